"""Both readers, over the scenes of every game: complete, within the screen, and discreet."""

from __future__ import annotations

import io
import re
import unicodedata

import pytest
from rich.cells import cell_len
from rich.console import Console

from sobremesa.engine.contract import Game
from sobremesa.engine.scene import Scene, hidden_zone, text
from sobremesa.readers import draw_table, plain_table, print_scene
from sobremesa.readers.hues import LOOKS
from sobremesa.readers.scenery import coordinate
from sobremesa.words import LANGUAGES, Words
from tests.readers.tables import (
    COMPARED,
    TABLES,
    looks,
    moments,
    pieces_of,
    table_id,
    unseen_names,
    words_of,
)

WIDTHS = (40, 80, 100, 140)

tables = pytest.mark.parametrize("table", TABLES, ids=table_id)
languages = pytest.mark.parametrize("language", LANGUAGES)


def drawn(scene: Scene, words: Words, width: int, colour: bool = False) -> str:
    """The drawn table as text."""
    console = Console(
        width=width,
        file=io.StringIO(),
        force_terminal=colour,
        color_system="truecolor" if colour else None,
    )
    with console.capture() as capture:
        console.print(draw_table(scene, words, width))
    return capture.get()


def flat(drawing: str) -> str:
    """A drawing as one run of words, so that line breaks do not hide any."""
    return " ".join(drawing.split()).lower()


@tables
@languages
def test_nothing_is_wider_than_the_screen(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for scene in looks(game, seats):
        for width in WIDTHS:
            for line in drawn(scene, words, width).splitlines():
                assert cell_len(line) <= width, line


@tables
@languages
def test_everybody_and_everything_in_sight_is_told(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for scene in looks(game, seats):
        plain = plain_table(scene, words)
        drawings = [flat(drawn(scene, words, width)) for width in WIDTHS]
        for seat in range(seats):
            assert words.name(seat) in plain
            assert all(words.name(seat).lower() in drawing for drawing in drawings)
        assert words.text(scene["phase"]) in plain
        for zone in scene["zones"]:
            if zone["widget"] == "hand":
                for piece in zone.get("pieces", []):
                    label = words.text(piece["label"]).lower()
                    assert label in plain.lower()
                    assert all(label in drawing for drawing in drawings)


@tables
@languages
def test_the_state_of_every_place_is_told_in_words(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for scene in looks(game, seats):
        plain = plain_table(scene, words).lower()
        drawings = [flat(drawn(scene, words, width)) for width in WIDTHS]
        for zone in scene["zones"]:
            for slot in zone.get("slots", []):
                if "state" in slot:
                    state = words.text(slot["state"]["label"]).lower()
                    assert all(state in told for told in [plain, *drawings])


@languages
@pytest.mark.parametrize("width", [80, 100, 140])
def test_on_a_low_screen_each_seat_has_one_line(width: int, language: str) -> None:
    game, seats = COMPARED
    words = words_of(game, seats, language)
    for scene in looks(game, seats):
        console = Console(width=width, file=io.StringIO())
        with console.capture() as capture:
            console.print(draw_table(scene, words, width, 24))
        lines = capture.get().splitlines()
        assert len(lines) <= 8, capture.get()
        assert all(cell_len(line) <= width for line in lines)
        for seat in range(seats):
            assert sum(words.name(seat) in line for line in lines[3:]) == 1


@languages
@pytest.mark.parametrize("width", [80, 100, 140, 200])
def test_no_word_of_a_table_is_cut_where_there_is_room(width: int, language: str) -> None:
    game, seats = COMPARED
    words = Words(language, game)
    for scene in looks(game, seats):
        drawing = drawn(scene, words, width)
        assert "…" not in drawing
        assert all(words.name(seat) in drawing for seat in range(seats))
        assert "ulticol" in drawing


def test_a_long_name_ends_in_an_ellipsis() -> None:
    game, seats = COMPARED
    words = Words("es", game, ["Maximiliano de Habsburgo", "Bartolomé de las Casas y"])
    for scene in looks(game, seats):
        assert "…" in drawn(scene, words, 76)


@tables
@languages
def test_no_unseen_card_is_named(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for state in moments(game, seats):
        for viewer in (0, seats - 1, None):
            scene = state.scene(viewer)
            hidden = unseen_names(state, viewer, words)
            told = [plain_table(scene, words).lower()]
            told += [flat(drawn(scene, words, width)) for width in WIDTHS]
            for name in hidden:
                assert not any(name.lower() in one for one in told), name


@tables
@languages
def test_plain_text_can_be_read_aloud(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for scene in looks(game, seats):
        for line in plain_table(scene, words).splitlines():
            assert not line or re.match(r"(#{1,2}|- |  - )", line), line
            # letters, digits and marks of writing only: no signs, boxes or control characters
            strange = [c for c in line if unicodedata.category(c) in ("So", "Cc", "Co", "Sk")]
            assert not strange, line


def test_every_hue_has_a_shape_of_its_own() -> None:
    shapes = [look.shape for look in LOOKS.values()]
    colours = [look.colour for look in LOOKS.values()]
    assert len(set(shapes)) == len(set(colours)) == len(LOOKS)
    assert all(cell_len(shape) == 1 for shape in shapes)


@tables
def test_without_colour_the_table_says_the_same(table: tuple[Game, int]) -> None:
    game, seats = table
    words = words_of(game, seats, "es")
    for scene in looks(game, seats):
        coloured = re.sub(r"\x1b\[[\d;]*m", "", drawn(scene, words, 80, colour=True))
        assert coloured == drawn(scene, words, 80)


@tables
def test_all_in_sight_shows_its_shape(table: tuple[Game, int]) -> None:
    game, seats = table
    words = words_of(game, seats, "en")
    for scene in looks(game, seats):
        drawing = drawn(scene, words, 80)
        tops = [
            z["pieces"][-1] for z in scene["zones"] if z["widget"] == "pile" and z.get("pieces")
        ]
        placed = [p for z in scene["zones"] for s in z.get("slots", []) for p in s["pieces"]]
        for piece in [*tops, *placed]:
            assert LOOKS[piece["hue"]].shape in drawing
        assert {piece["hue"] for piece in pieces_of(scene)} <= set(LOOKS)


def board(columns: int, rows: int) -> Scene:
    """A scene with a large board, as a game with a plan would have."""
    slots = [
        {
            "id": f"s{at}",
            "label": text("terminal-empty"),
            "hue": "grey",
            "pieces": (
                [{"id": "1", "face": "x", "label": text("terminal-won"), "hue": "red", "sign": "x"}]
                if at == columns + 1
                else []
            ),
        }
        for at in range(columns * rows)
    ]
    zone = hidden_zone("board", "grid", text("terminal-table"), 1)
    zone["slots"] = slots  # type: ignore[typeddict-item]
    zone["columns"] = columns
    return {
        "game": "none",
        "viewer": None,
        "phase": text("not-over"),
        "seats": [],
        "zones": [zone],
    }


def test_a_board_is_drawn_where_it_fits_and_listed_where_not() -> None:
    words = Words("en")
    wide = drawn(board(9, 2), words, 80)
    narrow = drawn(board(9, 2), words, 40)
    assert "╭" in wide
    assert "╭" not in narrow
    assert "b2" in narrow
    assert "b2 has won" in plain_table(board(9, 2), words)
    assert all(cell_len(line) <= 40 for line in narrow.splitlines())


def test_coordinates_go_on_after_z() -> None:
    assert coordinate(27, 30) == "ab1"


@pytest.mark.parametrize("plain", [True, False])
def test_a_pipe_gets_plain_text(plain: bool) -> None:
    game, seats = COMPARED
    words = words_of(game, seats, "es")
    scene = game.start(seats=seats).scene(0)
    target = io.StringIO()
    print_scene(Console(file=target, width=40), scene, words, plain)
    assert target.getvalue() == plain_table(scene, words) + "\n"
