"""The hooks that options replace: each stands in the chapter it belongs to.

An option never branches inside a rule: the rule asks a hook, and the amendment of a house
(see `house.py`) puts another reading in its place when the game is built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.engine.native import i64
    from sobremesa.games.virus.rules.contagion import Amount, Targets
    from sobremesa.games.virus.rules.organs import Attached, Reach
    from sobremesa.games.virus.rules.piles import Recycling
    from sobremesa.games.virus.rules.treatments import NullPlay, TransplantColours
    from sobremesa.games.virus.rules.victory import Winning


class Rulings:
    """The readings in force at one table."""

    def __init__(
        self,
        first_player: i64,
        attached: Attached,
        virus_reach: Reach,
        medicine_reach: Reach,
        recycling: Recycling,
        null_play: NullPlay,
        transplant_colours: TransplantColours,
        contagion_amount: Amount,
        contagion_targets: Targets,
        winning: Winning,
    ) -> None:
        self.first_player = first_player  # VI-1.6: a seat, or DRAWN
        self.attached = attached  # VI-3.4
        self.virus_reach = virus_reach  # VI-4.3
        self.medicine_reach = medicine_reach  # VI-4.3
        self.recycling = recycling  # VI-5.1
        self.null_play = null_play  # VI-4.2
        self.transplant_colours = transplant_colours  # VI-6.1, VC-2
        self.contagion_amount = contagion_amount  # VI-6.3
        self.contagion_targets = contagion_targets  # VI-6.3
        self.winning = winning  # VI-7.2
