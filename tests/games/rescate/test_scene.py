"""What is to be seen at a fire: the board with all on it, the counts, and where one can go."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.records import Match
from sobremesa.engine.scene import Cell, Scene
from sobremesa.engine.state import State
from sobremesa.readers import plain_table
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.session import Interrupted, Seat, play_match
from sobremesa.words import LANGUAGES, Words
from tests.games.rescate.helpers import GAME, RECRUIT, at, expert, figure

NAMES = ["Ana", "Berto", "Carla"]


def cells(scene: Scene) -> dict[str, Cell]:
    """The spaces of the board by their coordinates."""
    board = next(zone for zone in scene["zones"] if "floors" in zone)
    return {cell["id"]: cell for cell in board["floors"][0]["cells"]}


def told(state: State, language: str = "en") -> str:
    return plain_table(state.scene(0), Words(language, GAME, NAMES))


def test_a_space_is_told_with_its_walls_what_burns_and_what_lies_there() -> None:
    state = at("70", smoke="34", poi="34 11 18", cubes={"24|34": 1}, doors={"32|33": "open"})
    assert "(3,4): damaged wall to the north, smoke, unknown point of interest" in told(state)
    assert "(3,3): open door to the west" in told(state)
    assert "(3,4): pared dañada al norte, humo, punto de interés sin descubrir" in told(state, "es")


def test_vehicles_specialists_hot_spots_and_hazmats_are_seen() -> None:
    state = expert(
        figure("paramedic", "73", ap=3), hot="44", hazmats="66", engine="07", ambulance="73"
    )
    seen = told(state)
    assert "## Ana, Paramedic, you, to play" in seen
    assert "(0,7): fire engine" in seen
    assert "(7,4): ambulance" in seen
    assert "(4,4): hot spot" in seen
    assert "(6,6): hazmat" in seen
    assert "- Damage: 0 of 24" in seen


def test_whoever_carries_somebody_is_seen_with_him() -> None:
    state = at({"at": "22", "carries": "victim", "ap": 4}, victims="22", poi="11 18")
    figures = [piece for piece in cells(state.scene(0))["(2,2)"]["pieces"] if "seat" in piece]
    assert [held["sign"] for held in figures[0]["holds"]] == ["V"]
    assert "(2,2): Ana carrying a victim" in told(state)


@pytest.mark.parametrize(
    ("state", "costs"),
    [
        # B-5.1 a step 1, into fire 2 and only with AP left to get out (B-4.4)
        (at({"at": "31", "ap": 4}, fire="32"), {"(2,1)": 1, "(3,2)": 2, "(4,2)": 2, "(2,3)": 3}),
        # B-5.3 a door on the way is opened first
        (at({"at": "13", "ap": 3}), {"(1,4)": 2, "(1,2)": 1, "(2,3)": 1, "(2,4)": 3}),
        # B-5.2 two for each step with a victim, and never into fire
        (
            at({"at": "31", "carries": "victim", "ap": 4}, victims="31", fire="32", poi="11 18"),
            {"(3,0)": 2, "(2,1)": 2, "(4,1)": 2, "(2,2)": 4, "(4,2)": 4},
        ),
    ],
    ids=["fire", "door", "loaded"],
)
def test_what_it_costs_to_get_somewhere(state: State, costs: dict[str, int]) -> None:
    seen = cells(state.scene(0))
    assert {name: seen[name].get("cost") for name in costs} == costs
    assert "cost" not in seen["(6,8)"]


def test_each_way_costs_what_its_moves_cost() -> None:
    """The moves of every way can be made one by one, end there, and take what was said."""
    walked = 0
    for seed in range(6):
        state = GAME.start(3, f"ways {seed}", RECRUIT if seed % 2 else {}, record=False)
        rng = Rng(seed)
        for _ in range(40):
            if not state.waiting:
                break
            seat = state.waiting[0]
            choices = state.choices(seat)
            state.take(seat, choices[rng.below(len(choices))])
        if not state.waiting or state.open_decisions()[-1]["kind"] != "action":
            continue
        seat = state.waiting[0]
        for name, cell in cells(state.scene(seat)).items():
            if "way" not in cell:
                continue
            copy, paid = state.clone(), 0
            for move in cell["way"]:
                outlook = copy.outlook(seat, move)
                paid += outlook["args"]["cost"] if outlook else 0
                copy.play(seat, move)
            figures = [p for p in cells(copy.scene(seat))[name]["pieces"] if p.get("seat") == seat]
            assert len(figures) == 1
            assert paid == cell["cost"]
            walked += 1
    assert walked > 40


def test_a_way_ends_where_something_is_found() -> None:
    """B-5.6 What lies there is not known before: no way leads on through it."""
    state = at({"at": "31", "ap": 4}, poi="21 18 68")
    seen = cells(state.scene(0))
    assert seen["(2,1)"]["way"] == ["move:n"]
    through = [name for name, cell in seen.items() if cell.get("way", [""])[0] == "move:n"]
    assert through == ["(2,1)"]


def test_nobody_but_who_acts_sees_ways() -> None:
    state = GAME.start(2, "start")  # where to begin is asked
    assert not any("cost" in cell for cell in cells(state.scene(0)).values())


# -- at the terminal ---------------------------------------------------------------------------


def session(match: Match, lines: list[str], language: str = "en", real: bool = False) -> str:
    """What is told to a person at all firefighters while these lines are typed."""
    target = StringIO()
    front = PlainFront(StringIO("".join(f"{line}\n" for line in lines)), target)
    seats = [Seat(name) for name in NAMES[: match.state.seats]]
    words = Words(language, GAME, NAMES[: match.state.seats])
    with pytest.raises(Interrupted):
        play_match(match, seats, words, save=lambda one: None, front=front, real_dice=real)
    return target.getvalue()


def lay(diagram: dict[str, Any]) -> Match:
    return Match.start(GAME, len(diagram["firefighters"]), 1, position=diagram)


CREW = {"firefighters": [{"at": "31", "ap": 4}, {"at": "73"}], "poi": "11 18 68", "fire": "55"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_plays_several_firefighters_without_a_curtain(language: str) -> None:
    match = lay(CREW)
    told = session(match, ["pass", "move:n", "pass"], language)
    assert [entry.seat for entry in match.entries] == [0, 1, 1]
    assert Words(language).say("terminal-pass-on", name="Berto") not in told
    assert "\n" * 20 not in told  # nothing is hidden


def test_a_way_is_gone_step_by_step() -> None:
    match = lay(CREW)
    session(match, ["go 4,2"])
    assert [entry.move for entry in match.entries] == ["move:e", "move:s"]
    match = lay(CREW)
    session(match, ["go 3,3"])
    assert [entry.move for entry in match.entries] == ["move:e", "open:e", "move:e"]


def test_prices_stand_beside_the_moves() -> None:
    told = session(lay(CREW), [])
    assert "Move to the east (1 AP)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_dice_are_asked_for_step_by_step(language: str) -> None:
    match = lay(CREW)
    told = session(match, ["pass", "7", "5", "nine", "5"], language, real=True)
    words = Words(language, GAME)
    assert words.say("terminal-throw", number=1, faces=6) in told
    assert words.say("terminal-throw", number=2, faces=8) in told
    assert words.say("terminal-no-face", text="7", faces=6) in told
    assert words.say("terminal-no-face", text="nine", faces=8) in told
    assert match.entries[0].dice == (4, 4)
    said = [seen for event in match.pages[-1] if (seen := event.seen_by(None))]
    assert [one["space"] for one in said if one.get("what") == "explosion"] == ["5,5"]


def test_a_long_fire_phase_is_told_line_by_line() -> None:
    match = lay(CREW)
    told = session(match, ["pass", "5", "5"], real=True)
    news = told.partition("What happened")[2]
    assert len([line for line in news.splitlines() if "(5,5)" in line or "(B-6" in line]) > 3
