"""Files: things with numbers and states of their own, as both readers show them."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from sobremesa.engine.scene import (
    File,
    Gauge,
    Mark,
    Piece,
    Scene,
    Tone,
    Zone,
    files,
    hidden_zone,
    text,
)
from sobremesa.readers import draw_table, plain_table
from sobremesa.words import Words

WORDS = Words("en", names=["Ana"])
WIDTHS = (24, 40, 80, 100, 140)
GOING, GONE = "terminal-at-turn", "terminal-won"


def piece(name: str, sign: str = "") -> Piece:
    label = text("player-default", number=name)
    return {"id": name, "face": name, "label": label, "hue": "red", "sign": sign}


def gauge(number: int, value: int, most: int | None = None, tone: Tone = "plain") -> Gauge:
    """One of the numbers that a thing may have."""
    label = text("bot-default", number=number)
    return {"id": str(number), "label": label, "value": value, "most": most, "tone": tone}


def mark(key: str, tone: Tone = "bad") -> Mark:
    return {"label": text(key), "sign": "†", "tone": tone}


def file(name: str, *gauges: Gauge, marks: tuple[str, ...] = (), attached: str = "") -> File:
    return {
        "piece": piece(name),
        "gauges": list(gauges),
        "marks": [mark(key) for key in marks],
        "attached": [piece(attached)] if attached else [],
    }


def ward() -> Zone:
    """Three of five places are taken."""
    return files(
        "ward.0",
        text("terminal-table"),
        [
            file("one", gauge(1, 3, 4, "bad"), gauge(2, 0), gauge(3, 2), marks=(GOING,)),
            file("two", gauge(1, 0, 7), gauge(2, 0), gauge(3, 0), attached="hat"),
            file("three", gauge(1, 15, 20)),
        ],
        0,
        room=5,
    )


def staff() -> Zone:
    return files("staff.0", text("terminal-log"), [file(name) for name in ("x", "y", "z", "w")], 0)


def scene(*zones: Zone) -> Scene:
    return {
        "game": "none",
        "viewer": 0,
        "phase": text("not-over"),
        "seats": [
            {
                "seat": 0,
                "you": True,
                "turn": True,
                "waiting": True,
                "won": False,
                "gauges": [
                    gauge(7, 12, 20) | {"sign": "PA"},
                    gauge(8, 4) | {"sign": "$"},
                ],
            }
        ],
        "zones": list(zones),
    }


def drawn(width: int, *zones: Zone) -> str:
    console = Console(width=width, file=io.StringIO())
    with console.capture() as capture:
        console.print(draw_table(scene(*zones), WORDS, width))
    return capture.get()


def flat(width: int, *zones: Zone) -> str:
    return " ".join(drawn(width, *zones).split())


def test_the_plain_table_tells_numbers_and_states_and_leaves_out_what_is_not_there() -> None:
    told = plain_table(scene(ward()), WORDS).splitlines()
    assert told[told.index("- The table (3 of 5):") + 1 :][:3] == [
        "  - Player one: Bot 1 3 of 4, Bot 3 2; to play",
        "  - Player two: Bot 1 0 of 7 (on it: Player hat)",
        "  - Player three: Bot 1 15 of 20",
    ]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_drawing_has_all_of_it_and_is_never_too_wide(width: int) -> None:
    told = flat(width, ward(), staff())
    for part in ("Player one", "3/4", "† To play", "0/7", "Player hat", "15/20", "Player w"):
        assert part in told
    assert "The table 3/5" in told
    assert all(cell_len(line) <= width for line in drawn(width, ward(), staff()).splitlines())


def test_each_number_has_a_column_under_its_name_and_only_if_it_ever_counts() -> None:
    lines = drawn(80, ward()).splitlines()
    head = next(line for line in lines if "The table" in line)
    first = next(line for line in lines if "Player one" in line)
    assert "Bot 1" in head
    assert "Bot 2" not in head
    assert first.index("3/4") >= head.index("Bot 1") - 2
    assert "◆◆◆◇" in first


def test_numbers_are_drawn_as_dots_where_there_is_room() -> None:
    assert "◇◇◇◇◇◇◇" in drawn(80, ward())
    assert "◇" not in drawn(46, ward())
    assert "◆" * 15 not in drawn(140, ward())


def test_zones_stand_beside_and_below_each_other_as_there_is_room() -> None:
    short = files("short.0", text("terminal-help"), [file("s")], 0)
    beside = drawn(100, ward(), staff()).splitlines()
    assert any("The table" in line and "The whole match" in line for line in beside)
    stacked = drawn(100, staff(), short, short).splitlines()
    assert len(stacked) == len(drawn(100, staff()).splitlines())
    narrow = drawn(40, ward(), staff()).splitlines()
    assert not any("The table" in line and "The whole match" in line for line in narrow)


def test_states_stand_below_their_line_where_they_would_be_squeezed() -> None:
    lines = drawn(34, ward()).splitlines()
    at = next(number for number, line in enumerate(lines) if "Player one" in line)
    assert lines[at + 1].strip() == "† To play"
    assert "Player two" in lines[at + 2]


def test_a_zone_without_files_says_so() -> None:
    empty = files("ward.0", text("terminal-table"), [], 0, room=5)
    assert "- The table (0 of 5): nothing" in plain_table(scene(empty), WORDS).splitlines()
    assert "The table 0/5 nothing" in flat(80, empty)


def test_gauges_with_a_sign_are_told_by_it() -> None:
    told = flat(80, ward())
    assert "PA 12/20 $ 4" in told
    assert "PA Bot 7 $ Bot 8" in told  # what the signs mean


def hand(*, about: bool = True) -> Zone:
    """Two cards with what they do, one of which could be used now."""
    zone = hidden_zone("hand.0", "hand", text("terminal-empty"), 2, 0)
    cards = [piece("one", "$2"), piece("two", "$9")]
    if about:
        cards[0] |= {"about": text("not-over"), "ready": mark(GONE, "good")}
        cards[1] |= {"about": text("not-over"), "ready": mark(GOING, "plain") | {"sign": ""}}
    zone["pieces"] = cards
    return zone


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_say_what_they_do_and_which_could_be_used(width: int) -> None:
    lines = drawn(width, hand()).splitlines()
    assert any("†" in line and "$2" in line for line in lines)
    assert not any("†" in line and "$9" in line for line in lines)
    assert flat(width, hand()).count("The match is not over.") == 3  # and once above the table
    assert all(cell_len(line) <= width for line in lines)


def test_in_plain_text_they_say_it_in_words() -> None:
    told = plain_table(scene(hand()), WORDS).splitlines()
    assert "- Player one, has won. The match is not over." in told
    assert "- Player two, to play. The match is not over." in told
    assert "- Player one" in plain_table(scene(hand(about=False)), WORDS).splitlines()


def test_zones_that_count_the_same_share_their_columns() -> None:
    more = files("beds.0", text("terminal-log"), [file("wide " * 4, gauge(1, 1, 9))], 0)
    lines = drawn(100, ward(), more).splitlines()
    title = next(line for line in lines if "The whole match" in line)
    assert "Bot 1" not in title  # what the columns are stands above the first zone alone
    ends = [found.end() for line in lines if (found := re.search(r"Player .*?\d+/\d+", line))]
    assert len(ends) == 4
    assert len(set(ends)) == 1
