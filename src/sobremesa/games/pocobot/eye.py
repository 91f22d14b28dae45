"""What a player of PoCoBOT looks at: named features of a state, weighed by `eye.toml`.

Cards that are nowhere in sight are counted: what the rival may dodge with is known from them.
Whether an attack can destroy is solved exactly, from the panels alone (`rules/outlook.py`).
"""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.games.pocobot.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, value_of
from sobremesa.games.pocobot.rules.collapse import NEVER
from sobremesa.games.pocobot.rules.limits import is_mounted
from sobremesa.games.pocobot.rules.outlook import (
    can_destroy,
    dodge_in_hand,
    dodge_to_fear,
    missing,
    needed_to_destroy,
    strongest_attack,
)
from sobremesa.games.pocobot.rules.pocobot import Pocobot
from sobremesa.games.pocobot.rules.table import (
    BACKS,
    BOOSTER,
    COPILOT,
    DODGING,
    FORCE,
    PILOT,
    hand_zone,
    spot_zone,
)

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]


def losses(
    attack: int, clubs: list[int], hearts: list[int], equal_destroys: bool = False
) -> tuple[list[int], list[int], int]:
    """PB-10 The clubs and hearts that an attack takes, and what is left of it.

    >>> losses(12, [7, 2, 4], [3, 6])
    ([2, 4], [], 6)
    """
    lost: tuple[list[int], list[int]] = ([], [])
    for values, gone in zip((clubs, hearts), lost, strict=True):
        for value in sorted(values):
            if attack < value or (attack == value and not equal_destroys):
                return lost[0], lost[1], attack
            attack -= value
            gone.append(value)
    return lost[0], lost[1], attack


def features(table: Pocobot, seat: int) -> dict[str, float]:
    """The features of a state for a seat."""
    rival = 1 - seat
    winners = int(table.cells[WINNERS])
    own, other = panel(table, seat), panel(table, rival)
    expected = struck(table, seat)
    return {
        "won": float(winners == 1 << seat),
        "lost": float(winners == 1 << rival),
        "drawn": float(table.cells[ENDING] != 0 and winners == 3),
        **{name: amount - other[name] for name, amount in own.items()},
        "hand": float(min(table.count(hand_zone(seat)), 12)),
        "fuel_in_hand": dodge_in_hand(table, seat) / 10,
        "can_destroy": float(can_destroy(table, seat, 0)),
        "surely_destroys": float(can_destroy(table, seat, dodge_to_fear(table, seat))),
        "in_danger": float(can_destroy(table, rival, 0)),
        "surely_lost": float(can_destroy(table, rival, dodge_in_hand(table, seat))),
        "wavering": float(table.cells[BACKS]),
        **expected,
    }


def panel(table: Pocobot, seat: int) -> dict[str, float]:
    """What a panel is worth, part by part."""
    return {
        "hearts": float(table.hearts(seat)),
        "heart_points": float(table.total(seat, HEARTS)),
        "armour": float(table.total(seat, CLUBS)),
        "spades": float(table.total(seat, SPADES)),
        "fuel": float(min(table.total(seat, DIAMONDS), 17)),
        "pilot": float(table.cards_in(seat, PILOT)),
        "copilot": float(table.cards_in(seat, COPILOT)),
        "booster": float(table.cards_in(seat, BOOSTER)),
        "mounted": float(is_mounted(table, seat)),
        "missing": float(missing(table, seat)),
        "strength": float(strongest_attack(table, seat)),
    }


def cards_at(table: Pocobot, zone: int) -> list[int]:
    """The cards of a zone, from below."""
    return [int(table.card(zone, i)) for i in range(table.count(zone))]


def struck(table: Pocobot, seat: int) -> dict[str, float]:
    """What the attack that is on its way would take, if nobody dodges: good for the attacker."""
    if table.asked() != DODGING or table.cells[ENDING] != 0:
        return {"strikes": 0.0, "kills": 0.0}
    attacker = int(table.turn())
    defender, force = 1 - attacker, int(table.noted(FORCE))
    sign = 1.0 if attacker == seat else -1.0
    clubs, hearts = (
        [int(value_of(card)) for card in cards_at(table, int(spot_zone(defender, module)))]
        for module in (CLUBS, HEARTS)
    )
    equal = bool(table.rulings.comparing.is_lost(1, 1))
    lost_clubs, lost_hearts, _ = losses(force, clubs, hearts, equal)
    needed = int(needed_to_destroy(table, defender))
    return {
        "strikes": sign * (sum(lost_clubs) + 2 * sum(lost_hearts)),
        "kills": sign * float(needed != NEVER and force >= needed),
    }
