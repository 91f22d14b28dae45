"""A real terminal for a child process: what it writes becomes a screen, as a person sees it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pexpect
import pyte

PROMPT = r"›[^›]*\x1b\[\?25h"  # the sign, and the cursor shown behind it
PATIENCE = 20  # seconds before something that never comes is given up


class Terminal:
    """Sobremesa in a terminal of some size."""

    def __init__(
        self,
        arguments: Sequence[str],
        home: Path,
        environ: Mapping[str, str],
        columns: int = 100,
        rows: int = 60,
        term: str = "xterm-256color",
    ) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "sobremesa", *arguments],
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            env={
                **environ,
                "SOBREMESA_HOME": str(home),
                "TERM": term,
                # there is nobody here to tell where the cursor stands
                "PROMPT_TOOLKIT_NO_CPR": "1",
            },
        )

    def wait_for(self, *patterns: str) -> int:
        """Read until one of these comes; which one."""
        found = int(self.child.expect(list(patterns)))
        self._show(self.child.before or "")
        self._show(str(self.child.after))
        return found

    def to_the_end(self) -> int:
        """Read all that still comes; the exit code."""
        self.child.expect(pexpect.EOF)
        self._show(self.child.before or "")
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -1

    def type(self, text: str) -> None:
        """Type something, and Enter."""
        self.child.send(f"{text}\r")

    def press(self, key: str) -> None:
        """Press a key with Ctrl."""
        self.child.sendcontrol(key)

    @property
    def text(self) -> str:
        """The screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def numbered(self) -> list[tuple[int, str]]:
        """The numbered lines of the screen."""
        found = re.findall(r"(?:^|\s{2,})(\d+) ([^\s›│].*?)(?=\s{2,}|$)", self.text, re.MULTILINE)
        return [(int(number), told) for number, told in found]

    def _show(self, text: str) -> None:
        self.raw += text
        self.stream.feed(text)
