"""The board widget in both readers: drawn so that shape alone tells it, told space by space."""

from __future__ import annotations

import pytest
from rich.console import Console

from sobremesa.engine.board import board_from
from sobremesa.engine.board_scene import BoardScene
from sobremesa.engine.scene import Piece, Scene, Zone, text
from sobremesa.readers import draw_table, plain_table
from sobremesa.readers.board import board_width, draw_board
from sobremesa.readers.board_told import board_lines
from sobremesa.readers.walking import Walk
from sobremesa.words import LANGUAGES, Words
from tests.engine.test_board import COTTAGE, ON_GROUND, UPSTAIRS


def piece(name: str, sign: str, seat: int | None = None, *held: Piece) -> Piece:
    """A piece with a name."""
    made: Piece = {
        "id": name,
        "face": name,
        "label": text("board-named", name=name),
        "hue": "blue",
        "sign": sign,
    }
    if seat is not None:
        made["seat"] = seat
        made["holds"] = list(held)
    return made


def house(*texts: str) -> BoardScene:
    """A house in which something has happened."""
    board = board_from("house.toml", *(texts or (COTTAGE,)))
    shown = BoardScene(board, "board", text("board-named", name="house"))
    at = board.at
    shown.cover(at(1, 2), {"label": text("board-named", name="flood"), "sign": "≈", "hue": "blue"})
    shown.put(at(2, 2), piece("key", "k"))
    shown.put(at(2, 1), piece("Ana", "1", 0, piece("rope", "r")))
    shown.put(at(0, 2), piece("Berto", "2", 1))
    shown.spots("cart", text("board-named", name="cart"), "C", "red", 0)
    shown.stands(board.edge_between(at(1, 1), at(1, 2)), "open")
    shown.stands(board.edge_between(at(2, 3), at(3, 3)), "damaged")
    shown.cells[at(1, 1)]["cost"] = 3
    shown.cells[at(1, 1)]["way"] = ["step:n"]
    return shown


def scene(zone: Zone) -> Scene:
    """A table with nothing but a board, and two seats."""
    return {
        "game": "house",
        "viewer": 0,
        "phase": text("board-named", name="evening"),
        "seats": [
            {
                "seat": seat,
                "you": seat == 0,
                "turn": seat == 0,
                "waiting": seat == 0,
                "won": False,
                "gauges": [],
            }
            for seat in (0, 1)
        ],
        "zones": [zone],
    }


def drawn(zone: Zone, width: int, language: str = "en") -> list[str]:
    """A board as it stands on the screen, without its colours."""
    console = Console(width=width, force_terminal=False, color_system=None, record=True)
    with console.capture() as captured:
        console.print(draw_board(zone, Words(language), width))
    return captured.get().splitlines()


def test_everything_is_told_by_its_shape() -> None:
    lines = drawn(house().zone, 60)
    shown = "\n".join(lines)
    rows = {line[:2].strip(): line for line in lines if line[:2].strip().isdigit()}
    assert "≈ ≈" in rows["1"]  # what covers a space fills it
    assert "▯" in rows["1"]  # the open door
    assert "▮" in rows["2"]  # the closed one
    assert "k" in rows["2"]
    assert "╳╳" in shown  # the damaged wall
    assert "╸↕╺" in shown  # the entrance
    assert "→3" in shown
    assert "1r" in shown  # who holds what
    assert "Cart" in rows["0"]
    assert "2" in lines[lines.index(rows["0"]) + 1]  # a figure on the cart's spot


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_says_what_every_sign_means(language: str) -> None:
    words = Words(language)
    shown = "\n".join(drawn(house().zone, 60, language))
    for key in ("side-door-open", "side-wall-damaged", "side-thin-whole", "board-cost"):
        assert words.say(key) in shown
    assert {"flood", "key", "rope", "cart"} <= set(shown.replace("\n", " ").split())


@pytest.mark.parametrize("width", [30, 40, 60, 80, 100, 160])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    shown = house(ON_GROUND, UPSTAIRS)
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw_table(scene(shown.zone), Words("es", names=["Ana", "Berto"]), width))
    assert max(map(len, captured.get().splitlines())) <= max(width, board_width(shown.zone, 4))


def test_floors_are_drawn_with_their_names_side_by_side_where_they_fit() -> None:
    board = board_from("house.toml", ON_GROUND, UPSTAIRS)
    floors = tuple(text("board-named", name=floor.name) for floor in board.floors)
    zone = BoardScene(board, "board", text("board-named", name="house"), floors).zone
    wide, narrow = drawn(zone, 160), drawn(zone, 50)
    assert any("Ground" in line and "Attic" in line for line in wide)
    assert not any("Ground" in line and "Attic" in line for line in narrow)
    assert any("╂" in line or "┿" in line for line in wide)  # the window of the attic
    assert any("█" in line for line in wide)  # the rock around the cellar


def test_only_what_changed_is_told_or_every_space_with_all_its_sides() -> None:
    zone, words = house().zone, Words("en")
    assert board_lines(zone, words) == [
        "(0,2): Berto, cart",
        "(0,3): cart",
        "(1,1): open door to the east, 3 to get there",
        "(1,2): open door to the west, flood",
        "(2,1): Ana",
        "(2,2): key",
        "(2,3): damaged wall to the south",
        "(3,3): damaged wall to the north",
    ]
    whole = board_lines(zone, words, whole=True)
    assert "(2,3): wall to the east, damaged wall to the south" in whole
    assert [
        line.partition(":")[0] for line in whole if "(0," not in line and "(3," not in line
    ] == [f"({row},{column})" for row in (1, 2) for column in (1, 2, 3)]


def test_the_plain_table_holds_the_board() -> None:
    told = plain_table(scene(house().zone), Words("en", names=["Ana", "Berto"]))
    assert "- house:\n  - (0,2): Berto, cart" in told


def test_one_walks_over_a_board_by_directions_in_either_language() -> None:
    walk = Walk(scene(house().zone), Words("en", names=["Ana", "Berto"]))
    # Ana's turn: one looks from where she stands
    title, told = walk.look("north")
    assert title == "House"
    assert told[0].startswith("(1,1): entrance to the north, open door to the east")
    assert walk.look("este")[1][0].startswith("(1,2)")
    assert walk.look("s")[1][0].startswith("(2,2)")
    assert walk.look("south")[1][0].startswith("(3,2)")
    assert walk.look("south")[1] == ["The board ends there."]
    assert walk.look("(2, 3)")[1][0].startswith("(2,3)")
    assert walk.look("9,9")[1] == ["There is no space 9,9 on this board."]
    assert walk.look("upstairs")[1][0].startswith("“upstairs” is no space.")
    assert len(walk.look("")[1]) == 6 + 3


def test_the_way_to_a_space_is_its_moves_or_a_sentence() -> None:
    walk = Walk(scene(house().zone), Words("en", names=["Ana", "Berto"]))
    assert walk.way("1,1") == ["step:n"]
    assert walk.way("2,1") == "You are in (2,1) already."
    assert walk.way("2,3") == "There is no way to (2,3) for what is left to spend."


def test_a_table_without_a_board_says_so() -> None:
    bare = scene(house().zone)
    bare["zones"] = []
    walk = Walk(bare, Words("es"))
    assert walk.look("1,1") == ("En esta mesa no hay tablero.", [])
    assert walk.way("1,1") == "En esta mesa no hay tablero."
