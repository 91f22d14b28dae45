"""Reading files, with a sentence for whatever stands in the way."""

from __future__ import annotations

import errno
from pathlib import Path

from sobremesa.engine.errors import Bad, Detail

KNOWN = {
    errno.ENOENT: ("no-file", "there is no such file"),
    errno.EACCES: ("no-permission", "it is not allowed"),
    errno.EPERM: ("no-permission", "it is not allowed"),
    errno.EROFS: ("read-only", "the disk is read-only"),
    errno.EISDIR: ("a-folder", "it is a folder"),
    errno.ENOTDIR: ("no-folder", "part of the path is no folder"),
    errno.ENOSPC: ("disk-full", "the disk is full"),
}


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Bad("file", path=str(path), detail=why(error)) from error
    except UnicodeDecodeError as error:
        raise Bad("file", path=str(path), detail=not_text()) from error


def why(error: OSError) -> Detail:
    """What the system says against it."""
    if error.errno in KNOWN:
        return Detail(*KNOWN[error.errno])
    return Detail("system", "{said}", said=error.strerror or str(error))


def not_text() -> Detail:
    """Bytes that are no text."""
    return Detail("not-text", "it is not text in UTF-8")
