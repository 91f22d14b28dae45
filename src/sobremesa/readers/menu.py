"""The menu: a new match, matches to go on with, the rulebook, the language.

It asks by numbers, and tells what is wanted; to lay the table is for the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sobremesa import saves
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.readers.asking import Asking
from sobremesa.readers.explaining import chapter_of, search_rules
from sobremesa.readers.fronts import Front
from sobremesa.readers.setting_up import NewMatch, SettingUp
from sobremesa.words import LANGUAGES, Words

SHOWN_MOST = 12


@dataclass(frozen=True)
class Resume:
    """A match to go on with, and the language to speak."""

    path: Path
    match: Match
    language: str


Load = Callable[[str], Game]
Wanted = NewMatch | Resume | None


def menu(front: Front, language: str, games: Sequence[str], load: Load, folder: Path) -> Wanted:
    """What the player wants to do; None to leave. `folder` holds the matches that were kept."""
    pages = Menu(front, language, [load(name) for name in games], load, folder)
    try:
        return pages.run()
    except EOFError:  # Ctrl-D leaves
        return None


class Menu:
    """The pages that lead to a match."""

    def __init__(
        self, front: Front, language: str, games: list[Game], load: Load, folder: Path
    ) -> None:
        self.front = front
        self.games = games
        self.load = load
        self.folder = folder
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
                (say("menu-resume", count=len(saves.listing(self.folder))), self.resume),
                (say("menu-rules"), self.rules),
                (say("menu-language"), self.language),
            ]
            lines = [line for line, _ in doors] + [say("menu-quit")]
            picked = self.asking.pick(lines, say("menu-what"))
            if picked == len(doors):
                return None
            if picked is not None and (wanted := doors[picked][1]()):
                return wanted

    # -- new -----------------------------------------------------------------------------------

    def new(self) -> NewMatch | None:
        """A game, then the match."""
        game = self.game()
        return SettingUp(self.front, game, self.words.language).run() if game else None

    def game(self) -> Game | None:
        """Which game."""
        lines = [self.game_told(game) for game in self.games]
        picked = self.asking.pick(lines, self.words.say("menu-which-game"))
        return None if picked is None else self.games[picked]

    def game_told(self, game: Game) -> str:
        """A game with one line about it."""
        words = Words(self.words.language, game)
        least, most = game.seats[0], game.seats[-1]
        title, about = words.say("game-title"), words.say("game-about")
        return words.say("menu-game", title=title, about=about, least=least, most=most)

    # -- matches that were kept ----------------------------------------------------------------

    def resume(self) -> Resume | None:
        """One of the matches that were kept, the last ones first."""
        kept = saves.listing(self.folder)[:SHOWN_MOST]
        if not kept:
            self.asking.say("menu-no-matches", folder=str(self.folder))
            self.front.ask(self.words.say("menu-go-on"))
            return None
        lines = [self.kept_told(one) for one in kept]
        picked = self.asking.pick(lines, self.words.say("menu-which-match"))
        if picked is None:
            return None
        path = kept[picked].path
        try:
            return Resume(path, saves.read(path, self.load), self.words.language)
        except Bad as error:
            self.front.say(self.words.bad(error), self.words.say("menu-left-alone", path=str(path)))
            self.front.ask(self.words.say("menu-go-on"))
            return None

    def kept_told(self, kept: saves.Kept) -> str:
        """A match as the list shows it: when, what, who, how far."""
        when = kept.changed.strftime(self.words.say("menu-date"))
        try:
            match = saves.read(kept.path, self.load)
        except Bad:
            return self.words.say("menu-damaged", date=when, file=kept.path.name)
        return self.words.say(
            "menu-kept",
            date=when,
            title=Words(self.words.language, match.game).say("game-title"),
            names=self.words.list(kept.names),
            moves=kept.moves,
            over="no" if match.state.waiting else "yes",
        )

    # -- rules and language ----------------------------------------------------------------------

    def rules(self) -> None:
        """The rulebook: its chapters by number, a clause by its name, or words to look for."""
        game = self.game()
        if game is None:
            return
        words = Words(self.words.language, game)
        book = game.rulebook(words.language)
        chapters = list(dict.fromkeys(book.headings.values()))
        self.asking.page(words.say("game-title"), words.say("menu-rules-about"))
        self.list_chapters(chapters)
        while (text := self.front.ask(words.say("menu-rules-ask"))) not in ("", "0"):
            if text.isdecimal() and 1 <= int(text) <= len(chapters):
                self.front.answer(chapter_of(game, words, chapters[int(text) - 1]))
            else:
                self.front.answer(search_rules(game, words, text))

    def list_chapters(self, chapters: Sequence[str]) -> None:
        """The chapters, numbered."""
        lines = [f"{number}. {chapter}" for number, chapter in enumerate(chapters, start=1)]
        self.front.say(*lines)

    def language(self) -> None:
        """Which language, each named in itself."""
        lines = [Words(language).say("menu-language-name") for language in LANGUAGES]
        picked = self.asking.pick(lines, self.words.say("menu-which-language"))
        if picked is not None:
            self.speak(LANGUAGES[picked])
