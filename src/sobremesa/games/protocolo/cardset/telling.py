"""The texts of cards, made of their effects, in both languages.

What is printed on a card is what it does: nobody writes it a second time. A card has a text by hand
only where its author wants one.
"""

from __future__ import annotations

from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Card,
    Choice,
    Do,
    Effect,
    Equipment,
    If,
    Patient,
    Sector,
)
from sobremesa.games.protocolo.cardset.phrases import Phrases, capital, phrases, small
from sobremesa.games.protocolo.cardset.telling_lasting import lasting
from sobremesa.games.protocolo.cardset.terms import CRISIS, Fact, Selector, Token, Trigger, Verb
from sobremesa.games.protocolo.cardset.vocabulary import CHOSEN

PLAYERS = {Selector.ME, Selector.RIVAL, Selector.BOTH}


def text_of(card: Card, language: str) -> str:
    """What a card says: by hand if somebody wrote it, else made of its effects."""
    return card.texts.get(language) or made_text(card, language)


def made_text(card: Card, language: str) -> str:
    """The text that the effects make."""
    words = phrases(language)
    sentences = [Teller(words, card, ability).told() for ability in card.abilities]
    if isinstance(card, Sector) and card.capacity:
        sentences.insert(0, words.say("place", "capacity"))
    text = " ".join(sentences)
    if isinstance(card, Equipment) and words.has("place", card.attach.value):
        return words.say("place", card.attach.value) + small(text)
    return text


def branches_of(card: Card, language: str) -> list[str]:
    """What each branch of its choice says, of a card that leaves just one to be made."""
    choices = [
        (ability, effect)
        for ability in card.abilities
        for effect in ability.effects
        if isinstance(effect, Choice)
    ]
    if len(choices) != 1:
        return []
    ability, choice = choices[0]
    teller = Teller(phrases(language), card, ability)
    return [capital(teller.branch(branch)) for branch in choice.branches]


class Teller:
    """One ability of one card, in one language."""

    def __init__(self, words: Phrases, card: Card, ability: Ability) -> None:
        self.words = words
        self.card = card
        self.ability = ability
        self.crisis = next(
            (do.target for do in ability.walk() if do.target.selector in CRISIS), None
        )
        self.named = False  # whether the chosen card has been told of

    def told(self) -> str:
        """The ability as a sentence, or two."""
        trigger, words = self.ability.trigger, self.words
        if trigger is Trigger.ALWAYS:
            dos = [effect for effect in self.ability.effects if isinstance(effect, Do)]
            return " ".join(capital(lasting(words, self.card, do)) + "." for do in dos)
        if self.crisis is not None:
            name = "_".join([self.crisis.selector, *self.crisis.filters])
            effects = capital(self.effects(self.ability.effects))
            whom = self.words.say("crisis", name)
            return words.say("crisis", "target", whom=whom, effects=effects)
        return capital(self.when(trigger))

    def when(self, trigger: Trigger) -> str:
        """The effects behind what sets them off."""
        words, effects, price = self.words, self.ability.effects, self.ability.price
        if trigger is Trigger.ADMIT and self.only_tokens():
            return words.say("when", "admit_tokens", effects=self.tokens_of(effects))
        if trigger in (Trigger.ADMIT, Trigger.DISCHARGE, Trigger.DEATH):
            if isinstance(self.card, Patient):
                return words.say("when", f"patient_{trigger}", effects=self.effects(effects))
            return self.of_any_patient(trigger)
        if trigger is Trigger.PHASE3 and self.is_contagious():
            return words.say("when", "contagious", effects=self.effects(effects))
        amount = price.pa if trigger is Trigger.EPIC else price.money
        after = words.say("when", "after") if price.after else ""
        told = self.effects(effects)
        return words.say("when", trigger.value, n=amount, est=self.est(), after=after, effects=told)

    def est(self) -> str:
        """The EST of the price, where it is not just the 1 of whoever uses the ability."""
        price = self.ability.price
        if price.on is not None:
            return self.words.say("when", f"est_{price.on}", n=price.est)
        return self.words.say("when", "est", n=price.est) if price.est > 1 else ""

    def of_any_patient(self, trigger: Trigger) -> str:
        """On a Sector: when any patient of its owner goes home or dies."""
        first = self.ability.effects[0]
        alone = len(self.ability.effects) == 1
        if alone and isinstance(first, If) and first.condition.fact is Fact.TRIGGER_PA:
            told = self.effects(first.effects)
            return self.words.say("when", f"{trigger}_pa", n=first.condition.least, effects=told)
        return self.words.say("when", trigger.value, effects=self.effects(self.ability.effects))

    def only_tokens(self) -> bool:
        """Whether a patient just enters with tokens on him."""
        return all(
            isinstance(effect, Do)
            and effect.verb is Verb.ADD
            and effect.target.selector is Selector.THIS
            for effect in self.ability.effects
        )

    def tokens_of(self, effects: tuple[Effect, ...]) -> str:
        """The tokens that are placed, and nothing else."""
        placed = [effect for effect in effects if isinstance(effect, Do)]
        return self.words.sequence([self.what(do) for do in placed])

    def is_contagious(self) -> bool:
        """Whether INF goes over to another patient, and nothing else happens."""
        return all(
            isinstance(effect, Do)
            and effect.token is Token.INF
            and effect.target.selector is Selector.OTHER_OWN_PATIENT_GUARD
            for effect in self.ability.effects
        )

    # -- effects -----------------------------------------------------------------------------

    def effects(self, effects: tuple[Effect, ...], inside: bool = False) -> str:
        """A sequence; tokens for the same card are told together."""
        parts: list[str] = []
        for group in grouped(effects):
            parts.append(self.group(group, inside))
        return self.words.sequence(parts)

    def group(self, group: list[Effect], inside: bool) -> str:
        """One effect, or several that place or remove tokens of the same card."""
        first = group[0]
        if isinstance(first, If):
            key = "max_det" if first.condition.fact is Fact.MAX_DET else "trigger_pa"
            told = self.effects(first.effects)
            return self.words.say("when", key, n=first.condition.least, effects=told)
        if isinstance(first, Choice):
            branches = [self.branch(branch) for branch in first.branches]
            alone = self.ability.effects == (first,)
            *most, last = branches
            told = f"{', '.join(most)}{self.words.table['or' if alone else 'and']}{last}"
            return self.words.say("when", "choice" if alone else "choice_inside", effects=told)
        if len(group) > 1:
            what = self.words.sequence([self.what(do) for do in group if isinstance(do, Do)])
            return self.tokens(first, what)
        return self.deed(first, inside)

    def deed(self, do: Do, inside: bool) -> str:
        """One verb."""
        if do.verb is Verb.MOD:
            told = lasting(self.words, self.card, do)
            return self.words.say("mod", "this_turn", effects=told)
        if do.target.selector in PLAYERS:
            return self.of_player(do, inside)
        if do.verb in (Verb.ADD, Verb.REMOVE):
            return self.tokens(do, self.what(do))
        if self.crisis is not None and do.target.selector in CRISIS:
            return self.words.say("crisis", do.verb.value, n=do.amount)
        whom = self.whom(do)
        if do.verb is Verb.HEAL:
            whom = self.words.before("HEAL", whom)
        return self.words.say("verbs", do.verb.value, n=do.amount, whom=whom)

    def tokens(self, do: Do, what: str) -> str:
        """Tokens placed or removed."""
        if self.crisis is not None and do.target.selector in CRISIS:
            return self.words.say("crisis", do.verb.value, what=what)
        before = "ADD_TE" if do.token is Token.TE else do.verb.value
        whom = self.words.before(before, self.whom(do))
        return self.words.say("verbs", do.verb.value, what=what, whom=whom)

    def branch(self, effects: tuple[Effect, ...]) -> str:
        """One side of a choice: what the other side says is not said in it."""
        named = self.named
        told = self.effects(effects, inside=True)
        self.named = named
        return told

    def whom(self, do: Do) -> str:
        """On whom: a card that was chosen before is that card."""
        if do.target.selector not in CHOSEN:
            return self.words.whom(self.card, do.target, do.every)
        again, self.named = self.named, True
        return self.words.again(do.target) if again else self.words.whom(self.card, do.target)

    def what(self, do: Do) -> str:
        """So many tokens, or all of them."""
        assert do.token is not None
        if do.every:
            return self.words.all_of(do.token)
        return self.words.tokens(do.amount, do.token)

    def of_player(self, do: Do, inside: bool) -> str:
        """What a player draws, gains, loses or admits."""
        amount, whose = abs(do.amount), do.target.selector.value
        table = self.words.table["verbs"][whose]
        if do.verb in (Verb.MONEY, Verb.RP):
            return self.of_dead(do) or str(table[self.key_of(do, inside)]).format(n=amount)
        key = "ADMIT_one" if do.verb is Verb.ADMIT and amount == 1 else do.verb.value
        return str(table[key]).format(n=amount)

    def key_of(self, do: Do, inside: bool) -> str:
        """Gained, lost, or paid: a cost inside a choice."""
        if do.amount > 0:
            return f"GAIN_{do.verb}"
        return "PAY_MONEY" if inside and do.verb is Verb.MONEY else f"LOSE_{do.verb}"

    def of_dead(self, do: Do) -> str:
        """RP lost by a death, beside the one that every death costs."""
        own = do.verb is Verb.RP and do.amount < 0 and do.target.selector is Selector.ME
        if not own or self.ability.trigger is not Trigger.DEATH:
            return ""
        key = "death_rp" if do.amount == -1 else "death_rp_many"
        return self.words.say("when", key, n=-do.amount)


def grouped(effects: tuple[Effect, ...]) -> list[list[Effect]]:
    """Neighbours that place, or remove, tokens of the same card, together."""
    groups: list[list[Effect]] = []
    for effect in effects:
        last = groups[-1][-1] if groups else None
        if (
            isinstance(effect, Do)
            and isinstance(last, Do)
            and effect.token is not None
            and Token.TE not in (effect.token, last.token)
            and (effect.verb, effect.target, effect.every) == (last.verb, last.target, last.every)
        ):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups
