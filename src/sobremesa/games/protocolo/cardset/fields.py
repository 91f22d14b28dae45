"""The fields of a card file: which there are for each kind of card, and what each must be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from reprlib import repr as shown
from typing import Any

from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.cardset.fitting import FIELDS, check_ability
from sobremesa.games.protocolo.cardset.mistakes import Mistake, hint, listed, said
from sobremesa.games.protocolo.cardset.model import CLASSES, Ability, Attach, Card, Kind, Price
from sobremesa.games.protocolo.cardset.notation import has_price, read_effects, read_priced
from sobremesa.games.protocolo.cardset.terms import Trigger
from sobremesa.games.protocolo.cardset.vocabulary import TRIGGERS

LANGUAGES = ("es", "en")
MOST = 99
ID = re.compile(r"[A-Z]{1,3}[0-9]{1,3}")


@dataclass(frozen=True)
class Number:
    """A whole number from `least` up."""

    least: int

    def read(self, name: str, value: object) -> int:
        """The number that stands there."""
        if type(value) is not int:
            raise misformed(name, "number", value)
        if value < self.least:
            if name == "copies":
                raise Mistake("no-copies", hint=said("removed-so", card="…"))
            raise Mistake("least", name=name, least=self.least, value=str(value))
        if value > MOST:
            raise Mistake("most", name=name, most=MOST, value=str(value))
        return value


@dataclass(frozen=True)
class Switch:
    """Yes or no."""

    def read(self, name: str, value: object) -> bool:
        """true or false."""
        if not isinstance(value, bool):
            raise misformed(name, "switch", value)
        return value


@dataclass(frozen=True)
class AttachTo:
    """CA-87 One of the places of equipment."""

    def read(self, name: str, value: object) -> Attach:
        """The place that is named."""
        if not isinstance(value, str):
            raise misformed(name, "text", value)
        if value not in Attach.__members__.values():
            raise Mistake("unknown", what="attach", name=value, hint=listed(list(Attach)))
        return Attach(value)


@dataclass(frozen=True)
class Worth:
    """What a card is worth each turn, or once: a number that need not be whole."""

    def read(self, name: str, value: object) -> Decimal:
        """The number that stands there."""
        if not isinstance(value, (int, Decimal)) or isinstance(value, bool):
            raise misformed(name, "worth", value)
        if not 0 <= value <= MOST:
            code = "least" if value < 0 else "most"
            raise Mistake(code, name=name, value=str(value), **{code: 0 if value < 0 else MOST})
        return Decimal(value)


Plain = Number | Switch | AttachTo | Worth

COMMON: dict[str, Plain] = {"copies": Number(1)}
PLAIN: dict[Kind, dict[str, Plain]] = {
    Kind.PATIENT: {"gravity": Number(1), "limit": Number(1), "pa": Number(0)},
    Kind.STAFF: {"cost": Number(0), "res": Number(1), "cure": Number(0), "chief": Switch()},
    Kind.DRUG: {"cost": Number(0), "doses": Number(1)},
    Kind.EQUIPMENT: {"cost": Number(0), "attach": AttachTo(), "value": Worth()},
    Kind.SECTOR: {"cost": Number(0), "capacity": Switch(), "value": Worth()},
    Kind.EVENT: {},
}
TEXTS = ("name", "text")
OPTIONAL = {"chief", "capacity", "text", "value"}
NEEDED: dict[Kind, Trigger] = {Kind.DRUG: Trigger.DOSE, Kind.EVENT: Trigger.REVEALED}

PRICED = {Trigger.ACTIVE: "$", Trigger.EPIC: "PA"}


def fields_of(kind: Kind) -> list[str]:
    """Every field a card of this kind may have."""
    abilities = [FIELDS[trigger] for trigger in TRIGGERS[kind]]
    return [*TEXTS, *COMMON, *PLAIN[kind], *abilities]


def build_card(
    kind: Kind, name: str, fields: Mapping[str, Any], wrong: Callable[[str, Detail], None]
) -> Card | None:
    """The card of these fields; every mistake is told to `wrong` with its field."""
    found: list[str] = []

    def note(field: str, detail: Detail) -> None:
        found.append(field)
        wrong(field, detail)

    check_names(kind, fields, note)
    values: dict[str, Any] = {}
    for field, plain in {**COMMON, **PLAIN[kind]}.items():
        if field in fields:
            try:
                values[field] = plain.read(field, fields[field])
            except Mistake as mistake:
                note(field, with_id(mistake.detail, name))
    for field in ("name", "text"):
        if field in fields:
            values[f"{field}s"] = read_texts(field, fields[field], note)
    bare = CLASSES[kind](**{"id": name, "names": {}, "copies": 1, **values})
    sound = not {"capacity", "attach"} & set(found)  # what goes with what hangs on these
    abilities = read_abilities(kind, bare, fields, sound, note)
    return None if found else CLASSES[kind](id=name, abilities=abilities, **values)


def check_names(kind: Kind, fields: Mapping[str, Any], note: Callable[[str, Detail], None]) -> None:
    """No field that there is not, and none missing."""
    known = fields_of(kind)
    for field in fields:
        if field not in known:
            note(field, said("unknown", what="field", name=field, hint=near_field(field, known)))
    needed = ["name", *COMMON, *PLAIN[kind]]
    if kind in NEEDED:
        needed.append(FIELDS[NEEDED[kind]])
    for field in needed:
        if field not in fields and field not in OPTIONAL:
            note(field, said("missing"))


def near_field(field: str, known: list[str]) -> Detail:
    """The field that was meant, or the kind of card it belongs to."""
    owners = [kind for kind in Kind if field in fields_of(kind)]
    return said("field-of", kind=owners[0].value) if owners else hint(field, known)


def with_id(detail: Detail, card: str) -> Detail:
    """The same with the card's id where it is told how to leave it out."""
    if detail.code != "card-no-copies":
        return detail
    return said("no-copies", hint=said("removed-so", card=card))


def read_texts(field: str, value: object, note: Callable[[str, Detail], None]) -> dict[str, str]:
    """A text in each language."""
    if not isinstance(value, Mapping):
        note(field, misformed(field, "texts", value).detail)
        return {}
    for language in value:
        if language not in LANGUAGES:
            part = f"{field}.{language}"
            note(part, said("unknown", what="language", name=language, hint=listed(LANGUAGES)))
    texts = {}
    for language in LANGUAGES:
        text = value.get(language)
        if text is None:
            code = "nameless" if field == "name" else "untold"
            note(field, said(code, language=language))
        elif not isinstance(text, str):
            note(f"{field}.{language}", misformed(field, "text", text).detail)
        elif not text.strip():
            note(f"{field}.{language}", said("empty", name=field))
        else:
            texts[language] = " ".join(text.split())
    return texts


def read_abilities(
    kind: Kind,
    card: Card,
    fields: Mapping[str, Any],
    sound: bool,
    note: Callable[[str, Detail], None],
) -> tuple[Ability, ...]:
    """The abilities of a card, in the order of its kind; whether they fit it, if it is sound."""
    abilities = []
    for trigger in TRIGGERS[kind]:
        field = FIELDS[trigger]
        if field not in fields or fields[field] == "":
            if fields.get(field) == "" and NEEDED.get(kind) is trigger:
                note(field, said("empty", name=field))
            continue
        try:
            ability = read_ability(trigger, fields[field])
            if sound:
                check_ability(card, ability)
            abilities.append(ability)
        except Mistake as mistake:
            note(field, mistake.detail)
    return tuple(abilities)


def read_ability(trigger: Trigger, value: object) -> Ability:
    """An ability of its text, or of a list of texts, one effect after another."""
    field = FIELDS[trigger]
    if isinstance(value, list) and value and all(isinstance(text, str) for text in value):
        value = "; ".join(value)
    if not isinstance(value, str):
        raise misformed(field, "effects", value)
    if not value.strip():
        raise Mistake("empty", name=field)
    if trigger in PRICED:
        price, effects = read_priced(value, PRICED[trigger])
        return Ability(trigger, effects, price)
    if has_price(value):
        raise Mistake("priceless", field=field)
    price = Price(doses=1) if trigger is Trigger.DOSE else Price()
    return Ability(trigger, read_effects(value), price)


def misformed(name: str, wanted: str, value: object) -> Mistake:
    """Something of another form."""
    return Mistake("form", name=name, wanted=said(f"form-{wanted}"), value=as_toml(value))


def as_toml(value: object) -> str:
    """A value as it may have been written.

    >>> as_toml(True), as_toml("3"), as_toml(Decimal("2.5"))
    ('true', '"3"', '2.5')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Decimal):
        return str(value)
    return shown(value)
