"""Write the golden matches anew: of the games named, or of all."""

from __future__ import annotations

import sys

from tests.conformance.helpers import GAMES
from tests.golden import write

for game in GAMES:
    if game.id in sys.argv[1:] or not sys.argv[1:]:
        print(f"{game.id}: {write(game)} matches")
