"""VI-6 Treatments (table 1.2-D), all but Contagion, which has a chapter of its own."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import EACH
from sobremesa.games.virus.rules.moves import (
    first_of_pair,
    pair,
    place,
    play,
    seat_of,
    second_of_pair,
    slot_of,
)
from sobremesa.games.virus.rules.piles import discard_hand
from sobremesa.games.virus.rules.plays import OnAnOrgan, OnAPlayer, OnEverybody, Play
from sobremesa.games.virus.rules.reasons import (
    BOTH_EMPTY,
    COLOUR_TAKEN,
    HAS_EFFECT,
    IMMUNISED,
    MAY,
    MUST_HAVE_EFFECT,
    NO_ORGAN,
    NO_SUCH_PLAYER,
    SAME_COLOUR,
    SAME_PLAYER,
    YOUR_OWN,
)
from sobremesa.games.virus.rules.table import VirusTable


class Thief(OnAnOrgan):
    """VI-6.2 Take one organ of a rival into your body, with all that lies on it."""

    def why_not(self, table: VirusTable, kind: i64, seat: i64, colour: i64) -> i64:
        if seat == table.turn():
            return YOUR_OWN
        if not table.has(seat, colour):
            return NO_ORGAN
        if table.is_immunised(seat, colour):
            return IMMUNISED
        if table.has(table.turn(), colour):
            return COLOUR_TAKEN
        return MAY

    def act(self, table: VirusTable, card: i64, seat: i64, colour: i64) -> None:
        table.give_organ(seat, colour, table.turn())


class TransplantColours:
    """VI-6.1, VC-2 Two organs of the same colour are not exchanged."""

    def why_not(self, one: i64, other: i64) -> i64:
        """Why organs of these colours may not be exchanged."""
        return SAME_COLOUR if one == other else MAY


class SameColourToo(TransplantColours):
    """VC-2 `transplant_same_colour`: they are, if no body gets a colour twice."""

    def why_not(self, one: i64, other: i64) -> i64:
        return MAY


class Transplant(Play):
    """VI-6.1 Exchange one organ of one player with one organ of another, whoever they are."""

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        one: i64 = first_of_pair(target)
        other: i64 = second_of_pair(target)
        if seat_of(one) >= table.seats or seat_of(other) >= table.seats:
            return NO_SUCH_PLAYER
        return self.why_not(table, seat_of(one), slot_of(one), seat_of(other), slot_of(other))

    def why_not(self, table: VirusTable, seat: i64, colour: i64, rival: i64, wanted: i64) -> i64:
        """Why this organ may not be exchanged for that one."""
        if seat == rival:
            return SAME_PLAYER
        if not table.has(seat, colour) or not table.has(rival, wanted):
            return NO_ORGAN
        if table.is_immunised(seat, colour) or table.is_immunised(rival, wanted):
            return IMMUNISED
        if colour != wanted and (table.has(seat, wanted) or table.has(rival, colour)):
            return COLOUR_TAKEN  # VC-3, VI-2.7
        return table.rulings.transplant_colours.why_not(colour, wanted)

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        places: i64 = table.seats * EACH
        one: i64 = 0
        while one < places:
            if table.has(seat_of(one), slot_of(one)):
                other: i64 = place(seat_of(one) + 1, 0)
                while other < places:
                    if self.why_not_at(table, kind, pair(one, other)) == MAY:
                        found.add(play(kind, pair(one, other)))
                    other += 1
            one += 1

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        one: i64 = first_of_pair(target)
        other: i64 = second_of_pair(target)
        table.exchange_organs(seat_of(one), slot_of(one), seat_of(other), slot_of(other))


class Glove(OnEverybody):
    """VI-6.4, VI-5.4 Every other player discards the whole hand, in turn order."""

    def act(self, table: VirusTable, card: i64) -> None:
        seat: i64 = table.after(table.turn())
        while seat != table.turn():
            discard_hand(table, seat)
            seat = table.after(seat)


class MedicalError(OnAPlayer):
    """VI-6.5, VC-5 Exchange the whole body, immunised organs too, with another player."""

    def why_not(self, table: VirusTable, seat: i64) -> i64:
        if seat == table.turn():
            return YOUR_OWN
        if table.is_empty(seat) and table.is_empty(table.turn()):
            return BOTH_EMPTY
        return MAY

    def act(self, table: VirusTable, card: i64, seat: i64) -> None:
        colour: i64 = 0
        while colour < EACH:
            table.exchange_organs(table.turn(), colour, seat, colour)
            colour += 1


class NullPlay:
    """VI-4.2 A treatment without any legal application stays in the hand."""

    def why_not(self, table: VirusTable, kind: i64, treatment: Play) -> i64:
        """Why a treatment may not be played for no effect."""
        return MUST_HAVE_EFFECT


class NullPlayAllowed(NullPlay):
    """VI-4.2 `allow_null_treatments`: it may be played for no effect."""

    def why_not(self, table: VirusTable, kind: i64, treatment: Play) -> i64:
        if treatment.is_playable(table, kind):
            return HAS_EFFECT
        return MAY
