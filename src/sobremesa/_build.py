"""Compiled or interpreted: which of the two runs, and the switch between them.

The rules are compiled where a C compiler was at hand; their sources are always installed beside
the compiled modules and mean the same. ``SOBREMESA_INTERPRETED=1`` runs the sources instead, for
the debugger, for coverage, and for the proof that both agree.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "sobremesa"
SWITCH = "SOBREMESA_INTERPRETED"

# The library that holds all compiled modules, as setup.py names it.
_LIBRARY = "_rules__mypyc"


class SourceFinder(MetaPathFinder):
    """Finds the modules below one package as sources only, past compiled ones of the same name."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module, or ``None``: then Python looks for it as ever."""
        if path is None or not fullname.startswith(self.package + "."):
            return None
        for folder in path:
            spec = self._in(folder).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Forget what the folders held."""
        self._folders.clear()

    def _in(self, folder: str) -> FileFinder:
        if folder not in self._folders:
            self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return self._folders[folder]


def install_source_finder(package: str = PACKAGE) -> None:
    """If sources are asked for, let imports below the package find nothing else.

    To be called before anything below the package is imported; calling it again does no harm.
    """
    if os.environ.get(SWITCH) == "1" and not _takes_sources(package):
        sys.meta_path.insert(0, SourceFinder(package))


def compiled(package: str = PACKAGE) -> bool:
    """Whether the rules that run here are the compiled ones.

    >>> compiled() == (describe() == "compiled")
    True
    """
    return not _takes_sources(package) and _has_library(package)


def describe(package: str = PACKAGE) -> str:
    """The same in words, for a version line and for reports.

    >>> describe() in {
    ...     "compiled",
    ...     "interpreted (no compiled modules)",
    ...     "interpreted (SOBREMESA_INTERPRETED=1)",
    ... }
    True
    """
    if _takes_sources(package):
        return f"interpreted ({SWITCH}=1)"
    return "compiled" if _has_library(package) else "interpreted (no compiled modules)"


def _takes_sources(package: str) -> bool:
    return any(
        isinstance(finder, SourceFinder) and finder.package == package for finder in sys.meta_path
    )


def _has_library(package: str) -> bool:
    return importlib.util.find_spec(f"{package}.{_LIBRARY}") is not None
