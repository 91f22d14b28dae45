"""What would come of a legal move: what it costs now, what it gives, and who burns out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sobremesa.engine.eyes import Eyes
from sobremesa.engine.scene import Text, text
from sobremesa.games.protocolo.cardset.telling import branches_of
from sobremesa.games.protocolo.rules import moves
from sobremesa.games.protocolo.rules.box import DET, DOS, EST, NO_CARD, PC
from sobremesa.games.protocolo.rules.curing import cure_cost, cure_value
from sobremesa.games.protocolo.rules.deteriorating import saviour, tick
from sobremesa.games.protocolo.rules.moving import rest_value
from sobremesa.games.protocolo.rules.steps import CONTAGION, DISCHARGES
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    GUARDIA_ZONE,
    MONEY,
    OVERLOAD,
    PA,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.tokens import is_cured
from sobremesa.games.protocolo.rules.using import ability_cost, user_for

if TYPE_CHECKING:
    from sobremesa.games.protocolo.game import ProtocoloGame


def outlook(game: ProtocoloGame, eyes: Eyes, code: int) -> Text | None:
    """What would come of a legal move; None where its own sentence says it all."""
    table = eyes.table()
    assert isinstance(table, ProtocoloTable)
    return Outlook(game, table, eyes.seat).of(code)


def price_of(game: ProtocoloGame, table: ProtocoloTable, code: int) -> dict[str, int]:
    """What a move of the active player costs, and what there is to pay it with."""
    seat = int(table.turn())
    ahead = Outlook(game, table, seat)
    return {
        "cost": ahead.price(code),
        "money": int(table.cells[MONEY + seat]),
        "pa": int(table.cells[PA + seat]),
    }


class Outlook:
    """A seat before its moves."""

    def __init__(self, game: ProtocoloGame, table: ProtocoloTable, seat: int) -> None:
        self.game = game
        self.table = table
        self.seat = seat

    def name(self, card: int) -> str:
        """What a card in play is called."""
        return self.game.name_in_play(int(self.table.name(card)))

    def of(self, code: int) -> Text | None:
        """What would come of this move; None where its own sentence says it all."""
        telling = TELLING.get(int(moves.what_of(code)))
        return telling(self, code) if telling else None

    def who(self, code: int) -> int:
        """The card that acts."""
        return int(self.table.find(self.seat, moves.who_of(code)))

    def burns(self, staff: int, stress: int) -> str:
        """PC-5.6 Whether so much EST burns a staff member out."""
        table = self.table
        if staff == NO_CARD:
            return "no"
        over = table.on(staff, EST) + stress >= table.box.res[table.kind(staff)]
        return "yes" if over else "no"

    def price(self, code: int) -> int:
        """The $ of a move; of an epic its PA."""
        table, what = self.table, moves.what_of(code)
        if what == moves.PLAY:
            return int(table.box.cost[table.box.kind_of_card[moves.who_of(code)]])
        card = self.who(code)
        if what == moves.CURE:
            patient = table.find(self.seat, moves.target_of(code))
            return int(cure_cost(table, self.seat, card, patient))
        if what == moves.EPIC:
            return int(table.box.pa_price[table.kind(card)])
        return int(ability_cost(table, self.seat, card))

    # -- one for each kind of move -------------------------------------------------------------

    def cure(self, code: int) -> Text:
        """PC-6.10 Its price, the EST it removes and the PC it places."""
        table, seat = self.table, self.seat
        staff = self.who(code)
        patient = int(table.find(seat, moves.target_of(code)))
        points = int(cure_value(table, seat, staff, patient))
        shield = min(points, int(table.on(patient, EST)))
        return text(
            "outlook-cure",
            cost=self.price(code),
            shield=shield,
            points=points - shield,
            total=int(table.on(patient, PC)) + points - shield,
            gravity=int(table.gravity(patient)),
            burns=self.burns(staff, 1),
        )

    def use(self, code: int) -> Text:
        """PC-6.9 What the card says; CA-89 its price where that is not what is printed."""
        table, card = self.table, self.who(code)
        cost, kind = self.price(code), table.kind(card)
        user = int(user_for(table, self.seat, card, moves.user_of(code)))
        return text(
            "outlook-use",
            printed=self.game.card_name(card),
            cost=cost,
            dearer="yes" if cost != table.box.money_price[kind] else "no",
            burns=self.burns(user, int(table.box.active_est[kind])),
        )

    def epic(self, code: int) -> Text:
        """PC-6.11 What the card says, and the PA that are left."""
        table, card = self.table, self.who(code)
        return text(
            "outlook-epic",
            printed=self.game.card_name(card),
            left=int(table.cells[PA + self.seat]) - self.price(code),
            burns=self.burns(card, int(table.box.epic_est[table.kind(card)])),
        )

    def dose(self, code: int) -> Text:
        """PC-7.1 What the drug does, and the doses that are left."""
        card = self.who(code)
        left = int(self.table.on(card, DOS) - self.table.box.dose_price[self.table.kind(card)])
        return text("outlook-dose", printed=self.game.card_name(card), left=left)

    def play(self, code: int) -> Text:
        """PC-6.8 The price, and what is left of the money."""
        cost = self.price(code)
        return text("outlook-play", cost=cost, left=int(self.table.cells[MONEY + self.seat]) - cost)

    def rest(self, code: int) -> Text:
        """PC-6.7 The EST that goes and stays."""
        table, staff = self.table, self.who(code)
        stress = int(table.on(staff, EST))
        removed = min(stress, int(rest_value(table, self.seat, staff)))
        return text("outlook-rest", removed=removed, left=stress - removed)

    def option(self, code: int) -> Text | None:
        """CA-17 What this branch says."""
        card = self.game.asking_card(self.table)
        number, said = int(moves.who_of(code)), branches_of(card, "es")
        return text(f"branch-{card.id}-{number}") if number <= len(said) else None

    def discharge(self, code: int) -> Text:
        """PC-6.16 The PA he gives."""
        gives = int(self.table.box.pa[self.table.kind(self.who(code))])
        return text("outlook-discharge", gives=gives)

    def end(self, code: int) -> Text | None:
        """PC-6.15, PC-6.16 Who would die, and who would go home."""
        fates = [(card, fate(self.table, self.seat, card)) for card in self.patients()]
        dying = [self.name(card) for card, (dies, home) in fates if dies and not home]
        leaving = [self.name(card) for card, (_, home) in fates if home]
        if not dying and not leaving:
            return None
        args: dict[str, Any] = {"dying-cards": dying, "home-cards": leaving}
        saved = savers(
            self.table, self.seat, [card for card, (dies, home) in fates if dies and not home]
        )
        args["guard-cards"] = [self.name(card) for card in saved]
        return text("outlook-end", dead=len(dying), well=len(leaving), guards=len(saved), **args)

    def patients(self) -> list[int]:
        """CA-79 All patients of the seat."""
        zones = [zone_of(self.seat, area) for area in (GUARDIA_ZONE, BEDS, OVERLOAD)]
        table = self.table
        return [int(table.card(zone, at)) for zone in zones for at in range(table.count(zone))]


def savers(table: ProtocoloTable, seat: int, dying: list[int]) -> list[int]:
    """CA-82 The cards that would save somebody of the dying."""
    found = {int(saviour(table, seat, card)) for card in dying}
    return sorted(found - {int(NO_CARD)})


def fate(table: ProtocoloTable, seat: int, card: int) -> tuple[bool, bool]:
    """CA-59, CA-80 Whether the next phase 3 takes a patient to the limit; whether it sends home."""
    cured = bool(is_cured(table, card))
    dies = bool(table.on(card, DET) + tick(table, seat, card) >= table.limit(card))
    order = table.rulings.order
    first = order.after(CONTAGION) == DISCHARGES  # CA-59
    return dies, cured and (first or not dies)


TELLING: dict[int, Callable[[Outlook, int], Text | None]] = {
    moves.CURE: Outlook.cure,
    moves.USE: Outlook.use,
    moves.EPIC: Outlook.epic,
    moves.DOSE: Outlook.dose,
    moves.PLAY: Outlook.play,
    moves.REST: Outlook.rest,
    moves.OPTION: Outlook.option,
    moves.SEND_HOME: Outlook.discharge,
    moves.END_PHASE: Outlook.end,
}
