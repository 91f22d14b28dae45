"""What a player of PoCoBOT looks at: named features of a state, weighed by `eye.toml`.

Cards that are nowhere in sight are counted: what the rival may dodge with is known from them.
Whether an attack can destroy is solved exactly, from the panels alone.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.games.pocobot.rules import declaring
from sobremesa.games.pocobot.rules.attacking import why_no_attack
from sobremesa.games.pocobot.rules.cards import (
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    MODULES,
    NO_CARD,
    NO_SUIT,
    NUMBERED,
    SPADES,
    card_of,
    suit_of,
    value_of,
)
from sobremesa.games.pocobot.rules.collapse import NEVER
from sobremesa.games.pocobot.rules.fuel import most_fuel
from sobremesa.games.pocobot.rules.limits import (
    MOUNTED_CARDS,
    MOUNTED_SUIT,
    PER_FUEL,
    is_mounted,
    module_cards,
)
from sobremesa.games.pocobot.rules.pocobot import Pocobot
from sobremesa.games.pocobot.rules.table import (
    BACKS,
    BOOSTER,
    COPILOT,
    DISCARD_PILE,
    DODGING,
    FORCE,
    PILOT,
    REMOVED,
    SPOTS,
    UNLOCKED,
    hand_zone,
    spot_zone,
)

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]


# -- what an attack does, exactly ------------------------------------------------------------------


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


def needed_to_destroy(table: Pocobot, seat: int) -> int | None:
    """PB-10.3, PA-63 The weakest attack that destroys this robot; None if no attack does.

    Each card is lost if what is left is greater than its value, so an attack goes through all of
    them exactly if it is greater than their sum.
    """
    armour, defence = int(table.total(seat, CLUBS)), int(table.total(seat, HEARTS))
    if defence > 0:
        return armour + defence + (0 if table.rulings.comparing.is_lost(1, 1) else 1)
    strength = int(table.rulings.heartless.strength_needed(armour))
    return None if strength == NEVER else max(1, strength)


def most_points(table: Pocobot, seat: int) -> int:
    """PB-7.9 The most points a seat can declare."""
    return int(declaring.most_points(table, seat))


def strongest_attack(table: Pocobot, seat: int) -> int:
    """PB-7.8, PB-7.10 The strongest attack that a panel allows now; 0 if it allows none."""
    shot = int(table.highest_spade(seat)) if table.cells[UNLOCKED] else 0
    if why_no_attack(table, seat) != 0:
        return shot
    cap = int(most_fuel(table, seat)) * int(PER_FUEL)
    reading = table.rulings.declaring
    best = int(reading.most(table, seat, cap, NO_CARD))
    if table.rulings.extra.why_not(table) == 0:
        for card in cards_at(table, int(spot_zone(seat, SPADES))):
            points = int(reading.most(table, seat, cap, card))
            best = max(best, points + int(value_of(card)) if points else 0)
    return max(best, shot)


def can_destroy(table: Pocobot, seat: int, dodge: int = 0) -> bool:
    """Whether the strongest attack of a seat destroys its rival, who dodges with this value."""
    needed = needed_to_destroy(table, 1 - seat)
    attack = strongest_attack(table, seat)
    return needed is not None and attack > 0 and max(0, attack - dodge) >= needed


# -- counting cards --------------------------------------------------------------------------------


def cards_at(table: Pocobot, zone: int) -> list[int]:
    """The cards of a zone, from below."""
    return [int(table.card(zone, i)) for i in range(table.count(zone))]


def unseen(table: Pocobot, seat: int) -> set[int]:
    """The cards that a seat sees nowhere: they are in the pile or in the rival's hand."""
    zones = [DISCARD_PILE, REMOVED, int(hand_zone(seat))]
    zones += [int(spot_zone(other, spot)) for other in (0, 1) for spot in range(len(SPOTS))]
    return set(range(CARDS)) - {card for zone in zones for card in cards_at(table, zone)}


def dodge_to_fear(table: Pocobot, seat: int) -> int:
    """PB-10.1 The most that the rival could dodge with, as far as a seat can know."""
    if table.count(hand_zone(1 - seat)) == 0:
        return 0
    hidden = unseen(table, seat)
    fuel = [int(card_of(DIAMONDS, rank)) for rank in range(NUMBERED)]
    return max((int(value_of(card)) for card in fuel if card in hidden), default=0)


def dodge_in_hand(table: Pocobot, seat: int) -> int:
    """The most that a seat itself can dodge with."""
    hand = cards_at(table, int(hand_zone(seat)))
    return max((int(value_of(card)) for card in hand if suit_of(card) == DIAMONDS), default=0)


# -- features --------------------------------------------------------------------------------------


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
        "can_destroy": float(can_destroy(table, seat)),
        "surely_destroys": float(can_destroy(table, seat, dodge_to_fear(table, seat))),
        "in_danger": float(can_destroy(table, rival)),
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


def missing(table: Pocobot, seat: int) -> int:
    """PB-3.1 How many cards a mecha needs at least until it is mounted."""
    pilot = int(table.suit_at(seat, PILOT))
    cards = int(module_cards(table, seat))
    if pilot == NO_SUIT:
        most = max(int(table.cards_in(seat, module)) for module in range(MODULES))
        return 1 + max(int(MOUNTED_CARDS) - cards, int(MOUNTED_SUIT) - most, 0)
    own = int(table.cards_in(seat, pilot))
    return max(int(MOUNTED_CARDS) - cards, int(MOUNTED_SUIT) - own, 0)


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
    needed = needed_to_destroy(table, defender)
    return {
        "strikes": sign * (sum(lost_clubs) + 2 * sum(lost_hearts)),
        "kills": sign * float(needed is not None and force >= needed),
    }
