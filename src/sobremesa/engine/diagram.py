"""Reading a diagram that a person wrote: each part of the right kind, or a sentence about it."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as shown  # however large or deep a thing from outside is
from typing import TYPE_CHECKING, Any

from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.state import State

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game


class Diagram:
    """A JSON object with known parts.

    >>> Diagram("Chess", {"turn": 1}, ("turn", "board")).number("turn", 0)
    1
    """

    def __init__(self, title: str, parts: object, known: tuple[str, ...]) -> None:
        self.title = title
        if not isinstance(parts, Mapping):
            raise self.malformed("no-object", "it is not an object")
        self.parts = parts
        for name in parts:
            if name not in known:
                said = "it has no part {name}; its parts are {known}"
                raise self.malformed("no-part", said, name=shown(name), known=", ".join(known))

    def part(self, name: str, kind: Any, default: Any) -> Any:
        """A part of this kind, or of one of these kinds; without a default it must be there."""
        value = self.parts.get(name, default)
        if value is None and name not in self.parts:
            raise self.malformed("part-missing", "{name!r} is missing", name=name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.malformed("part-form", "{name!r} is {value}", name=name, value=shown(value))
        return value

    def number(self, name: str, default: int) -> int:
        """A whole number."""
        value: int = self.part(name, int, default)
        return value

    def seed(self) -> int | str:
        """What chance begins with."""
        value: int | str = self.part("seed", (int, str), 0)
        return value

    def listed(self, name: str, kind: Any, default: Any = None) -> list[Any]:
        """A list of things of this kind, or of one of these kinds."""
        value: list[Any] = self.part(name, list, default)
        for item in value:
            if not isinstance(item, kind) or isinstance(item, bool):
                raise self.malformed(
                    "part-holds", "{name!r} holds {value}", name=name, value=shown(item)
                )
        return value

    def word(self, name: object) -> str:
        """A name as the rules write it: small letters, no spaces."""
        if not isinstance(name, str):
            said = "things are named by texts, not by {value}"
            raise self.malformed("no-text", said, value=shown(name))
        return name.replace(" ", "").lower()

    def one_of(self, what: str, name: str, known: tuple[str, ...] | list[str]) -> int:
        """Which of the known names this is."""
        if name not in known:
            said = "there is no {what} {name}; there are {known}"
            raise self.malformed(
                "unknown-name", said, what=what, name=shown(name), known=", ".join(known)
            )
        return known.index(name)

    def malformed(self, code: str, sentence: str, **arguments: object) -> Bad:
        """What is wrong with the form of the diagram."""
        return Bad("position-form", game=self.title, detail=Detail(code, sentence, **arguments))


def opened(game: Game, diagram: Diagram, part: str, kind: Any) -> tuple[State, list[Any]]:
    """An empty state for as many seats as a part has entries, and these; chance is sown."""
    diagram.one_of("game", diagram.part("game", str, game.id), [game.id])
    entries = diagram.listed(part, kind)
    seats = diagram.number("seats", len(entries))
    if seats != len(entries):
        said = "it has {seats} seats and {count} {part}"
        raise diagram.malformed("seats-entries", said, seats=seats, count=len(entries), part=part)
    options = game.complete(seats, diagram.part("options", Mapping, {}))
    state = State(game, game.lay_table(seats, options), options)
    state.sow(f"position {diagram.seed()}")
    return state, entries


def finished(state: State) -> State:
    """A state that has been laid out; refused if it breaks a rule."""
    for clause, detail in state.game.broken(state.table):
        raise impossible(clause, detail)
    state.recording = True
    return state


def impossible(clause: str, detail: Detail) -> Bad:
    """A position that breaks a rule."""
    return Bad("position", clause=clause, detail=detail)
