"""Records of matches: a header and the moves, each with the digest of the state after it.

A record is lines of JSON, the header first. Replaying it needs nothing else, and shows by the
digests that the game went the same way. Where a match is written to is not known here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.events import Event
from sobremesa.engine.options import Options
from sobremesa.engine.saving import another
from sobremesa.engine.state import State
from sobremesa.engine.values import Move, Refusal

Load = Callable[..., Game]  # a game by its name; with `data`, a folder that it takes cards from

FORMAT = 1
NAME_MOST = 24  # signs of a name that are shown


@dataclass(frozen=True)
class Entry:
    """A move that was made, or results of chance that were given."""

    seat: int
    move: str
    digest: str
    final: bool  # it revealed something, asked chance, or gave the decision to another seat
    dice: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """What is written down."""
        if self.dice:
            return {"dice": list(self.dice), "digest": self.digest}
        return {"seat": self.seat, "move": self.move, "digest": self.digest}


class Match:
    """A state with the way that led to it."""

    def __init__(self, game: Game, header: Mapping[str, Any]) -> None:
        self.game = game
        self.header = dict(header)
        self.entries: list[Entry] = []
        self.incomplete = False  # the last line of the record it was read from was cut off
        self.state = self._opened()
        self.pages = [self.state.events]  # what happened: at the opening, then by each entry

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: int | str = 0,
        options: Options | None = None,
        *,
        secure: bool = False,
        position: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Match:
        """A new match, or one that begins with a position; `more` is kept in the header."""
        header: dict[str, Any] = {
            "record": "sobremesa",
            "format": FORMAT,
            "game": game.id,
            "version": game.version,
            "seats": seats,
            "seed": seed,
            "secure": secure,
            "options": dict(options or {}),
        }
        if game.data is not None:
            header["data"] = {"path": game.data.path, "fingerprint": game.data.fingerprint}
        if position is not None:
            header["position"] = dict(position)
        match = cls(game, header | more)
        match.header["options"] = dict(match.state.options)
        match.header["seats"] = match.state.seats
        match.header["digest"] = match.state.digest()
        return match

    def _opened(self) -> State:
        header = self.header
        if "position" in header:
            return self.game.position(header["position"])
        return self.game.start(
            header["seats"], header["seed"], header["options"], secure=header["secure"]
        )

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move and write it down; tells what happened."""
        self.state.play(seat, move)
        events = self.state.events
        final = self.state.waiting != (seat,) or any(event.reveals for event in events)
        self._add(Entry(seat, str(move), self.state.digest(), final), events)
        return events

    def _add(self, entry: Entry, events: list[Event]) -> None:
        self.entries.append(entry)
        self.pages.append(events)

    @property
    def names(self) -> list[str]:
        """The names of the players as the header gives them, with nothing that cannot be shown."""
        given = self.header.get("names")
        names = given if isinstance(given, list) else []
        return [
            "".join(sign for sign in str(name) if sign.isprintable())[:NAME_MOST]
            for name in names[: self.state.seats]
        ]

    def load_dice(self, results: Iterable[int]) -> None:
        """Give the next results of chance, and write them down."""
        given = tuple(results)
        self.state.load_dice(given)
        self._add(Entry(-1, "", self.state.digest(), True, given), [])

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take its last move back; empty if it can."""
        if not self.entries:
            return "nothing"
        last = self.entries[-1]
        if last.seat != seat:
            return "other"
        return "final" if last.final else ""

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing was revealed by it and nobody else asked."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Bad("no-undo", reason=reason)
        kept = self.entries[:-1]
        self.entries, self.state = [], self._opened()
        self.pages = [self.state.events]
        for entry in kept:
            self._repeat(entry.to_json())

    # -- lines ---------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The record, a line of JSON each."""
        rows = [self.header, *(entry.to_json() for entry in self.entries)]
        return [json.dumps(row, ensure_ascii=False) for row in rows]

    @classmethod
    def from_lines(
        cls,
        lines: Iterable[str],
        load: Load,
    ) -> Match:
        """The match of a record, played again; says at which line it is damaged."""
        rows, incomplete = _rows(lines)
        header = _header(rows)
        game = _loaded(header, load)
        if header["version"] != game.version:
            raise Bad("record-version", found=header["version"], here=game.version)
        try:
            match = cls(game, header)
        except (Bad, TypeError, ValueError) as error:
            raise Bad("record-form", detail=_opening(error)) from error
        match.incomplete = incomplete
        if header.get("digest") != match.state.digest():
            raise Bad("record-digest", number=0, move="-")
        for row in rows[1:]:
            match._repeat(row)
        return match

    def _repeat(self, row: Mapping[str, Any]) -> None:
        """Make the move of one line again; the digest must be the same."""
        number = len(self.entries) + 1
        try:
            if "dice" in row:
                self.load_dice(row["dice"])
            else:
                self.play(row["seat"], str(row["move"]))
        except Refusal as refusal:
            move, code, clause = row["move"], refusal.code, refusal.clause
            raise Bad(
                "record-move", number=number, move=move, code=code, clause=clause
            ) from refusal
        except (KeyError, TypeError, ValueError) as error:
            detail = Detail("line-of-no-move", "line {number} is no move", number=number + 1)
            raise Bad("record-form", detail=detail) from error
        if row.get("digest") != self.entries[-1].digest:
            raise Bad("record-digest", number=number, move=row.get("move", "dice"))


def _rows(lines: Iterable[str]) -> tuple[list[dict[str, Any]], bool]:
    """The objects of all lines; a last line that was cut off while it was written is left out."""
    rows: list[dict[str, Any]] = []
    texts = [line for line in lines if line.strip()]
    for number, text in enumerate(texts, start=1):
        try:
            row = json.loads(text)
        except (ValueError, RecursionError):
            if number == len(texts) > 1:
                return rows, True
            detail = Detail("line-not-json", "line {number} is not JSON", number=number)
            raise Bad("record-form", detail=detail) from None
        if not isinstance(row, dict):
            detail = Detail("line-no-object", "line {number} is not an object", number=number)
            raise Bad("record-form", detail=detail)
        rows.append(row)
    return rows, False


_HEADER = {"game": str, "version": str, "seats": int, "options": dict, "secure": bool}


def _header(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The first line, with all that a match needs."""
    if not rows or rows[0].get("record") != "sobremesa":
        detail = Detail("no-header", "it does not begin with the header of a Sobremesa match")
        raise Bad("record-form", detail=detail)
    header = rows[0]
    if header.get("format") != FORMAT:
        raise Bad("record-form", detail=another("format", header.get("format"), FORMAT))
    for name, kind in _HEADER.items():
        if not isinstance(header.get(name), kind):
            raise Bad("record-form", detail=_no_proper(name))
    if not isinstance(header.get("seed"), (int, str)):
        raise Bad("record-form", detail=_no_proper("seed"))
    return header


def _loaded(header: Mapping[str, Any], load: Load) -> Game:
    """The game of a record, with the same data of an author if it was played with any."""
    if "data" not in header:
        return load(header["game"])
    wanted = header["data"]
    if not isinstance(wanted, dict) or not all(
        isinstance(wanted.get(part), str) for part in ("path", "fingerprint")
    ):
        raise Bad("record-form", detail=_no_proper("data"))
    path = wanted["path"]
    try:
        game = load(header["game"], data=path)
    except Bad as error:
        detail = Detail("data-gone", "that folder cannot be read as it is now")
        raise Bad("record-data", path=path, detail=detail) from error
    if game.data is None or game.data.fingerprint != wanted["fingerprint"]:
        detail = Detail("data-changed", "what lies there now is something else")
        raise Bad("record-data", path=path, detail=detail)
    return game


def _no_proper(name: str) -> Detail:
    return Detail("no-proper", "its header has no proper {name!r}", name=name)


def _opening(error: Exception) -> str:
    """Why a header opens no match: what the game says of it, where it says anything."""
    if isinstance(error, Bad):
        return str(error)
    return Detail("opens-nothing", "its first line opens no match")
