"""What stands in for the compiler's library does what that does."""

from __future__ import annotations

import pytest

from sobremesa.engine import native, standin


def written(kind: type[native.BytesWriter] | type[standin.BytesWriter]) -> tuple[bytes, int]:
    """Some bytes, written by one of the two."""
    out = kind()
    for part in (b"one,", b"", b"two,"):
        out.write(part)
    out.truncate(len(out) - 1)
    out.write(b"]")
    return out.getvalue(), len(out)


def test_bytes_are_written_alike() -> None:
    assert written(standin.BytesWriter) == written(native.BytesWriter) == (b"one,two]", 8)


def test_numbers_are_kept_alike() -> None:
    for vec, append in ((standin.vec, standin.append), (native.vec, native.append)):
        cells = append(vec[native.i64]([3, 1, 2]), 9)  # type: ignore[operator]
        part = cells[1:3]
        cells[1] = 7
        assert list(part) == [1, 2]
        assert [int(cell) for cell in cells] == [3, 7, 2, 9]
        with pytest.raises(IndexError):
            cells[4]
