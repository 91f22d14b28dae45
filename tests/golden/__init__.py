"""Golden matches: complete records, with the digest of every state, kept in the repository.

They show that the rules still play as they did. Where the rules are meant to play otherwise, the
records are written anew, and the version of the game's rules is raised:

    python -m tests.golden            all games
    python -m tests.golden virus      one
"""

from __future__ import annotations

from pathlib import Path

from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.records import Match
from tests.conformance.helpers import Setting, few_settings, greedy_player, random_player, waited

FOLDER = Path(__file__).parent
LONG_ENOUGH = 250  # moves: where a match is longer, another is looked for
ATTEMPTS = 40  # matches that are looked at


def file_of(setting: Setting) -> Path:
    """Where the record of a setting stands."""
    name = str(setting).removeprefix(f"{setting.game.id}-")
    return FOLDER / setting.game.id / f"{name}.jsonl"


def wanted(game: Game) -> list[Setting]:
    """Every number of seats by default, and every other value of an option."""
    return list(few_settings(game))


def play(setting: Setting, seed: str) -> Match:
    """A match of players who are now careless and now greedy."""
    rng = Rng(f"golden {setting.game.id} {setting.seats} {seed}")
    match = Match.start(setting.game, setting.seats, seed, setting.options)
    while match.state.waiting:
        seat = waited(match.state, rng)
        player = greedy_player if rng.below(2) else random_player
        match.play(seat, player(match.state, seat, rng))
    return match


def matters(match: Match, setting: Setting, seed: str) -> bool:
    """Whether the match went another way than it would have without its house rule."""
    usual = play(Setting(setting.game, setting.seats), seed)
    return not setting.options or course(match) != course(usual)


def course(match: Match) -> list[object]:
    """The moves of a match, and where all parts lie at the end."""
    saved = match.state.to_json()
    return [[entry.move for entry in match.entries], saved["zones"], saved["fields"]]


def match_of(setting: Setting) -> Match:
    """The first seeded match that is not too long and shows the house rule, if one does."""
    for number in range(ATTEMPTS):
        seed = f"golden-{number}"
        match = play(setting, seed)
        if len(match.entries) <= LONG_ENOUGH and matters(match, setting, seed):
            return match
    return play(setting, "golden-0")


def write(game: Game) -> int:
    """Write all records of a game anew; tells how many."""
    for path in (FOLDER / game.id).glob("*.jsonl"):
        path.unlink()
    for setting in wanted(game):
        path = file_of(setting)
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(match_of(setting).lines()) + "\n", encoding="utf-8")
    return len(wanted(game))
