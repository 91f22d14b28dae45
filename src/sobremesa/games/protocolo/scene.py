"""What is to be seen on a table of Protocolo de Crisis, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sobremesa.engine.scene import (
    File,
    Gauge,
    Mark,
    Piece,
    Scene,
    Seat,
    Text,
    Zone,
    files,
    hidden_zone,
    text,
)
from sobremesa.engine.views import View, waited_for
from sobremesa.games.protocolo.cardset.model import Event
from sobremesa.games.protocolo.cardset.telling import text_of
from sobremesa.games.protocolo.charts import (
    ALERT,
    CHARTS,
    CRITICAL,
    HUES,
    URGENT,
    attach,
    gauge,
    piece,
)
from sobremesa.games.protocolo.rules.box import DRUG, EVENT, PATIENT, SECTOR, STAFF
from sobremesa.games.protocolo.seen import Seen

if TYPE_CHECKING:
    from sobremesa.games.protocolo.game import ProtocoloGame

Pieces = Mapping[str, list[str]]

WARDS = ("guardia", "beds", "overload")  # where patients lie
AREAS = (*WARDS, "staff", "drugs", "equipment", "sectors")
ALWAYS_SHOWN = ("guardia", "staff", "sectors")  # even where nothing is there


def scene(game: ProtocoloGame, view: View, pieces: Pieces) -> Scene:
    """The whole table, as this viewer sees it."""
    return Scenery(Seen(game, view), pieces).scene()


class Scenery:
    """A view, the table it makes, and the names of the pieces in sight."""

    def __init__(self, seen: Seen, pieces: Pieces) -> None:
        self.seen = seen
        self.view = seen.view
        self.pieces = pieces

    def scene(self) -> Scene:
        """The piles, the open event, and both hospitals."""
        seats = range(self.view["seats"])
        zones = self.common()
        for seat in seats:
            zones += self.hospital(seat)
        return {
            "game": self.view["game"],
            "viewer": self.view["viewer"],
            "phase": self.phase(),
            "seats": [self.at_seat(seat) for seat in seats],
            "zones": zones,
        }

    def phase(self) -> Text:
        """What is going on."""
        view = self.view
        if view["ending"] is not None:
            return text(f"phase-{view['ending']}", winners=view["winners"])
        turn, step = view["fields"]["turn"][0], view["fields"]["turns"][0]
        asked = waited_for(view)[0]
        return text(f"phase-{view['asked'][-1]['kind']}", player=asked, other=turn, count=step)

    def at_seat(self, seat: int) -> Seat:
        """PC-3 Who sits there, with $, PA and RP."""
        view = self.view
        return {
            "seat": seat,
            "you": view["viewer"] == seat,
            "turn": view["ending"] is None and seat == view["fields"]["turn"][0],
            "waiting": seat in waited_for(view),
            "won": seat in view["winners"],
            "gauges": self.resources(seat),
        }

    def resources(self, seat: int) -> list[Gauge]:
        """PC-3.1 to PC-3.3, and PA as they count for winning (CA-45)."""
        fields, numbers = self.view["fields"], self.seen.table.box.numbers
        earned = self.view["options"]["pa_victory"] == "earned"
        shown = [
            gauge("money", fields["money"][seat]) | {"sign": "$"},
            gauge("pa", fields["pa"][seat], None if earned else numbers.pa_to_win) | {"sign": "PA"},
            gauge("rp", fields["rp"][seat]) | {"sign": "RP"},
        ]
        if earned:
            total = gauge("earned", fields["earned"][seat], numbers.pa_to_win)
            shown.insert(2, total | {"sign": "Σ"})
        return shown

    # -- what belongs to nobody ------------------------------------------------------------------

    def common(self) -> list[Zone]:
        """PC-4.2, PC-4.3 Patients and events, with their discard piles."""
        zones = [self.pile("patients"), self.pile("patients_discard")]
        for seat in range(self.view["seats"]):
            own = self.view["options"]["event_deck"] == "own"
            if own or seat == 0:
                owner = seat if own else None
                zones += [
                    self.pile(f"events.{seat}", owner),
                    self.pile(f"events_discard.{seat}", owner),
                ]
        if self.view["zones"]["event"]["count"]:
            zones.append(files("event", text("zone-event"), [self.open_event()]))
        return zones

    def open_event(self) -> File:
        """PC-6.4 The event that is taking effect, and what it says."""
        card = self.seen.cards["event"][0]
        shown = self.printed(card, self.pieces["event"][0])
        says: Mark = {"label": self.does(shown["face"]), "sign": "", "tone": "plain"}
        return {"piece": shown, "gauges": [], "marks": [says], "attached": []}

    def pile(self, name: str, owner: int | None = None) -> Zone:
        """A pile, open or not."""
        kind = name.partition(".")[0].replace("_", "-")
        count = self.view["zones"][name]["count"]
        zone = hidden_zone(name, "pile", text(f"zone-{kind}"), count, owner)
        if name in self.pieces:
            zone["pieces"] = [
                self.printed(card, shown)
                for card, shown in zip(self.seen.cards[name], self.pieces[name], strict=True)
            ]
        return zone

    def printed(self, card: int, name: str) -> Piece:
        """A card that is not in play."""
        table, sort = self.seen.table, int(self.seen.table.sort(card))
        face = self.seen.game.card_name(card)
        shown: Piece = {
            "id": name,
            "face": face,
            "label": text("called", card=face),
            "hue": HUES[sort],
            "sign": "",
        }
        if sort == PATIENT and table.is_critical(card):
            shown |= {"hue": URGENT, "sign": CRITICAL}
        elif sort == EVENT and self.is_crisis(face):
            shown |= {"hue": URGENT, "sign": ALERT}
        return shown

    def is_crisis(self, card: str) -> bool:
        """PC-6.4 Whether an event has a target for the opponent to choose."""
        found = self.seen.game.cards.card(card)
        return isinstance(found, Event) and found.crisis

    def does(self, card: str) -> Text:
        """What a card does."""
        return text(f"text-{card}")

    def says(self, card: str) -> bool:
        """Whether anything is printed on a card besides numbers."""
        found = self.seen.game.cards.card(card)
        return found is not None and text_of(found, "es") != ""

    def with_text(self, key: str, card: str, **numbers: int) -> Text:
        """The numbers on a card, and what it does."""
        return text(key, printed=card, says="yes" if self.says(card) else "no", **numbers)

    # -- the hospitals ---------------------------------------------------------------------------

    def hospital(self, seat: int) -> list[Zone]:
        """PC-4.7 Guardia, Overload, staff, drugs, equipment and Sectors; the hand and the deck."""
        found: dict[int, File] = {}
        areas: dict[str, list[File]] = {area: [] for area in AREAS}
        for area in AREAS:
            name = f"{area}.{seat}"
            for card, shown in zip(self.seen.cards[name], self.pieces[name], strict=True):
                chart = CHARTS[int(self.seen.table.sort(card))]
                found[card] = chart(self.seen, seat, card, piece(self.seen, card, shown))
                if area != "equipment" or self.seen.table.at(card) < 0:
                    areas[area].append(found[card])
        attach(self.seen, seat, found)
        numbers = self.seen.table.box.numbers
        zones = [
            files(f"guardia.{seat}", text("zone-guardia"), areas["guardia"], seat, numbers.places)
        ]
        zones += [
            files(f"{area}.{seat}", text(f"zone-{area}"), areas[area], seat)
            for area in ("beds", "overload", "staff", "drugs", "equipment")
            if areas[area] or area == "staff"
        ]
        sectors = areas["sectors"]
        zones.append(files(f"sectors.{seat}", text("zone-sectors"), sectors, seat, numbers.sectors))
        return [
            *zones,
            self.pile(f"deck.{seat}", seat),
            self.pile(f"discard.{seat}", seat),
            self.hand(seat),
        ]

    def hand(self, seat: int) -> Zone:
        """CA-9 One's own hand, with what each card costs and does; of the other only how many."""
        name = f"hand.{seat}"
        zone = hidden_zone(name, "hand", text("zone-hand"), self.view["zones"][name]["count"], seat)
        if name in self.pieces:
            held = sorted(zip(self.seen.cards[name], self.pieces[name], strict=True))
            zone["pieces"] = [self.held(seat, card, shown) for card, shown in held]
        return zone

    def held(self, seat: int, card: int, name: str) -> Piece:
        """A card of the hand."""
        table = self.seen.table
        kind, sort = table.kind(card), int(table.sort(card))
        shown = self.printed(card, name)
        shown["sign"] = f"${table.box.cost[kind]}"
        about = self.does(shown["face"])
        if sort == STAFF:
            res, cure = int(table.box.res[kind]), int(table.box.cure[kind])
            about = self.with_text("held-staff", shown["face"], res=res, cure=cure)
        elif sort == DRUG:
            about = self.with_text("held-drug", shown["face"], count=int(table.box.doses[kind]))
        if self.says(shown["face"]) or sort in (STAFF, DRUG):
            shown["about"] = about
        shown["ready"] = self.readiness(seat, card)
        return shown

    def readiness(self, seat: int, card: int) -> Mark:
        """PC-6.8, CA-29 Whether the money is enough, and there is room."""
        table = self.seen.table
        cost, money = table.box.cost[table.kind(card)], self.view["fields"]["money"][seat]
        sectors = self.view["zones"][f"sectors.{seat}"]["count"]
        if cost > money:
            return {"label": text("too-dear", cost=int(cost)), "sign": "", "tone": "plain"}
        if table.sort(card) == SECTOR and sectors >= table.box.numbers.sectors:
            return {"label": text("no-room", cost=int(cost)), "sign": "", "tone": "plain"}
        return {"label": text("affordable", cost=int(cost)), "sign": "✓", "tone": "good"}
