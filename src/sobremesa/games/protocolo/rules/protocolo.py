"""Protocolo de Crisis from the set-up to the end: a list of acts, and the table that asks them."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.acts import Act
from sobremesa.games.protocolo.rules.box import DEATH
from sobremesa.games.protocolo.rules.choosing import Choose, PickBranch
from sobremesa.games.protocolo.rules.curing import Cure
from sobremesa.games.protocolo.rules.deteriorating import Save
from sobremesa.games.protocolo.rules.discharging import SendHome
from sobremesa.games.protocolo.rules.judging import weigh
from sobremesa.games.protocolo.rules.moves import END_PHASE, KINDS, NO_NAME, simple, what_of
from sobremesa.games.protocolo.rules.moving import MovePatient, MoveStaff, Rest
from sobremesa.games.protocolo.rules.playing import PlayCard
from sobremesa.games.protocolo.rules.reading import begin_text
from sobremesa.games.protocolo.rules.reasons import MAY, OTHER_DECISION
from sobremesa.games.protocolo.rules.table import ACT, ProtocoloTable
from sobremesa.games.protocolo.rules.texts import read
from sobremesa.games.protocolo.rules.turn import advance, go_on, set_up
from sobremesa.games.protocolo.rules.using import Dose, Epic, Use


class EndPhase(Act):
    """CA-70 End phase 2, always."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        return MAY

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        found.add(simple(END_PHASE, NO_NAME, NO_NAME))

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        table.close()
        advance(table)


def all_acts() -> vec[Act]:
    """Every kind of move, by its number."""
    acts = vec[Act]()
    for act in (
        MoveStaff(),
        MovePatient(),
        Rest(),
        PlayCard(),
        Use(),
        Epic(),
        Cure(),
        Dose(),
        EndPhase(),
        Choose(),
        PickBranch(),
        Save(),
        SendHome(),
    ):
        acts = append(acts, act)
    return acts


ACTS: Final[vec[Act]] = all_acts()


class Protocolo(ProtocoloTable):
    """A game of Protocolo de Crisis."""

    def clone(self) -> Protocolo:
        copy = Protocolo(self.layout, self.cells[:], self.box, self.rulings)
        copy.given = self.given[:]
        return copy

    def set_off(self, card: i64, trigger: i64, seat: i64, about: i64) -> None:
        if self.text(card, trigger) > 0:
            text = begin_text(self, card, trigger, seat)
            text.about = about
            text.tolled = trigger == DEATH
            read(self, text)

    def setting_up(self) -> None:
        """PC-4 Lay out a new game and begin the first turn."""
        set_up(self)

    def why_not(self, seat: i64, code: i64) -> i64:
        act = ACTS[what_of(code)]
        if not act.answers(self.asked()):
            return OTHER_DECISION
        return act.why_not(self, seat, code)

    def choices(self, seat: i64) -> vec[i64]:
        found = Found()
        asked: i64 = self.asked()
        what: i64 = 0
        while what < KINDS:
            act = ACTS[what]
            if act.answers(asked):
                act.list(self, seat, found)
            what += 1
        return found.codes

    def take(self, seat: i64, code: i64) -> None:
        ACTS[what_of(code)].do(self, seat, code)
        go_on(self)

    def worth(self, seat: i64) -> i64:
        """How good the table is for a seat, by what everybody can see."""
        return weigh(self, seat)

    def default(self, seat: i64) -> i64:
        """Whoever does not answer ends the phase, or takes the first of what is asked."""
        if self.asked() == ACT:
            return simple(END_PHASE, NO_NAME, NO_NAME)
        return self.choices(seat)[0]


assert len(ACTS) == KINDS
