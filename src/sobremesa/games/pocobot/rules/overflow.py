"""PB-4.8, PA-72 The end of a modification: orphan Copilot, excess, collapse."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import MODULES, NO_CARD, NO_SUIT, suit_of, value_of
from sobremesa.games.pocobot.rules.limits import is_overfull
from sobremesa.games.pocobot.rules.moves import SHED, play
from sobremesa.games.pocobot.rules.reasons import MAY, NO_EXCESS, NOT_ON_PANEL
from sobremesa.games.pocobot.rules.sayings import ORPHAN
from sobremesa.games.pocobot.rules.sayings import OVERFLOW as SHEDS
from sobremesa.games.pocobot.rules.table import (
    COPILOT,
    DISCARD_PILE,
    HAD_HEARTS,
    OVERFLOW,
    PILOT,
    PocobotTable,
    spot_zone,
)
from sobremesa.games.pocobot.rules.turn import OTHER, end_turn


class Overflow:
    """PA-26 The owner chooses which cards of an overfull module he gives up."""

    def settle(self, table: PocobotTable, seat: i64, had_hearts: i64) -> bool:
        """Whether the modification is over; if not, somebody is asked."""
        if not is_overfull(table, seat):
            return True
        table.ask(OVERFLOW, bit(seat))
        table.note(HAD_HEARTS, had_hearts)
        return False


class LowestFirst(Overflow):
    """PA-26 `overflow_choice = lowest`: the lowest values go, unasked."""

    def settle(self, table: PocobotTable, seat: i64, had_hearts: i64) -> bool:
        while is_overfull(table, seat):
            shed(table, seat, lowest_over(table, seat))
        return True


def end_modification(table: PocobotTable, seat: i64) -> None:
    """PA-72 First the orphan Copilot, then the excess, then the collapse."""
    had_hearts: i64 = table.noted(HAD_HEARTS)
    table.close()
    if table.cards_in(seat, PILOT) == 0 and table.cards_in(seat, COPILOT) > 0:
        zone: i64 = spot_zone(seat, COPILOT)
        table.say(ORPHAN, seat, table.top(zone), 0)
        table.draw(zone, DISCARD_PILE)
        table.choose_module(seat, NO_SUIT)
    if table.rulings.overflow.settle(table, seat, had_hearts):
        judge(table, seat, had_hearts)


def judge(table: PocobotTable, seat: i64, had_hearts: i64) -> None:
    """PA-64 Whether the owner has brought his own robot down; if not, the turn ends."""
    if not table.rulings.self_collapse.judge(table, seat, had_hearts == 1):
        end_turn(table, OTHER)


def shed(table: PocobotTable, seat: i64, card: i64) -> None:
    """PA-27 A card of the excess goes to the discard pile, hearts too."""
    table.say(SHEDS, seat, card, 0)
    table.discard(card, spot_zone(seat, suit_of(card)))


def lowest_over(table: PocobotTable, seat: i64) -> i64:
    """PA-26 The lowest card of all modules that are too full."""
    lowest: i64 = NO_CARD
    module: i64 = 0
    while module < MODULES:
        if table.rulings.flexing.is_over(table, seat, module):
            card: i64 = table.lowest_in(spot_zone(seat, module))
            if lowest == NO_CARD or value_of(card) < value_of(lowest):
                lowest = card
        module += 1
    return lowest


class Shed(Act):
    """PB-4.8, PA-25 A module exceeds its new limit: discard one of its cards."""

    def answers(self, asked: i64) -> bool:
        return asked == OVERFLOW

    def move(self, at: i64) -> i64:
        return play(SHED, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        spot: i64 = table.spot_on_panel(seat, at)
        if spot < 0:
            return NOT_ON_PANEL
        if spot >= MODULES or not table.rulings.flexing.is_over(table, seat, spot):
            return NO_EXCESS
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        module: i64 = 0
        while module < MODULES:
            self.list_cards(table, seat, spot_zone(seat, module), found)
            module += 1

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        shed(table, seat, at)
        if not is_overfull(table, seat):
            had_hearts: i64 = table.noted(HAD_HEARTS)
            table.close()
            judge(table, seat, had_hearts)
