"""PB-11 The collapse, and the other ways in which a game ends."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.reasons import LAST_HEART, MAY
from sobremesa.games.pocobot.rules.sayings import BREACHED
from sobremesa.games.pocobot.rules.table import PocobotTable

# endings
DESTROYED: Final = 1  # PB-11.1 the last heart was lost to damage
BREACH: Final = 2  # PA-63 a heartless robot was hit through its armour
DEFENCELESS: Final = 3  # PA-63 an attack ended, and somebody had no heart
DISMANTLED: Final = 4  # PA-64 somebody took his own last heart away
STALEMATE: Final = 5  # PA-69
STANDOFF: Final = 6  # PA-71

NO_END: Final = 0
NEVER: Final = -1


def win(table: PocobotTable, ending: i64, seat: i64) -> None:
    """PB-11.1 The game is over at once, and somebody has won."""
    finish(table, ending, bit(seat))


def draw_game(table: PocobotTable, ending: i64) -> None:
    """PA-69, PA-71 Nobody has won."""
    finish(table, ending, bit(0) | bit(1))


def finish(table: PocobotTable, ending: i64, winners: i64) -> None:
    """Nothing is asked any more."""
    while table.asked() != NO_END:
        table.close()
    table.end(ending, winners)


class Heartless:
    """PA-63 Who never had a heart collapses when an attack goes through all his armour."""

    def judge(self, table: PocobotTable, defender: i64, left: i64, held: bool) -> bool:
        """After an attack that cost no last heart: whether the game has ended."""
        if table.hearts(defender) == 0 and left > 0 and not held:
            table.say(BREACHED, defender, 0, 0)
            win(table, BREACH, table.rival(defender))
            return True
        return False

    def strength_needed(self, armour: i64) -> i64:
        """The weakest attack that destroys a robot without hearts; NEVER if none does."""
        return armour + 1


class Invulnerable(Heartless):
    """PA-63 `heartless = invulnerable`: he cannot be destroyed."""

    def judge(self, table: PocobotTable, defender: i64, left: i64, held: bool) -> bool:
        return False

    def strength_needed(self, armour: i64) -> i64:
        return NEVER


class AnyAttack(Heartless):
    """PA-63 `heartless = any_attack_loses`: after any attack whoever has no heart has lost."""

    def judge(self, table: PocobotTable, defender: i64, left: i64, held: bool) -> bool:
        attacker: i64 = table.rival(defender)
        if table.hearts(defender) == 0:
            win(table, DEFENCELESS, attacker)
        elif table.hearts(attacker) == 0:
            win(table, DEFENCELESS, defender)
        else:
            return False
        return True

    def strength_needed(self, armour: i64) -> i64:
        return 0


class SelfCollapse:
    """PA-64 Whoever has taken his own last heart away has lost at the end of the action."""

    def why_not_remove(self, table: PocobotTable, seat: i64) -> i64:
        """Why a heart may not be removed by its owner."""
        return MAY

    def judge(self, table: PocobotTable, seat: i64, had_hearts: bool) -> bool:
        """At the end of a modification: whether the game has ended."""
        if had_hearts and table.hearts(seat) == 0:
            win(table, DISMANTLED, table.rival(seat))
            return True
        return False


class LastHeartStays(SelfCollapse):
    """PA-64 `self_collapse = forbid`: the last heart stays; another is placed first."""

    def why_not_remove(self, table: PocobotTable, seat: i64) -> i64:
        return LAST_HEART if table.hearts(seat) == 1 else MAY


class PlaysOn(SelfCollapse):
    """PA-64 `self_collapse = ignore`: he plays on without hearts."""

    def judge(self, table: PocobotTable, seat: i64, had_hearts: bool) -> bool:
        return False
