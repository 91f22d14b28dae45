"""Sobremesa: a home for tabletop games.

>>> import sobremesa
>>> game = sobremesa.load("virus")
>>> state = game.start(seats=4, seed=7, options={"recycle": "flip"})
>>> while state.waiting:
...     seat = state.waiting[0]
...     state.play(seat, state.moves(seat)[0])
>>> state.result.reason
'body-complete'
"""

from sobremesa._build import install_source_finder

install_source_finder()

from sobremesa.engine.errors import Bad  # noqa: E402
from sobremesa.engine.values import Refusal  # noqa: E402
from sobremesa.games import games, load  # noqa: E402

__all__ = ["Bad", "Refusal", "games", "load"]
