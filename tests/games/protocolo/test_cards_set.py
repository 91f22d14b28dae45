"""The cards of the box: how many there are, whether they are the design's, and what they cost."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from sobremesa.games.protocolo.cardset.costs import NoFormula, reckon
from sobremesa.games.protocolo.cardset.fields import PRICED
from sobremesa.games.protocolo.cardset.fitting import FIELDS
from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Card,
    Drug,
    Equipment,
    Event,
    Patient,
    Sector,
    Staff,
)
from sobremesa.games.protocolo.cardset.reading import box, printed_numbers
from sobremesa.games.protocolo.cardset.spelling import spelled, spelled_price
from sobremesa.games.protocolo.cardset.terms import Trigger

PRINTED = tomllib.loads(Path(__file__).with_name("printed.toml").read_text(encoding="utf-8"))
WITHOUT_A_NAME = (Trigger.ALWAYS, Trigger.REVEALED)  # the tables print these effects alone


def copies(cards: tuple[Card, ...]) -> int:
    """How many cards there are of these kinds."""
    return sum(card.copies for card in cards)


@pytest.mark.clause("PC-4.1")
def test_a_player_deck_has_fifty_cards() -> None:
    cards = box()
    counts = [copies(kind) for kind in (cards.staff, cards.drugs, cards.equipment, cards.sectors)]
    assert counts == [24, 9, 7, 10]
    assert copies(cards.player_deck) == 50


@pytest.mark.clause("PC-4.3")
def test_sixty_patients_wait() -> None:
    patients = box().patients
    critical = sum(card.copies for card in patients if card.gravity > 5)
    assert copies(patients) == 60
    assert critical == 18
    assert Fraction(sum(card.copies * card.gravity for card in patients), 60) == Fraction("5.2")
    assert Fraction(sum(card.copies * card.pa for card in patients), 60) == Fraction("2.75")


@pytest.mark.clause("PC-4.2")
def test_thirty_events_and_crises() -> None:
    events = box().events
    assert copies(events) == 30
    assert sum(card.copies for card in events if card.crisis) == 14


def test_the_set_has_every_card_of_the_design_and_no_other() -> None:
    assert [card.id for card in box().cards] == list(PRINTED)


@pytest.mark.parametrize("card", box().cards, ids=lambda card: card.id)
def test_the_effects_are_those_of_the_design(card: Card) -> None:
    assert sorted(as_in_the_tables(card)) == sorted(PRINTED[card.id]["effects"])


def as_in_the_tables(card: Card) -> Iterator[str]:
    """The effects as the tables of the design write them."""
    for ability in card.abilities:
        if ability.trigger in WITHOUT_A_NAME:
            yield from (
                spelled(ability.effects).split("; ")
                if ability.trigger is Trigger.ALWAYS
                else [spelled(ability.effects)]
            )
        else:
            yield f"{head(ability)}: {spelled(ability.effects)}"


def head(ability: Ability) -> str:
    """A trigger with its price, as the tables write it."""
    price = spelled_price(ability.price, PRICED.get(ability.trigger, "$"))
    if ability.trigger is Trigger.EPIC:
        price = f"PA {ability.price.pa},{price.partition(',')[2]}"
    if ability.trigger is Trigger.DOSE:
        price = "1"
    return f"{ability.trigger}({price})" if price else ability.trigger.value


@pytest.mark.parametrize("card", box().cards, ids=lambda card: card.id)
def test_the_numbers_are_those_of_the_design(card: Card) -> None:
    assert numbers_of(card) == PRINTED[card.id]["printed"]


def numbers_of(card: Card) -> dict[str, object]:
    """The printed numbers, as the design calls them."""
    found: dict[str, object] = {"copies": card.copies}
    if isinstance(card, Patient):
        found |= {"grv": card.gravity, "lim": card.limit, "pa": card.pa}
        found["critical"] = card.gravity > 5
    if isinstance(card, (Staff, Drug, Equipment, Sector)):
        found["cost"] = card.cost
    if isinstance(card, Staff):
        found |= {"res": card.res, "cure": card.cure, "boss": card.chief}
    if isinstance(card, Drug):
        found["dos"] = card.doses
    if isinstance(card, Equipment):
        found["attach"] = card.attach.value
    if isinstance(card, Sector):
        found["cap"] = card.capacity
    return found


@pytest.mark.parametrize(
    "card", [card for card in box().cards if not isinstance(card, Event)], ids=lambda card: card.id
)
def test_every_printed_cost_is_what_the_formula_says(card: Card) -> None:
    reckoning = reckon(card, printed_numbers())
    assert reckoning.agrees, reckoning


def test_the_formulas_say_nothing_of_events() -> None:
    for card in box().events:
        with pytest.raises(NoFormula):
            reckon(card, printed_numbers())


@pytest.mark.parametrize(
    ("card", "work", "phases"),
    [("P01", 3, 4), ("P13", 5, 2), ("P21", 7, 4), ("P29", 6, 1), ("P27", 10, 4)],
)
def test_the_work_of_a_patient_and_the_time_for_it(card: str, work: int, phases: int) -> None:
    """The last column of the design's table of patients."""
    patient = box().card(card)
    assert isinstance(patient, Patient)
    terms = {term.key: term for term in reckon(patient, printed_numbers()).terms}
    assert terms["work"].count == work
    share = work / phases
    urgent = 0.5 * (share >= 2) + 0.5 * (share >= 3) + (share >= 5)
    assert (terms["urgent"].each if "urgent" in terms else 0) == urgent


def test_each_ability_has_a_field_of_its_own() -> None:
    assert len(set(FIELDS.values())) == len(Trigger)
