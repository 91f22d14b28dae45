"""PC-4, PC-6 Set-up, and each step of a turn; `go_on` takes them one after another."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules import box as printed
from sobremesa.games.protocolo.rules.box import CURED, NO_CARD, USED
from sobremesa.games.protocolo.rules.coming import admit
from sobremesa.games.protocolo.rules.deteriorating import bury, deteriorate, save_all
from sobremesa.games.protocolo.rules.discharging import reorder, send_all_home
from sobremesa.games.protocolo.rules.ending import end_of_turn
from sobremesa.games.protocolo.rules.lasting import modified, works
from sobremesa.games.protocolo.rules.piles import draw_cards, reveal_event
from sobremesa.games.protocolo.rules.reading import begin_text
from sobremesa.games.protocolo.rules.sayings import (
    BEGINS,
    EARNED,
    REVEALED,
    SET_OFF,
    TURN_BEGINS,
)
from sobremesa.games.protocolo.rules.steps import (
    ACTION,
    CONTAGION,
    DEATHS,
    DETERIORATION,
    DISCHARGES,
    DRAWING,
    EVENT,
    INCOME,
    REORDERING,
    START_TEXTS,
    TRIAGE,
)
from sobremesa.games.protocolo.rules.table import (
    ACT,
    ACTIONS,
    BEDS,
    CHANGED,
    DECK,
    DRUGS,
    EQUIPMENT_ZONE,
    EVENT_DECKS,
    GUARDIA_ZONE,
    HANDLED,
    MONEY,
    OVERLOAD,
    PATIENT_DECK,
    PATIENTS_MOVED,
    REPUTATION,
    SECTORS,
    STAFF_MOVED,
    STAFF_ZONE,
    STAGE,
    STEP,
    TURN,
    TURNS,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.texts import has_work, read

DRAWN: Final = -1  # CA-3 the first player is drawn

# -- set-up ----------------------------------------------------------------------------------------


def set_up(table: ProtocoloTable) -> None:
    """PC-4 Shuffle, money, hands, the first patients; then the first turn."""
    lay_decks(table)
    first: i64 = table.rulings.first_player
    if first == DRAWN:
        first = table.below(2)
    table.say(BEGINS, first, 0, 0)
    table.set_number(TURN, first)
    seat: i64 = 0
    while seat < 2:
        extra: i64 = 0 if seat == first else table.rulings.second_player_money
        table.set_number(MONEY + seat, table.box.numbers.money + extra)
        table.set_number(REPUTATION + seat, table.box.numbers.reputation)
        draw_cards(table, seat, table.box.numbers.hand)
        seat += 1
    first_patients(table, first)
    first_patients(table, table.rival(first))
    if not table.is_over():
        begin_turn(table, first)
        go_on(table)


def lay_decks(table: ProtocoloTable) -> None:
    """PC-4.1 to PC-4.3 Two player decks, the event deck (CA-2), the patient deck."""
    box = table.box
    card: i64 = 0
    while card < box.patients:
        table.lay(card, PATIENT_DECK)
        card += 1
    while card < box.cards_in_play:
        table.lay(card, zone_of(box.owner_of(card), DECK))
        card += 1
    decks: i64 = table.rulings.event_decks.count()
    while card < box.cards_in_play + decks * box.events:
        table.lay(card, EVENT_DECKS + (card - box.cards_in_play) // box.events)
        card += 1
    table.shuffle(PATIENT_DECK)
    table.shuffle(zone_of(0, DECK))
    table.shuffle(zone_of(1, DECK))
    deck: i64 = 0
    while deck < decks:
        table.shuffle(EVENT_DECKS + deck)
        deck += 1


def first_patients(table: ProtocoloTable, seat: i64) -> None:
    """PC-4.6, CA-4 Each reveals two patients, the first player first."""
    revealed: i64 = 0
    while revealed < table.box.numbers.first_patients and not table.is_over():
        admit(table, seat)
        revealed += 1


# -- the turn --------------------------------------------------------------------------------------


def begin_turn(table: ProtocoloTable, seat: i64) -> None:
    """PC-6 A player's turn begins."""
    table.set_number(TURN, seat)
    table.set_number(TURNS, table.cells[TURNS] + 1)
    table.set_number(STEP, INCOME)
    table.say(TURN_BEGINS, seat, table.cells[TURNS], 0)


def go_on(table: ProtocoloTable) -> None:
    """Take one step after another, until somebody is asked or the game is over."""
    while not table.is_over() and table.asked() == 0:
        take_step(table, table.cells[STEP])


def advance(table: ProtocoloTable) -> None:
    """The step is done; the next one follows."""
    table.set_number(STEP, table.rulings.order.after(table.cells[STEP]))
    table.set_number(HANDLED, 0)


def take_step(table: ProtocoloTable, step: i64) -> None:
    """PC-6 What each step of a turn does. A step that asks is taken again after the answer."""
    seat: i64 = table.turn()
    if step == INCOME:
        advance(table)
        take_income(table, seat)
    elif step == START_TEXTS:
        set_off_next(table, seat, printed.START)
    elif step == DRAWING:
        advance(table)
        draw_for_turn(table, seat)
    elif step == TRIAGE:
        advance(table)
        triage(table, seat)
    elif step == EVENT:
        advance(table)
        turn_up_event(table, seat)
    elif step == ACTION:
        begin_actions(table, seat)
    elif step == CONTAGION:
        set_off_next(table, seat, printed.PHASE3)
    elif step == DETERIORATION:
        advance(table)
        deteriorate(table)
    elif step == DEATHS:
        if save_all(table):
            advance(table)
            bury(table)
    elif step == DISCHARGES:
        if send_all_home(table, seat):
            advance(table)
    elif step == REORDERING:
        advance(table)
        reorder(table, seat)
    else:
        end_turn(table, seat)


def take_income(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.1 $5 and the bonuses of what is in play."""
    bonus: i64 = modified(table, printed.INCOME, seat, NO_CARD, NO_CARD)
    income: i64 = max(0, table.box.numbers.income + bonus)
    table.say(EARNED, seat, income, 0)
    table.change_money(seat, income)


def draw_for_turn(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.2 One card."""
    draw_cards(table, seat, table.box.numbers.draw)


def triage(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.3, CA-12, CA-13 With two patients or fewer, not counting the Overload, fill to three."""
    numbers = table.box.numbers
    if in_care(table, seat) > numbers.triage_up_to:
        return
    while in_care(table, seat) < numbers.triage_fill and not table.is_full(seat):
        if table.is_over() or not admit(table, seat):
            return


def in_care(table: ProtocoloTable, seat: i64) -> i64:
    """CA-12 How many patients lie in Guardia and Sectors."""
    return table.count(zone_of(seat, GUARDIA_ZONE)) + table.count(zone_of(seat, BEDS))


def turn_up_event(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.4, CA-14 From each player's own second turn on, the next event takes effect."""
    own_turn: i64 = (table.cells[TURNS] + 1) // 2
    if own_turn < table.box.numbers.event_from_turn:
        return
    card: i64 = reveal_event(table, seat)
    if card != NO_CARD:
        table.say(REVEALED, seat, card, 0)
        read(table, begin_text(table, card, printed.REVEALED, seat))


def begin_actions(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.5, CA-70 Phase 2: one action after another."""
    table.set_number(STAGE, 0)
    table.set_number(ACTIONS, 0)
    table.set_number(STAFF_MOVED, 0)
    table.set_number(PATIENTS_MOVED, 0)
    table.ask(ACT, bit(seat))


def end_turn(table: ProtocoloTable, seat: i64) -> None:
    """CA-67, CA-89 What held for this turn is over; the other player's turn, or the end."""
    stat: i64 = 0
    while stat < printed.STATS:
        table.set_number(CHANGED + stat, 0)
        stat += 1
    clear_marks(table, 0)
    clear_marks(table, 1)
    if table.cells[TURNS] >= table.rulings.max_turns:
        end_of_turn(table)
    else:
        begin_turn(table, table.rival(seat))


def clear_marks(table: ProtocoloTable, seat: i64) -> None:
    """What the cards of a hospital did in this turn."""
    what: i64 = STAFF_ZONE
    while what <= OVERLOAD:
        zone: i64 = zone_of(seat, what)
        i: i64 = 0
        while i < table.count(zone):
            table.lay_on(table.card(zone, i), USED, 0)
            table.lay_on(table.card(zone, i), CURED, 0)
            i += 1
        what += 1


# -- the texts of a step ---------------------------------------------------------------------------


def set_off_next(table: ProtocoloTable, seat: i64, trigger: i64) -> None:
    """CA-84, CA-83 The next card with such a text, in the order in which they came; or go on."""
    card: i64 = next_with(table, seat, trigger)
    if card == NO_CARD:
        advance(table)
        return
    table.set_number(HANDLED, table.on(card, printed.SINCE))
    if table.sort(card) == printed.PATIENT or works(table, card):
        text = begin_text(table, card, trigger, seat)
        if has_work(table, text, trigger):
            table.say(SET_OFF, seat, card, 0)
        read(table, text)


def next_with(table: ProtocoloTable, seat: i64, trigger: i64) -> i64:
    """The first card after the last one handled that has such a text; NO_CARD if none is left."""
    found: i64 = NO_CARD
    what: i64 = STAFF_ZONE
    while what <= BEDS:
        zone: i64 = zone_of(seat, what)
        i: i64 = 0
        while i < table.count(zone) and what != DRUGS:
            card: i64 = table.card(zone, i)
            since: i64 = table.on(card, printed.SINCE)
            if (
                since > table.cells[HANDLED]
                and table.text(card, trigger) > 0
                and (found == NO_CARD or since < table.on(found, printed.SINCE))
            ):
                found = card
            i += 1
        what += 1
    return found


assert SECTORS < EQUIPMENT_ZONE < BEDS
