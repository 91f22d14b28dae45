"""The one helper where the compiler has a trap: a shift that would be cut to 32 bits."""

from __future__ import annotations

import pytest

from sobremesa.engine.core.table import bit


@pytest.mark.parametrize("n", range(62))
def test_bit(n: int) -> None:
    assert bit(n) == 2**n
