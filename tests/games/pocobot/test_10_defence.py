"""PB-10 Active defence and resolution, PB-11 collapse."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after, cards, refused, texts, turn
from tests.games.pocobot.helpers import (
    asked,
    at,
    discard,
    force,
    hand,
    number,
    of,
    outcome,
    playout,
    removed,
    shows,
    struck,
    told,
)

PT = "C2,4,7 H3,6"
ON = ("", ())


# PE-3, PE-4
@pytest.mark.clause("PB-10.1", "PB-10.2", "PB-10.3", "PB-10.4", "PB-10.6")
def test_the_example_of_the_manual() -> None:
    state = struck(PT, force(12), "5D")
    assert shows(state, 1) == {"QC", "7C", "3H", "6H"}
    assert discard(state)[-3:] == ["5D", "2C", "4C"]
    assert removed(state) == set()
    lost = [(one["what"], one.get("card"), one.get("left")) for one in told(state, "armour-lost")]
    assert lost == [("armour-lost", "2C", 5), ("armour-lost", "4C", 1)]


@pytest.mark.clause("PB-10.1")
def test_what_is_told_of_a_dodge() -> None:
    state = struck(PT, force(12), "5D")
    assert [(one["value"], one["left"]) for one in told(state, "dodged")] == [(5, 7)]
    assert len(told(struck(PT, force(12)), "no-dodge")) == 1


# PT-17, PT-19, PT-21, PT-23, PT-39
@pytest.mark.clause(
    "PB-10.2", "PB-10.3", "PB-10.4", "PB-10.5", "PB-11.1", "PA-60", "PA-61", "PA-62"
)
@pytest.mark.parametrize(
    ("panel", "points", "left", "gone", "expected"),
    [
        (PT, 12, {"7C", "3H", "6H"}, set(), ON),
        (PT, 17, {"6H"}, {"3H"}, ON),
        (PT, 23, set(), {"3H", "6H"}, ("destroyed", (0,))),
        (PT, 22, {"6H"}, {"3H"}, ON),
        (PT, 13, {"7C", "3H", "6H"}, set(), ON),
        ("C2,4,6 H3,9", 12, {"6C", "3H", "9H"}, set(), ON),
        ("C2,4,6 H3,9", 13, {"3H", "9H"}, set(), ON),
        ("H3,6", 9, {"6H"}, {"3H"}, ON),
        ("H3,6", 3, {"3H", "6H"}, set(), ON),
        ("C7", 6, {"7C"}, set(), ON),
        ("C7 H2", 7, {"7C", "2H"}, set(), ON),
    ],
)
def test_card_by_card_from_the_lowest(
    panel: str,
    points: int,
    left: set[str],
    gone: set[str],
    expected: tuple[str, tuple[int, ...]],
) -> None:
    state = struck(panel, force(points))
    assert shows(state, 1) - {"QC"} == left
    assert removed(state) == gone
    assert outcome(state) == expected


@pytest.mark.clause("PB-10.6")
def test_where_everything_goes() -> None:
    state = struck("C3 H4,10", "attack points:14 extra:7S pay:10D", "2D")
    assert set(discard(state)) == {"10D", "7S", "2D", "3C"}
    assert removed(state) == {"4H", "10H"}


@pytest.mark.clause("PB-10.3")
def test_an_equal_value_is_lost_where_the_house_wants_it() -> None:
    assert cards(struck("C2,4 H9", force(6)), "clubs.1") == ["4C"]
    equal = {"equal_destroys": True}
    state = struck("C2,4 H9", force(6), options=equal)
    assert shows(state, 1) == {"9H"}
    assert outcome(struck("H6", force(6), options=equal)) == ("destroyed", (0,))


# -- the dodge -------------------------------------------------------------------------------------


# PT-25
@pytest.mark.clause("PB-10.1", "PA-57")
def test_what_may_dodge() -> None:
    state = at("S9", "H10 F6", "", "AD KD 5C", unlocked=True)
    after(state, "fire:9S")
    assert texts(state, 1) == {"dodge:none"}
    for card in ("AD", "KD", "5C"):
        assert refused(state, f"dodge:{card}", 1) == "no-fuel-card (PA-57)"
    for card in ("6D", "7D"):
        assert refused(state, f"dodge:{card}", 1) == "not-in-hand (PB-10.1)"


@pytest.mark.clause("PB-10.1", "PA-57")
def test_one_diamond_or_none() -> None:
    state = at("S9", "H10", "", "5D 6D 10D", unlocked=True)
    after(state, "fire:9S")
    assert of(state, "dodge", 1) == {"none", "5D", "6D", "10D"}
    after(state, "dodge:5D")
    assert turn(state) == 1
    assert hand(state, 1) >= {"6D", "10D"}
    assert discard(state) == ["9S", "5D"]


@pytest.mark.clause("PA-58")
def test_a_dodge_larger_than_the_attack() -> None:
    state = struck("C2 H3", "attack points:4 extra:none pay:9D", "7D")
    assert shows(state, 1) == {"2C", "3H"}
    assert discard(state)[-1] == "7D"
    assert told(state, "dodged")[0]["left"] == 0


def asked_after(rival_hand: str, moves: str) -> tuple[State, list[Any]]:
    """The state in which the defender is asked, and what the attacker was told."""
    state = at("P=QS S10,9,8 H9,8 C10 F9", "H10", "", rival_hand, unlocked=True)
    state.events.clear()
    after(state, *moves.split())
    return state, [event.seen_by(0) for event in state.events]


@pytest.mark.clause("PA-59", "PB-10.1")
@pytest.mark.parametrize("moves", ["fire:9S", "attack points:4 extra:8S pay:9D"])
def test_the_defender_is_asked_whatever_he_holds(moves: str) -> None:
    """Twins: with and without a diamond the attacker gets the very same."""
    one, told_one = asked_after("5D 6D 7S", moves)
    other, told_other = asked_after("KD AD 5C", moves)
    assert one.waiting == other.waiting == (1,)
    for viewer in (0, None):
        assert one.view(viewer) == other.view(viewer)
    assert told_one == told_other
    assert one.prompt(0) == other.prompt(0) is None
    mine, yours = one.prompt(1), other.prompt(1)
    assert mine is not None
    assert yours is not None
    assert (mine.kind, mine.arguments, mine.default) == (yours.kind, yours.arguments, yours.default)
    assert one.eyes(0).view == other.eyes(0).view
    assert one.eyes(0)._state == other.eyes(0)._state


@pytest.mark.clause("PA-59")
def test_after_every_attack_of_whole_matches() -> None:
    for seed in range(6):
        attacks = asks = 0
        state = at(
            "P=QS S9,7,5 H9 C2,3 F9,8",
            "P=KS S10,8,6 H8 C4,5 F10,7",
            seed=seed,
            hand="?",
            rival_hand="?",
        )
        for step in playout(state, seed):
            events = [event.seen_by(None) for event in step.events]
            attacks += sum(
                event is not None and event.get("what") in ("attacked", "fired") for event in events
            )
            asks += sum(
                event is not None and event["type"] == "asked" and event["kind"] == "dodge"
                for event in events
            )
        assert attacks == asks > 0


@pytest.mark.clause("PA-59")
def test_the_attacker_pays_before_the_defender_answers() -> None:
    state = at("P=QS S10,9,8 H9 C10,9 F9", "H10", "", "5D", unlocked=True)
    after(state, "attack", "points:4", "extra:8S", "pay:9D")
    assert asked(state) == "dodge"
    assert discard(state) == ["9D", "8S"]
    prompt = state.prompt(1)
    assert prompt is not None
    assert dict(prompt.arguments) == {"attack": 12}
    assert str(prompt.default) == "dodge:none"


# -- PA-63 -----------------------------------------------------------------------------------------

HEARTLESS = [
    # the panel, the attack, whether he collapses: breach_loses, invulnerable, any_attack_loses
    ("C7", 6, (False, False, True)),
    ("C7", 7, (False, False, True)),
    ("C7", 8, (True, False, True)),
    ("C2,4,7", 13, (False, False, True)),
    ("C2,4,7", 14, (True, False, True)),
    ("", 1, (True, False, True)),
    ("H10", 1, (False, False, False)),
]


@pytest.mark.clause("PA-63", "PB-13.2", "PA-60", "PA-61")
@pytest.mark.parametrize(("panel", "points", "falls"), HEARTLESS)
def test_who_never_had_a_heart(panel: str, points: int, falls: tuple[bool, ...]) -> None:
    readings = ("breach_loses", "invulnerable", "any_attack_loses")
    for reading, collapses in zip(readings, falls, strict=True):
        state = struck(panel, force(points), options={"heartless": reading})
        ending = "breached" if reading == "breach_loses" else "defenceless"
        assert outcome(state) == ((ending, (0,)) if collapses else ON)


@pytest.mark.clause("PA-63")
def test_a_dodge_may_save_the_heartless() -> None:
    assert outcome(struck("C2", force(4), "2D")) == ON
    assert outcome(struck("C2", force(5), "2D")) == ("breached", (0,))


@pytest.mark.clause("PA-63", "PA-66")
def test_after_any_attack_the_heartless_attacker_may_lose() -> None:
    options = {"heartless": "any_attack_loses"}
    state = at("S9", "H10", unlocked=True, options=options)
    assert outcome(after(state, "fire:9S", "dodge:none")) == ("defenceless", (1,))
    both = at("S9", "C10", unlocked=True, options=options)
    assert outcome(after(both, "fire:9S", "dodge:none")) == ("defenceless", (0,))


@pytest.mark.clause("PA-66")
def test_an_attack_hurts_nobody_but_the_defender() -> None:
    state = struck("C2 H3", force(20))
    assert outcome(state) == ("destroyed", (0,))
    assert len(cards(state, "spades.0")) == 4
    assert cards(state, "hearts.0") == ["8H"]


@pytest.mark.clause("PB-11.1")
def test_the_game_ends_at_once_whatever_is_left() -> None:
    state = struck("H2 F8", force(20))
    assert state.waiting == ()
    assert texts(state, 0) == texts(state, 1) == set()
    assert refused(state, "pass:none") == "game-over (PB-11.1)"
    assert cards(state, "fuel.0") == ["9D"]


# -- PA-69, PA-71 ----------------------------------------------------------------------------------


def idle(turns: int, **more: Any) -> State:
    """A game in which so many turns have passed without an attack, and the next is passed too."""
    state = at("H2 S9", "H10", "2C 3C", quiet=turns, unlocked=True, **more)
    return after(state, "pass:2C", "pass:3C")


@pytest.mark.clause("PA-69")
def test_a_draw_after_a_hundred_quiet_turns() -> None:
    assert outcome(idle(98)) == ON
    state = idle(99)
    assert outcome(state) == ("stalemate", (0, 1))
    assert state.result is not None
    assert (state.result.rank, state.result.score) == ((1, 1), (0.5, 0.5))


@pytest.mark.clause("PA-69")
@pytest.mark.parametrize("most", [50, 200])
def test_other_lengths(most: int) -> None:
    options = {"stalemate": most}
    assert outcome(idle(most - 2, options=options)) == ON
    assert outcome(idle(most - 1, options=options))[0] == "stalemate"


@pytest.mark.clause("PA-69")
def test_every_attack_sets_the_count_to_nought() -> None:
    state = at("H2 S2", "H10", quiet=99, unlocked=True)
    after(state, "fire:2S", "dodge:none")
    assert outcome(state) == ON
    assert number(state, "quiet") == 0
    assert number(state, "unhurt") == 100


@pytest.mark.clause("PA-69")
def test_turns_of_both_count_from_the_start() -> None:
    state = at("H2", "H3", "2C", "3C 4C", opening=True)
    assert number(after(state, "pass:2C"), "quiet") == 1
    assert number(after(state, "pass:3C", "pass:4C"), "quiet") == 2


@pytest.mark.clause("PA-69", "PA-71")
def test_never_where_the_house_wants_it() -> None:
    never = {"stalemate": 0, "stalemate_hearts": 0}
    assert outcome(idle(5_000, options=never)) == ON
    assert outcome(idle(299, options={"stalemate": 0}))[0] == "standoff"


@pytest.mark.clause("PA-71")
@pytest.mark.parametrize(
    ("options", "most"),
    [({}, 300), ({"stalemate_hearts": 150}, 150), ({"stalemate_hearts": 600}, 600)],
)
def test_a_draw_after_many_turns_without_a_lost_heart(options: dict[str, Any], most: int) -> None:
    for unhurt, expected in ((most - 2, ON), (most - 1, ("standoff", (0, 1)))):
        state = at("H2 S3", "H10", quiet=0, unhurt=unhurt, unlocked=True, options=options)
        assert outcome(after(state, "fire:3S", "dodge:none")) == expected


@pytest.mark.clause("PA-71")
def test_a_heart_lost_to_damage_sets_it_to_nought() -> None:
    state = at("H2 S9", "H3,10", unhurt=299, unlocked=True)
    after(state, "fire:9S", "dodge:none")
    assert outcome(state) == ON
    assert number(state, "unhurt") == 0
    own = at("H2,3", "H10", unhurt=298, unlocked=True)
    assert number(after(own, "remove:2H", "done"), "unhurt") == 299
