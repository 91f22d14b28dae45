"""The notation of Virus! moves. See docs/virus.md.

organ:red                    place an organ in your body
virus:red>2.red              play a virus on the red organ of seat 2
medicine:multi>0.blue        play a medicine
thief>1.green                take an organ
transplant>0.red=1.blue      exchange two organs, the lower seat first
contagion                    then, for each virus in turn:
spread:red>1.green             the virus on your red organ goes to that organ
spread:red>stays               it stays where it is
glove · error>1              Latex Glove; Medical Error with seat 1
null:thief                   a treatment for no effect (allow_null_treatments)
discard:organ:red+thief      discard cards, in the order of table VI-1.2
discard:nothing              discard none, also written "pass": always refused
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from sobremesa.engine.errors import Bad
from sobremesa.games.virus.rules import moves
from sobremesa.games.virus.rules.cards import (
    COLOURS,
    CONTAGION,
    EACH,
    ERROR,
    FAMILIES,
    GLOVE,
    KINDS,
    NAMES,
    ORGAN,
    THIEF,
    TRANSPLANT,
    TREATMENT,
    colour_of,
    family_of,
)
from sobremesa.games.virus.rules.moves import DISCARD, NULL, SPREAD, STAYS

SEATS = 6  # as many as a text can name, whatever the table
PLACES = SEATS * EACH
NOTHING = "nothing"
PASS = "pass"
STAY = "stays"
_PLACE = re.compile(rf"([0-{SEATS - 1}])\.({'|'.join(COLOURS)})")


def place_text(place: int) -> str:
    """A place in a body.

    >>> place_text(7)
    '1.blue'
    """
    return f"{moves.seat_of(place)}.{COLOURS[moves.slot_of(place)]}"


def text_of(code: int) -> str:
    """The one canonical text of a move."""
    what, target = moves.what_of(code), moves.target_of(code)
    if what == DISCARD:
        return "discard:" + ("+".join(discarded(target)) or NOTHING)
    if what == NULL:
        return f"null:{NAMES[target]}"
    if what == SPREAD:
        plan = moves.plan_of(target)
        to = place_text(moves.place_of_plan(plan)) if moves.travels(plan) else STAY
        return f"spread:{COLOURS[moves.source_of(target)]}>{to}"
    name = NAMES[what]
    if what == TRANSPLANT:
        one, other = moves.first_of_pair(target), moves.second_of_pair(target)
        return f"{name}>{place_text(one)}={place_text(other)}"
    if what == ERROR:
        return f"{name}>{target}"
    return f"{name}>{place_text(target)}" if aims_at_organ(what) else name


def aims_at_organ(kind: int) -> bool:
    """Viruses, medicines and the thief are played on an organ."""
    return kind == THIEF or family_of(kind) not in (ORGAN, TREATMENT)


def discarded(cards: int) -> list[str]:
    """The names of the cards that a discard names."""
    return [NAMES[moves.card_at(cards, i)] for i in range(moves.cards_in(cards))]


def code_of(text: str) -> int:
    """The move that a text means; small and capital letters are alike."""
    told = re.sub(r"\s+", "", text).lower()
    head, _, rest = told.partition(":")
    name, _, aim = told.partition(">")
    if told == PASS:
        return discard_of([])
    if head == "discard":
        return _discard(text, rest)
    if head == "null" and rest in NAMES[TREATMENT * EACH :]:
        return int(moves.play(NULL, NAMES.index(rest)))
    if head == "spread":
        return _spread(text, rest)
    if name not in NAMES:
        raise _malformed(text)
    kind = NAMES.index(name)
    if kind == TRANSPLANT:
        one, _, other = aim.partition("=")
        return int(moves.play(kind, moves.pair(_place(text, one), _place(text, other))))
    if kind == ERROR:
        if not re.fullmatch(rf"[0-{SEATS - 1}]", aim):
            raise _malformed(text)
        return int(moves.play(kind, int(aim)))
    if aims_at_organ(kind):
        return int(moves.play(kind, _place(text, aim)))
    if ">" in told:
        raise _malformed(text)
    return int(moves.play(kind, 0))


def _discard(text: str, cards: str) -> int:
    """VI-4.1 A discard too long for any number is read as its beginning, just as much refused."""
    names = [] if cards in ("", NOTHING) else cards.split("+")
    if any(name not in NAMES for name in names):
        raise _malformed(text)
    return discard_of(sorted(NAMES.index(name) for name in names[: moves.HELD_MOST]))


def discard_of(kinds: list[int]) -> int:
    """The move that discards cards of these kinds, which come in order."""
    cards = moves.NO_CARD
    for position, kind in enumerate(kinds):
        cards = int(moves.with_card(cards, kind, position))
    return int(moves.play(DISCARD, cards))


def _spread(text: str, rest: str) -> int:
    colour, _, to = rest.partition(">")
    if colour not in COLOURS:
        raise _malformed(text)
    plan = STAYS if to == STAY else moves.plan_to(_place(text, to))
    return int(moves.spread(COLOURS.index(colour), plan))


def _place(text: str, part: str) -> int:
    found = _PLACE.fullmatch(part)
    if found is None:
        raise _malformed(text)
    return int(moves.place(int(found[1]), COLOURS.index(found[2])))


def _malformed(text: str) -> Bad:
    return Bad("notation", text=text, game="Virus!", example="virus:red>2.red")


def vocabulary() -> Iterator[int]:
    """Every move that can be written, but for discards of more than four cards."""
    for kind in range(KINDS):
        if kind == TRANSPLANT:
            targets = [moves.pair(a, b) for b in range(PLACES) for a in range(b + 1)]
        elif kind == ERROR:
            targets = list(range(SEATS))
        else:
            targets = list(range(PLACES)) if aims_at_organ(kind) else [0]
        yield from (int(moves.play(kind, target)) for target in targets)
    for treatment in range(CONTAGION, KINDS):
        yield int(moves.play(NULL, treatment))
    for colour in range(EACH):
        for plan in (STAYS, *map(moves.plan_to, range(PLACES))):
            yield int(moves.spread(colour, plan))
    for count in range(5):
        for kinds in combinations_with_replacement(range(KINDS), count):
            yield discard_of(list(kinds))


def describe(code: int) -> dict[str, Any]:
    """A move in named parts: its `play`, the card's colour, and players and organs it aims at."""
    what, target = int(moves.what_of(code)), int(moves.target_of(code))
    if what == DISCARD:
        return {"play": "discard", "cards": discarded(target), "count": len(discarded(target))}
    if what == NULL:
        return {"play": "null", "card": NAMES[target], "cards": [NAMES[target]]}
    if what == SPREAD:
        plan = moves.plan_of(target)
        parts: dict[str, Any] = {"play": "spread", "from": COLOURS[moves.source_of(target)]}
        return parts | _at(moves.place_of_plan(plan)) if moves.travels(plan) else parts
    family = int(family_of(what))
    if family != TREATMENT:
        parts = {"play": FAMILIES[family], "card": NAMES[what], "colour": COLOURS[colour_of(what)]}
        return parts if family == ORGAN else parts | _at(target)
    parts = {"play": NAMES[what], "card": NAMES[what]}
    if what == TRANSPLANT:
        first = _at(moves.first_of_pair(target))
        other = moves.second_of_pair(target)
        wanted = COLOURS[moves.slot_of(other)]
        second = {"other": int(moves.seat_of(other)), "wanted": wanted}
        return parts | first | second | {"alike": first["organ"] == wanted}
    if what == ERROR:
        return parts | {"player": target}
    return parts | _at(target) if what == THIEF else parts


def _at(place: int) -> dict[str, Any]:
    return {"player": int(moves.seat_of(place)), "organ": COLOURS[moves.slot_of(place)]}


assert (CONTAGION, GLOVE) == (TREATMENT * EACH, ERROR - 1)
