"""The notation of Protocolo moves. See docs/protocolo.md.

move-staff:S01>T01 · move-staff:S01>guardia        the first steps of phase 2
move-patient:P04>T01 · move-patient:P04>guardia
rest:S03
play:S01 · play:E01>S02                            cards of the hand
use:S14 · use:S03>P04 · use:S07>P04>T01 · use:T08@S03>P09   abilities; @ who takes the stress
epic:S15>P04 · cure:S02>P04 · dose:F01>P06
end
choose:P04 · option:1 · save:P28 · discharge:P08   answers
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from sobremesa.engine.errors import Bad
from sobremesa.games.protocolo.cardset.copies import called
from sobremesa.games.protocolo.cardset.model import CardSet
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import moves
from sobremesa.games.protocolo.rules.box import Box
from sobremesa.games.protocolo.rules.moves import GUARDIA, NO_NAME

PLAYS: Final = {
    moves.MOVE_STAFF: "move-staff",
    moves.MOVE_PATIENT: "move-patient",
    moves.REST: "rest",
    moves.PLAY: "play",
    moves.USE: "use",
    moves.EPIC: "epic",
    moves.CURE: "cure",
    moves.DOSE: "dose",
    moves.END_PHASE: "end",
    moves.CHOOSE: "choose",
    moves.OPTION: "option",
    moves.SAVE: "save",
    moves.SEND_HOME: "discharge",
}
KINDS: Final = {name: kind for kind, name in PLAYS.items()}
GUARDIA_WORD: Final = "guardia"
OPTIONS_MOST: Final = 4  # branches that can be written; no text has more
SHAPE = re.compile(r"([^@>]+)(?:@([^@>]+))?(?:>([^@>]+))?(?:>([^@>]+))?")


class Notation:
    """Moves as texts, with the cards of one box."""

    def __init__(self, cards: CardSet, box: Box, title: str) -> None:
        self.box = box
        self.title = title
        kinds = (*cards.patients, *cards.player_deck)
        self.names = [called(card.id, mark) for card in kinds for mark in range(card.copies)]
        self.kind_ids = [card.id for card in cards.cards]
        self.numbers = {name.lower(): number for number, name in enumerate(self.names)}
        self.example = f"cure:{self.names[int(box.patients)]}>{self.names[0]}"

    # -- text --------------------------------------------------------------------------------

    def text_of(self, code: int) -> str:
        """The one canonical text of a move."""
        what = int(moves.what_of(code))
        play = PLAYS[what]
        who, user, target, place = named(code)
        if what == moves.END_PHASE:
            return play
        if what == moves.OPTION:
            return f"{play}:{who}"
        if what in (moves.MOVE_STAFF, moves.MOVE_PATIENT):
            return f"{play}:{self.names[who]}>{self.place_text(place)}"
        if what == moves.CHOOSE:
            who, target = target, NO_NAME
        parts = self.names[who]
        if user != NO_NAME:
            parts += f"@{self.names[user]}"
        if target != NO_NAME:
            parts += f">{self.names[target]}"
        if place != NO_NAME:
            parts += f">{self.place_text(place)}"
        return f"{play}:{parts}"

    def place_text(self, place: int) -> str:
        """A Sector, or the Guardia."""
        return GUARDIA_WORD if place == GUARDIA else self.names[place]

    def code_of(self, text: str) -> int:
        """The move that a text means; small and capital letters are alike."""
        play, colon, rest = re.sub(r"\s+", "", text).lower().partition(":")
        what = KINDS.get(play)
        if what is None or bool(colon) == (what == moves.END_PHASE):
            raise self.malformed(text)
        if what == moves.END_PHASE:
            return packed(what)
        if what == moves.OPTION:
            if not re.fullmatch("[1-9]", rest):
                raise self.malformed(text)
            return packed(what, int(rest))
        found = SHAPE.fullmatch(rest)
        if found is None:
            raise self.malformed(text)
        return self.code_with(text, what, found.groups())

    def code_with(self, text: str, what: int, parts: tuple[str | None, ...]) -> int:
        """A move of a kind with these words."""
        who, user, target, place = parts
        if user is not None and what != moves.USE:
            raise self.malformed(text)
        if what in (moves.MOVE_STAFF, moves.MOVE_PATIENT):
            if target is None or place is not None:
                raise self.malformed(text)
            return packed(what, self.name(text, who), NO_NAME, NO_NAME, self.place(text, target))
        if what == moves.CHOOSE:
            if place is not None:
                raise self.malformed(text)
            return packed(what, NO_NAME, NO_NAME, self.name(text, who), self.place(text, target))
        most = {moves.REST: 0, moves.SAVE: 0, moves.SEND_HOME: 0, moves.PLAY: 1, moves.CURE: 1}
        given = sum(part is not None for part in (target, place))
        if given > most.get(what, 2) or (what == moves.CURE and given == 0):
            raise self.malformed(text)
        actor = self.name(text, who)
        if what == moves.PLAY:
            actor = self.kind_name(actor)
        names = (self.name(text, user), self.name(text, target))
        return packed(what, actor, *names, self.place(text, place))

    def kind_name(self, name: int) -> int:
        """Cards of a hand have no names of their own: one is as good as another."""
        return int(self.box.first_name[self.box.kind_of_card[name]])

    def name(self, text: str, word: str | None) -> int:
        """The number of a name."""
        if word is None:
            return NO_NAME
        if word not in self.numbers:
            raise self.malformed(text)
        return self.numbers[word]

    def place(self, text: str, word: str | None) -> int:
        """The number of a place."""
        return GUARDIA if word == GUARDIA_WORD else self.name(text, word)

    def malformed(self, text: str) -> Bad:
        """No move looks like this."""
        return Bad("notation", text=text, game=self.title, example=self.example)

    # -- parts ---------------------------------------------------------------------------------

    def describe(self, code: int) -> dict[str, Any]:
        """A move in named parts, for sentences."""
        what = int(moves.what_of(code))
        who, user, target, place = named(code)
        told: dict[str, Any] = {"play": PLAYS[what]}
        if what == moves.OPTION:
            return told | {"number": who}
        if what == moves.CHOOSE:
            who, target = target, NO_NAME
        for part, name in (("card", who), ("user-card", user), ("target-card", target)):
            if name != NO_NAME:
                told[part] = self.names[name]
        if place == GUARDIA:
            told["place"] = GUARDIA_WORD
        elif place != NO_NAME:
            told |= {"place": "sector", "place-card": self.names[place]}
        return told | {
            "user": "yes" if user != NO_NAME else "no",
            "aim": "yes" if target != NO_NAME else "no",
            "place": told.get("place", "none"),
        }

    def kind_of(self, name: int) -> str:
        """What is printed on a card of this name."""
        return self.kind_ids[int(self.box.kind_of_card[name])]

    # -- all there is --------------------------------------------------------------------------

    def vocabulary(self) -> Iterator[int]:
        """All moves that can be written with sense."""
        box = self.box
        patients, staff, drugs, equipment, sectors = (
            self.named(sort) for sort in (B.PATIENT, B.STAFF, B.DRUG, B.EQUIPMENT, B.SECTOR)
        )
        places = [*sectors, GUARDIA]
        yield packed(moves.END_PHASE)
        yield from (packed(moves.OPTION, number + 1) for number in range(OPTIONS_MOST))
        for one in staff:
            yield packed(moves.REST, one)
            yield from (packed(moves.MOVE_STAFF, one, place=place) for place in places)
            yield from (packed(moves.CURE, one, target=patient) for patient in patients)
        for patient in patients:
            yield packed(moves.SAVE, patient)
            yield packed(moves.SEND_HOME, patient)
            yield from (packed(moves.MOVE_PATIENT, patient, place=place) for place in places)
            yield from (packed(moves.CHOOSE, target=patient, place=place) for place in places)
        for name in (*patients, *staff, *drugs, *equipment, *sectors):
            yield packed(moves.CHOOSE, target=name)
        hosts = {B.TO_STAFF: staff, B.TO_PATIENT: patients, B.TO_SECTOR: sectors}
        for name in (*staff, *drugs, *equipment, *sectors):
            if self.kind_name(name) == name:
                yield packed(moves.PLAY, name)
                attach = int(box.attach[box.kind_of_card[name]])
                yield from (packed(moves.PLAY, name, target=host) for host in hosts.get(attach, ()))
        for name in staff:
            yield from self.aimed(moves.USE, B.ACTIVE, name)
            yield from self.aimed(moves.EPIC, B.EPIC, name)
        for name in drugs:
            yield from self.aimed(moves.DOSE, B.DOSE, name)
        for name in sectors:
            yield from self.aimed(moves.USE, B.ACTIVE, name)
            if not box.capacity[box.kind_of_card[name]]:
                for user in staff:
                    yield from self.aimed(moves.USE, B.ACTIVE, name, user)

    def named(self, sort: int) -> list[int]:
        """The names of cards of a sort."""
        box = self.box
        return [name for name in range(len(self.names)) if box.sort[box.kind_of_card[name]] == sort]

    def aimed(self, what: int, trigger: int, name: int, user: int = NO_NAME) -> Iterator[int]:
        """The moves with a text of a card, aimed at everything it could be aimed at."""
        box = self.box
        kind = box.kind_of_card[name]
        row = int(box.text(kind, trigger))
        if row == 0:
            return
        yield packed(what, name, user)
        targets = self.sorts_of(int(box.chosen_by(kind, trigger)))
        moved = False
        while box.cell(row, B.OP) != B.END:
            moved = moved or box.cell(row, B.OP) == B.MOVES
            row += 1
        for target in targets:
            yield packed(what, name, user, target)
            if moved:
                for place in (*self.named(B.SECTOR), GUARDIA):
                    yield packed(what, name, user, target, place)

    def sorts_of(self, selector: int) -> list[int]:
        """The names that a selector which chooses could mean."""
        if not B.chooses(selector):
            return []
        if selector in (B.OWN_STAFF, B.OTHER_STAFF, B.CRISIS_STAFF):
            return self.named(B.STAFF)
        if selector in (B.OWN_SECTOR, B.RIVAL_SECTOR, B.CRISIS_SECTOR):
            return self.named(B.SECTOR)
        if selector in (B.OWN_DRUG, B.CRISIS_DRUG):
            return self.named(B.DRUG)
        if selector == B.CRISIS_EQUIPMENT:
            return self.named(B.EQUIPMENT)
        return self.named(B.PATIENT)


def packed(
    what: int, who: int = NO_NAME, user: int = NO_NAME, target: int = NO_NAME, place: int = NO_NAME
) -> int:
    """A move of a kind with these names."""
    return int(moves.play(what, who, user, target, place))


def named(code: int) -> tuple[int, int, int, int]:
    """Who, by whom, at whom, where."""
    return (
        int(moves.who_of(code)),
        int(moves.user_of(code)),
        int(moves.target_of(code)),
        int(moves.place_of(code)),
    )
