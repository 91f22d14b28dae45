"""The fire once more, as plainly as the rules can be said: dicts and sets, and no engine at all.

Written from the clauses alone, beside the rules of the game and without a look at them, so that
the two can be compared. Nothing here is quick, and nothing is shared with what it checks. Where the
booklet leaves an order open it is: directions north, east, south, west; spaces row by row, from the
left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.rescate.plans import (
    DIRECTIONS,
    FRONT,
    INSIDE,
    Edge,
    House,
    Space,
    along_the_arrow,
    is_inside,
    is_on_board,
    spaces,
    step,
)

SUPPLY = 24  # cubes; the house falls with the last one
WANTED = 3  # POI on the board at the end of a turn


class Collapse(Exception):
    """The last cube has been placed: it is over at once, in the middle of whatever was going on."""


@dataclass
class Crew:
    """A firefighter: where, and with whom or what."""

    at: Space
    carries: str = ""  # "victim", "hazmat" or nothing
    leads: bool = False  # a treated victim


@dataclass
class Table:
    """Everything on the board that a fire can touch."""

    house: House
    fire: set[Space] = field(default_factory=set)
    smoke: set[Space] = field(default_factory=set)
    cubes: dict[Edge, int] = field(default_factory=dict)
    closed: set[Edge] = field(default_factory=set)  # doors; one that is neither is blown away
    open: set[Edge] = field(default_factory=set)
    hot: set[Space] = field(default_factory=set)
    reserve: int = 0  # hot spots that may still come
    hazmats: list[Space] = field(default_factory=list)  # those that are carried, too
    victims: list[Space] = field(default_factory=list)  # revealed, carried or not
    unknown: dict[Space, str] = field(default_factory=dict)  # "victim" or "alarm", face down
    crew: list[Crew] = field(default_factory=list)
    placed: int = 0  # cubes on the board
    lost: int = 0
    alarms: int = 0  # false alarms out of the game
    knocked: list[int] = field(default_factory=list)  # which of the crew
    collapsed: bool = False

    # -- walls and doors (B-3) ---------------------------------------------------------------------

    def has_wall(self, between: Edge) -> bool:
        """B-3.3 A wall stands until it has two cubes."""
        return between in self.house.walls and self.cubes.get(between, 0) < 2

    def is_adjacent(self, at: Space, other: Space) -> bool:
        """B-3.2 Neighbours, with neither a standing wall nor a closed door between them."""
        between = frozenset({at, other})
        return not self.has_wall(between) and between not in self.closed

    def neighbours(self, at: Space) -> list[Space]:
        """B-3.1 The spaces adjacent to this one, never across a corner."""
        beside = [step(at, way) for way in DIRECTIONS]
        return [other for other in beside if is_on_board(other) and self.is_adjacent(at, other)]

    def damage(self, wall: Edge) -> None:
        """B-2.1 One cube on a wall; with the last of the supply the house collapses."""
        self.cubes[wall] = self.cubes.get(wall, 0) + 1
        self.placed += 1
        if self.placed >= SUPPLY:
            raise Collapse

    # -- what is put on a space --------------------------------------------------------------------

    def ignite(self, at: Space) -> None:
        """A space gets fire; smoke there is turned over."""
        self.smoke.discard(at)
        self.fire.add(at)

    def put_smoke(self, at: Space) -> None:
        """B-6.1 Smoke on the target: smoke, fire, or an explosion."""
        if at in self.fire:
            self.explode(at)
        elif at in self.smoke or any(other in self.fire for other in self.neighbours(at)):
            self.ignite(at)
        else:
            self.smoke.add(at)

    def put_hot_spot(self, at: Space) -> None:
        """One from the reserve, if any is left and none lies there."""
        if self.reserve > 0 and at not in self.hot:
            self.reserve -= 1
            self.hot.add(at)

    # -- explosions (B-6.2 to B-6.7) ---------------------------------------------------------------

    def explode(self, at: Space) -> None:
        """B-6.2 All four directions, one after the other."""
        for way in DIRECTIONS:
            self.blast(at, way)

    def blast(self, at: Space, way: tuple[int, int]) -> None:
        """B-6.2, B-6.3, B-6.4 One direction of an explosion, with its shockwave."""
        while is_on_board(step(at, way)):
            beyond = step(at, way)
            between = frozenset({at, beyond})
            if self.has_wall(between):
                self.damage(between)
                return
            if between in self.closed:
                self.closed.remove(between)
                return
            self.open.discard(between)
            if beyond not in self.fire:
                self.ignite(beyond)
                return
            at = beyond

    def flash_over(self) -> None:
        """B-6.5 Smoke beside fire becomes fire, until no more does."""
        while True:
            catching = {
                at for at in self.smoke if any(other in self.fire for other in self.neighbours(at))
            }
            if not catching:
                return
            for at in catching:
                self.ignite(at)

    def settle(self) -> None:
        """B-6.6, B-6.7, B-10.4 Flashover, then a hazmat in fire; again until neither happens."""
        self.flash_over()
        while burning := sorted(at for at in self.hazmats if at in self.fire):
            at = burning[0]
            self.hazmats.remove(at)
            for somebody in self.crew:
                if somebody.at == at and somebody.carries == "hazmat":
                    somebody.carries = ""
                    break
            self.explode(at)
            self.put_hot_spot(at)
            self.flash_over()

    # -- the phase (B-6.6, B-10.1, B-10.2) ---------------------------------------------------------

    def advance(self, dice: Iterator[Space]) -> None:
        """Advance fire, from the roll to the fire outside that is cleared."""
        try:
            self.burn(dice)
        except Collapse:
            self.collapse()
            return
        self.take_stock()
        self.fire = {at for at in self.fire if is_inside(at)}

    def burn(self, dice: Iterator[Space]) -> None:
        """B-10.1, B-10.2 Roll after roll as long as the target had a hot spot."""
        flared = False
        while True:
            target = next(dice)
            flares = target in self.hot
            self.put_smoke(target)
            self.settle()
            if not flares:
                break
            flared = True
        if flared:
            self.put_hot_spot(target)

    def take_stock(self) -> None:
        """B-6.8, B-6.9, B-6.10, B-10.6 Knock-downs and losses, once, when all has burnt."""
        for who, somebody in enumerate(self.crew):
            if somebody.at in self.fire:
                self.knocked.append(who)
                somebody.carries = ""
                somebody.leads = False
        self.lost += sum(at in self.fire for at in self.victims)
        self.victims = [at for at in self.victims if at not in self.fire]
        for at in [at for at in self.unknown if at in self.fire]:
            if self.unknown.pop(at) == "victim":
                self.lost += 1
            else:
                self.alarms += 1

    def collapse(self) -> None:
        """B-2.3 Victims on the board when the house falls are lost, the unknown ones too."""
        self.collapsed = True
        self.lost += len(self.victims) + list(self.unknown.values()).count("victim")
        self.victims, self.unknown = [], {}

    # -- POI (B-7) ---------------------------------------------------------------------------------

    def replenish(self, dice: Iterator[Space], supply: list[str], family: bool) -> None:
        """B-7.1 POI from the supply until there are three, or none is left to draw.

        If not a single space will do, rolling again is of no use, and it ends there.
        """
        where = self.cleared if family else self.first_valid
        while len(self.victims) + len(self.unknown) < WANTED and supply:
            if not any(where(at) for at in INSIDE):
                return
            at = next(found for found in map(where, dice) if found)
            self.fire.discard(at)
            self.smoke.discard(at)
            drawn = supply.pop(0)
            if not any(somebody.at == at for somebody in self.crew):
                self.unknown[at] = drawn
            elif drawn == "victim":
                self.victims.append(at)
            else:
                self.alarms += 1

    def cleared(self, at: Space) -> Space | None:
        """B-7.2 The target, which is cleared of fire and smoke; none if it has a POI already."""
        return None if at in self.victims or at in self.unknown else at

    def first_valid(self, at: Space) -> Space | None:
        """B-7.3 From the target along the arrows; none if they go round in vain."""
        taken = {somebody.at for somebody in self.crew}
        taken |= self.fire | self.smoke | set(self.victims) | set(self.unknown)
        seen: set[Space] = set()
        while at in taken and at not in seen:
            seen.add(at)
            at = along_the_arrow(at)
        return None if at in taken else at

    def nearest_parking(self, at: Space) -> list[frozenset[Space]]:
        """B-6.9 The parking spots of the ambulance that are nearest, walls or no walls."""

        def distance(spot: frozenset[Space]) -> int:
            return min(abs(at[0] - row) + abs(at[1] - column) for row, column in spot)

        least = min(distance(spot) for spot in self.house.parking)
        return [spot for spot in self.house.parking if distance(spot) == least]


def family_start() -> Table:
    """B-8.1 The family game as it begins, without what the three markers hide."""
    return Table(
        FRONT,
        fire=spaces("22 23 32 33 34 35 44 56 57 66"),
        closed=set(FRONT.doors),
        unknown=dict.fromkeys(sorted(spaces("24 51 58")), "alarm"),
    )
