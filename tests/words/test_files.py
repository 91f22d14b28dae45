"""The Fluent files of the shell and of every game say the same in each language."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.words import LANGUAGES
from sobremesa.words.messages import game_files, shell_files
from tests.words.fluent_files import FluentFiles

OWNERS = (None, *sobremesa.games())
PART = "part-"  # begins what a language needs for itself to build its sentences, as genders


def words_in(owner: str | None, language: str) -> FluentFiles:
    if owner is None:
        return FluentFiles(*shell_files(language))
    return FluentFiles(*game_files(language, sobremesa.load(owner)))


def keys(owner: str | None, language: str) -> list[str]:
    return [key for key in words_in(owner, language).keys if not key.startswith(PART)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_a_file_holds_messages_only_and_none_twice(owner: str | None, language: str) -> None:
    file = words_in(owner, language)
    assert file.junk == []
    assert [key for key in set(file.keys) if file.keys.count(key) > 1] == []


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_keys_in_the_same_order(owner: str | None) -> None:
    first, *others = (keys(owner, language) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_fills_a_message_with_the_same_variables(owner: str | None) -> None:
    first, *others = (words_in(owner, language) for language in LANGUAGES)
    for other in others:
        asked = {
            key: (first.variables(key), other.variables(key)) for key in keys(owner, LANGUAGES[0])
        }
        assert {key: both for key, both in asked.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_names_another_that_is_not_there(owner: str | None, language: str) -> None:
    shell = words_in(None, language)
    file = words_in(owner, language)
    named = set().union(*(uses.messages for uses in file.uses.values()))
    assert named <= {*file.keys, *shell.keys}
