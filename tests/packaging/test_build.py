"""The switch between compiled modules and their sources."""

import importlib
import importlib.machinery
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa import _build

SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with a module that lies there twice: as source, and as something compiled."""
    name = "package_for_the_finder"
    inner = tmp_path / name / "inner"
    inner.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    (inner / "__init__.py").write_text("")
    (inner / "rule.py").write_text("ANSWER = 'from the source'\n")
    (inner / f"rule{SUFFIX}").write_bytes(b"no compiler ever made this")
    (inner / f"bare{SUFFIX}").write_bytes(b"nor this, and it has no source")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    for module in [m for m in sys.modules if m.split(".")[0] == name]:
        del sys.modules[module]


def give_a_library(tmp_path: Path, package: str) -> None:
    """Put what setup.py calls the library of compiled modules where it would lie."""
    (tmp_path / package / f"_rules__mypyc{SUFFIX}").write_bytes(b"")
    importlib.invalidate_caches()


def test_python_prefers_the_compiled_module(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(_build.SWITCH, raising=False)
    _build.install_source_finder(package)
    with pytest.raises(ImportError):
        importlib.import_module(f"{package}.inner.rule")


@pytest.mark.parametrize("value", ["0", "", "yes"])
def test_nothing_but_1_switches(package: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_build.SWITCH, value)
    before = list(sys.meta_path)
    _build.install_source_finder(package)
    assert sys.meta_path == before


def test_the_switch_takes_the_source(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_build.SWITCH, "1")
    _build.install_source_finder(package)
    rule = importlib.import_module(f"{package}.inner.rule")
    assert rule.ANSWER == "from the source"
    assert Path(str(rule.__file__)).name == "rule.py"


def test_installing_twice_is_installing_once(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_build.SWITCH, "1")
    before = len(sys.meta_path)
    _build.install_source_finder(package)
    _build.install_source_finder(package)
    assert len(sys.meta_path) == before + 1


def test_a_source_written_later_is_found_after_invalidating(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(_build.SWITCH, "1")
    _build.install_source_finder(package)
    with pytest.raises(ImportError):
        importlib.import_module(f"{package}.inner.bare")
    (tmp_path / package / "inner" / "bare.py").write_text("ANSWER = 'now there'\n")
    importlib.invalidate_caches()
    assert importlib.import_module(f"{package}.inner.bare").ANSWER == "now there"


def test_other_packages_are_left_alone(package: str) -> None:
    finder = _build.SourceFinder(package)
    assert finder.find_spec("json.decoder", importlib.import_module("json").__path__) is None
    assert finder.find_spec(package, None) is None
    assert finder.find_spec(f"{package}_too.inner", []) is None


def test_what_runs_is_told(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(_build.SWITCH, raising=False)
    assert not _build.compiled(package)
    assert _build.describe(package) == "interpreted (no compiled modules)"

    give_a_library(tmp_path, package)
    assert _build.compiled(package)
    assert _build.describe(package) == "compiled"

    monkeypatch.setenv(_build.SWITCH, "1")
    _build.install_source_finder(package)
    assert not _build.compiled(package)
    assert _build.describe(package) == "interpreted (SOBREMESA_INTERPRETED=1)"


TELL = """
from sobremesa import _build
from sobremesa.engine.core import chance
print(_build.describe())
print(chance.__file__)
"""


def what_runs(**environment: str) -> list[str]:
    """The description and the file of a module of the rules, in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if name != _build.SWITCH}
    done = subprocess.run(
        [sys.executable, "-c", TELL],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_installed_package_obeys_the_switch() -> None:
    description, file = what_runs(SOBREMESA_INTERPRETED="1")
    assert description == "interpreted (SOBREMESA_INTERPRETED=1)"
    assert file.endswith(".py")


@pytest.mark.compiled_only
def test_the_installed_package_is_compiled() -> None:
    description, file = what_runs()
    assert description == "compiled"
    assert file.endswith(SUFFIX)


PLAY = """
import sobremesa
from sobremesa._build import describe
state = sobremesa.load("virus").start(3, 1)
while state.waiting:
    state.play(state.waiting[0], state.moves(state.waiting[0])[0])
print(describe())
print(state.result.reason)
"""


def test_a_machine_without_a_c_compiler_builds_and_plays(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("CC", _build.SWITCH)}
    bare |= {"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path / "lib")}
    folders = ["--build-base", str(tmp_path / "base"), "--build-lib", str(tmp_path / "lib")]
    setup = Path(__file__).parents[2] / "setup.py"
    built, played = (
        subprocess.run(
            [sys.executable, *command], env=bare, cwd=tmp_path, capture_output=True, text=True
        )
        for command in ([str(setup), "-q", "build", *folders], ["-c", PLAY])
    )
    assert "without compiled modules" in built.stdout, built.stderr
    assert played.stdout.split("\n")[:2] == ["interpreted (no compiled modules)", "body-complete"]
