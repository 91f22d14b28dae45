"""Panels, checklists, notes and numbers without a most, as both readers show them."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from sobremesa.engine.scene import Piece, Scene, Slot, Zone, checklist, hidden_zone, notes, text
from sobremesa.readers import draw_table, plain_table
from sobremesa.words import Words

WORDS = Words("en", names=["Ana"])
WIDTHS = (40, 80, 140)


def card(rank: str) -> Piece:
    return {
        "id": rank,
        "face": f"{rank}S",
        "label": text("card-spades", colour=rank),
        "hue": "spade",
        "sign": rank,
    }


def slot(name: str, *ranks: str) -> Slot:
    label = text("player-default", number=name)
    pieces = [card(rank) for rank in ranks]
    return {"id": name, "label": label, "hue": "spade", "pieces": pieces}


def panel() -> Zone:
    """A panel with a place for three things, one without end, and two for a single thing each."""
    crew = slot("crew", "K")
    crew["state"] = {"label": text("terminal-won"), "sign": "", "tone": "good"}
    slots = [slot("guns", "9", "7"), slot("tank", "4"), crew, slot("seat")]
    slots[0]["limit"], slots[1]["limit"] = 3, None
    zone = hidden_zone("panel.0", "panel", text("terminal-table"), 4, 0)
    zone["slots"] = slots
    return zone


def scene() -> Scene:
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
                    {
                        "id": "power",
                        "label": text("terminal-log"),
                        "value": 16,
                        "most": None,
                        "hue": "spade",
                    }
                ],
            }
        ],
        "zones": [
            notes("notes", text("terminal-news"), [text("terminal-log-empty")]),
            panel(),
            checklist(
                "list.0",
                text("terminal-help"),
                [
                    {"label": text("terminal-you"), "done": True},
                    {"label": text("terminal-kept"), "done": False},
                ],
                0,
            ),
        ],
    }


def drawn(width: int) -> str:
    console = Console(width=width, file=io.StringIO())
    with console.capture() as capture:
        console.print(draw_table(scene(), WORDS, width))
    return capture.get()


def flat(width: int) -> str:
    """The drawing as one run of words, without the edges of boxes."""
    return " ".join(drawn(width).replace("│", " ").split())


def test_the_plain_table_tells_every_place_and_line() -> None:
    told = plain_table(scene(), WORDS)
    for line in (
        "- The whole match: 16",
        "- The table:",
        "  - Player guns (2 of 3): 9 of spades, 7 of spades",
        "  - Player tank: 4 of spades",
        "  - Player crew: K of spades, has won",
        "  - Player seat: empty",
        "- What you can type:",
        "  - done: you",
        "  - missing: The match is saved.",
        "- What happened:",
        "  - Nothing has happened yet.",
    ):
        assert line in told.splitlines()


@pytest.mark.parametrize("width", WIDTHS)
def test_the_drawn_panel_shows_what_is_there_and_the_room_that_is_left(width: int) -> None:
    told = flat(width)
    assert "Player guns 2/3 9♠ 7♠ ·" in told
    assert "Player tank 4♠" in told
    assert "Player crew K♠ has won" in told
    assert "Player seat ·" in told
    assert "♠ 16" in told
    assert "♠ The whole match" in told


@pytest.mark.parametrize("width", WIDTHS)
def test_a_checklist_is_ticked_and_notes_stand_under_their_title(width: int) -> None:
    told = flat(width)
    assert "✓ you" in told
    assert "✗ The match is saved." in told
    assert "What happened" in told
    assert "Nothing has happened yet." in told
    assert all(cell_len(line) <= width for line in drawn(width).splitlines())


def holding(count: int) -> Scene:
    """The same with a hand of so many cards."""
    hand = hidden_zone("hand.0", "hand", text("terminal-empty"), count, 0)
    hand["pieces"] = [card(str(number)) for number in range(2, count + 2)]
    shown = scene()
    shown["zones"].append(hand)
    return shown


@pytest.mark.parametrize(("count", "boxed"), [(4, True), (9, True), (18, False)])
def test_a_hand_of_more_than_two_rows_is_told_without_boxes(count: int, boxed: bool) -> None:
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(draw_table(holding(count), WORDS, 80))
    lines = capture.get().partition("Your empty")[2].splitlines()
    assert any("╭" in line for line in lines) == boxed
    assert all(f"{number} of spades" in " ".join(lines) for number in range(2, count + 2))
    assert len(lines) <= 10


def test_who_decides_is_told_from_who_only_has_the_turn() -> None:
    shown = scene()
    shown["seats"][0]["waiting"] = False
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(draw_table(shown, WORDS, 80))
    assert "▷ Ana" in capture.get()
    assert "▶ Ana" in drawn(80)
