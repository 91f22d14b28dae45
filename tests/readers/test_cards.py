"""A question mark and a card: what is printed on it, in games whose cards are data."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.readers.explaining import card_page, catalogue_of
from sobremesa.words import Words
from tests.readers.playing import lay, play

GAME = sobremesa.load("protocolo")


@pytest.mark.parametrize("wanted", ["S04", "s04", "General Surgeon", "general surgeon "])
def test_a_card_is_found_by_its_id_or_its_name(wanted: str) -> None:
    page = card_page(GAME, Words("en", GAME), wanted)
    assert page is not None
    ((heading, text),) = page.paragraphs
    assert heading == "General Surgeon · S04"
    assert text.splitlines()[0].endswith("$5 · RES 4 · CURA 4")
    assert text.splitlines()[-1] == "$2: heal 3 on one of your Critical patients."


def test_accents_do_not_matter_and_other_words_are_no_card() -> None:
    words = Words("es", GAME)
    assert card_page(GAME, words, "medico internista") is not None
    assert card_page(GAME, words, "PC-6.10") is None
    assert card_page(GAME, words, "gato") is None


def test_a_game_whose_cards_are_no_data_has_no_pages() -> None:
    game = sobremesa.load("virus")
    assert catalogue_of(game) is None
    assert card_page(game, Words("en", game), "thief") is None
    assert "that card" not in play(lay(game), ["?"], language="en").text


def test_in_a_match_it_is_told_and_the_help_says_so() -> None:
    told = play(lay(GAME), ["? f06", "?"], language="en").text
    assert "## Corticosteroids · F06" in told
    assert "1 DOS: heal 2 on one of your Critical patients." in told
    assert "- ? P01: what that card does; its name will do, too" in told
