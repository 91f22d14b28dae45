"""The options of Virus!, as amendments: each puts another reading in place of a named hook."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.contagion import Amount, AnyAmount, AnyTarget, Targets
from sobremesa.games.virus.rules.organs import (
    Attached,
    AttachedMustMatch,
    OwnOnly,
    Reach,
    RivalsOnly,
)
from sobremesa.games.virus.rules.piles import Flip, Recycling
from sobremesa.games.virus.rules.rulings import Rulings
from sobremesa.games.virus.rules.treatments import (
    NullPlay,
    NullPlayAllowed,
    SameColourToo,
    TransplantColours,
)
from sobremesa.games.virus.rules.turn import DRAWN
from sobremesa.games.virus.rules.victory import NoneInfected, Winning


def as_ruled() -> Rulings:
    """Every hook as the rules read by default."""
    return Rulings(
        first_player=0,
        attached=Attached(),
        virus_reach=Reach(),
        medicine_reach=Reach(),
        recycling=Recycling(),
        null_play=NullPlay(),
        transplant_colours=TransplantColours(),
        contagion_amount=Amount(),
        contagion_targets=Targets(),
        winning=Winning(),
    )


def first_is_drawn(rulings: Rulings) -> None:
    """VI-1.6 The first player is drawn."""
    rulings.first_player = DRAWN


def first_is(seat: int, rulings: Rulings) -> None:
    """VI-1.6 The first player is the one who sits there."""
    first: i64 = seat
    rulings.first_player = first


def match_attached(rulings: Rulings) -> None:
    """VI-3.4 A card must also fit the card it removes."""
    rulings.attached = AttachedMustMatch()


def no_virus_on_self(rulings: Rulings) -> None:
    """VI-4.3 Viruses go to rivals only."""
    rulings.virus_reach = RivalsOnly()


def no_medicine_on_rival(rulings: Rulings) -> None:
    """VI-4.3 Medicines go to one's own body only."""
    rulings.medicine_reach = OwnOnly()


def flip(rulings: Rulings) -> None:
    """VI-5.1 The discard pile is only turned over."""
    rulings.recycling = Flip()


def null_treatments(rulings: Rulings) -> None:
    """VI-4.2 Treatments may be played for no effect."""
    rulings.null_play = NullPlayAllowed()


def transplant_same_colour(rulings: Rulings) -> None:
    """VC-2 Organs of the same colour may be exchanged."""
    rulings.transplant_colours = SameColourToo()


def contagion_any_amount(rulings: Rulings) -> None:
    """VI-6.3 Any number of viruses moves, at least one."""
    rulings.contagion_amount = AnyAmount()


def contagion_any_target(rulings: Rulings) -> None:
    """VI-6.3 Viruses travel to every organ they could be played on."""
    rulings.contagion_targets = AnyTarget()


def infected_blocks(rulings: Rulings) -> None:
    """VI-7.2 A body with an infected organ does not win."""
    rulings.winning = NoneInfected()
