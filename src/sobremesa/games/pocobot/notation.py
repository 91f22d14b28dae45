"""The notation of PoCoBOT moves. See docs/pocobot.md.

place:9S · place:KH>pilot · place:QC>copilot · place:JD>copilot@clubs   build
remove:4C · done · shed:9H                     take off, end the modification, discard an excess
burn:5D · crew:QS+KD                           draw cards
attack, points:15, extra:7S, pay:5D+4D, back   the steps of an attack with fuel
fire:7S                                        a projectile
dodge:5D · dodge:none                          the defender's answer
pass:2C · pass:none                            pass, a card at a time
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from sobremesa.engine.errors import Bad
from sobremesa.games.pocobot.rules import moves
from sobremesa.games.pocobot.rules.cards import (
    CARDS,
    CLUBS,
    DIAMONDS,
    EACH,
    MODULES,
    NAMES,
    NO_CARD,
    NUMBERED,
    SUITS,
    card_of,
    is_ace,
    is_figure,
    is_numeric,
    suit_of,
    value_of,
)
from sobremesa.games.pocobot.rules.limits import fuel_for
from sobremesa.games.pocobot.rules.table import BOOSTER, COPILOT, PILOT, SPOTS

PLAYS = {
    moves.PLACE: "place",
    moves.REMOVE: "remove",
    moves.DONE: "done",
    moves.SHED: "shed",
    moves.BURN: "burn",
    moves.CREW: "crew",
    moves.ATTACK: "attack",
    moves.POINTS: "points",
    moves.EXTRA: "extra",
    moves.PAY: "pay",
    moves.BACK: "back",
    moves.FIRE: "fire",
    moves.DODGE: "dodge",
    moves.PASS: "pass",
}
KINDS = {name: kind for kind, name in PLAYS.items()}
BARE = (moves.DONE, moves.ATTACK, moves.BACK)
WITH_A_CARD = (
    moves.REMOVE,
    moves.SHED,
    moves.BURN,
    moves.EXTRA,
    moves.FIRE,
    moves.DODGE,
    moves.PASS,
)
OR_NONE = (moves.EXTRA, moves.DODGE, moves.PASS)
NONE = "none"
CREW_SPOTS = {"pilot": PILOT, "copilot": COPILOT}


def text_of(code: int) -> str:
    """The one canonical text of a move."""
    what, at = int(moves.what_of(code)), int(moves.at_of(code))
    play = PLAYS[what]
    if what in BARE:
        return play
    if what == moves.PLACE:
        return f"{play}:{place_text(at)}"
    if what == moves.POINTS:
        return f"{play}:{at}"
    if what == moves.CREW:
        return f"{play}:{NAMES[moves.first_of(at)]}+{NAMES[moves.second_of(at)]}"
    if what == moves.PAY:
        return f"{play}:" + ("+".join(NAMES[card] for card in fuel_in(at)) or NONE)
    return f"{play}:{NONE if at == NO_CARD else NAMES[at]}"


def place_text(at: int) -> str:
    """A card and where it goes.

    >>> place_text(moves.placing(NAMES.index("JD"), COPILOT, CLUBS))
    'JD>copilot@clubs'
    """
    card, spot, module = int(moves.placed(at)), int(moves.spot_in(at)), int(moves.module_in(at))
    if not is_figure(card):
        return NAMES[card]
    chosen = "" if module == moves.NO_MODULE else f"@{SUITS[module]}"
    return f"{NAMES[card]}>{SPOTS[spot]}{chosen}"


def fuel_in(fuel: int) -> list[int]:
    """The cards of a set of fuel, diamonds before clubs, the highest first."""
    cards = [int(moves.fuel_card(s)) for s in range(moves.FUEL_SLOTS) if moves.has_slot(fuel, s)]
    return sorted(cards, key=lambda card: (suit_of(card) == CLUBS, -value_of(card)))


def code_of(text: str) -> int:
    """The move that a text means; small and capital letters are alike."""
    told = re.sub(r"\s+", "", text).upper()
    play, colon, rest = told.partition(":")
    what = KINDS.get(play.lower())
    if what is None or (what in BARE) == bool(colon):
        raise _malformed(text)
    if what in BARE:
        return int(moves.play(what, 0))
    if what == moves.PLACE:
        return int(moves.play(what, _placing(text, rest)))
    if what == moves.POINTS:
        if not re.fullmatch(r"0|[1-9][0-9]?", rest):
            raise _malformed(text)
        return int(moves.play(what, int(rest)))
    if what == moves.CREW:
        return int(moves.play(what, _crew(text, rest)))
    if what == moves.PAY:
        return int(moves.play(what, _fuel(text, rest)))
    if what in OR_NONE and rest == NONE.upper():
        return int(moves.play(what, NO_CARD))
    return int(moves.play(what, _card(text, rest)))


def _card(text: str, name: str) -> int:
    if name not in NAMES:
        raise _malformed(text)
    return NAMES.index(name)


def _placing(text: str, rest: str) -> int:
    name, sign, aim = rest.partition(">")
    card = _card(text, name)
    if not is_figure(card):
        if sign:
            raise _malformed(text)
        return place_of(card)
    spot, at, module = aim.lower().partition("@")
    if spot not in CREW_SPOTS:
        raise _malformed(text)
    if not at:
        return int(moves.placing(card, CREW_SPOTS[spot], moves.NO_MODULE))
    if spot != "copilot" or suit_of(card) != DIAMONDS or module not in SUITS[:MODULES]:
        raise _malformed(text)
    return int(moves.placing(card, COPILOT, SUITS.index(module)))


def place_of(card: int) -> int:
    """PB-2.5 The only place of a numeric card or an Ace."""
    spot = BOOSTER if is_ace(card) else int(suit_of(card))
    return int(moves.placing(card, spot, moves.NO_MODULE))


def _crew(text: str, rest: str) -> int:
    names = rest.split("+")
    cards = [_card(text, name) for name in names]
    if len(set(cards)) != 2 or len(cards) != 2:
        raise _malformed(text)
    return int(moves.both(*cards))


def _fuel(text: str, rest: str) -> int:
    if rest == NONE.upper():
        return moves.NO_FUEL_SET
    cards = [_card(text, name) for name in rest.split("+")]
    if len(set(cards)) != len(cards) or not all(may_burn(card) for card in cards):
        raise _malformed(text)
    return fuel_of(cards)


def may_burn(card: int) -> bool:
    """PB-9.4 Numeric diamonds and clubs can be fuel."""
    return bool(is_numeric(card)) and suit_of(card) in (CLUBS, DIAMONDS)


def fuel_of(cards: list[int] | tuple[int, ...]) -> int:
    """The set of these fuel cards."""
    fuel = moves.NO_FUEL_SET
    for card in cards:
        fuel = int(moves.with_fuel(fuel, card))
    return fuel


def _malformed(text: str) -> Bad:
    return Bad("notation", text=text, game="PoCoBOT", example="place:9S")


def vocabulary() -> Iterator[int]:
    """Every move that can be written, but for numbers and mixed fuel beyond what any table has."""
    yield from (int(moves.play(what, 0)) for what in BARE)
    yield from (int(moves.play(moves.PLACE, at)) for at in placings())
    for what in WITH_A_CARD:
        yield from (int(moves.play(what, card)) for card in range(CARDS))
    yield from (int(moves.play(what, NO_CARD)) for what in OR_NONE)
    for pair in combinations(range(CARDS), 2):
        yield int(moves.play(moves.CREW, moves.both(*pair)))
    yield from (int(moves.play(moves.POINTS, points)) for points in range(40))
    yield from (int(moves.play(moves.PAY, fuel)) for fuel in fuel_sets())


def placings() -> Iterator[int]:
    """Every card with every place that a text can give it."""
    for card in range(CARDS):
        if not is_figure(card):
            yield place_of(card)
            continue
        for spot in (PILOT, COPILOT):
            yield int(moves.placing(card, spot, moves.NO_MODULE))
        if suit_of(card) == DIAMONDS:
            yield from (int(moves.placing(card, COPILOT, module)) for module in range(MODULES))


def fuel_sets() -> Iterator[int]:
    """All sets of diamonds, all of clubs that a module holds, and one of each suit mixed."""
    diamonds = [int(card_of(DIAMONDS, rank)) for rank in range(NUMBERED)]
    clubs = [int(card_of(CLUBS, rank)) for rank in range(NUMBERED)]
    for count in range(NUMBERED + 1):
        yield from (fuel_of(cards) for cards in combinations(diamonds, count))
    for count in range(1, 5):
        yield from (fuel_of(cards) for cards in combinations(clubs, count))
    yield from (fuel_of((one, other)) for one in diamonds for other in clubs)


def describe(code: int) -> dict[str, Any]:
    """A move in named parts."""
    what, at = int(moves.what_of(code)), int(moves.at_of(code))
    parts: dict[str, Any] = {"play": PLAYS[what]}
    if what in BARE:
        return parts
    if what == moves.PLACE:
        return parts | _place_parts(at)
    if what == moves.POINTS:
        return parts | {"points": at, "fuel": int(fuel_for(at))}
    if what == moves.CREW:
        return parts | {"cards": [NAMES[moves.first_of(at)], NAMES[moves.second_of(at)]]}
    if what == moves.PAY:
        cards = fuel_in(at)
        worth = sum(int(value_of(card)) for card in cards)
        return parts | {"cards": [NAMES[card] for card in cards], "value": worth}
    if at == NO_CARD:
        return {"play": f"no-{PLAYS[what]}"}
    parts["card"] = NAMES[at]
    return parts | {"value": int(value_of(at))} if what in VALUED else parts


VALUED = (moves.BURN, moves.EXTRA, moves.FIRE, moves.DODGE)


def _place_parts(at: int) -> dict[str, Any]:
    module = int(moves.module_in(at))
    return {
        "card": NAMES[moves.placed(at)],
        "spot": SPOTS[moves.spot_in(at)],
        "module": NONE if module == moves.NO_MODULE else SUITS[module],
    }


assert len(PLAYS) == moves.KINDS
assert len(SPOTS) <= moves.SPOTS
assert len(SUITS) * EACH == CARDS
