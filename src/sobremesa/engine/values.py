"""The small values of the contract: moves, refusals, prompts, results, clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.engine.moves import Move

__all__ = ["Clause", "Move", "Named", "Prompt", "Refusal", "Result", "Saying"]


class Refusal(Exception):
    """Why a move cannot be made now: a code of the game's closed list, a clause, arguments.

    >>> Refusal("immunised", "VI-6.2", {"colour": "red"})
    Refusal('immunised', 'VI-6.2', {'colour': 'red'})
    """

    def __init__(self, code: str, clause: str, arguments: Mapping[str, object]) -> None:
        super().__init__(code, clause, arguments)
        self.code = code
        self.clause = clause
        self.arguments: Mapping[str, object] = arguments

    def __str__(self) -> str:
        return f"{self.code} ({self.clause})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.code, self.clause))


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: the kind of decision, its clause, arguments, and a default answer."""

    kind: str
    clause: str
    arguments: Mapping[str, object]
    default: Move


@dataclass(frozen=True)
class Result:
    """How a match ended: for each seat its rank (1 is best) and score, and why it is over."""

    rank: tuple[int, ...]
    score: tuple[float, ...]
    team: str | None  # "won" or "lost" where all seats play together
    reason: str
    clause: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the first rank; none where a team has lost."""
        if self.team == "lost":
            return ()
        return tuple(seat for seat, rank in enumerate(self.rank) if rank == 1)


@dataclass(frozen=True)
class Clause:
    """A numbered rule or ruling: where its text is found, and the tests that prove it."""

    id: str
    key: str
    proofs: tuple[str, ...] = ()
    informative: str = ""  # why no program could break it; empty for all others


@dataclass(frozen=True)
class Named:
    """A number of the rules with its name at the edge: a reason, a decision, an ending."""

    name: str
    clause: str
    by_play: Mapping[str, str] = field(default_factory=dict)  # another clause for some plays

    def clause_for(self, play: str) -> str:
        """The clause that speaks when this kind of play is refused."""
        return self.by_play.get(play, self.clause)


@dataclass(frozen=True)
class Saying:
    """A fact of one game: its name, its clause, and what its numbers mean."""

    name: str
    clause: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Data:
    """Cards and numbers of an author that a game plays with in place of its own."""

    path: str  # the folder they were read from
    fingerprint: str  # of all of them that is played with
