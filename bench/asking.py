"""The contenders: one process each, pinned to a core, asked one at a time over pipes."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any, Self

from bench.environments import HOME, Missing, cleared, place


class Contender:
    """A running contender."""

    def __init__(self, name: str, core: int | None) -> None:
        where = place(name)
        pinned = [] if core is None else [str(core)]
        with (HOME / f"{name}.said").open("w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                [*where.command, *pinned],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                cwd=HOME,
                env=cleared(**where.variables),
            )
        self.name = name

    def send(self, task: str, game: str = "", **more: Any) -> None:
        """Ask, without waiting for the answer."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"task": task, "game": game, **more}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Missing(f"{self.name} has ended (see .bench/{self.name}.said)") from None

    def receive(self) -> dict[str, Any]:
        """The answer to what was asked."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Missing(f"{self.name} has ended (see .bench/{self.name}.said)")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Missing(f"{self.name}: {answer['error']}")
        return answer

    def ask(self, task: str, game: str = "", **more: Any) -> dict[str, Any]:
        """Ask, and wait."""
        self.send(task, game, **more)
        return self.receive()

    def tell(self, question: str, game: str = "", **more: Any) -> Any:
        """The answer to a question that is not measured."""
        return self.ask(question, game, **more)["answer"]

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def started(name: str, core: int | None) -> Contender:
    """A contender that is what its name says."""
    contender = Contender(name, core)
    if name in ("compiled", "second") and not contender.tell("is compiled"):
        contender.close()
        raise Missing("what was built runs interpreted")
    return contender


class Arena:
    """All contenders that were asked for so far; each is started when it is first needed."""

    def __init__(self, core: int | None) -> None:
        self.core = core
        self.running: dict[str, Contender] = {}
        self.missing: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for contender in self.running.values():
            contender.close()

    def contender(self, name: str) -> Contender:
        """A running contender; raises `Missing`, each time for the same reason, if it cannot be."""
        if name in self.missing:
            raise Missing(self.missing[name])
        if name not in self.running:
            try:
                self.running[name] = started(name, self.core_of(name))
            except Missing as missing:
                self.missing[name] = str(missing)
                raise
        return self.running[name]

    def core_of(self, name: str) -> int | None:
        """The core of a contender: all share one, but the second of a pair has another."""
        others = [core for core in cores() if core != self.core]
        return others[-1] if name == "second" and others else self.core


def cores() -> list[int]:
    """The cores this process may use; none where the system does not tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
