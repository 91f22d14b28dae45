"""Table 3.4-S: every staff member by the text that stands on it, and by its CURA."""

from __future__ import annotations

import pytest

from sobremesa.games.protocolo.cardset.reading import box
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    asked,
    at,
    bears,
    discard,
    hand,
    money,
    names,
    of,
    on,
    outcome,
    pa,
    refused,
    rp,
    where,
)

STAFF = {card.id: card for card in box().staff}


def staffed(who: str, **more: object) -> dict[str, object]:
    """A hospital with this staff member, and money enough."""
    return {"staff": who, "money": 10, **more}


# -- what all of them do -----------------------------------------------------------------------


@pytest.mark.clause("PC-6.8", "CA-27")
@pytest.mark.parametrize("name", STAFF)
def test_it_enters_the_guardia_for_its_printed_cost(name: str) -> None:
    state = at({"hand": name, "money": STAFF[name].cost})
    after(state, f"play:{name}")
    assert names(state, "staff") == [name]
    assert money(state) == 0
    short = at({"hand": name, "money": STAFF[name].cost - 1})
    assert refused(short, f"play:{name}")


@pytest.mark.clause("PC-6.10", "CA-38", "CA-73")
@pytest.mark.parametrize("name", STAFF)
def test_it_cures_as_much_as_its_cura_says(name: str) -> None:
    state = at(staffed(name, patients="P28"))
    if STAFF[name].cure == 0:
        assert refused(state, f"cure:{name}>P28")
        return
    after(state, f"cure:{name}>P28")
    assert bears(state, "P28") == {"PC": STAFF[name].cure}
    assert on(state, name, "EST") == 1
    assert money(state) == 9


@pytest.mark.clause("PC-5.6", "CA-34")
@pytest.mark.parametrize("name", [name for name, card in STAFF.items() if card.cure])
def test_it_burns_out_at_its_res(name: str) -> None:
    res = STAFF[name].res
    state = at(staffed(f"{name} EST {res - 1}", patients="P28"))
    after(state, f"cure:{name}>P28")
    assert discard(state) == [name]
    state = at(staffed(f"{name} EST {res - 2}", patients="P28"))
    after(state, f"cure:{name}>P28")
    assert on(state, name, "EST") == res - 1


# -- one by one --------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.9", "CA-71")
def test_s01_the_ward_nurse_calms_a_patient_for_nothing() -> None:
    state = at(staffed("S01", patients="P06 EST 2, P04"))
    assert of(state, "use") == {"S01>P06"}
    after(state, "use:S01>P06")
    assert bears(state, "P06") == {"EST": 1}
    assert (on(state, "S01", "EST"), money(state)) == (1, 10)


@pytest.mark.clause("PC-7.2", "CA-32")
def test_s02_the_resident_gives_herself_an_extra_turn() -> None:
    state = at(staffed("S02", patients="P12"))
    after(state, "use:S02")
    assert bears(state, "S02") == {"EST": 1, "TE": 1}
    assert money(state) == 9
    after(state, "cure:S02>P12")
    assert bears(state, "S02") == {"EST": 2, "TE": 1}
    after(state, "cure:S02>P12")
    assert discard(state) == ["S02"]
    assert bears(state, "P12") == {"PC": 4}


@pytest.mark.clause("PC-6.9", "CA-71")
def test_s03_the_internist_holds_deterioration_up() -> None:
    state = at(staffed("S03", patients="P04 DET 2, P12"))
    assert of(state, "use") == {"S03>P04"}
    after(state, "use:S03>P04")
    assert bears(state, "P04") == {"DET": 1}
    assert (on(state, "S03", "EST"), money(state)) == (1, 9)


@pytest.mark.clause("CA-42", "PC-5.3")
def test_s04_the_surgeon_heals_3_on_a_critical_patient() -> None:
    state = at(staffed("S04", patients="P27 EST 2, P04"))
    assert of(state, "use") == {"S04>P27"}
    after(state, "use:S04>P27")
    assert bears(state, "P27") == {"PC": 1}
    assert (on(state, "S04", "EST"), money(state)) == (1, 8)


@pytest.mark.clause("PC-6.9")
def test_s05_the_anaesthetist_takes_all_est_from_a_patient() -> None:
    state = at(staffed("S05", patients="P06 EST 5 DET 1, P10 EST 1"))
    after(state, "use:S05>P06")
    assert bears(state, "P06") == {"DET": 1}
    assert bears(state, "P10") == {"EST": 1}
    assert money(state) == 9


@pytest.mark.clause("CA-49")
def test_s06_the_infectologist_removes_2_inf() -> None:
    state = at(staffed("S06", patients="P02 INF 3, P05 INF 1"))
    after(state, "use:S06>P02")
    assert bears(state, "P02") == {"INF": 1}
    assert money(state) == 10
    state = at(staffed("S06", patients="P02, P05 INF 1"))
    after(state, "use:S06>P05")
    assert bears(state, "P05") == {}


@pytest.mark.clause("CA-22", "CA-76")
def test_s07_the_orderly_moves_a_patient_to_a_sector_and_back() -> None:
    own = staffed("S07", patients="P04, P12 @T02", sectors="T02, T01, T06")
    state = at(own)
    assert of(state, "use") == {"S07>P04>T01", "S07>P12>guardia"}
    after(state, "use:S07>P04>T01")
    assert where(state, "P04") == "beds"
    assert on(state, "S07", "EST") == 1
    state = after(at(own), "use:S07>P12>guardia")
    assert names(state, "guardia") == ["P04", "P12"]


@pytest.mark.clause("CA-24")
def test_s08_the_psychologist_helps_others_and_not_herself() -> None:
    state = at(staffed("S08 EST 1, S03 EST 3, S01"))
    assert of(state, "use") == {"S08>S03"}
    after(state, "use:S08>S03")
    assert on(state, "S03", "EST") == 1
    assert on(state, "S08", "EST") == 2
    assert money(state) == 9


@pytest.mark.clause("PC-3.1")
def test_s09_the_clerk_brings_2_dollars() -> None:
    state = after(at(staffed("S09")), "use:S09")
    assert (money(state), on(state, "S09", "EST")) == (12, 1)


@pytest.mark.clause("CA-49", "PC-5.11")
def test_s10_the_technician_frees_a_sector() -> None:
    state = at(staffed("S10", sectors="T06 BLOQ 2, T01"))
    assert of(state, "use") == {"S10>T06"}
    after(state, "use:S10>T06")
    assert bears(state, "T06") == {}
    assert money(state) == 10


@pytest.mark.clause("PC-7.1")
def test_s11_the_pharmacist_fills_a_drug_beyond_what_is_printed() -> None:
    state = at(staffed("S11", drugs="F04 DOS 3, F01 DOS 1"))
    after(state, "use:S11>F04")
    assert on(state, "F04", "DOS") == 4
    assert on(state, "F01", "DOS") == 1


@pytest.mark.clause("CA-71", "CA-42")
def test_s12_the_paramedic_heals_when_played() -> None:
    state = at({"hand": "S12", "money": 3, "patients": "P04, P06 EST 1"})
    after(state, "play:S12")
    assert asked(state) == ("target", 0)
    assert of(state, "choose") == {"P04", "P06"}
    after(state, "choose:P06")
    assert bears(state, "P06") == {}
    assert bears(state, "S12") == {}


@pytest.mark.clause("CA-16", "CA-71")
def test_s12_is_played_where_there_is_nobody_to_heal() -> None:
    state = after(at({"hand": "S12", "money": 3, "patients": "P04 PC 4"}), "play:S12")
    assert names(state, "staff") == ["S12"]
    assert bears(state, "P04") == {"PC": 4}


@pytest.mark.clause("PC-5.11", "PC-5.12")
def test_s13_the_auditor_blocks_a_sector_of_the_rival() -> None:
    state = at(staffed("S13", sectors="T01"), {"sectors": "T06, T02 BLOQ 2"})
    assert of(state, "use") == {"S13>T06", "S13>T02"}
    after(state, "use:S13>T06")
    assert on(state, "T06", "BLOQ", seat=1) == 1
    assert money(state) == 9


@pytest.mark.clause("PC-3.3", "PC-2.2", "CA-69")
def test_s14_the_reporter_costs_the_rival_1_rp() -> None:
    state = after(at(staffed("S14"), {"rp": 4}), "use:S14")
    assert (rp(state, 0), rp(state, 1)) == (10, 3)
    assert money(state) == 8
    state = after(at(staffed("S14"), {"rp": 1}), "use:S14")
    assert outcome(state) == ("elimination", (0,))


@pytest.mark.clause("PC-6.11", "CA-46")
def test_s15_the_chief_of_surgery_heals_6_for_3_pa() -> None:
    state = at(staffed("S15", patients="P28", pa=3))
    after(state, "epic:S15>P28")
    assert bears(state, "P28") == {"PC": 6}
    assert (pa(state), on(state, "S15", "EST"), money(state)) == (0, 1, 10)
    assert refused(at(staffed("S15", patients="P28", pa=2)), "epic:S15>P28")


@pytest.mark.clause("PC-6.11", "CA-32")
def test_s16_the_chief_of_emergency_gives_all_others_an_extra_turn() -> None:
    state = after(at(staffed("S16, S01, S02", pa=2), {"staff": "S03"}), "epic:S16")
    assert [on(state, name, "TE") for name in ("S16", "S01", "S02")] == [0, 1, 1]
    assert on(state, "S03", "TE", seat=1) == 0
    assert (pa(state), on(state, "S16", "EST")) == (0, 1)


@pytest.mark.clause("CA-71")
def test_s16_cannot_be_used_when_nobody_else_is_there() -> None:
    assert refused(at(staffed("S16", pa=2)), "epic:S16")


@pytest.mark.clause("PC-6.11", "CA-79")
def test_s17_the_chief_of_epidemiology_cleans_and_infects() -> None:
    own = staffed("S17", pa=2, patients="P02 INF 3, P04", overload="P05 INF 1")
    rival = {"patients": "P12, P25 INF 2", "overload": "P07"}
    state = after(at(own, rival), "epic:S17")
    assert bears(state, "P02") == bears(state, "P04") == bears(state, "P05") == {}
    assert bears(state, "P12", 1) == bears(state, "P07", 1) == {"INF": 1}
    assert bears(state, "P25", 1) == {"INF": 3}


@pytest.mark.clause("PC-6.11")
def test_s18_the_chief_financial_officer_brings_6_dollars_and_a_card() -> None:
    state = after(at(staffed("S18", pa=2, deck="S05")), "epic:S18")
    assert money(state) == 16
    assert hand(state) == ["S05"]
    assert pa(state) == 0


@pytest.mark.clause("CA-90", "CA-33")
def test_s19_the_chief_of_nursing_calms_all_staff_and_is_stressed_afterwards() -> None:
    state = after(
        at(staffed("S19 EST 5, S04 EST 3, S01", pa=2), {"staff": "S03 EST 2"}), "epic:S19"
    )
    assert [on(state, name, "EST") for name in ("S19", "S04", "S01")] == [1, 0, 0]
    assert on(state, "S03", "EST", seat=1) == 2
    assert pa(state) == 0


@pytest.mark.clause("CA-33")
@pytest.mark.parametrize(
    ("who", "move"),
    [("S03 EST 4", "use:S03>P04"), ("S15 EST 4", "epic:S15>P04"), ("S13 EST 2", "use:S13>T06")],
)
def test_the_effect_comes_though_its_est_burns_the_staff_out(who: str, move: str) -> None:
    state = at(staffed(who, patients="P04 DET 1", pa=3), {"sectors": "T06"})
    after(state, move)
    assert len(discard(state)) == 1
    assert bears(state, "P04") != {"DET": 1} or on(state, "T06", "BLOQ", seat=1) == 1


# S02 gives itself the token that lifts this limit; S12 has nothing to use
USED = sorted(set(STAFF) - {"S02", "S12"})


@pytest.mark.clause("CA-31")
@pytest.mark.parametrize("name", USED)
def test_each_ability_is_used_once_a_turn(name: str) -> None:
    own = staffed(
        f"{name}, {'S01' if name == 'S08' else 'S08'} EST 3",
        patients="P06 EST 9 INF 9 DET 3, P28",
        sectors="T06 BLOQ 2, T01",
        drugs="F04",
        pa=9,
    )
    state = at(own, {"sectors": "T06", "patients": "P12"})
    own_moves = (f"use:{name}", f"epic:{name}")
    moves = sorted(str(move) for move in state.moves(0) if str(move).startswith(own_moves))
    assert moves
    after(state, moves[0])
    assert all(refused(state, move) for move in moves)


def test_every_staff_member_of_the_set_has_a_test() -> None:
    tested = {name[5:8].upper() for name in globals() if name.startswith("test_s")}
    assert tested == set(STAFF)
