"""The few names that compiled code and its interpreted source share.

`i64`, `vec` and `BytesWriter` come from mypyc. Where no wheel of `librt` exists, stand-ins over
`list` and `bytearray` take their place: slower, same meaning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from librt.strings import BytesWriter
        from librt.vecs import append, vec
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        from sobremesa.engine.standin import BytesWriter, append, i64, mypyc_attr, vec

__all__ = ["BytesWriter", "append", "i64", "mypyc_attr", "vec"]
