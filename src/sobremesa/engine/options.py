"""Options: the house rules of a game, each with default, allowed values and clause.

An option does not branch inside the rules. It names an amendment, which puts another reading in
the place of a named hook, once, when the table is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sobremesa.engine.errors import Bad

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """A house rule.

    >>> Option("recycle", "shuffle", ("shuffle", "flip"), "VI-5.1").read("flip")
    'flip'

    Where any number of a range will do, `allowed` names some of them, which tests try, and `span`
    says how far the range goes; `spanning` amends the rules for a number of it.

    >>> Option("hand", 5, (5, 7), "VI-1.4", span=range(1, 21)).read("12")
    12
    """

    name: str
    default: Value
    allowed: tuple[Value, ...]
    clause: str
    amendments: Mapping[Value, Callable[[Any], None]] = field(default_factory=dict)
    span: range | None = None
    spanning: Callable[[int, Any], None] | None = None

    @property
    def type(self) -> str:
        """`switch`, `number`, or `choice`."""
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def read(self, value: Value) -> Value:
        """The allowed value that is meant, by itself or in text."""
        for allowed in self.allowed:
            if allowed == value and type(allowed) is type(value):
                return allowed
            if isinstance(value, str) and spelled(allowed) == value.strip().lower():
                return allowed
        number = self.in_span(value)
        if number is not None:
            return number
        raise Bad("option-value", name=self.name, allowed=self.choices(), value=value)

    def in_span(self, value: Value) -> int | None:
        """The number of the range that is meant, by itself or in text; None if none is."""
        if isinstance(value, str) and value.strip().isdecimal() and len(value) < 10:
            value = int(value)
        if type(value) is int and self.span is not None and value in self.span:
            return value
        return None

    def choices(self) -> str:
        """All allowed values, for a sentence."""
        if self.span is None:
            return ", ".join(spelled(value) for value in self.allowed)
        others = [spelled(value) for value in self.allowed if self.in_span(value) is None]
        return ", ".join([*others, f"{self.span[0]}–{self.span[-1]}"])

    def amend(self, rules: Any, value: Value) -> None:
        """Put the reading of a value that differs from the default in place."""
        if value in self.amendments:
            self.amendments[value](rules)
        elif self.spanning is not None and type(value) is int:
            self.spanning(value, rules)


def spelled(value: Value) -> str:
    """A value as it is written in a command.

    >>> spelled(True)
    'true'
    """
    return str(value).lower()


PRESET = "preset"


def with_preset(presets: Mapping[str, Options], given: Options) -> Options:
    """What is given, after the options of the preset that is named among it.

    >>> with_preset({"fast": {"hand": 3, "draw": 2}}, {"preset": "fast", "draw": 1})
    {'hand': 3, 'draw': 1}
    """
    if PRESET not in given or not presets:
        return given
    name = given[PRESET]
    if not isinstance(name, str) or name.strip().lower() not in presets:
        raise Bad("option-value", name=PRESET, allowed=", ".join(presets), value=name)
    own = {option: value for option, value in given.items() if option != PRESET}
    return {**presets[name.strip().lower()], **own}


def complete(game: str, options: tuple[Option, ...], given: Options) -> dict[str, Value]:
    """Every option with the value given for it, or its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Bad("unknown-option", game=game, name=name, known=", ".join(known))
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def amend(rules: Any, options: tuple[Option, ...], values: Options) -> None:
    """Put the readings that differ from the default in place."""
    for option in options:
        value = values[option.name]
        if value != option.default:
            option.amend(rules, value)
