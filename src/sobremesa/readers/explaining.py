"""Answers to questions: what can be typed, why a move can be made or not, what the rules say."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.engine.catalogue import Catalogue
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.rulebook import Rulebook, plain
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from sobremesa.words import Words

LINE = 76
FOUND_MOST = 12


@dataclass(frozen=True)
class Answer:
    """Some sentences, and paragraphs of the rulebook with their headings."""

    sentences: tuple[str, ...] = ()
    paragraphs: tuple[tuple[str, str], ...] = ()


def explain_move(state: State, words: Words, seat: int, move: Move) -> Answer:
    """Whether a seat can make a move now, why, and the rule that says so."""
    refusal = state.refusal(seat, move)
    if refusal is not None:
        sentence = words.refusal(refusal, seat)
        return Answer((sentence,), paragraph(state.game, words, refusal.clause))
    prompt = state.prompt(seat)
    told = words.say("terminal-may", move=words.move(move, seat), notation=str(move))
    return Answer((told,), paragraph(state.game, words, prompt.clause if prompt else ""))


def paragraph(game: Game, words: Words, clause: str) -> tuple[tuple[str, str], ...]:
    """The text of a clause, or of all clauses of a chapter; nothing where there is none."""
    book = game.rulebook(words.language)
    wanted = clause.upper()
    chapter = [name for name in book.texts if name == wanted or name.startswith(wanted + ".")]
    return tuple((f"{name} · {chapter_name(book, name)}", book.texts[name]) for name in chapter)


def catalogue_of(game: Game) -> Catalogue | None:
    """The cards of a game whose cards are data; None of all others."""
    try:
        return game.catalogue()
    except Bad:
        return None


def card_page(game: Game, words: Words, wanted: str) -> Answer | None:
    """What is printed on a card that is data, by its id or its name; None where there is none."""
    catalogue = catalogue_of(game)
    if catalogue is None:
        return None
    names = {plain(card.names[words.language]): card for card in catalogue.cards}
    card = catalogue.card(wanted) or names.get(plain(wanted.strip()))
    if card is None:
        return None
    facts = [
        words.say(f"fact-{name}-short", value=str(value).lower())
        for name, value in card.facts
        if value is not False
    ]
    text = card.texts[words.language] or words.say("catalogue-no-text")
    told = "\n\n".join([" · ".join([words.say(f"kind-{card.kind}"), *facts]), text])
    return Answer((), ((f"{card.names[words.language]} · {card.id}", told),))


def chapter_name(book: Rulebook, clause: str) -> str:
    """The heading over a clause, without the number that the clause has anyway."""
    number, _, rest = book.headings[clause].partition(" ")
    return rest if rest and clause.startswith(number) else book.headings[clause]


def chapter_of(game: Game, words: Words, heading: str) -> Answer:
    """All clauses under a heading of the rulebook."""
    book = game.rulebook(words.language)
    below = [name for name in book.texts if book.headings[name] == heading]
    return Answer((), tuple((name, book.texts[name]) for name in below))


def search_rules(game: Game, words: Words, wanted: str) -> Answer:
    """A clause by its number, a chapter, or all that holds some words."""
    if exact := paragraph(game, words, wanted.strip()):
        return Answer((), exact)
    book = game.rulebook(words.language)
    found = best_first(book, wanted)
    if not found:
        return Answer((words.say("terminal-no-rule", words=wanted),))
    if len(found) == 1:
        return Answer((), paragraph(game, words, found[0]))
    lines = [f"{clause}  {excerpt(book.texts[clause], wanted)}" for clause in found[:FOUND_MOST]]
    more = len(found) - FOUND_MOST
    if more > 0:
        lines.append(words.say("terminal-more-rules", count=more))
    return Answer((*lines, words.say("terminal-read-rule", clause=found[0])))


def best_first(book: Rulebook, wanted: str) -> list[str]:
    """The clauses that hold all the words: first those that begin with them or name them most."""
    sought = [plain(word) for word in wanted.split()]

    def rank(clause: str) -> tuple[bool, int]:
        text = plain(unmarked(book.texts[clause]))
        return not text.startswith(" ".join(sought)), -sum(text.count(word) for word in sought)

    return sorted(book.search(wanted), key=rank) if sought else []


def excerpt(text: str, wanted: str) -> str:
    """The beginning of a paragraph, or the part where the first of the words stands.

    >>> excerpt("One two three", "two")
    'One two three'
    """
    flat = unmarked(" ".join(without_bars(text).split()))
    if len(flat) <= LINE:
        return flat
    first = plain(wanted.split()[0])
    at = max(0, plain(flat).find(first) - LINE // 3)
    start = 0 if at == 0 else flat.find(" ", at) + 1
    end = flat[start : start + LINE].rpartition(" ")[0]
    return ("…" if start else "") + end + ("…" if start + len(end) < len(flat) else "")


def without_bars(markdown: str) -> str:
    """A paragraph whose tables are rows of words.

    >>> without_bars("| a | b |\\n|---|---|")
    'a · b'
    """
    lines = [line.strip() for line in markdown.splitlines()]
    rows = [line for line in lines if set(line) - set("|-: ") or not line]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return "\n".join(" · ".join(cell for cell in row if cell) for row in cells)


def unmarked(markdown: str) -> str:
    """A paragraph without the marks of Markdown.

    >>> unmarked("**VI-1** is `on`")
    'VI-1 is on'
    """
    return markdown.replace("**", "").replace("`", "")
