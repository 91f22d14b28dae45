"""Two whole matches that are won, to be typed at a terminal: a family game and an experienced one.

The files hold complete records. Where the rules are meant to play otherwise, they are written anew:

    python -m tests.games.rescate.matches
"""

from __future__ import annotations

from pathlib import Path

import sobremesa
from sobremesa.bots.planning import Planning
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.options import Options
from sobremesa.engine.records import Match

FOLDER = Path(__file__).parent / "records"
GAME = sobremesa.load("rescate")
KINDS: dict[str, Options] = {"family": {}, "recruit": {"level": "recruit"}}
FIREFIGHTERS = 3
ATTEMPTS = 100
LONGEST = 260  # moves


def file_of(kind: str) -> Path:
    """Where the record of a kind of game stands."""
    return FOLDER / f"{kind}.jsonl"


def read(kind: str) -> Match:
    """The match of a record, played again."""
    return Match.from_lines(file_of(kind).read_text(encoding="utf-8").splitlines(), lambda _: GAME)


def play(kind: str, seed: str) -> Match:
    """A match of bots that plan."""
    match = Match.start(GAME, FIREFIGHTERS, seed, KINDS[kind])
    planner, rng = Planning(), Rng(seed)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, planner.choose(match.state.eyes(seat), rng))
    return match


def won(kind: str) -> Match:
    """The first one that is won, and not too long."""
    for number in range(ATTEMPTS):
        match = play(kind, f"{kind} {number}")
        result = match.state.result
        if result and result.team == "won" and len(match.entries) <= LONGEST:
            return match
    raise LookupError(f"no match of {kind} is won")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kind in KINDS:
        match = won(kind)
        file_of(kind).write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
        print(f"{kind}: {len(match.entries)} moves")
