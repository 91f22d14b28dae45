"""A state of a match: the public face of the core's table.

The core works with numbers; here they are moves, refusals, prompts and results. Nothing about the
rules is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core import chance, facts, hiding
from sobremesa.engine.core.cells import SILENT, DiceMisfit
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.facts import Log
from sobremesa.engine.core.layout import CHANCE, ENDING
from sobremesa.engine.core.table import NOT_YOUR_TURN, Table
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.events import Event
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.native import i64, vec
from sobremesa.engine.options import Value
from sobremesa.engine.pieces import Pieces
from sobremesa.engine.saving import digest_of, table_to_json
from sobremesa.engine.scene import Scene, Text
from sobremesa.engine.values import Move, Prompt, Refusal, Result
from sobremesa.engine.views import View, build_view, number_of, open_decisions, seats_of

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game


class State:
    """A match at one moment. It changes only through `play` and `load_dice`."""

    def __init__(self, game: Game, table: Table, options: dict[str, Value]) -> None:
        self.game = game
        self.table = table
        self.options = options
        self._pieces: Pieces | None = None
        self._told: list[Event] = []

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.table.layout.seats)

    # -- playing -------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""
        return seats_of(self.table.waiting())

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat, none twice, in a stable order."""
        return list(map(self.game.all_moves.__getitem__, self.choices(seat)))

    def choices(self, seat: int) -> list[int]:
        """The same as codes of the core."""
        if seat not in self.waiting:
            self._check_seat(seat)
            return []
        return list(self.table.choices(seat))

    def refusal(self, seat: int, move: Move | str) -> Refusal | None:
        """Why a seat cannot make this move now; None if it can."""
        return self._refusal(seat, self._code(move))

    def _refusal(self, seat: int, code: int) -> Refusal | None:
        self._check_seat(seat)
        reason = self.table.refusal(seat, code)
        return self.game.refused(int(reason), code, self) if reason else None

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move; raises its `Refusal`, and changes nothing, if it cannot be made."""
        code = self._code(move)
        refusal = self._refusal(seat, code)
        if refusal is not None:
            raise refusal
        if len(self.table.given) > 0:
            self._try_dice(seat, code)
        self.take(seat, code)

    def take(self, seat: int, code: int) -> None:
        """Carry out a legal move, by its code."""
        if self.table.log.on:
            self.table.log.add(facts.ACTED, seat, code, self.game.is_secret(self, seat, code), 0)
        self.table.take(seat, code)

    def _code(self, move: Move | str) -> int:
        return self.game.parse(move).code if isinstance(move, str) else move.code

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Bad("no-such-seat", seat=seat, last=self.seats - 1)

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked; None if nothing."""
        if seat not in self.waiting:
            self._check_seat(seat)
            return None
        asked = self.game.decisions[int(self.table.asked())]
        default = self.game.move(int(self.table.default(seat)))
        return Prompt(asked.name, asked.clause, self.game.ask(self, asked.name), default)

    def outlook(self, seat: int, move: Move | str) -> Text | None:
        """What would come of a legal move, in a few words, from what the seat may know."""
        return self.game.outlook(self.eyes(seat), self._code(move))

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        ending = int(self.table.cells[ENDING])
        if ending == 0:
            return None
        score = self.game.scores(self.table)
        rank = tuple(1 + sum(other > own for other in score) for own in score)
        named = self.game.endings[ending]
        return Result(rank, score, self.game.team(self.table), named.name, named.clause)

    # -- chance --------------------------------------------------------------------------------

    def sow(self, seed: str, secure: bool = False) -> None:
        """Let chance begin anew from a seed."""
        chance.sow(self.table.cells, CHANCE, seed, secure)

    def set_up(self) -> None:
        """Lay out a new game. Cards that are laid in sight get their names, as if they had come."""
        self.table.setting_up()
        if self._pieces is not None:
            self._followed().name_all(self.table)

    def load_dice(self, results: Iterable[int]) -> None:
        """The next random results, in order. Each counts from 0: a die's 1 is given as 0."""
        given = list(results)
        if any(type(value) is not int or not 0 <= value < 1 << 31 for value in given):
            raise Bad("dice", detail=Detail("dice-form", "each is a whole number from 0 on"))
        self.table.given = vec[i64]([*self.table.given, *given])

    def _try_dice(self, seat: int, code: int) -> None:
        try:
            self.table.clone().take(seat, code)
        except DiceMisfit as misfit:
            value, most = misfit.args
            said = "{value} was given where a number from 0 to {most} is asked"
            detail = Detail("dice-range", said, value=value, most=most)
            raise Bad("dice", detail=detail) from misfit

    # -- copies --------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, which keeps no events until told to."""
        return State(self.game, self.table.clone(), self.options)

    def digest(self) -> str:
        """A digest of everything that matters: equal states have equal digests."""
        return digest_of(self)

    def to_json(self) -> dict[str, Any]:
        """The whole state in plain JSON types, at any decision; secrets included."""
        return table_to_json(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # -- what may be known -------------------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know, in plain JSON types."""
        if viewer is not None:
            self._check_seat(viewer)
        return build_view(self, viewer)

    def scene(self, viewer: int | None) -> Scene:
        """What that viewer sees on the table, for any reader (see scene.py)."""
        pieces = self._followed() if self.recording else Pieces(self.table)
        in_zones = pieces.in_zones(self.table, number_of(viewer))
        return self.game.scene(self.view(viewer), in_zones)

    def imagine(self, seat: int, rng: Rng) -> State:
        """A state drawn at random from those that fit what a seat may know."""
        self._check_seat(seat)
        return State(self.game, hiding.imagine(self.table, seat, rng), self.options)

    def eyes(self, seat: int) -> Eyes:
        """All that a bot or a hint gets; the true state cannot be reached from it."""
        self._check_seat(seat)
        return Eyes(State(self.game, hiding.forget(self.table, seat), self.options), seat)

    # -- events --------------------------------------------------------------------------------

    @property
    def recording(self) -> bool:
        """Whether events are kept; where they are not, they cost nothing."""
        return self.table.log.on

    @recording.setter
    def recording(self, on: bool) -> None:
        self.table.log = Log(True) if on else SILENT
        self._pieces = Pieces(self.table) if on else None
        self._told = []

    @property
    def events(self) -> list[Event]:
        """What happened since the last call."""
        self._followed()
        told, self._told = self._told, []
        return told

    def _followed(self) -> Pieces:
        """The names of the pieces, after all that has happened; turns new facts into events."""
        if self._pieces is None:
            return Pieces(self.table)
        rows = [int(number) for number in self.table.log.rows]
        self.table.log.clear()
        for at in range(0, len(rows), facts.ROW):
            row = rows[at : at + facts.ROW]
            secret = row[0] == facts.ACTED and row[3] == 1
            moved = self._pieces.follow(row)
            self._told.append(Event(self.game, self.table.layout, row, moved, secret))
        return self._pieces

    def open_decisions(self) -> list[dict[str, Any]]:
        """The stack of decisions, the innermost last: for looking into a state."""
        return open_decisions(self)

    def why(self, seat: int, code: int) -> int:
        """The core's reason against a move, 0 if there is none; for fast checks."""
        return int(self.table.refusal(seat, code)) if seat < self.seats else NOT_YOUR_TURN
