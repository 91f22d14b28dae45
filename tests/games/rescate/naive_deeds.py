"""What may be done in a turn, once more and as plainly: every deed of every specialist.

As with the fire (naive.py), written from the clauses and rulings alone, to be compared with the
rules. A deed is told as the notation writes it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.games.rescate.naive import Crew, Table
from tests.games.rescate.plans import EAST, NORTH, SOUTH, WEST, Edge, Space, is_on_board, step

WAYS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}

# B-12: what is printed beside each name; None is what one never does
EVERYBODY: dict[str, int | None] = {
    "move": 1, "fire": 2, "loaded": 2, "door": 1, "extinguish": 1, "chop": 2, "drive": 2, "gun": 4,
    "crew": 2, "hazmat": 0, "lead": 0,
}  # fmt: skip
ONLY: dict[str, dict[str, int | None]] = {
    "paramedic": {"treat": 1, "extinguish": 2},
    "captain": {"command": 0},
    "imaging": {"identify": 1},
    "cafs": {},
    "hazmat": {"dispose": 2},
    "generalist": {},
    "rescue": {"chop": 1, "extinguish": 2},
    "driver": {"gun": 2},
    "engineer": {"clear": 1, "repair": 2, "extinguish": None},
    "veteran": {},
    "dog": dict.fromkeys(EVERYBODY, None) | {"move": 1, "loaded": 4, "squeeze": 2, "reveal": 0},
}
AP = {"cafs": 3, "generalist": 5, "dog": 12}  # 4 for all others
FREE_AP = {"captain": 2, "cafs": 3, "rescue": 3}
FREE = {"captain": ("command",), "cafs": ("extinguish",), "rescue": ("move", "door")}
ORDERED_MOST = {"cafs": 1}


def price(who: str, deed: str) -> int | None:
    """What a deed costs a specialist; None if he cannot do it."""
    return (EVERYBODY | ONLY.get(who, {})).get(deed)


@dataclass(frozen=True)
class Purse:
    """AP, and the special ones with what they pay for (B-4.2, B-12)."""

    ap: int
    free: int = 0
    pays: tuple[str, ...] = ()

    def pay(self, cost: int, deed: str) -> Purse | None:
        """What is left; None if it is not enough."""
        taken = min(cost, self.free) if deed in self.pays else 0
        if cost - taken > self.ap:
            return None
        return replace(self, ap=self.ap - cost + taken, free=self.free - taken)


@dataclass
class Turn:
    """A table, whose turn it is, and what there is to spend."""

    table: Table
    me: int
    who: list[str]  # the specialists
    ap: int
    free: int
    fresh: bool
    engine: frozenset[Space]
    treated: list[int] = field(default_factory=list)  # which of the victims
    holders: dict[int, int] = field(default_factory=dict)  # of a victim: who holds it
    ordered: dict[int, int] = field(default_factory=dict)  # command AP spent on somebody

    @property
    def mine(self) -> Crew:
        return self.table.crew[self.me]

    @property
    def purse(self) -> Purse:
        return Purse(self.ap, self.free, FREE.get(self.who[self.me], ()))

    # -- what is left when something is done -------------------------------------------------------

    def may(self, cost: int | None, deed: str, after: Table | None = None) -> bool:
        """B-4.2, B-4.4 It can be paid, and whoever is in fire then can still be got out."""
        left = None if cost is None else self.purse.pay(cost, deed)
        return left is not None and self.is_safe(after or self.table, left)

    def is_safe(self, table: Table, purse: Purse) -> bool:
        """B-4.4 Whoever acts gets out of fire, and a Captain everybody else, too (R-7)."""
        others = [one for n, one in enumerate(table.crew) if n != self.me and one.at in table.fire]
        others = others if self.who[self.me] == "captain" else []
        if self.is_safe_one_by_one(table, purse):
            return True
        here = table.crew[self.me].at
        reach = {here, *table.neighbours(here)}
        left = purse.pay(1, "extinguish") if others else None
        return left is not None and any(
            self.is_safe(replace(table, fire=table.fire - {at}, smoke=table.smoke | {at}), left)
            for at in reach & table.fire
        )

    def is_safe_one_by_one(self, table: Table, purse: Purse) -> bool:
        """Others are commanded out; whoever acts gets out by himself."""
        for seat, one in enumerate(table.crew):
            if seat != self.me and one.at in table.fire and self.who[self.me] == "captain":
                least = self.least_order(table, seat)
                left = None if least is None else purse.pay(least, "command")
                if left is None:
                    return False
                purse = left
        at = table.crew[self.me].at
        return at not in table.fire or self.gets_out(table, at, purse)

    def gets_out(self, table: Table, at: Space, purse: Purse) -> bool:
        """Whether these AP bring the fire of this space down, or lead out of it."""
        who = self.who[self.me]
        if (cost := price(who, "extinguish")) is not None and purse.pay(cost, "extinguish"):
            return True
        for way in WAYS.values():
            to, left = step(at, way), self.through(table, at, way, purse)
            if not is_on_board(to) or left is None:
                continue
            cost = price(who, "fire" if to in table.fire else "move")
            there = None if cost is None else left.pay(cost, "move")
            if there and (to not in table.fire or self.gets_out(table, to, there)):
                return True
        return False

    def through(self, table: Table, at: Space, way: tuple[int, int], purse: Purse) -> Purse | None:
        """What is left when an edge has been opened or chopped through, if it had to be."""
        between, who = frozenset({at, step(at, way)}), self.who[self.me]
        if between in table.closed:
            door = price(who, "door")
            return None if door is None else purse.pay(door, "door")
        if table.has_wall(between):
            chop = price(who, "chop")
            blows = 2 - table.cubes.get(between, 0)
            return None if chop is None else purse.pay(chop * blows, "chop")
        return purse

    def least_order(self, table: Table, seat: int) -> int | None:
        """The fewest command AP that lead somebody out of the fire, by steps and doors."""
        far = {table.crew[seat].at: 0}
        while True:
            near = [(cost, at) for at, cost in far.items() if at in table.fire]
            grown = dict(far)
            for cost, at in near:
                for way in WAYS.values():
                    to, between = step(at, way), frozenset({at, step(at, way)})
                    if not is_on_board(to) or table.has_wall(between):
                        continue
                    more = (between in table.closed) + (2 if to in table.fire else 1)
                    grown[to] = min(grown.get(to, 99), cost + more)
            if grown == far:
                break
            far = grown
        out = [cost for at, cost in far.items() if at not in table.fire]
        most = ORDERED_MOST.get(self.who[seat], 99) - self.ordered.get(seat, 0)
        return min((cost for cost in out if cost <= most), default=None)

    # -- all deeds -------------------------------------------------------------------------------

    def deeds(self) -> set[str]:
        """Everything that whoever has the turn may do now."""
        found = {*self.steps(), *self.tools(), *self.handling(), *self.special(), *self.vehicles()}
        mine = self.table.crew if self.who[self.me] == "captain" else [self.mine]
        if not any(one.at in self.table.fire for one in mine):
            found.add("pass")
        return found

    def moved(self, seat: int, to: Space) -> Table:
        """The table with somebody elsewhere."""
        after = copy.copy(self.table)
        after.crew = list(self.table.crew)
        after.crew[seat] = replace(after.crew[seat], at=to)
        return after

    def step_cost(self, seat: int, to: Space) -> int | None:
        """B-5.1, B-5.2 What a step costs somebody; None if he cannot take it."""
        one, who = self.table.crew[seat], self.who[seat]
        if not is_on_board(to) or not self.table.is_adjacent(one.at, to):
            return None
        if to in self.table.fire:
            return None if one.carries or one.leads else price(who, "fire")
        return price(who, "loaded" if one.carries else "move")

    def steps(self) -> Iterator[str]:
        """B-5.1, and B-12 the Captain's commands."""
        for letter, way in WAYS.items():
            to = step(self.mine.at, way)
            if self.may(self.step_cost(self.me, to), "move", self.moved(self.me, to)):
                yield f"move:{letter}"
        if price(self.who[self.me], "command") is None:
            return
        for seat, one in enumerate(self.table.crew):
            if seat == self.me:
                continue
            most = ORDERED_MOST.get(self.who[seat], 99)
            for letter, way in WAYS.items():
                to = step(one.at, way)
                cost = self.step_cost(seat, to)
                ordered = cost is not None and cost <= most
                if ordered and self.may(cost, "command", self.moved(seat, to)):
                    yield f"command:{seat}>move:{letter}"
                for verb, after in self.doors(seat, way):
                    then = replace(self, ordered={seat: 1})
                    if then.may(price(self.who[seat], "door"), "command", after):
                        yield f"command:{seat}>{verb}:{letter}"

    def doors(self, seat: int, way: tuple[int, int]) -> Iterator[tuple[str, Table]]:
        """B-5.3 Opening or closing what is on that side of somebody."""
        at = self.table.crew[seat].at
        between: Edge = frozenset({at, step(at, way)})
        after = copy.copy(self.table)
        if between in self.table.closed:
            after.closed = self.table.closed - {between}
            after.open = self.table.open | {between}
            yield "open", after
        if between in self.table.open:
            after.open = self.table.open - {between}
            after.closed = self.table.closed | {between}
            yield "close", after

    def tools(self) -> Iterator[str]:
        """B-5.3, B-5.4, B-5.5 Doors, water, axe."""
        who, at = self.who[self.me], self.mine.at
        for letter, way in {**WAYS, "here": (0, 0)}.items():
            to = step(at, way)
            for verb, after in self.doors(self.me, way):
                if self.may(price(who, "door"), "door", after):
                    yield f"{verb}:{letter}"
            near = to == at or (is_on_board(to) and self.table.is_adjacent(at, to))
            if near and to in self.table.fire | self.table.smoke:
                wet = copy.copy(self.table)
                wet.fire, wet.smoke = self.table.fire - {to}, self.table.smoke - {to}
                if self.may(price(who, "extinguish"), "extinguish", wet):
                    yield f"extinguish:{letter}"
            between = frozenset({at, to})
            if self.table.has_wall(between):
                hewn = copy.copy(self.table)
                hewn.cubes = self.table.cubes | {between: self.table.cubes.get(between, 0) + 1}
                if self.may(price(who, "chop"), "chop", hewn):
                    yield f"chop:{letter}"

    def lying(self, treated: bool) -> bool:
        """Whether a victim is in my space whom nobody holds."""
        return any(
            at == self.mine.at and (number in self.treated) == treated
            for number, at in enumerate(self.table.victims)
            if number not in self.holders
        )

    def hazmats_here(self) -> int:
        """Hazmats in my space that nobody carries."""
        carried = sum(c.carries == "hazmat" and c.at == self.mine.at for c in self.table.crew)
        return self.table.hazmats.count(self.mine.at) - carried

    def handling(self) -> Iterator[str]:
        """B-5.2, B-10.5, B-12 Picking up, putting down, leading, leaving."""
        who = self.who[self.me]
        if self.mine.carries:
            yield "drop"
        else:
            yield from ["carry:victim"] * self.lying(False)
            yield from ["carry:treated"] * self.lying(True)
            if self.hazmats_here() and price(who, "hazmat") is not None:
                yield "carry:hazmat"
        if self.mine.leads:
            yield "leave"
        elif self.lying(True) and price(who, "lead") is not None:
            yield "lead"

    def special(self) -> Iterator[str]:
        """B-12 What only one of them does."""
        table, at, who = self.table, self.mine.at, self.who[self.me]
        if self.may(price(who, "treat"), "treat"):
            yield from ["treat"] * self.lying(False)
            for seat, one in enumerate(table.crew):
                if one.at == at and one.carries == "victim":
                    yield f"treat:{seat}"
        if self.may(price(who, "identify"), "identify"):
            yield from (f"identify:{row},{column}" for row, column in table.unknown)
        if self.may(price(who, "dispose"), "dispose"):
            yield from ["dispose"] * (at in table.hazmats)
        calm = at not in table.fire and not table.fire.intersection(table.neighbours(at))
        if calm and at in table.hot and self.may(price(who, "clear"), "clear"):
            yield "clear"
        for letter, way in WAYS.items():
            to, between = step(at, way), frozenset({at, step(at, way)})
            if table.has_wall(between) and table.cubes.get(between, 0) == 1:
                if calm and self.may(price(who, "repair"), "repair"):
                    yield f"repair:{letter}"
                fits = not self.mine.carries and to not in table.fire
                if fits and self.may(price(who, "squeeze"), "squeeze"):
                    yield f"squeeze:{letter}"
            seen = to in table.unknown and table.is_adjacent(at, to)
            if seen and self.may(price(who, "reveal"), "reveal"):
                yield f"reveal:{letter}"

    def vehicles(self) -> Iterator[str]:
        """B-11.2, B-11.5, B-11.6 Driving, the deck gun, another specialist."""
        if not self.engine:  # B-9.1
            return
        who, aboard = self.who[self.me], self.mine.at in self.engine
        if self.may(price(who, "drive"), "drive"):
            for turned in ("cw", "ccw"):
                yield f"drive:ambulance>{turned}"
                yield from [f"drive:engine>{turned}"] * aboard
        if aboard and not self.somebody_in_reach() and self.may(price(who, "gun"), "gun"):
            yield "gun"
        if aboard and self.fresh and price(who, "crew") is not None:
            for other in set(ONLY) - set(self.who):
                then = self.changed(other)
                if then.ap >= 0 and then.is_safe(then.table, then.purse):
                    yield f"crew:{other}"

    def changed(self, other: str) -> Turn:
        """B-11.6 The turn of the new specialist: his AP instead of the old ones, less 2."""
        who, old = list(self.who), self.who[self.me]
        who[self.me] = other
        ap = self.ap - AP.get(old, 4) + AP.get(other, 4) - 2
        return replace(self, who=who, ap=ap, free=FREE_AP.get(other, 0))

    def somebody_in_reach(self) -> bool:
        """B-11.5 Whether a firefighter is in the quadrant that the engine borders."""
        name = self.table.house.quadrants[self.table.house.engine.index(self.engine)]
        rows = (1, 2, 3) if name.startswith("top") else (4, 5, 6)
        columns = (1, 2, 3, 4) if name.endswith("left") else (5, 6, 7, 8)
        return any(one.at[0] in rows and one.at[1] in columns for one in self.table.crew)
