"""A board in words: space by space, what stands around it and what is in it."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.scene import SIDE_STATES, Cell, Side, Storey, Zone
from sobremesa.engine.spaces import DIRECTIONS
from sobremesa.words import Words


def board_lines(zone: Zone, words: Words, whole: bool = False) -> list[str]:
    """Every interior space, or only those where something is; then the spots that are taken."""
    lines: list[str] = []
    for storey in zone["floors"]:
        around = Surroundings(storey, words)
        if storey["label"] is not None:
            lines.append(words.text(storey["label"]))
        for cell in storey["cells"]:
            if (whole and cell["inside"]) or around.is_notable(cell):
                lines.append(around.told(cell, sides=whole))
    return lines


class Surroundings:
    """The spaces of a floor with what stands around them."""

    def __init__(self, storey: Storey, words: Words) -> None:
        self.words = words
        self.storey = storey
        self.sides = {(s["row"], s["column"], s["lying"]): s for s in storey["sides"]}

    def is_notable(self, cell: Cell) -> bool:
        """Whether there is more to be said of a space than how it was built."""
        changed = any(has_changed(side) for _, side in self.around(cell))
        return changed or any(self.within(cell))

    def told(self, cell: Cell, *, sides: bool) -> str:
        """A space in one line: all its sides, or those that changed; what is there; what it costs.

        For example "(3,4): damaged wall to the north, smoke, unknown".
        """
        parts = [
            self.side_told(side, direction)
            for direction, side in self.around(cell)
            if sides or has_changed(side)
        ]
        parts = [*parts, *self.within(cell)] or [self.words.say("terminal-empty")]
        if "cost" in cell:
            parts.append(self.words.say("board-costs", cost=cell["cost"]))
        return f"{cell['id']}: {', '.join(parts)}"

    def within(self, cell: Cell) -> Iterator[str]:
        """What covers a space, what lies there, who stands there, what can park there."""
        if "cover" in cell:
            yield self.words.text(cell["cover"]["label"])
        for piece in cell["pieces"]:
            yield self.words.text(piece["label"])
        for spot in self.storey["spots"]:
            if spot["taken"] and cell["id"] in spot["cells"]:
                yield self.words.text(spot["label"])

    def around(self, cell: Cell) -> Iterator[tuple[int, Side]]:
        """What stands around a space, clockwise from the north."""
        row, column = cell["row"], cell["column"]
        places = (
            (row - 1, column, True),
            (row, column, False),
            (row, column, True),
            (row, column - 1, False),
        )
        for direction, place in enumerate(places):
            if place in self.sides:
                yield direction, self.sides[place]

    def side_told(self, side: Side, direction: int) -> str:
        """What stands on a side."""
        what = self.words.say(f"side-{side['drawn']}-{side['state']}")
        return self.words.say("side-told", what=what, direction=DIRECTIONS[direction])


def has_changed(side: Side) -> bool:
    """Whether what stands on an edge is no longer as it was built."""
    return side["state"] != SIDE_STATES[side["drawn"]][0]
