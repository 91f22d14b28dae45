"""The command line: `sobremesa`, and the menu when nothing else is asked for."""

from sobremesa.cli.main import main

__all__ = ["main"]
