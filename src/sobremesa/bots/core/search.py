"""Search: matches played on at random show which move does best. Shared by all games.

`flat` tries every move equally often. `uct` and `ismcts` grow a tree of the moves that matter: one
iteration walks down the tree by the upper confidence bound, plays on at random from where the tree
ends, and tells every node on its way how that match ended for whoever moved there.

The tree is open-loop: a node stands for moves made, not for a state. Each iteration begins with a
world of its own. For `uct` it is the table with its chance still open, so that nobody foresees a
shuffle; for `ismcts` (single observer) all that the seat cannot know is imagined besides. Not every
move of a node can be made in every world, so a node also counts how often it was to be had.
"""

from __future__ import annotations

import math
from typing import Final

from sobremesa.bots.core.playout import first_of, play_out, with_fresh_chance
from sobremesa.engine.core import hiding
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import CHANCE, ENDING, WINNERS, Layout, sees
from sobremesa.engine.core.table import Table, bit
from sobremesa.engine.native import i64, vec

# a node is a row of numbers in one vec; it is named by the place of the first
CODE: Final = 0  # the move that leads here
MOVER: Final = 1  # who made it, the last time it was made
PARENT: Final = 2
CHILD: Final = 3  # the first of the moves that follow
SIBLING: Final = 4  # the next move after the same ones
AVAILABLE: Final = 5  # in how many iterations it could have been chosen
VISITS: Final = 6
REWARD: Final = 7  # the sum over its visits, for its mover
ROW: Final = 8

ROOT: Final = 0
NONE: Final = 0  # the root follows nothing
ROOMS: Final = 256  # for so many nodes there is room at first

LOWEST: Final = -1e300  # below every bound


def flat(table: Table, seat: i64, iterations: i64, rng: Rng, longest: i64) -> i64:
    """The move that does best in random matches, as many for each move as for every other."""
    search = Search(table, seat, 0.0, rng, longest, hides(table.layout, seat))
    search.try_each(iterations)
    return search.best()


def uct(table: Table, seat: i64, iterations: i64, uct_c: float, rng: Rng, longest: i64) -> i64:
    """The move most visited by a tree search in this very world, for games without secrets."""
    search = Search(table, seat, uct_c, rng, longest, False)
    search.grow(iterations)
    return search.best()


def ismcts(table: Table, seat: i64, iterations: i64, uct_c: float, rng: Rng, longest: i64) -> i64:
    """The move most visited by a tree search through worlds that fit what the seat knows."""
    search = Search(table, seat, uct_c, rng, longest, True)
    search.grow(iterations)
    return search.best()


def hides(layout: Layout, seat: i64) -> bool:
    """Whether a game has anything, besides chance, that a seat cannot know."""
    for field in layout.fields:
        if field.at != CHANCE and not sees(seat, field.sight, field.owner):
            return True
    for zone in layout.zones:
        if not sees(seat, zone.sight, zone.owner):
            return True
    return False


def reward(world: Table, seat: i64) -> i64:
    """What the end is worth to a seat: 1 if won, -1 if lost, 0 if shared by all or not reached."""
    if world.cells[ENDING] == 0:
        return 0
    winners: i64 = world.cells[WINNERS]
    if winners & bit(seat) == 0:
        return -1
    return 0 if winners == bit(world.layout.seats) - 1 else 1


class Search:
    """One search for a move of one seat."""

    def __init__(
        self, table: Table, seat: i64, uct_c: float, rng: Rng, longest: i64, imagines: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.uct_c = uct_c
        self.rng = rng
        self.longest = longest
        self.imagines = imagines
        self.nodes: vec[i64] = vec[i64]([0] * (ROOMS * ROW))
        self.end: i64 = ROW  # behind the root

    # -- the two ways to spend iterations ------------------------------------------------------

    def try_each(self, iterations: i64) -> None:
        """Let every move of the seat have its turn, again and again."""
        codes = self.table.choices(self.seat)
        node: i64 = ROOT
        i: i64 = 0
        while i < len(codes):
            node = self.child(ROOT, node, codes[i])
            i += 1
        node = NONE
        while iterations > 0:
            if node == NONE:
                node = self.nodes[ROOT + CHILD]
            world = self.draw_world()
            self.enter(node, world, self.seat)
            self.play_on(node, world)
            node = self.nodes[node + SIBLING]
            iterations -= 1

    def grow(self, iterations: i64) -> None:
        """Let the tree grow."""
        while iterations > 0:
            world = self.draw_world()
            self.play_on(self.descend(world), world)
            iterations -= 1

    def draw_world(self) -> Table:
        """A table to play on."""
        if self.imagines:
            return hiding.imagine(self.table, self.seat, self.rng)
        return with_fresh_chance(self.table, self.rng)

    # -- one iteration -------------------------------------------------------------------------

    def descend(self, world: Table) -> i64:
        """Make moves by the tree until one has never been made, or the match is over."""
        seat: i64 = self.seat
        node: i64 = self.choose(ROOT, world.choices(seat))
        self.enter(node, world, seat)
        while self.nodes[node + VISITS] > 0 and world.cells[ENDING] == 0:
            seat = first_of(world.waiting())
            node = self.choose(node, world.choices(seat))
            self.enter(node, world, seat)
        return node

    def enter(self, node: i64, world: Table, seat: i64) -> None:
        """Make the move of a node."""
        self.nodes[node + MOVER] = seat
        world.take(seat, self.nodes[node + CODE])

    def play_on(self, node: i64, world: Table) -> None:
        """Play to the end at random, and tell all nodes on the way how it ended."""
        play_out(world, self.rng, self.longest)
        nodes = self.nodes
        while node != ROOT:
            nodes[node + VISITS] += 1
            nodes[node + REWARD] += reward(world, nodes[node + MOVER])
            node = nodes[node + PARENT]

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, parent: i64, codes: vec[i64]) -> i64:
        """Of these moves the one with the highest bound; of those never made, any."""
        best: i64 = NONE
        highest: float = LOWEST
        untried: i64 = 0
        node: i64 = parent
        i: i64 = 0
        while i < len(codes):
            node = self.child(parent, node, codes[i])
            self.nodes[node + AVAILABLE] += 1
            if self.nodes[node + VISITS] == 0:
                untried += 1
                if untried == 1 or self.rng.below(untried) == 0:  # each equally likely in the end
                    best = node
            elif untried == 0:
                bound: float = self.bound(node)
                if bound > highest:
                    best = node
                    highest = bound
            i += 1
        return best

    def bound(self, node: i64) -> float:
        """How good a move may well be: its mean reward, and more the less it was tried."""
        visits: float = float(self.nodes[node + VISITS])
        mean: float = float(self.nodes[node + REWARD]) / visits
        available: float = float(self.nodes[node + AVAILABLE])
        spread: float = math.sqrt(math.log(available) / visits)
        return mean + self.uct_c * spread

    def best(self) -> i64:
        """The move of the seat with most visits, of equals the one with most reward."""
        nodes = self.nodes
        best: i64 = nodes[ROOT + CHILD]
        node: i64 = nodes[best + SIBLING]
        while node != NONE:
            more: i64 = nodes[node + VISITS] - nodes[best + VISITS]
            if more > 0 or (more == 0 and nodes[node + REWARD] > nodes[best + REWARD]):
                best = node
            node = nodes[node + SIBLING]
        return nodes[best + CODE]

    # -- the tree ------------------------------------------------------------------------------

    def child(self, parent: i64, last: i64, code: i64) -> i64:
        """The node of a move. Moves come in a stable order: it is likely the one after the last."""
        following: i64 = self.next(parent, last)
        node: i64 = self.find(following, code)
        if node == NONE and last != parent:
            node = self.find(self.nodes[parent + CHILD], code)
        if node == NONE:
            node = self.insert(parent, last, code)
        return node

    def next(self, parent: i64, last: i64) -> i64:
        """The node after one of the children; after their parent it is the first of them."""
        return self.nodes[last + CHILD] if last == parent else self.nodes[last + SIBLING]

    def find(self, node: i64, code: i64) -> i64:
        """The node of a move, among this one and those after it."""
        nodes = self.nodes
        while node != NONE and nodes[node + CODE] != code:
            node = nodes[node + SIBLING]
        return node

    def insert(self, parent: i64, last: i64, code: i64) -> i64:
        """A new node, put after the last."""
        if self.end == len(self.nodes):
            self.make_room()
        nodes = self.nodes
        node: i64 = self.end
        self.end += ROW
        nodes[node + CODE] = code
        nodes[node + PARENT] = parent
        nodes[node + SIBLING] = self.next(parent, last)
        nodes[last + (CHILD if last == parent else SIBLING)] = node
        return node

    def make_room(self) -> None:
        """Room for twice as many nodes."""
        wider = vec[i64]([0] * (2 * len(self.nodes)))
        i: i64 = 0
        while i < self.end:
            wider[i] = self.nodes[i]
            i += 1
        self.nodes = wider
