"""PB-6 The turn: draw a card, one action, end of the turn."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.collapse import STALEMATE, STANDOFF, draw_game
from sobremesa.games.pocobot.rules.piles import draw_for_turn
from sobremesa.games.pocobot.rules.table import (
    ACTION,
    BACKS,
    BURNT,
    OPENING,
    QUIET,
    TURN,
    UNHURT,
    PocobotTable,
)

# what the action of a turn was, as far as later turns ask
OTHER: Final = 0
BURNING: Final = 1  # PB-7.5
ATTACKED: Final = 2  # PA-69
HURT: Final = 3  # PA-71 an attack that cost a heart


def begin_game(table: PocobotTable, first: i64) -> None:
    """PB-5.5, PA-5 The first turn of the game."""
    table.set_number(OPENING, 1)
    begin_turn(table, first, table.rulings.first_turn_draw)


def begin_turn(table: PocobotTable, seat: i64, draws: bool) -> None:
    """PB-6.1 Draw a card, then act."""
    table.set_number(TURN, seat)
    if draws:
        draw_for_turn(table, seat)
    table.ask(ACTION, bit(seat))


def end_turn(table: PocobotTable, action: i64) -> None:
    """PB-6.1 The action is over; the next turn begins, unless nothing happens any more."""
    seat: i64 = table.turn()
    table.close()
    table.set_number(BURNT + seat, 1 if action == BURNING else 0)
    quiet: i64 = table.cells[QUIET] + 1
    unhurt: i64 = table.cells[UNHURT] + 1
    table.set_number(QUIET, 0 if action >= ATTACKED else quiet)
    table.set_number(UNHURT, 0 if action == HURT else unhurt)
    table.set_number(OPENING, 0)
    table.set_number(BACKS, 0)
    if is_over(table.cells[QUIET], table.rulings.stalemate):
        draw_game(table, STALEMATE)
    elif is_over(table.cells[UNHURT], table.rulings.stalemate_hearts):
        draw_game(table, STANDOFF)
    else:
        begin_turn(table, table.rival(seat), True)


def is_over(turns: i64, most: i64) -> bool:
    """PA-69, PA-71 Whether so many turns are too many; 0 is no limit."""
    return most > 0 and turns >= most
