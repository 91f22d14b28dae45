"""PB-3 When a mecha is mounted, PB-4 what its modules hold, PB-7.9 what fuel an attack needs."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import DIAMONDS, MODULES, NO_SUIT, number
from sobremesa.games.pocobot.rules.moves import NO_MODULE
from sobremesa.games.pocobot.rules.reasons import CHOOSE_MODULE, MAY, NO_MODULE_CHOICE
from sobremesa.games.pocobot.rules.table import (
    BOOSTER,
    COPILOT,
    PILOT,
    PocobotTable,
)

BASIC: Final[i64] = number("module_basic")
WITH_CREW: Final[i64] = number("module_crew")
WITH_BOOSTER: Final[i64] = number("module_booster")
MOUNTED_CARDS: Final[i64] = number("mounted_cards")
MOUNTED_SUIT: Final[i64] = number("mounted_suit")
PER_FUEL: Final[i64] = number("attack_per_fuel")


def limit_for(module: i64, pilot: i64, raised: i64, booster: i64) -> i64:
    """PB-4.1 to PB-4.7 The limit of a module, from the suits of Pilot and Booster and the module
    that the Copilot raises; improvements do not add up (PB-8.4)."""
    if booster == module:
        return WITH_BOOSTER
    if pilot == module or raised == module:
        return WITH_CREW
    return BASIC


def fuel_for(points: i64) -> i64:
    """PB-7.9, PA-43 The fuel that so many points need, rounded up."""
    return (points + PER_FUEL - 1) // PER_FUEL


class Mounting:
    """PB-3.1, PB-3.2 A Pilot and six cards in the modules, three of them of his suit."""

    def fills(self, table: PocobotTable, seat: i64) -> bool:
        """PA-38 Whether the modules are filled as they must be: no module need hold a card."""
        return True


class EachModule(Mounting):
    """PA-38 `mounted_each_module`: each module holds at least one card."""

    def fills(self, table: PocobotTable, seat: i64) -> bool:
        module: i64 = 0
        while module < MODULES:
            if table.cards_in(seat, module) == 0:
                return False
            module += 1
        return True


def module_cards(table: PocobotTable, seat: i64) -> i64:
    """PA-36 The cards in the three modules."""
    count: i64 = 0
    module: i64 = 0
    while module < MODULES:
        count += table.cards_in(seat, module)
        module += 1
    return count


def is_mounted(table: PocobotTable, seat: i64) -> bool:
    """PB-3.1, PA-37 Whether a mecha may attack with fuel now."""
    pilot: i64 = table.suit_at(seat, PILOT)
    return (
        pilot != NO_SUIT
        and module_cards(table, seat) >= MOUNTED_CARDS
        and table.cards_in(seat, pilot) >= MOUNTED_SUIT
        and table.rulings.mounting.fills(table, seat)
    )


def limit_if(table: PocobotTable, seat: i64, module: i64, raised: i64) -> i64:
    """The limit of a module if the Copilot raises that one."""
    return limit_for(module, table.suit_at(seat, PILOT), raised, table.suit_at(seat, BOOSTER))


def excess_if(table: PocobotTable, seat: i64, raised: i64) -> i64:
    """By how many cards the modules exceed their limits if the Copilot raises that one."""
    excess: i64 = 0
    module: i64 = 0
    while module < MODULES:
        over: i64 = table.cards_in(seat, module) - limit_if(table, seat, module, raised)
        if over > 0:
            excess += over
        module += 1
    return excess


def raised_by_copilot(table: PocobotTable, seat: i64) -> i64:
    """PB-4.4 The module that the Copilot raises: that of his suit, or the one chosen for him."""
    suit: i64 = table.suit_at(seat, COPILOT)
    if suit == DIAMONDS:
        return table.chosen_module(seat)
    return suit


class Flexing:
    """PA-30 A diamond Copilot raises the module that was chosen when he was placed."""

    def why_not_choose(self, module: i64) -> i64:
        """Why he may not be placed with this choice."""
        return CHOOSE_MODULE if module == NO_MODULE else MAY

    def has_room(self, table: PocobotTable, seat: i64, module: i64) -> bool:
        """PA-21 Whether a module takes one more card."""
        raised: i64 = raised_by_copilot(table, seat)
        return table.cards_in(seat, module) < limit_if(table, seat, module, raised)

    def is_over(self, table: PocobotTable, seat: i64, module: i64) -> bool:
        """PB-4.8 Whether a module must give up a card."""
        raised: i64 = raised_by_copilot(table, seat)
        return table.cards_in(seat, module) > limit_if(table, seat, module, raised)


class BestFit(Flexing):
    """PA-30 `diamond_flex = dynamic`: he raises whatever module suits best at any moment."""

    def why_not_choose(self, module: i64) -> i64:
        return MAY if module == NO_MODULE else NO_MODULE_CHOICE

    def has_room(self, table: PocobotTable, seat: i64, module: i64) -> bool:
        if table.suit_at(seat, COPILOT) != DIAMONDS:
            return super().has_room(table, seat, module)
        raised: i64 = 0
        while raised < MODULES:  # some choice fits all modules with one card more in this one
            room: i64 = limit_if(table, seat, module, raised) - table.cards_in(seat, module)
            if room > 0 and excess_if(table, seat, raised) == 0:
                return True
            raised += 1
        return False

    def is_over(self, table: PocobotTable, seat: i64, module: i64) -> bool:
        if table.suit_at(seat, COPILOT) != DIAMONDS:
            return super().is_over(table, seat, module)
        least: i64 = excess_if(table, seat, 0)
        raised: i64 = 1
        while raised < MODULES:
            least = min(least, excess_if(table, seat, raised))
            raised += 1
        raised = 0
        while raised < MODULES:  # a best choice leaves this module too full
            limit: i64 = limit_if(table, seat, module, raised)
            if excess_if(table, seat, raised) == least and table.cards_in(seat, module) > limit:
                return True
            raised += 1
        return False


def is_overfull(table: PocobotTable, seat: i64) -> bool:
    """PB-4.8 Whether any module must give up a card."""
    module: i64 = 0
    while module < MODULES:
        if table.rulings.flexing.is_over(table, seat, module):
            return True
        module += 1
    return False
