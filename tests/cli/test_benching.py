"""`sobremesa bench` finds the benchmark of its repository, and says if there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.cli.benching import bench
from sobremesa.engine.errors import Bad


def repository(folder: Path, script: str) -> Path:
    """A folder that looks like the repository, with this script; tells a folder far inside."""
    inside = folder / "docs" / "deep"
    for made in (inside, folder / "scripts", folder / "bench"):
        made.mkdir(parents=True)
    (folder / "bench" / "peers.toml").write_text("", encoding="utf-8")
    (folder / "scripts" / "bench").write_text(script, encoding="utf-8")
    (folder / "scripts" / "bench").chmod(0o755)
    return inside


def test_it_runs_the_script_with_all_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository(tmp_path, '#!/bin/sh\necho "$@"\nexit 7\n'))
    assert bench(["--only", "uct", "--gate"]) == 7
    assert capfd.readouterr().out == "--only uct --gate\n"


def test_it_says_so_outside_of_a_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Bad) as bad:
        bench([])
    assert bad.value.code == "no-bench"
