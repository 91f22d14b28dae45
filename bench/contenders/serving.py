"""How a contender answers: one line of JSON asks, one line answers, one thing at a time.

A contender is a program that pins itself to a core and then waits. It is asked

    {"task": "steps", "game": "leduc", "amount": 20000}

and answers how much it did and what that took, or `{"error": "..."}`. Only the standard library is
used here, for this file runs in the environment of every peer.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

Answer = dict[str, Any]
# does so much of something; tells how many units it did
Work = Callable[[int], float]


class Contender:
    """A program's tasks by their names, each with the way in which it is done."""

    def __init__(self) -> None:
        self.work: dict[str, Callable[[str], Work]] = {}
        self.ways: dict[str, str] = {}
        self.questions: dict[str, Callable[..., Any]] = {}
        self.ready: dict[tuple[str, str], Work] = {}

    def measures(self, task: str, way: str) -> Callable[[Callable[[str], Work]], None]:
        """Register what prepares a task for a game; what it returns is what the clock sees."""

        def register(prepare: Callable[[str], Work]) -> None:
            self.work[task] = prepare
            self.ways[task] = way

        return register

    def answers(self, question: str) -> Callable[[Callable[..., Any]], None]:
        """Register a question that is not measured."""

        def register(answer: Callable[..., Any]) -> None:
            self.questions[question] = answer

        return register

    def ask(self, wish: Answer) -> Answer:
        """Do one thing."""
        task, game = wish.pop("task"), wish.pop("game", "")
        if task in self.questions:
            return {"answer": self.questions[task](game, **wish)}
        if task not in self.work:
            return {"error": f"this contender does not know {task}"}
        if (task, game) not in self.ready:
            self.ready[task, game] = self.work[task](game)
        return timed(self.ready[task, game], wish["amount"]) | {"way": self.ways[task]}

    def serve(self) -> None:
        """Answer until nobody asks any more. The core is the first argument."""
        if len(sys.argv) > 1 and sys.argv[1]:
            os.sched_setaffinity(0, {int(sys.argv[1])})
        answers, sys.stdout = sys.stdout, sys.stderr  # what a library prints is no answer
        for line in sys.stdin:
            try:
                answer = self.ask(json.loads(line))
            except Exception as error:  # whatever it is, the one who asks must hear of it
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), file=answers, flush=True)


def timed(work: Work, amount: int) -> Answer:
    """How many units were done, in how many seconds of this process and of the clock."""
    wall, cpu = time.perf_counter(), children_and_self()
    units = work(amount)
    return {
        "units": units,
        "cpu": children_and_self() - cpu,
        "wall": time.perf_counter() - wall,
    }


def children_and_self() -> float:
    """CPU seconds of this process and of the programs it ran to their end."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)  # os.times() counts in hundredths only
    return time.process_time() + used.ru_utime + used.ru_stime


def moments(lengths: list[int]) -> Answer:
    """What is told about a sample of games: how many, their mean length, and its variance."""
    mean = sum(lengths) / len(lengths)
    variance = sum((length - mean) ** 2 for length in lengths) / (len(lengths) - 1)
    return {"games": len(lengths), "mean": mean, "variance": variance}
