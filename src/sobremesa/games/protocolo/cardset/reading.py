"""A card set, read from a folder: the cards of the box, or what another folder changes in them.

Every mistake in every file is found before anything is refused, each with its file, card and field.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from sobremesa.engine.errors import BadData, Detail
from sobremesa.games.protocolo.cardset.fields import ID, TEXTS, build_card, misformed, read_texts
from sobremesa.games.protocolo.cardset.mistakes import hint, said
from sobremesa.games.protocolo.cardset.model import Card, CardSet, Kind

FILES: dict[str, Kind] = {
    "patients": Kind.PATIENT,
    "staff": Kind.STAFF,
    "drugs": Kind.DRUG,
    "equipment": Kind.EQUIPMENT,
    "sectors": Kind.SECTOR,
    "events": Kind.EVENT,
}
SET, NUMBERS = "set", "numbers"
SET_FIELDS = ("name", "base", "without")
ENDING = ".toml"
PACKAGE = "sobremesa.games.protocolo"
AT = re.compile(r"\(at line (\d+), column (\d+)\)")
MOST_NUMBER = 999
DECK_MOST = 300  # the rules pack the names of cards, and who cured whom, into numbers
STAFF_MOST = 60
UNPLAYED = (*TEXTS, "value")  # what a card does is the same whatever these say

Cards = dict[Kind, dict[str, dict[str, Any]]]


@cache
def box() -> CardSet:
    """The cards of the box."""
    return box_read().card_set()


def read_set(folder: Path) -> CardSet:
    """The cards of the box as a folder changes them; `BadData` tells every mistake in it."""
    return Reading(folder, box_read()).card_set()


@cache
def box_read() -> Reading:
    """The files of the box, read once."""
    return Reading(resources.files(PACKAGE) / "cards", None)


def printed_numbers() -> dict[str, int]:
    """Every number of the rulebook as it is printed."""
    return dict(data_table("numbers"))


@cache
def data_table(name: str) -> dict[str, int]:
    """A table of data.toml."""
    text = (resources.files(PACKAGE) / "data.toml").read_text(encoding="utf-8")
    return {number: int(value) for number, value in tomllib.loads(text)[name].items()}


class Reading:
    """One folder while it is read, over the cards it begins with."""

    def __init__(self, folder: Traversable, base: Reading | None) -> None:
        self.folder = folder
        self.base = base
        self.wrong: list[Detail] = []
        self.cards: Cards = {kind: {} for kind in Kind}
        self.file_of: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.numbers = printed_numbers()
        tables = self.read_files()
        self.read_about(tables.pop(SET, {}))
        self.read_numbers(tables.pop(NUMBERS, {}))
        for stem, table in tables.items():
            self.read_cards(stem, table)

    # -- files -----------------------------------------------------------------------------

    def read_files(self) -> dict[str, dict[str, Any]]:
        """The tables of all files, by the names of the files without their ending."""
        found = sorted(file.name for file in self.folder.iterdir() if file.name.endswith(ENDING))
        known = [*FILES, SET, *([NUMBERS] if self.base else [])]
        tables: dict[str, dict[str, Any]] = {}
        for name in found:
            stem = name.removesuffix(ENDING)
            if stem not in known:
                near = hint(name, [f"{one}{ENDING}" for one in known])
                self.note(name, said("unknown", what="file", name=name, hint=near))
            else:
                tables[stem] = self.read_toml(name)
        return {stem: tables[stem] for stem in (SET, NUMBERS, *FILES) if stem in tables}

    def read_toml(self, name: str) -> dict[str, Any]:
        """One file."""
        try:
            text = (self.folder / name).read_text(encoding="utf-8")
            return tomllib.loads(text, parse_float=Decimal)
        except tomllib.TOMLDecodeError as error:
            self.note(name, where_in(text, str(error)))
        except UnicodeDecodeError:
            self.note(name, Detail("not-text", "it is not text in UTF-8"))
        except OSError as error:
            self.note(name, Detail("system", "{said}", said=error.strerror or str(error)))
        return {}

    # -- what is in them -------------------------------------------------------------------

    def read_about(self, table: Mapping[str, Any]) -> None:
        """set.toml: the name, and what it begins with."""
        file = f"{SET}{ENDING}"
        for field in table:
            if field not in SET_FIELDS:
                near = hint(field, SET_FIELDS)
                self.note(file, said("unknown", what="field", name=field, hint=near))
        if "name" in table:
            self.names = read_texts("name", table["name"], lambda _, said: self.note(file, said))
        begins = table.get("base", True)
        if not isinstance(begins, bool):
            self.note(file, misformed("base", "switch", begins).detail)
        if self.base is not None and begins is not False:
            self.cards = {
                kind: {name: dict(card) for name, card in cards.items()}
                for kind, cards in self.base.cards.items()
            }
            self.file_of = dict(self.base.file_of)
        self.leave_out(file, table.get("without", []))

    def leave_out(self, file: str, names: object) -> None:
        """Cards that this set does without."""
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self.note(file, misformed("without", "ids", names).detail)
            return
        for name in names:
            if name not in self.file_of:
                near = hint(name, self.file_of) if self.file_of else said("none")
                self.note(file, said("unknown", what="card", name=name, hint=near))
            else:
                del self.cards[FILES[self.file_of.pop(name)]][name]

    def read_numbers(self, table: Mapping[str, Any]) -> None:
        """numbers.toml: numbers of the rulebook with other values."""
        file = f"{NUMBERS}{ENDING}"
        for name, value in table.items():
            if name not in self.numbers:
                near = hint(name, self.numbers)
                self.note(file, said("unknown", what="number", name=name, hint=near))
            elif type(value) is not int:
                self.note(file, misformed(name, "number", value).detail)
            elif value < data_table("least").get(name, 0):
                least = data_table("least").get(name, 0)
                self.note(file, said("least", name=name, least=least, value=str(value)))
            elif value > MOST_NUMBER:
                self.note(file, said("most", name=name, most=MOST_NUMBER, value=str(value)))
            else:
                self.numbers[name] = value

    def read_cards(self, stem: str, table: Mapping[str, Any]) -> None:
        """The cards of a file: new ones, and what it changes in others."""
        kind, file = FILES[stem], f"{stem}{ENDING}"
        for name, fields in table.items():
            if not isinstance(fields, Mapping):
                self.note(file, said("loose", name=name))
            elif not ID.fullmatch(name):
                self.note(file, said("id", name=name))
            elif self.file_of.get(name, stem) != stem:
                detail = said("twice", other=f"{self.file_of[name]}{ENDING}")
                self.note(file, said("in-card", file=file, card=name, problem=detail), whole=True)
            else:
                self.file_of[name] = stem
                self.cards[kind][name] = {**self.cards[kind].get(name, {}), **fields}

    def note(self, file: str, problem: Detail, whole: bool = False) -> None:
        """Remember a mistake."""
        self.wrong.append(problem if whole else said("in-file", file=file, problem=problem))

    # -- what comes of it ------------------------------------------------------------------

    def card_set(self) -> CardSet:
        """The set; or all that is wrong with it."""
        built: dict[Kind, list[Any]] = {
            kind: [
                card for name, fields in cards.items() if (card := self.built(kind, name, fields))
            ]
            for kind, cards in self.cards.items()
        }
        if not self.wrong:
            self.check_decks(built)
        if self.wrong:
            raise BadData(str(self.folder), self.wrong)
        return CardSet(
            patients=tuple(built[Kind.PATIENT]),
            staff=tuple(built[Kind.STAFF]),
            drugs=tuple(built[Kind.DRUG]),
            equipment=tuple(built[Kind.EQUIPMENT]),
            sectors=tuple(built[Kind.SECTOR]),
            events=tuple(built[Kind.EVENT]),
            names=self.names or (self.base.names if self.base else {}),
            numbers=self.numbers,
            fingerprint=self.fingerprint() if self.base else "",
        )

    def built(self, kind: Kind, name: str, fields: Mapping[str, Any]) -> Card | None:
        """One card; None where something is wrong with it."""
        file = f"{self.file_of[name]}{ENDING}"

        def wrong(field: str, problem: Detail) -> None:
            where = said("in-field", file=file, card=name, field=field, problem=problem)
            self.note(file, where, whole=True)

        return build_card(kind, name, fields, wrong)

    def check_decks(self, built: Mapping[Kind, list[Any]]) -> None:
        """PC-4.1 to PC-4.6 Each deck has enough cards to begin, and not too many."""
        counts = {kind: sum(card.copies for card in cards) for kind, cards in built.items()}
        hands = (Kind.STAFF, Kind.DRUG, Kind.EQUIPMENT, Kind.SECTOR)
        held = sum(counts[kind] for kind in hands)
        for deck, count, least in (
            ("player", held, self.numbers["hand"]),
            ("patients", counts[Kind.PATIENT], 2 * self.numbers["first_patients"]),
            ("events", counts[Kind.EVENT], 1),
        ):
            if count < least:
                place = said(f"deck-{deck}")
                self.wrong.append(said("too-few", deck=place, count=count, least=least))
        for deck, count, most in (
            ("player", held, DECK_MOST),
            ("staff", counts[Kind.STAFF], STAFF_MOST),
            ("patients", counts[Kind.PATIENT], DECK_MOST),
            ("events", counts[Kind.EVENT], DECK_MOST),
        ):
            if count > most:
                place = said(f"deck-{deck}")
                self.wrong.append(said("too-many", deck=place, count=count, most=most))

    def fingerprint(self) -> str:
        """What tells this set from others: all that is played with, but names and texts."""
        played = [
            [kind, name, sorted(item for item in fields.items() if item[0] not in UNPLAYED)]
            for kind, cards in self.cards.items()
            for name, fields in cards.items()
        ]
        text = json.dumps([played, sorted(self.numbers.items())], ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def where_in(text: str, error: str) -> Detail:
    """At which line a file is not TOML, with that line."""
    found = AT.search(error)
    if not found:
        return said("toml-end")
    line, column = int(found[1]), int(found[2])
    there = text.splitlines()[line - 1].strip()
    if error.startswith(("Cannot declare", "Cannot overwrite")):
        return said("toml-twice", line=line, text=there)
    return said("toml", line=line, column=column, text=there)
