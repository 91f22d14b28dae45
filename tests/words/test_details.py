"""Every detail that the sources give to an error has its words in both languages."""

from __future__ import annotations

import ast
from importlib import resources
from pathlib import Path

import pytest

import sobremesa
from sobremesa import files
from sobremesa.engine.errors import Bad, Detail
from sobremesa.words import LANGUAGES, Words

SOURCES = Path(str(resources.files("sobremesa")))
MAKERS = {"Detail", "malformed"}


def details(folder: Path) -> dict[str, set[str]]:
    """The codes of all details made below a folder, each with its arguments."""
    found: dict[str, set[str]] = {}
    for path in [folder] if folder.suffix == ".py" else sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) == 2 and made_by(node) in MAKERS:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found[code.value] = {str(keyword.arg) for keyword in node.keywords}
    return found


def made_by(node: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def test_details_are_found_in_engine_and_games() -> None:
    assert "no-object" in details(SOURCES / "engine")
    assert all(details(SOURCES / "games" / name) for name in sobremesa.games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sobremesa.games())
def test_every_detail_has_words(game: str, language: str) -> None:
    words = Words(language, sobremesa.load(game))
    made = details(SOURCES / "games" / game)
    for folder in SOURCES.iterdir():
        if folder.name != "games":
            made |= details(folder)
    made |= {code: set() for code, _ in files.KNOWN.values()}
    for code, arguments in made.items():
        detail = Detail(code, "", **dict.fromkeys(arguments, 7))
        said = words.bad(Bad("file", path="somewhere", detail=detail))
        assert "{" not in said
        assert len(said) > len(code)
