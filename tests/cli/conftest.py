"""Every test of the command line has a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Runner


@pytest.fixture
def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Runner:
    """Runs a command: `run("games", "--json")`."""
    return Runner(tmp_path, capsys, monkeypatch)
