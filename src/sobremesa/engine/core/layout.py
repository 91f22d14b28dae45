"""The one field list: what a state is made of, where each part lies, and who may see it.

A state is one block of cells. The layout names its parts: *zones*, which hold cards in order, and
*fields*, which hold numbers. Clone, digest, JSON, equality, views and imagination all walk this
list, so that no part can be forgotten in one of them. Secret is the default.

Who may see a zone never changes: a card is revealed by moving it to a zone that others see. The
open decisions are public; what a seat has secretly answered lies in a zone or field of its own.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core import chance
from sobremesa.engine.native import append, i64, vec

# who may see the cards of a zone, the number of a field
SECRET: Final = 0
OWNER: Final = 1
PUBLIC: Final = 2

# cells that every game has, at the same place
CHANCE: Final = 0
ENDING: Final = 10  # 0 while the game runs, else the number of the ending
WINNERS: Final = 11  # a bit for each winning seat
DEPTH: Final = 12  # how many decisions are open
FRAMES: Final = 13  # the open decisions, one inside the other
FRAME_CELLS: Final = 6  # kind, seats still to answer, four numbers of the game's own
DEEPEST: Final = 8
OWN: Final = 61  # the game's own fields begin here


class Field:
    """Numbers with a name: `size` cells from `at`."""

    def __init__(
        self, name: str, at: i64, size: i64, sight: i64, owner: i64, on_cards: bool
    ) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.sight = sight
        self.owner = owner
        self.on_cards = on_cards  # a number for each card, which lies on it


class Zone:
    """A place for cards, the last one on top: a count, then `capacity` cells.

    The cards of an `ordered` zone lie by their numbers, the lowest first, whoever puts them there.
    """

    def __init__(
        self,
        name: str,
        number: i64,
        at: i64,
        capacity: i64,
        sight: i64,
        owner: i64,
        deck: i64,
        ordered: bool,
        carries: tuple[str, ...],
    ) -> None:
        self.name = name
        self.number = number
        self.at = at
        self.capacity = capacity
        self.sight = sight
        self.owner = owner
        self.deck = deck
        self.ordered = ordered
        self.carries = carries  # the numbers on its cards that whoever sees them sees


class Layout:
    """The parts of one game's state at one number of seats."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size: i64 = 0
        self.fields: list[Field] = []
        self.zones: list[Zone] = []
        self.start = vec[i64]()  # for each zone: the cell of its count
        self.ordered = vec[i64]()  # for each zone: 1 if its cards lie by their numbers
        self.decks: i64 = 0  # how many kinds of back the cards have
        self.field("chance", chance.CELLS, SECRET)
        self.field("ending", 1, PUBLIC)
        self.field("winners", 1, PUBLIC)
        self.field("depth", 1, PUBLIC)
        self.field("frames", DEEPEST * FRAME_CELLS, PUBLIC)
        if self.size != OWN:
            raise ValueError("the common cells and OWN disagree")

    def field(self, name: str, size: i64 = 1, sight: i64 = SECRET, owner: i64 = -1) -> i64:
        """Add a field; tells its first cell."""
        at: i64 = self.size
        self.fields.append(Field(name, at, size, sight, owner, False))
        self.size = at + size
        return at

    def tokens(self, name: str, cards: i64) -> i64:
        """Add a number that lies on each card; tells the cell of card 0.

        It goes with the card, and is nought while the card lies where it is not carried.
        """
        at: i64 = self.size
        self.fields.append(Field(name, at, cards, PUBLIC, -1, True))
        self.size = at + cards
        return at

    def zone(
        self,
        name: str,
        capacity: i64,
        sight: i64 = SECRET,
        owner: i64 = -1,
        deck: i64 = 0,
        ordered: bool = False,
        carries: tuple[str, ...] = (),
    ) -> i64:
        """Add a zone; tells its number. Cards of different decks have different backs."""
        number: i64 = len(self.zones)
        zone = Zone(name, number, self.size, capacity, sight, owner, deck, ordered, carries)
        self.zones.append(zone)
        self.start = append(self.start, self.size)
        self.ordered = append(self.ordered, 1 if ordered else 0)
        self.size += capacity + 1
        if deck >= self.decks:
            self.decks = deck + 1
        return number

    def blank(self) -> vec[i64]:
        """The cells of an empty table."""
        return vec[i64]([0] * int(self.size))


def sees(viewer: i64, sight: i64, owner: i64) -> bool:
    """Whether a viewer (a seat, or -1 for a spectator) knows what has this sight and owner."""
    return sight == PUBLIC or (sight == OWNER and owner == viewer)
