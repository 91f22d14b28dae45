"""What each action of phase 2 does, once more from the rulebook alone (PC-6.6 to PC-6.11).

`Deeds.do` carries a move out in the oracle's world; where a text asks, it yields the question. What
the rules make of the same move is compared with it (test_oracle_moves.py).
"""

from __future__ import annotations

import re

from tests.games.protocolo.oracle import PRINTED, Card, Hospital, N, clauses
from tests.games.protocolo.oracle_moves import Turn, name, needs
from tests.games.protocolo.oracle_phases import Asking, World


class Deeds:
    """The active player acts."""

    def __init__(self, world: World, turn: Turn) -> None:
        self.world = world
        self.turn = turn
        self.seat = world.turn
        self.own: Hospital = world.hospitals[world.turn]
        self.one_action = world.options["staff_actions"] == "one_action"

    def find(self, called: str, hospital: Hospital | None = None) -> Card:
        """A card in play."""
        cards = (hospital or self.own).cards
        return next(card for card in cards if name(card) == called)

    def do(self, move: str) -> Asking:
        """Carry out a legal move."""
        play, _, rest = move.partition(":")
        who, *others = rest.split(">")
        if play in ("move-staff", "move-patient"):
            self.move(self.find(who), others[0])
        elif play == "rest":
            self.world.remove(self.seat, self.find(who), "EST", self.world.rest(self.seat))
        elif play == "play":
            yield from self.play(who, others)
        elif play == "cure":
            self.cure(self.find(who), self.find(others[0]))
        elif play == "dose":
            self.dose(self.find(who), others)
        elif play == "epic":
            self.epic(self.find(who), others)
        else:
            card, _, user = who.partition("@")
            self.use(self.find(card), user, others)

    # -- cards ---------------------------------------------------------------------------------

    def move(self, card: Card, place: str) -> None:
        """PC-6.6, CA-22"""
        card.at = None if place == "guardia" else self.find(place).key
        if card in self.own.beds:
            self.own.beds.remove(card)
            self.own.guardia.append(card)
        elif card in self.own.guardia:
            self.own.guardia.remove(card)
            self.own.beds.append(card)

    def play(self, kind: str, hosts: list[str]) -> Asking:
        """PC-6.8, CA-27, PC-7.1"""
        printed, own = PRINTED[kind], self.own
        own.money -= printed["cost"]
        own.hand.remove(kind)
        card = Card(kind)
        self.world.enter(own, card)
        if printed["kind"] == "drugs":
            card.add("dos", printed["doses"] + self.world.modified(self.seat, "DOSE_BONUS"))
        for clause in clauses(printed.get("always", "")):
            if told := re.fullmatch(r"PROTECT \w+ (\d+) @\w+", clause):
                card.add("left", int(told[1]))
        if hosts:
            card.at = self.find(hosts[0]).key
        getattr(own, printed["kind"]).append(card)
        if "play" in printed:
            assert printed["play"] == "HEAL 1 @OP"
            worth = [one for one in own.in_care if needs(one)]
            if worth:
                key = yield "target", self.seat, [one.key for one in worth]
                chosen = own.find(key)
                assert chosen is not None
                heal(chosen, 1)

    # -- cures and abilities -------------------------------------------------------------------

    def spend_extra(self, staff: Card, again: bool) -> None:
        """CA-32, CA-94"""
        acted = self.one_action and name(staff) in self.turn.acted
        if acted or (again and not self.one_action):
            staff.add("te", -1)

    def cure(self, staff: Card, patient: Card) -> None:
        """CA-33, CA-72"""
        points = self.world.cure_points(self.seat, staff, patient)
        self.own.money -= self.world.cure_cost(self.seat, staff, patient)
        self.spend_extra(staff, (name(staff), name(patient)) in self.turn.cured)
        self.world.put(self.seat, staff, "EST", 1, "own")
        heal(patient, points)

    def use(self, card: Card, called: str, aim: list[str]) -> None:
        """CA-33, CA-36, CA-74"""
        user = card
        if card in self.own.sectors:
            lodged = [one for one in self.own.staff if one.at == card.key]
            user = self.find(called) if called else lodged[0]
        again = name(card) in self.turn.used
        if card in self.own.sectors and self.one_action and again:
            assert name(user) not in self.turn.acted or user["te"]
        self.spend_extra(user, again)
        self.own.money -= self.world.ability_cost(self.seat, card)
        text = card.printed["active"].partition(": ")[2]
        target = self.target(text, aim)
        self.world.put(self.seat, user, "EST", 1, "own")
        self.happens(text, card, target, aim)

    def epic(self, card: Card, aim: list[str]) -> None:
        """PC-6.11, CA-90"""
        told = re.match(r"(\d+) PA, EST 1( after)?: (.*)", card.printed["epic"])
        assert told is not None
        self.own.pa -= int(told[1])
        self.spend_extra(card, name(card) in self.turn.epics)
        target = self.target(told[3], aim)
        if not told[2]:
            self.world.put(self.seat, card, "EST", 1, "own")
        self.happens(told[3], card, target, aim)
        if told[2]:
            self.world.put(self.seat, card, "EST", 1, "own")

    def dose(self, card: Card, aim: list[str]) -> None:
        """PC-7.1, CA-44"""
        card.add("dos", -1)
        text = card.printed["dose"]
        self.happens(text, card, self.target(text, aim), aim)
        if not card["dos"]:
            self.world.discarded(self.seat, card)

    def target(self, text: str, aim: list[str]) -> Card | None:
        """The card that is aimed at; of the rival for @XT."""
        if not aim:
            return None
        rival = self.world.hospitals[1 - self.seat]
        return self.find(aim[0], rival if "@XT" in text else None)

    # -- texts ---------------------------------------------------------------------------------

    def happens(self, text: str, card: Card, target: Card | None, aim: list[str]) -> None:
        """Every clause of a text."""
        for clause in clauses(text):
            if clause.startswith("MOVE_PATIENT"):
                assert target is not None
                self.move(target, aim[1])
            elif clause.startswith("TRANSFER"):
                assert target is not None
                self.transfer(target)
            elif re.match(r"(MONEY|DRAW) ", clause):
                self.world.simple(self.seat, clause)
            elif clause == "RP -1 @RIVAL":
                self.world.lose_rp([1 if seat != self.seat else 0 for seat in (0, 1)])
            else:
                self.tokens(clause, card, target)

    def tokens(self, clause: str, card: Card, target: Card | None) -> None:
        """HEAL, ADD and REMOVE on all that are meant."""
        told = re.match(r"(HEAL|ADD|REMOVE) (?:(\w+) )?(\d+|ALL) (@\w+)", clause)
        assert told, clause
        seat = 1 - self.seat if told[4] in ("@XT", "@AXP") else self.seat
        everybody = {
            "@SELF": [card],
            "@AOS": self.own.staff,
            "@AOSX": [one for one in self.own.staff if one is not card],
            "@AOP": self.own.patients,
            "@AXP": self.world.hospitals[1 - self.seat].patients,
        }
        for one in list(everybody.get(told[4], [target] if target else [])):
            if one not in self.world.hospitals[seat].cards:
                continue
            if told[1] == "HEAL":
                heal(one, int(told[3]))
            elif told[1] == "ADD":
                cause = "own" if seat == self.seat else "rival"
                self.world.put(seat, one, told[2], int(told[3]), cause)
            else:
                count = None if told[3] == "ALL" else int(told[3])
                self.world.remove(seat, one, told[2], count)

    def transfer(self, patient: Card) -> None:
        """CA-66"""
        rival = self.world.hospitals[1 - self.seat]
        self.world.strip(self.own, patient)
        self.own.guardia.remove(patient)
        patient.mark = 0
        self.world.enter(rival, patient)
        room = rival.guardia if len(rival.guardia) < N["places"] else rival.overload
        room.append(patient)


def heal(patient: Card, points: int) -> None:
    """PC-5.7, CA-38"""
    shield = min(points, patient["est"])
    patient.add("est", -shield)
    patient.add("pc", points - shield)
