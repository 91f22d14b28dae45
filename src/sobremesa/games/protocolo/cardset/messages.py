"""Names and texts of the cards as messages in Fluent, for every sentence that speaks of cards.

card-S03 = Internist
cards-S03 = … 2 × Internist in a list
text-S03 = $1: remove 1 DET from one of your patients.
branch-V06-2 = Lose 1 RP
card-S03b = Internist (2)
"""

from __future__ import annotations

from sobremesa.games.protocolo.cardset.copies import called
from sobremesa.games.protocolo.cardset.model import CardSet
from sobremesa.games.protocolo.cardset.telling import branches_of, text_of


def messages(cards: CardSet, language: str) -> str:
    """All of them in one language."""
    lines = []
    for card in cards.cards:
        name, text = quoted(card.names[language]), quoted(text_of(card, language))
        lines += [
            f"card-{card.id} = {name}",
            f"cards-{card.id} = {{ $count ->",
            f"    [one] {name}",
            f"   *[other] {{ $count }} × {name}",
            "}",
            f"text-{card.id} = {text}",
        ]
        for number, branch in enumerate(branches_of(card, language), start=1):
            lines.append(f"branch-{card.id}-{number} = {quoted(branch)}")
        for mark in range(1, card.copies):
            copy, numbered = called(card.id, mark), quoted(f"{card.names[language]} ({mark + 1})")
            lines += [f"card-{copy} = {numbered}", f"cards-{copy} = {numbered}"]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    r"""A text that Fluent takes as it is, whatever signs are in it.

    >>> print(quoted('{ "x" }'))
    { "{ \"x\" }" }
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
