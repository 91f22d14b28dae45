"""3.3 Every verb, trigger, selector, stat, protection and condition, on cards made for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.engine.contract import Game
from sobremesa.games.protocolo.cardset import terms
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    FULL,
    asked,
    at,
    bears,
    count,
    discard,
    event,
    lodged,
    money,
    names,
    of,
    on,
    other,
    outcome,
    pa,
    refused,
    rp,
    until_end,
    where,
)

FIELDS: dict[str, tuple[str, str, str]] = {
    "patient": ("patients", "P90", "gravity = 4\nlimit = 4\npa = 2\n"),
    "staff": ("staff", "S90", "cost = 1\nres = 6\ncure = 1\n"),
    "drug": ("drugs", "F90", "cost = 1\ndoses = 2\n"),
    "equipment": ("equipment", "E90", 'cost = 1\nattach = "hospital"\n'),
    "sector": ("sectors", "T90", "cost = 1\ncapacity = true\n"),
    "event": ("events", "V90", ""),
}


def with_card(folder: Path, kind: str, more: str = "", **texts: str) -> Game:
    """The game with one card more, which has these texts."""
    file, name, facts = FIELDS[kind]
    if "attach" in more or "capacity" in more:
        facts = "cost = 1\n"
    lines = "".join(f'{field} = "{text}"\n' for field, text in texts.items())
    card = f'[{name}]\nname.es = "Nueva"\nname.en = "New"\ncopies = 1\n{facts}{more}{lines}'
    return other(folder, **{file: card})


# -- verbs: on an ability of S90, what it does -----------------------------------------------------

OWN: dict[str, Any] = {
    "money": 5,
    "pa": 6,
    "rp": 8,
    "staff": "S90, S04 EST 2, S15 EST 1",
    "patients": "P12 DET 2 INF 2 EST 1, P26 @T02",
    "overload": "P17",
    "sectors": "T02 BLOQ 1",
    "drugs": "F01",
    "equipment": "E03",
    "deck": "T05, T06, T07",
}
RIVAL: dict[str, Any] = {
    "money": 4,
    "rp": 9,
    "staff": "S02",
    "patients": "P04, P22 @T01",
    "overload": "P08",
    "sectors": "T01",
}

# text, move, and what is so afterwards: a question, of whom, the answer
Case = tuple[str, str, list[tuple[str, str, int, Any]]]
VERBS: dict[str, Case] = {
    "HEAL": ("HEAL 3 @OP", "use:S90>P12", [("PC", "P12", 0, 2), ("EST", "P12", 0, 0)]),
    "ADD": ("ADD DET 2 @OP", "use:S90>P12", [("DET", "P12", 0, 4)]),
    "REMOVE": ("REMOVE INF 5 @OP", "use:S90>P12", [("INF", "P12", 0, 0)]),
    "REMOVE ALL": ("REMOVE EST ALL @OSX", "use:S90>S04", [("EST", "S04", 0, 0)]),
    "DRAW": ("DRAW 2 @ME", "use:S90", [("hand", "", 0, 2)]),
    "MONEY": ("MONEY +2 @BOTH", "use:S90", [("money", "", 0, 7), ("money", "", 1, 6)]),
    "RP": ("RP -3 @RIVAL", "use:S90", [("rp", "", 1, 6)]),
    "ADMIT": ("ADMIT 1 @RIVAL", "use:S90", [("guardia", "", 1, 2)]),
    "MOVE_PATIENT": ("MOVE_PATIENT @OP", "use:S90>P26>guardia", [("where", "P26", 0, "guardia")]),
    "TRANSFER": ("TRANSFER @OPC", "use:S90>P26", [("where", "P26", 1, "guardia")]),
    "RETURN": ("RETURN @OSX", "use:S90>S04", [("where", "S04", 0, ""), ("hand", "", 0, 1)]),
    "DESTROY": ("DESTROY @XT", "use:S90>T01", [("where", "T01", 1, "")]),
    "MOD": (
        "MOD INCOME +1 @ME until end of turn; MONEY +1 @ME",
        "use:S90",
        [("money", "", 0, 6)],
    ),
}
SELECTORS: dict[str, Case] = {
    "SELF": ("ADD TE 2 @SELF", "use:S90", [("TE", "S90", 0, 2)]),
    "OP": ("ADD INF 1 @OP", "use:S90>P26", [("INF", "P26", 0, 1)]),
    "OPC": ("ADD INF 1 @OPC", "use:S90>P26", [("INF", "P26", 0, 1)]),
    "OS": ("ADD TE 1 @OS", "use:S90>S90", [("TE", "S90", 0, 1)]),
    "OSX": ("ADD TE 1 @OSX", "use:S90>S15", [("TE", "S15", 0, 1)]),
    "OT": ("REMOVE BLOQ 1 @OT", "use:S90>T02", [("BLOQ", "T02", 0, 0)]),
    "OD": ("ADD DOS 2 @OD", "use:S90>F01", [("DOS", "F01", 0, 5)]),
    "XT": ("ADD BLOQ 1 @XT", "use:S90>T01", [("BLOQ", "T01", 1, 1)]),
    "AOP": (
        "ADD INF 1 @AOP",
        "use:S90",
        [("INF", "P12", 0, 3), ("INF", "P26", 0, 1), ("INF", "P17", 0, 1), ("INF", "P04", 1, 0)],
    ),
    "AOS": (
        "ADD EST 1 @AOS",
        "use:S90",
        [("EST", "S90", 0, 2), ("EST", "S04", 0, 3), ("EST", "S15", 0, 2), ("EST", "S02", 1, 0)],
    ),
    "AOSX": ("ADD TE 1 @AOSX", "use:S90", [("TE", "S90", 0, 0), ("TE", "S15", 0, 1)]),
    "AXP": (
        "ADD INF 1 @AXP",
        "use:S90",
        [("INF", "P04", 1, 1), ("INF", "P22", 1, 1), ("INF", "P08", 1, 1), ("INF", "P12", 0, 2)],
    ),
    "AAP": ("ADD INF 1 @AAP", "use:S90", [("INF", "P12", 0, 3), ("INF", "P08", 1, 1)]),
    "ME": ("RP +1 @ME", "use:S90", [("rp", "", 0, 9), ("rp", "", 1, 9)]),
    "RIVAL": ("MONEY -9 @RIVAL", "use:S90", [("money", "", 1, 0)]),
    "BOTH": ("DRAW 1 @BOTH", "use:S90", [("hand", "", 0, 1), ("hand", "", 1, 1)]),
}


def seen(state: Any, what: str, name: str, seat: int) -> Any:
    """The answer to one question about a state."""
    if what == "where":
        return where(state, name, seat)
    if what in ("hand", "guardia"):
        return count(state, f"{what}.{seat}")
    if what in ("money", "rp"):
        return money(state, seat) if what == "money" else rp(state, seat)
    return on(state, name, what, seat)


def check(case: Case, folder: Path) -> None:
    """An ability of a staff member, used once."""
    text, move, answers = case
    game = with_card(folder, "staff", active=f"$0, EST 1: {text}")
    state = after(at(OWN, RIVAL, game=game), move)
    for what, name, seat, expected in answers:
        assert seen(state, what, name, seat) == expected, (what, name)


@pytest.mark.parametrize("verb", VERBS)
def test_verbs(verb: str, tmp_path: Path) -> None:
    check(VERBS[verb], tmp_path)


@pytest.mark.parametrize("selector", SELECTORS)
def test_selectors(selector: str, tmp_path: Path) -> None:
    check(SELECTORS[selector], tmp_path)


@pytest.mark.clause("CA-85", "CA-15")
@pytest.mark.parametrize(
    ("selector", "effect", "targets"),
    [
        ("CP", "ADD INF 1", {"P12", "P26"}),
        ("CS", "ADD EST 1", {"S04", "S15"}),
        ("CT", "ADD BLOQ 1", {"T02", "T06"}),
        ("CD", "REMOVE DOS 1", {"F01", "F04"}),
        ("CE", "DESTROY", {"E03", "E07"}),
    ],
)
def test_crisis_selectors(selector: str, effect: str, targets: set[str], tmp_path: Path) -> None:
    game = with_card(tmp_path, "event", effect=f"{effect} @{selector}")
    own = {
        "staff": "S04, S15",
        "patients": "P12, P26 @T02",
        "overload": "P17, P22",
        "sectors": "T02, T06",
        "drugs": "F01, F04",
        "equipment": "E03, E07",
    }
    state = at(own, RIVAL, game=game, phase=1, events="V90", patients="P01")
    assert asked(state) == ("target", 1)
    assert of(state, "choose") == targets | ({"P01"} if selector == "CP" else set())


@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("@OP[noncritical]", {"S90>P12"}),
        ("@OP[guardia]", {"S90>P12"}),
        ("@OPC", {"S90>P26"}),
        ("@OP", {"S90>P12", "S90>P26"}),
    ],
)
def test_filters_of_patients(target: str, left: set[str], tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", active=f"$0, EST 1: ADD INF 1 {target}")
    assert of(at(OWN, RIVAL, game=game), "use") >= left
    assert {move for move in of(at(OWN, RIVAL, game=game), "use") if "S90" in move} == left


def test_filter_of_staff(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", active="$0, EST 1: ADD TE 1 @OSX[nonchief]")
    moves = {move for move in of(at(OWN, RIVAL, game=game), "use") if "S90" in move}
    assert moves == {"S90>S04"}


def test_filters_of_all(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", active="$0, EST 1: ADD INF 1 @AAP[noncritical,guardia]")
    state = after(at(OWN, RIVAL, game=game), "use:S90")
    infected = [on(state, name, "INF") for name in ("P12", "P26", "P17")]
    assert infected == [3, 0, 0]
    assert [on(state, name, "INF", 1) for name in ("P04", "P22", "P08")] == [1, 0, 0]


# -- triggers --------------------------------------------------------------------------------------


def test_trigger_admit(tmp_path: Path) -> None:
    game = with_card(tmp_path, "patient", admit="ADD DET 1 @THIS; MONEY +1 @ME")
    state = event({"patients": "P01, P12, P17", "money": 0}, "V08", game=game, patients="P90, P04")
    assert bears(state, "P90") == {"DET": 1}
    assert money(state) == 6


def test_an_entry_text_that_admits_another(tmp_path: Path) -> None:
    game = with_card(tmp_path, "patient", admit="ADMIT 1 @ME")
    state = at({"patients": "P01, P12"}, game=game, phase=1, patients="P90, P04", events="V10")
    assert names(state, "guardia") == ["P01", "P12", "P90", "P04"]


def test_trigger_play(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", play="MONEY +3 @ME")
    assert money(after(at({"money": 1, "hand": "S90"}, game=game), "play:S90")) == 3


def test_trigger_start(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", start="CHOICE(MONEY +2 @ME | DRAW 1 @ME)")
    own = {"staff": "S90", "money": 0, "patients": "P01, P12, P17"}
    state = at(own, game=game, phase=1, events="V09")
    assert asked(state) == ("option", 0)
    after(state, "option:1")
    assert (money(state), count(state, "hand.0")) == (5 + 2 - 2, 1)


def test_trigger_active_of_a_sector_on_whom_it_lodges(tmp_path: Path) -> None:
    game = with_card(
        tmp_path, "sector", "capacity = true\n", active="$1, EST 2 @LODGED_S: HEAL 2 @LODGED_P"
    )
    own = {"money": 3, "sectors": "T90", "staff": "S03 @T90", "patients": "P12 @T90"}
    state = after(at(own, game=game), "use:T90")
    assert (on(state, "P12", "PC"), on(state, "S03", "EST"), money(state)) == (2, 2, 2)
    empty = at({**own, "patients": "P12"}, game=game)
    assert refused(empty, "use:T90") == "no-effect (CA-71)"


def test_trigger_epic(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", "chief = true\n", epic="2 PA, EST 1 after: HEAL 9 @OP")
    state = after(at(OWN, RIVAL, game=game), "epic:S90>P26")
    assert (on(state, "P26", "PC"), pa(state), on(state, "S90", "EST")) == (9, 4, 1)


def test_trigger_dose(tmp_path: Path) -> None:
    game = with_card(tmp_path, "drug", dose="MONEY +1 @ME")
    state = after(at({"money": 0, "drugs": "F90"}, game=game), "dose:F90", "dose:F90")
    assert (money(state), discard(state)) == (2, ["F90"])


def test_a_dose_with_a_choice(tmp_path: Path) -> None:
    game = with_card(tmp_path, "drug", dose="CHOICE(MONEY +1 @ME | RP +1 @ME)")
    state = after(at({"money": 0, "drugs": "F90 DOS 1"}, game=game), "dose:F90")
    assert asked(state) == ("option", 0)
    assert game.from_json(state.to_json()) == state  # with a drug that is empty, but still there
    after(state, "option:2")
    assert (rp(state), discard(state)) == (11, ["F90"])


def test_trigger_phase3(tmp_path: Path) -> None:
    game = with_card(tmp_path, "patient", phase3="ADD DET 1 @THIS; MONEY -1 @ME")
    state = until_end(at({"money": 3, "patients": "P90"}, game=game))
    assert (on(state, "P90", "DET"), money(state)) == (2, 2)


def test_trigger_discharge_of_a_sector(tmp_path: Path) -> None:
    game = with_card(
        tmp_path,
        "sector",
        "capacity = false\n",
        discharge="IF(TRG.PA>=3: MONEY +4 @ME); DRAW 1 @ME",
    )
    own = {"money": 0, "sectors": "T90", "patients": "P08 PC 5, P04"}
    state = until_end(at(own, game=game))
    assert (money(state), count(state, "hand.0")) == (4, 1)


def test_trigger_death(tmp_path: Path) -> None:
    game = with_card(tmp_path, "patient", death="RP -2 @ME; MONEY +5 @RIVAL")
    state = until_end(at({"patients": "P90 DET 3, P12"}, {"money": 0}, game=game))
    assert rp(state) == 7
    assert money(state, 1) == 5 + 5


def test_trigger_revealed(tmp_path: Path) -> None:
    game = with_card(tmp_path, "event", effect="IF(ME.max_det>=2: RP -1 @ME); MONEY +1 @ME")
    assert rp(event({"patients": "P12 DET 2"}, "V90", game=game)) == 9
    assert rp(event({"patients": "P12 DET 1"}, "V90", game=game)) == 10


# -- MOD -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("MOD CURE_VALUE +2 @ME", (3, 4)),
        ("MOD CURE_VALUE +2 @AOS", (3, 4)),
        ("MOD CURE_VALUE +2 @OS[nonchief]", (3, 2)),
        ("MOD CURE_VALUE +2 @OPC", (1, 4)),
        ("MOD CURE_VALUE +2 @AOP[noncritical]", (3, 2)),
        ("MOD CURE_VALUE -1 @ME", (0, 1)),
    ],
)
def test_cure_value(text: str, points: tuple[int, int], tmp_path: Path) -> None:
    """S01 (1) on P12, and the Chief S19 (2) on the Critical P26."""
    game = with_card(tmp_path, "equipment", always=text)
    own = {"money": 9, "staff": "S01, S19", "patients": "P12, P26", "equipment": "E90"}
    state = at(own, game=game)
    for move, name, expected in (("S01>P12", "P12", points[0]), ("S19>P26", "P26", points[1])):
        if expected == 0:
            assert refused(state, f"cure:{move}") == "no-need (CA-39)"
        else:
            after(state, f"cure:{move}")
            assert on(state, name, "PC") == expected


@pytest.mark.parametrize(
    ("stat", "amount", "expected"),
    [
        ("INCOME", 3, 8),
        ("INCOME", -9, 0),
    ],
)
def test_income(stat: str, amount: int, expected: int, tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always=f"MOD {stat} {amount:+} @ME")
    own = {"money": 0, "equipment": "E90", "patients": "P01, P12, P17"}
    assert money(at(own, game=game, phase=1, events="V12")) == expected


@pytest.mark.clause("CA-40")
def test_cure_cost(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="MOD CURE_COST -3 @OPC")
    own = {"money": 5, "staff": "S02", "patients": "P12, P26 INF 1", "equipment": "E90"}
    state = after(at(own, game=game), "cure:S02>P26")
    assert money(state) == 5
    assert money(after(state, "cure:S02>P12")) == 4


@pytest.mark.clause("CA-89")
def test_ability_cost(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="MOD ABILITY_COST -1 @ME")
    own = {"money": 5, "pa": 3, "staff": "S03, S14, S01", "equipment": "E90"}
    state = at({**own, "patients": "P12 DET 1 EST 1"}, game=game)
    after(state, "use:S03>P12", "use:S01>P12", "use:S14")
    assert money(state) == 4


@pytest.mark.clause("PC-6.14")
def test_det_tick(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="MOD DET_TICK -1 @OP")
    own = {"patients": "P12, P26", "overload": "P17", "equipment": "E90"}
    state = until_end(at(own, game=game))
    assert [on(state, name, "DET") for name in ("P12", "P26", "P17")] == [0, 1, 1]


@pytest.mark.clause("PC-6.7")
def test_rest_value(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", 'attach = "staff"\n', always="MOD REST_VALUE -1 @HOST")
    own = {"staff": "S03 EST 4, S04 EST 3", "equipment": "E90 @S03"}
    state = after(at(own, game=game), "rest:S03", "rest:S04")
    assert (on(state, "S03", "EST"), on(state, "S04", "EST")) == (3, 1)


def test_dose_bonus(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="MOD DOSE_BONUS +2 @ME")
    own = {"money": 5, "hand": "F04", "equipment": "E90"}
    assert on(after(at(own, game=game), "play:F04"), "F04", "DOS") == 5


def test_a_mod_until_the_end_of_the_turn(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", active="$0, EST 1: MOD CURE_VALUE +2 @ME until end of turn")
    own = {"money": 9, "staff": "S90, S02", "patients": "P26, P28, P30"}
    state = after(at(own, game=game), "use:S90", "cure:S02>P26")
    assert on(state, "P26", "PC") == 4
    until_end(state)
    assert state.view(None)["fields"]["changed"] == [0] * 7


def test_lodged_both_needs_both(tmp_path: Path) -> None:
    game = with_card(
        tmp_path, "equipment", 'attach = "sector"\n', always="MOD CURE_VALUE +1 @LODGED_BOTH"
    )
    own = {
        "money": 9,
        "staff": "S02 @T01, S03",
        "patients": "P26 @T01, P28",
        "sectors": "T01",
        "equipment": "E90 @T01",
    }
    state = after(at(own, game=game), "cure:S02>P26", "cure:S02>P28", "cure:S03>P26")
    assert (on(state, "P26", "PC"), on(state, "P28", "PC")) == (3 + 2, 2)


# -- PROTECT ---------------------------------------------------------------------------------------


def test_protect_est_of_patients_from_events_and_not_from_own_cards(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="PROTECT EST * @AOP")
    own = {"patients": "P01, P12, P17", "equipment": "E90"}
    state = at(own, game=game, phase=1, events="V13", patients="P06")
    assert [on(state, name, "EST") for name in ("P01", "P12", "P17")] == [0, 0, 0]
    entering = at({**own, "patients": "P01, P12"}, game=game, phase=1, patients="P06", events="V10")
    assert on(entering, "P06", "EST") == 2


def test_protect_inf_counts_down_from_every_source(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="PROTECT INF 3 @OP")
    own = {"patients": "P01, P12, P17", "equipment": "E90"}
    state = event(own, "V01", game=game)
    after(state, "choose:P12")
    assert (on(state, "P12", "INF"), on(state, "E90", "left")) == (0, 1)
    entering = at(
        {"patients": "P01, P12", "equipment": "E90 LEFT 1"},
        game=game,
        phase=1,
        patients="P25",
        events="V10",
    )
    assert on(entering, "P25", "INF") == 1
    assert discard(entering) == ["E90"]


def test_protect_bloq_of_every_one(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", always="PROTECT BLOQ * @OT")
    own = {"staff": "S90", "sectors": "T06", "equipment": "E07"}
    state = event(own, "V07", game=game)
    assert on(state, "T06", "BLOQ") == 0
    assert on(state, "E07", "left") == 2  # what costs nothing comes first


@pytest.mark.clause("CA-82")
def test_protect_death_of_every_one_asks_nobody(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="PROTECT DEATH * @OPC")
    own = {"patients": "P26 DET 7, P29 DET 2, P08 DET 2", "equipment": "E90"}
    state = until_end(at(own, game=game))
    assert asked(state)[1] == 1
    assert (on(state, "P26", "DET"), on(state, "P29", "DET"), rp(state)) == (7, 2, 9)


@pytest.mark.clause("CA-82")
def test_protect_death_of_two(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", always="PROTECT DEATH 2 @OP")
    own = {"patients": "P08 DET 2, P22 DET 2, P18 DET 2", "equipment": "E90"}
    state = until_end(at(own, game=game))
    after(state, "save:P18")
    assert of(state, "save") == {"P08", "P22"}
    after(state, "save:P22")
    assert (where(state, "P08"), rp(state), discard(state)) == ("", 9, ["E90"])


# -- several clauses -------------------------------------------------------------------------------


@pytest.mark.clause("CA-71")
def test_clauses_with_the_same_selector_share_one_target(tmp_path: Path) -> None:
    game = with_card(
        tmp_path, "staff", active="$0, EST 1: REMOVE EST 1 @OP; HEAL 1 @OP; DRAW 1 @ME"
    )
    state = after(at(OWN, RIVAL, game=game), "use:S90>P12")
    assert (on(state, "P12", "EST"), on(state, "P12", "PC")) == (0, 1)
    assert count(state, "hand.0") == 1


@pytest.mark.clause("CA-16")
def test_a_clause_without_target_is_left_out_and_the_others_work(tmp_path: Path) -> None:
    game = with_card(tmp_path, "event", effect="ADD EST 1 @CS; MONEY +1 @ME")
    state = event({"money": 0}, "V90", game=game)
    assert money(state) == 6


@pytest.mark.clause("CA-17", "CA-15")
def test_a_crisis_in_a_branch_is_aimed_when_it_is_chosen(tmp_path: Path) -> None:
    game = with_card(tmp_path, "event", effect="CHOICE(MONEY -3 @ME | ADD DET 1 @CP); DRAW 1 @ME")
    state = event({"money": 0, "patients": "P01, P12, P17"}, "V90", game=game)
    assert asked(state) == ("option", 0)
    after(state, "option:2")
    assert asked(state) == ("target", 1)
    assert game.from_json(state.to_json()) == state
    after(state, "choose:P12")
    assert (on(state, "P12", "DET"), count(state, "hand.0")) == (1, 2)


@pytest.mark.clause("CA-33", "CA-94")
def test_a_choice_after_a_target(tmp_path: Path) -> None:
    game = with_card(
        tmp_path, "staff", active="$0, EST 1: HEAL 1 @OP; CHOICE(HEAL 1 @OP | MONEY +1 @ME)"
    )
    state = after(at(OWN, RIVAL, game=game), "use:S90>P26")
    assert asked(state) == ("option", 0)
    assert game.from_json(state.to_json()) == state
    after(state, "option:1")
    assert on(state, "P26", "PC") == 2


@pytest.mark.clause("CA-33")
def test_a_text_goes_on_after_its_card_has_burnt_out(tmp_path: Path) -> None:
    game = with_card(
        tmp_path, "staff", active="$0, EST 6: HEAL 1 @OP; CHOICE(HEAL 1 @OP | MONEY +1 @ME)"
    )
    state = after(at(OWN, RIVAL, game=game), "use:S90>P26")
    assert discard(state) == ["S90"]
    assert game.from_json(state.to_json()) == state
    after(state, "option:1")
    assert on(state, "P26", "PC") == 2
    assert asked(state) == ("act", 0)


@pytest.mark.clause("CA-69")
def test_what_is_left_of_an_effect_is_not_resolved_when_the_game_is_over(tmp_path: Path) -> None:
    game = with_card(tmp_path, "event", effect="RP -9 @BOTH; MONEY +9 @ME")
    state = event({"money": 0, "rp": 9}, "V90", {"rp": 9}, game=game)
    assert outcome(state) == ("elimination", (1,))  # CA-91: the active player first
    assert (rp(state, 1), money(state)) == (9, 5)


@pytest.mark.clause("CA-76", "CA-22")
def test_a_patient_is_moved_on_playing(tmp_path: Path) -> None:
    game = with_card(tmp_path, "staff", play="MOVE_PATIENT @OP")
    own = {"money": 1, "hand": "S90", "patients": "P04, P12 @T01", "sectors": "T01, T02, T04"}
    state = after(at(own, game=game), "play:S90")
    assert of(state, "choose") == {"P04>T02", "P12>guardia"}
    after(state, "choose:P04>T02")
    assert lodged(state, "P04") == "T02"
    full = {**own, "patients": f"{FULL}, P12 @T01", "sectors": "T01"}
    assert asked(after(at(full, game=game), "play:S90")) == ("act", 0)


def test_a_start_text_for_its_host(tmp_path: Path) -> None:
    game = with_card(tmp_path, "equipment", 'attach = "patient"\n', start="HEAL 1 @HOST")
    own = {"patients": "P01, P12, P17", "equipment": "E90 @P12"}
    assert on(at(own, game=game, phase=1, events="V10"), "P12", "PC") == 1


def test_contagion_of_another_kind(tmp_path: Path) -> None:
    game = with_card(tmp_path, "patient", phase3="ADD EST 2 @OTHER_OWN_PATIENT_GUARD")
    state = until_end(at({"patients": "P90, P12"}, game=game))
    assert (on(state, "P12", "EST"), on(state, "P90", "EST")) == (2, 0)


def test_nothing_of_the_vocabulary_is_left_out() -> None:
    """Each verb has a case above; each selector one here, in a Crisis, or in a test by its name."""
    by_name = {"THIS", "HOST", "LODGED_P", "LODGED_S", "LODGED_BOTH", "TRG"}
    by_name |= {"OTHER_OWN_PATIENT_GUARD", "CP", "CS", "CT", "CD", "CE"}
    assert {one.value for one in terms.Verb} - {"PROTECT"} <= set(VERBS)
    assert {one.value for one in terms.Selector} == set(SELECTORS) | by_name
    source = Path(__file__).read_text(encoding="utf-8")
    for words in (terms.Stat, terms.Guard, terms.Token):
        assert all(one.value in source for one in words)
    assert all(f"@{name}" in source for name in by_name - {"TRG", "CP", "CS", "CT", "CD", "CE"})
