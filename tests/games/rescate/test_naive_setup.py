"""The experienced game is laid out as the naive rules lay it out with the same dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sobremesa.engine.state import State
from tests.conformance.helpers import times
from tests.games.rescate.helpers import GAME, LEVELS
from tests.games.rescate.naive import Table
from tests.games.rescate.plans import BACK, FRONT, Space, is_inside, space
from tests.games.rescate.test_wild_fires import seen

# B-9.2, row by row: explosions, hazmats, more hot spots for the level, reserve; then for the crew
BY_LEVEL = {"recruit": (3, 3, 0, 6), "veteran": (3, 4, 3, 6), "heroic": (4, 5, 3, 12)}
BY_CREW = {1: 0, 2: 0, 3: 2, 4: 3, 5: 3, 6: 3}
FIRST = [space(name) for name in ["33", "34", "35", "36", "46", "45", "44", "43"]]  # B-9.3


class Setup:
    """B-9.3 to B-9.8, with dice that lie ready."""

    def __init__(self, table: Table, dice: Iterator[int]) -> None:
        self.table = table
        self.dice = dice

    def both(self) -> Space:
        """Red and black."""
        red = next(self.dice)
        return red, next(self.dice)

    def until_clear(self) -> Space:
        """B-9.4 Both dice, again while the target burns."""
        at = self.both()
        while at in self.table.fire:
            at = self.both()
        return at

    def third(self, second: Space) -> Space:
        """B-9.5 The second one's black die turned over, and red until it does not burn."""
        while True:
            at = next(self.dice), 9 - second[1]
            if at not in self.table.fire:
                return at

    def explosions(self, count: int) -> None:
        """B-9.3 to B-9.7 One after another; fire outside is cleared after each."""
        second = (0, 0)
        for number in range(count):
            if number == 0:
                at = FIRST[next(self.dice) - 1]
            elif number == 2:
                at = self.third(second)
            else:
                at = self.until_clear()
            if number == 1:
                second = at
            self.table.fire.add(at)
            self.table.hot.add(at)
            self.table.explode(at)
            self.table.fire = {at for at in self.table.fire if is_inside(at)}

    def rest(self, hazmats: int, hot: int) -> list[Space]:
        """B-9.8 Hazmats, POI, hot spots; tells where the POI are."""
        table, poi = self.table, list[Space]()
        while len(table.hazmats) < hazmats:
            if (at := self.both()) not in {*table.fire, *table.hazmats}:
                table.hazmats.append(at)
        while len(poi) < 3:
            if (at := self.both()) not in {*table.fire, *poi}:
                poi.append(at)
        before = len(table.hot)
        while len(table.hot) < before + hot:
            table.hot.add(self.both())
        return poi


def thrown(state: State) -> list[int]:
    """All dice of the set-up."""
    told = [event.seen_by(None) for event in state.events]
    return [event["result"] for event in told if event and event["type"] == "rolled"]


@pytest.mark.clause(
    "B-9.2", "B-9.3", "B-9.4", "B-9.5", "B-9.6", "B-9.7", "B-9.8", "B-3.4", "B-6.2"
)  # fmt: skip
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("side", ["front", "back"])
def test_setting_up_is_that_of_the_naive(side: str, level: str) -> None:
    explosions, hazmats, hot, reserve = BY_LEVEL[level]
    for seed in range(times(50)):
        seats = seed % 6 + 1
        state = GAME.start(seats, seed, {"level": level, "board": side})
        dice = iter(thrown(state))
        house = {"front": FRONT, "back": BACK}[side]
        table = Table(house, closed=set(house.doors))
        setup = Setup(table, dice)
        setup.explosions(explosions)
        poi = setup.rest(hazmats, hot + BY_CREW[seats])
        now = seen(state)
        doors = {door for door, how in now["doors"].items() if how == "closed"}
        assert next(dice, None) is None
        assert (now["fire"], now["smoke"], now["hot"]) == (table.fire, set(), table.hot)
        assert (now["cubes"], now["placed"], doors) == (table.cubes, table.placed, table.closed)
        assert (now["hazmats"], now["unknown"]) == (sorted(table.hazmats), sorted(poi))
        assert (now["reserve"], now["victims"]) == (reserve, [])
