"""A text that is being read: where, of which card, for whom, aimed at what."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.games.protocolo.rules.box import EVENT, NO_CARD
from sobremesa.games.protocolo.rules.moves import NO_NAME
from sobremesa.games.protocolo.rules.table import ProtocoloTable

NOBODY_YET: Final = -2  # the card it is aimed at is still to be chosen


@mypyc_attr(free_list_len=1)
class Reading:
    """A text from one of its rows on."""

    def __init__(self, row: i64, source: i64, kind: i64, label: i64, seat: i64) -> None:
        self.row: i64 = row
        self.source: i64 = source  # the card it stands on; NO_CARD if that has left play
        self.kind: i64 = kind
        self.label: i64 = label  # what decisions call that card
        self.seat: i64 = seat  # whose text it is; of an event the active player
        self.chosen: i64 = NOBODY_YET
        self.place: i64 = NO_NAME  # where a chosen patient is moved
        self.about: i64 = NO_CARD  # the patient who set it off
        self.tolled: bool = False  # CA-82 whether its RP are reckoned with those of the deaths


def begin_text(table: ProtocoloTable, card: i64, trigger: i64, seat: i64) -> Reading:
    """A text of a card, from its first row on."""
    kind: i64 = table.kind(card)
    label: i64 = table.box.names + kind + 1
    if table.is_in_play(card):
        label = table.name(card) + 1
    return Reading(table.box.text(kind, trigger), card, kind, label, seat)


def card_of(text: Reading) -> i64:
    """The card to be told of: itself, or one that is printed alike."""
    return text.source if text.source != NO_CARD else text.label - 1


def is_event(table: ProtocoloTable, text: Reading) -> bool:
    """Whether it stands on an event or Crisis."""
    return table.box.sort[text.kind] == EVENT
