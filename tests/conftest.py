"""What holds for all tests: no clause is cited in a way that the proofs do not see."""

from __future__ import annotations

import pytest

from tests.proofs import ROOT, proofs


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each clause that pytest sees on a test of a game is among the proofs of that game."""
    for item in items:
        if not item.path.is_relative_to(ROOT / "tests" / "games"):
            continue
        path = item.path.relative_to(ROOT)
        test = f"{path.as_posix()}::{item.nodeid.partition('::')[2].partition('[')[0]}"
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                if test not in proofs(path.parts[2]).get(clause, ()):
                    raise pytest.UsageError(f"{test} cites {clause} where tests/proofs.py is blind")
