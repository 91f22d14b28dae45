"""PC-6 The turn: its steps, in a visible order, and what carries them on."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64, vec

# the steps of a turn
INCOME: Final = 1  # PC-6.1
START_TEXTS: Final = 2  # CA-84
DRAWING: Final = 3  # PC-6.2
TRIAGE: Final = 4  # PC-6.3
EVENT: Final = 5  # PC-6.4
ACTION: Final = 6  # PC-6.5 phase 2
CONTAGION: Final = 7  # CA-68, before 3.1
DETERIORATION: Final = 8  # PC-6.14
DEATHS: Final = 9  # PC-6.15
DISCHARGES: Final = 10  # PC-6.16
REORDERING: Final = 11  # PC-6.17
TURN_END: Final = 12  # CA-67

AS_RULED: Final[vec[i64]] = vec[i64](
    [
        INCOME,
        START_TEXTS,
        DRAWING,
        TRIAGE,
        EVENT,
        ACTION,
        CONTAGION,
        DETERIORATION,
        DEATHS,
        DISCHARGES,
        REORDERING,
        TURN_END,
    ]
)
DISCHARGED_FIRST: Final[vec[i64]] = vec[i64](
    [
        INCOME,
        START_TEXTS,
        DRAWING,
        TRIAGE,
        EVENT,
        ACTION,
        CONTAGION,
        DISCHARGES,
        DETERIORATION,
        DEATHS,
        REORDERING,
        TURN_END,
    ]
)


class Order:
    """PC-6 The steps as they are numbered: CA-59 deaths come before discharges."""

    def steps(self) -> vec[i64]:
        """The steps of a turn."""
        return AS_RULED

    def discharges_first(self) -> bool:
        """Whether who is cured goes home before he could die."""
        return False

    def after(self, step: i64) -> i64:
        """The step that follows."""
        order = self.steps()
        i: i64 = 0
        while order[i] != step:
            i += 1
        return order[i + 1]


class DischargeFirst(Order):
    """CA-59 `discharge_first = true`: 3.2 comes before 3.1, contagion still first."""

    def steps(self) -> vec[i64]:
        return DISCHARGED_FIRST

    def discharges_first(self) -> bool:
        return True
