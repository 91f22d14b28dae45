"""Walking over a board in words: what is in a space, what is next to it, the way to get there."""

from __future__ import annotations

import re
from typing import Final

from sobremesa.engine.scene import Cell, Scene, Storey
from sobremesa.engine.spaces import DIRECTIONS, STEPS
from sobremesa.readers.board_told import Surroundings, board_lines
from sobremesa.readers.scenery import capital
from sobremesa.words import LANGUAGES, Words

A_SPACE: Final = re.compile(r"(?:([\w-]+):)?\(?(\d+)\s*[,;. ]\s*(\d+)\)?")


class Walk:
    """The boards of a scene, and where one is looking."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.words = words
        self.boards = [zone for zone in scene["zones"] if "floors" in zone]
        self.floors = [storey for zone in self.boards for storey in zone["floors"]]
        turn = [seat["seat"] for seat in scene["seats"] if seat["turn"] or seat["waiting"]]
        self.here = self.figure(turn[0]) if turn else None

    def figure(self, seat: int) -> tuple[Storey, Cell] | None:
        """Where the figure of a seat stands."""
        for storey in self.floors:
            for cell in storey["cells"]:
                if any(piece.get("seat") == seat for piece in cell["pieces"]):
                    return storey, cell
        return None

    # -- looking -------------------------------------------------------------------------------

    def look(self, where: str) -> tuple[str, list[str]]:
        """What there is to be told, under a title: of one space, or of all."""
        if not self.boards:
            return self.words.say("terminal-no-board"), []
        title = capital(self.words.text(self.boards[0]["label"]))
        if not where:
            lines = [board_lines(zone, self.words, whole=True) for zone in self.boards]
            return title, [line for told in lines for line in told]
        found = self.step(where) if self.direction(where) is not None else self.find(where)
        if isinstance(found, str):
            return title, [found]
        self.here = found
        storey, cell = found
        return title, [Surroundings(storey, self.words).told(cell, sides=True)]

    def direction(self, where: str) -> int | None:
        """A direction, in any language, in full or its first letter."""
        for language in LANGUAGES:
            words = Words(language)
            for number, letter in enumerate(DIRECTIONS):
                name = words.say("direction", direction=letter)
                if where in (name, name[0]):
                    return number
        return None

    def step(self, where: str) -> tuple[Storey, Cell] | str:
        """The space next to the one looked at last."""
        direction = self.direction(where)
        if self.here is None or direction is None:
            return self.words.say("terminal-edge-of-board")
        storey, cell = self.here
        down, right = STEPS[direction]
        for other in storey["cells"]:
            if (other["row"], other["column"]) == (cell["row"] + down, cell["column"] + right):
                return storey, other
        return self.words.say("terminal-edge-of-board")

    def find(self, where: str) -> tuple[Storey, Cell] | str:
        """A space by its coordinates; without its floor, on the first floor that has them."""
        match = A_SPACE.fullmatch(where.strip())
        if match is None:
            example = self.floors[0]["cells"][-1]["id"].partition("(")[2].rstrip(")")
            return self.words.say("terminal-which-space", text=where or "–", example=example)
        name, row, column = match.groups()
        found = [
            (storey, cell)
            for storey in self.floors
            for cell in storey["cells"]
            if name in (None, storey["id"])
            and (cell["row"], cell["column"]) == (int(row), int(column))
        ]
        # a coordinate of the ring of one floor may be an interior space of another: that is meant
        found.sort(key=lambda one: not one[1]["inside"])
        return found[0] if found else self.words.say("terminal-no-space", text=where)

    # -- going ---------------------------------------------------------------------------------

    def way(self, where: str) -> list[str] | str:
        """The moves of the cheapest way to a space; or why there are none."""
        if not self.boards:
            return self.words.say("terminal-no-board")
        found = self.find(where)
        if isinstance(found, str):
            return found
        cell = found[1]
        if self.here is not None and self.here[1] is cell:
            return self.words.say("terminal-here-already", space=cell["id"])
        way = cell.get("way")
        return way if way else self.words.say("terminal-no-way", space=cell["id"])
