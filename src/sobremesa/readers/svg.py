"""Elements of a drawing in SVG: nothing but lines, boxes and texts, without outside fonts."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

INK = "#22303c"
PAPER = "#fbf8f1"
FONT = "'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"


def element(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` is written stroke-width.

    >>> element("line", x1=0, stroke_width=2)
    '<line x1="0" stroke-width="2"/>'
    """
    written = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def number(value: object) -> str:
    """A number without needless digits; anything else as it is.

    >>> number(1.50), number(2.0), number("red")
    ('1.5', '2', 'red')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def line(x1: float, y1: float, x2: float, y2: float, **style: object) -> str:
    """A line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **style)


def box(x: float, y: float, width: float, height: float, **style: object) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **style)


def words(x: float, y: float, text: str, size: float = 14, **style: object) -> str:
    """A text, around its middle if nothing else is said."""
    given = {"text_anchor": "middle", "fill": INK} | style
    return element("text", escape(text), x=x, y=y, font_size=size, **given)


def page(width: float, height: float, inside: str) -> str:
    """The whole drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" font-family="{FONT}">\n'
        f"{box(0, 0, width, height, fill=PAPER)}\n{inside}\n</svg>\n"
    )
