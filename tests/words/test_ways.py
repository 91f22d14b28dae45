"""Every ending of every game has a short name for tables, in both languages."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sobremesa.games())
def test_every_ending_has_a_short_name(name: str, language: str) -> None:
    game = sobremesa.load(name)
    words = Words(language, game)
    ways = [words.say(f"way-{ending.name}") for ending in game.endings.values()]
    assert len(set(ways)) == len(ways)
    assert all(0 < len(way) < 40 for way in ways)
