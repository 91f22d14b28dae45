"""The options of PoCoBOT, as amendments: each puts another reading in place of a named hook."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import number
from sobremesa.games.pocobot.rules.collapse import (
    AnyAttack,
    Heartless,
    Invulnerable,
    LastHeartStays,
    PlaysOn,
    SelfCollapse,
)
from sobremesa.games.pocobot.rules.declaring import (
    Declaring,
    ExtraProjectile,
    ExtraUnlocked,
    WholeCards,
)
from sobremesa.games.pocobot.rules.defence import Comparing, EqualDestroys
from sobremesa.games.pocobot.rules.fuel import AnySet, FuelSets
from sobremesa.games.pocobot.rules.limits import BestFit, EachModule, Flexing, Mounting
from sobremesa.games.pocobot.rules.modify import (
    OPERATIONS_MOST,
    ExactlyTwo,
    Operations,
    Orphan,
    PilotStays,
)
from sobremesa.games.pocobot.rules.overflow import LowestFirst, Overflow
from sobremesa.games.pocobot.rules.piles import AceLow, HandLimit, Order, UpTo
from sobremesa.games.pocobot.rules.rulings import Rulings


def as_ruled() -> Rulings:
    """Every hook as the rules read by default."""
    return Rulings(
        order=Order(),
        first_turn_draw=True,
        hand_limit=HandLimit(),
        operations=Operations(),
        first_operations=OPERATIONS_MOST,
        orphan=Orphan(),
        overflow=Overflow(),
        flexing=Flexing(),
        mounting=Mounting(),
        declaring=Declaring(),
        fuel_sets=FuelSets(),
        extra=ExtraProjectile(),
        comparing=Comparing(),
        heartless=Heartless(),
        self_collapse=SelfCollapse(),
        stalemate=number("stalemate"),
        stalemate_hearts=number("stalemate_hearts"),
    )


def ace_low(rulings: Rulings) -> None:
    """PA-1 The Ace is the lowest card of the turn order."""
    rulings.order = AceLow()


def no_first_draw(rulings: Rulings) -> None:
    """PA-5 The first player draws no card in his first turn."""
    rulings.first_turn_draw = False


def hand_limit_is(most: int, rulings: Rulings) -> None:
    """PA-6 A hand holds so many cards."""
    limit: i64 = most
    rulings.hand_limit = UpTo(limit)


def exactly_two(rulings: Rulings) -> None:
    """PA-19 A modification is two operations."""
    rulings.operations = ExactlyTwo()


def pilot_stays(rulings: Rulings) -> None:
    """PA-24 The Pilot does not leave his Copilot."""
    rulings.orphan = PilotStays()


def lowest_first(rulings: Rulings) -> None:
    """PA-26 The lowest cards of an excess go."""
    rulings.overflow = LowestFirst()


def best_fit(rulings: Rulings) -> None:
    """PA-30 A diamond Copilot raises what suits best."""
    rulings.flexing = BestFit()


def each_module(rulings: Rulings) -> None:
    """PA-38 A mounted mecha has a card in each module."""
    rulings.mounting = EachModule()


def whole_cards(rulings: Rulings) -> None:
    """PA-42 Whole cards are declared."""
    rulings.declaring = WholeCards()


def any_fuel(rulings: Rulings) -> None:
    """PA-45 Any set of fuel that suffices."""
    rulings.fuel_sets = AnySet()


def extra_unlocked(rulings: Rulings) -> None:
    """PA-49 No extra projectile in the first attack of the game."""
    rulings.extra = ExtraUnlocked()


def equal_destroys(rulings: Rulings) -> None:
    """PB-10.3 An equal value is lost."""
    rulings.comparing = EqualDestroys()


def heartless_are_safe(rulings: Rulings) -> None:
    """PA-63 Who has no heart cannot be destroyed."""
    rulings.heartless = Invulnerable()


def any_attack_loses(rulings: Rulings) -> None:
    """PA-63 Who has no heart after an attack has lost."""
    rulings.heartless = AnyAttack()


def last_heart_stays(rulings: Rulings) -> None:
    """PA-64 The last heart is not removed."""
    rulings.self_collapse = LastHeartStays()


def plays_on(rulings: Rulings) -> None:
    """PA-64 Whoever removes his last heart plays on."""
    rulings.self_collapse = PlaysOn()


def stalemate_after(turns: int, rulings: Rulings) -> None:
    """PA-69 A draw after so many turns without an attack; 0 for never."""
    most: i64 = turns
    rulings.stalemate = most


def standoff_after(turns: int, rulings: Rulings) -> None:
    """PA-71 A draw after so many turns in which no heart was lost to damage; 0 for never."""
    most: i64 = turns
    rulings.stalemate_hearts = most


def more_at_first(rulings: Rulings) -> None:
    """PB-7.1 The first player has more operations in the first turn of the game."""
    rulings.first_operations = number("first_operations")
