"""The `board` widget of a scene: a board as its file describes it, for a game to put things on.

A game takes a `BoardScene`, puts covers and pieces on its spaces, changes the states of its edges,
and adds its `zone` to the scene. Every reader can then draw it and tell it, space by space.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.scene import SIDE_STATES, Cell, Cover, Piece, Side, Spot, Storey, Text, Zone
from sobremesa.engine.spaces import COMPASS, NOWHERE, OPEN, Board

POINTS: Final = {step: point for point, step in COMPASS.items()}


class BoardScene:
    """A board that is being set up for somebody to look at."""

    def __init__(self, board: Board, name: str, label: Text, floors: tuple[Text, ...] = ()) -> None:
        self.board = board
        self.cells: dict[int, Cell] = {}
        self.sides: dict[int, Side] = {}
        self.floors: list[Storey] = []
        for floor in board.floors:
            named = floors[floor.number] if floors else None
            self.floors.append(
                {
                    "id": floor.name,
                    "label": named,
                    "rows": floor.rows,
                    "columns": floor.columns,
                    "first": floor.first,
                    "cells": [],
                    "sides": [],
                    "spots": [],
                    "areas": [],
                }
            )
        self._lay_spaces()
        self._lay_edges()
        self.zone: Zone = {
            "id": name,
            "widget": "board",
            "label": label,
            "owner": None,
            "count": len(board.spaces),
            "floors": self.floors,
        }

    def _lay_spaces(self) -> None:
        for space in self.board.spaces:
            if space.exists:
                cell: Cell = {
                    "id": self.board.called(space.number),
                    "row": space.row,
                    "column": space.column,
                    "inside": space.inside,
                    "pieces": [],
                }
                self.cells[space.number] = cell
                self.floors[space.floor]["cells"].append(cell)

    def _lay_edges(self) -> None:
        for edge in self.board.edges:
            if edge.kind != OPEN:
                one, drawn = self.board.spaces[edge.one], self.board.kinds[edge.kind].drawn
                side: Side = {
                    "row": one.row,
                    "column": one.column,
                    "lying": edge.lying,
                    "drawn": drawn,
                    "state": SIDE_STATES[drawn][0],
                }
                self.sides[edge.number] = side
                self.floors[one.floor]["sides"].append(side)

    def put(self, space: int, piece: Piece) -> None:
        """A piece comes to lie on a space."""
        self.cells[space]["pieces"].append(piece)

    def cover(self, space: int, cover: Cover) -> None:
        """Something fills a space."""
        self.cells[space]["cover"] = cover

    def stands(self, edge: int, state: str) -> None:
        """What stands on an edge is in another state."""
        self.sides[edge]["state"] = state

    def spots(self, vehicle: str, label: Text, sign: str, hue: str, taken: int = NOWHERE) -> None:
        """The spots of a vehicle; it stands on one of them, by its number, or on none."""
        for number, spot in enumerate(self.board.parking[vehicle]):
            shown: Spot = {
                "label": label,
                "sign": sign,
                "hue": hue,
                "cells": [self.board.called(space) for space in spot.spaces],
                "taken": number == taken,
            }
            self.floors[self.board.spaces[spot.spaces[0]].floor]["spots"].append(shown)

    def area(self, name: str, label: Text) -> None:
        """Show an area of the file."""
        for floor in self.floors:
            spaces = (self.board.spaces[number] for number in self.board.areas[name])
            cells = [
                self.board.called(space.number)
                for space in spaces
                if self.board.floors[space.floor].name == floor["id"]
            ]
            if cells:
                floor["areas"].append({"label": label, "cells": cells})

    def point(self) -> None:
        """Show the arrows."""
        for number, target in enumerate(self.board.arrows):
            if target != NOWHERE:
                one, other = self.board.spaces[number], self.board.spaces[target]
                step = (other.row - one.row, other.column - one.column)
                self.cells[number]["arrow"] = POINTS[step]
