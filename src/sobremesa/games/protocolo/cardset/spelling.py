"""Effects and prices, written in the notation that `notation.py` reads."""

from __future__ import annotations

from enum import StrEnum

from sobremesa.games.protocolo.cardset.model import Choice, Do, Effect, If, Price
from sobremesa.games.protocolo.cardset.notation import CHOICE, IF, UNTIL
from sobremesa.games.protocolo.cardset.terms import Verb
from sobremesa.games.protocolo.cardset.vocabulary import SIGNED


def spelled(effects: tuple[Effect, ...]) -> str:
    """Effects as they are written.

    >>> from sobremesa.games.protocolo.cardset.notation import read_effects
    >>> spelled(read_effects("IF(TRG.PA>=4: RP +1 @ME)"))
    'IF(TRG.PA>=4: RP +1 @ME)'
    """
    return "; ".join(map(spelled_effect, effects))


def spelled_effect(effect: Effect) -> str:
    """One effect as it is written."""
    if isinstance(effect, Choice):
        return f"{CHOICE}({' | '.join(map(spelled, effect.branches))})"
    if isinstance(effect, If):
        condition = effect.condition
        return f"{IF}({condition.fact}>={condition.least}: {spelled(effect.effects)})"
    words = [effect.verb.value, *(word.value for word in named(effect))]
    if effect.every:
        words.append("*" if effect.verb is Verb.PROTECT else "ALL")
    elif effect.amount:
        words.append(f"{effect.amount:+}" if effect.verb in SIGNED else str(effect.amount))
    words.append(str(effect.target))
    return " ".join([*words, *(UNTIL if effect.this_turn else ())])


def named(do: Do) -> list[StrEnum]:
    """What stands between the verb and its number."""
    return [word for word in (do.token, do.stat, do.guard) if word is not None]


def spelled_price(price: Price, unit: str = "$") -> str:
    """A price as it is written, in $ or PA; empty where there is none.

    >>> spelled_price(Price(pa=2, est=1, after=True), "PA")
    '2 PA, EST 1 after'
    """
    if not price.est:
        return ""
    first = f"{price.pa} PA" if unit == "PA" else f"${price.money}"
    after = " after" if price.after else ""
    on = f" @{price.on}" if price.on else ""
    return f"{first}, EST {price.est}{after}{on}"
