"""Which decisions can be open, and when."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, FRAME_CELLS, FRAMES, OWN
from sobremesa.engine.core.table import bit
from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import steps
from sobremesa.games.protocolo.rules import table as T
from sobremesa.games.protocolo.rules.moves import GUARDIA
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.texts import NOBODY_LEFT

Frame = tuple[int, ...]
TEXT_STEPS = {  # where a text can stand still, and what set it off
    steps.START_TEXTS: (B.START,),
    steps.ACTION: (B.PLAY, B.ACTIVE, B.EPIC, B.DOSE, B.REVEALED),
    steps.CONTAGION: (B.PHASE3,),
}


def decisions(table: Protocolo) -> Iterator[Problem]:
    """CA-70 The open decisions are such as a turn brings about."""
    depth = int(table.cells[DEPTH])
    if table.cells[ENDING] != 0:
        if depth:
            yield "CA-69", Detail("still-asked", "the game is over, and somebody is asked")
        return
    frames = [frame_at(table, level) for level in range(depth)]
    rest = [int(table.cells[at]) for at in range(FRAMES + depth * FRAME_CELLS, OWN)]
    if any(rest) or not frames or not fits(table, frames):
        yield "CA-70", Detail("who-decides", "the open decisions are none of a turn")
        return
    event = bool(table.count(T.OPEN_EVENT))
    if event != (frames[-1][0] in (T.TARGET, T.BRANCHES) and depth == 1 and is_event(table)):
        yield "CA-93", Detail("open-event", "an event lies open exactly while it takes effect")


def frame_at(table: Protocolo, level: int) -> Frame:
    """An open decision."""
    at = FRAMES + level * FRAME_CELLS
    return tuple(int(table.cells[at + i]) for i in range(FRAME_CELLS))


def is_event(table: Protocolo) -> bool:
    """Whether the text that stands still is that of an event."""
    return bool(table.noted(T.SOURCE) > table.box.names)


def fits(table: Protocolo, frames: list[Frame]) -> bool:
    """Whether these decisions can be open now."""
    own, step = int(bit(table.turn())), int(table.cells[T.STEP])
    acting = (T.ACT, own, 0, 0, 0, 0)
    if frames == [acting]:
        return step == steps.ACTION
    if len(frames) > 2 or (len(frames) == 2 and (frames[0] != acting or step != steps.ACTION)):
        return False
    kind, seats, *others = frames[-1]
    if kind in (T.TARGET, T.BRANCHES):
        return stands_still(table, len(frames) == 2, step)
    if len(frames) != 1 or any(others) or seats not in (1, 2):
        return False
    seat = seats - 1
    if kind == T.SAVING:
        scope = [int(one) for one in table.rulings.scope.seats(table)]
        return step == steps.DEATHS and seat in scope and len(table.choices(seat)) > 1
    at_home = kind == T.GOING_HOME and step == steps.DISCHARGES and seats == own
    return at_home and len(table.choices(seat)) > 1


def stands_still(table: Protocolo, inside: bool, step: int) -> bool:
    """Whether a text can stand still there, and asks whom it should."""
    box, seat = table.box, int(table.turn())
    row, label, chosen, place = (int(table.noted(note)) for note in range(4))
    kind = kind_called(table, label)
    if kind < 0 or not 0 < row * B.WIDTH < len(box.rows):
        return False
    event = is_event(table)
    if event != (step == steps.ACTION and not inside) or event > table.count(T.OPEN_EVENT):
        return False
    if event and int(table.kind(table.top(T.OPEN_EVENT))) != kind:
        return False
    triggers = [t for t in TEXT_STEPS.get(step, ()) if is_in_text(table, kind, t, row)]
    if not triggers or not 0 <= place <= GUARDIA + 1:
        return False
    if not event and triggers[0] in (B.START, B.PHASE3):
        source = int(table.find(seat, label - 1))
        if source == B.NO_CARD:  # its own text has made it leave
            if row == box.text(kind, triggers[0]):
                return False
        elif table.on(source, B.SINCE) != table.cells[T.HANDLED]:
            return False
    return asks_well(table, kind, triggers[0], row, chosen)


def asks_well(table: Protocolo, kind: int, trigger: int, row: int, chosen: int) -> bool:
    """Whether the row asks that, of that seat, with at least two answers."""
    box, seat = table.box, int(table.turn())
    asked = seat
    if table.asked() == T.TARGET:
        selector = int(box.cell(row, B.SELECTOR))
        if not B.chooses(selector) or chosen or box.cell(row, B.OP) >= B.IF:
            return False
        asked = 1 - seat if B.is_crisis(selector) else seat
    elif box.cell(row, B.OP) != B.CHOICE or not 0 <= chosen <= NOBODY_LEFT:
        return False
    if chosen and not box.chosen_by(kind, trigger):
        return False
    return bool(table.waiting() == bit(asked)) and len(table.choices(asked)) > 1


def kind_called(table: Protocolo, label: int) -> int:
    """The kind of card whose text stands still; -1 if there is none."""
    box = table.box
    if 0 < label <= box.names:
        return int(box.kind_of_card[label - 1])
    kind = label - int(box.names) - 1
    return kind if 0 <= kind < box.kinds and box.sort[kind] == B.EVENT else -1


def is_in_text(table: Protocolo, kind: int, trigger: int, row: int) -> bool:
    """Whether a row is one of a text."""
    box = table.box
    at = int(box.text(kind, trigger))
    while at and box.cell(at, B.OP) != B.END:
        if at == row:
            return True
        at += 1
    return False
