"""Whether an ability fits its card: each question of `vocabulary.py`, with a sentence for a no."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.cardset import vocabulary as V
from sobremesa.games.protocolo.cardset.mistakes import Mistake, listed, said
from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Card,
    Choice,
    Do,
    Effect,
    Event,
    If,
    Sector,
    Target,
)
from sobremesa.games.protocolo.cardset.terms import CRISIS, Selector, Token, Trigger, Verb


def check_ability(card: Card, ability: Ability) -> None:
    """Raise a Mistake where an ability does not fit its card, which may still be without it."""
    check_price(card, ability)
    for effect in ability.effects:
        check_effect(card, ability.trigger, effect, inside=())
    check_targets(ability)
    if sum(do.verb is Verb.PROTECT and not do.every for do in ability.walk()) > 1:
        raise Mistake("one-counted")


def check_price(card: Card, ability: Ability) -> None:
    """CA-36 On whom an active of a Sector puts its EST; elsewhere on whoever uses it."""
    on = ability.price.on
    if ability.price.after and isinstance(card, Sector):
        raise Mistake("after-place")
    if on is None:
        return
    fine: tuple[Selector, ...] = ()
    if isinstance(card, Sector):
        fine = (Selector.LODGED_S,) if card.capacity else (Selector.OS,)
    if on not in fine:
        raise Mistake("est-place", selector=on.value, hint=selectors(fine))


def check_effect(card: Card, trigger: Trigger, effect: Effect, inside: tuple[str, ...]) -> None:
    """One effect, with those inside it."""
    if isinstance(effect, Do):
        check_deed(card, trigger, effect)
        return
    name = "CHOICE" if isinstance(effect, Choice) else "IF"
    if name in inside:
        raise Mistake("nested", name=name)
    if trigger is Trigger.ALWAYS:
        raise Mistake("always-if", name=name, field=field_of(trigger))
    if isinstance(effect, If):
        check_condition(trigger, effect)
        branches: tuple[tuple[Effect, ...], ...] = (effect.effects,)
    else:
        if trigger in V.SILENT:
            raise Mistake("no-choice", field=field_of(trigger))
        branches = effect.branches
    for branch in branches:
        for one in branch:
            check_effect(card, trigger, one, (*inside, name))


def check_condition(trigger: Trigger, effect: If) -> None:
    """A condition about a patient needs one who sets the ability off."""
    fact = effect.condition.fact
    if trigger not in V.FACTS[fact]:
        raise Mistake("condition-place", fact=fact.value, field=field_of(trigger))


def check_deed(card: Card, trigger: Trigger, do: Do) -> None:
    """One verb: whether it goes here, its selector too, and whether these two fit each other."""
    check_duration(trigger, do)
    if do.verb is Verb.REMOVE and do.token is V.RESERVED:
        raise Mistake("reserved")
    allowed = worked_on(do)
    here = [one for one in Selector if one in allowed and V.may_stand(one, card, trigger)]
    check_place(card, trigger, do.target, here)
    if not V.fits(do.target.selector, card, allowed):
        raise Mistake(
            "selector-fit", verb=told(do), selector=do.target.selector.value, hint=selectors(here)
        )
    for one in do.target.filters:
        if do.target.selector not in V.FILTERS[one]:
            fine = ", ".join(f"@{fits}" for fits in Selector if fits in V.FILTERS[one])
            raise Mistake(
                "filter-fit", filter=one.value, selector=do.target.selector.value, known=fine
            )


def check_duration(trigger: Trigger, do: Do) -> None:
    """What holds always stands under `always`, and all else happens."""
    if trigger is Trigger.ALWAYS:
        if do.verb not in V.CONTINUOUS:
            raise Mistake("always-verb", verb=do.verb.value, field=field_of(trigger))
        if do.this_turn:
            raise Mistake("mod-ends")
    elif do.verb is Verb.PROTECT:
        raise Mistake("protect-place")
    elif do.verb is Verb.MOD:
        if not do.this_turn:
            raise Mistake("mod-place")
        if do.target.selector is not Selector.ME:
            raise Mistake("mod-me", selector=do.target.selector.value)


def check_place(card: Card, trigger: Trigger, target: Target, here: list[Selector]) -> None:
    """Whether a selector means anything in this ability of this card; `here` are those that do."""
    selector = target.selector
    if V.may_stand(selector, card, trigger):
        return
    code = "selector-place"
    if selector in CRISIS and not isinstance(card, Event):
        code = "crisis-place"
    elif selector in (Selector.LODGED_P, Selector.LODGED_BOTH) and not V.has_lodgers(card):
        code = "lodger-place"
    elif selector is Selector.HOST and selector in V.WHERE[trigger]:
        code = "host-place"
    raise Mistake(code, selector=selector.value, field=field_of(trigger), hint=selectors(here))


def check_targets(ability: Ability) -> None:
    """One ability chooses one target; in what holds always nothing is chosen."""
    if ability.trigger is Trigger.ALWAYS:
        return
    chosen = [do.target for do in ability.walk() if do.target.selector in V.CHOSEN]
    for other in chosen[1:]:
        if other != chosen[0]:
            first = str(chosen[0]).removeprefix("@")
            raise Mistake("two-targets", first=first, second=str(other).removeprefix("@"))


def worked_on(do: Do) -> frozenset[Selector]:
    """What a verb with its token, stat or guard works on."""
    if do.token is not None:
        return V.HOLDERS[Token(do.token)]
    if do.stat is not None:
        return V.STATS[do.stat]
    if do.guard is not None:
        return V.GUARDED[do.guard]
    return V.WORKS_ON[do.verb]


def told(do: Do) -> str:
    """A verb with its token, stat or guard."""
    words = (do.verb, do.token, do.stat, do.guard)
    return " ".join(word.value for word in words if word is not None)


def selectors(known: Iterable[Selector]) -> Detail:
    """Selectors for a sentence, in the order of the vocabulary."""
    found = set(known)
    if not found:
        return said("none")
    return listed(f"@{one}" for one in Selector if one in found)


def field_of(trigger: Trigger) -> str:
    """The field of a card file in which this ability stands."""
    return FIELDS[trigger]


FIELDS: dict[Trigger, str] = {
    Trigger.ADMIT: "admit",
    Trigger.PLAY: "play",
    Trigger.START: "start",
    Trigger.ACTIVE: "active",
    Trigger.EPIC: "epic",
    Trigger.DOSE: "dose",
    Trigger.PHASE3: "phase3",
    Trigger.DISCHARGE: "discharge",
    Trigger.DEATH: "death",
    Trigger.ALWAYS: "always",
    Trigger.REVEALED: "effect",
}
