"""Every game has words for all it can say, in each language. No game is named here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Options
from sobremesa.engine.state import State
from sobremesa.words import LANGUAGES, Words
from sobremesa.words.messages import game_files
from tests.words.fluent_files import FluentFiles
from tests.words.sentences import proper

NAMES = ["Ana", "Berto", "Carla"]  # the others are called by their number
LONG = 150  # moves of a match that goes through many situations
EVERY_GAME = pytest.mark.parametrize("name", sobremesa.games())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def words_of(name: str, language: str) -> Words:
    return Words(language, sobremesa.load(name), NAMES)


def houses(game: Game) -> Iterator[Options]:
    """The default, and each other value of each option by itself."""
    yield {}
    for option in game.options:
        for value in option.allowed:
            if value != option.default:
                yield {option.name: value}


@cache
def starts(name: str) -> tuple[State, ...]:
    """A match for every house and a number of seats, where they go with each other."""
    game, found = sobremesa.load(name), []
    for number, options in enumerate(houses(game)):
        seats = game.seats[number % len(game.seats)]
        try:
            found.append(game.start(seats=seats, seed=number, options=options))
        except Bad:
            found.append(game.start(seats=game.seats[0], seed=number))
    return tuple(found)


def play_on(state: State, dice: random.Random, most: int) -> Iterator[list[dict[str, Any]]]:
    """Random moves; before each one what every viewer saw happen since the last."""
    viewers = (None, *range(state.seats))
    for _ in range(most):
        seen = (event.seen_by(viewer) for event in state.events for viewer in viewers)
        yield [event for event in seen if event is not None]
        if not state.waiting:
            return
        seat = dice.choice(state.waiting)
        state.play(seat, dice.choice(state.moves(seat)))


def texts_in(part: Any) -> Iterator[Any]:
    """Every text in a scene."""
    if isinstance(part, dict):
        if part.keys() == {"key", "args"}:
            yield part
        else:
            for inner in part.values():
                yield from texts_in(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from texts_in(inner)


@EVERY_LANGUAGE
@EVERY_GAME
def test_the_closed_lists_have_words(name: str, language: str) -> None:
    game, words = sobremesa.load(name), words_of(name, language)
    options = [f"option-{option.name}" for option in game.options]
    presets = [f"preset-{name}" for name in game.presets]
    for key in ("game-title", "game-about", *options, *presets):
        assert proper(words.say(key)), key
    for reason in game.reasons.values():
        assert words.has(f"refusal-{reason.name}"), reason.name
    for decision in game.decisions.values():
        assert words.has(f"prompt-{decision.name}"), decision.name
    for ending in game.endings.values():
        event = {"type": "ended", "ending": ending.name, "clause": "X-1", "winners": [0, 1]}
        assert "(X-1)" in str(words.event(event))
    for saying in game.sayings.values():
        told = game.tell(saying, [0] * len(saying.arguments))
        event = {"type": "said", "what": saying.name, "clause": saying.clause, **told}
        sentence = words.event(event)
        assert sentence is not None
        assert proper(sentence)
        assert sentence.endswith(f"({saying.clause}).")


@EVERY_GAME
def test_no_words_for_what_the_lists_do_not_hold(name: str) -> None:
    game = sobremesa.load(name)
    held = {
        "option": {option.name for option in game.options},
        "preset": set(game.presets),
        "refusal": {reason.name for reason in game.reasons.values()},
        "prompt": {decision.name for decision in game.decisions.values()},
        "ending": {ending.name for ending in game.endings.values()},
        "said": {saying.name for saying in game.sayings.values()},
    }
    for key in FluentFiles(*game_files(LANGUAGES[0], game)).keys:
        family, _, rest = key.partition("-")
        assert rest in held.get(family, {rest}), key


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_move_of_the_vocabulary_has_words(name: str, language: str) -> None:
    game, words = sobremesa.load(name), words_of(name, language)
    for code in game.vocabulary(game.seats[-1]):
        move = game.move(code)
        for seat in (0, 1):
            assert proper(words.move(move, seat)), move
            assert proper(words.acted(seat, move)), move
        assert proper(words.move(move)), move


@EVERY_LANGUAGE
@EVERY_GAME
def test_two_legal_moves_never_read_alike(name: str, language: str) -> None:
    words, dice = words_of(name, language), random.Random(1)
    for start in starts(name):
        state = start.clone()
        for _ in play_on(state, dice, LONG // 5):
            for seat in state.waiting:
                told = [words.move(move, seat) for move in state.moves(seat)]
                assert len(set(told)) == len(told), told


@EVERY_LANGUAGE
@EVERY_GAME
def test_all_that_happens_has_words_or_needs_none(name: str, language: str) -> None:
    words, dice, told = words_of(name, language), random.Random(2), set()
    for seed, start in enumerate(starts(name)):
        state = start.game.start(start.seats, seed, start.options)  # a clone would keep no events
        for seen in play_on(state, dice, LONG):
            for event in seen:
                sentence = words.event(event)
                if sentence is not None:
                    told.add(event["type"])
                    assert proper(sentence), sentence
                    assert sentence.endswith("."), sentence
                    assert event.get("clause", "") in sentence
    assert "acted" in told


@EVERY_LANGUAGE
@EVERY_GAME
def test_all_that_is_seen_or_asked_has_words(name: str, language: str) -> None:
    words, dice = words_of(name, language), random.Random(3)
    for start in starts(name):
        state = start.clone()
        for turn, _ in enumerate(play_on(state, dice, LONG)):
            if turn % 5 == 0 or not state.waiting:
                scenes = [state.scene(viewer) for viewer in (None, *range(state.seats))]
                for text in texts_in(scenes):
                    assert proper(words.text(text)), text
            for seat in state.waiting:
                prompt = state.prompt(seat)
                assert prompt is not None
                sentence = words.prompt(prompt, seat)
                assert proper(sentence), sentence
                assert sentence.endswith(f"({prompt.clause})")


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_refusal_is_a_sentence_with_its_clause(name: str, language: str) -> None:
    game, words, dice = sobremesa.load(name), words_of(name, language), random.Random(4)
    vocabulary = {seats: list(game.vocabulary(seats)) for seats in game.seats}
    for start in starts(name):
        state = start.clone()
        for _ in play_on(state, dice, LONG):
            for code in dice.choices(vocabulary[state.seats], k=10):
                seat = dice.randrange(state.seats)
                refusal = state.refusal(seat, game.move(code))
                if refusal is not None:
                    for reader in (None, seat):
                        sentence = words.refusal(refusal, reader)
                        assert proper(sentence), sentence
                        assert f"({refusal.clause})" in sentence


@EVERY_LANGUAGE
@EVERY_GAME
def test_the_result_says_who_won(name: str, language: str) -> None:
    game, words, dice = sobremesa.load(name), words_of(name, language), random.Random(5)
    state = game.start(seats=game.seats[0], seed=1)
    assert words.result(state) == Words(language).say("not-over")
    for _ in play_on(state, dice, game.longest):
        pass
    result = state.result
    assert result is not None
    sentence = words.result(state)
    assert proper(sentence)
    assert result.clause in sentence
    assert all(words.name(winner) in sentence for winner in result.winners)
