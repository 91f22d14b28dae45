"""The words by which effects are told, read from `phrases.<language>.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from sobremesa.games.protocolo.cardset.model import Card, Equipment, Target
from sobremesa.games.protocolo.cardset.terms import Filter, Selector, Token
from sobremesa.games.protocolo.cardset.vocabulary import DRUGS, PATIENTS, SECTORS, STAFF

ORDER = (Filter.NONCRITICAL, Filter.GUARDIA, Filter.NONCHIEF)


class Phrases:
    """The phrases of one language."""

    def __init__(self, language: str) -> None:
        file = resources.files(__package__) / f"phrases.{language}.toml"
        self.table: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))

    def say(self, section: str, key: str, **arguments: object) -> str:
        """A phrase with its gaps filled."""
        phrase: str = self.table[section][key]
        return phrase.format(**arguments)

    def has(self, section: str, key: str) -> bool:
        """Whether there is such a phrase."""
        return key in self.table[section]

    def tokens(self, amount: int, token: Token) -> str:
        """`1 EST`, `2 Extra Turn tokens`."""
        one, several = self.table["tokens"][token.value]
        return f"{amount} {one if amount == 1 else several}"

    def all_of(self, token: Token) -> str:
        """`all EST`."""
        return self.say("verbs", "REMOVE_ALL", what=self.table["tokens"][token.value][0])

    def whom(self, card: Card, target: Target, every: bool = False) -> str:
        """A selector: `one of your patients`; `every` after all of a token."""
        name = name_of(card, target)
        if every and name in self.table["whom"]["all"]:
            return str(self.table["whom"]["all"][name])
        return str(self.table["whom"][name])

    def again(self, target: Target) -> str:
        """A card that was chosen before: `that patient`."""
        groups = {"patient": PATIENTS, "staff": STAFF, "sector": SECTORS, "drug": DRUGS}
        kind = next(kind for kind, group in groups.items() if target.selector in group)
        return str(self.table["again"][kind])

    def guarded(self, card: Card, target: Target) -> str:
        """A selector of what holds always: everything it fits."""
        return str(self.table["guarded"][name_of(card, target)])

    def after(self, word: str, phrase: str) -> str:
        """A word and a phrase, as one word where the language joins them: `del paciente`.

        >>> Phrases("es").after("de", "el paciente alojado")
        'del paciente alojado'
        """
        for apart, joined in self.table["before"]["join"].items():
            if f"{word} {phrase}".startswith(f"{apart} "):
                return f"{joined}{phrase[len(apart) - len(word) - 1 :]}"
        return f"{word} {phrase}"

    def before(self, verb: str, phrase: str) -> str:
        """A phrase after the word that this verb takes."""
        return self.after(self.table["before"][verb], phrase)

    def sequence(self, parts: list[str]) -> str:
        """Parts one after another."""
        *most, last = parts
        return f"{', '.join(most)}{self.table['and']}{last}" if most else last


@cache
def phrases(language: str) -> Phrases:
    """The phrases of a language, read once."""
    return Phrases(language)


def name_of(card: Card, target: Target) -> str:
    """The key of a selector with its filters."""
    name = target.selector.value
    if target.selector is Selector.HOST and isinstance(card, Equipment):
        name = f"{name}_{card.attach.value}"
    return "_".join([name, *(one.value for one in ORDER if one in target.filters)])


def capital(text: str) -> str:
    """A sentence with its first letter large.

    >>> capital("el rival ROBA 1.")
    'El rival ROBA 1.'
    """
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """A text that goes on after a colon: a first letter that is large by itself becomes small.

    >>> small("Sus acciones"), small("CURAR cuesta")
    ('sus acciones', 'CURAR cuesta')
    """
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
