"""Setting a match up: how many play, who sits where, by which house rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from sobremesa import bots
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Option, Value, spelled
from sobremesa.readers.asking import Asking
from sobremesa.readers.explaining import Answer, paragraph
from sobremesa.readers.fronts import Front
from sobremesa.words import Words

PERSON = "person"
NAME_MOST = 24


@dataclass
class NewMatch:
    """A match that is wished for: for each seat `person` or the name of a bot, and a name."""

    game: Game
    language: str
    players: list[str]
    names: list[str]
    options: dict[str, Value] = field(default_factory=dict)


def is_name(text: str) -> bool:
    """Whether somebody can be called that; nothing is the usual name, and numbers pick lines.

    >>> is_name("Ana"), is_name(""), is_name("3")
    (True, True, False)
    """
    return len(text) <= NAME_MOST and text.isprintable() and not text.isdecimal()


class SettingUp:
    """The pages on which a match is set up."""

    def __init__(self, front: Front, game: Game, language: str) -> None:
        self.words = Words(language, game)
        self.asking = Asking(front, self.words)
        self.front = front
        self.game = game
        self.players = [PERSON]
        self.names = [""]
        self.options: dict[str, Value] = {one.name: one.default for one in game.options}
        self.seat_so_many(game.seats[0])

    def run(self) -> NewMatch | None:
        """The match, or None if it is not to be."""
        say = self.words.say
        while True:
            self.asking.page(say("game-title"), say("game-about"))
            seats = len(self.players)
            lines = [
                say("menu-begin"),
                say("menu-seats", count=seats),
                *(self.seat_told(seat) for seat in range(seats)),
                say("menu-house-rules", count=len(self.changed())),
            ]
            picked = self.asking.pick(lines, say("menu-change"))
            if picked is None:
                return None
            if picked == 0:
                if wished := self.wished():
                    return wished
            elif picked == 1:
                self.ask_seats()
            elif picked == len(lines) - 1:
                self.ask_options()
            else:
                self.ask_player(picked - 2)

    def wished(self) -> NewMatch | None:
        """The match as it is set up, if it can be played like that."""
        if not self.fits():
            return None
        names = [self.name_of(seat) for seat in range(len(self.players))]
        language = self.words.language
        return NewMatch(self.game, language, self.players, names, self.changed())

    def fits(self) -> bool:
        """Whether the house rules go with each other and with the seats; if not, it is said why."""
        try:
            self.game.complete(len(self.players), self.options)
        except Bad as error:
            about = paragraph(self.game, self.words, str(error.arguments.get("clause", "")))
            self.front.answer(Answer((self.words.bad(error),), about))
            self.front.ask(self.words.say("menu-go-on"))
            return False
        return True

    # -- seats ---------------------------------------------------------------------------------

    def seat_so_many(self, count: int) -> None:
        """Take chairs away, or add some for bots of the best kind."""
        best = bots.fitting(self.game)[-1].name
        self.players = (self.players + [best] * count)[:count]
        self.names = (self.names + [""] * count)[:count]

    def name_of(self, seat: int) -> str:
        """The name given, else one that says who it is."""
        key = "player-default" if self.players[seat] == PERSON else "bot-default"
        return self.names[seat] or self.words.say(key, number=seat + 1)

    def seat_told(self, seat: int) -> str:
        """Who sits there."""
        who = self.words.say(f"menu-player-{self.players[seat]}")
        return self.words.say("menu-seat", name=self.name_of(seat), who=who)

    def ask_seats(self) -> None:
        """How many play."""
        counts = list(self.game.seats)
        lines = [self.words.say("menu-seats", count=count) for count in counts]
        picked = self.asking.pick(lines, self.words.say("menu-how-many"))
        if picked is not None:
            self.seat_so_many(counts[picked])
            self.fits()

    def ask_player(self, seat: int) -> None:
        """Who sits at a seat, and under which name."""
        kinds = [PERSON, *(known.name for known in bots.fitting(self.game))]
        lines = [self.words.say(f"menu-player-{kind}") for kind in kinds]
        picked = self.asking.pick(lines, self.words.say("menu-who"))
        if picked is None:
            return
        self.players[seat] = kinds[picked]
        self.names[seat] = ""
        taken = [self.name_of(other) for other in range(len(self.players)) if other != seat]
        while True:
            name = " ".join(self.front.ask(self.words.say("menu-name")).split())
            if is_name(name):
                if name not in taken:
                    break
                self.asking.say("menu-name-taken", name=name)
            else:
                self.asking.say("menu-bad-name", most=NAME_MOST)
        self.names[seat] = name

    # -- house rules -----------------------------------------------------------------------------

    def changed(self) -> dict[str, Value]:
        """The options that are not as in the rulebook."""
        return {
            one.name: self.options[one.name]
            for one in self.game.options
            if self.options[one.name] != one.default
        }

    def ask_options(self) -> None:
        """Every option with its value and what it does, then the presets; a number changes it."""
        say = self.words.say
        while True:
            self.asking.page(say("menu-house-rules-title"), say("menu-house-rules-about"))
            options, presets = self.game.options, list(self.game.presets)
            lines = [*map(self.option_told, options), *map(self.preset_told, presets)]
            picked = self.asking.pick(lines, say("menu-change-rule"))
            if picked is None:
                return
            if picked < len(options):
                self.change(options[picked])
            else:
                self.turn_preset(presets[picked - len(options)])
            self.fits()

    def option_told(self, option: Option) -> str:
        """An option with its value and what it does."""
        return self.words.say(
            "menu-option",
            about=self.words.say(f"option-{option.name}"),
            value=self.value_told(self.options[option.name]),
            clause=option.clause,
        )

    def value_told(self, value: Value) -> str:
        """A value as people say it."""
        return self.words.say(f"menu-{spelled(value)}") if isinstance(value, bool) else str(value)

    def change(self, option: Option) -> None:
        """Turn a switch; ask which of several values."""
        allowed = option.allowed
        if len(allowed) == 2:
            self.options[option.name] = allowed[self.options[option.name] == allowed[0]]
            return
        lines = [self.value_told(value) for value in allowed]
        picked = self.asking.pick(lines, self.words.say(f"option-{option.name}"))
        if picked is not None:
            self.options[option.name] = allowed[picked]

    # -- presets ---------------------------------------------------------------------------------

    def preset_told(self, name: str) -> str:
        """A preset, whether its values are all there, and what they are together."""
        value, about = self.value_told(self.has_preset(name)), self.words.say(f"preset-{name}")
        return self.words.say("menu-preset", value=value, about=about)

    def has_preset(self, name: str) -> bool:
        """Whether all options that a preset names have its values."""
        return self.options.items() >= self.game.presets[name].items()

    def turn_preset(self, name: str) -> None:
        """Give its options the values of a preset; if they have them, those of the rulebook."""
        values = self.game.presets[name]
        if self.has_preset(name):
            values = {one.name: one.default for one in self.game.options if one.name in values}
        self.options |= values
