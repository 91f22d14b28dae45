"""The hooks that options replace: each stands in the chapter it belongs to.

An option never branches inside a rule: the rule asks a hook, and the amendment of a house
(see `house.py`) puts another reading in its place when the table is laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.engine.native import i64

if TYPE_CHECKING:
    from sobremesa.games.protocolo.rules.curing import Limits
    from sobremesa.games.protocolo.rules.deteriorating import Scope
    from sobremesa.games.protocolo.rules.ending import Counting, DoubleZero
    from sobremesa.games.protocolo.rules.moving import Moving
    from sobremesa.games.protocolo.rules.piles import EventDecks
    from sobremesa.games.protocolo.rules.steps import Order


class Rulings:
    """The readings in force at one table."""

    def __init__(
        self,
        event_decks: EventDecks,
        first_player: i64,
        second_player_money: i64,
        staff_moving: Moving,
        patient_moving: Moving,
        limits: Limits,
        counting: Counting,
        rp_cap: i64,
        scope: Scope,
        order: Order,
        double_zero: DoubleZero,
        max_turns: i64,
    ) -> None:
        self.event_decks = event_decks  # CA-2
        self.first_player: i64 = first_player  # CA-3
        self.second_player_money: i64 = second_player_money  # CA-6
        self.staff_moving = staff_moving  # CA-20
        self.patient_moving = patient_moving  # CA-22
        self.limits = limits  # CA-31
        self.counting = counting  # CA-45
        self.rp_cap: i64 = rp_cap  # CA-50
        self.scope = scope  # CA-58, CA-95
        self.order = order  # CA-59
        self.double_zero = double_zero  # CA-65
        self.max_turns: i64 = max_turns  # CA-67
