"""Every clause of every game is proved by a test that cites it, and every clause cited exists."""

from __future__ import annotations

import tomllib

import pytest

import sobremesa
from tests.proofs import ROOT, as_text, cited_in, file_of, proofs

GAMES = sobremesa.games()


@pytest.mark.parametrize("game", GAMES)
def test_the_file_says_what_the_tests_cite(game: str) -> None:
    kept = file_of(game).read_text(encoding="utf-8")
    assert kept == as_text(game), "run: python -m tests.proofs"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proved(game: str) -> None:
    informative = informative_of(game)
    unproved = {clause.id for clause in sobremesa.load(game).clauses} - set(proofs(game))
    assert unproved == set(informative)
    assert all(informative.values()), "each with the reason why no program can break it"


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_clause_exists(game: str) -> None:
    known = {clause.id for clause in sobremesa.load(game).clauses}
    assert set(proofs(game)) <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_test_that_proves_a_clause_is_there(game: str) -> None:
    for tests in proofs(game).values():
        for test in tests:
            path, _, names = test.partition("::")
            name = names.split("::")[-1]
            assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


def informative_of(game: str) -> dict[str, str]:
    """The clauses that state nothing a program can break, each with the reason."""
    file = file_of(game).with_name("informative.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


SAMPLE = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.clause("X-1")]

@pytest.mark.clause("X-2", "X-3")
@pytest.mark.clause("X-4")
def test_one() -> None: ...

@pytest.mark.clause("X-5")
class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("X-6")), 2])
    def test_two(self, n: int) -> None: ...

@pytest.mark.clause("X-7")
def helper() -> None: ...
"""


def test_marks_of_functions_classes_modules_and_parameters() -> None:
    assert sorted(cited_in(SAMPLE)) == [
        ("TestMany::test_two", "X-1"),
        ("TestMany::test_two", "X-5"),
        ("TestMany::test_two", "X-6"),
        ("test_one", "X-1"),
        ("test_one", "X-2"),
        ("test_one", "X-3"),
        ("test_one", "X-4"),
    ]


def test_a_clause_is_never_computed() -> None:
    with pytest.raises(ValueError, match="cited by its number"):
        list(cited_in("@pytest.mark.clause(*CLAUSES)\ndef test_x() -> None: ..."))
