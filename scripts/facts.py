"""What the set-up in common.sh must know about the project and this machine.

facts.py keys PROFILE          three lines: a key of the libraries that PROFILE needs, a key of
                               the package's sources, and what hinders compiling (may be empty)
facts.py requirements PROFILE  the libraries that PROFILE needs, for pip, one to a line
facts.py debian                the Debian packages missing for an environment and for compiling
facts.py tally FILE...         adds up pytest's XML reports: "12 passed, 0 failed"

PROFILE is "play", or the name of an extra of pyproject.toml. An environment is up to date as long
as both keys are the same. Nothing but the standard library is used here, for there may be no more.
"""

import hashlib
import importlib.util
import runpy
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {".so", ".pyc", ".pyd"}


def obstacle() -> str:
    """Why setup.py would not compile here; empty if it would."""
    return str(runpy.run_path(str(ROOT / "setup.py"))["obstacle"]())


def debian_packages() -> list[str]:
    """What Debian splits off from its Python, and a compiler; nothing for a Python not its own."""
    python = "python{}.{}".format(*sys.version_info)
    setup = runpy.run_path(str(ROOT / "setup.py"))
    own = sys.base_prefix == "/usr"
    missing = {
        f"{python}-venv": own and importlib.util.find_spec("ensurepip") is None,
        f"{python}-dev": own and not setup["headers"]().is_file(),
        "gcc": setup["c_compiler"]() is None,
    }
    return [package for package, absent in missing.items() if absent]


def requirements(profile: str) -> list[str]:
    """What must be there to build, to run, and to do what the profile is for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build: list[str] = project["build-system"]["requires"]
    run: list[str] = project["project"]["dependencies"]
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    return build + run + ([] if profile == "play" else extras[profile])


def key(parts: Iterable[bytes]) -> str:
    """A short digest of all parts, together with this Python and this place."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}".encode())
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()[:32]


def libraries_key(profile: str) -> str:
    """Changes with the requirements, the pinned versions, this Python and the place."""
    return key([*(name.encode() for name in requirements(profile)), read("constraints.txt")])


def package_key() -> str:
    """Changes with anything that goes into the package or steers its build."""
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "constraints.txt", "README.md")]
    for path in sorted((ROOT / "src").rglob("*")):
        inside = path.relative_to(ROOT).parts
        generated = "__pycache__" in inside or any(name.endswith(".egg-info") for name in inside)
        if path.is_file() and path.suffix not in LEFT_OUT and not generated:
            files.append(path)
    named = (part for path in files for part in (str(path).encode(), read(path)))
    return key([obstacle().encode(), *named])


def read(path: Path | str) -> bytes:
    """The content of a file of the repository; nothing if it is not there."""
    file = ROOT / path
    return file.read_bytes() if file.is_file() else b""


def tally(reports: list[str]) -> str:
    """All reports in the words of pytest; a report that is missing counts as a failure."""
    from xml.etree import ElementTree  # only here, for every start waits for this file

    passed = failed = skipped = 0
    for report in reports:
        if not Path(report).is_file():
            failed += 1
            continue
        for suite in ElementTree.parse(report).iter("testsuite"):
            tests, bad, left = (
                sum(int(suite.get(name, 0)) for name in names)
                for names in (["tests"], ["failures", "errors"], ["skipped"])
            )
            passed += tests - bad - left
            failed += bad
            skipped += left
    words = f"{passed} passed, {failed} failed"
    return f"{words}, {skipped} skipped" if skipped else words


def main(command: str, *rest: str) -> None:
    """Answer one question on standard output."""
    if command == "keys":
        print(libraries_key(*rest), package_key(), obstacle(), sep="\n")
    elif command == "requirements":
        print(*requirements(*rest), sep="\n")
    elif command == "debian":
        print(*debian_packages())
    elif command == "tally":
        print(tally(list(rest)))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*(sys.argv[1:] or [""]))
