"""A card set as a catalogue: every card with its text, its effects and its reckoning."""

from __future__ import annotations

from typing import Any

from sobremesa.engine import catalogue
from sobremesa.games.protocolo.cardset.costs import NoFormula, reckon
from sobremesa.games.protocolo.cardset.fields import LANGUAGES, PLAIN, PRICED
from sobremesa.games.protocolo.cardset.fitting import FIELDS
from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Attach,
    Card,
    CardSet,
    Event,
    Patient,
    kind_of,
)
from sobremesa.games.protocolo.cardset.reading import box, printed_numbers
from sobremesa.games.protocolo.cardset.spelling import spelled, spelled_price
from sobremesa.games.protocolo.cardset.telling import text_of


def catalogue_of(cards: CardSet) -> catalogue.Catalogue:
    """The whole set."""
    printed = printed_numbers()
    numbers = {
        name: (printed[name], here) for name, here in cards.numbers.items() if printed[name] != here
    }
    here, there = ({card.id: card for card in one.cards} for one in (cards, box()))
    return catalogue.Catalogue(
        names=cards.names,
        cards=tuple(shown_card(card, cards) for card in cards.cards),
        numbers=numbers,
        new=tuple(name for name in here if name not in there),
        changed=tuple(name for name in here if name in there and here[name] != there[name]),
        gone=tuple(name for name in there if name not in here),
    )


def shown_card(card: Card, cards: CardSet) -> catalogue.Card:
    """One card of the catalogue."""
    reckoning, why = None, ""
    try:
        reckoning = reckon(card, cards.numbers)
    except NoFormula as reason:
        why = str(reason)
    return catalogue.Card(
        id=card.id,
        kind=kind_of(card).value,
        names=card.names,
        texts={language: text_of(card, language) for language in LANGUAGES},
        copies=card.copies,
        facts=facts(card, cards.numbers),
        effects=tuple((FIELDS[one.trigger], written(one)) for one in card.abilities),
        reckoning=reckoning,
        unreckoned=why,
    )


def facts(card: Card, numbers: dict[str, int]) -> tuple[tuple[str, Any], ...]:
    """What is printed beside the text."""
    told = [(name, plain(getattr(card, name))) for name in PLAIN[kind_of(card)] if name != "value"]
    if isinstance(card, Patient):
        told.append(("critical", card.gravity > numbers["critical_above"]))
    if isinstance(card, Event):
        told.append(("crisis", card.crisis))
    return tuple(told)


def plain(value: Any) -> Any:
    """A value of plain JSON types."""
    return value.value if isinstance(value, Attach) else value


def written(ability: Ability) -> str:
    """An ability as it stands in the file."""
    price = spelled_price(ability.price, PRICED.get(ability.trigger, "$"))
    return f"{price}: {spelled(ability.effects)}" if price else spelled(ability.effects)
