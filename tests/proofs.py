"""Which tests prove which clause: read from the marks in the tests of each game.

`python -m tests.proofs`, from the root of the repository, writes `proofs.json` beside the rules of
every game. The marks are read from the sources, not from a run of pytest, so that the answer is the
same whatever part of the tests is run, and in how many processes.
"""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import sobremesa

ROOT = Path(__file__).parent.parent
Proofs = dict[str, list[str]]


@cache
def proofs(game: str) -> Proofs:
    """For each clause the tests that cite it: `tests/games/virus/test_x.py::test_y`."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        path = file.relative_to(ROOT).as_posix()
        for test, clause in cited_in(file.read_text(encoding="utf-8")):
            found[clause].add(f"{path}::{test}")
    return {clause: sorted(tests) for clause, tests in sorted(found.items())}


def cited_in(source: str) -> Iterator[tuple[str, str]]:
    """Every test of a source with every clause that it cites, itself or through class or module."""
    module = ast.parse(source)
    yield from cited_by(module.body, "", list(clauses_of(marks_of_all(module))))


def marks_of_all(module: ast.Module) -> Iterator[ast.expr]:
    """What `pytestmark` is set to."""
    for node in module.body:
        if isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets):
            yield node.value


def cited_by(body: list[ast.stmt], within: str, outer: list[str]) -> Iterator[tuple[str, str]]:
    """The tests among these statements, and what they and those around them cite."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            here = [*outer, *clauses_of(node.decorator_list)]
            yield from cited_by(node.body, f"{within}{node.name}::", here)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for clause in [*outer, *clauses_of(node.decorator_list)]:
                yield within + node.name, clause


def clauses_of(marks: Iterable[ast.expr]) -> Iterator[str]:
    """The clauses in all `pytest.mark.clause("...", ...)`, also those of a single parameter."""
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(
                        argument.value, str
                    ):
                        raise ValueError(f"a clause is cited by its number: {ast.unparse(node)}")
                    yield argument.value


def file_of(game: str) -> Path:
    """Where the proofs of a game are kept."""
    return ROOT / "src" / "sobremesa" / "games" / game / "proofs.json"


def as_text(game: str) -> str:
    """What that file should hold."""
    return json.dumps(proofs(game), indent=2) + "\n"


def main() -> None:
    """Write the files of all games."""
    for game in sobremesa.games():
        file_of(game).write_text(as_text(game), encoding="utf-8")
        print(f"{game}: {len(proofs(game))} clauses proved")


if __name__ == "__main__":
    main()
