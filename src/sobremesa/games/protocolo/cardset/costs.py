"""3.3 The point-buy formulas: what a card should cost, term by term.

All numbers stand in `points.toml`. They are reckoned exactly, and rounded once, half up.
"""

from __future__ import annotations

import tomllib
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib import resources
from typing import Any

from sobremesa.engine.catalogue import Reckoning, Term
from sobremesa.games.protocolo.cardset.model import (
    Card,
    Do,
    Drug,
    Effect,
    Equipment,
    Patient,
    Sector,
    Staff,
)
from sobremesa.games.protocolo.cardset.terms import Selector, Token, Trigger, Verb
from sobremesa.games.protocolo.cardset.vocabulary import ALL, STAFF

Lines = list[tuple[str, Decimal, Decimal]]  # a word, how many, what each is worth
ONE = Decimal(1)


class NoFormula(Exception):
    """The formulas say nothing of such a card; a key of the words says why."""


@cache
def points() -> dict[str, Any]:
    """The numbers of the formulas."""
    file = resources.files("sobremesa.games.protocolo") / "points.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Decimal)


def number(table: str, name: str) -> Decimal:
    """One number."""
    return Decimal(points()[table][name])


def reckon(card: Card, numbers: dict[str, int]) -> Reckoning:
    """How the printed cost of a card, or the PA of a patient, comes about."""
    if isinstance(card, Patient):
        return summed("pa", of_patient(card, numbers), card.pa)
    if isinstance(card, Staff):
        return summed("cost", of_staff(card), card.cost)
    if isinstance(card, Drug):
        worth = value_of(effects_of(card, Trigger.DOSE))
        lines = [("doses", Decimal(card.doses), number("drugs", "each") * worth)]
        return summed("cost", lines, card.cost)
    if isinstance(card, Equipment):
        return summed("cost", of_equipment(card), card.cost)
    if isinstance(card, Sector):
        return summed("cost", of_sector(card), card.cost)
    raise NoFormula("event")


def summed(what: str, lines: Lines, printed: int) -> Reckoning:
    """The sum of all lines, rounded half up, 1 at least."""
    total = sum((count * each for _, count, each in lines), Decimal(0))
    rounded = int(total.quantize(ONE, rounding=ROUND_HALF_UP))
    terms = tuple(Term(key, float(count), float(each)) for key, count, each in lines)
    return Reckoning(what, terms, float(total), max(1, rounded), printed)


# -- each kind of card -------------------------------------------------------------------------


def of_staff(card: Staff) -> Lines:
    """CURA, RES, what its abilities are worth beyond their price, and what it is."""
    if card.ability(Trigger.START) or card.ability(Trigger.ALWAYS):
        raise NoFormula("staff-lasting")
    above = card.res - number("staff", "res_above")
    lines = [
        ("base", ONE, number("staff", "base")),
        ("cure", Decimal(card.cure), number("staff", "cure")),
        ("res", above, number("staff", "res")),
    ]
    active = card.ability(Trigger.ACTIVE)
    if active:
        rest = beyond(active.effects, Decimal(active.price.money), active.price.est)
        lines.append(("active", rest, number("staff", "active")))
    epic = card.ability(Trigger.EPIC)
    if epic:
        rest = beyond(epic.effects, epic.price.pa * number("points", "pa"), epic.price.est)
        lines.append(("epic", rest, number("staff", "epic")))
    played = card.ability(Trigger.PLAY)
    if played:
        lines.append(("play", value_of(played.effects), number("staff", "play")))
    if active and all(is_hostile(do) for do in active.walk()):
        lines.append(("hostile", ONE, number("staff", "hostile")))
    if card.chief:
        lines.append(("chief", ONE, number("staff", "chief")))
    return lines


def of_equipment(card: Equipment) -> Lines:
    """What it is worth each turn, or once where a counted PROTECT uses it up."""
    if card.value is None:
        raise NoFormula("value")
    lasts = card.ability(Trigger.ALWAYS)
    once = lasts is not None and any(
        do.verb is Verb.PROTECT and not do.every for do in lasts.walk()
    )
    name = "one_shot" if once else "each"
    return [("once" if once else "turn", card.value, number("equipment", name))]


def of_sector(card: Sector) -> Lines:
    """What it is worth each turn, and its capacity."""
    if card.value is None:
        raise NoFormula("value")
    lines = [
        ("base", ONE, number("sectors", "base")),
        ("turn", card.value, number("sectors", "each")),
    ]
    return [*lines, ("capacity", ONE, number("sectors", "capacity"))] if card.capacity else lines


def of_patient(card: Patient, numbers: dict[str, int]) -> Lines:
    """The work he is, how little time there is, and what his other texts are worth."""
    tokens = entry_tokens(card)
    work = card.gravity + sum(tokens.values())
    tick = numbers["tick_critical" if card.gravity > numbers["critical_above"] else "tick"]
    left = card.limit - tokens[Token.DET]
    phases = -(-left // tick) - 1 if tick else left
    lines = [("work", Decimal(work), number("patients", "work"))]
    urgent = sum(
        (Decimal(more) for least, more in points()["patients"]["urgent"] if work >= least * phases),
        Decimal(0),
    )
    if urgent:
        lines.append(("urgent", ONE, urgent))
    extra = number("patients", "extra")
    return lines + [(key, count, extra * each) for key, count, each in of_texts(card)]


def entry_tokens(card: Patient) -> dict[Token, int]:
    """The tokens a patient enters with."""
    tokens = dict.fromkeys(Token, 0)
    for do in doings(effects_of(card, Trigger.ADMIT)):
        if do.verb is not Verb.ADD or do.target.selector is not Selector.THIS or not do.token:
            raise NoFormula("text")
        tokens[do.token] += do.amount
    return tokens


def of_texts(card: Patient) -> Lines:
    """What a patient's discharge, death and contagion are worth."""
    lines: Lines = []
    for ability in card.abilities:
        if ability.trigger is Trigger.ADMIT:
            continue
        for do in doings(ability.effects):
            lines.append(of_text(ability.trigger, do))
    return lines


def of_text(trigger: Trigger, do: Do) -> tuple[str, Decimal, Decimal]:
    """One of these texts."""
    own = do.target.selector is Selector.ME
    if trigger is Trigger.DISCHARGE and own and do.verb is Verb.RP:
        return "discharge-rp", Decimal(do.amount), number("patients", "discharge_rp")
    if trigger is Trigger.DISCHARGE and own and do.verb is Verb.MONEY:
        each = number("patients", "discharge_money") / number("patients", "discharge_money_for")
        return "discharge-money", Decimal(do.amount), each
    if trigger is Trigger.DISCHARGE and own and do.verb is Verb.DRAW:
        return "discharge-draw", Decimal(do.amount), number("patients", "discharge_draw")
    if trigger is Trigger.DEATH and own and do.verb is Verb.RP:
        return "death-rp", Decimal(-do.amount), number("patients", "death_rp")
    if trigger is Trigger.PHASE3 and do.verb is Verb.ADD and do.token is Token.INF:
        return "contagious", Decimal(do.amount), number("patients", "contagious")
    raise NoFormula("text")


# -- what effects are worth --------------------------------------------------------------------


def beyond(effects: tuple[Effect, ...], price: Decimal, est: int) -> Decimal:
    """What effects are worth beyond their price and the EST, 0 at least."""
    return max(Decimal(0), value_of(effects) - price - est * number("points", "est_paid"))


def value_of(effects: tuple[Effect, ...]) -> Decimal:
    """Several clauses add up."""
    return sum((value(do) for do in doings(effects)), Decimal(0))


def doings(effects: tuple[Effect, ...]) -> list[Do]:
    """The verbs of a text without CHOICE and IF, of which the formulas say nothing."""
    dos = [effect for effect in effects if isinstance(effect, Do)]
    if len(dos) < len(effects):
        raise NoFormula("text")
    return dos


def value(do: Do) -> Decimal:
    """One verb: so many tokens, on so many cards. `ALL` of each card is `ALL` once."""
    selector = do.target.selector
    if selector in (Selector.ME, Selector.RIVAL):
        return of_player(do) * (1 if selector is Selector.ME else -1)
    amount = Decimal(points()["points"]["all"] if do.every else do.amount)
    cards = points()["points"]["each"] if selector in ALL and not do.every else 1
    return amount * cards * number("points", worth_of(do)) if do.amount or do.every else moved(do)


def of_player(do: Do) -> Decimal:
    """Cards, money and reputation."""
    names = {Verb.DRAW: "draw", Verb.MONEY: "money", Verb.RP: "rp"}
    if do.verb not in names:
        raise NoFormula("text")
    return do.amount * number("points", names[do.verb])


def moved(do: Do) -> Decimal:
    """MOVE_PATIENT."""
    if do.verb is not Verb.MOVE_PATIENT:
        raise NoFormula("text")
    return number("points", "move")


def worth_of(do: Do) -> str:
    """The name of what one token, or one point of healing, is worth."""
    selector = do.target.selector
    if do.verb is Verb.HEAL:
        return "heal"
    if do.verb is Verb.REMOVE and do.token is Token.EST:
        return "remove_staff_est" if selector in STAFF else "remove_patient_est"
    if do.verb is Verb.REMOVE and do.token in (Token.DET, Token.INF, Token.BLOQ):
        return f"remove_{do.token.lower()}"
    if do.verb is Verb.ADD and do.token in (Token.TE, Token.DOS):
        return f"add_{do.token.lower()}"
    if do.verb is Verb.ADD and do.token in (Token.BLOQ, Token.INF) and is_hostile(do):
        return f"hostile_{do.token.lower()}"
    raise NoFormula("text")


def is_hostile(do: Do) -> bool:
    """Whether a verb works only against the rival."""
    return do.target.selector in (Selector.RIVAL, Selector.XT, Selector.AXP)


def effects_of(card: Card, trigger: Trigger) -> tuple[Effect, ...]:
    """What this trigger sets off; nothing where there is no such text."""
    ability = card.ability(trigger)
    return ability.effects if ability else ()
