"""The few names that compiled code and its interpreted source share.

`i64` and `vec` come from mypyc. Where no wheel of `librt` exists, a stand-in over `list`
takes the place of `vec`: slower, same meaning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from librt.vecs import append, vec
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        from sobremesa.engine.standin import append, i64, mypyc_attr, vec

__all__ = ["append", "i64", "mypyc_attr", "vec"]
