"""Every reason why a move cannot be made, under every clause that may speak for it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sobremesa import Refusal
from sobremesa.engine.state import State
from tests.games.rescate.helpers import GAME, RECRUIT, after, at, burn, expert, figure, refused

TABLE = tomllib.loads(GAME.folder.joinpath("refusals.toml").read_text(encoding="utf-8"))

Row = tuple[State, str, str]


def crew(who: str, space: str, **more: Any) -> State:
    """One specialist; the engine at the top, the ambulance at the bottom."""
    own = {key: more.pop(key) for key in ("carries", "leads", "ap", "saved") if key in more}
    return expert(figure(who, space, **own), **({"engine": "07", "ambulance": "73"} | more))


def pair(who: str, other: str, space: str, **more: Any) -> State:
    """A specialist outside, another somewhere."""
    return expert(figure(who, "70"), figure(other, space), **more)


def setting_up(*moves: str) -> State:
    """An experienced match while it is set up."""
    return after(GAME.start(2, 0, RECRUIT), *moves)


def over() -> State:
    """A match that has been won."""
    state = at({"at": "31", "carries": "victim"}, victims="31", poi="", rescued=6)
    return after(state, "move:w")


def knocked() -> State:
    """Somebody has to get up: two spots are equally near."""
    return burn(at("56", "70", fire="46 57"), "56")


def rows() -> list[Row]:
    """Positions, moves of seat 0, and why they cannot be made."""
    placed = ("park:engine>0,7", "park:ambulance>0,5")
    aimed = after(crew("driver", "07", dice=[1, 1]), "gun")
    riding = after(crew("generalist", "73"), "drive:ambulance>cw")
    dodging = burn(expert(figure("veteran", "22", ap=3), fire="21", poi="18 61 68"), "22")
    obeying = after(
        expert(
            figure("captain", "70", ap=0),
            figure("generalist", "22", leads=True),
            treated="22",
            victims="22",
            poi="",
        ),
        "command:1>move:w",
    )
    assert obeying.waiting == (1,)
    busy = crew("generalist", "22", victims="22", poi="")
    for _ in range(4):
        after(busy, "carry:victim", "drop")
    led = crew("generalist", "22", leads=True, treated="22 22", poi="")
    return [
        (over(), "pass", "game-over (B-2.1)"),
        (after(at("70", "60"), "pass"), "pass", "not-your-turn (B-4.1)"),
        (at("70"), "keep", "other-decision (B-4.1)"),
        (at("70"), "dodge:n", "other-decision (B-12.1)"),
        (at({"at": "22", "ap": 0}), "move:n", "too-few-ap (B-4.2)"),
        (at({"at": "22", "ap": 2}, fire="21"), "move:w", "no-way-back (B-4.4)"),
        (after(at("22", fire="21"), "move:w"), "pass", "in-fire (B-4.4)"),
        (at("00"), "move:n", "off-board (B-3.1)"),
        (at("23"), "move:e", "wall (B-3.2)"),
        (at("13"), "move:e", "closed-door (B-3.2)"),
        (busy, "carry:victim", "enough-of-that (R-2)"),
        (led, "lead", "leads-already (R-3)"),
        (crew("generalist", "22"), "leave", "leads-nobody (R-3)"),
        (
            crew("generalist", "22", victims="22", carries="victim", poi="", fire="21"),
            "move:w",
            "not-into-fire (B-5.2)",
        ),
        (crew("generalist", "22"), "treat", "not-for-you (R-3)"),
        (at("11"), "open:e", "no-door (B-5.3)"),
        (at("13", doors={"13|14": "open"}), "open:e", "open-already (B-5.3)"),
        (at("13"), "close:e", "closed-already (B-5.3)"),
        (at("22"), "chop:n", "no-wall (B-5.5)"),
        (crew("engineer", "22"), "repair:n", "no-wall (R-3)"),
        (crew("dog", "22"), "squeeze:n", "no-wall (R-3)"),
        (at("22"), "extinguish:here", "no-fire (B-5.4)"),
        (at("22"), "carry:victim", "nothing-to-take (B-5.2)"),
        (
            at({"at": "22", "carries": "victim"}, victims="22", poi=""),
            "carry:victim",
            "hands-full (B-5.2)",
        ),
        (at("22"), "drop", "hands-empty (B-5.2)"),
        (
            expert(
                figure("paramedic", "22"),
                figure("cafs", "22", carries="treated"),
                treated="22",
                poi="",
            ),
            "treat:1",
            "treated-already (R-3)",
        ),
        (crew("imaging", "22"), "identify:3,4", "no-marker (B-5.6)"),
        (crew("engineer", "22"), "clear", "no-hot-spot (R-3)"),
        (crew("engineer", "22", hot="22", fire="21"), "clear", "fire-near (R-3)"),
        (crew("engineer", "23"), "repair:e", "not-damaged (R-3)"),
        (pair("captain", "cafs", "22"), "command:0>move:n", "not-yourself (R-3)"),
        (pair("captain", "cafs", "22"), "command:3>move:n", "no-such-seat (B-13.1)"),
        (pair("captain", "cafs", "22", fire="21"), "command:1>move:w", "orders-spent (R-3)"),
        (at("70"), "gun", "no-vehicle (B-9.1)"),
        (crew("generalist", "22"), "drive:engine>cw", "not-at-engine (B-11.2)"),
        (crew("generalist", "22"), "gun", "not-at-engine (B-11.5)"),
        (crew("generalist", "22"), "crew:cafs", "not-at-engine (B-11.6)"),
        (
            expert(figure("generalist", "07"), figure("cafs", "15"), engine="07"),
            "gun",
            "somebody-there (B-11.5)",
        ),
        (crew("generalist", "07", acted=True), "crew:cafs", "turn-begun (B-11.6)"),
        (crew("generalist", "07"), "crew:generalist", "specialist-used (B-11.6)"),
        (
            crew("generalist", "07", options={"specialists": "box"}),
            "crew:dog",
            "not-in-box (B-12.3)",
        ),
        (setting_up(), "park:engine>0,0", "no-spot (B-9.9)"),
        (riding, "ride:0,7", "no-spot (B-11.3)"),
        (at_start(), "start:1,1", "not-outside (B-8.1)"),
        (knocked(), "recover:3,0", "not-nearest (B-6.9)"),
        (after(aimed, "reroll:red"), "reroll:red", "die-rolled (R-3)"),
        (dodging, "dodge:w", "space-burns (R-3)"),
        (setting_up(*placed, "choose:cafs"), "choose:cafs", "not-your-turn (B-4.1)"),
    ]


def at_start() -> State:
    """Everybody looks for a place to begin."""
    return GAME.start(1)


def test_each_reason_as_it_is_said() -> None:
    for state, move, said in rows():
        before = state.digest()
        assert refused(state, move) == said
        with pytest.raises(Refusal):
            state.play(0, move)
        assert state.digest() == before


def test_reasons_of_other_seats() -> None:
    used = setting_up("park:engine>0,7", "park:ambulance>0,5", "choose:cafs")
    assert refused(used, "choose:cafs", 1) == "specialist-used (B-9.9)"
    poor = expert(
        figure("captain", "70", ap=0),
        figure("generalist", "22", leads=True),
        treated="22",
        victims="22",
        poi="",
        free=1,
    )
    after(poor, "command:1>move:w")
    assert refused(poor, "carry:victim", 1) == "would-stop (R-7)"


def test_no_reason_is_left_out() -> None:
    said = {text.split(" ")[0]: set[str]() for _, _, text in rows()}
    for _, _, text in rows():
        code, clause = text.split(" ")
        said[code].add(clause.strip("()"))
    said["specialist-used"].add("B-9.9")
    said["would-stop"] = {"R-7"}
    for code, clauses in TABLE.items():
        assert code in said, code
        assert said[code] <= set(clauses.values()), code
