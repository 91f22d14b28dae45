"""The words of the shell: names, lists, errors, and which language a person gets."""

from __future__ import annotations

from string import Formatter

import pytest

import sobremesa
from sobremesa.engine.errors import SENTENCES, Bad
from sobremesa.words import LANGUAGES, Words, pick_language
from sobremesa.words.messages import messages_of, shell_files
from tests.words.fluent_files import FluentFiles
from tests.words.sentences import proper


def arguments_of(code: str) -> list[str]:
    """What the error gives, from the developers' sentence."""
    return [name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_error_is_a_sentence_that_tells_all_that_is_known(code: str, language: str) -> None:
    error = Bad(code, **{name: f"<{name}>" for name in arguments_of(code)})
    sentence = Words(language).bad(error)
    assert proper(sentence)
    assert sentence.endswith(".")
    told = FluentFiles(*shell_files(language)).variables(f"error-{code}")
    assert told == set(arguments_of(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_has_words_that_cannot_occur(language: str) -> None:
    keys = FluentFiles(*shell_files(language)).keys
    assert {key for key in keys if key.startswith("error-")} == {f"error-{c}" for c in SENTENCES}


@pytest.mark.parametrize(
    ("error", "spanish", "english"),
    [
        (
            Bad("no-such-seat", seat=7, last=3),
            "No existe el asiento 7: en esta mesa van del 0 al 3.",
            "There is no seat 7: at this table they go from 0 to 3.",
        ),
        (
            Bad("option-value", name="open", value=True, allowed="one, two"),
            "La opción «open» no puede valer «true». Valores posibles: one, two.",
            "Option “open” cannot be “true”. Possible values: one, two.",
        ),
        (
            Bad("no-undo", reason="nothing"),
            "No hay nada que deshacer: todavía no se ha jugado nada.",
            "There is nothing to take back: no move has been made yet.",
        ),
    ],
)
def test_errors(error: Bad, spanish: str, english: str) -> None:
    assert Words("es").bad(error) == spanish
    assert Words("en").bad(error) == english


@pytest.mark.parametrize("reason", ["nothing", "other", "final"])
def test_each_reason_against_taking_back_has_its_own_sentence(reason: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        said = {words.bad(Bad("no-undo", reason=why)) for why in ("nothing", "other", "final")}
        assert len(said) == 3
        assert words.bad(Bad("no-undo", reason=reason)) in said


@pytest.mark.parametrize(
    ("items", "spanish", "english"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Berto"], "Ana y Berto", "Ana and Berto"),
        (["Ana", "Berto", "Carla"], "Ana, Berto y Carla", "Ana, Berto and Carla"),
        (["Ana", "Inés"], "Ana e Inés", "Ana and Inés"),
        (["Ana", "Ítalo"], "Ana e Ítalo", "Ana and Ítalo"),
        (["Ana", "Hilario"], "Ana e Hilario", "Ana and Hilario"),
        (["Ana", "Ian"], "Ana y Ian", "Ana and Ian"),
    ],
)
def test_lists(items: list[str], spanish: str, english: str) -> None:
    assert Words("es").list(items) == spanish
    assert Words("en").list(items) == english


def test_a_seat_without_a_name_has_a_number_from_one() -> None:
    assert [Words("es", names=["Ana", ""]).name(seat) for seat in range(3)] == [
        "Ana",
        "Jugador 2",
        "Jugador 3",
    ]
    assert Words("en").name(0) == "Player 1"


def test_what_the_table_says_of_any_game() -> None:
    words = Words("en", names=["Ana"])
    assert words.event({"type": "acted", "seat": 0}) == "Ana has decided, in secret."
    assert words.event({"type": "rolled", "faces": 6, "result": 2}) == "Die with 6 faces: 2."
    assert words.event({"type": "shuffled", "zone": "pile"}) is None


def test_unknown_words_are_a_mistake() -> None:
    words = Words("en")
    assert words.has("not-over")
    assert not words.has("no-such-key")
    with pytest.raises(KeyError):
        words.say("no-such-key")
    with pytest.raises(ValueError, match="player-default"):
        words.say("player-default")
    with pytest.raises(ValueError, match="no language"):
        Words("fr")


def test_the_files_are_read_once() -> None:
    game = sobremesa.load(sobremesa.games()[0])
    assert messages_of("en", game) is messages_of("en", game)
    assert messages_of("en", game) is not messages_of("es", game)
    assert messages_of("en", game) is not messages_of("en", None)


@pytest.mark.parametrize(
    ("wanted", "environ", "picked"),
    [
        (None, {}, "es"),
        ("en", {}, "en"),
        ("EN", {"SOBREMESA_LANG": "es"}, "en"),
        ("es", {"LANG": "en_GB.UTF-8"}, "es"),
        (None, {"SOBREMESA_LANG": "en", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"SOBREMESA_LANG": "es", "LC_ALL": "en_US.UTF-8"}, "es"),
        (None, {"LANG": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en"}, "en"),
        (None, {"LC_MESSAGES": "en_IE", "LANG": "es_ES"}, "en"),
        (None, {"LC_ALL": "es_ES.UTF-8", "LC_MESSAGES": "en_IE", "LANG": "en_GB"}, "es"),
        (None, {"LC_ALL": "", "LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "es"),
        (None, {"LANG": "fr_FR.UTF-8"}, "es"),
        (None, {"LANG": "enochian"}, "es"),
        ("fr", {"LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_pick_language(wanted: str | None, environ: dict[str, str], picked: str) -> None:
    assert pick_language(wanted, environ) == picked
