"""What the table of Protocolo de Crisis shows, and what would come of each move."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.records import Match
from sobremesa.engine.scene import File, Piece, Scene, Zone
from sobremesa.engine.state import State
from sobremesa.readers.choosing import MOST, arrange, options_of
from sobremesa.words import Words
from tests.games.playing import after
from tests.games.protocolo.helpers import GAME, at, hospital

WORDS = Words("en", GAME, ("Ana", "Berto"))
SPANISH = Words("es", GAME, ("Ana", "Berto"))


def zones(scene: Scene) -> dict[str, Zone]:
    return {zone["id"]: zone for zone in scene["zones"]}


def files_of(state: State, area: str, seat: int = 0, viewer: int | None = 0) -> list[File]:
    return zones(state.scene(viewer))[f"{area}.{seat}"]["files"]


def numbers(file: File) -> dict[str, tuple[int, int | None]]:
    return {gauge["id"]: (gauge["value"], gauge["most"]) for gauge in file["gauges"]}


def states(file: File) -> list[str]:
    return [WORDS.text(mark["label"]) for mark in file["marks"]]


def label(piece: Piece) -> str:
    return WORDS.text(piece["label"])


def test_a_patient_shows_all_that_counts() -> None:
    (patient,) = files_of(at({"patients": "P09 PC 2 DET 1 INF 1 EST 2"}), "guardia")
    assert label(patient["piece"]) == "Pneumonia"
    assert numbers(patient) == {
        "pc": (2, 5),
        "det": (1, 4),
        "est": (2, None),
        "inf": (1, None),
        "cost": (2, None),
        "gives": (3, None),
    }
    assert states(patient) == []


def test_a_critical_patient_is_told_by_word_sign_and_hue() -> None:
    critical, other = files_of(at({"patients": "P24, P04"}), "guardia")
    assert label(critical["piece"]) == "Stroke (Critical patient)"
    assert (critical["piece"]["sign"], critical["piece"]["hue"]) == ("C", "red")
    assert (other["piece"]["sign"], other["piece"]["hue"]) == ("", "blue")


def test_equal_cards_are_told_apart_as_in_the_moves() -> None:
    state = at({"patients": "P04, P04", "staff": "S01, S01"})
    assert [label(one["piece"]) for one in files_of(state, "guardia")] == [
        "Simple Fracture",
        "Simple Fracture (2)",
    ]
    assert WORDS.move(GAME.parse("cure:S01b>P04b"), 0) == (
        "Cure with Ward Nurse (2): Simple Fracture (2)"
    )


@pytest.mark.parametrize(
    ("own", "options", "expected"),
    [
        ({"patients": "P07 DET 2"}, {}, ["dies in phase 3"]),
        ({"patients": "P07 DET 1"}, {}, []),
        ({"patients": "P24 DET 5"}, {}, ["dies in phase 3"]),
        ({"patients": "P07 PC 4 DET 2"}, {}, ["cured, but dies in phase 3"]),
        ({"patients": "P07 PC 4 DET 2"}, {"discharge_first": True}, ["goes home in phase 3"]),
        ({"patients": "P07 PC 4 DET 1"}, {}, ["goes home in phase 3"]),
        (
            {"patients": "P07 DET 2", "equipment": "E03"},
            {},
            ["would die; Defibrillator protects"],
        ),
        ({"patients": "P07 DET 2", "equipment": "E02 @P07"}, {}, []),
        ({"patients": "P07 DET 3", "equipment": "E02 @P07"}, {}, ["dies in phase 3"]),
    ],
)
def test_who_dies_and_who_goes_home(
    own: dict[str, Any], options: dict[str, Any], expected: list[str]
) -> None:
    (patient,) = files_of(at(own, options=options), "guardia")
    assert states(patient) == expected


def test_the_overload_waits_and_makes_cures_dearer() -> None:
    state = at({"patients": "P01, P02, P03, P04, P05", "overload": "P08 PC 5"})
    waiting = files_of(state, "overload")[0]
    assert "cost" not in numbers(waiting)
    assert states(waiting) == ["goes home in phase 3"]
    assert numbers(files_of(state, "guardia")[0])["cost"] == (2, None)
    assert zones(state.scene(0))["guardia.0"]["room"] == 5


def test_a_lodged_patient_says_where_and_the_sector_says_who() -> None:
    state = at({"patients": "P09 @T10", "sectors": "T10, T02 BLOQ 1, T01", "staff": "S04 @T10"})
    (patient,) = files_of(state, "beds")
    assert states(patient) == ["in Emergency Bay"]
    assert numbers(patient)["cost"] == (0, None)
    bay, theatre, care = files_of(state, "sectors")
    assert states(bay) == ["inside: Pneumonia and General Surgeon"]
    assert states(theatre) == ["no effect"]
    assert numbers(theatre)["bloq"] == (1, 3)
    assert states(care) == ["room for a patient and a staff member"]
    assert states(files_of(state, "staff")[0]) == ["in Emergency Bay"]


def test_staff_near_its_limit_rested_or_used() -> None:
    state = at({"staff": "S02 EST 2 TE 1, S03, S09 EST 1", "money": 5, "patients": "P04 DET 1"})
    after(state, "rest:S09", "use:S03>P04")
    resident, internist, clerk = files_of(state, "staff")
    assert numbers(resident) == {"stress": (2, 3), "cure": (2, None), "te": (1, None)}
    assert states(resident) == ["burns out with 1 more EST"]
    assert states(internist) == ["ability used"]
    assert states(clerk) == ["rests this turn"]


def test_equipment_lies_on_its_host_or_in_the_hospital() -> None:
    state = at({"staff": "S02", "equipment": "E01 @S02, E07 LEFT 1", "drugs": "F04 DOS 2"})
    assert [label(one) for one in files_of(state, "staff")[0]["attached"]] == ["Stethoscope"]
    (generator,) = files_of(state, "equipment")
    assert label(generator["piece"]) == "Backup Generator"
    assert numbers(generator) == {"left": (1, None)}
    assert numbers(files_of(state, "drugs")[0]) == {"dos": (2, None)}


def test_the_hand_says_what_each_card_costs_and_does_and_which_can_be_paid() -> None:
    state = at({"hand": "S04, F04, T01", "money": 3, "sectors": "T06, T08, T09, T04"})
    cards = {one["face"]: one for one in zones(state.scene(0))["hand.0"]["pieces"]}
    assert [cards[name]["sign"] for name in ("S04", "F04", "T01")] == ["$5", "$2", "$3"]
    told = {name: WORDS.text(card["about"]) for name, card in cards.items()}
    assert told["S04"].startswith("RES 4 · CURA 4. $2: heal 3")
    assert told["F04"] == "3 DOS. 1 DOS: heal 1 on one of your patients."
    ready = {name: WORDS.text(card["ready"]["label"]) for name, card in cards.items()}
    assert ready == {
        "S04": "costs $5, which you do not have",
        "F04": "costs $2, which you have",
        "T01": "costs $3, and you have no room for more Sectors",
    }
    assert [name for name, card in cards.items() if card["ready"]["sign"]] == ["F04"]


@pytest.mark.clause("CA-9")
@pytest.mark.clause("CA-92")
def test_nobody_else_sees_a_hand_and_all_else_is_shown_alike() -> None:
    state = at({"hand": "S04", "staff": "S02 EST 1"}, {"hand": "S14", "patients": "P04"})
    assert "pieces" not in zones(state.scene(0))["hand.1"]
    assert "pieces" not in zones(state.scene(None))["hand.0"]
    for viewer in (0, 1, None):
        assert numbers(files_of(state, "staff", viewer=viewer)[0])["stress"] == (1, 3)
        assert len(files_of(state, "guardia", 1, viewer)) == 1


def test_the_resources_of_each_seat() -> None:
    state = at({"money": 4, "pa": 7, "rp": 8}, options={"pa_victory": "earned"})
    told = {one["id"]: (one["value"], one["most"]) for one in state.scene(0)["seats"][0]["gauges"]}
    assert told == {"money": (4, None), "pa": (7, None), "earned": (7, 20), "rp": (8, None)}
    plain = at({"pa": 7}).scene(0)["seats"][0]["gauges"]
    assert [(one["id"], one["most"]) for one in plain] == [
        ("money", None),
        ("pa", 20),
        ("rp", None),
    ]


def test_an_open_crisis_says_what_it_does_and_each_event_deck_is_seen() -> None:
    state = at({"patients": "P04, P12, P01"}, phase=1, events="V01")
    shown = zones(state.scene(1))["event"]["files"][0]
    assert label(shown["piece"]) == "Hospital Outbreak"
    assert (shown["piece"]["hue"], shown["piece"]["sign"]) == ("red", "!")
    assert states(shown) == ["Target: a patient. Put 2 INF."]
    own = at({"patients": "P04, P12, P01"}, phase=1, events="V01", options={"event_deck": "own"})
    found = zones(own.scene(None))
    assert (found["events.0"]["owner"], found["events.1"]["owner"]) == (0, 1)


# -- what would come of a move -------------------------------------------------------------------

CARE: dict[str, Any] = {
    "money": 9,
    "pa": 6,
    "staff": "S02 EST 2, S04, S03 EST 3, S15",
    "patients": "P06 EST 1 DET 3, P09 INF 1, P24 PC 7",
    "drugs": "F04 DOS 1, F01 DOS 3",
    "hand": "T01",
}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("cure:S02>P06", "$1: removes 1 EST and places 1 PC (1 of 2); and burns out"),
        ("cure:S04>P09", "$2: places 4 PC (4 of 5)"),
        ("cure:S03>P06", "$1: removes 1 EST and places 1 PC (1 of 2)"),
        ("use:S03>P06", "$1: remove 1 DET from one of your patients."),
        ("epic:S15>P09", "Epic (3 PA): heal 6 on one of your patients. Leaves 3 PA"),
        ("dose:F04>P09", "1 DOS: heal 1 on one of your patients. It is the last"),
        ("dose:F01>P06", "1 DOS: remove 1 EST from one of your patients. Leaves 2"),
        ("play:T01", "costs $3 and leaves $6"),
        ("rest:S03", "removes 2 EST and leaves 1"),
        ("rest:S04", "has no EST to remove"),
        ("end", "Panic Attack dies; Stroke goes home"),
    ],
)
def test_what_would_come_of_a_move(move: str, expected: str) -> None:
    outlook = at(CARE).outlook(0, move)
    assert outlook is not None
    assert WORDS.text(outlook) == expected
    assert SPANISH.text(outlook) != expected


def test_what_is_foretold_comes_true() -> None:
    """The outlook of a cure asks the rules themselves: it is what happens."""
    state = at(CARE)
    for move in [str(one) for one in state.moves(0) if str(one).startswith("cure:")]:
        outlook = state.outlook(0, move)
        assert outlook is not None
        later = state.clone()
        later.play(0, move)
        name = move.partition(">")[2]
        patient = next(
            one for one in files_of(later, "guardia") if one["piece"]["face"] == name[:3]
        )
        assert numbers(patient)["pc"][0] == outlook["args"]["total"]
        spent = 9 - later.view(None)["fields"]["money"][0]
        assert spent == outlook["args"]["cost"]


def test_a_move_that_says_it_all_has_no_outlook_and_a_dearer_ability_says_so() -> None:
    assert at({"staff": "S02", "sectors": "T01"}).outlook(0, "move-staff:S02>T01") is None
    state = at({"staff": "S09", "patients": "P04, P12, P01", "money": 1}, phase=1, events="V19")
    outlook = state.outlook(0, "use:S09")
    assert outlook is not None
    assert WORDS.text(outlook) == "$0: gain $2. Now it costs $1"


def test_branches_say_what_they_do() -> None:
    state = at({"patients": "P04, P12, P01"}, phase=1, events="V06")
    told = [
        WORDS.text(state.outlook(0, move) or {"key": "", "args": {}}) for move in state.moves(0)
    ]
    assert told == ["Pay $4", "Lose 1 RP"]


def test_a_refusal_tells_the_price() -> None:
    state = at({"staff": "S02, S15", "patients": "P09 INF 1", "hand": "S04", "money": 1, "pa": 2})
    expected = {
        "cure:S02>P09": "It costs $2, and you have $1 (PC-6.10)",
        "play:S04": "It costs $5, and you have $1 (PC-6.8)",
        "epic:S15>P09": "It costs 3 PA, and you have 2: they are gained by discharges (CA-46)",
    }
    for move, sentence in expected.items():
        refusal = state.refusal(0, move)
        assert refusal is not None
        assert WORDS.refusal(refusal, 0) == sentence


# -- long turns ------------------------------------------------------------------------------------

BUSY: dict[str, Any] = {
    "money": 9,
    "pa": 12,
    "patients": "P09, P23, P18, P12 EST 1, P27 EST 2 @T02",
    "staff": "S02, S04, S01, S15 @T02, S01, S06",
    "sectors": "T02, T08",
    "drugs": "F04, F03 DOS 1, F01",
    "hand": "S03, F06, S17, E04, T01, E01",
}


def test_a_long_list_of_moves_stays_short_and_loses_none() -> None:
    state = at(BUSY)
    moves = state.moves(0)
    assert len(moves) > 40
    options = options_of(arrange(GAME, moves, WORDS, 0))
    assert len(options) <= MOST
    assert sum(len(option.moves) for option in options) == len(moves)
    told = [option.whole for option in options]
    assert any(one.startswith("Cure with") for one in told)
    assert "End the action phase" in told


def test_a_turn_is_taken_back_step_by_step_until_something_was_revealed() -> None:
    diagram = {"hospitals": [hospital(**BUSY), {}]}
    match = Match.start(GAME, 2, position=diagram)
    for move in ("rest:S02", "play:S03", "cure:S04>P09", "use:S01>P12"):
        match.play(0, move)
    match.undo(0)
    match.undo(0)
    assert match.why_no_undo(0) == "final"  # a card of the hand was shown
    assert [entry.move for entry in match.entries] == ["rest:S02", "play:S03"]
