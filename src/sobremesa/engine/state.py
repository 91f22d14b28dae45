"""A state of a match: the public face of the core's table. Compiled: see setup.py.

The core works with numbers; here they are moves, refusals, prompts and results. Nothing about the
rules is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, final

from sobremesa.engine.chronicle import Chronicle
from sobremesa.engine.core import chance, facts, hiding
from sobremesa.engine.core.cells import SILENT, DiceMisfit, DiceWanted
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import CHANCE, ENDING
from sobremesa.engine.core.table import NOT_YOUR_TURN, Table, bit
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.events import Die, Event
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.moves import Move, Moves
from sobremesa.engine.native import append, i64, mypyc_attr
from sobremesa.engine.options import Value
from sobremesa.engine.pieces import Pieces
from sobremesa.engine.saving import digest_of, table_to_json
from sobremesa.engine.scene import Scene, Text
from sobremesa.engine.values import Prompt, Refusal, Result
from sobremesa.engine.views import View, Window, number_of, open_decisions, seats_of

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

DIE_MOST: Final = 2**31  # given results are below this


@final
class Terms:
    """What follows from game, options and seats: the same for all states of a match."""

    def __init__(self, game: Game, options: Mapping[str, Value], table: Table) -> None:
        self.game = game
        self.options = options
        self.layout = table.layout
        self.moves: Moves = game.all_moves
        self.windows: list[Window | None] = [None] * (int(table.layout.seats) + 1)

    def window(self, viewer: int | None) -> Window:
        """What a viewer may know, worked out when it is first asked for."""
        place: i64 = number_of(viewer) + 1
        window = self.windows[place]
        if window is None:
            window = Window(self.game, self.options, self.layout, viewer)
            self.windows[place] = window
        return window


@final
@mypyc_attr(free_list_len=1)
class State:
    """A match at one moment. It changes only through `play` and `load_dice`.

    A clone and its original share one table until one of them changes: `_own` comes before every
    change. Once the table was handed out nobody knows who changes it, so then it is not shared.
    """

    def __init__(
        self, game: Game, table: Table, options: Mapping[str, Value], terms: Terms | None = None
    ) -> None:
        self.game = game
        self.options = options
        self._terms = Terms(game, options, table) if terms is None else terms
        self._table = table
        self._shared = False
        self._handed_out = False
        self._chronicle: Chronicle | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._table.layout.seats)

    @property
    def table(self) -> Table:
        """The table of the core, for those who speak its language."""
        self._handed_out = True
        return self._own()

    def _own(self) -> Table:
        """The table, to be changed: no other state looks at it."""
        if self._shared:
            self._shared = False
            self._table = self._table.clone()
            if self._chronicle is not None:
                self._table.log = self._chronicle.log
        return self._table

    # -- playing -------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""
        return seats_of(self._table.waiting())

    def moves(self, seat: i64) -> list[Move]:
        """Every legal move of a seat, none twice, in a stable order."""
        if not self._asks(seat):
            return []
        return self._terms.moves.listed(self._table.choices(seat))

    def choices(self, seat: i64) -> list[int]:
        """The same as codes of the core."""
        if not self._asks(seat):
            return []
        return [int(code) for code in self._table.choices(seat)]

    def refusal(self, seat: i64, move: Move | str) -> Refusal | None:
        """Why a seat cannot make this move now; None if it can."""
        return self._refusal(seat, self._code(move))

    def _refusal(self, seat: i64, code: i64) -> Refusal | None:
        self._check_seat(seat)
        reason: i64 = self._table.refusal(seat, code)
        if reason == 0:
            return None
        refusal: Refusal = self.game.refused(int(reason), int(code), self)
        return refusal

    def play(self, seat: i64, move: Move | str) -> None:
        """Make a move; raises its `Refusal`, and changes nothing, if it cannot be made."""
        code: i64 = self._code(move)
        refusal = self._refusal(seat, code)
        if refusal is not None:
            raise refusal
        if len(self._table.given) > 0:
            self._try_dice(seat, code)
        self.take(seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """Carry out a legal move, by its code."""
        table = self._own()
        if table.log.on:
            secret: bool = self.game.is_secret(self, int(seat), int(code))
            table.log.add(facts.ACTED, seat, code, 1 if secret else 0, 0)
        table.take(seat, code)

    def _code(self, move: Move | str) -> i64:
        if isinstance(move, Move):
            return move.code
        named: Move = self.game.parse(move)
        return named.code

    def _asks(self, seat: i64) -> bool:
        """Whether a seat must decide now."""
        self._check_seat(seat)
        return self._table.waiting() & bit(seat) != 0

    def _check_seat(self, seat: i64) -> None:
        seats: i64 = self._table.layout.seats
        if seat < 0 or seat >= seats:
            raise Bad("no-such-seat", seat=int(seat), last=int(seats) - 1)

    def prompt(self, seat: i64) -> Prompt | None:
        """What a seat is asked; None if nothing."""
        if not self._asks(seat):
            return None
        asked = self.game.decisions[int(self._table.asked())]
        default = self._terms.moves.of(self._table.default(seat))
        return Prompt(asked.name, asked.clause, self.game.ask(self, asked.name), default)

    def outlook(self, seat: i64, move: Move | str) -> Text | None:
        """What would come of a legal move, in a few words, from what the seat may know."""
        outlook: Text | None = self.game.outlook(self.eyes(seat), int(self._code(move)))
        return outlook

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        ending = int(self._table.cells[ENDING])
        if ending == 0:
            return None
        score: tuple[float, ...] = self.game.scores(self._table)
        rank = tuple([1 + sum([other > own for other in score]) for own in score])
        named = self.game.endings[ending]
        return Result(rank, score, self.game.team(self._table), named.name, named.clause)

    # -- chance --------------------------------------------------------------------------------

    def sow(self, seed: str, secure: bool = False) -> None:
        """Let chance begin anew from a seed."""
        chance.sow(self._own().cells, CHANCE, seed, secure)

    def set_up(self) -> None:
        """Lay out a new game. Cards that are laid in sight get their names, as if they had come."""
        table = self._own()
        table.setting_up()
        if self._chronicle is not None:
            self._chronicle.follow(self.game, table)
            self._chronicle.pieces.name_all(table)

    def begin(self, seed: str, secure: bool, record: bool) -> State:
        """A new match on a table like this one, on which nothing lies yet."""
        state = self.clone()
        state.sow(seed, secure)
        state.recording = record
        state.set_up()
        return state

    def load_dice(self, results: Iterable[int]) -> None:
        """The next random results, in order. Each counts from 0: a die's 1 is given as 0."""
        given: list[Any] = list(results)
        if any([type(value) is not int or not 0 <= value < DIE_MOST for value in given]):
            raise Bad("dice", detail=Detail("dice-form", "each is a whole number from 0 on"))
        table = self._own()
        for value in given:
            table.given = append(table.given, value)

    def next_die(self, seat: i64, move: Move | str, results: Iterable[int]) -> Die | None:
        """The die a legal move asks for after these results; None if they are all it needs.

        It is tried on a copy, so that real dice can be thrown one after another before the move is
        made: with `load_dice` and all their results.
        """
        trial = self.clone()
        trial.load_dice(results)
        trial.recording = True
        trial._own().asks_dice = True
        try:
            trial.take(seat, self._code(move))
        except DiceWanted as wanted:
            return Die(int(wanted.args[0]), trial.events)
        return None

    def _try_dice(self, seat: i64, code: i64) -> None:
        try:
            self._table.clone().take(seat, code)
        except DiceMisfit as misfit:
            value, most = misfit.args
            said = "{value} was given where a number from 0 to {most} is asked"
            detail = Detail("dice-range", said, value=value, most=most)
            raise Bad("dice", detail=detail) from misfit

    # -- copies --------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, which keeps no events until told to."""
        copy = State(self.game, self._table, self.options, self._terms)
        if self._handed_out:
            copy._table = self._table.clone()
        else:
            self._shared = copy._shared = True
        return copy

    def digest(self) -> str:
        """A digest of everything that matters: equal states have equal digests."""
        return digest_of(self.game, self.options, self._table)

    def to_json(self) -> dict[str, Any]:
        """The whole state in plain JSON types, at any decision; secrets included."""
        return table_to_json(self.game, self.options, self._table)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # -- what may be known -------------------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know, in plain JSON types."""
        return self._window(viewer).show(self._table)

    def view_json(self, viewer: int | None) -> bytes:
        """The same as JSON in UTF-8, to be sent: many times faster than to write the view."""
        return self._window(viewer).write(self._table)

    def _window(self, viewer: int | None) -> Window:
        if viewer is not None:
            self._check_seat(viewer)
        return self._terms.window(viewer)

    def scene(self, viewer: int | None) -> Scene:
        """What that viewer sees on the table, for any reader (see scene.py)."""
        pieces = self._pieces() or Pieces(self._table)
        in_zones = pieces.in_zones(self._table, number_of(viewer))
        scene: Scene = self.game.scene(self.view(viewer), in_zones)
        return scene

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A state drawn at random from those that fit what a seat may know."""
        self._check_seat(seat)
        world = hiding.imagine(self._table, seat, rng)
        return State(self.game, world, self.options, self._terms)

    def eyes(self, seat: i64) -> Eyes:
        """All that a bot or a hint gets; the true state cannot be reached from it."""
        self._check_seat(seat)
        known = hiding.forget(self._table, seat)
        return Eyes(State(self.game, known, self.options, self._terms), int(seat))

    # -- events --------------------------------------------------------------------------------

    @property
    def recording(self) -> bool:
        """Whether events are kept; where they are not, they cost nothing."""
        return self._chronicle is not None

    @recording.setter
    def recording(self, on: bool) -> None:
        if on:
            table = self._own()
            self._chronicle = Chronicle(table)
            table.log = self._chronicle.log
        elif self._chronicle is not None:
            self._chronicle = None
            self._own().log = SILENT

    @property
    def events(self) -> list[Event]:
        """What happened since the last call."""
        self._pieces()
        if self._chronicle is None:
            return []
        told = self._chronicle.told
        self._chronicle.told = []
        return told

    def _pieces(self) -> Pieces | None:
        """The names of the pieces after all that has happened; None where nobody keeps them."""
        if self._chronicle is None:
            return None
        self._chronicle.follow(self.game, self._table)
        return self._chronicle.pieces

    def open_decisions(self) -> list[dict[str, Any]]:
        """The stack of decisions, the innermost last: for looking into a state."""
        return open_decisions(self.game, self._table)

    def why(self, seat: i64, code: i64) -> int:
        """The core's reason against a move, 0 if there is none; for fast checks."""
        if seat >= self._table.layout.seats:
            return NOT_YOUR_TURN
        return int(self._table.refusal(seat, code))
