"""The texts of cards: made of their effects, and the same as the design prints."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sobremesa.games.protocolo.cardset import vocabulary as V
from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Card,
    Choice,
    Condition,
    Do,
    If,
    Kind,
    Price,
    Staff,
    Target,
    kind_of,
)
from sobremesa.games.protocolo.cardset.notation import read_effects
from sobremesa.games.protocolo.cardset.reading import box
from sobremesa.games.protocolo.cardset.spelling import spelled
from sobremesa.games.protocolo.cardset.telling import made_text
from sobremesa.games.protocolo.cardset.terms import Fact, Selector, Trigger, Verb
from tests.games.protocolo.made_up import HOLDERS, NAMES, PAIRS, POOL, PRICES, fits

PRINTED = tomllib.loads(Path(__file__).with_name("printed.toml").read_text(encoding="utf-8"))

# Where the text that is made is not the printed one, and why.
OTHERWISE = {
    ("P15", "en"): (
        "Discharge: gain $3.",
        "the design has “On discharge:” on this card alone; all others say “Discharge:”",
    ),
    ("P31", "es"): (
        "Entra con 2 INF. Contagioso: en tu Fase 3, antes del deterioro, PON 1 INF en otro "
        "paciente de tu Guardia.",
        "the design explains the word on P21 and leaves it alone here; whoever sees only this card "
        "is told too",
    ),
    ("P31", "en"): (
        "Enters with 2 INF. Contagious: in your Phase 3, before deterioration, put 1 INF on "
        "another patient in your Guardia.",
        "as in Spanish",
    ),
}


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("card", box().cards, ids=lambda card: card.id)
def test_the_text_is_the_printed_one(card: Card, language: str) -> None:
    made, printed = made_text(card, language), PRINTED[card.id][language]
    if (card.id, language) in OTHERWISE:
        assert made == OTHERWISE[card.id, language][0] != printed
    else:
        assert made == printed


def test_no_card_of_the_box_has_a_text_by_hand() -> None:
    assert not [card.id for card in box().cards if card.texts]


# -- every effect that could be written has words -------------------------------------------------


@pytest.mark.parametrize(
    ("card", "trigger"), PAIRS, ids=lambda one: one if isinstance(one, str) else one.id
)
def test_every_effect_that_may_be_written_is_told_and_spelled(card: Card, trigger: Trigger) -> None:
    found = POOL[id(card), trigger]
    assert found
    for do in found:
        assert read_effects(spelled((do,))) == (do,)
        for price in PRICES.get(trigger, (Price(),)):
            told(card, Ability(trigger, (do,), price))


def told(card: Card, ability: Ability) -> None:
    """A card with this ability alone has a text in both languages, with nothing left in it."""
    made = type(card)(**{**vars(card), "abilities": (ability,)})
    for language in ("es", "en"):
        text = made_text(made, language)
        assert text.endswith((".", ")."))
        assert not set("{}@") & set(text)
        assert "  " not in text
        assert text[0].isupper() or text[0] in "$1"


@pytest.mark.parametrize("kind", Kind)
def test_choices_and_conditions_are_told_wherever_they_may_stand(kind: Kind) -> None:
    money, rp = Do(Verb.MONEY, Target(Selector.ME), -1), Do(Verb.RP, Target(Selector.ME), 1)
    combined = 0
    for card in (card for card in HOLDERS if kind_of(card) is kind):
        for trigger in V.TRIGGERS[kind]:
            for effect in (
                Choice(((money,), (rp,))),
                If(Condition(Fact.MAX_DET, 3), (money, rp)),
                If(Condition(Fact.TRIGGER_PA, 4), (Choice(((money,), (rp,), (rp, money))),)),
            ):
                ability = Ability(trigger, (effect,), PRICES.get(trigger, (Price(),))[0])
                if not fits(card, ability):
                    continue
                combined += 1
                told(card, ability)
                told(card, Ability(trigger, (effect, rp), ability.price))
                assert read_effects(spelled((effect,))) == (effect,)
    assert combined


@pytest.mark.parametrize(
    ("effects", "es", "en"),
    [
        ("MONEY -4 @RIVAL", "el rival PIERDE $4 (o lo que tenga)", "the rival loses $4"),
        ("RP +1 @BOTH", "cada jugador GANA 1 RP", "each player gains 1 RP"),
        ("ADD TE 2 @OS", "PON 2 Turnos Extra sobre un Personal", "put 2 Extra Turn tokens on"),
        (
            "REMOVE EST ALL @AOSX",
            "QUITA todo el EST de tu otro Personal",
            "all EST from your other",
        ),
        (
            "ADD INF 1 @AXP; ADD DET 2 @AXP; DRAW 1 @ME",
            "PON 1 INF y 2 DET en cada paciente rival y ROBA 1",
            "put 1 INF and 2 DET on each rival patient and draw 1",
        ),
        (
            "CHOICE(DRAW 1 @ME | MONEY -2 @ME)",
            "Elige: ROBA 1 o PAGA $2",
            "Choose: draw 1 or pay $2",
        ),
    ],
)
def test_effects_of_new_cards_are_told(effects: str, es: str, en: str) -> None:
    ability = Ability(Trigger.ACTIVE, read_effects(effects), Price(est=1))
    card = Staff("S90", NAMES, 1, (ability,))
    assert es in made_text(card, "es")
    assert en in made_text(card, "en")
