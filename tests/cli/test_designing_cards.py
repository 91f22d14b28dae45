"""The pages on designing cards: their files are written, their commands run and compared."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.games.protocolo.cardset.fields import fields_of
from sobremesa.games.protocolo.cardset.model import Attach, Kind
from sobremesa.games.protocolo.cardset.terms import (
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Verb,
)
from tests.cli.helpers import Runner

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("designing-cards.md", "disenar-cartas.md")
BLOCK = re.compile(r"^```(toml|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TO_SIT_DOWN_TO = "sobremesa play"  # what asks a person is not run


def blocks(page: str) -> list[tuple[str, str]]:
    """The files and the runs of a page, in their order."""
    return BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))


def write(block: str) -> None:
    """A file of the page: its name is its first line."""
    name, _, text = block.partition("\n")
    path = Path(name.removeprefix("# "))
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a run, each with the lines it should print."""
    for part in block.split("$ sobremesa ")[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def fits(printed: list[str], wanted: list[str]) -> bool:
    """Whether lines are as wanted, where … stands for any number of lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "…" else re.escape(f"{line}\n") for line in wanted)
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in printed)) is not None


@pytest.mark.parametrize("page", PAGES)
def test_the_page_is_true(
    page: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for kind, block in blocks(page):
        if kind == "toml":
            write(block)
            continue
        for command, wanted in commands(block):
            if f"sobremesa {command}".startswith(TO_SIT_DOWN_TO):
                continue
            out = run(*shlex.split(command))
            printed = (out.out or out.err).replace(str(tmp_path) + "/", "").rstrip("\n")
            assert fits(printed.split("\n"), wanted), printed
            ran += 1
    assert ran == 5


@pytest.mark.parametrize("page", PAGES)
def test_every_word_of_the_vocabulary_is_on_the_page(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    named = {*Verb, *Token, *Stat, *Guard, *Filter, *Fact, *Attach}
    named |= {field for kind in Kind for field in fields_of(kind)}
    for word in named:
        assert word in text, word
    for selector in set(Selector) - {Selector.TRG}:
        assert f"@{selector}" in text, selector
