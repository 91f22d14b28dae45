"""The yardstick games on the public contract: games that others have too, to be measured by.

They are rules and names and nothing else: no words, no rulebook, no scene. `sobremesa.games()`
does not list them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bench.games import connect4, leduc, tictactoe, uno
from sobremesa.engine.contract import Game
from sobremesa.engine.core.layout import ENDING, WINNERS, Layout
from sobremesa.engine.core.table import GAME_OVER, NOT_YOUR_TURN, Table
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Options
from sobremesa.engine.values import Named

COMMON = {GAME_OVER: Named("game-over", ""), NOT_YOUR_TURN: Named("not-your-turn", "")}


def named(**names: int) -> dict[int, Named]:
    """Numbers of the rules with their names; a yardstick has no clauses."""
    return {number: Named(name.replace("_", "-"), "") for name, number in names.items()}


class Yardstick(Game):
    """What the four have in common: two seats, and a short list of all moves there are."""

    version = "1"
    seats = range(2, 3)
    names: ClassVar[tuple[str, ...]]  # of the moves, by their codes

    def text(self, code: int) -> str:
        return self.names[code]

    def code(self, text: str) -> int:
        if text not in self.names:
            raise Bad("notation", text=text, game=self.title, example=self.names[0])
        return self.names.index(text)

    def vocabulary(self, seats: int) -> Iterable[int]:
        return range(len(self.names))

    def describe(self, code: int) -> dict[str, Any]:
        return {"play": self.names[code]}

    def card_name(self, card: int) -> str:
        return str(card)

    def scores(self, table: Table) -> tuple[float, ...]:
        """One point among those who win."""
        winners = [int(table.cells[WINNERS]) >> seat & 1 for seat in range(2)]
        return tuple(float(won) / max(1, sum(winners)) for won in winners)


class TicTacToe(Yardstick):
    """Tic-tac-toe."""

    id = "tictactoe"
    title = "Tic-tac-toe"
    longest = tictactoe.SQUARES
    names = tuple(column + row for row in "123" for column in "abc")
    reasons: ClassVar[Mapping[int, Named]] = COMMON | named(taken=tictactoe.TAKEN)
    decisions: ClassVar[Mapping[int, Named]] = named(mark=tictactoe.MARK)
    endings: ClassVar[Mapping[int, Named]] = named(line=tictactoe.LINE, full=tictactoe.FULL)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        return tictactoe.layout()

    def lay_table(self, seats: int, options: Options) -> Table:
        plan = tictactoe.layout()
        return tictactoe.TicTacToe(plan, plan.blank())


class ConnectFour(Yardstick):
    """Connect four."""

    id = "connect4"
    title = "Connect four"
    longest = connect4.COLUMNS * connect4.ROWS
    names = tuple("abcdefg")
    reasons: ClassVar[Mapping[int, Named]] = COMMON | named(full_column=connect4.FULL_COLUMN)
    decisions: ClassVar[Mapping[int, Named]] = named(drop=connect4.DROP)
    endings: ClassVar[Mapping[int, Named]] = named(line=connect4.LINE, full=connect4.FULL)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        return connect4.layout()

    def lay_table(self, seats: int, options: Options) -> Table:
        plan = connect4.layout()
        return connect4.ConnectFour(plan, plan.blank())


class Leduc(Yardstick):
    """Leduc poker."""

    id = "leduc"
    title = "Leduc poker"
    longest = 8
    names = ("fold", "call", "raise")
    reasons: ClassVar[Mapping[int, Named]] = COMMON | named(
        nothing_to_pay=leduc.NOTHING_TO_PAY, raised_enough=leduc.RAISED_ENOUGH
    )
    decisions: ClassVar[Mapping[int, Named]] = named(bet=leduc.BET)
    endings: ClassVar[Mapping[int, Named]] = named(folded=leduc.FOLDED, shown=leduc.SHOWN)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        return leduc.layout()

    def lay_table(self, seats: int, options: Options) -> Table:
        plan = leduc.layout()
        return leduc.Leduc(plan, plan.blank())

    def scores(self, table: Table) -> tuple[float, ...]:
        """The chips won or lost."""
        paid = [float(table.cells[leduc.PAID + seat]) for seat in range(2)]
        winners = [bool(table.cells[WINNERS] >> seat & 1) for seat in range(2)]
        if table.cells[ENDING] == 0 or all(winners):
            return (0.0, 0.0)
        return tuple(paid[1 - seat] if winners[seat] else -paid[seat] for seat in range(2))


SIGNS = (*"0123456789", "skip", "reverse", "draw_2")
WILDS = ("wild", "wild_draw_4")


class Uno(Yardstick):
    """Uno for two, with the moves named as RLCard names them."""

    id = "uno"
    title = "Uno"
    longest = 20_000
    names = (
        *(f"{colour}-{sign}" for colour in "rgby" for sign in SIGNS),
        *(f"{colour}-{wild}" for wild in WILDS for colour in "rgby"),
        "draw",
    )
    reasons: ClassVar[Mapping[int, Named]] = COMMON | named(
        not_held=uno.NOT_HELD,
        no_match=uno.NO_MATCH,
        others_first=uno.OTHERS_FIRST,
        can_play=uno.CAN_PLAY,
    )
    decisions: ClassVar[Mapping[int, Named]] = named(play=uno.PLAY)
    endings: ClassVar[Mapping[int, Named]] = named(emptied=uno.EMPTIED)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        return uno.layout()

    def lay_table(self, seats: int, options: Options) -> Table:
        plan = uno.layout()
        return uno.Uno(plan, plan.blank())

    def card_name(self, card: int) -> str:
        kind = int(uno.kind_of(card))
        return WILDS[kind - uno.WILD] if kind >= uno.WILD else self.names[kind]


YARDSTICKS: dict[str, Game] = {
    game.id: game for game in (TicTacToe(), ConnectFour(), Leduc(), Uno())
}
