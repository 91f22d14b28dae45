"""The hooks that levels, options and expansions replace: each stands in its own chapter.

A rule never asks which option is on: it asks a hook, and an amendment (see `house.py`) puts
another reading in its place when the table is laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.engine.native import i64
    from sobremesa.games.rescate.rules.edges import EdgeKind, OpenDoor
    from sobremesa.games.rescate.rules.fire import Fire
    from sobremesa.games.rescate.rules.gun import Gun
    from sobremesa.games.rescate.rules.knocked import Shelter
    from sobremesa.games.rescate.rules.markers import Placing
    from sobremesa.games.rescate.rules.program import Step
    from sobremesa.games.rescate.rules.rescue import Rescue
    from sobremesa.games.rescate.rules.victory import Winning


class Level:
    """B-9.2 The numbers of a level of the experienced game."""

    def __init__(self, explosions: i64, hazmats: i64, hot_spots: i64, reserve: i64) -> None:
        self.explosions = explosions
        self.hazmats = hazmats
        self.hot_spots = hot_spots
        self.reserve = reserve


class Rulings:
    """The readings in force at one table."""

    def __init__(
        self,
        boards: tuple[str, ...],
        setup: list[Step],
        turn: list[Step],
        kinds: dict[str, EdgeKind],
        fire: Fire,
        open_door: OpenDoor,
        placing: Placing,
        rescue: Rescue,
        shelter: Shelter,
        gun: Gun,
        winning: Winning,
        level: Level,
        free_sorts: i64,
        specialists: i64,
        turns: i64,
    ) -> None:
        self.boards = boards  # B-8.2: the files of the board
        self.setup = setup  # B-8, B-9: the steps of setting up
        self.turn = turn  # B-4.1: the steps of a turn, again and again
        self.kinds = kinds  # B-3: what can stand between two spaces
        self.fire = fire  # B-6
        self.open_door = open_door  # B-6.4
        self.placing = placing  # B-7.2, B-7.3
        self.rescue = rescue  # B-5.7, B-11.4
        self.shelter = shelter  # B-6.9, B-10.7
        self.gun = gun  # B-11.5
        self.winning = winning  # B-2
        self.level = level  # B-9.2
        self.free_sorts = free_sorts  # B-12.2: bits of the sorts of deeds that special AP may pay
        self.specialists = specialists  # B-12.3: a bit for each that takes part
        self.turns = turns
