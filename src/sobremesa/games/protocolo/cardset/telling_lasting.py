"""What always holds, in words: `MOD` and `PROTECT`."""

from __future__ import annotations

from sobremesa.games.protocolo.cardset import vocabulary as V
from sobremesa.games.protocolo.cardset.model import Card, Do, Target
from sobremesa.games.protocolo.cardset.phrases import Phrases, name_of
from sobremesa.games.protocolo.cardset.terms import Selector, Verb

ONE_OF = {Selector.AOP: Selector.OP, Selector.AOS: Selector.OS}


def lasting(words: Phrases, card: Card, do: Do) -> str:
    """A `MOD` or a `PROTECT`, without a large letter and without a full stop."""
    return modified(words, card, do) if do.verb is Verb.MOD else protected(words, card, do)


def modified(words: Phrases, card: Card, do: Do) -> str:
    """The phrase that is nearest: for this selector, for its kind of card, or for any."""
    assert do.stat is not None
    more = "more" if do.amount > 0 else "less"
    kind = "staff" if V.fits(do.target.selector, card, V.STAFF) else "patient"
    name = name_of(card, do.target)
    for key in (name, kind, ""):
        stem = "_".join(part for part in (do.stat.value, key) if part)
        for found in (stem, f"{stem}_{more}"):
            if words.has("mod", found):
                return words.say(
                    "mod",
                    found,
                    n=abs(do.amount),
                    sign=f"{do.amount:+}",
                    **around(words, card, do.target),
                )
    raise KeyError(f"{do.stat} {name}")


def protected(words: Phrases, card: Card, do: Do) -> str:
    """The phrase for this selector, or for any; others where it is counted down."""
    assert do.guard is not None
    guard, name = do.guard.value, name_of(card, do.target)
    if do.every:
        key = f"{guard}_{name}" if words.has("protect", f"{guard}_{name}") else guard
    else:
        one = do.amount == 1 and words.has("protect", f"{guard}_one")
        key = f"{guard}_{'one' if one else 'n'}"
    single = Target(ONE_OF.get(do.target.selector, do.target.selector), do.target.filters)
    whom = words.whom(card, single)
    return words.say("protect", key, n=do.amount, whom=whom, **around(words, card, do.target))


def around(words: Phrases, card: Card, target: Target) -> dict[str, str]:
    """Everything a selector fits, by itself and after the words that a phrase may want."""
    if target.selector in (Selector.ME, Selector.LODGED_BOTH):
        return {}
    guarded = words.guarded(card, target)
    told = {word: words.after(words.table[f"words_{word}"], guarded) for word in ("de", "en", "a")}
    return {"guarded": guarded, **told}
