"""Part 3: clones are equal and independent, and no part of a state is forgotten anywhere."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterable, Iterator

import pytest

from sobremesa.engine.core.table import Table
from sobremesa.engine.state import State
from tests.conformance.helpers import Setting, by_default, here_and_there, match, random_states

# Every attribute of a table and of a state, with what becomes of it. Whoever adds one says so here.
TABLE = {
    "layout": "the field list itself, shared: it follows from the game and the seats",
    "start": "part of the layout, kept at hand",
    "cells": "cloned, digested, saved field by field",
    "given": "cloned, digested, saved",
    "log": "a copy begins without one; it says what happened, not how things stand",
}
STATE = {
    "game": "shared: it never changes; digested and saved by its id and version",
    "options": "shared: they never change; digested and saved",
    "_terms": "shared: they follow from the game, the options and the seats",
    "_table": "shared until one of both changes, then cloned; digested, saved",
    "_shared": "whether another state looks at the same table",
    "_handed_out": "whether somebody else may change the table; a copy's was given to nobody",
    "_chronicle": "what happened, not how things stand, and names for the screen",
}
ASKED_FOR = {"events", "recording", "result", "seats", "table", "waiting"}  # each a property


def attributes_of(thing: object) -> set[str]:
    """The names of all attributes of an object, of a compiled class too."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        found |= set([slots] if isinstance(slots, str) else slots)
        found |= {name for name, part in vars(kind).items() if inspect.isgetsetdescriptor(part)}
    return {name for name in found if not name.startswith("__")}


def own_attributes(table: Table) -> set[str]:
    """What the table of a game has besides: it must follow from game, seats and options."""
    return attributes_of(table) - set(TABLE)


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_every_attribute_is_accounted_for(setting: Setting) -> None:
    state = setting.start(0)
    assert attributes_of(state) - ASKED_FOR == set(STATE)
    assert attributes_of(state.table) >= set(TABLE)


def read(thing: object) -> object:
    """An object as values that can be compared: numbers and texts, and the types of all else."""
    if isinstance(thing, (int, str, float, bool, type(None))):
        return thing
    if isinstance(thing, Iterable):
        return [read(part) for part in thing]
    parts = sorted(attributes_of(thing))
    return type(thing).__qualname__, [(name, read(getattr(thing, name))) for name in parts]


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_what_a_table_has_of_its_own_never_changes(setting: Setting) -> None:
    first = setting.start("own")
    before = {name: read(getattr(first.table, name)) for name in own_attributes(first.table)}
    for state in match(setting, "own"):
        table = state.table
        assert own_attributes(table) == set(before)
        assert {name: read(getattr(table, name)) for name in before} == before
    loaded = setting.game.from_json(state.to_json()).table
    for copy in (state.clone().table, loaded):
        assert type(copy) is type(state.table)
        assert {name: read(getattr(copy, name)) for name in own_attributes(copy)} == before


def changes(state: State) -> Iterator[tuple[str, State, Callable[[], None]]]:
    """A copy of the state for each of its cells in use, and how to change that cell."""
    layout = state.table.layout
    cells = [(f.name, f.at + i) for f in layout.fields for i in range(f.size)]
    for zone in layout.zones:
        count = int(state.table.count(zone.number))
        cells += [(zone.name, zone.at + 1 + i) for i in range(count)]
        if count < zone.capacity:
            cells.append((zone.name, zone.at))
    for name, cell in cells:
        copy = state.clone()

        def change(copy: State = copy, cell: int = cell) -> None:
            copy.table.cells[cell] += 1

        yield name, copy, change


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_every_cell_is_in_clone_digest_and_json(setting: Setting) -> None:
    for state in random_states(setting, 2, "cells"):
        digest, saved = state.digest(), state.to_json()
        digests = {digest}
        for name, copy, change in changes(state):
            assert (copy.digest(), copy.to_json()) == (digest, saved)
            change()
            assert copy.clone().digest() == copy.digest()
            digests.add(copy.digest())
            changed = copy.to_json()
            assert changed != saved, name
            part = "fields" if name in saved["fields"] else "zones"
            assert changed[part][name] != saved[part][name]
        assert len(digests) == 1 + len(list(changes(state)))
        assert (state.digest(), state.to_json()) == (digest, saved)


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_given_dice_are_in_clone_digest_and_json(setting: Setting) -> None:
    state = setting.start("dice")
    digest, saved = state.digest(), state.to_json()
    state.load_dice([0])
    assert state.digest() != digest
    assert state.to_json() != saved
    assert state.clone() == state == setting.game.from_json(state.to_json())


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_zones_and_fields_fill_the_cells_and_have_different_names(setting: Setting) -> None:
    table = setting.start(0).table
    layout = table.layout
    cells = [f.at + i for f in layout.fields for i in range(f.size)]
    cells += [zone.at + i for zone in layout.zones for i in range(zone.capacity + 1)]
    assert sorted(cells) == list(range(len(table.cells)))
    names = [field.name for field in layout.fields] + [zone.name for zone in layout.zones]
    assert len(set(names)) == len(names)
    plan = setting.game.layout(setting.seats, setting.options)
    assert [f.name for f in plan.fields] == [f.name for f in layout.fields]
    assert [z.name for z in plan.zones] == [z.name for z in layout.zones]


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_cells_above_the_last_card_of_a_zone_are_blank(setting: Setting) -> None:
    for state in match(setting, "blank"):
        table = state.table
        for zone in table.layout.zones:
            first = zone.at + 1 + table.count(zone.number)
            assert not any(table.cells[i] for i in range(first, zone.at + 1 + zone.capacity))


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_old_states_do_not_change_when_later_moves_are_made(setting: Setting) -> None:
    kept: list[tuple[State, str, str]] = []
    for state in match(setting, "old"):
        copy = state.clone()
        assert copy is not state
        assert copy == state
        assert not copy.recording
        kept.append((copy, copy.digest(), json.dumps(copy.to_json())))
    for old, digest, saved in kept:
        assert (old.digest(), json.dumps(old.to_json())) == (digest, saved)
    opening = kept[0][0].clone()
    for seat in opening.waiting[:1]:
        opening.play(seat, opening.moves(seat)[0])
    assert kept[0][0].digest() == kept[0][1]


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_equal_seeds_give_equal_matches_and_others_do_not(setting: Setting) -> None:
    assert setting.start("seed") == setting.start("seed")
    assert setting.start("seed") != setting.start("other seed")
    secure = setting.game.start(setting.seats, "seed", setting.options, secure=True)
    assert secure != setting.start("seed")
    assert secure == setting.game.start(setting.seats, "seed", setting.options, secure=True)


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_copies_share_nothing_that_anybody_can_change(setting: Setting) -> None:
    """Whichever of them changes first, by whatever way."""
    state = setting.start("ways")
    seat = state.waiting[0]
    move = state.moves(seat)[-1]

    def rewrite(one: State) -> None:
        one.table.cells[0] += 1

    ways: list[Callable[[State], None]] = [
        lambda one: one.play(seat, move),
        lambda one: one.take(seat, move.code),
        lambda one: one.load_dice([0]),
        lambda one: one.sow("another"),
        rewrite,
    ]
    for change in ways:
        for copies in (1, 2):
            one = state.clone()
            others = [one.clone() for _ in range(copies)]
            others += [others[0].clone()]
            before = one.digest()
            change(one)
            assert one.digest() != before
            assert {other.digest() for other in others} == {before}
            change(others[0])
            assert others[0].digest() == one.digest()
            assert {other.digest() for other in others[1:]} == {before} == {state.digest()}


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_table_that_was_handed_out_is_not_shared(setting: Setting) -> None:
    state = setting.start("handed out")
    table, before = state.table, state.digest()
    copy = state.clone()
    table.cells[0] += 1
    assert state.digest() != before == copy.digest()


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_match_goes_on_telling_after_it_was_copied(setting: Setting) -> None:
    one, other = setting.start("telling"), setting.start("telling")
    for _ in range(3):
        if not one.waiting:
            break
        seat = one.waiting[0]
        copy = one.clone()
        move = one.moves(seat)[0]
        for state in (one, other, copy):
            state.play(seat, move)
        told = [[event.seen_by(None) for event in state.events] for state in (one, other, copy)]
        assert told[0] == told[1] != []
        assert told[2] == []
