"""Keeping matches: whole files only, nothing overwritten that is not the same match."""

from __future__ import annotations

import os
import resource
from datetime import datetime
from pathlib import Path

import pytest

import sobremesa
from sobremesa import saves
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match

NOON = datetime(2024, 5, 17, 12, 0, 0)
GAME = sobremesa.load("virus")


def a_match(moves: int = 3, seed: int = 1) -> Match:
    match = Match.start(GAME, 2, seed, names=["Ana", "Berto"])
    for _ in range(moves):
        seat = match.state.waiting[0]
        match.play(seat, match.state.moves(seat)[0])
    return match


def files_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    path, match = saves.new_path("virus", tmp_path / "deep" / "down", NOON), a_match()
    saves.write(path, match)
    again = saves.read(path, sobremesa.load)
    assert again.lines() == match.lines()
    assert again.state == match.state
    assert files_in(path.parent) == [path.name]


def test_names_sort_by_date_and_are_never_shared(tmp_path: Path) -> None:
    first = saves.new_path("virus", tmp_path, NOON)
    first.touch()
    second = saves.new_path("virus", tmp_path, NOON)
    later = saves.new_path("virus", tmp_path, NOON.replace(year=2025))
    assert first != second
    assert sorted([later.name, first.name]) == [first.name, later.name]


def test_matches_are_listed_the_last_one_first(tmp_path: Path) -> None:
    for day in (1, 3, 2):
        path = saves.new_path("virus", tmp_path)
        saves.write(path, a_match(moves=day))
        os.utime(path, (day, day))
    assert [one.moves for one in saves.listing(tmp_path)] == [3, 2, 1]
    assert saves.listing(tmp_path)[0].names == ("Ana", "Berto")
    assert saves.listing(tmp_path)[0].game == "virus"
    assert saves.listing(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not a record\n",
        b"\xff\xfe\x00",
        b'{"record": "sobremesa", "names": 5}\n',
        b"[" * 100_000,
    ],
    ids=["empty", "text", "bytes", "header", "deep"],
)
def test_a_damaged_file_is_listed_said_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "20240517-120000-virus.jsonl"
    path.write_bytes(content)
    assert len(saves.listing(tmp_path)) == 1
    with pytest.raises(Bad) as unread:
        saves.read(path, sobremesa.load)
    assert unread.value.code == ("file" if content.startswith(b"\xff") else "record-form")
    with pytest.raises(Bad) as caught:
        saves.write(path, a_match())
    assert caught.value.code == "unwritable"
    assert path.read_bytes() == content


def test_another_match_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    saves.write(path, a_match(seed=1))
    before = path.read_text(encoding="utf-8")
    with pytest.raises(Bad):
        saves.write(path, a_match(seed=2))
    assert path.read_text(encoding="utf-8") == before


def test_a_record_that_was_cut_off_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", a_match(moves=4)
    saves.write(path, match)
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    again = saves.read(path, sobremesa.load)
    assert again.incomplete
    assert len(again.entries) == 3
    saves.write(path, again)
    assert not saves.read(path, sobremesa.load).incomplete


def test_a_match_is_kept_from_its_first_move_on(tmp_path: Path) -> None:
    keeper, match = saves.Keeper(tmp_path / "deep" / "match.jsonl"), a_match(moves=0)
    keeper(match)
    assert files_in(keeper.path.parent) == []
    match.play(match.state.waiting[0], match.state.moves(match.state.waiting[0])[0])
    keeper(match)
    assert saves.read(keeper.path, sobremesa.load).lines() == match.lines()


def test_it_is_said_before_the_first_move_that_nothing_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(Bad) as caught:
        saves.Keeper(blocked / "match.jsonl")(a_match(moves=0))
    assert caught.value.code == "unwritable"


def test_a_match_that_went_on_in_another_window_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    saves.Keeper(path)(a_match())
    windows = [saves.open_again(path, sobremesa.load) for _ in range(2)]
    for match, _ in windows:
        match.play(match.state.waiting[0], match.state.moves(match.state.waiting[0])[0])
    (first, keep_first), (second, keep_second) = windows
    keep_first(first)
    with pytest.raises(Bad, match="another window"):
        keep_second(second)
    assert saves.read(path, sobremesa.load).lines() == first.lines()


def test_what_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(Bad) as caught:
        saves.read(tmp_path / "nowhere.jsonl", sobremesa.load)
    assert caught.value.code == "file"
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(Bad) as caught:
        saves.write(blocked / "match.jsonl", a_match())
    assert caught.value.code == "unwritable"


def test_a_full_disk_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", a_match()
    saves.write(path, match)
    before = path.read_text(encoding="utf-8")
    match.play(match.state.waiting[0], match.state.moves(match.state.waiting[0])[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) // 2, hard))
    try:
        with pytest.raises(Bad) as caught:
            saves.write(path, match)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert caught.value.code == "unwritable"
    assert path.read_text(encoding="utf-8") == before
    assert files_in(tmp_path) == [path.name]


def test_the_folder_follows_the_environment(tmp_path: Path) -> None:
    home = {"HOME": "/home/ana"}
    assert saves.matches_folder(home) == Path("/home/ana/.local/share/sobremesa/matches")
    assert saves.matches_folder(home | {"XDG_DATA_HOME": "/d"}) == Path("/d/sobremesa/matches")
    assert saves.matches_folder(home | {"SOBREMESA_HOME": "/s"}) == Path("/s/matches")
