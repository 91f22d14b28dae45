"""Whether the compiled package and its source play alike: many matches of all games, by digests."""

from __future__ import annotations

from collections.abc import Callable

from bench.asking import Arena

IN_ONE_GO = 50  # matches between two looks at how far it has come


def shares(matches: int, games: list[str]) -> dict[str, int]:
    """So many matches, spread over all games as evenly as can be.

    >>> shares(10, ["one", "other", "third"])
    {'one': 4, 'other': 3, 'third': 3}
    """
    each, more = divmod(matches, len(games))
    return {game: each + (place < more) for place, game in enumerate(games)}


def disagreement(arena: Arena, game: str, matches: int) -> int | None:
    """The first match whose digests differ; None if there is none among so many."""
    sides = [arena.contender(name) for name in ("compiled", "interpreted")]
    for first in range(0, matches, IN_ONE_GO):
        last = min(first + IN_ONE_GO, matches)
        for side in sides:
            side.send("ends", game, first=first, last=last)
        ends = [side.receive()["answer"] for side in sides]
        for number, (one, other) in enumerate(zip(*ends, strict=True), start=first):
            if one != other:
                return number
    return None


def all_agree(arena: Arena, matches: int, say: Callable[[str], None]) -> bool:
    """Play so many matches twice; tells of each game how it went, and whether all went well."""
    agree = True
    for game, count in shares(matches, arena.contender("compiled").tell("all games")).items():
        wrong = disagreement(arena, game, count)
        agree = agree and wrong is None
        say(f"{game:12} {count} matches alike" if wrong is None else f"{game:12} {wrong} differs")
    say(f"compiled and interpreted agree in {matches} matches" if agree else "they do not agree")
    return agree
