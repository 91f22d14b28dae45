"""A field of signs to draw on, each with its style; it becomes the text that Rich prints."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

PLAIN = Style()


class Canvas:
    """So many columns and lines of signs."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write from a place to the right; what does not fit is left out."""
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height and cell_len(sign) == 1:
                self.signs[y][x + i] = sign
                self.styles[y][x + i] = style

    def is_blank(self, x: int, y: int) -> bool:
        """Whether nothing was drawn at a place."""
        return self.signs[y][x] == " " and self.styles[y][x] == PLAIN

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Write a styled text; each span has a style of its own."""
        self.put(x, y, text.plain, text.style if isinstance(text.style, Style) else PLAIN)
        for span in text.spans:
            if isinstance(span.style, Style):
                self.put(x + span.start, y, text.plain[span.start : span.end], span.style)

    def lines(self) -> list[Text]:
        """What was drawn, a text for each line."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or self.styles[y][x] != self.styles[y][start]:
                line.append("".join(self.signs[y][start:x]), style=self.styles[y][start])
                start = x
        return line
