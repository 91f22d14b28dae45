"""Decisions of the core: one question that goes on is a settled one and a new one."""

from __future__ import annotations

from sobremesa.engine.core.facts import Log
from sobremesa.engine.core.layout import Layout
from sobremesa.engine.core.table import Table

KIND = 3


def table() -> Table:
    """A table with two open decisions, the inner one with notes."""
    plan = Layout(3)
    found = Table(plan, plan.blank())
    found.ask(KIND - 1, 0b001)
    found.note(0, 5)
    found.ask(KIND, 0b010)
    for index in range(4):
        found.note(index, index + 1)
    found.log = Log(True)
    return found


def test_asking_the_next_is_closing_and_asking() -> None:
    one, other = table(), table()
    one.ask_next(0b100)
    other.close()
    other.ask(KIND, 0b100)
    assert list(one.cells) == list(other.cells)
    assert list(one.log.rows) == list(other.log.rows)
    assert (one.asked(), one.waiting(), one.noted(0)) == (KIND, 0b100, 0)
    one.close()
    assert (one.asked(), one.waiting(), one.noted(0)) == (KIND - 1, 0b001, 5)
