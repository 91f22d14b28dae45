"""What a person reads: moves, events, refusals, prompts and errors as sentences.

The sentences stand in Project Fluent files, `<language>.ftl`: those of the shell beside this
module, those of a game in its folder `words`. A large part may have files of its own,
`<part>.<language>.ftl`. A key of a game goes before the same key of the shell, and a game's
messages may refer to the shell's. A game gives these keys:

    game-title, game-about   its name; what it is about, in one line
    card-<family>            a card in a few words; of "gem:red", `gem` is the family and `red`
                             is given as $colour. A card without a colon is a family by itself;
                             playing cards, as `9S` or `QH`, have words in the shell
    cards-<family>           the same as part of a list: "a red gem", "2 red gems" ($count)
    move-<play>              what a button says, with the parts of `Game.describe`
    acted-<play>             what the log says; $actor is who made the move
    refusal-<code>           why not: no full stop at the end, unless there are several sentences
    prompt-<kind>            what is asked
    said-<what>              a fact of this game
    ending-<name>            who won and why: $winners, and $count for how many
    way-<name>               the same ending in two or three words, for a table
    option-<name>            what the option does, in one short sentence
    preset-<name>            what the options of the preset are together, in one short sentence
    zone-, state-, phase-, gauge-… and all other keys that the scenes of the game use
    …-short                  the same for narrow columns, where a shorter text can be had
    part-…                   what one language needs to build these sentences, as genders

Some arguments are put into words before a message sees them: `player`, `other` and `winners` are
seats and become names, `card` and `cards`, and all that ends in `-card` and `-cards`, become what
`card-…` and `cards-…` say (a `…-card` that is empty stays so, as there may be none), and `printed`
is a card and becomes what it says of itself, `text-…`. Besides, a
message may ask for $own: `yes` if $player is who acts or reads, `no` if it is somebody else,
`none` if there is no $player; $other-own says the same of $other; and for $listed, which is $card
as it would stand in a list.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sobremesa.engine.errors import Detail
from sobremesa.engine.options import spelled
from sobremesa.words.languages import LANGUAGES, pick_language
from sobremesa.words.messages import messages_of

if TYPE_CHECKING:
    from sobremesa.engine import scene
    from sobremesa.engine.contract import Game
    from sobremesa.engine.errors import Bad
    from sobremesa.engine.state import State
    from sobremesa.engine.values import Move, Prompt, Refusal

__all__ = ["LANGUAGES", "Words", "pick_language"]

SEATS = ("player", "other")
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
PLAYING_CARD = re.compile(r"([2-9AJQK]|10)([SHCD])")
SPELLED_OUT = ("type", "what", "clause")  # parts of an event that are no arguments of its sentence


class Words:
    """The words of one language, for one game and the people at one table.

    >>> Words("en", names=["Ana"]).name(0), Words("en").name(1)
    ('Ana', 'Player 2')
    """

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self._messages = messages_of(language, game)

    def say(self, key: str, /, **args: object) -> str:
        """A message, its arguments as they are; raises KeyError where there is none."""
        return self._messages.say(key, args)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has(key)

    # -- pieces of sentences -------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What the player at a seat is called: the given name, or a number that begins at 1."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("player-default", number=seat + 1)

    def card(self, name: str) -> str:
        """A card in a few words: `gem:red` is "red gem"."""
        family, colour = card_parts(name)
        return self.say(f"card-{family}", colour=colour)

    def cards(self, names: Sequence[str]) -> str:
        """Cards in a list, equal ones counted."""
        return self.list(self._some(name, count) for name, count in Counter(names).items())

    def _some(self, name: str, count: int) -> str:
        family, colour = card_parts(name)
        return self.say(f"cards-{family}", colour=colour, count=count)

    def list(self, items: Any) -> str:
        """Things joined as the language does: "a, b and c"."""
        *most, last = list(items) or [""]
        if not most:
            return str(last)
        # Spanish says "e" before the sound of i: "Ana e Inés".
        key = "list-before-i" if re.match(r"h?[ií](?![aeo])", last.lower()) else "list"
        return self.say(key, most=", ".join(most), last=last)

    def text(self, text: scene.Text) -> str:
        """A text of a scene."""
        return self.say(text["key"], **self._put(text["args"]))

    # -- moves ---------------------------------------------------------------------------------

    def move(self, move: Move, seat: int | None = None) -> str:
        """What a button says of a move, to the one at this seat."""
        parts = self._of_game().describe(move.code)
        return self.say(f"move-{parts['play']}", **self._put(parts, seat))

    def acted(self, seat: int, move: Move) -> str:
        """What the log says of a move."""
        parts = self._of_game().describe(move.code)
        return self.say(f"acted-{parts['play']}", **self._put(parts, seat))

    def refusal(self, refusal: Refusal, seat: int | None = None) -> str:
        """Why the one at this seat cannot make a move, and the clause that says so."""
        sentence = self.say(f"refusal-{refusal.code}", **self._put(refusal.arguments, seat))
        return cited(sentence, refusal.clause)

    def prompt(self, prompt: Prompt, seat: int | None = None) -> str:
        """What the one at this seat is asked, and the clause that asks it."""
        sentence = self.say(f"prompt-{prompt.kind}", **self._put(prompt.arguments, seat))
        return cited(sentence, prompt.clause)

    # -- what happened -------------------------------------------------------------------------

    def event(self, seen: Mapping[str, Any]) -> str | None:
        """What the log says of an event as somebody saw it; None of what needs no words."""
        kind = seen["type"]
        if kind == "acted":
            if "move" in seen:
                return self.acted(seen["seat"], self._of_game().parse(seen["move"]))
            return self.say("acted-secret", actor=self.name(seen["seat"]))
        if kind == "said":
            parts = {name: value for name, value in seen.items() if name not in SPELLED_OUT}
            return cited(self.say(f"said-{seen['what']}", **self._put(parts)), seen["clause"])
        if kind == "ended":
            return self._ending(seen["ending"], seen["winners"], seen["clause"])
        if kind == "rolled":
            return self.say("rolled", faces=seen["faces"], result=seen["result"])
        return None

    def result(self, state: State) -> str:
        """Who won and why, or that the match goes on."""
        result = state.result
        if result is None:
            return self.say("not-over")
        return self._ending(result.reason, result.winners, result.clause)

    def _ending(self, name: str, winners: Sequence[int], clause: str) -> str:
        who = self.list(self.name(seat) for seat in winners)
        return cited(self.say(f"ending-{name}", winners=who, count=len(winners)), clause)

    def bad(self, error: Bad) -> str:
        """What is wrong with something from outside, and what would be right."""
        args = {name: self._plain(value) for name, value in error.arguments.items()}
        return self.say(f"error-{error.code}", **args)

    def detail(self, detail: Detail) -> str:
        """What exactly is wrong, as a sentence by itself."""
        return str(self._plain(detail))

    # -- arguments -----------------------------------------------------------------------------

    def _of_game(self) -> Game:
        if self.game is None:
            raise ValueError("these words are of no game")
        return self.game

    def _put(self, parts: Mapping[str, Any], seat: int | None = None) -> dict[str, object]:
        """The parts in words, with those a message may ask for besides (see above)."""
        args = {name: self._in_words(name, value) for name, value in parts.items()}
        args["own"] = whose(parts.get("player"), seat)
        args["other-own"] = whose(parts.get("other"), seat)
        if "card" in parts and self.has(f"cards-{card_parts(parts['card'])[0]}"):
            args["listed"] = self.cards([parts["card"]])
        if seat is not None:
            args["actor"] = self.name(seat)
        return args

    def _in_words(self, name: str, value: Any) -> object:
        if name in SEATS:
            return self.name(value)
        if name == "winners":
            return self.list(self.name(seat) for seat in value)
        if name == "card" or (name.endswith("-card") and value):
            return self.card(value)
        if name == "cards" or name.endswith("-cards"):
            return self.cards(value)
        if name == "printed":
            return self.say(f"text-{value}")
        return self._plain(value)

    def _plain(self, value: object) -> object:
        """A value that a message can hold: yes and no as they are written in a command."""
        if isinstance(value, Detail):
            args = {name: self._plain(part) for name, part in value.arguments.items()}
            return self.say(f"detail-{value.code}", **args)
        return value if isinstance(value, str) or type(value) is int else spelled(value)  # type: ignore[arg-type]


def card_parts(name: str) -> tuple[str, str]:
    """The family of a card, and what is given as its colour.

    >>> card_parts("gem:red"), card_parts("QS"), card_parts("joker")
    (('gem', 'red'), ('spades', 'Q'), ('joker', ''))
    """
    if playing := PLAYING_CARD.fullmatch(name):
        return SUITS[playing[2]], playing[1]
    family, _, colour = name.partition(":")
    return family, colour


def whose(named: int | None, seat: int | None) -> str:
    """Whether a seat named in a move is that of who makes it.

    >>> whose(2, 2), whose(2, 0), whose(None, 0)
    ('yes', 'no', 'none')
    """
    if named is None:
        return "none"
    return "yes" if named == seat else "no"


def cited(sentence: str, clause: str) -> str:
    """A sentence with its clause in parentheses, before the full stop if it has one.

    >>> cited("Ana wins.", "VI-7.1"), cited("What now?", "VI-4.1")
    ('Ana wins (VI-7.1).', 'What now? (VI-4.1)')
    """
    if not clause:
        return sentence
    if sentence.endswith("."):
        return f"{sentence[:-1]} ({clause})."
    return f"{sentence} ({clause})"
