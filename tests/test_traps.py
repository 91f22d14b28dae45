"""The traps of the compiler: each is found where it lies, and compiled code has none."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

from tests import traps
from tests.traps import Trap

ROOT = Path(__file__).parents[1]
EVERY_TRAP = ROOT / "tests" / "fixtures" / "traps.txt"
SETUP = runpy.run_path(str(ROOT / "setup.py"))
COMPILED: tuple[str, ...] = (*SETUP["COMPILED"], SETUP["YARDSTICKS"])

SOURCES = sorted(
    path for pattern in COMPILED for path in ROOT.glob(pattern) if path.name != "__init__.py"
)


def found_in(path: Path) -> list[Trap]:
    """The traps in a file."""
    return traps.traps(ast.parse(path.read_text(encoding="utf-8")))


def test_every_trap_is_found_and_nothing_else() -> None:
    lines = EVERY_TRAP.read_text(encoding="utf-8").splitlines()
    marked = [
        Trap(number, getattr(traps, line.rpartition("  # ")[2]))
        for number, line in enumerate(lines, start=1)
        if "  # " in line
    ]
    assert found_in(EVERY_TRAP) == marked
    assert {trap.what for trap in marked} == {
        value for name, value in vars(traps).items() if name.isupper()
    }


def test_there_are_compiled_sources() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in SOURCES} == {"src", "bench"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_compiled_code_has_no_traps(path: Path) -> None:
    assert found_in(path) == []
