"""The rulebook of a game: clauses and their paragraphs, read from its Markdown."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources.abc import Traversable

from sobremesa.engine.values import Clause

CLAUSE = re.compile(r"^\*\*([A-Z]+-?\d+[A-Z]?(?:\.\d+[a-z]?)?)\*\*\s*")


class Rulebook:
    """The texts of all clauses in one language, in their order."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.texts: dict[str, str] = {}
        self.headings: dict[str, str] = {}
        self._read()

    def _read(self) -> None:
        heading, clause = "", ""
        for line in self.markdown.splitlines():
            if line.startswith("#"):
                heading, clause = line.lstrip("# "), ""
            elif found := CLAUSE.match(line):
                clause = found[1]
                if clause in self.texts:
                    raise ValueError(f"clause {clause} stands twice in the rulebook")
                self.texts[clause] = line[found.end() :]
                self.headings[clause] = heading
            elif clause:
                self.texts[clause] += "\n" + line
        self.texts = {clause: text.strip() for clause, text in self.texts.items()}

    def search(self, words: str) -> list[str]:
        """The clauses whose text holds all the words, in the order of the rulebook."""
        wanted = [plain(word) for word in words.split()]
        return [
            clause
            for clause, text in self.texts.items()
            if all(word in plain(f"{clause} {self.headings[clause]} {text}") for word in wanted)
        ]


def plain(text: str) -> str:
    """Text for comparing: small letters without accents.

    >>> plain("Órgano")
    'organo'
    """
    return text.lower().translate(str.maketrans("áéíóúüñ", "aeiouun"))


def read_rulebook(folder: Traversable, language: str) -> Rulebook:
    """The rulebook of the game in this folder."""
    return Rulebook((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))


def read_clauses(folder: Traversable, game: str) -> tuple[Clause, ...]:
    """All clauses of the game in this folder, with what proves them."""
    proofs: dict[str, list[str]] = json.loads(_text(folder / "proofs.json") or "{}")
    informative: dict[str, str] = tomllib.loads(_text(folder / "informative.toml"))
    return tuple(
        Clause(
            id=clause,
            key=f"{game}/{clause}",
            proofs=tuple(proofs.get(clause, ())),
            informative=informative.get(clause, ""),
        )
        for clause in read_rulebook(folder, "es").texts
    )


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""
