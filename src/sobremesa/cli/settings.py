"""What is remembered between runs: a small file beside the matches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from sobremesa.saves import home_folder

FILE = "settings.json"


def remembered_language(environ: Mapping[str, str]) -> str | None:
    """The language that was chosen in the menu, if any was."""
    language = _read(home_folder(environ) / FILE).get("language")
    return language if isinstance(language, str) else None


def remember_language(environ: Mapping[str, str], language: str) -> None:
    """Speak this language from now on; where nothing can be written, only this time."""
    path = home_folder(environ) / FILE
    text = json.dumps(_read(path) | {"language": language}, ensure_ascii=False)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")


def _read(path: Path) -> dict[str, Any]:
    """The settings; none where the file is missing or not ours."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
