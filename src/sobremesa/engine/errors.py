"""What is wrong with something from outside: an unknown game, a malformed move, a damaged file.

Each error has a code from the closed list below and arguments. The sentence here is English, for
developers; what a person reads comes from the words of the language, under `error-<code>`.
"""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import repr as shown
from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "unknown-game": "there is no game {name!r}; there are: {known}",
    "seats": "{game} is played by {players}, not by {seats}",
    "no-such-seat": "there is no seat {seat}; this table has seats 0 to {last}",
    "unknown-option": "{game} has no option {name!r}; it has: {known}",
    "option-value": "option {name!r} takes {allowed}, not {value!r}",
    "option-misfit": "option {name!r} cannot be {value!r} here: {clause}",
    "notation": "{text!r} is no move of {game}; moves look like {example}",
    "dice": "these results of chance do not fit: {detail}",
    "position": "this position cannot be: {detail} ({clause})",
    "position-form": "this is not a position of {game}: {detail}",
    "state-form": "this is not a state of {game}: {detail}",
    "record-form": "this is not a record of a match: {detail}",
    "record-game": "this record is of {found}, not of {wanted}",
    "record-version": "this record was made with version {found} of the rules, here is {here}",
    "record-digest": "the record goes another way than the game after move {number}: {move}",
    "record-move": "move {number} of the record, {move}, cannot be made: {code} ({clause})",
    "no-undo": "nothing can be taken back: {reason}",
    "unknown-bot": "there is no bot {name!r}; there are: {known}",
    "no-bench": "{folder} is in no repository of Sobremesa, and only there is the benchmark",
    "data": "{path} cannot be used; mistakes found: {count}",
    "no-data": "{game} has no cards or numbers to be read from a folder",
    "record-data": "this match was played with the data of {path}: {detail}",
    "number": "{name} is a number from {least} to {most}, not {value}",
    "file": "{path} cannot be read: {detail}",
    "unwritable": "{path} cannot be written: {detail}",
    "board": "{name} is no board: {detail}",
    "not-json": "{path} is not JSON: {detail}",
    "option-form": "an option is given as name=value, not {text!r}",
    "no-clause": "{game} has no clause {clause!r}",
    "no-tutorial": "{game} has no tutorial; these have one: {known}",
}


class Detail(str):
    """What exactly is wrong, as part of an error's sentence: a code and arguments of its own.

    As text it is the English sentence given here; in the words of a language it is `detail-<code>`.

    >>> Detail("no-seat", "there is no seat {seat}", seat=7)
    'there is no seat 7'
    """

    code: str
    arguments: dict[str, object]

    def __new__(cls, code: str, sentence: str, /, **arguments: object) -> Detail:
        """A detail with its English sentence."""
        detail = super().__new__(cls, sentence.format(**arguments))
        detail.code = code
        detail.arguments = arguments
        return detail


class Bad(ValueError):
    """Something from outside that cannot be used, with a code and arguments that say why.

    >>> str(Bad("no-such-seat", seat=7, last=3))
    'there is no seat 7; this table has seats 0 to 3'
    """

    def __init__(self, code: str, /, **arguments: object) -> None:
        # What comes from outside may be endlessly deep: such things are shown in short.
        short: dict[str, object] = {
            name: value if isinstance(value, (str, int, float)) else shown(value)
            for name, value in arguments.items()
        }
        super().__init__(SENTENCES[code].format(**short))
        self.code = code
        self.arguments = short


class BadData(Bad):
    """Data of an author that cannot be used, with every mistake that was found in it.

    >>> BadData("my_cards", [Detail("no-file", "there is no such file")]).details
    ('there is no such file',)
    """

    def __init__(self, path: str, details: Iterable[Detail]) -> None:
        self.details = tuple(details)
        super().__init__("data", path=path, count=len(self.details))
