"""From cards as data to the box of the rules: kinds, copies, and texts as rows of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Attach,
    Card,
    CardSet,
    Choice,
    Drug,
    Effect,
    Equipment,
    If,
    Kind,
    Patient,
    Sector,
    Staff,
    Target,
    kind_of,
)
from sobremesa.games.protocolo.cardset.terms import (
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Trigger,
    Verb,
)
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules.box import Box, Numbers

SORTS: Final = {
    Kind.PATIENT: B.PATIENT,
    Kind.STAFF: B.STAFF,
    Kind.DRUG: B.DRUG,
    Kind.EQUIPMENT: B.EQUIPMENT,
    Kind.SECTOR: B.SECTOR,
    Kind.EVENT: B.EVENT,
}
TRIGGERS: Final = {
    Trigger.ADMIT: B.ADMIT,
    Trigger.PLAY: B.PLAY,
    Trigger.START: B.START,
    Trigger.ACTIVE: B.ACTIVE,
    Trigger.EPIC: B.EPIC,
    Trigger.DOSE: B.DOSE,
    Trigger.PHASE3: B.PHASE3,
    Trigger.DISCHARGE: B.DISCHARGE,
    Trigger.DEATH: B.DEATH,
    Trigger.ALWAYS: B.ALWAYS,
    Trigger.REVEALED: B.REVEALED,
}
VERBS: Final = {
    Verb.HEAL: B.HEALS,
    Verb.ADD: B.ADDS,
    Verb.REMOVE: B.REMOVES,
    Verb.DRAW: B.DRAWS,
    Verb.MONEY: B.EARNS,
    Verb.RP: B.REPUTES,
    Verb.ADMIT: B.ADMITS,
    Verb.MOVE_PATIENT: B.MOVES,
    Verb.TRANSFER: B.TRANSFERS,
    Verb.RETURN: B.RETURNS,
    Verb.DESTROY: B.DESTROYS,
    Verb.MOD: B.MODIFIES,
    Verb.PROTECT: B.PROTECTS,
}
TOKENS: Final = {
    Token.EST: B.EST,
    Token.DET: B.DET,
    Token.INF: B.INF,
    Token.BLOQ: B.BLOQ,
    Token.DOS: B.DOS,
    Token.TE: B.TE,
}
STATS: Final = {
    Stat.INCOME: B.INCOME,
    Stat.CURE_VALUE: B.CURE_VALUE,
    Stat.CURE_COST: B.CURE_COST,
    Stat.ABILITY_COST: B.ABILITY_COST,
    Stat.DET_TICK: B.DET_TICK,
    Stat.REST_VALUE: B.REST_VALUE,
    Stat.DOSE_BONUS: B.DOSE_BONUS,
}
GUARDS: Final = {
    Guard.EST: B.EST,
    Guard.INF: B.INF,
    Guard.BLOQ: B.BLOQ,
    Guard.DEATH: B.DEATHS,
}
SELECTORS: Final = {
    Selector.THIS: B.THIS,
    Selector.SELF: B.SELF,
    Selector.HOST: B.HOST,
    Selector.LODGED_P: B.LODGED_PATIENT,
    Selector.LODGED_S: B.LODGED_STAFF,
    Selector.LODGED_BOTH: B.LODGED_BOTH,
    Selector.OP: B.OWN_PATIENT,
    Selector.OPC: B.OWN_CRITICAL,
    Selector.OS: B.OWN_STAFF,
    Selector.OSX: B.OTHER_STAFF,
    Selector.OT: B.OWN_SECTOR,
    Selector.OD: B.OWN_DRUG,
    Selector.AOP: B.ALL_OWN_PATIENTS,
    Selector.AOS: B.ALL_OWN_STAFF,
    Selector.AOSX: B.ALL_OTHER_STAFF,
    Selector.AXP: B.ALL_RIVAL_PATIENTS,
    Selector.AAP: B.ALL_PATIENTS,
    Selector.XT: B.RIVAL_SECTOR,
    Selector.OTHER_OWN_PATIENT_GUARD: B.OTHER_IN_GUARDIA,
    Selector.ME: B.ME,
    Selector.RIVAL: B.RIVAL,
    Selector.BOTH: B.BOTH,
    Selector.CP: B.CRISIS_PATIENT,
    Selector.CS: B.CRISIS_STAFF,
    Selector.CT: B.CRISIS_SECTOR,
    Selector.CD: B.CRISIS_DRUG,
    Selector.CE: B.CRISIS_EQUIPMENT,
}
FILTERS: Final = {
    Filter.NONCRITICAL: B.NONCRITICAL,
    Filter.GUARDIA: B.IN_GUARDIA,
    Filter.NONCHIEF: B.NONCHIEF,
}
FACTS: Final = {Fact.TRIGGER_PA: B.TRIGGER_PA, Fact.MAX_DET: B.MAX_DET}
ATTACHES: Final = {
    Attach.HOSPITAL: B.TO_HOSPITAL,
    Attach.STAFF: B.TO_STAFF,
    Attach.PATIENT: B.TO_PATIENT,
    Attach.SECTOR: B.TO_SECTOR,
}
PRINTED: Final = (
    "sort",
    "copies",
    "first_name",
    "cost",
    "res",
    "cure",
    "chief",
    "gravity",
    "limit",
    "pa",
    "doses",
    "capacity",
    "attach",
    "protects",
    "money_price",
    "active_est",
    "active_after",
    "pa_price",
    "epic_est",
    "epic_after",
    "dose_price",
)

Row = list[int]


def pack(cards: CardSet) -> Box:
    """The box of a card set."""
    return _Packer(cards).box()


class _Packer:
    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.printed: dict[str, list[int]] = {name: [] for name in PRINTED}
        self.rows: list[Row] = [[0] * B.WIDTH]  # row 0 stands for no text
        self.first_row: list[int] = []
        self.choosing: list[int] = []
        self.filters: list[int] = []

    def box(self) -> Box:
        name = 0
        for card in self.cards.cards:
            self.add_card(card, name)
            name += card.copies
        kinds = list(enumerate(self.cards.cards))
        patients, deck, events = (
            [kind for kind, card in kinds if card in group for _ in range(card.copies)]
            for group in (self.cards.patients, self.cards.player_deck, self.cards.events)
        )
        staff = sum(card.copies for card in self.cards.staff)
        return Box(
            Numbers(self.cards.numbers),
            self.printed,
            [*patients, *deck, *deck, *events, *events],
            [len(patients), len(deck), len(events), staff],
            self.first_row,
            self.choosing,
            self.filters,
            [number for row in self.rows for number in row],
        )

    def add_card(self, card: Card, name: int) -> None:
        """What is printed on a kind of card, and its texts."""
        facts = dict.fromkeys(PRINTED, 0)
        facts |= {"sort": SORTS[kind_of(card)], "copies": card.copies, "first_name": name}
        facts |= {**printed_on(card), **prices_of(card)}
        guards = [
            do.amount
            for ability in card.abilities
            for do in ability.walk()
            if do.verb is Verb.PROTECT and not do.every
        ]
        facts["protects"] = max(guards, default=0)
        for fact, value in facts.items():
            self.printed[fact].append(value)
        for trigger in TRIGGERS:
            ability = card.ability(trigger)
            self.first_row.append(len(self.rows) if ability else 0)
            self.choosing.append(0)
            self.filters.append(0)
            if ability:
                self.add_text(card, ability)

    def add_text(self, card: Card, ability: Ability) -> None:
        """The rows of a text; all its clauses work on one chosen card, which must please all."""
        first = len(self.rows)
        self.add_effects(ability.effects)
        if isinstance(card, Staff) and ability.price.after:
            self.add(B.EST_AFTER, amount=ability.price.est)
        if ability.trigger is Trigger.DOSE:
            self.add(B.EMPTIED)
        if ability.trigger is Trigger.REVEALED:
            self.add(B.OVER)
        self.add(B.END)
        if ability.trigger is Trigger.ALWAYS:
            return
        chosen = [row for row in self.rows[first:] if B.chooses(row[B.SELECTOR])]
        if chosen:
            filters = 0
            for row in chosen:
                filters |= row[B.FILTERS]
            for row in chosen:
                row[B.FILTERS] = filters
            self.choosing[-1] = chosen[0][B.SELECTOR]
            self.filters[-1] = filters

    def add_effects(self, effects: tuple[Effect, ...]) -> None:
        """A sequence of effects."""
        for effect in effects:
            if isinstance(effect, If):
                condition = effect.condition
                row = self.add(B.IF, amount=condition.least, what=FACTS[condition.fact])
                self.add_effects(effect.effects)
                row[B.JUMP] = len(self.rows)
            elif isinstance(effect, Choice):
                self.add_choice(effect)
            else:
                what = 0
                if effect.token is not None:
                    what = TOKENS[effect.token]
                elif effect.stat is not None:
                    what = STATS[effect.stat]
                elif effect.guard is not None:
                    what = GUARDS[effect.guard]
                row = self.add(VERBS[effect.verb], effect.target, effect.amount, what)
                row[B.EVERY] = int(effect.every)

    def add_choice(self, choice: Choice) -> None:
        """The branches one after another; each leaps behind the last when it is done."""
        opening = self.add(B.CHOICE)
        leaps: list[Row] = []
        for branch in choice.branches:
            begin = self.add(B.BRANCH)
            self.add_effects(branch)
            leaps.append(self.add(B.LEAP))
            begin[B.JUMP] = len(self.rows)
        for row in (opening, *leaps):
            row[B.JUMP] = len(self.rows)

    def add(self, op: int, target: Target | None = None, amount: int = 0, what: int = 0) -> Row:
        """One more row."""
        row = [0] * B.WIDTH
        row[B.OP], row[B.AMOUNT], row[B.WHAT] = op, amount, what
        if target is not None:
            row[B.SELECTOR] = SELECTORS[target.selector]
            for one in target.filters:
                row[B.FILTERS] |= FILTERS[one]
        self.rows.append(row)
        return row


def printed_on(card: Card) -> Mapping[str, int]:
    """The numbers on a card, by their names in the box."""
    if isinstance(card, Patient):
        return {"gravity": card.gravity, "limit": card.limit, "pa": card.pa}
    if isinstance(card, Staff):
        chief = int(card.chief)
        return {"cost": card.cost, "res": card.res, "cure": card.cure, "chief": chief}
    if isinstance(card, Drug):
        return {"cost": card.cost, "doses": card.doses}
    if isinstance(card, Equipment):
        return {"cost": card.cost, "attach": ATTACHES[card.attach]}
    if isinstance(card, Sector):
        return {"cost": card.cost, "capacity": int(card.capacity)}
    return {}


def prices_of(card: Card) -> Mapping[str, int]:
    """What its texts cost."""
    prices: dict[str, int] = {}
    active, epic, dose = (
        card.ability(trigger) for trigger in (Trigger.ACTIVE, Trigger.EPIC, Trigger.DOSE)
    )
    if active:
        price = active.price
        prices |= {"money_price": price.money, "active_est": price.est}
        prices["active_after"] = int(price.after and isinstance(card, Staff))
    if epic:
        price = epic.price
        prices |= {"pa_price": price.pa, "epic_est": price.est, "epic_after": int(price.after)}
    if dose:
        prices["dose_price"] = dose.price.doses
    return prices
