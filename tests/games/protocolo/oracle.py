"""Protocolo de Crisis once more, from the rulebook alone: cards, tokens, costs, how games end.

Nothing here knows the product: cards are read from their files by a reader of its own, and a match
is plain Python objects. Phases 1 and 3 stand in oracle_phases.py, the moves of phase 2 in
oracle_moves.py, what they do in oracle_deeds.py; the rules are compared with all of it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "src/sobremesa/games/protocolo"
KINDS = ("patients", "staff", "drugs", "equipment", "sectors", "events")

PRINTED: dict[str, dict[str, Any]] = {
    name: card | {"kind": kind}
    for kind in KINDS
    for name, card in tomllib.loads(
        (FOLDER / "cards" / f"{kind}.toml").read_text(encoding="utf-8")
    ).items()
}
N: dict[str, int] = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))["numbers"]


@dataclass(eq=False)
class Card:
    """A card in a hospital."""

    name: str
    mark: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    at: tuple[str, int] | None = None
    since: int = 0

    def __getitem__(self, token: str) -> int:
        return self.tokens.get(token, 0)

    def add(self, token: str, count: int) -> None:
        left = self[token] + count
        self.tokens[token] = left
        if left == 0:
            del self.tokens[token]

    @property
    def key(self) -> tuple[str, int]:
        return self.name, self.mark

    @property
    def printed(self) -> dict[str, Any]:
        return PRINTED[self.name]

    @property
    def critical(self) -> bool:
        """PC-5.3"""
        return bool(self.printed["gravity"] > N["critical_above"])


@dataclass
class Hospital:
    """What belongs to a player."""

    money: int = 0
    pa: int = 0
    earned: int = 0
    rp: int = 0
    deck: list[str] = field(default_factory=list)  # the last is drawn next
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    guardia: list[Card] = field(default_factory=list)
    beds: list[Card] = field(default_factory=list)
    overload: list[Card] = field(default_factory=list)
    staff: list[Card] = field(default_factory=list)
    sectors: list[Card] = field(default_factory=list)
    drugs: list[Card] = field(default_factory=list)
    equipment: list[Card] = field(default_factory=list)

    @property
    def in_care(self) -> list[Card]:
        """CA-37"""
        return [*self.guardia, *self.beds]

    @property
    def patients(self) -> list[Card]:
        """CA-79 with the Overload."""
        return [*self.in_care, *self.overload]

    @property
    def cards(self) -> list[Card]:
        """Everything in play, the patients first."""
        return [*self.patients, *self.staff, *self.sectors, *self.drugs, *self.equipment]

    def find(self, key: tuple[str, int] | None) -> Card | None:
        return next((card for card in self.cards if card.key == key), None)


class Over(Exception):
    """PC-2 The game has ended: who has won, and why."""

    def __init__(self, why: str, winners: set[int]) -> None:
        super().__init__(why, winners)
        self.why, self.winners = why, winners


@dataclass
class Ward:
    """A match between two moves."""

    turn: int
    turns: int
    hospitals: list[Hospital]
    patients: list[str]  # the last is revealed next
    patients_discard: list[str]
    events: list[list[str]]  # CA-2
    events_discard: list[list[str]]
    options: dict[str, Any]
    dearer: int = 0  # V19
    clock: int = 0

    # -- the continuous texts ------------------------------------------------------------------

    def lasting(self, seat: int) -> Iterator[tuple[Card, str]]:
        """Every MOD and PROTECT that works, with its card; PC-5.11, CA-75."""
        hospital = self.hospitals[seat]
        for card in sorted(
            [*hospital.staff, *hospital.sectors, *hospital.equipment], key=lambda one: one.since
        ):
            home = card if card in hospital.sectors else hospital.find(card.at)
            if home in hospital.sectors and home["bloq"]:
                continue
            for clause in clauses(card.printed.get("always", "")):
                yield card, clause

    def concerns(
        self, seat: int, source: Card, who: str, staff: Card | None, patient: Card | None
    ) -> bool:
        """Whether a continuous text of a card speaks of these."""
        if who == "@ME":
            return True
        home = source.key if source in self.hospitals[seat].sectors else source.at
        if who == "@HOST":
            return source.at is not None and source.at in (
                staff.key if staff else None,
                patient.key if patient else None,
            )
        lodged = [
            one is not None and one.at is not None and one.at == home for one in (patient, staff)
        ]
        if who == "@LODGED_P":
            return lodged[0]
        if who == "@LODGED_BOTH":
            return all(lodged)
        assert who == "@OP", who
        return patient in self.hospitals[seat].in_care

    def modified(
        self, seat: int, stat: str, staff: Card | None = None, patient: Card | None = None
    ) -> int:
        """By how much the texts in play change a number."""
        total = 0
        for source, clause in self.lasting(seat):
            told = re.fullmatch(r"MOD (\w+) ([+-]\d+) (@\w+)", clause)
            if told and told[1] == stat and self.concerns(seat, source, told[3], staff, patient):
                total += int(told[2])
        return total

    def ignores(self, seat: int, what: str, card: Card) -> bool:
        """Whether a PROTECT without count stops a token on a card."""
        for source, clause in self.lasting(seat):
            if told := re.fullmatch(r"PROTECT (\w+) \* (@\w+)", clause):
                is_staff = card in self.hospitals[seat].staff
                who = (card, None) if is_staff else (None, card)
                if told[1] == what and self.concerns(seat, source, told[2], *who):
                    return True
        return False

    def guard(self, seat: int, what: str) -> Card | None:
        """The card with a counted PROTECT against something; E03 or E07."""
        for source, clause in self.lasting(seat):
            if re.fullmatch(rf"PROTECT {what} \d+ @\w+", clause):
                return source
        return None

    # -- what things cost ----------------------------------------------------------------------

    def cure_cost(self, seat: int, staff: Card, patient: Card) -> int:
        """CA-40"""
        hospital = self.hospitals[seat]
        cost = N["cure_cost"] + N["inf_cost"] * patient["inf"]
        cost += N["overload_cost"] if hospital.overload else 0
        return max(0, cost + self.modified(seat, "CURE_COST", staff, patient))

    def cure_points(self, seat: int, staff: Card, patient: Card) -> int:
        """CA-72"""
        return int(staff.printed["cure"]) + self.modified(seat, "CURE_VALUE", staff, patient)

    def ability_cost(self, seat: int, card: Card) -> int:
        """CA-89"""
        price = re.match(r"\$(\d+)", card.printed["active"])
        assert price
        raised = self.dearer if seat == self.turn else 0
        return max(0, int(price[1]) + raised + self.modified(seat, "ABILITY_COST"))

    def rest(self, seat: int) -> int:
        """PC-6.7"""
        return N["rest"] + self.modified(seat, "REST_VALUE")

    def income(self, seat: int) -> int:
        """PC-6.1"""
        return N["income"] + self.modified(seat, "INCOME")

    def tick(self, seat: int, patient: Card) -> int:
        """PC-6.14"""
        plain = N["tick_critical"] if patient.critical else N["tick"]
        return max(0, plain + self.modified(seat, "DET_TICK", None, patient))

    # -- the ends ------------------------------------------------------------------------------

    def lose_rp(self, losses: Iterable[int]) -> None:
        """CA-65, CA-69"""
        for seat, loss in enumerate(losses):
            self.hospitals[seat].rp = max(0, self.hospitals[seat].rp - loss)
        broken = {seat for seat in (0, 1) if self.hospitals[seat].rp == 0}
        if broken == {0, 1}:
            draw = self.options["double_zero"]
            winners = {"active_wins": {self.turn}, "active_loses": {1 - self.turn}}
            raise Over("rp", winners.get(draw, {0, 1}))
        if broken:
            raise Over("rp", {0, 1} - broken)

    def gain_rp(self, seat: int, gain: int) -> None:
        """CA-50"""
        cap, hospital = self.options["rp_cap"], self.hospitals[seat]
        hospital.rp += gain if cap == "none" else max(0, min(gain, cap - hospital.rp))

    def gain_pa(self, seat: int, gain: int) -> None:
        """PC-2.1, CA-45"""
        hospital = self.hospitals[seat]
        hospital.pa += gain
        hospital.earned += gain
        counted = hospital.earned if self.options["pa_victory"] == "earned" else hospital.pa
        if counted >= N["pa_to_win"]:
            raise Over("pa", {seat})

    # -- cards come and go ---------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """CA-7 A deck is never shuffled here: the tests keep to states where none is empty."""
        hospital = self.hospitals[seat]
        if not hospital.deck:
            if hospital.discard:
                raise Shuffled
            return
        hospital.hand.append(hospital.deck.pop())

    def admit(self, seat: int) -> None:
        """PC-6.12, CA-78, CA-79"""
        if not self.patients:
            if self.patients_discard:
                raise Shuffled
            return
        hospital = self.hospitals[seat]
        card = Card(self.patients.pop())
        self.enter(hospital, card)
        room = hospital.guardia if len(hospital.guardia) < N["places"] else hospital.overload
        room.append(card)
        for clause in clauses(card.printed.get("admit", "")):
            told = re.fullmatch(r"ADD (\w+) (\d+) @THIS", clause)
            assert told, clause
            self.put(seat, card, told[1], int(told[2]), "card")

    def enter(self, hospital: Hospital, card: Card) -> None:
        """A card in play is called by its kind and the lowest free number."""
        while hospital.find(card.key) is not None:
            card.mark += 1
        self.clock += 1
        card.since = self.clock

    def strip(self, hospital: Hospital, card: Card) -> None:
        """CA-30"""
        for one in [one for one in hospital.equipment if one.at == card.key]:
            hospital.equipment.remove(one)
            hospital.discard.append(one.name)

    def discarded(self, seat: int, card: Card) -> None:
        """CA-35, CA-48 with all that follows."""
        hospital = self.hospitals[seat]
        self.strip(hospital, card)
        if card in hospital.sectors:
            for one in hospital.staff:
                one.at = None if one.at == card.key else one.at
            for one in [one for one in hospital.beds if one.at == card.key]:
                hospital.beds.remove(one)
                one.at = None
                free = len(hospital.guardia) < N["places"]
                (hospital.guardia if free else hospital.overload).append(one)
        for zone in (hospital.staff, hospital.sectors, hospital.drugs, hospital.equipment):
            if card in zone:
                zone.remove(card)
        hospital.discard.append(card.name)

    def put(self, seat: int, card: Card, token: str, count: int, cause: str) -> None:
        """Tokens one by one, with burnout and destruction; `cause` is who puts them."""
        token = token.lower()
        hospital = self.hospitals[seat]
        for _ in range(count):
            if card not in hospital.cards:
                return
            hostile = token == "est" and card in hospital.staff and cause != "own"
            if hostile and self.ignores(seat, "EST", card):
                continue
            if token == "inf" and self.ignores(seat, "INF", card):
                continue
            if token == "bloq" and (guard := self.guard(seat, "BLOQ")):
                guard.add("left", -1)
                if not guard["left"]:
                    self.discarded(seat, guard)
                continue
            card.add(token, 1)
            burnt = token == "est" and card in hospital.staff and card["est"] >= card.printed["res"]
            if burnt or (token == "bloq" and card["bloq"] >= N["bloq_limit"]):
                self.discarded(seat, card)

    def remove(self, seat: int, card: Card, token: str, count: int | None) -> None:
        """Up to so many, or all; CA-86."""
        token = token.lower()
        card.add(token, -min(card[token], card[token] if count is None else count))
        if token == "dos" and not card["dos"]:
            self.discarded(seat, card)


class Shuffled(Exception):
    """A deck has run out: what comes next is chance, which no oracle knows."""


def clauses(text: str) -> list[str]:
    """A text clause by clause."""
    return [clause.strip() for clause in text.split(";")] if text else []
