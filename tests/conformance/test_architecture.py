"""Who may import whom, where games are named, and what compiled code must not contain."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import sobremesa

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sobremesa"
OUTSIDE = {"librt", "mypy_extensions"}  # the compiler's own, see engine/native.py

# What each part of the product stands on, from below. Nothing imports from a later line.
STOREYS = (
    ("engine",),
    ("games", "bots", "words", "files"),
    ("lab", "readers", "saves"),
    ("cli", "server", "__main__"),
)
COMPILED: tuple[str, ...] = runpy.run_path(str(ROOT / "setup.py"))["COMPILED"]
NAMELESS = (
    "src/sobremesa/engine/**/*.py",
    "src/sobremesa/bots/**/*.py",
    "src/sobremesa/readers/**/*.py",
    "src/sobremesa/words/*.py",
    "src/sobremesa/cli.py",
    "src/sobremesa/cli/**/*.py",
    "tests/conformance/*.py",
)
NOT_IN_COMPILED = {"random", "secrets", "time", "datetime", "os", "sys", "logging"}

FILES = sorted(SOURCE.rglob("*.py"))


def name_of(path: Path) -> str:
    """A file as seen from the root, for the name of a test."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in the file it does."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own_imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Those from the product itself, in parts, without its name: ("engine", "state", "State")."""
    for name in imports(path):
        package, *parts = name.split(".")
        if package == "sobremesa":
            yield tuple(parts)


def in_part(*parts: str) -> list[Path]:
    """The files of some parts of the product."""
    return [path for path in FILES if path.relative_to(SOURCE).parts[0] in parts]


def storey(part: str) -> int | None:
    """How high a part stands; None for what belongs to all."""
    return next((i for i, parts in enumerate(STOREYS) if part in parts), None)


@pytest.mark.parametrize("path", in_part("engine"), ids=name_of)
def test_the_engine_imports_only_the_standard_library_and_itself(path: Path) -> None:
    for name in imports(path):
        package, _, rest = name.partition(".")
        if package == "sobremesa":
            assert rest.split(".")[0] == "engine"
        else:
            assert package in sys.stdlib_module_names | OUTSIDE


@pytest.mark.parametrize("path", in_part("games"), ids=name_of)
def test_a_game_imports_the_engine_and_itself(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[:2]
    for parts in own_imports(path):
        assert parts[0] == "engine" or parts[:2] == package


@pytest.mark.parametrize("path", in_part("bots"), ids=name_of)
def test_a_bot_imports_the_engine_and_other_bots(path: Path) -> None:
    assert {parts[0] for parts in own_imports(path)} <= {"engine", "bots"}


@pytest.mark.parametrize("path", in_part("readers", "words"), ids=name_of)
def test_readers_and_words_import_no_game(path: Path) -> None:
    assert all(parts[0] != "games" for parts in own_imports(path))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nothing_imports_upwards(path: Path) -> None:
    here = storey(path.relative_to(SOURCE).parts[0].removesuffix(".py"))
    for parts in own_imports(path):
        there = storey(parts[0]) if parts else None
        if here is not None and there is not None:
            assert there <= here, f"{'.'.join(parts)} stands higher"


def test_every_part_has_its_storey() -> None:
    parts = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in FILES}
    known = {part for parts in STOREYS for part in parts}
    assert parts - known == {"__init__", "_build"}


def nameless() -> list[Path]:
    """The files that must serve a game nobody has thought of yet."""
    return sorted(path for pattern in NAMELESS for path in ROOT.glob(pattern))


@pytest.mark.parametrize("path", nameless(), ids=name_of)
def test_what_serves_every_game_names_none(path: Path) -> None:
    """Not in code and not in prose; an example in a docstring may start one."""
    text = path.read_text(encoding="utf-8")
    prose = "\n".join(line for line in text.splitlines() if ">>>" not in line)
    for game in sobremesa.games():
        title = sobremesa.load(game).title
        assert not re.search(rf"\b{re.escape(game)}\b", prose), game
        assert title not in prose


# -- what mypyc makes of it ------------------------------------------------------------------------


def compiled_sources() -> list[Path]:
    """The files that are compiled."""
    found = [path for pattern in COMPILED for path in ROOT.glob(pattern)]
    return sorted(path for path in found if path.name != "__init__.py")


def test_there_are_compiled_sources() -> None:
    assert compiled_sources()


@pytest.mark.parametrize("path", compiled_sources(), ids=name_of)
def test_no_literal_is_shifted(path: Path) -> None:
    """`1 << n` with a native n becomes a shift of 32 bits."""
    for node in ast.walk(tree_of(path)):
        left = node.left if isinstance(node, ast.BinOp) else None
        left = node.target if isinstance(node, ast.AugAssign) else left
        shift = getattr(node, "op", None)
        if isinstance(shift, ast.LShift):
            assert not isinstance(left, ast.Constant), f"line {getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize("path", compiled_sources(), ids=name_of)
def test_compiled_code_speaks_to_nobody(path: Path) -> None:
    """No output, no clock, no chance but the state's own; nothing that processes differ in."""
    for name in imports(path):
        assert name.split(".")[0] not in NOT_IN_COMPILED
    methods = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)]
    hashing = {id(part) for m in methods if m.name == "__hash__" for part in ast.walk(m)}
    for node in ast.walk(tree_of(path)):
        called = node.func if isinstance(node, ast.Call) and id(node) not in hashing else None
        if isinstance(called, ast.Name):
            assert called.id not in {"print", "input", "open", "eval", "exec", "hash", "id"}


@pytest.mark.parametrize("path", compiled_sources(), ids=name_of)
def test_compiled_code_holds_no_closure_or_generator(path: Path) -> None:
    """A state that held one could not be saved, and they cost ten times a call."""
    for node in ast.walk(tree_of(path)):
        assert not isinstance(node, (ast.Lambda, ast.Yield, ast.YieldFrom, ast.AsyncFunctionDef))
        if isinstance(node, ast.FunctionDef):
            inner = [part for part in ast.walk(node) if part is not node]
            assert not any(isinstance(part, ast.FunctionDef) for part in inner)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_is_a_store_room(path: Path) -> None:
    """About three hundred lines, so that a new rule gets a home of its own."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 350
