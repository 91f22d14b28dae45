"""Protocolo de Crisis as the rest of the product knows it: names for the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from sobremesa.engine.catalogue import Catalogue
from sobremesa.engine.contract import Game, Problem
from sobremesa.engine.core.layout import WINNERS, Layout
from sobremesa.engine.core.table import Table
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.options import Option, Options, Value, amend
from sobremesa.engine.reasons import read_reasons
from sobremesa.engine.scene import Scene, Text
from sobremesa.engine.state import State
from sobremesa.engine.values import Data, Named, Refusal, Saying
from sobremesa.engine.views import View
from sobremesa.games.protocolo.cardset.messages import messages
from sobremesa.games.protocolo.cardset.model import Card, CardSet
from sobremesa.games.protocolo.cardset.reading import box, read_set
from sobremesa.games.protocolo.cardset.showing import catalogue_of
from sobremesa.games.protocolo.checks import broken
from sobremesa.games.protocolo.eye import WEIGHTS, features, measures
from sobremesa.games.protocolo.notation import Notation
from sobremesa.games.protocolo.outlook import outlook, price_of
from sobremesa.games.protocolo.packing import pack
from sobremesa.games.protocolo.positions import read_position
from sobremesa.games.protocolo.rules import ending, house, moves, plan, reasons, sayings, table
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.rulings import Rulings
from sobremesa.games.protocolo.rules.table import ProtocoloTable
from sobremesa.games.protocolo.scene import scene

MAX_TURNS: Final = 200  # CA-67
MOST_TURNS: Final = 1000
MOVES: Final = 1  # CA-20, CA-22
ACTIONS_MOST: Final = 1000  # in one phase 2, whatever the numbers of a card set say
NESTED_MOST: Final = 3  # answers to one action, and to one card of phases 1 and 3

Amendment = Callable[[Rulings], None]


def choice(name: str, default: Value, clause: str, others: Mapping[Value, Amendment]) -> Option:
    """An option with a reading by default, and others."""
    return Option(name, default, (default, *others), clause, others)


def counted(
    name: str,
    default: Value,
    clause: str,
    tried: tuple[int, ...],
    span: range,
    amend: Callable[[int, Rulings], None],
    others: Mapping[Value, Amendment] | None = None,
) -> Option:
    """An option that takes any number of a range, and perhaps something else."""
    others = others or {}
    amendments: dict[Value, Amendment] = {number: partial(amend, number) for number in tried}
    allowed = (default, *tried, *others)
    return Option(name, default, allowed, clause, {**amendments, **others}, span, amend)


OPTIONS = (
    choice("event_deck", "shared", "CA-2", {"own": house.own_event_decks}),
    choice(
        "first_player",
        "random",
        "CA-3",
        {seat: partial(house.first_is, seat) for seat in (0, 1)},
    ),
    counted("second_player_money", 0, "CA-6", (2, 3), range(0, 101), house.second_has_more),
    counted("staff_moves", MOVES, "CA-20", (2, 0), range(0, 101), house.staff_moves),
    counted(
        "patient_moves",
        MOVES,
        "CA-22",
        (2, 0),
        range(0, 101),
        house.patient_moves,
        {"none": house.no_patient_moves},
    ),
    choice("staff_actions", "per_patient", "CA-31", {"one_action": house.one_action}),
    choice("pa_victory", "stock", "CA-45", {"earned": house.all_earned}),
    counted("rp_cap", "none", "CA-50", (10, 12), range(10, 1000), house.rp_cap_is),
    choice("det_scope", "active", "CA-58", {"both": house.both_deteriorate}),
    Option("discharge_first", False, (False, True), "CA-59", {True: house.discharge_first}),
    choice(
        "double_zero",
        "draw",
        "CA-65",
        {"active_wins": house.active_wins, "active_loses": house.active_loses},
    ),
    counted("max_turns", MAX_TURNS, "CA-67", (1, 12), range(1, MOST_TURNS + 1), house.max_turns),
)

SEAT_CARD = ("player", "card")
SAYINGS = {
    sayings.BEGINS: Saying("begins", "CA-3", ("player",)),
    sayings.TURN_BEGINS: Saying("turn-begins", "PC-6.5", ("player", "number")),
    sayings.EARNED: Saying("earned", "PC-3.1", ("player", "amount")),
    sayings.LOST_MONEY: Saying("lost-money", "CA-51", ("player", "amount")),
    sayings.PAID: Saying("paid", "PC-3.1", ("player", "amount")),
    sayings.DREW: Saying("drew", "PC-6.2", ("player", "count")),
    sayings.NOTHING_TO_DRAW: Saying("nothing-to-draw", "CA-7", ("player",)),
    sayings.SHUFFLED: Saying("recycled", "CA-93", ("pile",)),
    sayings.ADMITTED: Saying("admitted", "PC-6.3", SEAT_CARD),
    sayings.OVERLOADED: Saying("overloaded", "PC-6.12", SEAT_CARD),
    sayings.REVEALED: Saying("event", "PC-6.4", SEAT_CARD),
    sayings.BURNT_OUT: Saying("burnt-out", "PC-5.6", SEAT_CARD),
    sayings.DESTROYED: Saying("destroyed", "PC-5.12", SEAT_CARD),
    sayings.PREVENTED: Saying("prevented", "CA-71", SEAT_CARD),
    sayings.DIED: Saying("died", "PC-6.15", SEAT_CARD),
    sayings.SAVED: Saying("saved", "CA-82", ("player", "card", "guard-card")),
    sayings.DISCHARGED: Saying("discharged", "PC-6.16", ("player", "card", "pa")),
    sayings.RP_LOST: Saying("rp-lost", "PC-3.3", ("player", "amount")),
    sayings.RP_GAINED: Saying("rp-gained", "PC-3.3", ("player", "amount")),
    sayings.SET_OFF: Saying("set-off", "CA-84", SEAT_CARD),
    sayings.NO_TARGET: Saying("no-target", "CA-16", SEAT_CARD),
    sayings.RETURNED: Saying("returned", "CA-92", SEAT_CARD),
    sayings.TRANSFERRED: Saying("transferred", "CA-66", SEAT_CARD),
    sayings.REORDERED: Saying("reordered", "PC-6.17", SEAT_CARD),
    sayings.AIMED: Saying("aimed", "CA-85", SEAT_CARD),
    sayings.EMPTY_DRUG: Saying("empty-drug", "PC-7.1", SEAT_CARD),
}


class ProtocoloGame(Game):
    """Protocolo de Crisis: El Alta Final, for two, with the cards of a set."""

    id = "protocolo"
    title = "Protocolo de Crisis"
    version = "1"
    seats = range(2, 3)
    options = OPTIONS
    long_turns = True
    # CA-67 so many turns at most, in each so many actions with their answers, and few for each card
    longest = MOST_TURNS * NESTED_MOST * (ACTIONS_MOST + moves.NAMES)
    reasons: ClassVar[Mapping[int, Named]] = read_reasons("sobremesa.games.protocolo", reasons)
    decisions: ClassVar[Mapping[int, Named]] = {
        table.ACT: Named("act", "CA-70"),
        table.TARGET: Named("target", "PC-6.4"),
        table.BRANCHES: Named("option", "CA-17"),
        table.SAVING: Named("save", "CA-82"),
        table.GOING_HOME: Named("discharge", "CA-62"),
    }
    endings: ClassVar[Mapping[int, Named]] = {
        ending.EXCELLENCE: Named("excellence", "PC-2.1"),
        ending.ELIMINATION: Named("elimination", "PC-2.2"),
        ending.DOUBLE_ZERO: Named("double-zero", "CA-65"),
        ending.LAST_TURN: Named("last-turn", "CA-67"),
    }
    sayings: ClassVar[Mapping[int, Saying]] = SAYINGS

    def __init__(self, cards: CardSet, data: Data | None = None) -> None:
        self.cards = cards
        self.box = pack(cards)
        self.notation = Notation(cards, self.box, self.title)
        self.kinds = [card.id for card in cards.cards]
        self.data = data

    def with_data(self, folder: Path) -> ProtocoloGame:
        cards = read_set(folder)
        return ProtocoloGame(cards, Data(str(folder), cards.fingerprint))

    def catalogue(self) -> Catalogue:
        return catalogue_of(self.cards)

    def data_words(self, language: str) -> str:
        return messages(self.cards, language)

    def layout(self, seats: int, options: Options | None = None) -> Layout:
        return plan.layout(self.box)

    def lay_table(self, seats: int, options: Options) -> Table:
        rulings = house.as_ruled(MOVES, 0, MAX_TURNS)
        amend(rulings, self.options, options)
        laid = plan.layout(self.box)
        return Protocolo(laid, laid.blank(), self.box, rulings)

    def text(self, code: int) -> str:
        return self.notation.text_of(code)

    def code(self, text: str) -> int:
        return self.notation.code_of(text)

    def vocabulary(self, seats: int) -> Iterable[int]:
        return self.notation.vocabulary()

    def describe(self, code: int) -> dict[str, Any]:
        return self.notation.describe(code)

    def card_name(self, card: int) -> str:
        return self.kinds[self.box.kind_of_card[card]]

    def name_in_play(self, name: int) -> str:
        """What a card in play is called in moves: S01, or S01b if it is the second of its kind."""
        return self.notation.names[name]

    def tell(self, saying: Saying, numbers: list[int]) -> dict[str, Any]:
        told: dict[str, Any] = super().tell(saying, numbers)
        for part in ("card", "guard-card"):
            if part in told:
                told[part] = self.card_name(told[part])
        if saying.name == "event":
            told["printed"] = told["card"]
        if "pile" in told:
            told["pile"] = self.layout(2).zones[told["pile"]].name.partition(".")[0]
        return told

    def ask(self, state: State, kind: str) -> dict[str, Any]:
        """Which card asks, and for whose hospital."""
        at = protocolo_table(state)
        if kind in ("target", "option"):
            card = self.asking_card(at).id
            return {"card": card, "printed": card, "player": int(at.turn())}
        if kind == "act":
            return {"step": int(at.cells[table.STAGE])}
        return {}

    def asking_card(self, at: ProtocoloTable) -> Card:
        """The card whose text waits for an answer."""
        label = int(at.noted(table.SOURCE)) - 1
        names = int(self.box.names)
        kind = label - names if label >= names else int(self.box.kind_of_card[label])
        return self.cards.cards[kind]

    def refused(self, reason: int, code: int, state: State) -> Refusal:
        """A reason with its clause; where something is too dear, with what it costs."""
        refusal = super().refused(reason, code, state)
        if reason not in (reasons.NO_MONEY, reasons.NO_PA):
            return refusal
        told = {**refusal.arguments, **price_of(self, protocolo_table(state), code)}
        return Refusal(refusal.code, refusal.clause, told)

    def scores(self, table: Table) -> tuple[float, ...]:
        """PC-2 The winner has one point; a draw gives half a point to each."""
        winners = int(table.cells[WINNERS])
        share = 1 / winners.bit_count()
        return tuple(share if winners >> seat & 1 else 0.0 for seat in (0, 1))

    def measures(self, table: Table) -> dict[str, float]:
        """Rounds, the share of who began, and how the loser stood."""
        assert isinstance(table, Protocolo)
        return measures(table)

    def broken(self, table: Table) -> Iterator[Problem]:
        assert isinstance(table, Protocolo)
        return broken(table, self.card_name)

    def read_position(self, diagram: Mapping[str, Any]) -> State:
        return read_position(self, diagram)

    def scene(self, view: View, pieces: Mapping[str, list[str]]) -> Scene:
        return scene(self, view, pieces)

    def outlook(self, eyes: Eyes, code: int) -> Text | None:
        return outlook(self, eyes, code)

    def is_idle(self, seat: int, code: int) -> bool:
        """Ending the phase."""
        return bool(moves.what_of(code) == moves.END_PHASE)

    def features(self, state: State, seat: int) -> dict[str, float]:
        return features(protocolo_table(state), seat)

    @property
    def weights(self) -> Mapping[str, float]:
        return WEIGHTS


def protocolo_table(state: State) -> Protocolo:
    """The table of a state, by its own type."""
    assert isinstance(state.table, Protocolo)
    return state.table


GAME = ProtocoloGame(box())
