"""Tutorials: every one can be played to its end, and answers every wrong move it foresees."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.lesson import REFUSED, Script, Step, has_script, read_script
from sobremesa.readers.session import END_OF_INPUT, Interrupted
from sobremesa.readers.tutorial import Teaching, teach
from sobremesa.words import LANGUAGES, Words
from tests.fixtures import DUEL, GAMES
from tests.words.fluent_files import FluentFiles
from tests.words.sentences import proper

ALL_GAMES = [sobremesa.load(name) for name in sobremesa.games()]
TAUGHT = [game for game in ALL_GAMES if has_script(game)]
games = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
languages = pytest.mark.parametrize("language", LANGUAGES)


class Taught(NamedTuple):
    """What came of a tutorial."""

    over: bool
    text: str


def follow(script: Script, language: str, lines: list[str]) -> Taught:
    """Follow a tutorial by typing lines."""
    target = io.StringIO()
    front = PlainFront(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    over = teach(script, language, command="./play", front=front)
    return Taught(over, target.getvalue())


def wrong_moves(step: Step) -> list[tuple[str, str]]:
    """Each wrong move of a step, with what answers it."""
    return [(say, move) for say, moves in step.wrong.items() for move in moves]


def words_of(game: Game, language: str) -> Words:
    front = PlainFront(io.StringIO(), io.StringIO())
    return Teaching(read_script(game), language, "sobremesa", front).words


@languages
@games
def test_it_is_followed_to_its_end(game: Game, language: str) -> None:
    script = read_script(game)
    told = follow(script, language, [step.move for step in script.lessons()])
    words = words_of(game, language)
    assert told.over
    for number, step in enumerate(script.lessons(), start=1):
        count = len(script.lessons())
        assert f"## {words.say('lesson-step', number=number, count=count)}" in told.text
        assert words.say(step.key())[:-1] in told.text
        assert f"({step.clause})" in told.text
    assert told.text.rstrip().endswith(
        "\n".join(
            (
                words.say("lesson-end"),
                words.say("tutorial-end"),
                words.say(
                    "lesson-go-on", play=f"./play play {game.id}", rules=f"./play rules {game.id}"
                ),
            )
        )
    )


@games
def test_the_match_ends_with_the_learner_as_the_winner(game: Game) -> None:
    script = read_script(game)
    match = script.match()
    for step in script.steps:
        assert match.state.waiting == (step.seat,)
        script.play(match, step)
    assert match.state.result is not None
    assert match.state.result.winners == (script.learner,)


@games
def test_moves_are_written_canonically_and_clauses_exist(game: Game) -> None:
    script, clauses = read_script(game), game.rulebook("es").texts
    for step in script.steps:
        assert str(game.parse(step.move)) == step.move
        assert not step.clause or step.clause in clauses
        for _, move in wrong_moves(step):
            assert str(game.parse(move)) == move
            assert move != step.move
    assert all(step.say and step.clause for step in script.lessons())


@games
def test_what_is_called_refused_is_refused_and_nothing_else(game: Game) -> None:
    script = read_script(game)
    match = script.match()
    for step in script.steps:
        for say, move in wrong_moves(step):
            refusal = match.state.refusal(step.seat, move)
            assert (refusal is not None) == (say == REFUSED), move
        script.play(match, step)


@languages
@games
def test_every_wrong_move_it_foresees_is_answered(game: Game, language: str) -> None:
    script = read_script(game)
    words, match = words_of(game, language), script.match()
    typed: list[str] = []
    for step in script.steps:
        for say, move in wrong_moves(step) if step.seat == script.learner else []:
            refusal = match.state.refusal(step.seat, move)
            text = told_before_leaving(script, language, [*typed, move])
            if refusal is not None:
                assert words.refusal(refusal, step.seat) in text
            else:
                assert words.say(f"tutorial-{say}") in text
                told = words.move(game.parse(step.move), step.seat)
                assert words.say("lesson-try", move=told, notation=step.move) in text
        if step.seat == script.learner:
            typed.append(step.move)
        script.play(match, step)


def told_before_leaving(script: Script, language: str, lines: list[str]) -> str:
    """All that is told when the input ends in the middle."""
    target = io.StringIO()
    front = PlainFront(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    with pytest.raises(Interrupted) as left:
        teach(script, language, front=front)
    assert left.value.code == END_OF_INPUT
    return target.getvalue()


@languages
@games
def test_another_legal_move_is_answered_too_and_the_step_goes_on(game: Game, language: str) -> None:
    script, words = read_script(game), words_of(game, language)
    first = script.lessons()[0]
    foreseen = {move for _, move in wrong_moves(first)} | {first.move}
    match = script.match()
    unforeseen = [str(m) for m in match.state.moves(first.seat) if str(m) not in foreseen]
    moves = [step.move for step in script.lessons()]
    told = follow(script, language, [unforeseen[0], *moves])
    assert told.over
    assert words.say("lesson-legal") in told.text


@languages
@games
def test_wishes_that_make_no_sense_here_are_answered(game: Game, language: str) -> None:
    script, words = read_script(game), words_of(game, language)
    told = follow(script, language, ["undo", "save", "quit"])
    assert not told.over
    for key in ("lesson-no-undo", "lesson-no-save", "lesson-left"):
        assert words.say(key) in told.text


@languages
@games
def test_it_has_all_its_words_and_no_others(game: Game, language: str) -> None:
    script, words = read_script(game), words_of(game, language)
    files = game.folder / "words" / f"tutorial.{language}.ftl"
    assert set(FluentFiles(files).keys) == script.words()
    assert all(proper(words.say(key)) for key in script.words())


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 2)])
def test_a_step_may_say_what_the_dice_give(die: int, left: int) -> None:
    """A 2 and the die against a 5: the 6 makes it, a 5 does not; the record tells the die."""
    told = {
        "learner": 1,
        "position": {"hands": [["5", "1"], ["2", "1"]], "attacker": 0},
        "steps": [
            {"seat": 0, "move": "attack:5>1"},
            {"seat": 1, "move": "dodge:2", "dice": [die]},
        ],
    }
    script = Script(DUEL, told)
    match = script.match()
    for step in script.steps:
        script.play(match, step)
    assert match.state.view(None)["fields"]["lives"] == [2, left]
    again = Match.from_lines(match.lines(), lambda _: DUEL)
    assert again.state == match.state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_without_a_tutorial_says_which_have_one(game: Game) -> None:
    with pytest.raises(Bad, match="no tutorial; these have one: one, another"):
        read_script(game, ["one", "another"])


@pytest.mark.parametrize("code", [KeyboardInterrupt, EOFError])
def test_leaving_in_the_middle_ends_with_a_code_of_its_own(code: type[BaseException]) -> None:
    class Leaving(PlainFront):
        def ask(self, *_: object, **__: object) -> str:
            raise code

    with pytest.raises(Interrupted):
        teach(read_script(TAUGHT[0]), "es", front=Leaving(io.StringIO(), io.StringIO()))
