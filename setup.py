"""Build Sobremesa; compile the rules with mypyc where that can be done.

Everything else about the package stands in pyproject.toml. The environment decides:

SOBREMESA_COMPILE=0   pure Python, whatever is at hand
SOBREMESA_COMPILE=1   compiled, or no build at all
(not set)             compiled if mypy, a C compiler and Python's headers are there
SOBREMESA_TRAIN=0     compiled once; otherwise gcc compiles twice, the second time knowing from some
                      games that were played what the rules do most (takes half a minute more)
SOBREMESA_BENCH=1     compile the yardstick games of bench/ too, into the same library; for
                      scripts/bench only, which builds into a folder of its own
CC, CFLAGS            as everywhere; our own flags are added to yours
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent

# What a search runs a million times, and the contract around it. The package files (__init__.py) in
# between stay Python, and so does `Game`: others make subclasses of it.
COMPILED = (
    "src/sobremesa/engine/core/*.py",
    "src/sobremesa/engine/moves.py",
    "src/sobremesa/engine/chronicle.py",
    "src/sobremesa/engine/state.py",
    "src/sobremesa/engine/views.py",
    "src/sobremesa/games/*/rules/*.py",
    "src/sobremesa/bots/core/*.py",
)

# The games that scripts/bench measures by. Not part of the product, but compiled with it: the
# subclasses of a compiled class must be in its library.
YARDSTICKS = "bench/games/*.py"

# All of them go into one C file, for gcc inlines the small helpers of the rules only inside one;
# mypyc names the library that holds them <group>__mypyc. See sobremesa/_build.py.
GROUP = "sobremesa._rules"

# gcc would not inline across what another library might replace, and would call Python by way of
# a table of jumps; what a debugger of C would want to know takes long to write down. Warnings about
# C that nobody wrote must not stop anybody from playing, and only to look at how its lines are
# indented (-Wall) takes gcc a minute.
C_FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-g0", "-Wno-all", "-Wno-error"]

# The first and the second time of a trained build, and what is played in between. With -flto gcc
# does most of its work while linking, on all cores at once.
PARALLEL = ["-flto=auto"]
LEARN = ["-fprofile-generate", "-fprofile-update=single", *PARALLEL]
LEARNT = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", *PARALLEL]
PRACTICE = "sobremesa.lab.practice"
PRACTICE_OF_BENCH = "bench.practice"

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def for_bench() -> bool:
    """Whether scripts/bench builds."""
    return os.environ.get("SOBREMESA_BENCH") == "1"


def compiled_sources() -> list[str]:
    """The modules to compile, relative to the repository."""
    patterns = [*COMPILED, YARDSTICKS] if for_bench() else COMPILED
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    return [str(path.relative_to(ROOT)) for path in sorted(found) if path.name != "__init__.py"]


def c_compiler() -> str | None:
    """The compiler's command: the user's, else the one that built Python, else a usual name."""
    if chosen := os.environ.get("CC"):
        return chosen if shutil.which(chosen.split()[0]) else None
    builder = (sysconfig.get_config_var("CC") or "").split()[:1]
    return next((name for name in (*builder, "cc", "gcc") if shutil.which(name)), None)


def headers() -> Path:
    """Where Python's C headers are, if they are installed."""
    return Path(sysconfig.get_path("include")) / "Python.h"


def obstacle() -> str:
    """What this machine lacks to compile, as the end of a sentence; empty if nothing."""
    if os.environ.get("SOBREMESA_COMPILE") == "0":
        return "SOBREMESA_COMPILE=0 is set"
    if os.name != "posix":
        return "compiling is not set up for this system"
    if c_compiler() is None:
        return "there is no C compiler"
    if not headers().is_file():
        return "Python's C headers (Python.h) are not installed"
    return ""


def trains() -> bool:
    """Whether the compiler can learn from a first build: gcc can, and nobody said no."""
    compiler = c_compiler()
    if os.environ.get("SOBREMESA_TRAIN") == "0" or compiler is None:
        return False
    try:
        told = subprocess.run([*compiler.split(), "-v"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return "gcc version" in told.stderr


def extensions() -> list[Any]:
    """The extension modules, their C source freshly written; none where they cannot be built."""
    why_not = obstacle()
    if not why_not and importlib.util.find_spec("mypyc") is None:
        why_not = "mypy is not in the build environment"
    if why_not:
        if os.environ.get("SOBREMESA_COMPILE") == "1":
            sys.exit(f"Sobremesa cannot be compiled: {why_not}.")
        print(f"Sobremesa is built without compiled modules, which is slower: {why_not}.")
        return []

    from mypyc.build import mypycify

    # Types are judged by the project's own check with its strict settings. Here they only steer
    # the compiler, so that a newer Python or an absent library cannot stop a build.
    steer = ["--config-file=", "--explicit-package-bases", "--namespace-packages"]
    lenient = ["--ignore-missing-imports", "--follow-imports=silent"]
    os.environ["MYPYPATH"] = "src"
    if "CC" not in os.environ and (compiler := c_compiler()):
        builder = (sysconfig.get_config_var("CC") or "").split()[:1]
        if [compiler] != builder:
            os.environ["CC"] = compiler
    modules = mypycify(
        [*steer, *lenient, *compiled_sources()],
        opt_level="3",
        group_name=GROUP,
        target_dir=".bench/build" if for_bench() else "build",
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *C_FLAGS]
        module.depends.append("setup.py")
    return list(modules)


def main() -> None:
    """Hand over to setuptools."""
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class BuildAfresh(build_py):
        """Leave nothing of an earlier build in the wheel, but let unchanged libraries stand."""

        def run(self) -> None:
            wanted = {Path(path).resolve() for path in self.get_outputs()}
            if self.distribution.has_ext_modules():
                libraries = self.get_finalized_command("build_ext")
                assert isinstance(libraries, build_ext)
                wanted |= {Path(path).resolve() for path in libraries.get_outputs()}
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path.resolve() not in wanted:
                    path.unlink()
            super().run()

    class BuildTrained(build_ext):
        """Compile, play, compile again; whatever goes wrong with that, compile as ever."""

        def build_extensions(self) -> None:
            for library in self.extensions:
                if library.name.endswith("__mypyc") and not self._stands(library):
                    try:
                        self._train(library)
                    except Exception as error:
                        print(f"Sobremesa is compiled without training: {error}")
            super().build_extensions()

        def _stands(self, library: Any) -> bool:
            """Whether it is not to be trained, or an earlier build has done so."""
            if self.inplace or not trains():
                return True
            built = Path(self.get_ext_fullpath(library.name))
            made_of = [Path(path) for path in [*library.sources, *library.depends]]
            return built.is_file() and not any(
                path.stat().st_mtime > built.stat().st_mtime for path in made_of
            )

        def _train(self, library: Any) -> None:
            usual = library.extra_compile_args, library.extra_link_args
            try:
                library.extra_compile_args = [*usual[0], *LEARN]
                library.extra_link_args = [*usual[1], *C_FLAGS, "-O3", *LEARN]
                self.force = True
                for old in Path(self.build_temp).rglob("*.gcda"):  # learnt from other sources
                    old.unlink()
                super().build_extensions()
                paths = [self.build_lib, str(ROOT)] if for_bench() else [self.build_lib]
                clean = os.environ | {
                    "PYTHONPATH": os.pathsep.join(paths),
                    "PYTHONDONTWRITEBYTECODE": "1",
                }
                clean.pop("SOBREMESA_INTERPRETED", None)
                played = PRACTICE_OF_BENCH if for_bench() else PRACTICE
                subprocess.run([sys.executable, "-m", played], env=clean, check=True)
            except BaseException:
                library.extra_compile_args, library.extra_link_args = usual
                raise
            library.extra_compile_args = [*usual[0], *LEARNT]
            library.extra_link_args = [*usual[1], *C_FLAGS, "-O3", *LEARNT]

    os.chdir(ROOT)
    building = BUILDING.intersection(sys.argv)
    setup(
        ext_modules=extensions() if building else [],
        cmdclass={"build_py": BuildAfresh, "build_ext": BuildTrained},
    )


if __name__ == "__main__":
    main()
