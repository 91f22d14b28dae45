"""The notation of effects and the files of cards take anything: a meaning, or a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.cardset.fields import PRICED, build_card, fields_of
from sobremesa.games.protocolo.cardset.mistakes import Mistake
from sobremesa.games.protocolo.cardset.model import Card, Kind
from sobremesa.games.protocolo.cardset.notation import read_effects, read_price, read_priced
from sobremesa.games.protocolo.cardset.reading import box
from sobremesa.games.protocolo.cardset.showing import written
from sobremesa.games.protocolo.cardset.spelling import spelled, spelled_price
from sobremesa.games.protocolo.cardset.telling import made_text
from sobremesa.games.protocolo.cardset.terms import (
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Verb,
)

SIGNS = (*"()[],;:|∥@*$+-.", ">=", "CHOICE", "IF", "ALL", "until end of turn", "after", "PA")
NUMBERS = ("0", "1", "2", "+1", "-2", "99", "-0", "007", "²")
LISTS = (Verb, Token, Stat, Guard, Filter, Fact)
WORDS = [word.value for words in LISTS for word in words] + [f"@{one}" for one in Selector]
SOME = st.sampled_from([*WORDS, *SIGNS, *NUMBERS, "HEEL", "ñ"])
TEXTS = st.lists(SOME, max_size=12).map(" ".join)
VALUES = st.one_of(
    TEXTS,
    st.integers(-2, 120),
    st.booleans(),
    st.floats(),
    st.lists(TEXTS, max_size=2),
    st.dictionaries(st.sampled_from(["es", "en", "fr"]), st.one_of(TEXTS, st.integers())),
)


@given(TEXTS)
def test_a_text_is_effects_or_a_mistake(text: str) -> None:
    try:
        effects = read_effects(text)
    except Mistake:
        return
    assert read_effects(spelled(effects)) == effects


@given(TEXTS, st.sampled_from(["$", "PA"]))
def test_a_price_is_read_or_a_mistake(text: str, unit: str) -> None:
    try:
        price = read_price(text, unit)
    except Mistake:
        return
    assert read_price(spelled_price(price, unit), unit) == price


@settings(max_examples=200)
@given(st.sampled_from(list(Kind)), st.data())
def test_the_fields_of_a_card_make_a_card_or_are_told(kind: Kind, data: st.DataObject) -> None:
    named = {
        "name": {"es": "Carta", "en": "Card"},
        "copies": 1,
        **{field: 1 for field in fields_of(kind) if field in NUMBERED},
    }
    others = st.dictionaries(st.sampled_from([*fields_of(kind), "colour"]), VALUES, max_size=4)
    fields = named | data.draw(others)
    told: list[tuple[str, Detail]] = []
    card = build_card(kind, "X1", fields, lambda field, detail: told.append((field, detail)))
    assert (card is None) == bool(told)
    if card is not None:
        for language in ("es", "en"):
            assert "{" not in made_text(card, language)


NUMBERED = ("gravity", "limit", "pa", "cost", "res", "cure", "doses")


@pytest.mark.parametrize("card", box().cards, ids=lambda card: card.id)
def test_what_is_shown_of_a_card_is_what_its_file_says(card: Card) -> None:
    for ability in card.abilities:
        text = written(ability)
        if ability.price.est:
            assert read_priced(text, PRICED[ability.trigger]) == (ability.price, ability.effects)
        else:
            assert read_effects(text) == ability.effects


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("$1: DRAW 1 @ME", "$1, EST 1: DRAW 1 @ME"),
        ("EST 1, $1: DRAW 1 @ME", "$1, EST 1: DRAW 1 @ME"),
        (" $1 ,EST 2 after :DRAW 1@ME ; ", "$1, EST 2 after: DRAW 1 @ME"),
        ("$1: CHOICE(DRAW 1 @ME ∥ RP +1 @ME)", "$1: CHOICE(DRAW 1 @ME | RP +1 @ME)"),
        ("$1: MONEY −1 @ME", "$1: MONEY -1 @ME"),
    ],
)
def test_the_same_may_be_written_in_more_than_one_way(text: str, same: str) -> None:
    assert read_priced(text, "$") == read_priced(same, "$")


def test_pa_may_stand_before_or_behind_its_number() -> None:
    assert read_priced("PA 2, EST 1: DRAW 1 @ME", "PA") == read_priced("2 PA: DRAW 1 @ME", "PA")
