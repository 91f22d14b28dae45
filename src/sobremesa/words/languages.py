"""The languages, and which of them a person wants."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES = ("es", "en")


def known(wanted: str | None) -> str | None:
    """The language that a code or a locale means, if it is one of ours.

    >>> known("en_GB.UTF-8"), known("ES"), known("C.UTF-8")
    ('en', 'es', None)
    """
    found = re.match(rf"\s*({'|'.join(LANGUAGES)})(?![a-z])", (wanted or "").lower())
    return found[1] if found else None


def pick_language(
    wanted: str | None, environ: Mapping[str, str], remembered: str | None = None
) -> str:
    """The language asked for, else SOBREMESA_LANG, the remembered one, the locale's, or Spanish.

    >>> pick_language(None, {"LANG": "en_GB.UTF-8"})
    'en'
    >>> pick_language(None, {"LANG": "en_GB.UTF-8"}, remembered="es")
    'es'
    """
    locales = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((locale for locale in locales if locale), None)  # the first one set decides
    candidates = (wanted, environ.get("SOBREMESA_LANG"), remembered, locale)
    return next(filter(None, map(known, candidates)), LANGUAGES[0])
