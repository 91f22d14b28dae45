"""PB-7.1 to PB-7.3 Modify, with the crew (PB-8) and the booster (PB-9)."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import (
    DIAMONDS,
    HEARTS,
    MODULES,
    is_ace,
    is_figure,
    number,
    suit_of,
)
from sobremesa.games.pocobot.rules.moves import (
    DONE,
    NO_MODULE,
    PLACE,
    REMOVE,
    module_in,
    placed,
    placing,
    play,
    spot_in,
)
from sobremesa.games.pocobot.rules.overflow import end_modification
from sobremesa.games.pocobot.rules.reasons import (
    COPILOT_SITS,
    DIAMOND_PILOT,
    MAY,
    MODULE_FULL,
    NO_PILOT,
    NO_SECOND,
    NOT_IN_HAND,
    NOT_ON_PANEL,
    OCCUPIED,
    ONE_MORE,
)
from sobremesa.games.pocobot.rules.table import (
    ACTION,
    BOOSTER,
    COPILOT,
    HAD_HEARTS,
    HAND_SPOT,
    MODIFY,
    OPENING,
    OPERATIONS,
    PILOT,
    PocobotTable,
    hand_zone,
    spot_zone,
)

OPERATIONS_MOST: Final[i64] = number("operations")


class Operations:
    """PA-19 A modification is one operation or two."""

    def why_not_begin(self, table: PocobotTable, seat: i64, act: Operation, at: i64) -> i64:
        """Why an operation may not be the first of a modification."""
        return MAY

    def why_not_done(self, table: PocobotTable, seat: i64) -> i64:
        """Why the modification may not end here."""
        return MAY


class ExactlyTwo(Operations):
    """PA-19 `modify_ops = exactly_2`: the first is legal only if a second is possible after it."""

    def why_not_begin(self, table: PocobotTable, seat: i64, act: Operation, at: i64) -> i64:
        trial = table.copy()
        act.operate(trial, seat, at)
        return MAY if can_operate(trial, seat) else NO_SECOND

    def why_not_done(self, table: PocobotTable, seat: i64) -> i64:
        if table.noted(OPERATIONS) < OPERATIONS_MOST and can_operate(table, seat):
            return ONE_MORE
        return MAY


class Orphan:
    """PA-24 The Pilot may leave; a Copilot who has no Pilot at the end goes too."""

    def why_not_leave(self) -> i64:
        """Why a Pilot may not leave his Copilot."""
        return MAY


class PilotStays(Orphan):
    """PA-24 `orphan_copilot = forbid`: he may not leave while a Copilot sits."""

    def why_not_leave(self) -> i64:
        return COPILOT_SITS


class Operation(Act):
    """PB-7.1 One of the operations on one's own panel."""

    def answers(self, asked: i64) -> bool:
        return asked == ACTION or asked == MODIFY

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        reason: i64 = self.why_not_operate(table, seat, at)
        if reason != MAY or table.asked() == MODIFY:
            return reason
        return table.rulings.operations.why_not_begin(table, seat, self, at)

    def why_not_operate(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        """Why the panel does not allow it."""
        raise NotImplementedError

    def operate(self, table: PocobotTable, seat: i64, at: i64) -> None:
        """Change the panel."""
        raise NotImplementedError

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        if table.asked() == ACTION:
            table.ask(MODIFY, bit(seat))
            note_hearts(table, seat)
        self.operate(table, seat, at)
        note_hearts(table, seat)
        table.note(OPERATIONS, table.noted(OPERATIONS) + 1)
        if table.noted(OPERATIONS) == most_operations(table):
            end_modification(table, seat)


def note_hearts(table: PocobotTable, seat: i64) -> None:
    """PA-64 Remember that there was a heart."""
    if table.hearts(seat) > 0:
        table.note(HAD_HEARTS, 1)


def most_operations(table: PocobotTable) -> i64:
    """PB-7.1, PB-13.1 Two operations; in the first turn of the game perhaps more."""
    if table.cells[OPENING] == 1:
        return table.rulings.first_operations
    return OPERATIONS_MOST


class Place(Operation):
    """PB-2.5, PB-7.1 Place a card of the hand on the panel."""

    def move(self, at: i64) -> i64:
        return play(PLACE, at)

    def why_not_operate(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        card: i64 = placed(at)
        spot: i64 = spot_in(at)
        if not table.holds(seat, card):
            return NOT_IN_HAND
        if spot == DIAMONDS:
            return MAY  # PB-2.4 no limit
        if spot < MODULES:
            return MAY if table.rulings.flexing.has_room(table, seat, spot) else MODULE_FULL
        if spot == PILOT and suit_of(card) == DIAMONDS:
            return DIAMOND_PILOT  # PA-18
        if spot == COPILOT and table.cards_in(seat, PILOT) == 0:
            return NO_PILOT  # PA-23
        if table.cards_in(seat, spot) > 0:
            return OCCUPIED  # PA-22
        if spot == COPILOT and suit_of(card) == DIAMONDS:
            return table.rulings.flexing.why_not_choose(module_in(at))
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        hand: i64 = hand_zone(seat)
        i: i64 = 0
        while i < table.count(hand):
            card: i64 = table.card(hand, i)
            if is_figure(card):
                self.list_one(table, seat, placing(card, PILOT, NO_MODULE), found)
                self.list_copilot(table, seat, card, found)
            else:
                spot: i64 = BOOSTER if is_ace(card) else suit_of(card)
                self.list_one(table, seat, placing(card, spot, NO_MODULE), found)
            i += 1

    def list_copilot(self, table: PocobotTable, seat: i64, card: i64, found: Found) -> None:
        """PB-4.4 A diamond may come with the choice of a module, the other suits without."""
        module: i64 = NO_MODULE
        last: i64 = MODULES - 1 if suit_of(card) == DIAMONDS else NO_MODULE
        while module <= last:
            self.list_one(table, seat, placing(card, COPILOT, module), found)
            module += 1

    def operate(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.move(placed(at), hand_zone(seat), spot_zone(seat, spot_in(at)))
        if spot_in(at) == COPILOT:
            table.choose_module(seat, module_in(at))


class Remove(Operation):
    """PB-7.1, PB-7.2, PA-31, PA-32 Take a card from the panel to the discard pile."""

    def move(self, at: i64) -> i64:
        return play(REMOVE, at)

    def why_not_operate(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        spot: i64 = table.spot_on_panel(seat, at)
        if spot < 0:
            return NOT_ON_PANEL
        if spot == PILOT and table.cards_in(seat, COPILOT) > 0:
            return table.rulings.orphan.why_not_leave()
        if spot == HEARTS:
            return table.rulings.self_collapse.why_not_remove(table, seat)
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        spot: i64 = 0
        while spot < HAND_SPOT:
            self.list_cards(table, seat, spot_zone(seat, spot), found)
            spot += 1

    def operate(self, table: PocobotTable, seat: i64, at: i64) -> None:
        spot: i64 = table.spot_on_panel(seat, at)
        table.discard(at, spot_zone(seat, spot))
        if spot == COPILOT:
            table.choose_module(seat, NO_MODULE)


PLACES: Final = Place()
REMOVES: Final = Remove()


def can_operate(table: PocobotTable, seat: i64) -> bool:
    """PA-19 Whether any operation is possible on the panel as it is."""
    trial = table.copy()
    if trial.asked() != MODIFY:
        trial.ask(MODIFY, bit(seat))
    found = Found()
    PLACES.list(trial, seat, found)
    REMOVES.list(trial, seat, found)
    return len(found.codes) > 0


class Done(Act):
    """PA-19 End the modification with fewer operations than one may do."""

    def answers(self, asked: i64) -> bool:
        return asked == MODIFY

    def move(self, at: i64) -> i64:
        return play(DONE, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        return table.rulings.operations.why_not_done(table, seat)

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, 0, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        end_modification(table, seat)
