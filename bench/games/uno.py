"""Uno as a yardstick, in the reading of RLCard's bare game for two.

A card follows one of its colour or its sign; a wild card follows any and names a colour, and the
wild card that makes the next one draw four may be played only by who has no other. Who cannot play
draws a card: of the colour in force it is played at once, and so is a wild card, which then does
nothing but take a colour by chance; any other is kept. When the pile cannot give the cards that
are asked for, all played cards are shuffled into it.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWN, OWNER, PUBLIC, SECRET, Layout
from sobremesa.engine.core.table import MAY, Table, bit
from sobremesa.engine.native import append, i64, mypyc_attr, vec

CARDS: Final = 108
SEATS: Final = 2
HAND: Final = 7
COLOURS: Final = 4
SIGNS: Final = 13  # ten numbers, then these
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
WILD_SIGN: Final = 13

# kinds of card: a sign of a colour, or a wild one
WILD: Final = COLOURS * SIGNS
WILD_FOUR: Final = WILD + 1

# moves: a kind of card of a colour, a wild one with the colour it takes, or drawing
PLAY_WILD: Final = WILD
PLAY_WILD_FOUR: Final = PLAY_WILD + COLOURS
DRAW: Final = PLAY_WILD_FOUR + COLOURS

DIRECTION: Final = OWN  # 1, or -1 after a reverse
COLOUR: Final = OWN + 1  # what is to be followed
SIGN: Final = OWN + 2

PILE: Final = 0
PLAYED: Final = 1
FIRST_HAND: Final = 2

PLAY: Final = 1  # the only decision
EMPTIED: Final = 1  # the only ending
NOT_HELD: Final = 10  # reasons
NO_MATCH: Final = 11
OTHERS_FIRST: Final = 12
CAN_PLAY: Final = 13


def layout() -> Layout:
    """Each hand is its owner's; all that was played is public."""
    plan = Layout(SEATS)
    plan.field("direction", 1, PUBLIC)
    plan.field("colour", 1, PUBLIC)
    plan.field("sign", 1, PUBLIC)
    plan.zone("pile", CARDS, SECRET)
    plan.zone("played", CARDS, PUBLIC)
    plan.zone("hand.0", CARDS, OWNER, 0)
    plan.zone("hand.1", CARDS, OWNER, 1)
    return plan


def all_cards() -> vec[i64]:
    """The kind of each card: a nought and two of each other sign in a colour, four of each wild."""
    kinds = vec[i64]()
    colour: i64 = 0
    while colour < COLOURS:
        sign: i64 = 0
        while sign < SIGNS:
            kinds = append(kinds, colour * SIGNS + sign)
            if sign > 0:
                kinds = append(kinds, colour * SIGNS + sign)
            sign += 1
        kinds = append(kinds, WILD)
        kinds = append(kinds, WILD_FOUR)
        colour += 1
    return kinds


KIND_OF: Final[vec[i64]] = all_cards()


def kind_of(card: i64) -> i64:
    """What is printed on a card."""
    return KIND_OF[card]


def kind_played(code: i64) -> i64:
    """The kind of card that a move other than drawing plays."""
    if code < PLAY_WILD:
        return code
    return WILD if code < PLAY_WILD_FOUR else WILD_FOUR


def colour_played(code: i64) -> i64:
    """The colour to be followed after that move."""
    if code < PLAY_WILD:
        return code // SIGNS
    return (code - PLAY_WILD) % COLOURS


@mypyc_attr(free_list_len=1)
class Uno(Table):
    """A game of Uno for two."""

    def clone(self) -> Uno:
        copy = Uno(self.layout, self.cells[:])
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """Seven cards each; the next one begins, but never one that makes draw four."""
        card: i64 = 0
        while card < CARDS:
            self.lay(card, PILE)
            card += 1
        self.shuffle(PILE)
        self.deal(0, HAND)
        self.deal(1, HAND)
        while kind_of(self.top(PILE)) == WILD_FOUR:
            self.shuffle(PILE)
        self.set_number(DIRECTION, 1)
        self.ask(PLAY, bit(self.begin(kind_of(self.top(PILE)))))

    def begin(self, kind: i64) -> i64:
        """The first card is laid open and works on the first seat; tells who plays."""
        self.draw(PILE, PLAYED)
        if kind == WILD:
            self.follow(self.below(COLOURS), WILD_SIGN)
            return 0
        sign: i64 = kind % SIGNS
        self.follow(kind // SIGNS, sign)
        if sign == REVERSE:
            self.set_number(DIRECTION, -1)
            return 1
        if sign == DRAW_TWO:
            self.deal(0, 2)
        return 1 if sign == SKIP else 0

    # questions

    def after(self, seat: i64) -> i64:
        """Whose turn is next; a remainder is never negative."""
        return (seat + self.cells[DIRECTION]) % SEATS

    def matches(self, kind: i64) -> bool:
        """Whether a kind of card may follow, others in the hand aside."""
        if kind >= WILD or kind // SIGNS == self.cells[COLOUR]:
            return True
        return kind % SIGNS == self.cells[SIGN]

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has such a card."""
        hand: i64 = FIRST_HAND + seat
        i: i64 = self.count(hand) - 1
        while i >= 0:
            if kind_of(self.card(hand, i)) == kind:
                return True
            i -= 1
        return False

    def must_draw(self, seat: i64) -> bool:
        """Whether a seat has no card to play, nor one that makes draw four."""
        return not self.holds(seat, WILD_FOUR) and not self.has_better(seat)

    def has_better(self, seat: i64) -> bool:
        """Whether a seat can play anything but a card that makes draw four."""
        hand: i64 = FIRST_HAND + seat
        i: i64 = self.count(hand) - 1
        while i >= 0:
            kind: i64 = kind_of(self.card(hand, i))
            if kind != WILD_FOUR and self.matches(kind):
                return True
            i -= 1
        return False

    def why_not(self, seat: i64, code: i64) -> i64:
        if code == DRAW:
            return MAY if self.must_draw(seat) else CAN_PLAY
        kind: i64 = kind_played(code)
        if not self.holds(seat, kind):
            return NOT_HELD
        if not self.matches(kind):
            return NO_MATCH
        if kind == WILD_FOUR and self.has_better(seat):
            return OTHERS_FIRST
        return MAY

    def choices(self, seat: i64) -> vec[i64]:
        """One walk through the hand; that it agrees with `why_not` is tested."""
        found = vec[i64](capacity=12)
        hand: i64 = FIRST_HAND + seat
        count: i64 = self.count(hand)
        seen: i64 = 0
        i: i64 = 0
        while i < count:
            kind: i64 = kind_of(self.card(hand, i))
            if seen & bit(kind) == 0:  # two equal cards make one move
                seen |= bit(kind)
                if kind == WILD:
                    found = add_colours(found, PLAY_WILD)
                elif kind != WILD_FOUR and self.matches(kind):
                    found = append(found, kind)
            i += 1
        if len(found) == 0:
            if seen & bit(WILD_FOUR) != 0:
                return add_colours(found, PLAY_WILD_FOUR)
            return append(found, DRAW)
        return found

    # play

    def take(self, seat: i64, code: i64) -> None:
        self.close()
        if code == DRAW:
            self.ask(PLAY, bit(self.draw_one(seat)))
            return
        kind: i64 = kind_played(code)
        self.move(self.card_in_hand(seat, kind), FIRST_HAND + seat, PLAYED)
        following: i64 = self.work(seat, kind, colour_played(code))
        if self.count(FIRST_HAND + seat) == 0:
            self.end(EMPTIED, bit(seat))
        else:
            self.ask(PLAY, bit(following))

    def card_in_hand(self, seat: i64, kind: i64) -> i64:
        """A card of a kind that the seat holds."""
        hand: i64 = FIRST_HAND + seat
        i: i64 = 0
        while kind_of(self.card(hand, i)) != kind:
            i += 1
        return self.card(hand, i)

    def draw_one(self, seat: i64) -> i64:
        """Draw a card, and play it at once if it fits; tells whose turn is next."""
        self.provide(1)
        if self.count(PILE) == 0:
            return self.after(seat)
        kind: i64 = kind_of(self.top(PILE))
        if kind >= WILD:
            self.draw(PILE, PLAYED)
            self.follow(self.below(COLOURS), WILD_SIGN)
            return self.after(seat)
        if kind // SIGNS == self.cells[COLOUR]:
            self.draw(PILE, PLAYED)
            return self.work(seat, kind, kind // SIGNS)
        self.draw(PILE, FIRST_HAND + seat)
        return self.after(seat)

    def work(self, seat: i64, kind: i64, colour: i64) -> i64:
        """A card that was played takes effect; tells whose turn is next."""
        sign: i64 = WILD_SIGN if kind >= WILD else kind % SIGNS
        self.follow(colour, sign)
        if sign == REVERSE:
            self.set_number(DIRECTION, -self.cells[DIRECTION])
            return self.after(seat)
        if sign == SKIP:
            return self.after(self.after(seat))
        if sign == DRAW_TWO or kind == WILD_FOUR:
            cards: i64 = 2 if sign == DRAW_TWO else 4
            self.provide(cards)
            self.deal(self.after(seat), cards)
            return self.after(self.after(seat))
        return self.after(seat)

    def follow(self, colour: i64, sign: i64) -> None:
        """What the next card must fit."""
        self.set_number(COLOUR, colour)
        self.set_number(SIGN, sign)

    def provide(self, cards: i64) -> None:
        """Shuffle the played cards into the pile if it cannot give so many."""
        if self.count(PILE) < cards:
            self.sweep(PLAYED, PILE)
            self.shuffle(PILE)

    def deal(self, seat: i64, cards: i64) -> None:
        """Cards from the pile to a hand, as far as there are any."""
        dealt: i64 = 0
        while dealt < cards and self.count(PILE) > 0:
            self.draw(PILE, FIRST_HAND + seat)
            dealt += 1


def add_colours(found: vec[i64], play: i64) -> vec[i64]:
    """The four moves of a wild card."""
    colour: i64 = 0
    while colour < COLOURS:
        found = append(found, play + colour)
        colour += 1
    return found
