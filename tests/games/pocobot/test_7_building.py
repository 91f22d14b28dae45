"""PB-6 The turn, PB-7.1 to PB-7.3 Modify, PB-7.11 Pass, PB-8 the crew, PB-9 boosters."""

from __future__ import annotations

import pytest

from tests.games.playing import after, cards, held, refused, texts, turn
from tests.games.pocobot.helpers import (
    GAME,
    MOUNTED,
    asked,
    at,
    discard,
    hand,
    of,
    outcome,
    removed,
    shows,
    told,
)

EXACTLY = {"modify_ops": "exactly_2"}


@pytest.mark.clause("PB-6.1")
def test_draw_one_action_then_the_others_turn() -> None:
    state = at("H2", "H3", "9S", "5D", pile="2C 3C 4C")
    after(state, "place:9S", "done")
    assert turn(state) == 1
    assert hand(state, 1) == {"5D", "2C"}
    assert refused(state, "pass:2C", 0) == "not-your-turn (PB-6.1)"
    after(state, "place:2C")
    assert refused(state, "burn:5D", 1) == "other-decision (PB-6.1)"
    after(state, "done")
    assert turn(state) == 0
    assert hand(state) == {"3C"}


@pytest.mark.clause("PB-6.1")
def test_all_four_actions_are_open_in_a_turn() -> None:
    state = at(f"{MOUNTED} F10", "H3", "9D", unlocked=True)
    kinds = {text.partition(":")[0] for text in texts(state)}
    assert kinds == {"place", "remove", "burn", "attack", "fire", "pass"}


# PT-31
@pytest.mark.clause("PB-6.2", "PB-7.11", "PA-67", "PA-68")
def test_passing_discards_two_cards_or_what_there_is() -> None:
    state = at("H2", "H3", "2C 3C KS 5D 9S", "")
    assert of(state, "pass") == {"2C", "3C", "KS", "5D", "9S"}
    assert refused(state, "pass:none") == "has-cards (PA-67)"
    after(state, "pass:KS")
    assert asked(state) == "pass"
    assert texts(state) == {"pass:2C", "pass:3C", "pass:5D", "pass:9S"}
    after(state, "pass:9S")
    assert discard(state) == ["KS", "9S"]
    assert turn(state) == 1
    state = at("H2", "H3", "5D")
    assert turn(after(state, "pass:5D")) == 1
    assert discard(state) == ["5D"]
    state = at("H2", "H3", "")
    assert of(state, "pass") == {"none"}
    assert turn(after(state, "pass:none")) == 1
    assert discard(state) == []


@pytest.mark.clause("PB-7.11", "PB-6.2")
def test_only_cards_of_the_hand_are_passed() -> None:
    state = at("H2 S9", "H3", "5D 4D")
    assert refused(state, "pass:9S") == "not-in-hand (PB-7.11)"
    assert refused(after(state, "pass:5D"), "pass:5D") == "not-in-hand (PB-7.11)"


@pytest.mark.clause("PB-7.1", "PB-13.1")
def test_two_operations_of_any_kind() -> None:
    state = at("P=QS K=QC B=AC S9 F5", "H3", "7S KH")
    operations = {text for text in texts(state) if text.startswith(("place", "remove"))}
    assert operations == {
        "place:7S",
        "remove:9S",
        "remove:5D",
        "remove:QS",
        "remove:QC",
        "remove:AC",
    }
    after(state, "place:7S")
    assert asked(state) == "modify"
    prompt = state.prompt(0)
    assert prompt is not None
    assert dict(prompt.arguments) == {"done": 1, "most": 2}
    after(state, "remove:5D")
    assert turn(state) == 1
    assert shows(state) == {"QS", "QC", "AC", "9S", "7S"}


@pytest.mark.clause("PB-7.1")
@pytest.mark.parametrize("place", ["QS>pilot", "QC>copilot", "AC", "9S", "5D"])
def test_placing_anything_is_one_operation(place: str) -> None:
    state = at("P=KH" if "copilot" in place else "", "H3", place.partition(">")[0])
    after(state, f"place:{place}")
    assert asked(state) == "modify"
    assert turn(after(state, "done")) == 1


@pytest.mark.clause("PB-7.2", "PA-31", "PA-32")
@pytest.mark.parametrize("card", ["QS", "QC", "AC", "9S", "2H", "4C", "5D"])
def test_what_is_removed_goes_to_the_discard_pile(card: str) -> None:
    state = at("P=QS K=QC B=AC S9 H2,4 C4 F5", "H3")
    after(state, f"remove:{card}", "done")
    assert card in discard(state)
    assert hand(state) == set()
    assert removed(state) == set()


# PE-5
@pytest.mark.clause("PB-7.3", "PB-4.1")
def test_replacing_a_card_takes_both_operations() -> None:
    state = at("S2,3 H2", "H3", "9S")
    assert refused(state, "place:9S") == "module-full (PB-4.1)"
    after(state, "remove:2S")
    assert turn(state) == 0
    after(state, "place:9S")
    assert cards(state, "spades.0") == ["3S", "9S"]
    assert turn(state) == 1


@pytest.mark.clause("PA-19", "PB-7.1")
def test_one_operation_is_enough() -> None:
    state = after(at("H2", "H3", "9S"), "place:9S")
    assert "done" in texts(state)
    assert turn(after(state, "done")) == 1


@pytest.mark.clause("PA-19")
def test_exactly_two_where_the_house_wants_it() -> None:
    state = after(at("H2", "H3", "9S", options=EXACTLY), "place:9S")
    assert refused(state, "done") == "one-more (PA-19)"
    assert turn(after(state, "remove:9S")) == 1
    alone = at("S9", "H3", "QD", options=EXACTLY)
    assert refused(alone, "remove:9S") == "no-second (PA-19)"
    assert of(alone, "remove") == set()
    assert refused(at("S9", "H3", "5D", options=EXACTLY), "remove:9S") == ""


@pytest.mark.clause("PA-19")
def test_exactly_two_and_nothing_is_left_for_the_second() -> None:
    options = {**EXACTLY, "self_collapse": "forbid"}
    state = at("", "H3", "2H", options=options)
    assert refused(state, "place:2H") == "no-second (PA-19)"


@pytest.mark.clause("PA-20")
def test_the_second_operation_builds_on_the_first() -> None:
    state = at("H2", "H3", "QS QC")
    assert refused(state, "place:QC>copilot") == "no-pilot (PB-8.3)"
    after(state, "place:QS>pilot", "place:QC>copilot")
    assert shows(state) == {"2H", "QS", "QC"}


@pytest.mark.clause("PA-33")
def test_a_card_may_be_placed_and_removed_again() -> None:
    state = after(at("H2", "H3", "9S"), "place:9S", "remove:9S")
    assert discard(state) == ["9S"]
    assert turn(state) == 1


@pytest.mark.clause("PB-7.1")
def test_three_operations_in_the_first_turn_where_the_house_wants_it() -> None:
    three = {"first_turn_ops": 3}
    state = at("H2", "H3", "9S 8S 2C", opening=True, options=three)
    after(state, "place:9S", "place:8S")
    assert asked(state) == "modify"
    assert turn(after(state, "place:2C")) == 1
    for other in (
        at("H2", "H3", "9S 8S 2C", opening=True),
        at("H2", "H3", "9S 8S 2C", options=three),
    ):
        assert turn(after(other, "place:9S", "place:8S")) == 1
    new = GAME.start(seed=3, options=three)
    first = turn(new)
    after(new, str(new.prompt(first).default))  # type: ignore[union-attr]
    assert new.view(None)["fields"]["opening"] == ([1] if turn(new) == first else [0])


# -- PB-7.4 to 7.7 drawing -------------------------------------------------------------------------


# PE-1
@pytest.mark.clause("PB-7.4", "PB-12.1", "PA-15")
@pytest.mark.parametrize("value", [2, 5, 9])
def test_burning_fuel_of_the_hand(value: int) -> None:
    state = at("H2", "H3", f"{value}D KD", "")
    assert of(state, "burn") == {f"{value}D"}
    after(state, f"burn:{value}D")
    assert held(state)[0] == 1 + value
    assert discard(state) == [f"{value}D"]
    assert turn(state) == 1


@pytest.mark.clause("PB-7.4", "PA-15")
def test_only_numbered_diamonds_of_the_hand_are_burnt() -> None:
    state = at("H2 F6", "H3", "KD AD 5C")
    assert of(state, "burn") == set()
    for card in ("KD", "AD", "5C", "5H"):
        assert refused(state, f"burn:{card}") == "no-fuel-card (PA-15)"
    for card in ("6D", "7D"):
        assert refused(state, f"burn:{card}") == "not-in-hand (PB-7.4)"


# PT-29
@pytest.mark.clause("PB-7.5", "PA-14")
def test_not_two_turns_in_a_row() -> None:
    state = at("H2", "H3", "2D 3D 4D", "2C 3C 4C 5C", pile="2S 3S 4S 5S 6S 7S 8S 9S")
    after(state, "burn:2D", "pass:2C", "pass:3C")
    assert of(state, "burn") == set()
    assert refused(state, "burn:3D") == "twice-in-a-row (PB-7.5)"
    after(state, "place:2S", "done", "pass:4C", "pass:5C")
    assert of(state, "burn") == {"3D", "4D"}


@pytest.mark.clause("PA-14")
def test_each_player_counts_for_himself_and_the_manoeuvre_is_another_action() -> None:
    crew = "P=QS K=QH H2"
    pile = "2S 3S 4S 5S 6S 7S 8S 9S 10S"
    state = at(crew, "H3", "2D 3D KS KH", "4D 5D", pile=pile)
    after(state, "burn:2D")
    after(state, "burn:4D")
    assert refused(state, "burn:3D") == "twice-in-a-row (PB-7.5)"
    after(state, "crew:KS+KH", "pass:5D", "pass:5S")
    assert refused(state, "burn:3D") == ""


@pytest.mark.clause("PB-7.5")
def test_a_position_tells_who_has_burnt() -> None:
    state = at("H2", "H3", "2D", burnt=[True, False])
    assert refused(state, "burn:2D") == "twice-in-a-row (PB-7.5)"
    assert refused(at("H2", "H3", "2D", burnt=[False, True]), "burn:2D") == ""


@pytest.mark.clause("PB-7.7", "PA-16", "PB-8.1")
def test_the_manoeuvre_of_the_full_crew() -> None:
    state = at("P=QS K=QC H2", "H3", "KS JD QH AS 2C", "")
    assert of(state, "crew") == {"KS+JD", "KS+QH", "QH+JD"}
    after(state, "crew:QH+JD")
    assert discard(state) == ["QH", "JD"]
    assert held(state)[0] == 3 + 4
    assert turn(state) == 1


@pytest.mark.clause("PB-7.7", "PA-16")
def test_what_the_manoeuvre_needs() -> None:
    state = at("P=QS H2", "H3", "KS JD AS")
    assert refused(state, "crew:KS+JD") == "no-crew (PB-7.7)"
    crew = at("P=QS K=QC H2", "H3", "KS AS")
    assert refused(crew, "crew:KS+JD") == "not-in-hand (PB-7.7)"
    assert refused(crew, "crew:KS+AS") == "no-figure (PA-16)"
    assert of(crew, "crew") == set()


@pytest.mark.clause("PA-17", "PB-7.6", "PB-7.7")
def test_the_manoeuvre_draws_what_is_left() -> None:
    state = at("P=QS K=QC H2", "H3", "KS JD", "", pile="9S 8S 7S", rest="discard")
    after(state, "crew:KS+JD")
    assert hand(state) == {"9S", "8S", "7S"}
    assert [one["count"] for one in told(state, "drew-action")] == [3]


# -- PB-8, PB-9 ------------------------------------------------------------------------------------


@pytest.mark.clause("PB-8.2", "PB-8.3")
def test_a_pilot_alone_is_fine_and_a_copilot_alone_is_not() -> None:
    state = after(at("P=QS K=QC H2", "H3"), "remove:QC", "done")
    assert shows(state) == {"QS", "2H"}
    state = at("P=QS K=QC H2", "H3")
    after(state, "remove:QS", "done")
    assert shows(state) == {"2H"}
    assert [one["card"] for one in told(state, "orphan")] == ["QC"]


@pytest.mark.clause("PA-24", "PB-8.3")
def test_the_pilot_is_changed_in_two_operations() -> None:
    state = after(at("P=QS K=QC H2", "H3", "KH"), "remove:QS", "place:KH>pilot")
    assert shows(state) == {"KH", "QC", "2H"}
    assert turn(state) == 1


@pytest.mark.clause("PA-24")
def test_the_pilot_stays_where_the_house_wants_it() -> None:
    forbid = {"orphan_copilot": "forbid"}
    state = at("P=QS K=QC H2", "H3", options=forbid)
    assert refused(state, "remove:QS") == "copilot-sits (PA-24)"
    after(state, "remove:QC", "remove:QS")
    assert shows(state) == {"2H"}


@pytest.mark.clause("PB-8.4", "PA-35")
def test_pilot_and_copilot_of_one_module() -> None:
    for crew in ("P=QS K=KS", "P=QS K=KD@spades"):
        state = at(f"{crew} S2,3,4", "H3", "5S AS")
        assert refused(state, "place:5S") == "module-full (PB-4.1)"
        assert refused(after(state, "place:AS"), "place:5S") == ""


@pytest.mark.clause("PB-9.1", "PB-9.2", "PA-28", "PA-29")
def test_a_booster_without_pilot_works() -> None:
    state = at("S2,3", "H3", "AS 4S")
    after(state, "place:AS", "place:4S")
    assert cards(state, "spades.0") == ["2S", "3S", "4S"]


@pytest.mark.clause("PB-9.3")
def test_the_ace_of_diamonds_gives_no_room() -> None:
    state = after(at("S2,3 C2,3 F2", "H3", "AD 4S 4C"), "place:AD")
    assert of(state, "place") == set()


# -- PA-64 -----------------------------------------------------------------------------------------


# PT-35
@pytest.mark.clause("PA-64", "PB-13.2", "PB-1.4")
@pytest.mark.parametrize(
    ("second", "expected"),
    [("place:9H", ("", ())), ("done", ("dismantled", (1,))), ("place:9S", ("dismantled", (1,)))],
)
def test_taking_the_last_heart_away(second: str, expected: tuple[str, tuple[int, ...]]) -> None:
    state = at("H4", "H3", "9H 9S")
    after(state, "remove:4H")
    assert outcome(state) == ("", ())
    assert outcome(after(state, second)) == expected


@pytest.mark.clause("PA-64")
def test_a_first_heart_placed_and_removed_counts_as_lost() -> None:
    state = at("", "H3", "9H")
    assert outcome(after(state, "place:9H", "remove:9H")) == ("dismantled", (1,))


@pytest.mark.clause("PA-63", "PA-64")
def test_who_never_had_a_heart_plays_on() -> None:
    state = at("S9", "H3", "8S")
    assert outcome(after(state, "place:8S", "remove:9S")) == ("", ())


@pytest.mark.clause("PA-64")
def test_the_last_heart_stays_where_the_house_wants_it() -> None:
    forbid = {"self_collapse": "forbid"}
    state = at("H4", "H3", "9H", options=forbid)
    assert refused(state, "remove:4H") == "last-heart (PA-64)"
    after(state, "place:9H", "remove:4H")
    assert outcome(state) == ("", ())
    assert cards(state, "hearts.0") == ["9H"]


@pytest.mark.clause("PA-64", "PA-63")
def test_he_plays_on_where_the_house_ignores_it() -> None:
    ignore = {"self_collapse": "ignore"}
    state = at("H4", "H3 S9", "9H", unlocked=True, options=ignore)
    after(state, "remove:4H", "done")
    assert outcome(state) == ("", ())
    assert outcome(after(state, "fire:9S", "dodge:none")) == ("breached", (1,))
