"""PC-4 Set-up, decks, and what is hidden."""

from __future__ import annotations

import pytest

from sobremesa.engine.core.cells import empty
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from tests.games.playing import after, events, turn
from tests.games.protocolo.helpers import (
    GAME,
    asked,
    at,
    count,
    discard,
    event,
    hand,
    money,
    names,
    number,
    pile,
    rp,
    until_end,
)


@pytest.mark.clause("CA-1")
def test_two_play() -> None:
    assert list(GAME.seats) == [2]


@pytest.mark.clause("PC-4.1", "PC-4.2", "PC-4.3", "CA-2")
def test_the_decks() -> None:
    """50 cards a side, 60 patients, 30 events; both decks are alike, and shuffled."""
    state = GAME.start(seed=1)
    saved = state.to_json()["zones"]
    for seat in (0, 1):
        mine = [*saved[f"deck.{seat}"], *saved[f"hand.{seat}"]]
        kinds = sorted(GAME.card_name(card) for card in mine)
        assert len(kinds) == 50
        assert [kinds.count(kind) for kind in ("S01", "F03", "E01", "T01")] == [2, 2, 1, 1]
    assert len(saved["events.0"]) == 30
    assert saved["events.1"] == []
    dealt = [card for seat in (0, 1) for card in saved[f"guardia.{seat}"]]
    assert len(saved["patients"]) + len(dealt) == 60
    assert GAME.start(seed=2).to_json()["zones"]["patients"] != saved["patients"]


@pytest.mark.clause("PC-4.4", "PC-4.5", "PC-4.6")
def test_what_everybody_begins_with() -> None:
    state = GAME.start(seed=5, options={"first_player": 0})
    assert (rp(state, 0), rp(state, 1)) == (10, 10)
    assert (money(state, 0), money(state, 1)) == (2 + 5, 2)
    assert (count(state, "hand.0"), count(state, "hand.1")) == (7 + 1, 7)
    assert (count(state, "guardia.0"), count(state, "guardia.1")) == (2 + 1, 2)


@pytest.mark.clause("PC-4.5")
def test_a_hand_has_no_limit() -> None:
    held = ", ".join(f"S{number:02}" for number in range(1, 20))
    state = at({"hand": held}, phase=1)
    assert count(state, "hand.0") == 20


@pytest.mark.clause("PC-4.7", "CA-27")
def test_guardia_and_sectors() -> None:
    state = after(at({"money": 9, "hand": "S02, T01"}), "play:S02", "play:T01")
    assert names(state, "staff") == ["S02"]
    assert names(state, "sectors") == ["T01"]


@pytest.mark.clause("CA-2")
def test_an_event_deck_for_each() -> None:
    state = GAME.start(seed=2, options={"event_deck": "own"})
    assert (count(state, "events.0"), count(state, "events.1")) == (30, 30)
    first = turn(state)
    for _ in range(2):
        until_end(state)
    while asked(state)[0] != "act":
        state.play(state.waiting[0], state.moves(state.waiting[0])[0])
    assert turn(state) == first
    assert count(state, f"events_discard.{first}") == 1
    assert count(state, f"events.{1 - first}") == 30


@pytest.mark.clause("CA-3")
def test_who_begins() -> None:
    assert {turn(GAME.start(seed=seed)) for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        starts = {turn(GAME.start(seed=n, options={"first_player": seat})) for n in range(9)}
        assert starts == {seat}


@pytest.mark.clause("CA-4")
def test_the_first_player_reveals_first_and_entry_texts_apply() -> None:
    state = GAME.start(seed=4, options={"first_player": 1})
    first = events(state, "said")
    admitted = [said["player"] for said in first if said["what"] == "admitted"]
    assert admitted[:4] == [1, 1, 0, 0]
    seen = [state for seed in range(20) for state in [GAME.start(seed=seed)]]
    assert any(
        inf for state in seen for seat in (0, 1) for inf in zone(state, f"guardia.{seat}")["inf"]
    )


def zone(state: State, name: str) -> dict[str, list[int]]:
    """A zone as everybody sees it."""
    seen: dict[str, list[int]] = state.view(None)["zones"][name]
    return seen


@pytest.mark.clause("CA-5")
def test_there_is_no_mulligan() -> None:
    """The first question of a match is what to do in phase 2."""
    assert asked(GAME.start(seed=0))[0] == "act"


@pytest.mark.clause("CA-6")
@pytest.mark.parametrize("extra", [0, 2, 3, 17])
def test_the_second_player_may_have_more(extra: int) -> None:
    options = {"first_player": 0, "second_player_money": extra}
    assert money(GAME.start(options=options), 1) == 2 + extra
    assert money(GAME.start(options=options), 0) == 2 + 5


@pytest.mark.clause("CA-7", "CA-93")
def test_an_empty_deck_is_shuffled_from_the_discard_pile_when_a_card_is_drawn() -> None:
    state = emptied_deck(at({"staff": "S18", "pa": 2, "discard": "T01"}, number=5))
    assert count(state, "deck.0") == 0
    after(state, "epic:S18")
    assert hand(state) == ["T01"]
    assert discard(state) == []


@pytest.mark.clause("CA-7")
def test_with_both_piles_empty_nobody_draws_and_nobody_is_hurt() -> None:
    state = emptied_deck(at({"staff": "S18", "pa": 2}))
    after(state, "epic:S18")
    assert (hand(state), rp(state), money(state)) == ([], 10, 2 + 6)


def emptied_deck(state: State, zone: str = "deck.0") -> State:
    """The same with the deck of seat 0 gone; its cards are no longer in the game."""
    starts = {found.name: found.at for found in state.table.layout.zones}
    empty(state.table.cells, starts[zone])
    return state


@pytest.mark.clause("CA-8", "CA-93")
def test_patients_and_events_are_shuffled_when_they_run_out() -> None:
    state = at({"patients": ""}, patients_discard="P01, P04, P12", events_discard="V10")
    emptied_deck(state, "patients")
    emptied_deck(state, "events.0")
    emptied_deck(state, "deck.1")
    until_end(state)  # the rival begins his turn
    assert sorted(names(state, "guardia", 1)) == ["P01", "P04", "P12"]
    assert pile(state, "patients_discard") == []
    assert money(state, 1) == 2 + 5 + 3
    assert pile(state, "events_discard.0") == ["V10"]


@pytest.mark.clause("CA-8")
def test_with_no_patients_and_no_events_nothing_is_revealed() -> None:
    state = emptied_deck(emptied_deck(at(), "patients"), "events.0")
    until_end(state)
    assert asked(state) == ("act", 1)
    assert names(state, "guardia", 1) == []


@pytest.mark.clause("CA-93", "CA-33")
def test_who_burns_out_can_be_drawn_by_its_own_effect() -> None:
    own = {"money": 5, "sectors": "T07", "staff": "S02 EST 2 @T07", "discard": "T01"}
    drawn = set()
    for seed in range(9):
        state = emptied_deck(at(own, seed=seed))
        after(state, "use:T07")
        assert discard(state) == []
        drawn |= set(hand(state))
    assert drawn == {"S02", "T01"}


@pytest.mark.clause("CA-93")
def test_an_event_does_not_lie_in_its_pile_while_it_takes_effect() -> None:
    state = event({"staff": "S02, S04"}, "V03")
    assert (pile(state, "event"), pile(state, "events_discard.0")) == (["V03"], [])
    after(state, "choose:S04")
    assert (pile(state, "event"), pile(state, "events_discard.0")) == ([], ["V03"])


@pytest.mark.clause("CA-9", "CA-92")
def test_what_is_hidden_and_what_is_not() -> None:
    own = {"hand": "S14, E03", "equipment": "E07 LEFT 1", "staff": "S02 TE 1"}
    state = at(own, {"hand": "S01"}, number=9)
    for viewer in (None, 1):
        zones = state.view(viewer)["zones"]
        for name in ("hand.0", "deck.0", "deck.1", "patients", "events.0"):
            assert set(zones[name]) == {"count"}
        assert zones["equipment.0"]["left"] == [1]
        assert zones["staff.0"]["te"] == [1]
    assert pile(state, "hand.0", 0) == ["S14", "E03"]
    assert number(state, "turns") == 9


@pytest.mark.clause("CA-92")
def test_a_returned_card_is_hidden_again() -> None:
    own = {"staff": "S02 EST 1 TE 1", "equipment": "E01 @S02", "hand": "S02"}
    state = event(own, "V16")
    assert "cards" not in state.view(1)["zones"]["hand.0"]
    assert hand(state).count("S02") == 2
    assert discard(state) == ["E01"]
    after(state, "play:S02")
    twins = [state.imagine(1, Rng(seed)).view(1) for seed in range(4)]
    assert all(view == state.view(1) for view in twins)
