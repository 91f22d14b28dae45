"""What holds in every state of PoCoBOT: for positions and saved states from outside, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.checks import all_cards, first_broken, known_numbers
from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import DEPTH, ENDING, FRAME_CELLS, FRAMES, OWN, WINNERS
from sobremesa.engine.core.table import bit
from sobremesa.engine.errors import Detail
from sobremesa.games.pocobot.rules.attacking import (
    TAKEN_BACK_MOST,
    can_add,
    why_no_attack,
    why_not_add,
)
from sobremesa.games.pocobot.rules.cards import (
    CARDS,
    DIAMONDS,
    HEARTS,
    MODULES,
    NAMES,
    NO_CARD,
    SUITS,
    is_ace,
    is_figure,
    is_numeric,
    suit_of,
)
from sobremesa.games.pocobot.rules.collapse import STALEMATE, STANDOFF
from sobremesa.games.pocobot.rules.fuel import most_fuel
from sobremesa.games.pocobot.rules.limits import Flexing, fuel_for, is_overfull
from sobremesa.games.pocobot.rules.modify import most_operations
from sobremesa.games.pocobot.rules.pocobot import Pocobot
from sobremesa.games.pocobot.rules.reasons import CHOOSE_MODULE, MAY
from sobremesa.games.pocobot.rules.table import (
    ACTION,
    BACKS,
    BOOSTER,
    BURNT,
    COPILOT,
    DODGING,
    EXTRA_STEP,
    FLEX,
    MODIFY,
    OPENING,
    OVERFLOW,
    PASSING,
    PAY_STEP,
    PILOT,
    POINTS_STEP,
    QUIET,
    REMOVED,
    SPOTS,
    TURN,
    UNHURT,
    UNLOCKED,
    hand_zone,
    spot_zone,
)

Frame = tuple[int, ...]  # kind, bits of the seats, four notes
MOST_FORCE = 34  # the four highest spades


def broken(table: Pocobot) -> Iterator[Problem]:
    """Every rule that a state breaks; later checks count on the earlier ones."""
    return first_broken(table, (numbering, cards, panels, counters, limits, decisions, ending))


def numbering(table: Pocobot) -> Iterator[Problem]:
    """PB-1.1 The turn is somebody's. Every card is one of the deck (PB-1.2)."""
    return known_numbers(table, int(table.cells[TURN]), CARDS, "PB-1.1", "PB-1.2")


def cards(table: Pocobot) -> Iterator[Problem]:
    """PB-1.2, PB-7.2 All 52 cards are there, each once; only hearts have left the game."""
    yield from all_cards(table, CARDS, lambda card: NAMES[card], "PB-1.2", "PB-1.2")
    for card in cards_at(table, REMOVED):
        if suit_of(card) != HEARTS or not is_numeric(card):
            said = "{card} cannot have left the game"
            yield "PB-7.2", Detail("not-removed", said, card=NAMES[card])


def cards_at(table: Pocobot, zone: int) -> list[int]:
    """The cards of a zone, from below."""
    return [int(table.card(zone, i)) for i in range(table.count(zone))]


def panels(table: Pocobot) -> Iterator[Problem]:
    """PB-2.5 Every card of a panel lies where its kind belongs."""
    for seat in (0, 1):
        for spot, name in enumerate(SPOTS):
            for card in cards_at(table, int(spot_zone(seat, spot))):
                if not belongs(card, spot):
                    said = "{card} cannot lie at {place} of seat {seat}"
                    place = Detail("misplaced", said, card=NAMES[card], place=name, seat=seat)
                    yield ("PB-4.2" if spot == PILOT and is_figure(card) else "PB-2.5"), place


def belongs(card: int, spot: int) -> bool:
    """PB-2.5, PB-4.2 Whether a card may lie at a place of a panel."""
    if spot == BOOSTER:
        return bool(is_ace(card))
    if spot in (PILOT, COPILOT):
        return bool(is_figure(card)) and (spot == COPILOT or suit_of(card) != DIAMONDS)
    return bool(is_numeric(card)) and suit_of(card) == spot


def counters(table: Pocobot) -> Iterator[Problem]:
    """The numbers beside the cards are such as a game can bring about."""
    cells = [int(cell) for cell in table.cells]
    flags = [OPENING, UNLOCKED, BURNT, BURNT + 1]
    quiet, unhurt = cells[QUIET], cells[UNHURT]
    calm = (cells[UNLOCKED], quiet, unhurt, cells[BURNT], cells[BURNT + 1])
    if any(cells[flag] not in (0, 1) for flag in flags) or not 0 <= cells[BACKS] <= TAKEN_BACK_MOST:
        yield "PB-7.8", Detail("out-of-range", "a number beside the cards is out of its range")
    elif not 0 <= quiet <= unhurt:
        yield "PA-71", Detail("turns", "the turns without an attack are miscounted")
    elif cells[OPENING] and any(calm[1:]):
        yield "PB-5.5", Detail("opening", "in the first turn nothing has happened yet")
    elif cells[OPENING] and cells[UNLOCKED] and table.asked() != DODGING and not cells[ENDING]:
        yield "PB-7.10", Detail("too-early", "nobody has attacked yet")
    elif not cells[UNLOCKED] and (quiet < unhurt or table.count(REMOVED)):
        yield "PB-7.10", Detail("no-attack", "there was an attack, and projectiles are locked")
    elif not cells[ENDING] and exceeds(quiet, int(table.rulings.stalemate)):
        yield "PA-69", Detail("stalemate", "the game is drawn after so many turns")
    elif not cells[ENDING] and exceeds(unhurt, int(table.rulings.stalemate_hearts)):
        yield "PA-71", Detail("stalemate", "the game is drawn after so many turns")
    for seat in (0, 1):
        if table.rulings.hand_limit.is_full(table.count(hand_zone(seat)) - 1):
            held = int(table.count(hand_zone(seat)))
            said = "seat {seat} holds {held} cards, more than the limit"
            yield "PA-6", Detail("full-hand", said, seat=seat, held=held)


def exceeds(turns: int, most: int) -> bool:
    """Whether a draw is due; 0 is no limit."""
    return 0 < most <= turns


def limits(table: Pocobot) -> Iterator[Problem]:
    """PB-4, PB-8 Modules hold what they may, and a Copilot has a Pilot: but within an action."""
    for seat in (0, 1):
        acting = seat == table.turn() and not table.cells[ENDING]
        changing = acting and table.asked() == MODIFY
        crew = [int(table.suit_at(seat, spot)) for spot in (PILOT, COPILOT)]
        chosen = int(table.cells[FLEX + seat])
        if crew[1] >= 0 and crew[0] < 0 and not changing:
            yield "PB-8.3", Detail("orphan", "seat {seat} has a Copilot and no Pilot", seat=seat)
        if chosen not in choices_of(table.rulings.flexing, crew[1]):
            said = "the choice of the Copilot of seat {seat} cannot be"
            yield "PA-30", Detail("no-choice", said, seat=seat)
            return
        if changing or (acting and table.asked() == OVERFLOW):
            continue
        for module in range(MODULES):
            if table.rulings.flexing.is_over(table, seat, module):
                said = "{place} of seat {seat} holds more cards than it may"
                yield "PB-4.1", Detail("overfull", said, place=SUITS[module], seat=seat)


def choices_of(flexing: Flexing, copilot: int) -> range:
    """PA-30 What may be noted of a Copilot: a module where he is a diamond and one is chosen."""
    if copilot == DIAMONDS and flexing.why_not_choose(-1) == CHOOSE_MODULE:
        return range(1, MODULES + 1)
    return range(1)


def decisions(table: Pocobot) -> Iterator[Problem]:
    """PB-6.1 The open decisions are such as a turn brings about."""
    depth = int(table.cells[DEPTH])
    if table.cells[ENDING] != 0:
        if depth:
            yield "PB-11.1", Detail("still-asked", "the game is over, and somebody is asked")
        return
    frames = [frame_at(table, level) for level in range(depth)]
    rest = [int(table.cells[at]) for at in range(FRAMES + depth * FRAME_CELLS, OWN)]
    base = (ACTION, int(bit(table.turn())), 0, 0, 0, 0)
    if not frames or frames[0] != base or any(rest) or not fits(table, frames[1:]):
        yield "PB-6.1", Detail("who-decides", "the open decisions are none of a turn")


def frame_at(table: Pocobot, level: int) -> Frame:
    """An open decision."""
    at = FRAMES + level * FRAME_CELLS
    return tuple(int(table.cells[at + i]) for i in range(FRAME_CELLS))


def fits(table: Pocobot, frames: list[Frame]) -> bool:
    """Whether these decisions can stand inside a turn's action."""
    if not frames:
        return True
    seat = int(table.turn())
    own = int(bit(seat))
    kind, seats, first, second, *others = frames[-1]
    if any(others):
        return False
    if kind == DODGING:
        rival = int(bit(1 - seat))
        ranges = 0 < first <= MOST_FORCE and second == 0 and bool(table.cells[UNLOCKED])
        return len(frames) == 1 and seats == rival and ranges
    if seats != own:
        return False
    if kind in (POINTS_STEP, EXTRA_STEP, PAY_STEP):
        return fits_attack(table, frames, seat)
    if len(frames) != 1:
        return False
    heart = second in (0, 1) and second >= min(1, int(table.hearts(seat)))
    if kind == MODIFY:
        may_end = bool(len(table.choices(seat)))
        return 0 < first < most_operations(table) and heart and may_end
    if kind == OVERFLOW:
        return first == 0 and heart and bool(is_overfull(table, seat))
    held = int(table.count(hand_zone(seat)))
    return kind == PASSING and first == second == 0 and held > 0


def fits_attack(table: Pocobot, frames: list[Frame], seat: int) -> bool:
    """PB-7.8 The steps of an attack: points, perhaps an extra projectile, fuel."""
    own = int(bit(seat))
    if frames[0] != (POINTS_STEP, own, 0, 0, 0, 0) or why_no_attack(table, seat) != MAY:
        return False
    if len(frames) == 1:
        return True
    points = frames[-1][2]
    declared = table.rulings.declaring.why_not(table, seat, points, NO_CARD) == MAY
    if points <= 0 or not declared or fuel_for(points) > most_fuel(table, seat):
        return False
    adds = bool(can_add(table, seat, points))
    step = (EXTRA_STEP, own, points, 0, 0, 0)
    if frames[-1][0] == EXTRA_STEP:
        return adds and frames[1:] == [step]
    extra = frames[-1][3] - 1
    may_add = extra == -1 or (0 <= extra < CARDS and why_not_add(table, seat, points, extra) == MAY)
    return frames[-1][0] == PAY_STEP and may_add and frames[1:-1] == ([step] if adds else [])


def ending(table: Pocobot) -> Iterator[Problem]:
    """PB-11.1, PA-69, PA-71 Who has won has a rival without hearts; a draw comes after its time."""
    ended, winners = int(table.cells[ENDING]), int(table.cells[WINNERS])
    if ended == 0:
        fine = winners == 0
    elif ended == STALEMATE:
        fine = winners == 3 and exceeds(int(table.cells[QUIET]), int(table.rulings.stalemate))
    elif ended == STANDOFF:
        most = int(table.rulings.stalemate_hearts)
        fine = winners == 3 and exceeds(int(table.cells[UNHURT]), most)
    else:
        losers = [seat for seat in (0, 1) if winners == bit(1 - seat)]
        fine = bool(losers) and table.hearts(losers[0]) == 0
    if not fine:
        yield "PB-11.1", Detail("no-winner", "the game cannot have ended like this")
