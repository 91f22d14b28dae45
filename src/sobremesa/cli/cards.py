"""`sobremesa cards`: the cards of a game, one of them with its reckoning, and the check of all."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from sobremesa.cli.common import Cli, Misuse, print_json
from sobremesa.engine.catalogue import Card, Catalogue, Reckoning, Term
from sobremesa.engine.contract import Game
from sobremesa.words import Words

DIFFERS = 1


def cards(cli: Cli, name: str, wanted: Sequence[str], check: bool, as_json: bool) -> int:
    """All cards or those that are named; with `check`, their printed numbers by the formulas."""
    game = cli.load(name)
    catalogue = game.catalogue()
    words = cli.game_words(game)
    chosen = [find(words, catalogue, one) for one in wanted] or list(catalogue.cards)
    wrong = [card for card in chosen if card.reckoning and not card.reckoning.agrees]
    if as_json:
        print_json(about_set(game, catalogue, words, chosen))
    elif check:
        show_check(cli, words, chosen, wrong)
    elif wanted:
        for card in chosen:
            show_page(cli, words, card)
    else:
        show_list(cli, words, game, catalogue)
    return DIFFERS if check and wrong else 0


def find(words: Words, catalogue: Catalogue, wanted: str) -> Card:
    """A card by its id, or by its name in the language of the run."""
    names = {card.names[words.language].lower(): card for card in catalogue.cards}
    card = catalogue.card(wanted) or names.get(wanted.strip().lower())
    if card is not None:
        return card
    ids = [one.id for one in catalogue.cards]
    near = get_close_matches(wanted.lower(), names, n=1) or get_close_matches(wanted.upper(), ids)
    known = ", ".join(names[one].id if one in names else one for one in near[:1])
    raise Misuse("cli-no-card", name=wanted, near=known or "none")


# -- the list ----------------------------------------------------------------------------------


def show_list(cli: Cli, words: Words, game: Game, catalogue: Catalogue) -> None:
    """Every card in two lines: what it is called and costs, and what it does."""
    cli.write(f"{game.title} · {catalogue.names[words.language]}")
    if game.data:
        cli.say("catalogue-data", path=game.data.path, fingerprint=game.data.fingerprint)
    for name, (printed, here) in catalogue.numbers.items():
        cli.say("catalogue-number", name=name, printed=printed, here=here)
    for key, ids in differing(catalogue):
        if ids:
            cli.say(f"catalogue-{key}", cards=", ".join(ids))
    for kind, group in groupby(catalogue.cards, key=lambda card: card.kind):
        listed = list(group)
        copies = sum(card.copies for card in listed)
        cli.write("")
        cli.console.print(f"[bold]{words.say(f'kinds-{kind}')}[/] · {copies}")
        cli.rows([(card.id, in_short(words, card)) for card in listed])
    cli.write("")
    cli.say("catalogue-more", game=game.id, card=catalogue.cards[0].id)


def differing(catalogue: Catalogue) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The cards that are not as in the box."""
    return ("new", catalogue.new), ("changed", catalogue.changed), ("gone", catalogue.gone)


def in_short(words: Words, card: Card) -> str:
    """A card in a line."""
    facts = [words.say(f"fact-{name}-short", value=put(value)) for name, value in shown(card)]
    copies = [f"×{card.copies}"] if card.copies > 1 else []
    head = " · ".join([card.names[words.language], *facts, *copies])
    text = card.texts[words.language]
    return f"{head}. {text}" if text else head


def shown(card: Card) -> list[tuple[str, Any]]:
    """The facts that are told: those that are no are not."""
    return [(name, value) for name, value in card.facts if value is not False]


def put(value: Any) -> Any:
    """A value that a message can hold."""
    return str(value).lower() if isinstance(value, bool) else value


# -- one card ----------------------------------------------------------------------------------


def show_page(cli: Cli, words: Words, card: Card) -> None:
    """All of a card."""
    cli.console.print(f"[bold]{card.id}  {card.names[words.language]}[/]", highlight=False)
    cli.write(
        words.say(f"kind-{card.kind}") + " · " + words.say("catalogue-copies", copies=card.copies)
    )
    facts = [
        (words.say(f"fact-{name}"), words.say(f"fact-{name}-value", value=put(value)))
        for name, value in shown(card)
    ]
    cli.rows(facts)
    cli.write("")
    cli.write(card.texts[words.language] or words.say("catalogue-no-text"))
    if card.effects:
        cli.write("")
        cli.write(words.say("catalogue-in-file"))
        cli.rows([(f"{field} =", f'"{text}"') for field, text in card.effects])
    cli.write("")
    show_reckoning(cli, words, card)
    cli.write("")


def show_reckoning(cli: Cli, words: Words, card: Card) -> None:
    """Term by term, and what it comes to."""
    reckoning = card.reckoning
    if reckoning is None:
        cli.write(unreckoned(words, card))
        return
    cli.write(words.say("catalogue-reckoned", what=words.say(f"fact-{reckoning.what}")))
    cli.rows([(term_told(words, term), amount(words, term.amount)) for term in reckoning.terms])
    cli.write(verdict(words, reckoning))


def unreckoned(words: Words, card: Card) -> str:
    """Why no formula speaks of a card."""
    return words.say(f"unreckoned-{card.unreckoned}")


def term_told(words: Words, term: Term) -> str:
    """A line of a reckoning; where it counts several, with how many and what each is worth."""
    name = words.say(f"term-{term.key}")
    if term.count == 1:
        return name
    return f"{name}: {amount(words, term.count, 0)} × {amount(words, term.each)}"


def amount(words: Words, value: float, least: int = 2) -> str:
    """A number as the language writes it."""
    return words.say("catalogue-amount" if least else "catalogue-count", value=value)


def verdict(words: Words, reckoning: Reckoning) -> str:
    """The sum, rounded, beside what is printed."""
    return words.say(
        "catalogue-agrees" if reckoning.agrees else "catalogue-differs",
        total=reckoning.total,
        formula=reckoning.formula,
        printed=reckoning.printed,
    )


# -- the check ---------------------------------------------------------------------------------


def show_check(cli: Cli, words: Words, chosen: Sequence[Card], wrong: Sequence[Card]) -> None:
    """Printed numbers beside those of the formulas, a line for each card."""
    for kind, group in groupby(chosen, key=lambda card: card.kind):
        cli.console.print(f"[bold]{words.say(f'kinds-{kind}')}[/]")
        cards = list(group)
        if (
            all(card.reckoning is None for card in cards)
            and len({c.unreckoned for c in cards}) == 1
        ):
            cli.write(f"  {unreckoned(words, cards[0])}")
        else:
            cli.rows([(card.id, checked(words, card)) for card in cards])
    cli.write("")
    for card in wrong:
        reckoning = card.reckoning
        assert reckoning is not None
        cli.say(
            "catalogue-wrong",
            card=card.id,
            name=card.names[words.language],
            what=words.say(f"fact-{reckoning.what}"),
            printed=reckoning.printed,
            formula=reckoning.formula,
            total=reckoning.total,
        )
    counted = [card for card in chosen if card.reckoning]
    cli.say(
        "catalogue-checked", cards=len(counted), wrong=len(wrong), rest=len(chosen) - len(counted)
    )


def checked(words: Words, card: Card) -> str:
    """A card in the check."""
    name = card.names[words.language]
    if card.reckoning is None:
        return f"{name} · {unreckoned(words, card)}"
    told = words.say(f"fact-{card.reckoning.what}")
    return f"{name} · {told}: {verdict(words, card.reckoning)}"


# -- for programs ------------------------------------------------------------------------------


def about_set(
    game: Game, catalogue: Catalogue, words: Words, chosen: Sequence[Card]
) -> dict[str, Any]:
    """The set and the cards that are wanted."""
    return {
        "game": game.id,
        "version": game.version,
        "data": game.data and {"path": game.data.path, "fingerprint": game.data.fingerprint},
        "name": catalogue.names[words.language],
        "numbers": {name: here for name, (_, here) in catalogue.numbers.items()},
        **{key: list(ids) for key, ids in differing(catalogue)},
        "cards": [about(words, card) for card in chosen],
    }


def about(words: Words, card: Card) -> dict[str, Any]:
    """One card."""
    reckoning = card.reckoning
    return {
        "id": card.id,
        "kind": card.kind,
        "name": card.names[words.language],
        "text": card.texts[words.language],
        "copies": card.copies,
        **dict(card.facts),
        "effects": dict(card.effects),
        "reckoning": reckoning
        and {
            "of": reckoning.what,
            "terms": [
                {"term": term.key, "count": term.count, "each": term.each, "amount": term.amount}
                for term in reckoning.terms
            ],
            "total": reckoning.total,
            "formula": reckoning.formula,
            "printed": reckoning.printed,
            "agrees": reckoning.agrees,
        },
    }
