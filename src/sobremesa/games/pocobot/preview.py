"""What an attack would do if it is not dodged, from what lies open on the table."""

from __future__ import annotations

from sobremesa.engine.scene import Text, Zone, notes, text
from sobremesa.engine.views import View
from sobremesa.games.pocobot.eye import losses
from sobremesa.games.pocobot.rules.cards import NAMES, value_of


def previews(view: View) -> list[Zone]:
    """While an attack is prepared or met: what it does, or what each number of points would do."""
    if view["ending"] is not None or not view["asked"]:
        return []
    attacked = 1 - int(view["fields"]["turn"][0])
    kind, noted = view["asked"][-1]["kind"], view["asked"][-1]["notes"]
    if kind == "points":
        return [notes("needed", text("zone-needed"), needed(view, attacked))]
    if kind in ("extra", "pay", "dodge"):
        attack = noted[0] + (worth_of(noted[1] - 1) if kind == "pay" and noted[1] else 0)
        return [notes("preview", text("zone-preview"), outcome(view, attacked, attack))]
    return []


def worth_of(card: int) -> int:
    """The value of a card by its number."""
    return int(value_of(card))


def guards(view: View, seat: int, place: str) -> list[str]:
    """PB-10.4 The cards of a module in the order in which an attack meets them."""
    return sorted(view["zones"][f"{place}.{seat}"]["cards"], key=NAMES.index)


def values(cards: list[str]) -> list[int]:
    """The values of cards."""
    return [worth_of(NAMES.index(card)) for card in cards]


def outcome(view: View, seat: int, attack: int) -> list[Text]:
    """PB-10.2 to PB-10.5 Which cards fall, which one holds, and whether the mecha does."""
    clubs, hearts = guards(view, seat, "clubs"), guards(view, seat, "hearts")
    equal = bool(view["options"]["equal_destroys"])
    lost_clubs, lost_hearts, left = losses(attack, values(clubs), values(hearts), equal)
    fallen = clubs[: len(lost_clubs)] + hearts[: len(lost_hearts)]
    standing = (clubs + hearts)[len(fallen) :]
    lines = [text("preview-total", attack=attack, player=seat), falling(fallen)]
    if standing and left:
        lines.append(text("preview-holds", card=standing[0]))
    kept = len(hearts) - len(lost_hearts)
    if kept:
        lines.append(text("preview-left", player=seat, count=kept))
    elif hearts:
        lines.append(text("preview-destroyed", player=seat))
    elif breaks(view, bool(standing), left):
        lines.append(text("preview-breached", player=seat))
    return lines


def falling(cards: list[str]) -> Text:
    """Which cards fall."""
    if not cards:
        return text("preview-lost-none")
    return text("preview-lost", cards=cards, count=len(cards))


def breaks(view: View, held: bool, left: int) -> bool:
    """PA-63 Whether a mecha that has no hearts breaks down."""
    heartless = view["options"]["heartless"]
    return heartless == "any_attack_loses" or (
        heartless == "breach_loses" and not held and left > 0
    )


def needed(view: View, seat: int) -> list[Text]:
    """PB-10.3 How many points it takes to bring each card down, one after another."""
    beyond = 0 if view["options"]["equal_destroys"] else 1
    hearts = guards(view, seat, "hearts")
    lines, total = [], 0
    for card in guards(view, seat, "clubs") + hearts:
        total += worth_of(NAMES.index(card))
        key = "needed-last" if hearts and card == hearts[-1] else "needed-card"
        lines.append(text(key, points=total + beyond, card=card))
    if not hearts and view["options"]["heartless"] == "breach_loses":
        lines.append(text("needed-breach", points=total + 1))
    return lines or [text("preview-lost-none")]
