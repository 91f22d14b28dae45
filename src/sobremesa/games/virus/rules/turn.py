"""VI-4 The turn: one action, then victory check, refill, next player. The order of play.

`Virus` is the whole game: it asks, lists and carries out moves, and calls the other chapters.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.virus.rules import contagion, victory
from sobremesa.games.virus.rules.cards import (
    CARDS,
    DISCARD_MOST,
    EACH,
    HAND_SIZE,
    KINDS,
    MEDICINE,
    ORGAN,
    TREATMENT,
    VIRUS,
    family_of,
    kind_of,
)
from sobremesa.games.virus.rules.moves import (
    DISCARD,
    NO_CARD,
    NULL,
    SPREAD,
    card_at,
    cards_in,
    first_card,
    plan_of,
    play,
    source_of,
    target_of,
    what_of,
    with_card,
    without_first,
)
from sobremesa.games.virus.rules.organs import MedicineCard, OrganCard, VirusCard
from sobremesa.games.virus.rules.piles import draw_card, fill_hand, refill
from sobremesa.games.virus.rules.plays import Play
from sobremesa.games.virus.rules.reasons import (
    CONTAGION_FIRST,
    MAY,
    NO_CONTAGION,
    NO_DISCARD,
    NOT_IN_HAND,
    TOO_MANY,
)
from sobremesa.games.virus.rules.sayings import ONLY_DREW
from sobremesa.games.virus.rules.table import (
    CHOOSE,
    CONTAGION_STEP,
    DISCARD_PILE,
    PILE,
    PLAYED,
    TURN,
    VirusTable,
    hand_zone,
)
from sobremesa.games.virus.rules.treatments import Glove, MedicalError, Thief, Transplant

DRAWN: Final = -1  # VI-1.6 the first player is drawn


def all_plays() -> vec[Play]:
    """What each of the twenty kinds of card can do."""
    plays = vec[Play]()
    for family in (ORGAN, VIRUS, MEDICINE):
        for _ in range(EACH):
            if family == ORGAN:
                plays = append(plays, OrganCard())
            elif family == VIRUS:
                plays = append(plays, VirusCard())
            else:
                plays = append(plays, MedicineCard())
    for treatment in (contagion.Contagion(), Thief(), Transplant(), Glove(), MedicalError()):
        plays = append(plays, treatment)
    return plays


PLAYS: Final[vec[Play]] = all_plays()


class Virus(VirusTable):
    """A game of Virus!, from the deal to the winner."""

    def clone(self) -> Virus:
        copy = Virus(self.layout, self.cells[:], self.rulings)
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """VI-1.4, VI-1.6, VC-11 Shuffle, deal three cards each, find the first player."""
        card: i64 = 0
        while card < CARDS:
            self.lay(card, PILE)
            card += 1
        self.shuffle(PILE)
        dealt: i64 = 0
        while dealt < HAND_SIZE:
            seat: i64 = 0
            while seat < self.seats:
                draw_card(self, seat)
                seat += 1
            dealt += 1
        first: i64 = self.rulings.first_player
        self.begin_turn(self.below(self.seats) if first == DRAWN else first)

    def begin_turn(self, seat: i64) -> None:
        """VI-4.1 The next player acts. VI-4.6, VC-9 Without cards he only draws, unasked."""
        while self.cards_in_hand(seat) == 0:
            self.set_number(TURN, seat)
            self.say(ONLY_DREW, seat, fill_hand(self, seat), 0)
            seat = self.after(seat)
        self.set_number(TURN, seat)
        self.ask(CHOOSE, bit(seat))

    def default(self, seat: i64) -> i64:
        """Whoever does not answer discards one card; a travelling virus takes the first way.

        No clause says so: it is a service of the table, for players who have gone away.
        """
        if self.asked() == CONTAGION_STEP:
            return self.choices(seat)[0]
        return play(DISCARD, with_card(NO_CARD, self.kind_in_hand(seat, 0), 0))

    def end_turn(self) -> None:
        """VI-4.5, VI-7.4 Victory check, refill, next player, in this order."""
        self.close()
        if not victory.check(self):
            self.pass_turn()

    def pass_turn(self) -> None:
        """VI-4.5 Refill, next player."""
        refill(self, self.turn())
        self.begin_turn(self.after(self.turn()))

    def why_not(self, seat: i64, code: i64) -> i64:
        """VI-4.1, VI-4.2 Why a move is no action of this turn, or no step of a Contagion."""
        what: i64 = what_of(code)
        target: i64 = target_of(code)
        if self.asked() == CONTAGION_STEP:
            if what != SPREAD:
                return CONTAGION_FIRST
            return contagion.why_not_step(self, source_of(target), plan_of(target))
        if what == SPREAD:
            return NO_CONTAGION
        if what == DISCARD:
            return self.why_not_discard(target)
        if what == NULL:
            if not self.holds(seat, target):
                return NOT_IN_HAND
            return self.rulings.null_play.why_not(self, target, PLAYS[target])
        if not self.holds(seat, what):
            return NOT_IN_HAND
        return PLAYS[what].why_not_at(self, what, target)

    def why_not_discard(self, cards: i64) -> i64:
        """VI-4.1, VC-10 One to three cards of the hand, each of which is there."""
        count: i64 = cards_in(cards)
        if count == 0:
            return NO_DISCARD
        if count > DISCARD_MOST:
            return TOO_MANY
        return MAY if self.holds_all(self.turn(), cards) else NOT_IN_HAND

    def holds_all(self, seat: i64, cards: i64) -> bool:
        """Whether a seat holds every card of a discard; these and the hand are in order."""
        hand: i64 = hand_zone(seat)
        held: i64 = self.count(hand)
        i: i64 = 0
        while i < held and cards != NO_CARD:
            if kind_of(self.card(hand, i)) == first_card(cards):
                cards = without_first(cards)
            i += 1
        return cards == NO_CARD

    def choices(self, seat: i64) -> vec[i64]:
        """VI-4.1 Every card that can be played, and every discard."""
        found = Found()
        if self.asked() == CONTAGION_STEP:
            contagion.list_steps(self, found)
            return found.codes
        held: i64 = self.cards_in_hand(seat)
        last: i64 = -1
        i: i64 = 0
        while i < held:
            kind: i64 = self.kind_in_hand(seat, i)
            if kind != last:  # two equal cards make one move
                PLAYS[kind].list(self, kind, found)
                if family_of(kind) == TREATMENT:
                    self.list_null(kind, found)
                last = kind
            i += 1
        self.list_discards(seat, 0, NO_CARD, 0, found)
        return found.codes

    def list_null(self, kind: i64, found: Found) -> None:
        """VI-4.2 A treatment for no effect, where that is allowed."""
        if self.rulings.null_play.why_not(self, kind, PLAYS[kind]) == MAY:
            found.add(play(NULL, kind))

    def list_discards(self, seat: i64, first: i64, cards: i64, named: i64, found: Found) -> None:
        """VI-4.1 Every discard of `cards`, so many are named, and of more from a place in hand."""
        held: i64 = self.cards_in_hand(seat)
        last: i64 = -1
        i: i64 = first
        while i < held:
            kind: i64 = self.kind_in_hand(seat, i)
            if kind != last:
                last = kind
                more: i64 = with_card(cards, kind, named)
                if self.why_not_discard(more) == MAY:
                    found.add(play(DISCARD, more))
                    self.list_discards(seat, i + 1, more, named + 1, found)
            i += 1

    def take(self, seat: i64, code: i64) -> None:
        """VI-4.1 The one action of a turn, after which it ends; a Contagion takes several steps."""
        what: i64 = what_of(code)
        target: i64 = target_of(code)
        if what == SPREAD:
            if contagion.take_step(self, target):
                self.discard_played()
                self.end_turn()
        elif what == DISCARD:
            self.discard_cards(seat, target)
            self.close()
            self.pass_turn()  # no card was resolved, so nobody can have won by it (VI-7.3)
        elif what == NULL:
            self.move(self.card_in_hand(seat, target), hand_zone(seat), PLAYED)
            self.discard_played()
            self.end_turn()
        else:
            self.play_card(seat, what, target)

    def play_card(self, seat: i64, kind: i64, target: i64) -> None:
        """VI-4.1 One card takes effect. VI-6.6 A treatment is discarded once it is resolved."""
        card: i64 = self.card_in_hand(seat, kind)
        if family_of(kind) == TREATMENT:
            self.move(card, hand_zone(seat), PLAYED)
        PLAYS[kind].act_on(self, card, target)
        if self.asked() == CONTAGION_STEP:
            return  # goes on with the player's choices
        if family_of(kind) == TREATMENT:
            self.discard_played()
        self.end_turn()

    def discard_played(self) -> None:
        """VI-6.6, VI-5.4 The treatment goes on top of the discard pile, after its effect."""
        self.move(self.top(PLAYED), PLAYED, DISCARD_PILE)

    def discard_cards(self, seat: i64, cards: i64) -> None:
        """VI-4.1, VI-5.4 Discard the named cards in the order of table VI-1.2."""
        i: i64 = 0
        while i < cards_in(cards):
            card: i64 = self.card_in_hand(seat, card_at(cards, i))
            self.move(card, hand_zone(seat), DISCARD_PILE)
            i += 1


assert len(PLAYS) == KINDS
