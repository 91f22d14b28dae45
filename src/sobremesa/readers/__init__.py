"""Readers of scenes: the plain text table, the drawn table, and the match at the terminal.

No reader knows any game. What is seen comes from the scene, what is said from the words.
"""

from rich.console import Console

from sobremesa.engine.scene import Scene
from sobremesa.readers.plain import plain_table
from sobremesa.readers.rich_table import draw_table
from sobremesa.words import Words

__all__ = ["draw_table", "plain_table", "print_scene"]


def print_scene(console: Console, scene: Scene, words: Words, plain: bool = False) -> None:
    """Print a table: drawn where a person looks at a screen, else as plain text."""
    if plain or not console.is_terminal or console.is_dumb_terminal:
        console.print(plain_table(scene, words), markup=False, highlight=False, soft_wrap=True)
    else:
        console.print(draw_table(scene, words, console.width))
