"""PoCoBOT from the deal to the end: a list of acts, and the table that asks them."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import MAY, Found
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.attacking import (
    Attack,
    Back,
    Extra,
    Fire,
    Pay,
    Points,
)
from sobremesa.games.pocobot.rules.cards import NO_CARD
from sobremesa.games.pocobot.rules.declaring import most_points
from sobremesa.games.pocobot.rules.defence import Dodge
from sobremesa.games.pocobot.rules.drawing import Burn, Crew
from sobremesa.games.pocobot.rules.fuel import fuel_value
from sobremesa.games.pocobot.rules.modify import PLACES, REMOVES, Done
from sobremesa.games.pocobot.rules.moves import (
    DODGE,
    DONE,
    EXTRA,
    KINDS,
    PASS,
    PAY,
    POINTS,
    at_of,
    play,
    what_of,
)
from sobremesa.games.pocobot.rules.overflow import Shed
from sobremesa.games.pocobot.rules.passing import Pass
from sobremesa.games.pocobot.rules.piles import deal, first_player
from sobremesa.games.pocobot.rules.reasons import OTHER_DECISION
from sobremesa.games.pocobot.rules.table import (
    ACTION,
    DODGING,
    EXTRA_STEP,
    MODIFY,
    PASSING,
    PAY_STEP,
    POINTS_STEP,
    PocobotTable,
    hand_zone,
)
from sobremesa.games.pocobot.rules.turn import begin_game


def all_acts() -> vec[Act]:
    """Every kind of move, by its number."""
    acts = vec[Act]()
    for act in (
        PLACES,
        REMOVES,
        Done(),
        Shed(),
        Burn(),
        Crew(),
        Attack(),
        Points(),
        Extra(),
        Pay(),
        Back(),
        Fire(),
        Dodge(),
        Pass(),
    ):
        acts = append(acts, act)
    return acts


ACTS: Final[vec[Act]] = all_acts()


class Pocobot(PocobotTable):
    """A game of PoCoBOT."""

    def clone(self) -> Pocobot:
        copy = Pocobot(self.layout, self.cells[:], self.rulings)
        copy.given = self.given[:]
        return copy

    def copy(self) -> PocobotTable:
        return self.clone()

    def setting_up(self) -> None:
        """PB-5, PA-4 Deal, find out who begins, and begin."""
        deal(self)
        begin_game(self, first_player(self))

    def why_not(self, seat: i64, code: i64) -> i64:
        act = ACTS[what_of(code)]
        if not act.answers(self.asked()):
            return OTHER_DECISION
        return act.why_not(self, seat, at_of(code))

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
        ACTS[what_of(code)].do(self, seat, at_of(code))

    def default(self, seat: i64) -> i64:
        """Whoever does not answer passes, does no more, dodges nothing, or attacks with all."""
        asked: i64 = self.asked()
        if asked == ACTION or asked == PASSING:
            return play(PASS, self.least_wanted(seat))
        if asked == DODGING:
            return play(DODGE, NO_CARD)
        if asked == MODIFY and self.why_not(seat, play(DONE, 0)) == MAY:
            return play(DONE, 0)
        if asked == POINTS_STEP:
            return play(POINTS, most_points(self, seat))
        if asked == EXTRA_STEP:
            return play(EXTRA, NO_CARD)
        if asked == PAY_STEP:
            return self.cheapest(seat)
        return self.choices(seat)[0]

    def least_wanted(self, seat: i64) -> i64:
        """The card of the hand with the lowest value; NO_CARD if it is empty."""
        return self.lowest_in(hand_zone(seat))

    def cheapest(self, seat: i64) -> i64:
        """The payment that wastes least."""
        codes = self.choices(seat)
        best: i64 = codes[0]
        i: i64 = 1
        while i < len(codes):
            code: i64 = codes[i]
            if what_of(code) == PAY and fuel_value(at_of(code)) < fuel_value(at_of(best)):
                best = code
            i += 1
        return best


assert len(ACTS) == KINDS
