"""PC-6.9, PC-6.11, PC-7.1 Abilities of staff and Sectors, epic abilities, drugs."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64, vec
from sobremesa.games.protocolo.rules.acts import OPEN, Act, act_begins, found_of_sort, why_no_action
from sobremesa.games.protocolo.rules.box import (
    ABILITY_COST,
    ACTIVE,
    DOS,
    DOSE,
    DRUG,
    EPIC,
    NO_CARD,
    NOBODY,
    SECTOR,
    STAFF,
    TE,
)
from sobremesa.games.protocolo.rules.curing import pay
from sobremesa.games.protocolo.rules.lasting import modified
from sobremesa.games.protocolo.rules.moves import DOSE as DOSE_MOVE
from sobremesa.games.protocolo.rules.moves import EPIC as EPIC_MOVE
from sobremesa.games.protocolo.rules.moves import (
    NO_NAME,
    USE,
    place_of,
    play,
    target_of,
    user_of,
    who_of,
)
from sobremesa.games.protocolo.rules.reading import Reading, begin_text
from sobremesa.games.protocolo.rules.reasons import (
    BLOCKED,
    MAY,
    NEEDS_TARGET,
    NO_ABILITY,
    NO_DOSES,
    NO_EFFECT,
    NO_MONEY,
    NO_PA,
    NO_STAFF_THERE,
    NO_TARGET_WANTED,
    NOT_IN_PLAY,
    RESTING,
    WRONG_TARGET,
    WRONG_USER,
)
from sobremesa.games.protocolo.rules.selecting import hospital_chosen, may_mean, pool_of
from sobremesa.games.protocolo.rules.table import (
    DRUGS,
    HAS_ACTED,
    MONEY,
    PA,
    RESTED,
    SECTORS,
    STAFF_ZONE,
    USED_ACTIVE,
    USED_EPIC,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.texts import changes, places_for, read
from sobremesa.games.protocolo.rules.tokens import stress

# -- aiming ----------------------------------------------------------------------------------------


def aimed(table: ProtocoloTable, seat: i64, card: i64, trigger: i64, code: i64) -> Reading:
    """The text of a card, aimed at what a move names."""
    text = begin_text(table, card, trigger, seat)
    selector: i64 = table.box.chosen_by(text.kind, trigger)
    if selector != NOBODY:
        text.chosen = table.find(hospital_chosen(table, selector, seat), target_of(code))
        text.place = place_of(code)
    return text


def why_not_aimed(table: ProtocoloTable, seat: i64, card: i64, trigger: i64, code: i64) -> i64:
    """CA-71 Nobody pays for no effect: the target, or without one anything, must change."""
    text = aimed(table, seat, card, trigger, code)
    selector: i64 = table.box.chosen_by(text.kind, trigger)
    if selector == NOBODY:
        if target_of(code) != NO_NAME or place_of(code) != NO_NAME:
            return NO_TARGET_WANTED
        return MAY if changes(table, text, NO_CARD, NO_NAME) else NO_EFFECT
    if target_of(code) == NO_NAME:
        return NEEDS_TARGET
    filters: i64 = table.box.chosen_filters(text.kind, trigger)
    if text.chosen == NO_CARD:
        return WRONG_TARGET
    if not may_mean(table, selector, filters, seat, card, text.chosen):
        return WRONG_TARGET
    places = places_for(table, text, text.chosen)
    i: i64 = 0
    while i < len(places):
        if places[i] == text.place:
            return MAY if changes(table, text, text.chosen, text.place) else NO_EFFECT
        i += 1
    return NEEDS_TARGET if text.place == NO_NAME else NO_EFFECT


def list_aims(
    act: Act,
    table: ProtocoloTable,
    seat: i64,
    card: i64,
    trigger: i64,
    what: i64,
    user: i64,
    found: Found,
) -> None:
    """Find everything a text can be aimed at."""
    who: i64 = table.name(card)
    text = begin_text(table, card, trigger, seat)
    selector: i64 = table.box.chosen_by(text.kind, trigger)
    if selector == NOBODY:
        act.list_one(table, seat, play(what, who, user, NO_NAME, NO_NAME), found)
        return
    pool: vec[i64] = pool_of(table, selector, seat)
    i: i64 = 0
    while i < len(pool):
        places: vec[i64] = places_for(table, text, pool[i])
        j: i64 = 0
        while j < len(places):
            target: i64 = table.name(pool[i])
            act.list_one(table, seat, play(what, who, user, target, places[j]), found)
            j += 1
        i += 1


# -- abilities -------------------------------------------------------------------------------------


def ability_cost(table: ProtocoloTable, seat: i64, card: i64) -> i64:
    """CA-89 The $ of an ability of staff or a Sector; never below 0."""
    printed: i64 = table.box.money_price[table.kind(card)]
    return max(0, printed + modified(table, ABILITY_COST, seat, NO_CARD, NO_CARD))


def user_for(table: ProtocoloTable, seat: i64, card: i64, named: i64) -> i64:
    """CA-36 Who uses an ability and takes its EST; NO_CARD if there is nobody."""
    if table.sort(card) == STAFF:
        return card
    if table.has_capacity(card):
        return table.lodged_staff(card)
    return found_of_sort(table, seat, named, STAFF)


def names_user(table: ProtocoloTable, card: i64) -> bool:
    """CA-36 Whether a move says who takes the EST: for a Sector without capacity any own staff."""
    free: bool = table.sort(card) == SECTOR and not table.has_capacity(card)
    return free and table.box.active_est[table.kind(card)] > 0


class Use(Act):
    """PC-6.9 An active ability of a staff member or a Sector: $ and EST."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        card: i64 = table.find(seat, who_of(code))
        if card == NO_CARD:
            return NOT_IN_PLAY
        if table.text(card, ACTIVE) == 0:
            return NO_ABILITY
        if table.sort(card) == SECTOR and table.is_blocked(card):
            return BLOCKED
        reason: i64 = self.why_not_by(table, seat, card, user_of(code))
        if reason == MAY:
            reason = why_not_aimed(table, seat, card, ACTIVE, code)
        if reason != MAY:
            return reason
        if ability_cost(table, seat, card) > table.cells[MONEY + seat]:
            return NO_MONEY
        return why_no_action(table)

    def why_not_by(self, table: ProtocoloTable, seat: i64, card: i64, named: i64) -> i64:
        """CA-24, CA-36, CA-74 Why whoever should use it cannot."""
        if names_user(table, card) != (named != NO_NAME):
            return WRONG_USER
        user: i64 = user_for(table, seat, card, named)
        if user == NO_CARD and table.box.active_est[table.kind(card)] > 0:
            return NO_STAFF_THERE if named == NO_NAME else WRONG_USER
        if user != NO_CARD and table.did(user, RESTED):
            return RESTING
        reason: i64 = table.rulings.limits.why_no_use(table, user, card, USED_ACTIVE)
        if reason != MAY and user != NO_CARD and table.on(user, TE) > 0:
            return MAY
        return reason

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        self.list_cards(table, seat, zone_of(seat, STAFF_ZONE), found)
        self.list_cards(table, seat, zone_of(seat, SECTORS), found)

    def list_cards(self, table: ProtocoloTable, seat: i64, zone: i64, found: Found) -> None:
        """Find the abilities of the cards of a zone."""
        i: i64 = 0
        while i < table.count(zone):
            card: i64 = table.card(zone, i)
            if table.text(card, ACTIVE) > 0:
                if names_user(table, card):
                    self.list_users(table, seat, card, found)
                else:
                    self.list_by(table, seat, card, NO_NAME, found)
            i += 1

    def list_users(self, table: ProtocoloTable, seat: i64, card: i64, found: Found) -> None:
        """Find who may use a Sector without capacity."""
        zone: i64 = zone_of(seat, STAFF_ZONE)
        i: i64 = 0
        while i < table.count(zone):
            self.list_by(table, seat, card, table.name(table.card(zone, i)), found)
            i += 1

    def list_by(self, table: ProtocoloTable, seat: i64, card: i64, user: i64, found: Found) -> None:
        """Find what a user can aim an ability at."""
        if self.why_not_by(table, seat, card, user) == MAY:
            list_aims(self, table, seat, card, ACTIVE, USE, user, found)

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        """CA-33 Pay, put the EST, resolve, even if that EST burns the user out."""
        act_begins(table, OPEN)
        card: i64 = table.find(seat, who_of(code))
        user: i64 = user_for(table, seat, card, user_of(code))
        text = aimed(table, seat, card, ACTIVE, code)
        if table.rulings.limits.why_no_use(table, user, card, USED_ACTIVE) != MAY:
            table.take_extra_turn(user)
        pay(table, seat, ability_cost(table, seat, card))
        table.has_done(card, USED_ACTIVE)
        if user != NO_CARD:
            table.has_done(user, HAS_ACTED)
            if table.box.active_after[table.kind(card)] == 0:
                stress(table, user, table.box.active_est[table.kind(card)])
        read(table, text)


class Epic(Act):
    """PC-6.11 An epic ability of a Chief: PA and EST."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        card: i64 = found_of_sort(table, seat, who_of(code), STAFF)
        if card == NO_CARD:
            return NOT_IN_PLAY
        if table.text(card, EPIC) == 0:
            return NO_ABILITY
        if table.did(card, RESTED):
            return RESTING
        reason: i64 = table.rulings.limits.why_no_use(table, card, card, USED_EPIC)
        if reason != MAY and table.on(card, TE) == 0:
            return reason
        reason = why_not_aimed(table, seat, card, EPIC, code)
        if reason != MAY:
            return reason
        if table.box.pa_price[table.kind(card)] > table.cells[PA + seat]:
            return NO_PA
        return why_no_action(table)

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        zone: i64 = zone_of(seat, STAFF_ZONE)
        i: i64 = 0
        while i < table.count(zone):
            card: i64 = table.card(zone, i)
            if table.text(card, EPIC) > 0:
                list_aims(self, table, seat, card, EPIC, EPIC_MOVE, NO_NAME, found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        """CA-33, CA-45 PA, EST, effect; CA-90 where the card says so the EST comes last."""
        act_begins(table, OPEN)
        card: i64 = table.find(seat, who_of(code))
        kind: i64 = table.kind(card)
        text = aimed(table, seat, card, EPIC, code)
        if table.rulings.limits.why_no_use(table, card, card, USED_EPIC) != MAY:
            table.take_extra_turn(card)
        table.set_number(PA + seat, table.cells[PA + seat] - table.box.pa_price[kind])
        table.has_done(card, USED_EPIC | HAS_ACTED)
        if table.box.epic_after[kind] == 0:
            stress(table, card, table.box.epic_est[kind])
        read(table, text)


class Dose(Act):
    """PC-7.1, CA-43 A drug: one DOS, no $, no EST, as often as there are doses."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        drug: i64 = found_of_sort(table, seat, who_of(code), DRUG)
        if drug == NO_CARD:
            return NOT_IN_PLAY
        if table.text(drug, DOSE) == 0:
            return NO_ABILITY
        if table.box.dose_price[table.kind(drug)] > table.on(drug, DOS):
            return NO_DOSES
        reason: i64 = why_not_aimed(table, seat, drug, DOSE, code)
        return reason if reason != MAY else why_no_action(table)

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        zone: i64 = zone_of(seat, DRUGS)
        i: i64 = 0
        while i < table.count(zone):
            card: i64 = table.card(zone, i)
            if table.text(card, DOSE) > 0:
                list_aims(self, table, seat, card, DOSE, DOSE_MOVE, NO_NAME, found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        """CA-44 After the last dose the drug is discarded, once its effect is resolved."""
        act_begins(table, OPEN)
        drug: i64 = table.find(seat, who_of(code))
        text = aimed(table, seat, drug, DOSE, code)
        price: i64 = table.box.dose_price[table.kind(drug)]
        table.lay_on(drug, DOS, table.on(drug, DOS) - price)
        read(table, text)
