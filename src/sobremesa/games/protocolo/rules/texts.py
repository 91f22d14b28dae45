"""3.3 Texts of cards, read row by row.

A text stands still where somebody must choose: the open decision notes the row and the card, and
the answer lets it go on there. No text that asks is ever read inside another.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.box import (
    AMOUNT,
    BRANCH,
    CHOICE,
    DET,
    EARNS,
    EMPTIED,
    END,
    EST_AFTER,
    FILTERS,
    IF,
    JUMP,
    LEAP,
    ME,
    NO_CARD,
    NOBODY,
    OP,
    OVER,
    SELECTOR,
    TRIGGER_PA,
    WHAT,
    chooses,
    is_crisis,
)
from sobremesa.games.protocolo.rules.moves import NAMES, NO_NAME
from sobremesa.games.protocolo.rules.piles import put_event_away
from sobremesa.games.protocolo.rules.reading import NOBODY_YET, Reading, card_of
from sobremesa.games.protocolo.rules.sayings import AIMED, NO_TARGET
from sobremesa.games.protocolo.rules.selecting import may_mean, pool_of, with_patients
from sobremesa.games.protocolo.rules.table import (
    AT_ROW,
    BRANCHES,
    CHOSEN,
    CHOSEN_PLACE,
    MONEY,
    OPEN_EVENT,
    SOURCE,
    TARGET,
    ProtocoloTable,
)
from sobremesa.games.protocolo.rules.tokens import stress, test_empty
from sobremesa.games.protocolo.rules.verbs import carry_out, free_places, has_effect, needs_place

FIRST_BRANCH: Final = 1
NOBODY_LEFT: Final = 2 * NAMES + 1  # noted: the chosen card is in play no more, or never was one

# -- reading ---------------------------------------------------------------------------------------


def read(table: ProtocoloTable, text: Reading) -> None:
    """Let a text take effect from its row on, until its end or until somebody is asked."""
    box = table.box
    while not table.is_over():
        row: i64 = text.row
        op: i64 = box.cell(row, OP)
        if op == END:
            return
        text.row = row + 1
        if op == IF:
            if not holds(table, text, row):
                text.row = box.cell(row, JUMP)
        elif op == LEAP:
            text.row = box.cell(row, JUMP)
        elif op == CHOICE:
            if not begin_branch(table, text, row):
                return
        elif op == EST_AFTER:
            if text.source != NO_CARD:
                stress(table, text.source, box.cell(row, AMOUNT))
        elif op == EMPTIED:
            if table.is_in_play(text.source):
                test_empty(table, text.source)
        elif op == OVER:
            put_event_away(table, text.seat)
        elif op != BRANCH:
            if chooses(box.cell(row, SELECTOR)) and text.chosen == NOBODY_YET:
                text.row = row
                if not find_target(table, text):
                    return
                text.row = row + 1
            carry_out(table, text, row)


def holds(table: ProtocoloTable, text: Reading, row: i64) -> bool:
    """3.3 A condition: TRG.PA by what is printed; ME.max_det of all own patients (CA-79)."""
    box = table.box
    least: i64 = box.cell(row, AMOUNT)
    if box.cell(row, WHAT) == TRIGGER_PA:
        return text.about != NO_CARD and box.pa[table.kind(text.about)] >= least
    patients = with_patients(table, vec[i64](), text.seat)
    i: i64 = 0
    while i < len(patients):
        if table.on(patients[i], DET) >= least:
            return True
        i += 1
    return False


# -- whom ------------------------------------------------------------------------------------------


def find_target(table: ProtocoloTable, text: Reading) -> bool:
    """Who is meant: CA-16 nobody if nobody can be, the only one unasked; tells if it is settled."""
    found: i64 = 0
    crisis: bool = is_crisis(table.box.cell(text.row, SELECTOR))
    pool = pool_of(table, table.box.cell(text.row, SELECTOR), text.seat)
    i: i64 = 0
    while i < len(pool):
        places = places_for(table, text, pool[i])
        j: i64 = 0
        while j < len(places):
            if is_target(table, text, pool[i], places[j]):
                found += 1
                text.chosen = pool[i]
                text.place = places[j]
            j += 1
        i += 1
    if found == 1:
        table.say(AIMED, table.hospital_of(text.chosen), text.chosen, 0)
        return True
    text.place = NO_NAME
    if found == 0:
        text.chosen = NO_CARD
        if crisis:
            table.say(NO_TARGET, text.seat, card_of(text), 0)
        return True
    text.chosen = NOBODY_YET
    table.ask(TARGET, bit(table.rival(text.seat) if crisis else text.seat))
    note_text(table, text)
    return False


def is_target(table: ProtocoloTable, text: Reading, card: i64, place: i64) -> bool:
    """Whether a text can be aimed at a card.

    CA-85 A Crisis at every card of its kind; CA-71 all other texts only at one they change.
    """
    selector: i64 = table.box.cell(text.row, SELECTOR)
    filters: i64 = table.box.cell(text.row, FILTERS)
    if not may_mean(table, selector, filters, text.seat, text.source, card):
        return False
    return is_crisis(selector) or changes(table, text, card, place)


def has_work(table: ProtocoloTable, text: Reading, trigger: i64) -> bool:
    """Whether a text that sets itself off would change anything: else nobody need hear of it."""
    selector: i64 = table.box.chosen_by(text.kind, trigger)
    if selector == NOBODY:
        return changes(table, text, NO_CARD, NO_NAME)
    filters: i64 = table.box.chosen_filters(text.kind, trigger)
    pool = pool_of(table, selector, text.seat)
    i: i64 = 0
    while i < len(pool):
        places = places_for(table, text, pool[i])
        if (
            len(places) > 0
            and may_mean(table, selector, filters, text.seat, text.source, pool[i])
            and changes(table, text, pool[i], places[0])
        ):
            return True
        i += 1
    return False


def places_for(table: ProtocoloTable, text: Reading, card: i64) -> vec[i64]:
    """The places that can be named with a patient: only a text that moves him has any."""
    if needs_place(table, text.row):
        return free_places(table, text.seat, card)
    places = vec[i64]()
    return append(places, NO_NAME)


def changes(table: ProtocoloTable, text: Reading, card: i64, place: i64) -> bool:
    """CA-71 Whether a text could change this card or, where it chooses none, anything."""
    box = table.box
    row: i64 = text.row
    while box.cell(row, OP) != END:
        op: i64 = box.cell(row, OP)
        skips: bool = (op == IF and not holds(table, text, row)) or (
            op == BRANCH and not is_payable(table, text, row)
        )
        if skips:
            row = box.cell(row, JUMP)
            continue
        aimed: bool = chooses(box.cell(row, SELECTOR))
        if op < IF and aimed == (card != NO_CARD) and has_effect(table, text, row, card, place):
            return True
        row += 1
    return False


# -- CHOICE ----------------------------------------------------------------------------------------


def is_payable(table: ProtocoloTable, text: Reading, branch: i64) -> bool:
    """CA-18 Whether the money that a branch takes is there in full."""
    box = table.box
    price: i64 = 0
    row: i64 = branch + 1
    while row < box.cell(branch, JUMP):
        if box.cell(row, OP) == IF and not holds(table, text, row):
            row = box.cell(row, JUMP)
            continue
        if box.cell(row, OP) == EARNS and box.cell(row, SELECTOR) == ME:
            price -= min(0, box.cell(row, AMOUNT))
        row += 1
    return price <= table.cells[MONEY + text.seat]


def branch_at(table: ProtocoloTable, choice: i64, number: i64) -> i64:
    """The row of a branch by its number, from 1; 0 if there is none."""
    box = table.box
    row: i64 = choice + 1
    end: i64 = box.cell(choice, JUMP)
    while number > FIRST_BRANCH and row < end:
        row = box.cell(row, JUMP)
        number -= 1
    return row if number == FIRST_BRANCH and row < end else 0


def begin_branch(table: ProtocoloTable, text: Reading, choice: i64) -> bool:
    """CA-17, CA-18 The only payable branch is taken unasked; tells whether the text goes on."""
    box = table.box
    payable: i64 = 0
    row: i64 = choice + 1
    text.row = box.cell(choice, JUMP)
    while row < box.cell(choice, JUMP):
        if is_payable(table, text, row):
            payable += 1
            text.row = row
        row = box.cell(row, JUMP)
    if payable < 2:
        if payable == 0:
            text.row = box.cell(choice, JUMP)
        return True
    text.row = choice
    table.ask(BRANCHES, bit(text.seat))
    note_text(table, text)
    return False


# -- standing still --------------------------------------------------------------------------------


def note_text(table: ProtocoloTable, text: Reading) -> None:
    """The open decision remembers where a text stands still."""
    table.note(AT_ROW, text.row)
    table.note(SOURCE, text.label)
    if text.chosen == NOBODY_YET:
        return
    chosen: i64 = NOBODY_LEFT
    if table.is_in_play(text.chosen):
        chosen = table.hospital_of(text.chosen) * NAMES + table.name(text.chosen) + 1
    table.note(CHOSEN, chosen)
    table.note(CHOSEN_PLACE, text.place + 1)


def noted_text(table: ProtocoloTable) -> Reading:
    """The text that stands still while somebody chooses; whoever chooses, it is of the turn."""
    box = table.box
    seat: i64 = table.turn()
    label: i64 = table.noted(SOURCE)
    source: i64 = NO_CARD
    kind: i64 = label - box.names - 1
    if kind >= 0:
        if table.count(OPEN_EVENT) > 0:
            source = table.top(OPEN_EVENT)
    else:
        kind = box.kind_of_card[label - 1]
        source = table.find(seat, label - 1)
    text = Reading(table.noted(AT_ROW), source, kind, label, seat)
    chosen: i64 = table.noted(CHOSEN)
    if chosen == NOBODY_LEFT:
        text.chosen = NO_CARD
    elif chosen > 0:
        text.chosen = table.find((chosen - 1) // NAMES, (chosen - 1) % NAMES)
        text.place = table.noted(CHOSEN_PLACE) - 1
    return text
