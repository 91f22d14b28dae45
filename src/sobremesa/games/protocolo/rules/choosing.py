"""PC-6.4, CA-17 Answers to what a text asks: whom, and which branch."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.acts import Act
from sobremesa.games.protocolo.rules.box import NO_CARD, SELECTOR
from sobremesa.games.protocolo.rules.moves import (
    CHOOSE,
    NO_NAME,
    OPTION,
    place_of,
    play,
    simple,
    target_of,
    who_of,
)
from sobremesa.games.protocolo.rules.reasons import (
    MAY,
    NO_BRANCH,
    NOT_PAYABLE,
    WRONG_TARGET,
)
from sobremesa.games.protocolo.rules.selecting import hospital_chosen, pool_of
from sobremesa.games.protocolo.rules.table import AT_ROW, BRANCHES, TARGET, ProtocoloTable
from sobremesa.games.protocolo.rules.texts import (
    branch_at,
    is_payable,
    is_target,
    noted_text,
    places_for,
    read,
)


class Choose(Act):
    """CA-85 Whom a Crisis hits, says the opponent; whom another text, its player."""

    def answers(self, asked: i64) -> bool:
        return asked == TARGET

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        text = noted_text(table)
        selector: i64 = table.box.cell(text.row, SELECTOR)
        card: i64 = table.find(hospital_chosen(table, selector, text.seat), target_of(code))
        if card == NO_CARD:
            return WRONG_TARGET
        places = places_for(table, text, card)
        i: i64 = 0
        while i < len(places):
            if places[i] == place_of(code):
                return MAY if is_target(table, text, card, places[i]) else WRONG_TARGET
            i += 1
        return WRONG_TARGET

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        text = noted_text(table)
        pool = pool_of(table, table.box.cell(text.row, SELECTOR), text.seat)
        i: i64 = 0
        while i < len(pool):
            places = places_for(table, text, pool[i])
            j: i64 = 0
            while j < len(places):
                name: i64 = table.name(pool[i])
                self.list_one(table, seat, play(CHOOSE, NO_NAME, NO_NAME, name, places[j]), found)
                j += 1
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        text = noted_text(table)
        selector: i64 = table.box.cell(text.row, SELECTOR)
        text.chosen = table.find(hospital_chosen(table, selector, text.seat), target_of(code))
        text.place = place_of(code)
        table.close()
        read(table, text)


class PickBranch(Act):
    """CA-17, CA-18 One of the branches of a CHOICE that can be paid in full."""

    def answers(self, asked: i64) -> bool:
        return asked == BRANCHES

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        branch: i64 = branch_at(table, table.noted(AT_ROW), who_of(code))
        if branch == 0:
            return NO_BRANCH
        return MAY if is_payable(table, noted_text(table), branch) else NOT_PAYABLE

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        number: i64 = 1
        while branch_at(table, table.noted(AT_ROW), number) > 0:
            self.list_one(table, seat, simple(OPTION, number, NO_NAME), found)
            number += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        text = noted_text(table)
        text.row = branch_at(table, text.row, who_of(code))
        table.close()
        read(table, text)
