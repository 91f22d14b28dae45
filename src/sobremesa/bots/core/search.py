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

from sobremesa.bots.core.columns import doubled, doubled_floats, float_zeros, zeros
from sobremesa.bots.core.playout import first_of, play_out, with_fresh_chance
from sobremesa.engine.core import hiding
from sobremesa.engine.core.chance import Rng, words_drawn
from sobremesa.engine.core.layout import CHANCE, ENDING, WINNERS, Layout, sees
from sobremesa.engine.core.table import Table, bit
from sobremesa.engine.native import i64, vec

ROOT: Final = 0
NONE: Final = 0  # the root follows nothing
LOWEST: Final = -1e300  # below every bound
ROOM: Final = 256  # for so many nodes at first


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
    """One search for a move of one seat: a tree, and the table it grows on.

    A node is a number; what belongs to it stands at this place of each column.
    """

    def __init__(
        self, table: Table, seat: i64, uct_c: float, rng: Rng, longest: i64, imagines: bool
    ) -> None:
        self.table = table
        self.worlds = hiding.Worlds(table, seat)
        self.seat = seat
        self.uct_c = uct_c
        self.rng = rng
        self.longest = longest
        self.imagines = imagines
        self.nodes: i64 = 1  # the root
        self.code = zeros(ROOM)  # the move that leads to the node
        self.mover = zeros(ROOM)  # who made it, the last time it was made
        self.parent = zeros(ROOM)
        self.first = zeros(ROOM)  # the first of the nodes that follow
        self.sibling = zeros(ROOM)  # the next node after the same parent
        self.available = zeros(ROOM)  # in how many iterations it could have been chosen
        self.visits = zeros(ROOM)
        self.reward = zeros(ROOM)  # the sum over its visits, for its mover
        self.mean = float_zeros(ROOM)  # reward by visit
        self.width = float_zeros(ROOM)  # how little is known: uct_c / sqrt(visits)
        self.unasked: i64 = 0  # the count of chance in a world just drawn
        # while a node is chosen
        self.chosen: i64 = NONE
        self.highest: float = LOWEST
        self.untried: i64 = 0
        self.counted: i64 = 0  # an availability, and the square root of its logarithm
        self.doubt: float = 0.0

    # -- the two ways to spend iterations ------------------------------------------------------

    def try_each(self, iterations: i64) -> None:
        """Let every move of the seat have its turn, again and again."""
        self.expand(ROOT, self.table.choices(self.seat))
        node: i64 = NONE
        while iterations > 0:
            if node == NONE:
                node = self.first[ROOT]
            world = self.draw_world()
            self.enter(node, world, self.seat)
            self.play_on(node, world)
            node = self.sibling[node]
            iterations -= 1

    def grow(self, iterations: i64) -> None:
        """Let the tree grow."""
        self.expand(ROOT, self.table.choices(self.seat))
        while iterations > 0:
            world = self.draw_world()
            self.play_on(self.descend(world), world)
            iterations -= 1

    def draw_world(self) -> Table:
        """A table to play on."""
        if self.imagines:
            return self.worlds.draw(self.rng)
        world = with_fresh_chance(self.table, self.rng)
        self.unasked = words_drawn(world.cells, CHANCE)
        return world

    # -- one iteration -------------------------------------------------------------------------

    def descend(self, world: Table) -> i64:
        """Make moves by the tree until one has never been made, or the match is over."""
        seat: i64 = self.seat
        node: i64 = self.choose_any(ROOT)
        self.enter(node, world, seat)
        while self.visits[node] > 0 and world.cells[ENDING] == 0:
            seat = first_of(world.waiting())
            if self.first[node] != NONE and self.is_foreseen(world):
                node = self.choose_any(node)
            else:
                node = self.choose(node, world.choices(seat))
            self.enter(node, world, seat)
        return node

    def is_foreseen(self, world: Table) -> bool:
        """Whether the moves made have led to this very state each time: chance was not asked."""
        return not self.imagines and words_drawn(world.cells, CHANCE) == self.unasked

    def enter(self, node: i64, world: Table, seat: i64) -> None:
        """Make the move of a node."""
        self.mover[node] = seat
        world.take(seat, self.code[node])

    def play_on(self, node: i64, world: Table) -> None:
        """Play to the end at random, and tell all nodes on the way how it ended."""
        play_out(world, self.rng, self.longest)
        while node != ROOT:
            visits: i64 = self.visits[node] + 1
            total: i64 = self.reward[node] + reward(world, self.mover[node])
            self.visits[node] = visits
            self.reward[node] = total
            self.mean[node] = float(total) / float(visits)
            self.width[node] = self.uct_c / math.sqrt(float(visits))
            node = self.parent[node]

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, parent: i64, codes: vec[i64]) -> i64:
        """The best of these moves, by the upper confidence bound."""
        self.begin_choice()
        node: i64 = parent
        i: i64 = 0
        while i < len(codes):
            node = self.child(parent, node, codes[i])
            self.consider(node)
            i += 1
        return self.chosen

    def choose_any(self, parent: i64) -> i64:
        """The best of all moves of a node, where all of them can be made."""
        self.begin_choice()
        node: i64 = self.first[parent]
        while node != NONE:
            self.consider(node)
            node = self.sibling[node]
        return self.chosen

    def begin_choice(self) -> None:
        """Nothing is considered yet."""
        self.chosen = NONE
        self.highest = LOWEST
        self.untried = 0

    def consider(self, node: i64) -> None:
        """Choose this node if its bound is the highest; of those never visited, any."""
        available: i64 = self.available[node] + 1
        self.available[node] = available
        if self.visits[node] == 0:
            self.untried += 1
            if self.untried == 1 or self.rng.below(self.untried) == 0:  # in the end all alike
                self.chosen = node
        elif self.untried == 0:
            if available != self.counted:
                self.counted = available
                self.doubt = math.sqrt(math.log(float(available)))
            bound: float = self.mean[node] + self.width[node] * self.doubt
            if bound > self.highest:
                self.highest = bound
                self.chosen = node

    def best(self) -> i64:
        """The move of the seat with most visits, of equals the one with most reward."""
        best: i64 = self.first[ROOT]
        node: i64 = self.sibling[best]
        while node != NONE:
            more: i64 = self.visits[node] - self.visits[best]
            if more > 0 or (more == 0 and self.reward[node] > self.reward[best]):
                best = node
            node = self.sibling[node]
        return self.code[best]

    # -- the tree ------------------------------------------------------------------------------

    def expand(self, parent: i64, codes: vec[i64]) -> None:
        """Let a node have a child for each of these moves."""
        node: i64 = parent
        i: i64 = 0
        while i < len(codes):
            node = self.child(parent, node, codes[i])
            i += 1

    def child(self, parent: i64, last: i64, code: i64) -> i64:
        """The node of a move. Moves come in a stable order: it is likely the one after the last."""
        node: i64 = self.find(self.after(parent, last), code)
        if node == NONE and last != parent:
            node = self.find(self.first[parent], code)
        if node == NONE:
            node = self.insert(parent, last, code)
        return node

    def after(self, parent: i64, last: i64) -> i64:
        """The node after one of the children; after their parent it is the first of them."""
        return self.first[last] if last == parent else self.sibling[last]

    def find(self, node: i64, code: i64) -> i64:
        """The node of a move, among this one and those after it."""
        while node != NONE and self.code[node] != code:
            node = self.sibling[node]
        return node

    def insert(self, parent: i64, last: i64, code: i64) -> i64:
        """A new node, put after the last."""
        if self.nodes == len(self.code):
            self.make_room()
        node: i64 = self.nodes
        self.nodes += 1
        self.code[node] = code
        self.parent[node] = parent
        self.sibling[node] = self.after(parent, last)
        if last == parent:
            self.first[parent] = node
        else:
            self.sibling[last] = node
        return node

    def make_room(self) -> None:
        """Room for twice as many nodes."""
        self.code = doubled(self.code)
        self.mover = doubled(self.mover)
        self.parent = doubled(self.parent)
        self.first = doubled(self.first)
        self.sibling = doubled(self.sibling)
        self.available = doubled(self.available)
        self.visits = doubled(self.visits)
        self.reward = doubled(self.reward)
        self.mean = doubled_floats(self.mean)
        self.width = doubled_floats(self.width)
