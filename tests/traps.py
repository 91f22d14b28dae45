"""What compiled code must not contain: it would compute wrong results, or run slower than it reads.

Each trap was met with mypyc. They are found in the syntax alone, so a few that need types escape.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

SHIFTED = "a literal is shifted, which is cut to 32 bits"
SHIFTED_NAME = "a name that only ever stands for a literal is shifted, which is cut to 32 bits"
EITHER = "`or` with a literal makes a boxed union"
COUNTED = "the index of `range` is read, which boxes it"
GLOBAL = "a global without Final is looked up each time"
MATCHED = "`match` is many times slower than `if`"
NESTED = "a function inside another is a closure"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, order=True)
class Trap:
    """A trap, and the line where it lies."""

    line: int
    what: str


def traps(tree: ast.Module) -> list[Trap]:
    """All traps in a file, in the order of their lines."""
    return sorted({*in_module(tree), *anywhere(tree), *in_functions(tree)})


def in_module(tree: ast.Module) -> Iterator[Trap]:
    """Names of the module that are not Final, dunders aside."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [part.id for target in node.targets for part in names_in(target)]
        elif isinstance(node, ast.AnnAssign) and not is_final(node.annotation):
            names = [part.id for part in names_in(node.target)]
        else:
            continue
        if any(not name.startswith("__") for name in names):
            yield Trap(node.lineno, GLOBAL)


def anywhere(tree: ast.Module) -> Iterator[Trap]:
    """What is a trap wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if isinstance(node.left, ast.Constant):
                yield Trap(node.lineno, SHIFTED)
        elif isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
            if any(is_number_or_text(value) for value in node.values):
                yield Trap(node.lineno, EITHER)
        elif isinstance(node, ast.Match):
            yield Trap(node.lineno, MATCHED)
        elif isinstance(node, ast.Lambda):
            yield Trap(node.lineno, NESTED)


def in_functions(tree: ast.Module) -> Iterator[Trap]:
    """What needs to be seen with the function around it."""
    for function in ast.walk(tree):
        if isinstance(function, Function):
            yield from shifted_names(function)
            yield from counting_loops(function)
            for node in ast.walk(function):
                if isinstance(node, Function) and node is not function:
                    yield Trap(node.lineno, NESTED)


def shifted_names(function: Function) -> Iterator[Trap]:
    """`one: i64 = 1` and then `one << n`: the compiler puts the literal in the name's place."""
    given: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name in names_in(target):
                    given.setdefault(name.id, []).append(node.value)
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            value = node.value if isinstance(node, ast.AnnAssign) else None
            for name in names_in(node.target):
                given.setdefault(name.id, []).append(value)
    literal = {
        name
        for name, values in given.items()
        if len(values) == 1 and isinstance(values[0], ast.Constant)
    }
    for node in ast.walk(function):
        match node:
            case ast.BinOp(left=ast.Name(id=shifted), op=ast.LShift()) if shifted in literal:
                yield Trap(node.lineno, SHIFTED_NAME)


def counting_loops(function: Function) -> Iterator[Trap]:
    """`for i in range(...)` whose body reads `i`: a native index would have to be a `while`."""
    for node in ast.walk(function):
        if isinstance(node, ast.For) and is_range(node.iter):
            counters = {name.id for name in names_in(node.target)}
            read = {
                part.id
                for statement in node.body
                for part in names_in(statement)
                if isinstance(part.ctx, ast.Load)
            }
            if counters & read:
                yield Trap(node.lineno, COUNTED)


def names_in(node: ast.AST) -> list[ast.Name]:
    """All names within a part of a file."""
    return [part for part in ast.walk(node) if isinstance(part, ast.Name)]


def is_final(annotation: ast.expr) -> bool:
    """Whether this is Final, or Final of something; a name for a type is nothing at run time."""
    return any(name.id in ("Final", "TypeAlias") for name in names_in(annotation))


def is_number_or_text(value: ast.expr) -> bool:
    """Whether this is a literal other than True, False and None."""
    return isinstance(value, ast.Constant) and not isinstance(value.value, bool | None)


def is_range(iterable: ast.expr) -> bool:
    """Whether this is a call of `range`."""
    return (
        isinstance(iterable, ast.Call)
        and isinstance(iterable.func, ast.Name)
        and iterable.func.id == "range"
    )
