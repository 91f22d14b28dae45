"""3.3 What the thirteen verbs do, and CA-71 whether they would do anything."""

from __future__ import annotations

from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.box import (
    ADDS,
    ADMITS,
    AMOUNT,
    BOTH,
    DESTROYS,
    DRAWS,
    EARNS,
    END,
    EVERY,
    FILTERS,
    HEALS,
    ME,
    MODIFIES,
    MOVES,
    NO_CARD,
    OP,
    REMOVES,
    REPUTES,
    RETURNS,
    RIVAL,
    SELECTOR,
    TRANSFERS,
    WHAT,
    chooses,
)
from sobremesa.games.protocolo.rules.coming import (
    admit,
    back_to_guardia,
    lodge_patient,
    return_to_hand,
    transfer,
)
from sobremesa.games.protocolo.rules.ending import can_gain_rp, change_rp
from sobremesa.games.protocolo.rules.moves import GUARDIA, NO_NAME
from sobremesa.games.protocolo.rules.piles import can_admit, can_draw, draw_cards
from sobremesa.games.protocolo.rules.reading import Reading, is_event
from sobremesa.games.protocolo.rules.sayings import EARNED, LOST_MONEY
from sobremesa.games.protocolo.rules.selecting import all_meant, one
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    CHANGED,
    GUARDIA_ZONE,
    MONEY,
    SECTORS,
    TOLL,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.tokens import (
    add_tokens,
    can_add,
    can_heal,
    destroy,
    heal,
    remove_tokens,
)

# -- on whom ---------------------------------------------------------------------------------------


def is_of_players(selector: i64) -> bool:
    """Whether a selector means players and not cards."""
    return selector == ME or selector == RIVAL or selector == BOTH


def targets(table: ProtocoloTable, text: Reading, row: i64) -> vec[i64]:
    """The cards in play that a row works on; the chosen one if somebody chose."""
    selector: i64 = table.box.cell(row, SELECTOR)
    if chooses(selector):
        return one(table, text.chosen)
    filters: i64 = table.box.cell(row, FILTERS)
    return all_meant(table, selector, filters, text.seat, text.source)


def players(table: ProtocoloTable, text: Reading, row: i64) -> vec[i64]:
    """The seats that a row works on; CA-91 of both the active player first."""
    selector: i64 = table.box.cell(row, SELECTOR)
    seats = vec[i64]()
    if selector == BOTH:
        seats = append(seats, table.turn())
        return append(seats, table.rival(table.turn()))
    return append(seats, text.seat if selector == ME else table.rival(text.seat))


def is_hostile(table: ProtocoloTable, text: Reading, card: i64) -> bool:
    """3.3 Whether a text comes from an event, a Crisis or a card of the rival."""
    return is_event(table, text) or table.hospital_of(card) != text.seat


# -- doing -----------------------------------------------------------------------------------------


def carry_out(table: ProtocoloTable, text: Reading, row: i64) -> None:
    """Let a row take effect on all it means, as long as the game goes on."""
    i: i64 = 0
    if is_of_players(table.box.cell(row, SELECTOR)):
        seats = players(table, text, row)
        while i < len(seats) and not table.is_over():
            on_player(table, text, row, seats[i])
            i += 1
        return
    cards = targets(table, text, row)
    while i < len(cards) and not table.is_over():
        if table.is_in_play(cards[i]):
            on_card(table, text, row, cards[i])
        i += 1


def on_player(table: ProtocoloTable, text: Reading, row: i64, seat: i64) -> None:
    """The verbs that work on players."""
    box = table.box
    op: i64 = box.cell(row, OP)
    amount: i64 = box.cell(row, AMOUNT)
    if op == DRAWS:
        draw_cards(table, seat, amount)
    elif op == EARNS:
        earn(table, seat, amount)
    elif op == REPUTES:
        if text.tolled:
            table.set_number(TOLL + seat, table.cells[TOLL + seat] - amount)
        else:
            change_rp(table, seat, amount)
    elif op == ADMITS:
        while amount > 0 and not table.is_over() and admit(table, seat):
            amount -= 1
    elif op == MODIFIES:
        stat: i64 = CHANGED + box.cell(row, WHAT)
        table.set_number(stat, table.cells[stat] + amount)


def earn(table: ProtocoloTable, seat: i64, amount: i64) -> None:
    """CA-51 MONEY: a loss stops at 0."""
    if amount > 0:
        table.say(EARNED, seat, amount, 0)
    else:
        table.say(LOST_MONEY, seat, min(-amount, table.cells[MONEY + seat]), 0)
    table.change_money(seat, amount)


def on_card(table: ProtocoloTable, text: Reading, row: i64, card: i64) -> None:
    """The verbs that work on cards in play."""
    box = table.box
    op: i64 = box.cell(row, OP)
    amount: i64 = box.cell(row, AMOUNT)
    token: i64 = box.cell(row, WHAT)
    if op == HEALS:
        heal(table, card, amount)
    elif op == ADDS:
        add_tokens(table, card, token, amount, is_hostile(table, text, card))
    elif op == REMOVES:
        every: bool = box.cell(row, EVERY) == 1
        remove_tokens(table, card, token, table.on(card, token) if every else amount)
    elif op == MOVES:
        if is_free_place(table, text.seat, card, text.place):
            move_patient(table, text.seat, card, text.place)
    elif op == TRANSFERS:
        transfer(table, text.seat, card)
    elif op == RETURNS:
        return_to_hand(table, card)
    elif op == DESTROYS:
        destroy(table, card)


# -- whether it would do anything ------------------------------------------------------------------


def has_effect(table: ProtocoloTable, text: Reading, row: i64, card: i64, place: i64) -> bool:
    """CA-71 Whether a row would change anything, aimed at this card if it is aimed at all."""
    i: i64 = 0
    if is_of_players(table.box.cell(row, SELECTOR)):
        seats = players(table, text, row)
        while i < len(seats):
            if changes_player(table, row, seats[i]):
                return True
            i += 1
        return False
    if card != NO_CARD:
        return changes_card(table, text, row, card, place)
    cards = targets(table, text, row)
    while i < len(cards):
        if changes_card(table, text, row, cards[i], place):
            return True
        i += 1
    return False


def changes_player(table: ProtocoloTable, row: i64, seat: i64) -> bool:
    """Whether a row would change anything for a player."""
    op: i64 = table.box.cell(row, OP)
    amount: i64 = table.box.cell(row, AMOUNT)
    if op == DRAWS:
        return can_draw(table, seat)
    if op == ADMITS:
        return can_admit(table)
    if op == EARNS and amount < 0:
        return table.cells[MONEY + seat] > 0
    if op == REPUTES and amount > 0:
        return can_gain_rp(table, seat)
    return amount != 0


def changes_card(table: ProtocoloTable, text: Reading, row: i64, card: i64, place: i64) -> bool:
    """Whether a row would change anything on a card."""
    box = table.box
    op: i64 = box.cell(row, OP)
    if op == HEALS:
        return can_heal(table, card)
    if op == ADDS:
        return can_add(table, card, box.cell(row, WHAT), is_hostile(table, text, card))
    if op == REMOVES:
        return table.on(card, box.cell(row, WHAT)) > 0
    if op == MOVES:
        return is_free_place(table, text.seat, card, place)
    return True


# -- CA-22, CA-76 moving a patient -----------------------------------------------------------------


def needs_place(table: ProtocoloTable, row: i64) -> bool:
    """Whether a text moves the patient it is aimed at, from this row on."""
    while table.box.cell(row, OP) != END:
        if table.box.cell(row, OP) == MOVES:
            return True
        row += 1
    return False


def free_places(table: ProtocoloTable, seat: i64, patient: i64) -> vec[i64]:
    """The names of the places to which a patient can be moved."""
    found = vec[i64]()
    if is_free_place(table, seat, patient, GUARDIA):
        found = append(found, GUARDIA)
    zone: i64 = zone_of(seat, SECTORS)
    i: i64 = 0
    while i < table.count(zone):
        place: i64 = table.name(table.card(zone, i))
        if is_free_place(table, seat, patient, place):
            found = append(found, place)
        i += 1
    return found


def is_free_place(table: ProtocoloTable, seat: i64, patient: i64, place: i64) -> bool:
    """CA-22, CA-76 From the Guardia to a free Sector with capacity, or back if it is not full."""
    if place == GUARDIA:
        return table.place_of(patient, zone_of(seat, BEDS)) >= 0 and not table.is_full(seat)
    if place == NO_NAME or table.place_of(patient, zone_of(seat, GUARDIA_ZONE)) < 0:
        return False
    sector: i64 = table.find_in(zone_of(seat, SECTORS), place)
    return sector != NO_CARD and table.can_lodge(sector) and table.lodged_patient(sector) == NO_CARD


def move_patient(table: ProtocoloTable, seat: i64, patient: i64, place: i64) -> None:
    """CA-22 He goes where there is room."""
    if place == GUARDIA:
        back_to_guardia(table, seat, patient)
    else:
        lodge_patient(table, seat, patient, table.find_in(zone_of(seat, SECTORS), place))
