"""What stands in Fluent files: their messages, and the variables that each may ask for."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Uses(Visitor):
    """The variables and messages that one message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class FluentFiles:
    """Parsed files. Their `uses` hold each message with what it names."""

    def __init__(self, *files: Traversable) -> None:
        parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
        entries = [entry for resource in parsed for entry in resource.body]
        self.junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        messages = [entry for entry in entries if isinstance(entry, ast.Message)]
        self.keys = [message.id.name for message in messages]
        self.uses: dict[str, Uses] = {}
        for message in messages:
            self.uses[message.id.name] = uses = Uses()
            uses.visit(message)

    def variables(self, key: str) -> set[str]:
        """What a message asks for, by itself or through the messages it names."""
        uses = self.uses[key]
        return uses.variables.union(*(self.variables(named) for named in uses.messages))
