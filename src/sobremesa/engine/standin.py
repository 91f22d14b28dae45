"""What stands in for mypyc's `librt` where no wheel of it exists: the same names over `list`
and `bytearray`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int


class vec(list[T]):
    """A list with the few operations of `librt.vecs.vec`; slices copy and stay a `vec`."""

    def __init__(self, items: Iterable[T] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return vec(found) if isinstance(index, slice) else found


def append(items: vec[T], item: T) -> vec[T]:
    """`items` with `item` at its end."""
    items.append(item)
    return items


class BytesWriter:
    """Bytes that grow; as much of `librt.strings.BytesWriter` as is needed."""

    def __init__(self) -> None:
        self.written = bytearray()

    def write(self, more: bytes) -> None:
        """Put something at the end."""
        self.written += more

    def truncate(self, size: int) -> None:
        """Forget what was written behind."""
        del self.written[size:]

    def getvalue(self) -> bytes:
        """All that was written."""
        return bytes(self.written)

    def __len__(self) -> int:
        return len(self.written)


def mypyc_attr(**_: object) -> Callable[[T], T]:
    """Means nothing to the interpreter."""
    return lambda decorated: decorated
