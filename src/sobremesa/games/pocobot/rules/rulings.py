"""The hooks that options replace: each stands in the chapter it belongs to.

An option never branches inside a rule: the rule asks a hook, and the amendment of a house
(see `house.py`) puts another reading in its place when the table is laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.engine.native import i64
    from sobremesa.games.pocobot.rules.collapse import Heartless, SelfCollapse
    from sobremesa.games.pocobot.rules.declaring import Declaring, ExtraProjectile
    from sobremesa.games.pocobot.rules.defence import Comparing
    from sobremesa.games.pocobot.rules.fuel import FuelSets
    from sobremesa.games.pocobot.rules.limits import Flexing, Mounting
    from sobremesa.games.pocobot.rules.modify import Operations, Orphan
    from sobremesa.games.pocobot.rules.overflow import Overflow
    from sobremesa.games.pocobot.rules.piles import HandLimit, Order


class Rulings:
    """The readings in force at one table."""

    def __init__(
        self,
        order: Order,
        first_turn_draw: bool,
        hand_limit: HandLimit,
        operations: Operations,
        first_operations: i64,
        orphan: Orphan,
        overflow: Overflow,
        flexing: Flexing,
        mounting: Mounting,
        declaring: Declaring,
        fuel_sets: FuelSets,
        extra: ExtraProjectile,
        comparing: Comparing,
        heartless: Heartless,
        self_collapse: SelfCollapse,
        stalemate: i64,
        stalemate_hearts: i64,
    ) -> None:
        self.order = order  # PA-1
        self.first_turn_draw = first_turn_draw  # PA-5
        self.hand_limit = hand_limit  # PA-6
        self.operations = operations  # PA-19
        self.first_operations = first_operations  # PB-7.1
        self.orphan = orphan  # PA-24
        self.overflow = overflow  # PA-26
        self.flexing = flexing  # PA-30
        self.mounting = mounting  # PA-38
        self.declaring = declaring  # PA-42
        self.fuel_sets = fuel_sets  # PA-45
        self.extra = extra  # PA-49
        self.comparing = comparing  # PB-10.3
        self.heartless = heartless  # PA-63
        self.self_collapse = self_collapse  # PA-64
        self.stalemate = stalemate  # PA-69, 0 for never
        self.stalemate_hearts = stalemate_hearts  # PA-71, 0 for never
