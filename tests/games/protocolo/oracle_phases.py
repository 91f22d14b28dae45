"""Phases 1 and 3 of Protocolo de Crisis once more, from the rulebook alone (see oracle.py).

Where somebody decides, a question is yielded and the answer sent in.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any

from tests.games.protocolo.oracle import PRINTED, Card, N, Over, Shuffled, Ward, clauses

Question = tuple[str, int, list[Any]]  # what is asked, of whom, and the possible answers
Asking = Generator[Question, Any, None]


class World(Ward):
    """A match between two moves, and how a turn ends and the next begins."""

    # -- phase 3 -------------------------------------------------------------------------------

    def phase3(self) -> Asking:
        """CA-68, PC-6.14 to PC-6.17"""
        yield from self.contagion()
        if self.options["discharge_first"]:
            yield from self.discharges()
            yield from self.deaths()
        else:
            yield from self.deaths()
            yield from self.discharges()
        hospital = self.hospitals[self.turn]
        while hospital.overload and len(hospital.guardia) < N["places"]:
            hospital.guardia.append(hospital.overload.pop(0))

    def contagion(self) -> Asking:
        """CA-68, CA-83"""
        hospital = self.hospitals[self.turn]
        for source in sorted(hospital.in_care, key=lambda one: one.since):
            for clause in clauses(source.printed.get("phase3", "")):
                assert clause == "ADD INF 1 @OTHER_OWN_PATIENT_GUARD"
                others = [
                    one
                    for one in hospital.guardia
                    if one is not source and not self.ignores(self.turn, "INF", one)
                ]
                if others:
                    key = yield "target", self.turn, [one.key for one in others]
                    chosen = hospital.find(key)
                    assert chosen is not None
                    self.put(self.turn, chosen, "INF", 1, "card")

    def deaths(self) -> Asking:
        """PC-6.14, PC-6.15, CA-82, CA-95"""
        scope = (self.turn, 1 - self.turn) if self.options["det_scope"] == "both" else (self.turn,)
        for seat in scope:
            ticks = [(one, self.tick(seat, one)) for one in self.hospitals[seat].patients]
            for patient, tick in ticks:
                patient.add("det", tick)
        losses = [0, 0]
        for seat in scope:
            hospital = self.hospitals[seat]
            dying = [one for one in hospital.patients if one["det"] >= one.printed["limit"]]
            while guard := self.guard(seat, "DEATH"):
                worth = [one for one in dying if one in hospital.in_care]
                if not worth:
                    break
                key = yield "save", seat, [one.key for one in worth]
                saved = hospital.find(key)
                assert saved is not None
                saved.add("det", saved.printed["limit"] - 1 - saved["det"])
                dying.remove(saved)
                guard.add("left", -1)
                if not guard["left"]:
                    self.discarded(seat, guard)
            for patient in dying:
                losses[seat] += N["death_rp"]
                for clause in clauses(patient.printed.get("death", "")):
                    assert clause == "RP -1 @ME"
                    losses[seat] += 1
                self.gone(seat, patient)
        if any(losses):
            self.lose_rp(losses)

    def gone(self, seat: int, patient: Card) -> None:
        """A patient leaves the hospital, dead or well."""
        hospital = self.hospitals[seat]
        self.strip(hospital, patient)
        for zone in (hospital.guardia, hospital.beds, hospital.overload):
            if patient in zone:
                zone.remove(patient)
        self.patients_discard.append(patient.name)

    def discharges(self) -> Asking:
        """PC-6.16, CA-62, CA-80, CA-81"""
        hospital = self.hospitals[self.turn]
        while well := [one for one in hospital.patients if one["pc"] >= one.printed["gravity"]]:
            key = yield "discharge", self.turn, [one.key for one in well]
            patient = hospital.find(key)
            assert patient is not None
            self.gone(self.turn, patient)
            self.gain_pa(self.turn, patient.printed["pa"])
            for clause in clauses(patient.printed.get("discharge", "")):
                self.simple(self.turn, clause)
            for sector in sorted(hospital.sectors, key=lambda one: one.since):
                told = re.fullmatch(
                    r"IF\(TRG\.PA>=(\d+): (.*)\)", sector.printed.get("discharge", "")
                )
                if told and not sector["bloq"] and patient.printed["pa"] >= int(told[1]):
                    self.simple(self.turn, told[2])

    def simple(self, seat: int, clause: str) -> None:
        """The verbs that are aimed at a player."""
        told = re.fullmatch(r"(MONEY|RP|DRAW|ADMIT) ([+-]?\d+) @(ME|BOTH)", clause)
        assert told, clause
        amount = int(told[2])
        seats = (seat, 1 - seat) if told[3] == "BOTH" else (seat,)
        for one in seats:
            if told[1] == "MONEY":
                self.hospitals[one].money = max(0, self.hospitals[one].money + amount)
            elif told[1] == "RP" and amount > 0:
                self.gain_rp(one, amount)
            elif told[1] == "RP":
                self.lose_rp([-amount if other == one else 0 for other in (0, 1)])
            else:
                for _ in range(amount):
                    self.draw(one) if told[1] == "DRAW" else self.admit(one)

    # -- phase 1 -------------------------------------------------------------------------------

    def next_turn(self) -> Asking:
        """CA-67 The turn passes on; PC-6.1 to PC-6.4."""
        if self.turns >= self.options["max_turns"]:
            self.time_is_up()
        self.turn, self.turns, self.dearer = 1 - self.turn, self.turns + 1, 0
        yield from self.phase1()

    def time_is_up(self) -> None:
        """CA-67"""
        earned = self.options["pa_victory"] == "earned"
        ranks = [((one.earned if earned else one.pa), one.rp) for one in self.hospitals]
        raise Over("time", {seat for seat in (0, 1) if ranks[seat] == max(ranks)})

    def phase1(self) -> Asking:
        """CA-10"""
        seat = self.turn
        hospital = self.hospitals[seat]
        hospital.money += self.income(seat)
        yield from self.beginnings(seat)
        for _ in range(N["draw"]):
            self.draw(seat)
        if len(hospital.in_care) <= N["triage_up_to"]:
            while len(hospital.in_care) < N["triage_fill"] and self.patients:
                before = len(hospital.overload)
                self.admit(seat)
                assert len(hospital.overload) == before
        # CA-14 each player's first turns are the first two of the match
        if (self.turns + 1) // 2 >= N["event_from_turn"]:
            yield from self.event(seat)

    def beginnings(self, seat: int) -> Asking:
        """CA-84"""
        hospital = self.hospitals[seat]
        for card in sorted(hospital.cards, key=lambda one: one.since):
            for clause in clauses(card.printed.get("start", "")):
                told = re.fullmatch(r"REMOVE INF 1 @(LODGED_P|OP)", clause)
                assert told, clause
                home = card if card in hospital.sectors else hospital.find(card.at)
                if home in hospital.sectors and home["bloq"]:
                    continue
                if told[1] == "LODGED_P":
                    worth = [one for one in hospital.beds if one.at == card.key and one["inf"]]
                else:
                    worth = [one for one in hospital.in_care if one["inf"]]
                if worth and told[1] == "OP":
                    key = yield "target", seat, [one.key for one in worth]
                    worth = [one for one in worth if one.key == key]
                for one in worth[:1]:
                    self.remove(seat, one, "INF", 1)

    def event(self, seat: int) -> Asking:
        """PC-6.4, CA-15 to CA-19"""
        pile = seat if self.options["event_deck"] == "own" else 0
        if not self.events[pile]:
            if self.events_discard[pile]:
                raise Shuffled
            return
        name = self.events[pile].pop()
        yield from self.happens(seat, PRINTED[name]["effect"])
        self.events_discard[pile].append(name)

    def happens(self, seat: int, text: str) -> Asking:
        """The text of an event."""
        if choice := re.fullmatch(r"CHOICE\((.*)\)", text):
            branches = choice[1].split(" | ")
            may = [at for at, one in enumerate(branches) if self.may_pay(seat, one)]
            at = yield "branch", seat, may
            yield from self.happens(seat, branches[at])
            return
        if condition := re.fullmatch(r"IF\(ME\.max_det>=(\d+): (.*)\)", text):
            worst = max((one["det"] for one in self.hospitals[seat].patients), default=0)
            if worst >= int(condition[1]):
                self.simple(seat, condition[2])
            return
        if dearer := re.fullmatch(r"MOD ABILITY_COST \+(\d+) @ME until end of turn", text):
            self.dearer += int(dearer[1])
            return
        chosen: Card | None = None
        for number, clause in enumerate(clauses(text)):
            if targeted := re.search(r"@C([PSTDE])(\[nonchief\])?$", clause):
                if number == 0:
                    chosen = yield from self.crisis(seat, targeted[1], targeted[2] is not None)
                if chosen is not None:
                    self.hit(seat, chosen, clause)
            else:
                self.broad(seat, clause)

    def may_pay(self, seat: int, clause: str) -> bool:
        """CA-18"""
        told = re.fullmatch(r"MONEY -(\d+) @ME", clause)
        return told is None or self.hospitals[seat].money >= int(told[1])

    def crisis(self, seat: int, what: str, nonchief: bool) -> Generator[Question, Any, Card | None]:
        """PC-6.4, CA-15, CA-85 The opponent chooses among the cards of the active player."""
        hospital = self.hospitals[seat]
        found = {
            "P": hospital.in_care,
            "S": hospital.staff,
            "T": hospital.sectors,
            "D": hospital.drugs,
            "E": hospital.equipment,
        }[what]
        if nonchief:
            found = [one for one in found if not one.printed.get("chief")]
        if not found:
            return None
        key = yield "target", 1 - seat, [one.key for one in found]
        return hospital.find(key)

    def hit(self, seat: int, card: Card, clause: str) -> None:
        """What a Crisis does to its target."""
        if told := re.match(r"ADD (\w+) (\d+) ", clause):
            self.put(seat, card, told[1], int(told[2]), "event")
        elif told := re.match(r"REMOVE (\w+) (\d+) ", clause):
            self.remove(seat, card, told[1], int(told[2]))
        elif clause.startswith("RETURN "):
            hospital = self.hospitals[seat]
            self.discarded(seat, card)
            hospital.discard.pop()
            hospital.hand.append(card.name)
        else:
            assert clause.startswith("DESTROY "), clause
            self.discarded(seat, card)

    def broad(self, seat: int, clause: str) -> None:
        """The other texts of events."""
        if clause == "ADD EST 1 @AAP":
            for one in (seat, 1 - seat):
                for patient in self.hospitals[one].patients:
                    self.put(one, patient, "EST", 1, "event")
        elif clause == "REMOVE EST 1 @AOS":
            for staff in self.hospitals[seat].staff:
                self.remove(seat, staff, "EST", 1)
        else:
            self.simple(seat, clause)
