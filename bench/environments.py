"""Where the contenders run: our own library, and for each peer an environment of its own.

Programs are started with the repository on their path, as `bench.contenders.<name>`. The folders
of `bench` have no `__init__.py`, on purpose: so the compiled yardsticks of `.bench/lib` and the
sources here are parts of one package, and what comes first on the path is taken.

All of it lies in `.bench/`, which git does not see, and is made anew only when what it is made of
has changed. What cannot be had is not an error: its rows are not measured, and say why.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from scripts import facts

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
LIBRARY = HOME / "lib"
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "MYPYPATH", "SOBREMESA_INTERPRETED")


class Missing(Exception):
    """Why a contender cannot be had."""


@dataclass(frozen=True)
class Place:
    """How a contender is started."""

    command: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)


def cleared(**variables: str) -> dict[str, str]:
    """The variables of this process without those that steer Python, and with some more."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    return kept | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | variables


def run(log: str, *command: str, **variables: str) -> None:
    """Run a command; what it says goes to a file, and its last line into the reason."""
    HOME.mkdir(exist_ok=True)
    path = HOME / f"{log}.log"
    with path.open("w", encoding="utf-8") as file:
        done = subprocess.run(
            command, cwd=ROOT, env=cleared(**variables), stdout=file, stderr=subprocess.STDOUT
        )
    if done.returncode:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines[-1:]
        raise Missing(" ".join([*errors[:1], f"(see .bench/{log}.log)"]))


def is_ready(stamp: Path, key: str) -> bool:
    """Whether something was made, and of the same things."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key


def say(text: str) -> None:
    """Tell what takes long."""
    print(text, file=sys.stderr, flush=True)


# -- ourselves -------------------------------------------------------------------------------------


@cache
def compiled() -> Place:
    """Sobremesa with the yardsticks, in one library; built if need be, but once in a run."""
    if obstacle := facts.obstacle():
        raise Missing(obstacle)
    yardsticks = sorted((ROOT / "bench" / "games").glob("*.py"))
    parts = [facts.package_key().encode(), *(path.read_bytes() for path in yardsticks)]
    key, stamp = facts.key(parts), HOME / "library.key"
    if not is_ready(stamp, key):
        say("Building Sobremesa and the yardsticks for the benchmark (about a minute)…")
        stamp.unlink(missing_ok=True)
        work = ("--build-base", str(HOME / "build"), "--build-lib", str(LIBRARY))
        switches = {"SOBREMESA_BENCH": "1", "SOBREMESA_COMPILE": "1"}
        run("library", sys.executable, "setup.py", "-q", "build", *work, **switches)
        stamp.write_text(key, encoding="utf-8")
    return ourselves(LIBRARY, {})


def interpreted() -> Place:
    """The same sources, not compiled."""
    return ourselves(ROOT / "src", {"SOBREMESA_INTERPRETED": "1"})


def ourselves(library: Path, switches: dict[str, str]) -> Place:
    """Our program, which finds the package in a library."""
    return program(
        sys.executable,
        "ours",
        {"PYTHONPATH": os.pathsep.join([str(library), str(ROOT)]), **switches},
    )


def program(python: str, name: str, variables: dict[str, str]) -> Place:
    """A contender's program. The present folder stays off its path: it may hold other sources."""
    return Place(
        (python, "-P", "-m", f"bench.contenders.{name}"), {"PYTHONPATH": str(ROOT), **variables}
    )


# -- others ----------------------------------------------------------------------------------------


def peer(name: str) -> Place:
    """Another's library, pinned to the version the benchmark is written for."""
    table = tomllib.loads((ROOT / "bench" / "peers.toml").read_text(encoding="utf-8"))
    packages: list[str] = table[name]["packages"]
    pinned = ROOT / "bench" / "constraints.txt"
    home = HOME / name
    key, stamp = facts.key([*map(str.encode, packages), pinned.read_bytes()]), home / "key"
    python = str(home / "bin" / "python")
    if not is_ready(stamp, key):
        say(f"Installing {table[name]['title']} for the benchmark…")
        venv.create(home, clear=True, with_pip=True)
        run(name, python, "-m", "pip", "install", "-c", str(pinned), *packages)
        stamp.write_text(key, encoding="utf-8")
    return program(python, table[name]["program"], {})


def plain_c() -> Place:
    """The rules in C by hand, built with the system's compiler."""
    if obstacle := facts.obstacle():
        raise Missing(obstacle)
    built = HOME / "virus_c"
    run("virus_c", "sh", "bench/virus_c/build.sh", str(built))
    return program(sys.executable, "plain_c", {"BENCH_PROGRAM": str(built)})


def place(name: str) -> Place:
    """How the contender of this name is started; raises `Missing` if it cannot be."""
    if name in ("compiled", "second"):
        return compiled()
    if name == "interpreted":
        return interpreted()
    return plain_c() if name == "plain_c" else peer(name)
