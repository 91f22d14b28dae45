"""The menu: a new match, a guided one, matches to go on with, the rulebook, the language.

It asks by numbers, and tells what is wanted; to lay the table is for the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sobremesa import saves
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Load, Match
from sobremesa.readers.asking import BACK, Asking, listed
from sobremesa.readers.explaining import chapter_of, search_rules
from sobremesa.readers.fronts import Front
from sobremesa.readers.lesson import has_script
from sobremesa.readers.setting_up import NewMatch, SettingUp
from sobremesa.words import LANGUAGES, Words

SHOWN_MOST = 12
LOOKED_AT_MOST = 60  # files that are read for a list of matches


@dataclass(frozen=True)
class Learn:
    """A game to be taught in a guided match, and the language to speak."""

    game: Game
    language: str


@dataclass(frozen=True)
class Resume:
    """A match to go on with, and the language to speak."""

    path: Path
    match: Match
    keeper: saves.Keeper
    language: str


@dataclass(frozen=True)
class Shown:
    """A match in a list: its file, how it is told, and whether it can go on."""

    path: Path
    line: str
    goes_on: bool


Wanted = NewMatch | Learn | Resume | None
Remember = Callable[[str], None]


def menu(
    front: Front,
    language: str,
    games: Sequence[str],
    load: Load,
    folder: Path,
    remember: Remember = lambda _: None,
) -> Wanted:
    """What the player wants to do; None to leave.

    `folder` holds the matches that were kept; `remember` is told which language was chosen.
    """
    pages = Menu(front, language, [load(name) for name in games], load, folder, remember)
    try:
        return pages.run()
    except EOFError:  # Ctrl-D leaves
        return None


class Menu:
    """The pages that lead to a match."""

    def __init__(
        self,
        front: Front,
        language: str,
        games: list[Game],
        load: Load,
        folder: Path,
        remember: Remember,
    ) -> None:
        self.front = front
        self.games = games
        self.taught = [game for game in games if has_script(game)]
        self.load = load
        self.folder = folder
        self.remember = remember
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in a language."""
        self.words = Words(language)
        self.asking = Asking(self.front, self.words)

    def run(self) -> Wanted:
        """The first page, until it leads somewhere."""
        while True:
            say = self.words.say
            self.asking.page("Sobremesa", say("menu-about"))
            doors: list[tuple[str, Callable[[], Wanted]]] = [
                (say("menu-new"), self.new),
                *([(say("menu-learn"), self.learn)] if self.taught else []),
                (say("menu-resume", count=len(saves.listing(self.folder))), self.kept),
                (say("menu-rules"), self.rules),
                (say("menu-language"), self.language),
            ]
            lines = [line for line, _ in doors] + [say("menu-quit")]
            picked = self.asking.pick(lines, say("menu-what"), home=True)
            if picked == len(doors):
                return None
            if picked is not None and (wanted := doors[picked][1]()):
                return wanted

    # -- new and guided matches ------------------------------------------------------------------

    def new(self) -> NewMatch | None:
        """A game, then the match."""
        game = self.game(self.games)
        return SettingUp(self.front, game, self.words.language).run() if game else None

    def learn(self) -> Learn | None:
        """A game that has a tutorial."""
        game = self.game(self.taught)
        return Learn(game, self.words.language) if game else None

    def game(self, games: Sequence[Game]) -> Game | None:
        """Which game."""
        lines = [self.game_told(game) for game in games]
        picked = self.asking.pick(lines, self.words.say("menu-which-game"))
        return None if picked is None else games[picked]

    def game_told(self, game: Game) -> str:
        """A game with one line about it."""
        words = Words(self.words.language, game)
        least, most = game.seats[0], game.seats[-1]
        seats = f"{least}–{most}" if least < most else str(least)
        title, about = words.say("game-title"), words.say("game-about")
        return words.say("menu-game", title=title, about=about, seats=seats)

    # -- matches that were kept ----------------------------------------------------------------

    def kept(self) -> Resume | None:
        """One of the matches that were kept: first those that can go on, the last ones first."""
        while shown := self.matches():
            lines = [one.line for one in shown]
            self.asking.page(self.words.say("menu-kept-title"))
            ask = self.words.say("menu-which-match")
            picked = self.asking.pick([*lines, self.words.say("menu-remove")], ask)
            if picked is None:
                return None
            if picked == len(shown):
                self.remove(shown)
            elif found := self.resume(shown[picked].path):
                return found
        self.asking.say("menu-no-matches", folder=str(self.folder))
        self.front.ask(self.words.say("menu-go-on"))
        return None

    def matches(self) -> list[Shown]:
        """The matches that are offered."""
        told = [self.kept_told(one) for one in saves.listing(self.folder)[:LOOKED_AT_MOST]]
        return sorted(told, key=lambda one: not one.goes_on)[:SHOWN_MOST]

    def kept_told(self, kept: saves.Kept) -> Shown:
        """A match as the list shows it: when, what, who, how far."""
        when = kept.changed.strftime(self.words.say("menu-date"))
        try:
            match = saves.read(kept.path, self.load)
        except Bad:
            line = self.words.say("menu-damaged", date=when, file=kept.path.name)
            return Shown(kept.path, line, goes_on=False)
        goes_on = bool(match.state.waiting)
        line = self.words.say(
            "menu-kept",
            date=when,
            title=Words(self.words.language, match.game).say("game-title"),
            names=self.words.list(match.names),
            moves=len(match.entries),
            over="no" if goes_on else "yes",
        )
        return Shown(kept.path, line, goes_on)

    def resume(self, path: Path) -> Resume | None:
        """The match of a file, if it can be read."""
        try:
            match, keeper = saves.open_again(path, self.load)
        except Bad as error:
            self.front.say(self.words.bad(error), self.words.say("menu-left-alone", path=str(path)))
            self.front.ask(self.words.say("menu-go-on"))
            return None
        return Resume(path, match, keeper, self.words.language)

    def remove(self, shown: Sequence[Shown]) -> None:
        """Remove one of the matches, after asking again."""
        picked = self.asking.pick([one.line for one in shown], self.words.say("menu-which-remove"))
        if picked is None:
            return
        sure = self.asking.pick([self.words.say("menu-remove-yes")], shown[picked].line)
        if sure is None:
            return
        try:
            saves.remove(shown[picked].path)
        except Bad as error:
            self.front.say(self.words.bad(error))
            self.front.ask(self.words.say("menu-go-on"))

    # -- rules and language ----------------------------------------------------------------------

    def rules(self) -> None:
        """The rulebook: its chapters by number, a clause by its name, or words to look for."""
        game = self.game(self.games)
        if game is None:
            return
        words = Words(self.words.language, game)
        book = game.rulebook(words.language)
        chapters = list(dict.fromkeys(book.headings.values()))
        self.asking.page(words.say("game-title"), words.say("menu-rules-about"))
        self.front.choices([listed(chapters)], words)
        ask = f"{words.say('menu-rules-ask')} {words.say('menu-back')}"
        while (text := self.front.ask(ask).lstrip("? ")) not in BACK:
            if text.isdecimal() and 1 <= int(text) <= len(chapters):
                self.front.answer(chapter_of(game, words, chapters[int(text) - 1]))
            else:
                self.front.answer(search_rules(game, words, text))

    def language(self) -> None:
        """Which language, each named in itself."""
        lines = [Words(language).say("menu-language-name") for language in LANGUAGES]
        picked = self.asking.pick(lines, self.words.say("menu-which-language"))
        if picked is not None:
            self.speak(LANGUAGES[picked])
            self.remember(LANGUAGES[picked])
