"""The front with a screen: Rich draws, prompt_toolkit reads with completion and history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from rich import box
from rich.align import Align
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sobremesa.engine.rulebook import plain
from sobremesa.engine.scene import Scene
from sobremesa.readers.choosing import Option, Section
from sobremesa.readers.explaining import Answer
from sobremesa.readers.fronts import FORGET_ALL, Known, told
from sobremesa.readers.hues import FAINT, LOOKS, STRONG
from sobremesa.readers.rich_table import draw_table
from sobremesa.readers.tiles import hanging
from sobremesa.words import Words

READING_WIDTH = 100
BANNER_WIDTH = 72
NUMBER_WIDTH = 4
PROMPT = "› "


class DrawnFront:
    """A terminal where things have a place, a colour and a shape."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._typed: dict[int | None, PromptSession[str]] = {}

    def fresh(self) -> None:
        self.console.clear()

    def banner(self, title: str, about: str) -> None:
        text = Text.assemble((title, STRONG), *(["\n", about] if about else []))
        shapes = Text(" ").join(Text(f" {one.shape} ", style=one.chip) for one in LOOKS.values())
        panel = Panel(
            Group(text, Text(), shapes),
            box=box.ROUNDED,
            border_style=FAINT,
            padding=(0, 2),
            width=min(self.console.width, BANNER_WIDTH),
        )
        self.console.print(panel)

    def table(self, scene: Scene, words: Words) -> None:
        size = self.console.size
        self.console.print(draw_table(scene, words, size.width, size.height))

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(sentence))

    def aside(self, sentence: str) -> None:
        self.console.print(Text(sentence, style=FAINT))

    def command(self, text: str) -> None:
        self.console.print(Text(text, style=STRONG), soft_wrap=True)

    def listing(self, title: str, lines: Sequence[str]) -> None:
        self.console.print(Rule(Text(title, style=FAINT), align="left", style=FAINT))
        for line in lines:
            self.console.print(hanging(Text("·"), Text(line), 2))

    def choices(self, sections: Sequence[Section], words: Words) -> None:
        number = 0
        self.console.print()
        for section in sections:
            if section.title:
                self.console.print(Text(f" {section.title}", style=FAINT))
            lines: list[RenderableType] = []
            for option in section.options:
                number += 1
                lines.append(choice(number, option, words))
            self.console.print(self._abreast(lines, section))

    def _abreast(self, lines: list[RenderableType], section: Section) -> RenderableType:
        """Short options side by side, long ones below each other."""
        sizes = [cell_len(option.short) + cell_len(option.about) for option in section.options]
        widest = max(sizes) + NUMBER_WIDTH + 12
        if len(lines) < 2 or widest * 2 > self.console.width:
            return Padding(Columns(lines, width=self.console.width - 1), (0, 0))
        return Columns(lines, width=widest, padding=(0, 1))

    def answer(self, answer: Answer) -> None:
        self.say(*answer.sentences)
        width = min(self.console.width, READING_WIDTH)
        for heading, text in answer.paragraphs:
            panel = Panel(
                Markdown(text),
                title=Text(heading, style=STRONG),
                title_align="left",
                box=box.ROUNDED,
                border_style=FAINT,
                width=width,
            )
            self.console.print(panel)

    def ask(self, question: str, known: Known = (), who: int | None = None) -> str:
        if question:
            self.console.print(Text(question, style=STRONG))
        # Each player has a history: it may name what others must not know.
        if who not in self._typed:
            self._typed[who] = PromptSession(history=InMemoryHistory())
        return (
            self._typed[who]
            .prompt(PROMPT, completer=Suggestions(known), complete_while_typing=False)
            .strip()
        )

    def hide(self) -> None:
        self.console.file.write(FORGET_ALL)
        self.console.file.flush()

    def curtain(self, sentence: str) -> None:
        self.hide()
        panel = Panel(Text(sentence, style=STRONG), box=box.HEAVY, padding=(1, 4), expand=False)
        self.console.print(Padding(Align.center(panel), (2, 0)))
        self.ask("")


def choice(number: int, option: Option, words: Words) -> Table:
    """An option with its number."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(width=NUMBER_WIDTH - 1, justify="right", style=STRONG)
    line.add_column()
    sentence = Text(told(option.short, len(option.moves), words))
    if option.about:
        sentence.append(f"  {option.about}", style=FAINT)
    line.add_row(str(number), sentence)
    return line


class Suggestions(Completer):
    """What may be typed, found by its beginning or by any word of what it means."""

    def __init__(self, known: Known) -> None:
        self.known = known

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        text = plain(typed.lstrip("? "))
        length = len(typed.lstrip("? "))
        beginning = [one for one in self.known if plain(one[0]).startswith(text)]
        within = [one for one in self.known if one not in beginning and text in plain(one[1])]
        for name, meaning in [*beginning, *within]:
            yield Completion(name, start_position=-length, display_meta=meaning)
