"""Mistakes in card files: each gives the sentence that mends it, in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.engine.errors import BadData, Detail
from sobremesa.games.protocolo.cardset.mistakes import SENTENCES
from sobremesa.games.protocolo.cardset.reading import read_set
from sobremesa.words import Words

CASES = tomllib.loads(Path(__file__).with_name("mistakes.toml").read_text(encoding="utf-8"))
MISTAKES: list[dict[str, Any]] = CASES["mistake"]
GAME = sobremesa.load("protocolo")


def mistakes_in(folder: Path, file: str, text: str) -> tuple[Detail, ...]:
    """What is wrong with a folder that has this file."""
    (folder / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as bad:
        read_set(folder)
    assert bad.value.code == "data"
    assert str(folder) in str(bad.value)
    return bad.value.details


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("case", MISTAKES, ids=lambda case: case["name"])
def test_a_mistake_gives_its_sentence(case: dict[str, Any], language: str, tmp_path: Path) -> None:
    words = Words(language, GAME)
    found = mistakes_in(tmp_path, case["file"], case["text"])
    assert [words.detail(one) for one in found] == case[language]


@pytest.mark.parametrize("case", MISTAKES, ids=lambda case: case["name"])
def test_developers_read_a_whole_sentence_too(case: dict[str, Any], tmp_path: Path) -> None:
    for one in mistakes_in(tmp_path, case["file"], case["text"]):
        assert not set("{}") & set(str(one))


def codes(detail: Detail) -> set[str]:
    """The codes of a sentence and of the parts it is made of."""
    inner = (codes(part) for part in detail.arguments.values() if isinstance(part, Detail))
    return {detail.code}.union(*inner)


def test_every_kind_of_mistake_is_shown_by_a_case(tmp_path: Path) -> None:
    """But for what no file can have: the reader of the box never asks for these."""
    shown: set[str] = set()
    for at, case in enumerate(MISTAKES):
        folder = tmp_path / str(at)
        folder.mkdir()
        for one in mistakes_in(folder, case["file"], case["text"]):
            shown |= codes(one)
    assert {f"card-{code}" for code in SENTENCES} == shown


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "staff.toml").write_text('[S03]\ncost = -1\nactve = ""\n', encoding="utf-8")
    (tmp_path / "numbers.toml").write_text("pa = 15\n", encoding="utf-8")
    found = mistakes_in(tmp_path, "events.toml", '[V06]\neffect = "RP 1 @ME"\n')
    assert len(found) == 4


def test_the_mistakes_of_one_field_do_not_hide_those_of_another(tmp_path: Path) -> None:
    text = '[S01]\nactive = "$0: HEEL 1 @OP"\n[S15]\nepic = "3 PA: HEAL 6 @OPP"\n'
    assert len(mistakes_in(tmp_path, "staff.toml", text)) == 2


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "staff.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData) as bad:
        read_set(tmp_path)
    assert Words("en", GAME).detail(bad.value.details[0]) == "staff.toml: it is not text in UTF-8"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "staff.toml").mkdir()
    with pytest.raises(BadData):
        read_set(tmp_path)
