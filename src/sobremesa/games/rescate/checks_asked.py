"""What holds in every state of ¡Rescate!, the second half: who is asked what, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, FRAME_CELLS, FRAMES, WINNERS
from sobremesa.engine.core.table import bit
from sobremesa.engine.errors import Detail
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.box import LOST_MOST, NEVER, REROLL, RESCUED_MOST, VICTIMS
from sobremesa.games.rescate.rules.command import why_not_obey
from sobremesa.games.rescate.rules.funds import purse_of, why_not_left
from sobremesa.games.rescate.rules.moves import ENGINE, VEHICLES, WAYS
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.rescate import Rescate

Frame = tuple[int, ...]  # kind, bits of the seats, four notes


def numbers(table: Rescate, first: int, count: int) -> list[int]:
    """So many cells from one on."""
    return [int(table.cells[first + i]) for i in range(count)]


def frames(table: Rescate) -> list[Frame]:
    """The open decisions, the innermost last."""
    depth = int(table.cells[DEPTH])
    return [
        tuple(numbers(table, FRAMES + level * FRAME_CELLS, FRAME_CELLS)) for level in range(depth)
    ]


INNER = (fields.OBEYING, fields.RIDING, fields.AIMING)


def decisions(table: Rescate) -> Iterator[Problem]:
    """B-4.1 Somebody is asked what can be asked now."""
    if table.cells[ENDING]:
        return
    asked = frames(table)
    kinds = [frame[0] for frame in asked]
    outer, inner = kinds[:1], kinds[1:]
    step = int(table.cells[fields.STEP])
    setup = table.rulings.setup
    program = [*setup, *table.rulings.turn]
    expected = EXPECTED.get(outer[0]) if outer else None
    fits = (
        expected is not None
        and type(program[step]).__name__ == expected
        and all(bin(frame[1]).count("1") == 1 for frame in asked)
        and (not inner or (outer == [fields.ACTION] and len(inner) == 1 and inner[0] in INNER))
    )
    if not fits or not all(noted(table, frame) for frame in asked):
        yield "B-4.1", Detail("no-decision", "nobody is asked what could be asked now")


EXPECTED = {
    fields.ACTION: "Actions",
    fields.DODGING: "Dodges",
    fields.RECOVERING: "KnockDowns",
    fields.PARKING: "ParkVehicles",
    fields.CHOOSING: "ChooseSpecialists",
    fields.STARTING: "PlaceFirefighters",
}


def noted(table: Rescate, frame: Frame) -> bool:
    """Whether a decision notes what it needs, and asks whom it must."""
    kind, bits, *notes = frame
    seat = bits.bit_length() - 1
    turn = int(table.turn())
    if kind == fields.ACTION:
        return seat == turn and table.cells[fields.STAGE] != fields.OVER and not any(notes)
    if kind == fields.OBEYING:
        ways = 0 <= notes[0] < WAYS and not any(notes[1:])
        return ways and seat != turn and why_not_obey(table, seat, notes[0]) == MAY
    if kind == fields.RIDING:
        riders = 0 <= notes[1] < bit(table.seats()) and not notes[3]
        engine = notes[2] == (turn + 1 if notes[0] == ENGINE else 0)
        return riders and engine and notes[0] in range(VEHICLES) and table.spot(notes[0]) != NOWHERE
    if kind == fields.AIMING:
        red, black, rolled, rest = notes
        faces = 1 <= red <= table.house.rows and 1 <= black <= table.house.columns
        there = table.is_at_engine(seat) and not table.rulings.gun.somebody_there(table)
        can = table.sheet(seat, REROLL) != NEVER and seat == turn
        return bool(faces and there and can) and 0 <= rolled < 3 and not rest
    if kind == fields.PARKING:
        return notes[0] in range(VEHICLES) and table.spot(notes[0]) == NOWHERE
    return not any(notes)


def ending(table: Rescate) -> Iterator[Problem]:
    """B-2.1 It is over when it must be, and not before."""
    rescued, lost = int(table.rescued()), int(table.lost())
    won = rescued >= RESCUED_MOST
    if table.cells[ENDING]:
        winners = int(table.cells[WINNERS])
        if winners != (int(bit(table.seats())) - 1 if won else 0):
            yield "B-2.1", Detail("winners", "all win or lose together")
        return
    if table.cells[WINNERS]:
        yield "B-2.1", Detail("winners", "all win or lose together")
    plays_on = type(table.rulings.winning).__name__ == "PlayOn"
    settled = won and (not plays_on or rescued + lost == VICTIMS)
    if settled or (lost >= LOST_MOST and not won):
        yield "B-2.1", Detail("ended", "the match would be over")
    elif table.cells[fields.TURNS] >= table.rulings.turns:
        yield "R-1", Detail("ended", "the match would be over")


def standing(table: Rescate) -> Iterator[Problem]:
    """B-4.4 While somebody acts, whoever stands in fire can get out of it."""
    if table.cells[ENDING]:
        return
    asked = frames(table)
    if asked[0][0] == fields.ACTION:
        if why_not_left(table, purse_of(table), NOWHERE, NOWHERE) != MAY:
            yield "B-4.4", Detail("in-fire", "somebody stands in fire and cannot get out")
        for space in range(table.house.spaces):
            if table.flames(space) and not table.house.is_inside(space):
                yield "B-6.6", Detail("fire-outside", "there is fire outside")
    elif asked[0][0] in (fields.DODGING, fields.RECOVERING):
        seat = asked[0][1].bit_length() - 1
        if not table.burns(table.at(seat)):
            yield "B-6.9", Detail("no-danger", "nobody is in danger there")
    if not list(table.choices(asked[-1][1].bit_length() - 1)):
        yield "B-4.1", Detail("no-decision", "nobody is asked what could be asked now")
