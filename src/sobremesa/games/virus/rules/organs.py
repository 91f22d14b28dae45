"""VI-3 Organs, viruses and medicines, and what they do to each other (tables 1.2-A to 1.2-C)."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import MULTI, colour_of, kind_of
from sobremesa.games.virus.rules.moves import play
from sobremesa.games.virus.rules.plays import OnAFittingOrgan, Play
from sobremesa.games.virus.rules.reasons import (
    ATTACHED_COLOUR,
    COLOUR_TAKEN,
    IMMUNISED,
    MAY,
    NO_ORGAN,
    NOT_YOUR_OWN,
    WRONG_COLOUR,
    YOUR_OWN,
)
from sobremesa.games.virus.rules.sayings import (
    CURED,
    EXPOSED,
    EXTIRPATED,
    INFECTED,
    NOW_IMMUNISED,
    VACCINATED,
)
from sobremesa.games.virus.rules.table import DISCARD_PILE, VirusTable, hand_zone, organ_zone


def fits(card: i64, organ: i64) -> bool:
    """VI-3.1, VI-3.2, VI-3.3 A card fits its own colour; multicolour fits on either side."""
    return card == organ or card == MULTI or organ == MULTI


class Attached:
    """VI-3.4, VC-1 Only the organ's colour counts, not that of the card that a play removes."""

    def may_remove(self, card: i64, lying: i64) -> bool:
        """Whether a card of one colour may remove a card of another from an organ it fits."""
        return True


class AttachedMustMatch(Attached):
    """VI-3.4 `match_attached`: it must also fit the card it removes."""

    def may_remove(self, card: i64, lying: i64) -> bool:
        return fits(card, lying)


class Reach:
    """VI-4.3, VC-12 Viruses and medicines may be put on anybody's organs."""

    def why_not(self, player: i64, owner: i64) -> i64:
        """Why a player may not put the card on an organ of this owner."""
        return MAY


class RivalsOnly(Reach):
    """VI-4.3 `virus_on_self = false`: no virus on one's own organs."""

    def why_not(self, player: i64, owner: i64) -> i64:
        return YOUR_OWN if player == owner else MAY


class OwnOnly(Reach):
    """VI-4.3 `medicine_on_rival = false`: no medicine on a rival's organs."""

    def why_not(self, player: i64, owner: i64) -> i64:
        return MAY if player == owner else NOT_YOUR_OWN


class OrganCard(Play):
    """VI-4.4, table 1.2-C An organ goes into its player's own body, where its colour is missing."""

    def why_not_at(self, table: VirusTable, kind: i64, target: i64) -> i64:
        return COLOUR_TAKEN if table.has(table.turn(), colour_of(kind)) else MAY

    def list(self, table: VirusTable, kind: i64, found: Found) -> None:
        if self.why_not_at(table, kind, 0) == MAY:
            found.add(play(kind, 0))

    def act_on(self, table: VirusTable, card: i64, target: i64) -> None:
        seat: i64 = table.turn()
        table.move(card, hand_zone(seat), organ_zone(seat, colour_of(kind_of(card))))


def why_not_touched(table: VirusTable, card: i64, seat: i64, colour: i64) -> i64:
    """VI-2.4, VI-3.1, VI-3.5 Why an organ takes neither virus nor medicine of a colour."""
    if not table.has(seat, colour):
        return NO_ORGAN
    if not fits(card, colour):
        return WRONG_COLOUR
    if table.is_immunised(seat, colour):
        return IMMUNISED
    return MAY


def why_no_virus(table: VirusTable, virus: i64, seat: i64, colour: i64) -> i64:
    """VI-3.4, VI-3.5 Why a virus of a colour may not come upon an organ, wherever it is from."""
    reason = why_not_touched(table, virus, seat, colour)
    if reason != MAY:
        return reason
    if table.is_vaccinated(seat, colour) and not table.rulings.attached.may_remove(
        virus, table.colour_on(seat, colour)
    ):
        return ATTACHED_COLOUR
    return MAY


def why_no_medicine(table: VirusTable, medicine: i64, seat: i64, colour: i64) -> i64:
    """VI-3.4, VI-3.5 Why a medicine of a colour may not come upon an organ."""
    reason = why_not_touched(table, medicine, seat, colour)
    if reason != MAY:
        return reason
    if table.is_infected(seat, colour) and not table.rulings.attached.may_remove(
        medicine, table.colour_on(seat, colour)
    ):
        return ATTACHED_COLOUR
    return MAY


def infect(table: VirusTable, card: i64, source: i64, seat: i64, colour: i64) -> None:
    """VI-2.5, VI-3.5, table 1.2-A What a virus does to the organ it comes upon."""
    if table.is_infected(seat, colour):  # extirpated
        table.discard_organ(seat, colour)
        table.move(card, source, DISCARD_PILE)
        table.say(EXTIRPATED, seat, colour, 0)
    elif table.is_vaccinated(seat, colour):  # healthy again, the medicine is used up
        table.discard_from(seat, colour)
        table.move(card, source, DISCARD_PILE)
        table.say(EXPOSED, seat, colour, 0)
    else:
        table.move(card, source, organ_zone(seat, colour))
        table.say(INFECTED, seat, colour, 0)


class VirusCard(OnAFittingOrgan):
    """VI-3.5, VI-4.3 A virus infects, takes a vaccine away, or extirpates."""

    def why_not(self, table: VirusTable, kind: i64, seat: i64, colour: i64) -> i64:
        reason = why_no_virus(table, colour_of(kind), seat, colour)
        if reason != MAY:
            return reason
        return table.rulings.virus_reach.why_not(table.turn(), seat)

    def act(self, table: VirusTable, card: i64, seat: i64, colour: i64) -> None:
        infect(table, card, hand_zone(table.turn()), seat, colour)


class MedicineCard(OnAFittingOrgan):
    """VI-3.5, VI-4.3 A medicine vaccinates, cures, or immunises."""

    def why_not(self, table: VirusTable, kind: i64, seat: i64, colour: i64) -> i64:
        reason = why_no_medicine(table, colour_of(kind), seat, colour)
        if reason != MAY:
            return reason
        return table.rulings.medicine_reach.why_not(table.turn(), seat)

    def act(self, table: VirusTable, card: i64, seat: i64, colour: i64) -> None:
        hand = hand_zone(table.turn())
        if table.is_infected(seat, colour):  # cured: both are used up
            table.discard_from(seat, colour)
            table.move(card, hand, DISCARD_PILE)
            table.say(CURED, seat, colour, 0)
        else:
            immunises = table.is_vaccinated(seat, colour)
            table.move(card, hand, organ_zone(seat, colour))
            table.say(NOW_IMMUNISED if immunises else VACCINATED, seat, colour, 0)
