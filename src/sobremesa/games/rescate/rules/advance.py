"""B-6.6, B-10.1, B-10.2 Advance fire: the steps from the roll to the end of the flare-ups."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.dice import roll_space
from sobremesa.games.rescate.rules.fields import FLARED, HOT_TARGET, TARGET
from sobremesa.games.rescate.rules.program import Step, back_to
from sobremesa.games.rescate.rules.sayings import FLARE_UP, FOR_FIRE
from sobremesa.games.rescate.rules.sayings import TARGET as TARGET_SAID
from sobremesa.games.rescate.rules.table import RescateTable

ROLL_STEP: Final = 2  # where `RollFire` stands in the turn; `house.py` sees to it


class RollFire(Step):
    """B-6.1 Roll for the target and put smoke there; an explosion is resolved at once."""

    def run(self, table: RescateTable) -> bool:
        space: i64 = roll_space(table, FOR_FIRE)
        table.set_number(TARGET, space)
        table.set_number(HOT_TARGET, 1 if table.is_hot(space) else 0)
        table.say(TARGET_SAID, table.house.place(space), 0, 0)
        table.rulings.fire.smoke(table, space)
        return True


class Settle(Step):
    """B-6.5, B-6.7, B-10.4 Flashovers and hazmats, until neither happens."""

    def run(self, table: RescateTable) -> bool:
        table.rulings.fire.settle(table)
        return True


class FlareUps(Step):
    """B-10.1 A target with a hot spot: advance once more. B-10.2 Else the chain ends."""

    def run(self, table: RescateTable) -> bool:
        if table.cells[HOT_TARGET] == 1:
            table.set_number(FLARED, 1)
            table.say(FLARE_UP, table.house.place(table.cells[TARGET]), 0, 0)
            back_to(table, ROLL_STEP)
            return False
        if table.cells[FLARED] == 1:
            table.put_reserve(table.cells[TARGET])
        table.set_number(FLARED, 0)
        return True


class PutOutOutside(Step):
    """B-6.6, B-6.10 Last of all, fire outside the building is removed."""

    def run(self, table: RescateTable) -> bool:
        table.rulings.fire.put_out_outside(table)
        return True
