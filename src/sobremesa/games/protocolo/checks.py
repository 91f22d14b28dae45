"""What holds in every state of Protocolo: for positions and saved states, and for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from sobremesa.engine.checks import first_broken, no_seat
from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, WINNERS
from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.checks_asked import decisions
from sobremesa.games.protocolo.checks_tokens import tokens
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import table as T
from sobremesa.games.protocolo.rules.ending import (
    DOUBLE_ZERO,
    ELIMINATION,
    EXCELLENCE,
    LAST_TURN,
    NO_CAP,
)
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.steps import AS_RULED
from sobremesa.games.protocolo.rules.table import zone_for, zone_of

CardName = Callable[[int], str]
MOST = 1_000_000  # of any number that has no limit of its own

PATIENT_ZONES = (T.GUARDIA_ZONE, T.BEDS, T.OVERLOAD)
PLAYER_ZONES = (T.HAND, T.DECK, T.DISCARD)


def broken(table: Protocolo, name: CardName) -> Iterator[Problem]:
    """Every rule that a state breaks; later checks count on the earlier ones."""
    checks = (partial(cards, name=name), partial(places, name=name), counters)
    return first_broken(table, (*checks, partial(tokens, name=name), decisions, ending))


def cards(table: Protocolo, name: CardName) -> Iterator[Problem]:
    """PC-4 60 patients, 50 cards a side, 30 events, each card once; the turn is somebody's."""
    if table.turn() not in (0, 1):
        yield "CA-1", no_seat(int(table.turn()))
    found = Counter(
        int(table.card(zone.number, i))
        for zone in table.layout.zones
        for i in range(table.count(zone.number))
    )
    wanted = int(table.box.cards_in_play + table.rulings.event_decks.count() * table.box.events)
    if any(not 0 <= card < wanted for card in found):
        yield "PC-4.1", Detail("foreign", "there is a card that is not in the box")
    elif found.total() != wanted:
        said = "there are {found} cards instead of {wanted}"
        yield "PC-4.1", Detail("how-many", said, found=found.total(), wanted=wanted)
    elif len(found) != wanted:
        twice = min(card for card in found if found[card] > 1)
        yield "PC-4.1", Detail("twice", "the card {card} lies in two places", card=name(twice))


def homes(table: Protocolo, card: int) -> set[int]:
    """The zones in which a card may lie."""
    box = table.box
    deck = int(box.deck_of(card))
    if deck == 0:
        lodged = {int(zone_of(seat, what)) for seat in (0, 1) for what in PATIENT_ZONES}
        return {T.PATIENT_DECK, T.PATIENT_DISCARD} | lodged
    if deck > 2:
        pile = deck - 3
        return {T.OPEN_EVENT, T.EVENT_DECKS + pile, T.EVENT_DISCARDS + pile}
    in_play = int(zone_for(table.sort(card)))
    return {int(zone_of(deck - 1, what)) for what in (*PLAYER_ZONES, in_play)}


def places(table: Protocolo, name: CardName) -> Iterator[Problem]:
    """PC-4.7 Every card lies where its kind belongs."""
    for zone in table.layout.zones:
        for i in range(table.count(zone.number)):
            card = int(table.card(zone.number, i))
            if zone.number not in homes(table, card):
                said = "{card} cannot lie in {zone}"
                yield "PC-4.7", Detail("misplaced", said, card=name(card), zone=zone.name)


def counters(table: Protocolo) -> Iterator[Problem]:
    """The numbers beside the cards are such as a game can bring about."""
    cells, numbers = [int(cell) for cell in table.cells], table.box.numbers
    small = {
        T.STAGE: 2,
        T.HANDLED: cells[T.CLOCK],
        T.CLOCK: MOST,
        T.STAFF_MOVED: MOST,
        T.PATIENTS_MOVED: MOST,
        T.ACTIONS: int(numbers.actions_most),
    }
    both = (T.MONEY, T.PA, T.EARNED, T.REPUTATION)
    small |= {field + seat: MOST for field in both for seat in (0, 1)}
    small |= {T.TOLL + seat: 0 for seat in (0, 1)}
    if any(not 0 <= cells[cell] <= most for cell, most in small.items()):
        yield "PC-3.1", Detail("out-of-range", "a number beside the cards is out of its range")
    elif any(abs(cells[T.CHANGED + stat]) > MOST for stat in range(B.STATS)):
        yield "CA-89", Detail("out-of-range", "a number beside the cards is out of its range")
    elif cells[T.STEP] not in [int(step) for step in AS_RULED]:
        yield "PC-6.5", Detail("no-step", "no turn has such a step")
    elif not 1 <= cells[T.TURNS] <= table.rulings.max_turns:
        yield "CA-67", Detail("too-late", "no match has so many turns")
    elif any(cells[T.PA + seat] > cells[T.EARNED + seat] for seat in (0, 1)):
        yield "CA-45", Detail("pa", "nobody has more PA than were ever gained")
    cap = max(int(table.rulings.rp_cap), int(numbers.reputation))
    if table.rulings.rp_cap != NO_CAP and max(cells[T.REPUTATION : T.REPUTATION + 2]) > cap:
        yield "CA-50", Detail("rp-cap", "there is more RP than the house allows")


def ending(table: Protocolo) -> Iterator[Problem]:
    """PC-2, CA-69 The game is over exactly when it should be, and its winner has won."""
    ended, winners = int(table.cells[ENDING]), int(table.cells[WINNERS])
    rp = [int(table.cells[T.REPUTATION + seat]) for seat in (0, 1)]
    counting, wanted = table.rulings.counting, table.box.numbers.pa_to_win
    enough = [bool(counting.counted(table, seat) >= wanted) for seat in (0, 1)]
    lost = [seat for seat in (0, 1) if rp[seat] == 0]
    if ended == 0:
        if lost:
            yield "PC-2.2", Detail("lost-already", "seat {seat} has lost already", seat=lost[0])
        elif any(enough):
            seat = enough.index(True)
            yield "PC-2.1", Detail("won-already", "seat {seat} has won already", seat=seat)
        elif winners:
            yield "PC-2.1", no_winner()
        return
    fine = {
        EXCELLENCE: winners in (1, 2) and enough[winners - 1] and not lost,
        ELIMINATION: len(lost) == 1 and winners == 2 - lost[0],
        DOUBLE_ZERO: len(lost) == 2 and winners == int(table.rulings.double_zero.winners(table)),
        LAST_TURN: winners in (1, 2, 3) and table.cells[T.TURNS] >= table.rulings.max_turns,
    }
    if not fine.get(ended) or table.cells[DEPTH] != 0:
        yield "CA-69", no_winner()


def no_winner() -> Detail:
    """An end that did not come about."""
    return Detail("no-winner", "the game cannot have ended like this")
