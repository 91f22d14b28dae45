"""Every move has one text, and every text that is not one says so."""

from __future__ import annotations

import pytest

from sobremesa import Bad
from sobremesa.games.rescate import notation
from tests.games.rescate.helpers import GAME

WRITTEN = (
    "move:n",
    "move:link",
    "open:e",
    "close:w",
    "extinguish:s",
    "extinguish:here",
    "chop:n",
    "carry:victim",
    "carry:treated",
    "carry:hazmat",
    "drop",
    "lead",
    "leave",
    "treat",
    "treat:2",
    "command:2>move:n",
    "command:0>open:e",
    "command:5>close:s",
    "go",
    "identify:3,4",
    "dispose",
    "clear",
    "repair:n",
    "squeeze:e",
    "reveal:w",
    "drive:engine>cw",
    "drive:ambulance>ccw",
    "ride:0,7",
    "stay",
    "gun",
    "reroll:red",
    "reroll:black",
    "keep",
    "crew:paramedic",
    "dodge:n",
    "dodge:n+led",
    "stand",
    "recover:4,9",
    "park:engine>0,7",
    "choose:dog",
    "start:3,0",
    "pass",
)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(GAME.parse(text)) == text
    assert str(GAME.parse(f" {text.upper()} ")) == text
    assert GAME.describe(GAME.parse(text).code)["play"]


def test_every_kind_is_written_here() -> None:
    assert {text.partition(":")[0] for text in WRITTEN} == set(notation.PLAYS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "move",
        "move:",
        "move:here",
        "move:x",
        "drop:n",
        "pass:",
        "extinguish",
        "carry:poi",
        "treat:6",
        "treat:x",
        "command:2",
        "command:2>chop:n",
        "command:9>move:n",
        "command:1>move:here",
        "identify:34",
        "identify:3,99",
        "identify:03,4",
        "drive:engine",
        "drive:bus>cw",
        "drive:engine>up",
        "ride:a,b",
        "reroll:blue",
        "crew:firefighter",
        "crew:nobody",
        "dodge:n+carried",
        "park:0,7",
        "park:engine>x",
        "start:1/",
        "fly:n",
        "0/3,4",
        "start:0/3,4",
    ],
)
def test_what_is_no_move_says_so(text: str) -> None:
    with pytest.raises(Bad):
        GAME.parse(text)


def test_a_space_of_another_floor_has_its_number_before_it() -> None:
    assert str(GAME.parse("identify:1/3,9")) == "identify:1/3,9"


def test_the_vocabulary_reads_back() -> None:
    for code in GAME.vocabulary(6):
        assert GAME.parse(GAME.text(code)).code == code
