"""A board file, or a table in it: each part of the right kind, or a sentence about the file."""

from __future__ import annotations

from sobremesa.engine.diagram import Diagram
from sobremesa.engine.errors import Bad, Detail


class Source(Diagram):
    """A table of a board file; its title is the name of the file."""

    def malformed(self, code: str, sentence: str, **arguments: object) -> Bad:
        """What is wrong with the file."""
        return Bad("board", name=self.title, detail=Detail(code, sentence, **arguments))
