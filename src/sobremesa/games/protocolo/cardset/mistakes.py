"""What can be wrong in a card file, as sentences that say what would be right.

Each has a code from the closed list here, with an English sentence for developers; what an author
reads comes from the words of the game, under `detail-card-<code>`.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from sobremesa.engine.errors import Detail

SENTENCES: Final[dict[str, str]] = {
    # where it is
    "in-file": "{file}: {problem}",
    "in-card": "{file}, {card}: {problem}",
    "in-field": "{file}, {card}, {field}: {problem}",
    # what is near
    "nearest": "did you mean {nearest}?",
    "known": "known are {known}",
    "none": "there are none",
    "field-of": "that belongs to {kind} cards",
    "removed-so": 'a card is left out by without = ["{card}"] in set.toml',
    # files
    "toml": "line {line}, column {column} is not TOML: {text}",
    "toml-twice": "line {line} has what stands above already: {text}",
    "toml-end": "the file ends in the middle of something",
    "unknown": "{name} is no {what}: {hint}",
    "missing": "this field is missing",
    "nameless": "the name is missing in this language: {language}",
    "untold": "the text is missing in this language: {language}",
    "form": "{name} should be {wanted}, not {value}",
    "empty": "{name} is empty",
    "least": "{name} is at least {least}, not {value}",
    "most": "{name} is at most {most}, not {value}",
    "no-copies": "with copies = 0 there is no such card: {hint}",
    "twice": "this id already stands in {other}",
    "loose": "{name} stands outside of any card; a card begins with its id, as [S20]",
    "id": "a card is called by letters and digits, as S20, not {name}",
    "too-few": "there are {count} cards in {deck}; the least to begin with is {least}",
    "too-many": "there are {count} cards in {deck}; the most is {most}",
    "deck-staff": "the staff of a player deck",
    "deck-player": "a player deck",
    "deck-patients": "the patient deck",
    "deck-events": "the event deck",
    "form-number": "a whole number",
    "form-worth": "a number, as 1.5",
    "form-switch": "true or false",
    "form-text": "a text in quotation marks",
    "form-texts": 'a text for each language: name.es = "…" and name.en = "…"',
    "form-effects": "a text with effects, or a list of such texts",
    "form-ids": 'a list of ids: ["S05"]',
    # the notation
    "ended": "the text ends where {wanted} should come",
    "expected": "here should come {wanted}, not {found}",
    "from-one": "{verb} takes a number from 1 up, not {found}",
    "signed": "{verb} takes a number with its sign, as +1 or -2, not {found}",
    "nothing": "{verb} {found} changes nothing",
    "everything": "only REMOVE takes ALL and only PROTECT takes *, not {verb}",
    "twice-priced": "the price says {part} twice",
    "price-missing": "an ability of this kind has a price before a colon, as in {example}",
    "price-here": "{part} is no part of this price; it is written as in {example}",
    "priceless": "{field} has no price: its text begins with the effect",
    "est-least": "whoever uses an ability gets 1 EST or more",
    "after-place": "EST 1 after goes with staff; a Sector gives its EST before the effect",
    "est-place": "{selector} cannot take the EST here; {hint}",
    "one-branch": "CHOICE is between two things or more, with | between them",
    "many-branches": "CHOICE is between {most} things at most",
    "nested": "{name} does not go inside {name}",
    "no-choice": "nobody can be asked here: CHOICE does not go into {field}",
    "condition-place": "{fact} means nothing in {field}: there is no patient who sets it off",
    "wanted-verb": "a verb",
    "wanted-token": "a token",
    "wanted-stat": "what MOD changes",
    "wanted-guard": "what PROTECT stops",
    "wanted-selector": "a selector, as @OP",
    "wanted-filter": "a filter",
    "wanted-condition": "a condition",
    "wanted-number": "a number",
    "wanted-signed": "a number with its sign",
    "wanted-price": "a price",
    "wanted-semicolon": "a semicolon or the end",
    # what goes with what
    "selector-place": "@{selector} means nothing in {field} of this card: {hint}",
    "crisis-place": "@{selector} is chosen by the opponent, and only in events: {hint}",
    "lodger-place": "@{selector} needs a Sector with capacity: {hint}",
    "host-place": "@HOST needs equipment that is attached to something: {hint}",
    "selector-fit": "{verb} does not work on @{selector}: {hint}",
    "filter-fit": "[{filter}] goes with {known}, not with @{selector}",
    "always-verb": "only MOD and PROTECT go into {field}, not {verb}",
    "always-if": "{name} does not go into {field}: what is there always holds",
    "mod-place": "outside of always, MOD ends with: until end of turn",
    "mod-ends": "in always, MOD does not end: without until end of turn",
    "mod-me": "a MOD until end of turn is of @ME, not of @{selector}",
    "protect-place": "PROTECT only goes into always",
    "one-counted": "a card counts one PROTECT; any other takes *",
    "reserved": "REMOVE TE does nothing in this game: an Extra Turn is used, not removed",
    "two-targets": "an ability chooses one target: @{first} or @{second}, not both",
}


def said(code: str, /, **arguments: object) -> Detail:
    """A part of such a sentence.

    >>> said("nearest", nearest="HEAL")
    'did you mean HEAL?'
    """
    return Detail(f"card-{code}", SENTENCES[code], **arguments)


class Mistake(Exception):
    """Something wrong in a card file."""

    def __init__(self, code: str, /, **arguments: object) -> None:
        self.detail = said(code, **arguments)
        super().__init__(self.detail)


# Words that an author may have in mind, from the texts of the cards and from other files.
MEANT: Final[dict[str, str]] = {
    "CURA": "HEAL",
    "CURE": "HEAL",
    "PON": "ADD",
    "PUT": "ADD",
    "PLACE": "ADD",
    "QUITA": "REMOVE",
    "TAKE": "REMOVE",
    "ROBA": "DRAW",
    "GANA": "MONEY",
    "PAGA": "MONEY",
    "GAIN": "MONEY",
    "PAY": "MONEY",
    "ADMITE": "ADMIT",
    "REVEAL": "ADMIT",
    "MOVE": "MOVE_PATIENT",
    "MUEVE": "MOVE_PATIENT",
    "SEND": "TRANSFER",
    "DISCARD": "DESTROY",
    "PREVENT": "PROTECT",
    "STRESS": "EST",
    "INFECTION": "INF",
    "BLOCK": "BLOQ",
    "DOSES": "DOS",
    "COSTE": "cost",
    "NOMBRE": "name",
    "NAMES": "name",
    "GRV": "gravity",
    "LIM": "limit",
    "CAP": "capacity",
    "COPIAS": "copies",
    "EQUIP": "equipment",
}


def nearest(name: str, known: Iterable[str]) -> str:
    """The known word that was probably meant; empty if none is near.

    >>> nearest("Heel", ["HEAL", "ADD"]), nearest("QUITA", ["REMOVE"]), nearest("xyz", ["HEAL"])
    ('HEAL', 'REMOVE', '')
    """
    words = {word.upper(): word for word in known}
    meant = MEANT.get(name.upper(), "").upper()
    if meant in words:
        return words[meant]
    found = get_close_matches(name.upper(), words, n=1, cutoff=0.5)
    return words[found[0]] if found else ""


def hint(name: str, known: Iterable[str]) -> Detail:
    """The nearest of the known words, or all of them."""
    words = list(known)
    near = nearest(name, words)
    if near:
        return said("nearest", nearest=near)
    return listed(words)


def listed(words: Iterable[str]) -> Detail:
    """The words that are known."""
    told = ", ".join(words)
    return said("known", known=told) if told else said("none")


def unknown(what: str, name: str, known: Iterable[str]) -> Mistake:
    """A word that is none of those that could stand there."""
    if what == "selector":
        name, known = f"@{name}", [f"@{word}" for word in known]
    return Mistake("unknown", what=what, name=name, hint=hint(name, known))
