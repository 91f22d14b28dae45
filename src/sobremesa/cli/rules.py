"""`sobremesa rules`: the rulebook by clause or by words, and the matrix of what proves it."""

from __future__ import annotations

from typing import Any

from rich.markdown import Markdown

from sobremesa.cli.common import Cli, print_json
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.rulebook import CLAUSE, Rulebook
from sobremesa.readers.explaining import best_first, chapter_name


def rules(cli: Cli, name: str, words: str, as_json: bool) -> None:
    """The whole rulebook, one clause, a chapter, or all clauses that hold these words."""
    game = cli.load(name)
    book = game.rulebook(cli.words.language)
    clauses = wanted(game, book, words)
    if as_json:
        print_json([entry(game, book, clause) for clause in clauses])
    elif not words:
        print_markdown(cli, book.markdown)
    else:
        for clause in clauses:
            cli.console.print(f"[bold]{clause}[/]  [dim]{chapter_name(book, clause)}[/]")
            print_markdown(cli, book.texts[clause])
            cli.console.print()


def print_markdown(cli: Cli, text: str) -> None:
    """With headings and tables where there is a terminal, as it was written elsewhere."""
    if cli.console.is_terminal:
        cli.console.print(Markdown(text))
    else:
        cli.write(text)


def wanted(game: Game, book: Rulebook, words: str) -> list[str]:
    """The clauses that are meant."""
    if not words:
        return list(book.texts)
    name = words.strip().upper()
    if name in book.texts:
        return [name]
    chapter = [clause for clause in book.texts if clause.startswith((f"{name}.", f"{name}-"))]
    if chapter:
        return chapter
    if CLAUSE.match(f"**{name}**"):
        raise Bad("no-clause", game=game.title, clause=name)
    found = best_first(book, words)
    if not found:
        raise Bad("no-clause", game=game.title, clause=words)
    return found


def entry(game: Game, book: Rulebook, clause: str) -> dict[str, Any]:
    """A clause for a program."""
    return {
        "id": clause,
        "chapter": book.headings[clause],
        "text": book.texts[clause],
        "proofs": list(next(c.proofs for c in game.clauses if c.id == clause)),
    }


def matrix(cli: Cli, name: str, as_json: bool) -> None:
    """Every clause and the tests that prove it."""
    game = cli.load(name)
    proved = [clause for clause in game.clauses if clause.proofs]
    informative = [clause for clause in game.clauses if clause.informative]
    missing = [c.id for c in game.clauses if not c.proofs and not c.informative]
    if as_json:
        print_json(
            {
                "game": game.id,
                "version": game.version,
                "clauses": [
                    {"id": c.id, "proofs": list(c.proofs), "informative": c.informative or None}
                    for c in game.clauses
                ],
                "proved": len(proved),
                "informative": len(informative),
                "missing": missing,
            }
        )
        return
    for clause in game.clauses:
        cli.console.print(f"[bold]{clause.id}[/]")
        for proof in clause.proofs or (clause.informative or cli.words.say("matrix-none"),):
            cli.write(f"  {proof}")
    cli.say("matrix-sum", proved=len(proved), informative=len(informative), missing=len(missing))
