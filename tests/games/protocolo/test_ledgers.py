"""What is conserved: cards by the checks of every state; money, RP and PA by what the log tells."""

from __future__ import annotations

import pytest

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.options import Value
from sobremesa.engine.state import State
from tests.games.playing import sayings
from tests.games.protocolo.helpers import GAME, money, pa, rp

EPIC_PA = {"S15": 3, "S16": 2, "S17": 2, "S18": 2, "S19": 2}
SIGNS = {"earned": 1, "lost-money": -1, "paid": -1}


def accounts(state: State) -> list[list[int]]:
    """Money, RP and PA of both."""
    return [[money(state, seat), rp(state, seat), pa(state, seat)] for seat in (0, 1)]


@pytest.mark.clause("PC-3.1", "PC-3.2", "PC-3.3")
@pytest.mark.parametrize("options", [{}, {"det_scope": "both"}, {"rp_cap": 10}, {"max_turns": 30}])
def test_every_dollar_every_rp_and_every_pa_is_accounted_for(options: dict[str, Value]) -> None:
    for seed in range(6):
        state = GAME.start(seed=seed, options=options)
        state.events.clear()
        rng, ledger = Rng(f"ledger {seed}"), accounts(state)
        while state.waiting:
            seat = state.waiting[0]
            moves = state.moves(seat)
            move = moves[int(rng.below(len(moves)))]
            state.play(seat, move)
            book(ledger, state)
            told = GAME.describe(move.code)
            if told["play"] == "epic":
                ledger[seat][2] -= EPIC_PA[told["card"][:3]]
            assert ledger == accounts(state)
            assert min(ledger[0] + ledger[1]) >= 0


def book(ledger: list[list[int]], state: State) -> None:
    """Enter what the log tells."""
    for said in sayings(state):
        what = said["what"]
        if what in SIGNS:
            ledger[said["player"]][0] += SIGNS[what] * said["amount"]
        elif what in ("rp-lost", "rp-gained"):
            sign = 1 if what == "rp-gained" else -1
            ledger[said["player"]][1] += sign * said["amount"]
        elif what == "discharged":
            ledger[said["player"]][2] += said["pa"]


def test_all_cards_are_there_in_every_state() -> None:
    """50 a side, 60 patients, 30 events, whatever happens."""
    state, rng = GAME.start(seed=11), Rng("cards")
    while state.waiting:
        moves = state.moves(state.waiting[0])
        state.play(state.waiting[0], moves[int(rng.below(len(moves)))])
        cards = sorted(card for zone in state.to_json()["zones"].values() for card in zone)
        assert cards == list(range(60 + 50 + 50 + 30))
