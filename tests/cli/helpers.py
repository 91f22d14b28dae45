"""Running the command line inside this process: what it prints, and how it ends."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sobremesa.cli import main


class Ran(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its output as JSON."""
        return json.loads(self.out)


class Runner:
    """Runs commands in a home of their own, in English unless they say otherwise."""

    def __init__(
        self,
        home: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        self.home = home
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("SOBREMESA_HOME", str(home))
        monkeypatch.setenv("SOBREMESA_LANG", "en")

    def __call__(self, *words: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main(words)
        captured = self.capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        assert "Traceback" not in captured.err
        return Ran(code, captured.out, captured.err)

    def file(self, name: str, content: object) -> str:
        """A file in the home, as text or as JSON."""
        path = self.home / name
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, encoding="utf-8")
        return str(path)

    def matches(self) -> list[Path]:
        """The records that were kept."""
        return sorted((self.home / "matches").glob("*.jsonl"))
