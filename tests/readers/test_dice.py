"""Real dice: what they show is asked for, one after another, and only then is the move made."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest

from sobremesa.bots import bot
from sobremesa.engine.records import Match
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.session import Interrupted, Seat, play_match
from sobremesa.words import LANGUAGES, Words
from tests.fixtures import DUEL
from tests.readers.tables import NAMES


def at_the_dodge() -> Match:
    """A duel where somebody can dodge: the one decision for which a die is thrown."""
    chance = Random(3)
    for seed in range(50):
        match = Match.start(DUEL, 2, seed=seed, names=NAMES[:2])
        for _ in range(60):
            if not match.state.waiting:
                break
            seat = match.state.waiting[0]
            moves = match.state.moves(seat)
            if any(str(move).startswith("dodge") for move in moves):
                return match
            match.play(seat, moves[chance.randrange(len(moves))])
    raise AssertionError("nobody could dodge")


def session(match: Match, lines: list[str], language: str = "en", bots: bool = False) -> str:
    """What is told while these lines are typed; then the input ends."""
    target = StringIO()
    front = PlainFront(StringIO("".join(f"{line}\n" for line in lines)), target)
    seats = [Seat(name, bot("random") if bots else None) for name in NAMES[:2]]
    with pytest.raises(Interrupted):
        play_match(
            match,
            seats,
            Words(language, DUEL, NAMES[:2]),
            save=lambda one: None,
            front=front,
            real_dice=True,
        )
    return target.getvalue()


def dodge_of(match: Match) -> str:
    seat = match.state.waiting[0]
    return next(str(move) for move in match.state.moves(seat) if str(move).startswith("dodge"))


def test_the_next_die_is_asked_for_without_touching_the_match() -> None:
    match = at_the_dodge()
    seat, dodge, before = match.state.waiting[0], dodge_of(match), match.state.digest()
    die = match.state.next_die(seat, dodge, [])
    assert die is not None
    assert die.faces == 6
    assert die.before[0].seen_by(None) == {"type": "acted", "seat": seat, "move": dodge}
    assert match.state.next_die(seat, dodge, [3]) is None
    assert match.state.digest() == before


def test_the_result_that_is_typed_is_the_one_that_counts() -> None:
    for shown in (1, 6):
        match = at_the_dodge()
        dodge = dodge_of(match)
        session(match, ["", dodge, str(shown)])
        assert [entry.dice for entry in match.entries[-2:]] == [(shown - 1,), ()]
        assert match.entries[-1].move == dodge
        rolled = [event.seen_by(None) for event in match.pages[-1]]
        assert {"type": "rolled", "faces": 6, "result": shown} in rolled
        again = Match.from_lines(match.lines(), lambda name: DUEL)
        assert again.state == match.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_die_shows_is_refused_and_asked_again(language: str) -> None:
    match = at_the_dodge()
    words = Words(language, DUEL, NAMES[:2])
    told = session(match, ["", dodge_of(match), "7", "six", "", "4"], language)
    for text in ("7", "six", "–"):
        assert words.say("terminal-no-face", text=text, faces=6) in told
    assert match.entries[-2].dice == (3,)


def test_whoever_thinks_better_of_it_has_lost_nothing() -> None:
    match = at_the_dodge()
    before = match.state.digest()
    session(match, ["", dodge_of(match), "0"])
    assert match.state.digest() == before


def test_input_that_ends_in_the_middle_leaves_the_match_as_it_was() -> None:
    match = at_the_dodge()
    before, made = match.state.digest(), len(match.entries)
    session(match, ["", dodge_of(match), "9"])
    assert match.state.digest() == before
    assert len(match.entries) == made


def test_dice_are_thrown_for_bots_too_and_cannot_be_declined() -> None:
    match = at_the_dodge()
    told = session(match, ["0"] * 3, bots=True)
    assert told.count("What does it show") + told.count("what does it show") >= 1
    assert "rather not" not in told
