"""Rules changed in one line: what a test that cites the clause must notice.

A *mutant* names a clause, the file of its rule, what stands there, what is put there, and the test.
The tests of each game say which mutants there are (`tests/games/<id>/test_mutants.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.proofs import ROOT

FAILED = 1  # of pytest: tests ran, and some failed
FAILURES = ("AssertionError", "sobremesa.engine.values.Refusal", "DID NOT RAISE")
FOREIGN = 99  # of the small program below: another package was imported than the changed one

# Runs pytest on a copy of the package, and on nothing else.
RUN = f"""
import pathlib, sys, pytest, sobremesa
if not pathlib.Path(sobremesa.__file__).is_relative_to(sys.argv[1]):
    sys.exit({FOREIGN})
sys.exit(pytest.main(["-q", "-x", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""


class Mutant(NamedTuple):
    """A clause, the file of its rule, what stands there, what is put there, and who notices."""

    clause: str
    file: str
    old: str
    new: str
    test: str

    def node(self, game: str) -> str:
        """The test as pytest names it."""
        return f"tests/games/{game}/{self.test}"

    def __str__(self) -> str:
        return f"{self.clause}-{self.new[:40]}"


def copy_of_package(folder: Path) -> Path:
    """The sources of the package, to be changed and run."""
    only_sources = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=only_sources)
    return folder / "src"


def run(source: Path, *nodes: str) -> tuple[int, str]:
    """What pytest says of these tests on that copy of the package."""
    settings = {
        "PYTHONPATH": str(source),
        "SOBREMESA_INTERPRETED": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "",
    }
    done = subprocess.run(
        [sys.executable, "-B", "-c", RUN, str(source), *nodes],
        cwd=ROOT,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def check_noticed(game: str, mutant: Mutant, folder: Path) -> None:
    """The changed rule makes the test fail, and not for want of a package that can be read."""
    source = copy_of_package(folder)
    file = source / "sobremesa" / "games" / game / "rules" / mutant.file
    rules = file.read_text(encoding="utf-8")
    assert rules.count(mutant.old) == 1
    file.write_text(rules.replace(mutant.old, mutant.new), encoding="utf-8")
    status, said = run(source, mutant.node(game))
    assert status == FAILED, said
    assert any(why in said for why in FAILURES), said


def check_unchanged(game: str, mutants: list[Mutant], folder: Path) -> None:
    """As the rules stand, all of these tests pass."""
    status, said = run(copy_of_package(folder), *sorted({one.node(game) for one in mutants}))
    assert status == 0, said
