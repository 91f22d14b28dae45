"""The options of Protocolo, as amendments: each puts another reading in place of a named hook."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.curing import Limits, OneAction
from sobremesa.games.protocolo.rules.deteriorating import BothHospitals, Scope
from sobremesa.games.protocolo.rules.ending import (
    NO_CAP,
    ActiveLoses,
    ActiveWins,
    AllEarned,
    Counting,
    DoubleZero,
)
from sobremesa.games.protocolo.rules.moving import EachOnce, Moving
from sobremesa.games.protocolo.rules.piles import EventDecks, OwnEventDecks
from sobremesa.games.protocolo.rules.rulings import Rulings
from sobremesa.games.protocolo.rules.steps import DischargeFirst, Order
from sobremesa.games.protocolo.rules.turn import DRAWN


def as_ruled(moves: int, money: int, turns: int) -> Rulings:
    """Every hook as the rules read by default."""
    return Rulings(
        event_decks=EventDecks(),
        first_player=DRAWN,
        second_player_money=money,
        staff_moving=Moving(moves),
        patient_moving=Moving(moves),
        limits=Limits(),
        counting=Counting(),
        rp_cap=NO_CAP,
        scope=Scope(),
        order=Order(),
        double_zero=DoubleZero(),
        max_turns=turns,
    )


def own_event_decks(rulings: Rulings) -> None:
    """CA-2 Each player has an event deck of his own."""
    rulings.event_decks = OwnEventDecks()


def first_is(seat: int, rulings: Rulings) -> None:
    """CA-3 This seat begins."""
    first: i64 = seat
    rulings.first_player = first


def second_has_more(money: int, rulings: Rulings) -> None:
    """CA-6 So much more money for the second player."""
    extra: i64 = money
    rulings.second_player_money = extra


def moving(most: int) -> Moving:
    """CA-20, CA-22 So many moves in a turn; 0 means any number, each card once."""
    limit: i64 = most
    return EachOnce(limit) if limit == 0 else Moving(limit)


def staff_moves(most: int, rulings: Rulings) -> None:
    """CA-20 So many moves of staff in a turn."""
    rulings.staff_moving = moving(most)


def patient_moves(most: int, rulings: Rulings) -> None:
    """CA-22 So many moves of patients in a turn."""
    rulings.patient_moving = moving(most)


def no_patient_moves(rulings: Rulings) -> None:
    """CA-22 Patients move only by card effect."""
    rulings.patient_moving = Moving(0)


def one_action(rulings: Rulings) -> None:
    """CA-31 A staff member does one thing in a turn."""
    rulings.limits = OneAction()


def all_earned(rulings: Rulings) -> None:
    """CA-45 All PA ever gained count."""
    rulings.counting = AllEarned()


def rp_cap_is(most: int, rulings: Rulings) -> None:
    """CA-50 RP rise no further."""
    cap: i64 = most
    rulings.rp_cap = cap


def both_deteriorate(rulings: Rulings) -> None:
    """CA-58, CA-95 The patients of both players get worse."""
    rulings.scope = BothHospitals()


def discharge_first(rulings: Rulings) -> None:
    """CA-59 Discharges come before deterioration and deaths."""
    rulings.order = DischargeFirst()


def active_wins(rulings: Rulings) -> None:
    """CA-65 With both at 0 RP the active player wins."""
    rulings.double_zero = ActiveWins()


def active_loses(rulings: Rulings) -> None:
    """CA-65 With both at 0 RP the active player loses."""
    rulings.double_zero = ActiveLoses()


def max_turns(most: int, rulings: Rulings) -> None:
    """CA-67 So many turns at most."""
    turns: i64 = most
    rulings.max_turns = turns
