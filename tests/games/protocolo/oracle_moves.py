"""What phase 2 offers, once more from the rulebook alone: every legal move, as a set of texts.

It asks the oracle (oracle.py) for costs and effects, and knows besides what has been done in this
turn. The rules must list exactly these moves (test_oracle_moves.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.protocolo.oracle import PRINTED, Card, Hospital, N, clauses
from tests.games.protocolo.oracle_phases import World

OWN = {"P": "patients", "S": "staff", "T": "sectors", "D": "drugs"}


@dataclass
class Turn:
    """What has been done in this turn."""

    stage: int = 0  # CA-23: 0 nothing but moves, 1 somebody has rested, 2 something else was done
    staff_moved: int = 0
    patients_moved: int = 0
    moved: set[str] = field(default_factory=set)
    rested: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)  # whose active ability
    epics: set[str] = field(default_factory=set)
    acted: set[str] = field(default_factory=set)
    cured: set[tuple[str, str]] = field(default_factory=set)


def name(card: Card) -> str:
    """What moves call a card."""
    return card.name + ("" if card.mark == 0 else "abcdefghij"[card.mark])


class Offers:
    """The legal moves of the active player."""

    def __init__(self, world: World, turn: Turn) -> None:
        self.world = world
        self.turn = turn
        self.seat = world.turn
        self.own: Hospital = world.hospitals[world.turn]
        self.rival: Hospital = world.hospitals[1 - world.turn]
        self.one_action = world.options["staff_actions"] == "one_action"

    def all(self) -> set[str]:
        """CA-70"""
        found = {"end"}
        for offers in (
            self.staff_moves,
            self.patient_moves,
            self.rests,
            self.plays,
            self.cures,
            self.uses,
            self.epics,
            self.doses,
        ):
            found |= set(offers())
        return found

    # -- steps 1 and 2 -------------------------------------------------------------------------

    def may_move(self, card: Card, option: str, moved: int) -> bool:
        """CA-20, CA-22"""
        most = self.world.options[option]
        if self.turn.stage > 0 or most == "none":
            return False
        return name(card) not in self.turn.moved if most == 0 else moved < most

    def free(self, inside: list[Card]) -> list[Card]:
        """CA-21, CA-22, CA-47: Sectors with capacity, no BLOQ, and nobody of these inside."""
        taken = {one.at for one in inside}
        return [
            one
            for one in self.own.sectors
            if one.printed["capacity"] and not one["bloq"] and one.key not in taken
        ]

    def staff_moves(self) -> Iterator[str]:
        """PC-6.6"""
        for staff in self.own.staff:
            if self.may_move(staff, "staff_moves", self.turn.staff_moved):
                if staff.at is not None:
                    yield f"move-staff:{name(staff)}>guardia"
                else:
                    for sector in self.free(self.own.staff):
                        yield f"move-staff:{name(staff)}>{name(sector)}"

    def patient_places(self, patient: Card) -> list[str]:
        """CA-22, CA-76 Where a patient may be moved to."""
        if patient in self.own.beds:
            return ["guardia"] if len(self.own.guardia) < N["places"] else []
        return [name(sector) for sector in self.free(self.own.beds)]

    def patient_moves(self) -> Iterator[str]:
        """CA-22"""
        for patient in self.own.in_care:
            if self.may_move(patient, "patient_moves", self.turn.patients_moved):
                for place in self.patient_places(patient):
                    yield f"move-patient:{name(patient)}>{place}"

    def rests(self) -> Iterator[str]:
        """PC-6.7, CA-23, CA-25, CA-77"""
        for staff in self.own.staff:
            if self.turn.stage <= 1 and name(staff) not in self.turn.rested:
                yield f"rest:{name(staff)}"

    # -- cards and cures -----------------------------------------------------------------------

    def plays(self) -> Iterator[str]:
        """PC-6.8, CA-29, CA-87"""
        hosts = {"staff": self.own.staff, "patient": self.own.in_care}
        hosts["sector"] = [one for one in self.own.sectors if one.printed["capacity"]]
        for card in set(self.own.hand):
            printed = PRINTED[card]
            full = printed["kind"] == "sectors" and len(self.own.sectors) >= N["sectors"]
            if printed["cost"] > self.own.money or full:
                continue
            attach = printed.get("attach", "hospital")
            if attach == "hospital":
                yield f"play:{card}"
            else:
                yield from (f"play:{card}>{name(host)}" for host in hosts[attach])

    def repeats(self, staff: Card | None, again: bool) -> bool:
        """CA-31, CA-32 Whether somebody may act: within the limits, or by an Extra Turn."""
        if self.one_action and staff is not None:
            again = again or name(staff) in self.turn.acted
        return not again or (staff is not None and staff["te"] > 0)

    def cures(self) -> Iterator[str]:
        """PC-6.10, CA-24, CA-37, CA-39, CA-40, CA-73"""
        for staff in self.own.staff:
            if staff.printed["cure"] == 0 or name(staff) in self.turn.rested:
                continue
            for patient in self.own.in_care:
                again = (name(staff), name(patient)) in self.turn.cured and not self.one_action
                cost = self.world.cure_cost(self.seat, staff, patient)
                if self.repeats(staff, again) and needs(patient) and cost <= self.own.money:
                    yield f"cure:{name(staff)}>{name(patient)}"

    # -- abilities -----------------------------------------------------------------------------

    def uses(self) -> Iterator[str]:
        """PC-6.9, CA-24, CA-36, CA-47, CA-74, CA-89"""
        for card in [*self.own.staff, *self.own.sectors]:
            text = card.printed.get("active")
            if text is None or self.world.ability_cost(self.seat, card) > self.own.money:
                continue
            for user, called in self.users(card):
                again = name(card) in self.turn.used
                if self.one_action and card is user:
                    again = False  # what counts there is whether the user has acted
                if name(user) not in self.turn.rested and self.repeats(user, again):
                    for aim in self.aims(text.partition(": ")[2], card):
                        yield f"use:{name(card)}{called}{aim}"

    def users(self, card: Card) -> Iterator[tuple[Card, str]]:
        """CA-36 Who takes the EST, and how a move says so."""
        if card in self.own.staff:
            yield card, ""
        elif card["bloq"]:
            return
        elif card.printed["capacity"]:
            yield from ((one, "") for one in self.own.staff if one.at == card.key)
        else:
            yield from ((one, f"@{name(one)}") for one in self.own.staff)

    def epics(self) -> Iterator[str]:
        """PC-6.11, CA-46"""
        for card in self.own.staff:
            told = re.match(r"(\d+) PA, EST 1(?: after)?: (.*)", card.printed.get("epic", ""))
            if told is None or int(told[1]) > self.own.pa or name(card) in self.turn.rested:
                continue
            again = name(card) in self.turn.epics and not self.one_action
            if self.repeats(card, again):
                for aim in self.aims(told[2], card):
                    yield f"epic:{name(card)}{aim}"

    def doses(self) -> Iterator[str]:
        """PC-7.1, CA-43"""
        for card in self.own.drugs:
            for aim in self.aims(card.printed["dose"], card):
                yield f"dose:{name(card)}{aim}"

    # -- what a text can be aimed at, so that it changes something (CA-71) ---------------------

    def aims(self, text: str, card: Card) -> Iterator[str]:
        """Every target, as a move writes it; nothing if none is chosen but something changes."""
        parts = clauses(text)
        chosen = re.search(r"@(O[PSTD]|OPC|OSX|XT)(\[.*\])?$", parts[0])
        if chosen is None:
            if any(self.changes(part, card) for part in parts):
                yield ""
            return
        for target in self.pool(chosen[1], chosen[2] or "", card):
            if parts[0].startswith("MOVE_PATIENT"):
                yield from (f">{name(target)}>{place}" for place in self.patient_places(target))
            elif self.would_change(parts[0], target):
                yield f">{name(target)}"

    def pool(self, whom: str, filters: str, card: Card) -> list[Card]:
        """The cards that a selector can mean; patients never in the Overload (CA-79)."""
        if whom == "XT":
            return self.rival.sectors
        if whom in ("OP", "OPC"):
            return [
                one
                for one in (self.own.guardia if "guardia" in filters else self.own.in_care)
                if (one.critical or whom == "OP")
                and not (one.critical and "noncritical" in filters)
            ]
        found: list[Card] = getattr(self.own, OWN[whom[1]])
        return [one for one in found if not (whom == "OSX" and one is card)]

    def would_change(self, part: str, target: Card) -> bool:
        """Whether a clause would change its chosen target."""
        if part.startswith("HEAL"):
            return needs(target)
        if told := re.match(r"REMOVE (\w+) ", part):
            return target[told[1].lower()] > 0
        return True

    def changes(self, part: str, card: Card) -> bool:
        """Whether a clause without a chosen target would change anything."""
        if part.startswith("DRAW"):
            return bool(self.own.deck or self.own.discard)
        if part.endswith("@AOSX"):
            return len(self.own.staff) > 1
        if part.endswith("@AOS"):
            return any(one["est"] for one in self.own.staff)
        if part == "REMOVE INF ALL @AOP":
            return any(one["inf"] for one in self.own.patients)
        if part == "ADD INF 1 @AXP":
            rivals = self.rival.patients
            return any(not self.world.ignores(1 - self.seat, "INF", one) for one in rivals)
        assert re.match(r"MONEY \+|RP -1 @RIVAL|ADD TE 1 @SELF", part), part
        return True


def needs(patient: Card) -> bool:
    """CA-39 Whether a cure point would do anything."""
    return patient["est"] > 0 or patient["pc"] < int(patient.printed["gravity"])
