"""What holds in every state of Virus!: for positions and saved states from outside, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, WINNERS
from sobremesa.engine.core.table import bit
from sobremesa.games.virus.rules.cards import (
    CARDS,
    COLOURS,
    COPIES,
    EACH,
    HAND_SIZE,
    KINDS,
    MEDICINE,
    NAMES,
    ORGAN,
    VIRUS,
    colour_of,
    family_of,
    kind_of,
)
from sobremesa.games.virus.rules.contagion import FIRST_GOAL, next_source
from sobremesa.games.virus.rules.organs import fits
from sobremesa.games.virus.rules.table import (
    CHOOSE,
    CONTAGION_STEP,
    PLAN,
    PLAYED,
    TURN,
    VirusTable,
    hand_zone,
    organ_zone,
)


def broken(table: VirusTable) -> Iterator[Problem]:
    """Every rule that a state breaks; later checks count on the earlier ones."""
    for check in (numbering, cards, bodies, hands, decision, victory):
        problems = list(check(table))
        yield from problems
        if problems:
            return


def numbering(table: VirusTable) -> Iterator[Problem]:
    """VI-1.7 The turn is somebody's. Every card is one of the box (VI-1.1)."""
    if not 0 <= table.cells[TURN] < table.seats:
        yield "VI-1.7", f"there is no seat {table.cells[TURN]}"
    for zone in table.layout.zones:
        for i in range(table.count(zone.number)):
            if not 0 <= table.card(zone.number, i) < CARDS:
                yield "VI-1.1", f"{zone.name} holds a card that is not in the box"


def cards(table: VirusTable) -> Iterator[Problem]:
    """VI-1.1, VI-1.2 All 68 cards are there, each once."""
    found = Counter(
        int(table.card(zone.number, i))
        for zone in table.layout.zones
        for i in range(table.count(zone.number))
    )
    if found.total() != CARDS:
        yield "VI-1.1", f"there are {found.total()} cards instead of {CARDS}"
    elif len(found) != CARDS:
        kinds = Counter(int(kind_of(card)) for card in found.elements())
        for kind in range(KINDS):
            if kinds[kind] != COPIES[kind]:
                many = f"{kinds[kind]} cards {NAMES[kind]} instead of {COPIES[kind]}"
                yield "VI-1.2", f"there are {many}"
        if all(kinds[kind] == COPIES[kind] for kind in range(KINDS)):
            yield "VI-1.2", "a card is in two places"


def bodies(table: VirusTable) -> Iterator[Problem]:
    """VI-2, VI-3 What lies on an organ."""
    for seat in range(table.seats):
        for colour in range(EACH):
            zone = organ_zone(seat, colour)
            kinds = [int(kind_of(table.card(zone, i))) for i in range(table.count(zone))]
            where = f"the {COLOURS[colour]} organ of seat {seat}"
            if kinds and (family_of(kinds[0]), colour_of(kinds[0])) != (ORGAN, colour):
                yield "VI-2.1", f"{where} is {NAMES[kinds[0]]}"
            yield from on_organ(where, colour, kinds[1:])


def on_organ(where: str, organ: int, kinds: list[int]) -> Iterator[Problem]:
    """VI-2.6 One virus, or up to two medicines; VI-3.1 of a colour that fits."""
    families = [int(family_of(kind)) for kind in kinds]
    if families not in ([], [VIRUS], [MEDICINE], [MEDICINE, MEDICINE]):
        yield "VI-2.6", f"{where} cannot hold {' and '.join(NAMES[kind] for kind in kinds)}"
    elif not all(fits(colour_of(kind), organ) for kind in kinds):
        yield "VI-3.1", f"{where} cannot hold {' and '.join(NAMES[kind] for kind in kinds)}"


def hands(table: VirusTable) -> Iterator[Problem]:
    """VI-1.4 Nobody holds more than three cards."""
    for seat in range(table.seats):
        if table.count(hand_zone(seat)) > HAND_SIZE:
            held = table.count(hand_zone(seat))
            yield "VI-1.4", f"seat {seat} holds {held} cards, more than {HAND_SIZE}"


def decision(table: VirusTable) -> Iterator[Problem]:
    """VI-4.1 Whose turn it is decides; a treatment lies open only while Contagion goes on."""
    if table.cells[ENDING] != 0:
        return
    kind = int(table.asked())
    spreading = kind == CONTAGION_STEP
    if table.cells[DEPTH] != 1 + spreading or table.waiting() != bit(table.turn()):
        yield "VI-4.1", "it is not the active player, and nobody else, who decides"
    elif table.count(PLAYED) != int(spreading):
        yield "VI-6.6", "a treatment lies open exactly while it takes effect"
    elif kind == CHOOSE and table.cards_in_hand(table.turn()) == 0:
        yield "VI-4.6", "a player without cards is asked nothing"
    elif kind == CHOOSE and any(table.cells[PLAN + colour] for colour in range(EACH)):
        yield "VI-6.3", "viruses are on their way without a Contagion"
    elif spreading:
        plans = [int(table.cells[PLAN + colour]) for colour in range(EACH)]
        if not all(0 <= plan < FIRST_GOAL + table.seats * EACH for plan in plans):
            yield "VI-6.3", "a virus is on its way to nowhere"
        elif next_source(table) == EACH:
            yield "VI-6.3", "no virus is left to be settled"


def victory(table: VirusTable) -> Iterator[Problem]:
    """VI-7.1, VI-7.5 The game is over exactly when a body is complete."""
    won = [s for s in range(table.seats) if table.rulings.winning.is_complete(table, s)]
    ended = table.cells[ENDING] != 0
    if won and not ended:
        yield "VI-7.1", f"the body of seat {won[0]} is complete, and the game goes on"
    if ended and table.cells[WINNERS] not in [bit(seat) for seat in won]:
        yield "VI-7.5", "the winner has no complete body"
