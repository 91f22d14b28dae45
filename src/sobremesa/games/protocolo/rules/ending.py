"""PC-2, CA-69 The end of the game: tested after every change of RP and every rise of PA."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.sayings import RP_GAINED, RP_LOST
from sobremesa.games.protocolo.rules.table import EARNED, PA, REPUTATION, ProtocoloTable

EXCELLENCE: Final = 1  # PC-2.1
ELIMINATION: Final = 2  # PC-2.2
DOUBLE_ZERO: Final = 3  # CA-65
LAST_TURN: Final = 4  # CA-67

EVERYBODY: Final = 3  # the bits of both seats
NO_CAP: Final = -1


class Counting:
    """CA-45 Victory looks at the PA a player has."""

    def counted(self, table: ProtocoloTable, seat: i64) -> i64:
        """The PA of a seat as victory counts them."""
        return table.cells[PA + seat]


class AllEarned(Counting):
    """CA-45 `pa_victory = earned`: all PA ever gained count, spent or not."""

    def counted(self, table: ProtocoloTable, seat: i64) -> i64:
        return table.cells[EARNED + seat]


class DoubleZero:
    """CA-65 Both at 0 RP at the same instant: a draw."""

    def winners(self, table: ProtocoloTable) -> i64:
        """The bits of who wins then."""
        return EVERYBODY


class ActiveWins(DoubleZero):
    """CA-65 `double_zero = active_wins`."""

    def winners(self, table: ProtocoloTable) -> i64:
        return bit(table.turn())


class ActiveLoses(DoubleZero):
    """CA-65 `double_zero = active_loses`."""

    def winners(self, table: ProtocoloTable) -> i64:
        return bit(table.rival(table.turn()))


def finish(table: ProtocoloTable, ending: i64, winners: i64) -> None:
    """The game is over; nobody is asked any more."""
    while table.asked() != 0:
        table.close()
    table.end(ending, winners)


def set_rp(table: ProtocoloTable, seat: i64, change: i64) -> None:
    """CA-50, CA-69 RP stops at 0, and gains at the cap if there is one."""
    before: i64 = table.cells[REPUTATION + seat]
    after: i64 = max(0, before + change)
    cap: i64 = table.rulings.rp_cap
    if change > 0 and cap != NO_CAP:
        after = max(before, min(after, cap))
    if after < before:
        table.say(RP_LOST, seat, before - after, 0)
    elif after > before:
        table.say(RP_GAINED, seat, after - before, 0)
    table.set_number(REPUTATION + seat, after)


def change_rp(table: ProtocoloTable, seat: i64, change: i64) -> None:
    """PC-3.3 A player gains or loses RP; at 0 he has lost."""
    set_rp(table, seat, change)
    test_elimination(table)


def test_elimination(table: ProtocoloTable) -> None:
    """PC-2.2 Whose RP is 0 has lost; CA-65 if both are, the option says."""
    mine: bool = table.cells[REPUTATION] == 0
    other: bool = table.cells[REPUTATION + 1] == 0
    if mine and other:
        finish(table, DOUBLE_ZERO, table.rulings.double_zero.winners(table))
    elif mine:
        finish(table, ELIMINATION, 2)
    elif other:
        finish(table, ELIMINATION, 1)


def can_gain_rp(table: ProtocoloTable, seat: i64) -> bool:
    """CA-50, CA-71 Whether a gain of RP would change anything."""
    cap: i64 = table.rulings.rp_cap
    return cap == NO_CAP or table.cells[REPUTATION + seat] < cap


def gain_pa(table: ProtocoloTable, seat: i64, amount: i64) -> None:
    """PC-2.1, PC-6.16 PA rise; who has enough wins at once."""
    table.set_number(PA + seat, table.cells[PA + seat] + amount)
    table.set_number(EARNED + seat, table.cells[EARNED + seat] + amount)
    if amount > 0 and table.rulings.counting.counted(table, seat) >= table.box.numbers.pa_to_win:
        finish(table, EXCELLENCE, bit(seat))


def end_of_turn(table: ProtocoloTable) -> None:
    """CA-67 After the last turn: more PA as victory counts them, then more RP, else a draw."""
    counting = table.rulings.counting
    lead: i64 = counting.counted(table, 0) - counting.counted(table, 1)
    if lead == 0:
        lead = table.cells[REPUTATION] - table.cells[REPUTATION + 1]
    winners: i64 = EVERYBODY
    if lead > 0:
        winners = 1
    elif lead < 0:
        winners = 2
    finish(table, LAST_TURN, winners)
