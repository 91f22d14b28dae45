"""What every game gives, and what everybody gets from it.

A game is one object of a subclass of `Game`, made by the folder of that game. The upper part of
the class is for those who play, simulate or serve; the lower part is what an author fills in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from sobremesa.engine import options as house
from sobremesa.engine.catalogue import Catalogue
from sobremesa.engine.core.layout import Layout
from sobremesa.engine.core.table import Table
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.moves import Move, Moves
from sobremesa.engine.options import Option, Options, Value
from sobremesa.engine.rulebook import Rulebook, read_clauses, read_rulebook
from sobremesa.engine.saving import table_from_json
from sobremesa.engine.scene import Scene, Text
from sobremesa.engine.state import State
from sobremesa.engine.values import Clause, Data, Named, Refusal, Saying
from sobremesa.engine.views import Faces, View

Problem = tuple[str, Detail]  # a clause, and what breaks it


class Game:
    """One game. It holds no state of any match and never changes."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]  # of the rules; stored with every record
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Options]] = {}  # options that go together, given as `preset`
    long_turns: ClassVar[bool] = False  # of many small moves: bots think a turn through to its end
    plans: ClassVar[bool] = False  # whether its table names goals, for bots that plan long turns
    longest: ClassVar[int]  # no match takes more moves than this, whoever plays
    data: Data | None = None  # what `with_data` read, where these are not the game's own cards

    # what numbers of the core are called at the edge
    reasons: ClassVar[Mapping[int, Named]]
    decisions: ClassVar[Mapping[int, Named]]
    endings: ClassVar[Mapping[int, Named]]
    sayings: ClassVar[Mapping[int, Saying]] = {}

    # -- for everybody ---------------------------------------------------------------------

    def start(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: Options | None = None,
        *,
        secure: bool = False,
        record: bool = True,
    ) -> State:
        """A new match. Equal arguments give equal matches.

        `secure` takes the cryptographic generator, for tables where people play; `record = False`
        keeps no events.
        """
        seats = self.seats[0] if seats is None else seats
        return self._blank(seats, options).begin(str(seed), secure, record)

    def _blank(self, seats: int, options: Options | None) -> State:
        """A table on which nothing lies yet; the usual one is laid once for so many seats."""
        blank = None if options else self._blanks.get(seats)
        if blank is None:
            values = self.complete(seats, options or {})
            # other matches begin with the same options, so nobody may write into them
            blank = State(self, self.lay_table(seats, values), MappingProxyType(values))
            if not options:
                self._blanks[seats] = blank
        return blank

    @cached_property
    def _blanks(self) -> dict[int, State]:
        return {}

    def complete(self, seats: int, options: Options) -> dict[str, Value]:
        """Every option with its value; refuses what this game, or this many seats, cannot have."""
        if seats not in self.seats:
            raise self.wrong_seats(seats)
        given = house.with_preset(self.presets, options)
        values = house.complete(self.title, self.options, given)
        self.check_start(seats, values)
        return values

    def wrong_seats(self, given: int | str) -> Bad:
        """The complaint about a number of seats that this game cannot have."""
        least, most = self.seats[0], self.seats[-1]
        players = f"{least}–{most}" if least < most else str(most)
        return Bad("seats", game=self.title, players=players, seats=given)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        """The parts of a state at one table: fields and zones, each with who may see it."""
        return self.lay_table(seats, self.complete(seats, options or {})).layout

    def parse(self, text: str) -> Move:
        """The move that a text names, in its canonical spelling."""
        return self.move(self.code(text.strip()))

    def move(self, code: int) -> Move:
        """The move of a code of the core."""
        return self.all_moves.of(code)

    @cached_property
    def all_moves(self) -> Moves:
        """The moves of all codes, each made when it is first asked for."""
        return Moves(self)

    @cached_property
    def faces(self) -> Faces:
        """What is printed on the cards, each looked at when it is first seen."""
        return Faces(self)

    def position(self, diagram: Mapping[str, Any]) -> State:
        """A state from a diagram that a person can write; what is not given gets a default."""
        return self.read_position(diagram)

    def from_json(self, obj: object) -> State:
        """The state that `State.to_json` wrote; refuses anything else."""
        return table_from_json(self, obj)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """The numbered rules and rulings, in the order of the rulebook."""
        return read_clauses(self.folder, self.id)

    def rulebook(self, language: str) -> Rulebook:
        """The rulebook in Spanish (es) or English (en)."""
        return read_rulebook(self.folder, language)

    @property
    def folder(self) -> Traversable:
        """Where the data, words and rulebook of this game lie."""
        return resources.files(type(self).__module__.rpartition(".")[0])

    def with_data(self, folder: Path) -> Game:
        """The same game with the cards and numbers of a folder; what it does not hold stays.

        Raises `BadData` with every mistake in its files, and `Bad` where a game has no such data.
        """
        raise Bad("no-data", game=self.title)

    def catalogue(self) -> Catalogue:
        """The cards as people read them, of a game that has such data."""
        raise Bad("no-data", game=self.title)

    def data_words(self, language: str) -> str:
        """Messages in Fluent that are made of data: the names and texts of cards in it."""
        return ""

    def refused(self, reason: int, code: int, state: State) -> Refusal:
        """A reason of the core as a refusal, with the clause that speaks for this move."""
        arguments = self.describe(code)
        named = self.reasons[reason]
        return Refusal(named.name, named.clause_for(str(arguments.get("play", ""))), arguments)

    def value(self, state: State, seat: int) -> float:
        """How good a state is for a seat, as the sum of weighted features."""
        features = self.features(state, seat)
        return sum(self.weights[name] * amount for name, amount in features.items())

    # -- for its author ----------------------------------------------------------------------

    def lay_table(self, seats: int, options: Options) -> Table:
        """An empty table where these options hold."""
        raise NotImplementedError

    def check_start(self, seats: int, options: Options) -> None:
        """Refuse options that do not go with each other or with this many seats."""

    def text(self, code: int) -> str:
        """The canonical notation of a move."""
        raise NotImplementedError

    def code(self, text: str) -> int:
        """The move that a text names; raises `Bad("notation", ...)` if it names none."""
        raise NotImplementedError

    def vocabulary(self, seats: int) -> Iterable[int]:
        """All moves that can be written at a table of so many seats, or a large sample."""
        raise NotImplementedError

    def describe(self, code: int) -> dict[str, Any]:
        """A move in named parts, for sentences: `play` is its kind."""
        raise NotImplementedError

    def card_name(self, card: int) -> str:
        """What is printed on a card; two cards of one name are alike."""
        raise NotImplementedError

    def tell(self, saying: Saying, numbers: list[int]) -> dict[str, Any]:
        """The numbers of a saying by their names."""
        return dict(zip(saying.arguments, numbers, strict=False))

    def is_secret(self, state: State, seat: int, code: int) -> bool:
        """Whether others hear only that a move was made: so while several choose at once."""
        return len(state.waiting) > 1

    def ask(self, state: State, kind: str) -> dict[str, Any]:
        """What a prompt of this kind says besides its kind."""
        return {}

    def scores(self, table: Table) -> tuple[float, ...]:
        """The score of each seat at the end."""
        raise NotImplementedError

    def measures(self, table: Table) -> Mapping[str, float]:
        """What of a finished match is worth averaging over many, by name: `measure-<name>`."""
        return {}

    def team(self, table: Table) -> str | None:
        """`won` or `lost` where all seats play together."""
        return None

    def broken(self, table: Table) -> Iterator[Problem]:
        """Every rule that a state breaks, each with its clause: none in any match."""
        return iter(())

    def read_position(self, diagram: Mapping[str, Any]) -> State:
        """A state from this game's own kind of diagram."""
        raise NotImplementedError

    def scene(self, view: View, pieces: Mapping[str, list[str]]) -> Scene:
        """What there is to be seen on the table, from what a viewer may know (see scene.py)."""
        raise NotImplementedError

    def outlook(self, eyes: Eyes, code: int) -> Text | None:
        """What would come of a legal move, in a few words, where its own sentence cannot say it."""
        return None

    def is_idle(self, seat: int, code: int) -> bool:
        """Whether a move plainly does nothing for its player: it passes, or helps only others."""
        return False

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What a player looks at to judge a state, by name."""
        raise NotImplementedError

    @property
    def weights(self) -> Mapping[str, float]:
        """How much each feature counts."""
        raise NotImplementedError
