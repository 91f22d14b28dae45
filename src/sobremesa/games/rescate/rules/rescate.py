"""¡Rescate! from setting up to the end: a list of kinds of move, and the table that asks them."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import MAY, Found
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.rescate.rules import goals, moves
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.answers import Dodge, Pass, Recover, Stand
from sobremesa.games.rescate.rules.command import Command, Go, handlings
from sobremesa.games.rescate.rules.fields import ACTION, AIMING, DODGING, OBEYING, RIDING, TURNS
from sobremesa.games.rescate.rules.gun import FireGun, Keep, Reroll
from sobremesa.games.rescate.rules.moves import KINDS, at_of, play, what_of
from sobremesa.games.rescate.rules.moving import Move
from sobremesa.games.rescate.rules.program import go_on
from sobremesa.games.rescate.rules.reasons import OTHER_DECISION
from sobremesa.games.rescate.rules.specialists import (
    Clear,
    Dispose,
    Identify,
    Repair,
    Reveal,
    Squeeze,
    Treat,
)
from sobremesa.games.rescate.rules.starting import Choose, Park, Start
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.tools import Chop, Extinguish, TurnDoor
from sobremesa.games.rescate.rules.vehicles import Crew, Drive, Ride, Stay
from sobremesa.games.rescate.rules.worth import worth


def all_acts() -> vec[Act]:
    """Every kind of move, by its number."""
    acts = vec[Act]()
    choices = handlings()
    for act in (
        Move(),
        TurnDoor(moves.OPEN),
        TurnDoor(moves.CLOSE),
        Extinguish(),
        Chop(),
        *choices,
        Treat(),
        Command(choices),
        Go(),
        Identify(),
        Dispose(),
        Clear(),
        Repair(),
        Squeeze(),
        Reveal(),
        Drive(),
        Ride(),
        Stay(),
        FireGun(),
        Reroll(),
        Keep(),
        Crew(),
        Dodge(),
        Stand(),
        Recover(),
        Park(),
        Choose(),
        Start(),
        Pass(),
    ):
        acts = append(acts, act)
    return acts


ACTS: Final[vec[Act]] = all_acts()


class Rescate(RescateTable):
    """A match of ¡Rescate!."""

    def clone(self) -> Rescate:
        copy = Rescate(self.layout, self.cells[:], self.house, self.rulings)
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """B-8, B-9 The steps of setting up, as far as nobody is asked."""
        go_on(self)

    def why_not(self, seat: i64, code: i64) -> i64:
        what: i64 = what_of(code)
        if what >= KINDS or not ACTS[what].answers(self.asked()):
            return OTHER_DECISION
        return ACTS[what].why_not(self, seat, at_of(code))

    def choices(self, seat: i64) -> vec[i64]:
        found = Found()
        asked: i64 = self.asked()
        what: i64 = 0
        while what < KINDS:
            act = ACTS[what]
            if act.answers(asked) and act.is_for(self, seat):
                act.list(self, seat, found)
            what += 1
        return found.codes

    def take(self, seat: i64, code: i64) -> None:
        """Carry a move out; where nobody is asked after it, the steps of the turn go on."""
        ACTS[what_of(code)].do(self, seat, at_of(code))
        go_on(self)

    def cost(self, seat: i64, code: i64) -> i64:
        """What a legal move costs, in AP."""
        return ACTS[what_of(code)].cost(self, seat, at_of(code))

    def goals(self, seat: i64) -> vec[i64]:
        return goals.goals(self, seat)

    def toward(self, seat: i64, goal: i64) -> i64:
        return goals.toward(self, seat, goal)

    def rest(self, seat: i64) -> i64:
        return goals.rest(self, seat)

    def era(self) -> i64:
        return self.cells[TURNS]

    def worth(self, seat: i64) -> i64:
        return worth(self)

    def default(self, seat: i64) -> i64:
        """Whoever does not answer passes, obeys, rides along, keeps the dice, does not dodge."""
        asked: i64 = self.asked()
        if asked == ACTION and self.why_not(seat, play(moves.PASS, 0)) == MAY:
            return play(moves.PASS, 0)
        if asked == OBEYING:
            return play(moves.GO, 0)
        if asked == AIMING:
            return play(moves.KEEP, 0)
        if asked == DODGING:
            return play(moves.STAND, 0)
        if asked == RIDING and self.why_not(seat, play(moves.STAY, 0)) == MAY:
            return play(moves.STAY, 0)
        return self.choices(seat)[0]


assert len(ACTS) == KINDS
