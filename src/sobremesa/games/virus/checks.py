"""What holds in every state of Virus!: for positions and saved states from outside, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.checks import all_cards, first_broken, known_numbers
from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, WINNERS
from sobremesa.engine.core.table import bit
from sobremesa.engine.errors import Detail
from sobremesa.games.virus.rules.cards import (
    CARDS,
    COLOURS,
    EACH,
    HAND_SIZE,
    MEDICINE,
    NAMES,
    ORGAN,
    VIRUS,
    colour_of,
    family_of,
    kind_of,
)
from sobremesa.games.virus.rules.contagion import next_source
from sobremesa.games.virus.rules.moves import plan_to
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
    return first_broken(table, (numbering, cards, bodies, hands, decision, victory))


def numbering(table: VirusTable) -> Iterator[Problem]:
    """VI-1.7 The turn is somebody's. Every card is one of the box (VI-1.1)."""
    return known_numbers(table, int(table.cells[TURN]), CARDS, "VI-1.7", "VI-1.1")


def cards(table: VirusTable) -> Iterator[Problem]:
    """VI-1.1, VI-1.2 All 68 cards are there, each once."""
    return all_cards(table, CARDS, lambda card: NAMES[kind_of(card)], "VI-1.1", "VI-1.2")


def bodies(table: VirusTable) -> Iterator[Problem]:
    """VI-2, VI-3 What lies on an organ."""
    for seat in range(table.seats):
        for colour in range(EACH):
            zone = organ_zone(seat, colour)
            kinds = [int(kind_of(table.card(zone, i))) for i in range(table.count(zone))]
            if kinds and (family_of(kinds[0]), colour_of(kinds[0])) != (ORGAN, colour):
                said = "the place of the {colour} organ of seat {seat} holds {card}"
                card = NAMES[kinds[0]]
                yield (
                    "VI-2.1",
                    Detail("no-organ", said, seat=seat, colour=COLOURS[colour], card=card),
                )
            yield from on_organ(seat, colour, kinds[1:])


def on_organ(seat: int, organ: int, kinds: list[int]) -> Iterator[Problem]:
    """VI-2.6 One virus, or up to two medicines; VI-3.1 of a colour that fits."""
    families = [int(family_of(kind)) for kind in kinds]
    cannot = Detail(
        "cannot-hold",
        "the {colour} organ of seat {seat} cannot hold {cards}",
        seat=seat,
        colour=COLOURS[organ],
        cards=" + ".join(NAMES[kind] for kind in kinds),
    )
    if families not in ([], [VIRUS], [MEDICINE], [MEDICINE, MEDICINE]):
        yield "VI-2.6", cannot
    elif not all(fits(colour_of(kind), organ) for kind in kinds):
        yield "VI-3.1", cannot


def hands(table: VirusTable) -> Iterator[Problem]:
    """VI-1.4 Nobody holds more than three cards."""
    for seat in range(table.seats):
        if table.count(hand_zone(seat)) > HAND_SIZE:
            yield "VI-1.4", full_hand(seat, int(table.count(hand_zone(seat))))


def full_hand(seat: int, held: int) -> Detail:
    """A hand with too many cards."""
    said = "seat {seat} holds {held} cards, more than {most}"
    return Detail("full-hand", said, seat=seat, held=held, most=HAND_SIZE)


def decision(table: VirusTable) -> Iterator[Problem]:
    """VI-4.1 Whose turn it is decides; a treatment lies open only while Contagion goes on."""
    if table.cells[ENDING] != 0:
        return
    kind = int(table.asked())
    spreading = kind == CONTAGION_STEP
    if table.cells[DEPTH] != 1 + spreading or table.waiting() != bit(table.turn()):
        yield (
            "VI-4.1",
            Detail("who-decides", "it is not the active player, and nobody else, who decides"),
        )
    elif table.count(PLAYED) != int(spreading):
        yield (
            "VI-6.6",
            Detail("open-treatment", "a treatment lies open exactly while it takes effect"),
        )
    elif kind == CHOOSE and table.cards_in_hand(table.turn()) == 0:
        yield "VI-4.6", Detail("empty-hand", "a player without cards is asked nothing")
    elif kind == CHOOSE and any(table.cells[PLAN + colour] for colour in range(EACH)):
        yield "VI-6.3", Detail("no-contagion", "viruses are on their way without a Contagion")
    elif spreading:
        plans = [int(table.cells[PLAN + colour]) for colour in range(EACH)]
        if not all(0 <= plan < plan_to(table.seats * EACH) for plan in plans):
            yield "VI-6.3", Detail("to-nowhere", "a virus is on its way to nowhere")
        elif next_source(table) == EACH:
            yield "VI-6.3", Detail("all-settled", "no virus is left to be settled")


def victory(table: VirusTable) -> Iterator[Problem]:
    """VI-7.1, VI-7.5 The game is over exactly when a body is complete."""
    won = [s for s in range(table.seats) if table.rulings.winning.is_complete(table, s)]
    ended = table.cells[ENDING] != 0
    if won and not ended:
        yield "VI-7.1", won_already(won[0])
    if ended and table.cells[WINNERS] not in [bit(seat) for seat in won]:
        yield "VI-7.5", Detail("no-winner", "the winner has no complete body")


def won_already(seat: int) -> Detail:
    """A complete body, and the game goes on."""
    return Detail("won-already", "the body of seat {seat} has won already", seat=seat)
