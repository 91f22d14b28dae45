"""A match on one device: people and bots around it, every move kept, hands behind a curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sobremesa.bots import Bot
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.engine.values import Move
from sobremesa.readers.chronicle import log
from sobremesa.readers.dialogue import Dialogue, Wish
from sobremesa.readers.fronts import Front, open_front
from sobremesa.readers.throwing import Throwing
from sobremesa.words import Words

CTRL_C, END_OF_INPUT = 130, 1


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, unless there is a bot."""

    name: str
    bot: Bot | None = None


class Interrupted(Exception):
    """The player left in the middle; the match is kept. `code` is what the process ends with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def play_match(
    match: Match,
    seats: Sequence[Seat],
    words: Words,
    *,
    save: Callable[[Match], None],
    plain: bool = False,
    resume: str = "",
    front: Front | None = None,
    real_dice: bool = False,
) -> bool:
    """Play a match to its end, or until the player leaves it; tells whether it ended.

    `save` is called after every move. `resume` is the command that goes on with the match. With
    `real_dice`, what the dice show is asked for.
    """
    session = Session(match, seats, words, save, resume, front or open_front(plain), real_dice)
    return session.run()


class Session:
    """The match and the people around the device."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        words: Words,
        save: Callable[[Match], None],
        resume: str,
        front: Front,
        real_dice: bool = False,
    ) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.save = save
        self.resume = resume
        self.front = front
        self.real_dice = real_dice
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.told = {seat: last_page_of(match, seat) for seat in self.people}
        self.helped: set[int] = set()  # who was told how to get help
        self.unkept = ""  # why the match is not being saved
        self.secrets = False
        self.at_device: int | None = None  # whose hand may be on the screen

    def run(self) -> bool:
        """Play until the match is over or somebody quits."""
        try:
            if self.match.incomplete:
                self.front.say(self.words.say("terminal-incomplete"))
            self._keep()
            while self.match.state.waiting:
                if not self._next():
                    self._leave()
                    return False
            self._end()
        except KeyboardInterrupt:
            self._leave()
            raise Interrupted(CTRL_C) from None
        except EOFError:
            self._leave()
            raise Interrupted(END_OF_INPUT) from None
        return True

    # -- turns ---------------------------------------------------------------------------------

    def _next(self) -> bool:
        """One decision; false if the player quits."""
        seat = self._who()
        bot = self.seats[seat].bot
        if bot is None:
            return self._person(seat)
        rng = Rng(f"bot {seat} {self.match.header.get('digest')} {len(self.match.entries)}")
        self._play(seat, bot.choose(self.match.state.eyes(seat), rng), free=False)
        return True

    def _who(self) -> int:
        """Of all that are waited for: whoever is at the device, so that it is passed on less."""
        waiting = self.match.state.waiting
        return self.at_device if self.at_device in waiting else waiting[0]

    def _person(self, seat: int) -> bool:
        self._pass_on(seat)
        self._show(seat)
        while True:
            answer = Dialogue(self.match, seat, self.words, self.front).answer()
            if isinstance(answer, tuple):
                if self._walk(seat, answer):
                    self._cover(seat)
                    return True
                continue
            if answer is Wish.QUIT:
                return False
            if answer is Wish.SAVE:
                self._keep()
                self._tell_kept()
            elif self._undo(seat):
                return True

    def _pass_on(self, seat: int) -> None:
        """With several people, nothing of one hand is left when the next person comes."""
        if self._has_secrets() and self.at_device != seat:
            self.front.curtain(self.words.say("terminal-pass-on", name=self.words.name(seat)))
        self.at_device = seat

    def _cover(self, seat: int) -> None:
        """Nothing of a hand is left while bots play on, once its owner has moved."""
        if self._has_secrets() and seat not in self.match.state.waiting:
            self.front.hide()

    def _has_secrets(self) -> bool:
        """Whether one of several people knew at any time what the others may not."""
        if len(self.people) > 1 and not self.secrets:
            state = self.match.state
            open_to_all = state.view(None) | {"viewer": 0}
            views = [state.view(seat) | {"viewer": 0} for seat in self.people]
            self.secrets = any(view != open_to_all for view in views)
        return self.secrets

    def _show(self, seat: int) -> None:
        """What happened since this person last looked, and the table as this person sees it."""
        since = self.told[seat]
        self.told[seat] = len(self.match.pages)
        news = log(self.match, self.words, seat, since)
        self.front.fresh()
        self.front.table(self.match.state.scene(seat), self.words)
        if news:
            self.front.listing(self.words.say("terminal-news"), news)
        if self.unkept:
            self.front.say(self.unkept)
        if seat not in self.helped:
            self.front.aside(self.words.say("terminal-hint"))
            self.helped.add(seat)

    def _walk(self, seat: int, moves: tuple[Move, ...]) -> bool:
        """Make moves one after another, until something comes to light or one cannot be made.

        Tells whether any was made.
        """
        for at, move in enumerate(moves):
            state = self.match.state
            if at and (seat not in state.waiting or state.refusal(seat, move) is not None):
                return True
            if not self._play(seat, move):
                return at > 0
            if any(event.reveals for event in self.match.pages[-1]):
                return True
        return True

    def _play(self, seat: int, move: Move, free: bool = True) -> bool:
        """Make a move, if the dice for it are thrown; tells whether it was made."""
        if self.real_dice:
            dice = Throwing(self.match.state, seat, self.words, self.front).results(move, free)
            if dice is None:
                return False
            if dice:
                self.match.load_dice(dice)
        self.match.play(seat, move)
        self._keep()
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Bad as error:
            self.front.say(self.words.bad(error))
            return False
        self.told = {who: min(at, len(self.match.pages)) for who, at in self.told.items()}
        self._keep()
        return True

    # -- keeping and leaving -------------------------------------------------------------------

    def _keep(self) -> None:
        """A match that cannot be written goes on; that is said at once, and with every table."""
        before, self.unkept = self.unkept, ""
        try:
            self.save(self.match)
        except Bad as error:
            self.unkept = self.words.say("terminal-unkept", why=self.words.bad(error))
        if self.unkept != before and self.unkept:
            self.front.say(self.unkept)

    def _tell_kept(self) -> None:
        """Whether the match is kept, and the command that goes on with it."""
        if self.unkept:
            self.front.say(self.unkept)
        elif not self.match.entries:
            self.front.say(self.words.say("terminal-nothing-kept"))
        elif self.resume:
            self.front.say(self.words.say("terminal-kept-at"))
            self.front.command(self.resume)
        else:
            self.front.say(self.words.say("terminal-kept"))

    def _leave(self) -> None:
        """The match is kept; of several people, none leaves a hand on the screen."""
        self._keep()
        if self._has_secrets():
            self.front.hide()
        self._tell_kept()

    def _end(self) -> None:
        """The last scene: of the one person's seat, or with several only what all may see."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = min(self.told.values(), default=0)
        news = log(self.match, self.words, viewer, since)
        self.front.hide() if self._has_secrets() else self.front.fresh()
        self.front.table(self.match.state.scene(viewer), self.words)
        if news:
            self.front.listing(self.words.say("terminal-news"), news)
        result = self.words.result(self.match.state)
        if not any(result in line for line in news):
            self.front.say(result)
        self.front.say(self.words.say("terminal-length", count=len(self.match.entries)))
        if self.unkept:
            self.front.say(self.unkept)


def last_page_of(match: Match, seat: int) -> int:
    """The page of a seat's last move: what came after is new to who sits there."""
    own = [number for number, entry in enumerate(match.entries, start=1) if entry.seat == seat]
    return own[-1] if own else 0
