"""The notation of effects, read from a text. `spelling.py` writes it.

    HEAL 3 @OPC                      a verb, its number, on whom
    REMOVE EST ALL @OP               a token before the number; ALL takes every one
    MOD CURE_VALUE +1 @HOST          what changes, by how much
    PROTECT INF * @LODGED_P          what is stopped; * stops every one
    ADD INF 1 @CP; ADD DET 2 @CP     one after another
    CHOICE(MONEY -4 @ME | RP -1 @ME) one of them
    IF(TRG.PA>=4: RP +1 @ME)         under a condition
    $1, EST 1: REMOVE DET 1 @OP      an active with its price
    2 PA, EST 1 after: …             an epic; here the EST comes after the effect
    $1, EST 1 @LODGED_S: …           an active of a Sector: who gets the EST

Here a text is only taken apart; whether it fits its card is asked in `fitting.py`.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TypeVar

from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.cardset.mistakes import Mistake, said, unknown
from sobremesa.games.protocolo.cardset.model import Choice, Condition, Do, Effect, If, Price, Target
from sobremesa.games.protocolo.cardset.terms import Fact, Filter, Guard, Selector, Stat, Token, Verb
from sobremesa.games.protocolo.cardset.vocabulary import COUNTED, SIGNED

WORD = re.compile(r"\s*([A-Za-zÀ-ÿ_][A-Za-zÀ-ÿ_.0-9]*|[+\-−]?\d+|>=|\S)")
UNTIL = ("until", "end", "of", "turn")
CHOICE, IF = "CHOICE", "IF"
BRANCHES_MOST = 4  # as many as an answer can name
UNITS = ("$", "PA", "EST")
EXAMPLES = {"$": "$1, EST 1: …", "PA": "2 PA, EST 1: …"}

Name = TypeVar("Name", bound=StrEnum)


class Reader:
    """A text, word by word."""

    def __init__(self, text: str) -> None:
        self.words = [word.replace("−", "-") for word in WORD.findall(text)]
        self.at = 0

    @property
    def next(self) -> str:
        """The word that comes; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self) -> str:
        """The word that comes, and go on."""
        word = self.next
        self.at += 1
        return word

    def comes(self, *words: str) -> bool:
        """Whether one of these comes; if so, it is taken."""
        if self.next in words:
            self.at += 1
            return True
        return False

    def want(self, sign: str, *others: str) -> None:
        """This must come."""
        if not self.comes(sign, *others):
            raise self.astray(sign)

    def astray(self, wanted: str | Detail) -> Mistake:
        """Something else comes, or nothing."""
        if not self.next:
            return Mistake("ended", wanted=wanted)
        return Mistake("expected", wanted=wanted, found=self.next)

    def name(self, what: str, known: type[Name]) -> Name:
        """One of a closed list."""
        word = self.next
        if not word or not (word[0].isalpha() or word[0] == "_"):
            raise self.astray(said(f"wanted-{what}"))
        if word not in known.__members__.values():
            raise unknown(what, word, list(known))
        self.at += 1
        return known(word)


def read_effects(text: str) -> tuple[Effect, ...]:
    """The effects of a text.

    >>> [do.verb.value for do in read_effects("ADD INF 1 @CP; ADD DET 2 @CP")]
    ['ADD', 'ADD']
    """
    reader = Reader(text)
    effects = sequence(reader)
    if reader.next:
        raise reader.astray(said("wanted-semicolon"))
    return effects


def read_priced(text: str, unit: str) -> tuple[Price, tuple[Effect, ...]]:
    """The price before the colon, in $ or PA, and the effects after it.

    >>> price, effects = read_priced("$1, EST 1: REMOVE DET 1 @OP", "$")
    >>> price.money, price.est, effects[0].verb.value
    (1, 1, 'REMOVE')
    """
    if not has_price(text):
        raise Mistake("price-missing", example=EXAMPLES[unit])
    head, _, tail = text.partition(":")
    return read_price(head, unit), read_effects(tail)


def has_price(text: str) -> bool:
    """Whether a price stands before the effects: a colon that is not of an IF."""
    head, colon, _ = text.partition(":")
    return bool(colon) and "(" not in head


def read_price(text: str, unit: str) -> Price:
    """What stands before the colon. The EST is 1 where nothing is said of it (PC-5.5)."""
    reader = Reader(text)
    parts: dict[str, int] = {}
    after, on = False, None
    while True:
        part, amount = price_part(reader)
        if part not in (unit, "EST"):
            raise Mistake("price-here", part=part, example=EXAMPLES[unit])
        if part in parts:
            raise Mistake("twice-priced", part=part)
        parts[part] = amount
        if part == "EST":
            after = reader.comes("after")
            on = selector(reader) if reader.next == "@" else None
        if not reader.next:
            break
        reader.want(",")
    if unit not in parts:
        raise Mistake("price-missing", example=EXAMPLES[unit])
    est = parts.get("EST", 1)
    if est < 1:
        raise Mistake("est-least")
    money, pa = (parts[unit], 0) if unit == "$" else (0, parts[unit])
    return Price(money, pa, est, after, on)


def price_part(reader: Reader) -> tuple[str, int]:
    """`$2`, `2 PA` or `EST 1`, and also `PA 2` or `1 EST`."""
    if reader.comes("$"):
        return "$", number(reader)
    if reader.next.isdecimal():
        amount = number(reader)
        return unit_of(reader), amount
    return unit_of(reader), number(reader)


def unit_of(reader: Reader) -> str:
    """What is paid."""
    part = reader.next
    if not part:
        raise reader.astray(said("wanted-price"))
    if part not in UNITS:
        raise unknown("price", part, UNITS)
    return reader.take()


def number(reader: Reader) -> int:
    """A number without a sign."""
    if not reader.next.isdecimal():
        raise reader.astray(said("wanted-number"))
    return int(reader.take())


def sequence(reader: Reader) -> tuple[Effect, ...]:
    """Effects with semicolons between them."""
    effects = [effect(reader)]
    while reader.comes(";"):
        if not reader.next:
            break
        effects.append(effect(reader))
    return tuple(effects)


def effect(reader: Reader) -> Effect:
    """One effect."""
    if reader.next == CHOICE:
        return choice(reader)
    if reader.next == IF:
        return condition(reader)
    word = reader.next
    if not word or not (word[0].isalpha() or word[0] == "_"):
        raise reader.astray(said("wanted-verb"))
    if word not in Verb.__members__:
        raise unknown("verb", word, [*Verb, CHOICE, IF])
    return deed(reader, Verb(reader.take()))


def choice(reader: Reader) -> Choice:
    """CHOICE(a | b): the sign between them may be ∥ as well."""
    reader.take()
    reader.want("(")
    branches = [sequence(reader)]
    while reader.comes("|", "∥"):
        branches.append(sequence(reader))
    reader.want(")")
    if len(branches) < 2:
        raise Mistake("one-branch")
    if len(branches) > BRANCHES_MOST:
        raise Mistake("many-branches", most=BRANCHES_MOST)
    return Choice(tuple(branches))


def condition(reader: Reader) -> If:
    """IF(fact>=number: effects)."""
    reader.take()
    reader.want("(")
    fact = reader.name("condition", Fact)
    reader.want(">=")
    least = number(reader)
    reader.want(":")
    effects = sequence(reader)
    reader.want(")")
    return If(Condition(fact, least), effects)


def deed(reader: Reader, verb: Verb) -> Do:
    """The arguments of a verb, in their order."""
    token = reader.name("token", Token) if verb in (Verb.ADD, Verb.REMOVE) else None
    stat = reader.name("stat", Stat) if verb is Verb.MOD else None
    guard = reader.name("guard", Guard) if verb is Verb.PROTECT else None
    every = every_one(reader, verb)
    amount = 0 if every else amount_of(reader, verb)
    target = read_target(reader)
    this_turn = until_end_of_turn(reader, verb)
    return Do(verb, target, amount, every, token, stat, guard, this_turn)


def every_one(reader: Reader, verb: Verb) -> bool:
    """ALL after REMOVE, * after PROTECT."""
    if reader.next not in ("ALL", "*"):
        return False
    if (reader.next, verb) not in (("ALL", Verb.REMOVE), ("*", Verb.PROTECT)):
        raise Mistake("everything", verb=verb.value)
    reader.take()
    return True


def amount_of(reader: Reader, verb: Verb) -> int:
    """The number of a verb: signed, from 1 up, or none at all."""
    if verb not in COUNTED | SIGNED:
        return 0
    word = reader.next
    if not re.fullmatch(r"[+-]?\d+", word):
        raise reader.astray(said("wanted-signed" if verb in SIGNED else "wanted-number"))
    if verb in COUNTED and (not word.isdecimal() or int(word) < 1):
        raise Mistake("from-one", verb=verb.value, found=word)
    if verb in SIGNED and word[0] not in "+-":
        raise Mistake("signed", verb=verb.value, found=word)
    if int(word) == 0:
        raise Mistake("nothing", verb=verb.value, found=word)
    return int(reader.take())


def selector(reader: Reader) -> Selector:
    """@ and a name."""
    if reader.next != "@":
        raise reader.astray(said("wanted-selector"))
    reader.take()
    return reader.name("selector", Selector)


def read_target(reader: Reader) -> Target:
    """A selector, with filters in brackets."""
    on = selector(reader)
    filters: list[Filter] = []
    if reader.comes("["):
        filters.append(reader.name("filter", Filter))
        while reader.comes(","):
            filters.append(reader.name("filter", Filter))
        reader.want("]")
    return Target(on, tuple(filters))


def until_end_of_turn(reader: Reader, verb: Verb) -> bool:
    """What a MOD may end with."""
    if verb is not Verb.MOD or reader.next != UNTIL[0]:
        return False
    for word in UNTIL:
        reader.want(word)
    return True
