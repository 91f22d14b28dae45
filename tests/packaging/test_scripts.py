"""The start script finds its own folder, however it is called."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
ENVIRONMENT = """
prepare() { venv=$(dirname -- "${BASH_SOURCE[0]}"); }
"""


@pytest.fixture
def play(tmp_path: Path) -> Path:
    """The script where everything is set up, with a program that tells how it was called."""
    folder = tmp_path / "there" / "scripts"
    (folder / "bin").mkdir(parents=True)
    shutil.copy(SCRIPTS / "play", folder)
    (folder / "common.sh").write_text(ENVIRONMENT)
    program = folder / "bin" / "sobremesa"
    program.write_text('#!/bin/sh\necho "$SOBREMESA_COMMAND $*"\n')
    program.chmod(0o755)
    return folder / "play"


def called(path: Path, *words: str) -> str:
    """What comes of a call."""
    done = subprocess.run([path, *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_it_is_called_by_its_path(play: Path) -> None:
    assert called(play, "games", "--json") == f"{play} games --json"


def test_it_is_called_by_a_link_to_a_link(play: Path, tmp_path: Path) -> None:
    inner, outer = tmp_path / "inner", tmp_path / "elsewhere" / "sobremesa"
    inner.symlink_to(Path("there") / "scripts" / "play")
    outer.parent.mkdir()
    outer.symlink_to(inner)
    assert called(outer, "games") == f"{outer} games"
