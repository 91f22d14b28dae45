"""Where matches are kept: a folder of records, each written anew after every move.

A record is written beside the old one and put in its place in one step, so that there is a whole
one on the disk at any time. A file that is not the record of the same match is never replaced, nor
is one that somebody else has written to meanwhile.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import Any

from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.records import Load, Match
from sobremesa.files import read_text, why

HOME = "SOBREMESA_HOME"
ENDING = ".jsonl"
STAMP = "%Y%m%d-%H%M%S"


def home_folder(environ: Mapping[str, str]) -> Path:
    """Where all that belongs to this person lies.

    >>> str(home_folder({"XDG_DATA_HOME": "/data"}))
    '/data/sobremesa'
    """
    if own := environ.get(HOME):
        return Path(own)
    data = environ.get("XDG_DATA_HOME")
    base = Path(data) if data else Path(environ.get("HOME") or Path.home()) / ".local" / "share"
    return base / "sobremesa"


def matches_folder(environ: Mapping[str, str]) -> Path:
    """Where the matches of this person lie.

    >>> str(matches_folder({"SOBREMESA_HOME": "/somewhere"}))
    '/somewhere/matches'
    """
    return home_folder(environ) / "matches"


def new_path(game: str, folder: Path | None = None, now: datetime | None = None) -> Path:
    """A file for a new match: names sort by date, and no two matches share one."""
    folder = folder or matches_folder(os.environ)
    name = f"{(now or datetime.now()).strftime(STAMP)}-{game}"
    path, number = folder / f"{name}{ENDING}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{ENDING}"
    return path


# -- writing ---------------------------------------------------------------------------------


class Keeper:
    """Keeps one match in one file, from its first move on.

    Called before that, it only sees to it that the match could be kept. It notices if the file was
    changed by anybody else, as by the same match in another window.
    """

    def __init__(self, path: Path, written: str | None = None) -> None:
        self.path = path
        self.written = written  # what is in the file, if it was there before

    def __call__(self, match: Match) -> None:
        """Keep the match as it is now, or say by `Bad` why that cannot be."""
        if self.written is None and not match.entries:
            _check_room(self.path)
            return
        self._check_unchanged()
        write(self.path, match)
        self.written = told(match)

    def _check_unchanged(self) -> None:
        if self.written is None or not self.path.exists():
            return
        if read_text(self.path) != self.written:
            detail = Detail("played-elsewhere", "this match was gone on with in another window")
            raise Bad("unwritable", path=str(self.path), detail=detail)


def told(match: Match) -> str:
    """The text of a record."""
    return "".join(f"{line}\n" for line in match.lines())


def write(path: Path, match: Match) -> None:
    """Keep a match: after this it is on the disk, or `Bad` says why not."""
    text = told(match)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _check_same(path, match)
        _put(path, text)
    except OSError as error:
        raise Bad("unwritable", path=str(path), detail=why(error)) from error


def _check_room(path: Path) -> None:
    """Whether a file could be made in this folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path.parent) as file:
            file.write(b"{}")
    except OSError as error:
        raise Bad("unwritable", path=str(path), detail=why(error)) from error


def remove(path: Path) -> None:
    """Keep a match no longer."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise Bad("unwritable", path=str(path), detail=why(error)) from error


def _check_same(path: Path, match: Match) -> None:
    """A file of another match, or one that is no record, stays as it is."""
    if not path.exists():
        return
    with path.open(encoding="utf-8", errors="replace") as file:
        header = _object(file.readline())
    if header != json.loads(match.lines()[0]):
        raise Bad(
            "unwritable", path=str(path), detail=Detail("another-file", "another file is there")
        )


def _put(path: Path, text: str) -> None:
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, too."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


# -- reading ---------------------------------------------------------------------------------


def read(path: Path, load: Load) -> Match:
    """The match of a file, played again; `Bad` says what is wrong with any other file."""
    return open_again(path, load)[0]


def open_again(path: Path, load: Load) -> tuple[Match, Keeper]:
    """The match of a file, and what keeps it from now on."""
    text = read_text(path)
    return Match.from_lines(text.splitlines(), load), Keeper(path, text)


def latest(folder: Path, load: Load) -> Path | None:
    """The match that was played last, of those that can go on."""
    for kept in listing(folder):
        with suppress(Bad):
            if read(kept.path, load).state.waiting:
                return kept.path
    return None


@dataclass(frozen=True)
class Kept:
    """A file of the folder, as a list shows it. What is wrong with it shows when it is read."""

    path: Path
    game: str
    names: tuple[str, ...]
    moves: int
    changed: datetime
    header: Mapping[str, Any] = field(default_factory=dict)


def listing(folder: Path) -> list[Kept]:
    """All records of the folder, the one that was played last first."""
    found = [_kept(path) for path in sorted(folder.glob(f"*{ENDING}"))] if folder.is_dir() else []
    return sorted(
        (kept for kept in found if kept), key=lambda one: (one.changed, one.path.name), reverse=True
    )


def _kept(path: Path) -> Kept | None:
    """What the first line tells, and how many lines follow; None if it tells of no match."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        changed = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
    header = _object(lines[0] if lines else "")
    if header.get("record") != "sobremesa":
        return Kept(path, "", (), 0, changed)
    named = header.get("names")
    names = tuple(map(str, named)) if isinstance(named, list) else ()
    moves = sum(1 for line in lines[1:] if '"move"' in line)
    return Kept(path, str(header.get("game", "")), names, moves, changed, header)


def _object(line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
