"""The shapes of a play: what a kind of card aims at, and how its moves are listed.

A kind of card says in `why_not` when it may be played and in `act` what it does. Its shape walks
the targets and asks `why_not` for each, so that what is listed is what is allowed (VI-4.2).
"""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import EACH, MULTI, colour_of
from sobremesa.games.virus.rules.moves import place, play, seat_of, slot_of
from sobremesa.games.virus.rules.reasons import MAY, NO_SUCH_PLAYER
from sobremesa.games.virus.rules.table import VirusTable


class Play:
    """One kind of card: who may take it where, and what it does there.

    Two questions are one: `why_not` of a shape names what the card aims at, a seat or an organ;
    `why_not_at` has it packed into one number, as a move has, and asks the other.
    """

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        """VI-4.2 Why the active player may not play it at this target: MAY if he may."""
        raise NotImplementedError

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        """VI-4.2 Find all its legal moves."""
        raise NotImplementedError

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        """VI-4.1 Carry it out."""
        raise NotImplementedError

    def is_playable(self, table: VirusTable, kind: i64) -> bool:
        """VI-4.2 Whether it has at least one legal application."""
        found = Found()
        self.list(table, kind, found)
        return len(found.codes) > 0


class OnAnOrgan(Play):
    """A card that aims at one organ, anybody's."""

    def why_not(self, table: VirusTable, kind: i64, seat: i64, colour: i64) -> i64:
        """Why it may not be played on this organ."""
        raise NotImplementedError

    def act(self, table: VirusTable, card: i64, seat: i64, colour: i64) -> None:
        """Play it on this organ."""
        raise NotImplementedError

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        if seat_of(target) >= table.seats:
            return NO_SUCH_PLAYER
        return self.why_not(table, kind, seat_of(target), slot_of(target))

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        seat: i64 = 0
        while seat < table.seats:
            colour: i64 = 0
            while colour < EACH:
                self.list_one(table, kind, seat, colour, found)
                colour += 1
            seat += 1

    def list_one(self, table: VirusTable, kind: i64, seat: i64, colour: i64, found: Found) -> None:
        """Find the move on this organ, if there is an organ and it is legal."""
        if table.has(seat, colour) and self.why_not(table, kind, seat, colour) == MAY:
            found.add(play(kind, place(seat, colour)))

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        self.act(table, card, seat_of(target), slot_of(target))


class OnAFittingOrgan(OnAnOrgan):
    """A virus or a medicine: of most organs the colour alone says that it cannot go there."""

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        if colour_of(kind) == MULTI:
            super().list(table, kind, found)
            return
        seat: i64 = 0
        while seat < table.seats:
            self.list_one(table, kind, seat, colour_of(kind), found)
            self.list_one(table, kind, seat, MULTI, found)
            seat += 1


class OnAPlayer(Play):
    """A card that aims at one player."""

    def why_not(self, table: VirusTable, seat: i64) -> i64:
        """Why it may not be played on this player."""
        raise NotImplementedError

    def act(self, table: VirusTable, card: i64, seat: i64) -> None:
        """Play it on this player."""
        raise NotImplementedError

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        if target >= table.seats:
            return NO_SUCH_PLAYER
        return self.why_not(table, target)

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        seat: i64 = 0
        while seat < table.seats:
            if self.why_not(table, seat) == MAY:
                found.add(play(kind, seat))
            seat += 1

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        self.act(table, card, target)


class OnEverybody(Play):
    """A card that aims at nothing in particular."""

    def why_not(self, table: VirusTable) -> i64:
        """Why it may not be played."""
        return MAY

    def act(self, table: VirusTable, card: i64) -> None:
        """Play it."""
        raise NotImplementedError

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        return self.why_not(table)

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        if self.why_not(table) == MAY:
            found.add(play(kind, 0))

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        self.act(table, card)
