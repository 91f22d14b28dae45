"""The levels and options of ¡Rescate!, as amendments, and the order of play they amend."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.advance import (
    ROLL_STEP,
    FlareUps,
    PutOutOutside,
    RollFire,
    Settle,
)
from sobremesa.games.rescate.rules.box import (
    DATA,
    DOORS,
    EXTINGUISHING,
    MOVING,
    ORDERING,
    SHEETS,
    number,
)
from sobremesa.games.rescate.rules.edges import OpenDoor, OpenDoorStops, base_kinds
from sobremesa.games.rescate.rules.fire import Fire
from sobremesa.games.rescate.rules.gun import Gun
from sobremesa.games.rescate.rules.knocked import (
    AtAmbulance,
    Dodges,
    KnockDowns,
    LookForDanger,
    Losses,
    Shelter,
)
from sobremesa.games.rescate.rules.markers import ByArrows, Placing, Replenish
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.rescue import AmbulanceRescue, Rescue
from sobremesa.games.rescate.rules.rulings import Level, Rulings
from sobremesa.games.rescate.rules.setup import (
    ChooseSpecialists,
    Explosions,
    LayFires,
    LayMarkers,
    ParkVehicles,
    PlaceFirefighters,
    RollHazmats,
    RollHotSpots,
    RollMarkers,
    ShuffleMarkers,
)
from sobremesa.games.rescate.rules.turn import Actions, BeginTurn, EndTurn
from sobremesa.games.rescate.rules.victory import PlayOn, Winning

BOX: Final = 8  # B-1.1: so many specialists are in the box, the first of the table
FIGURES: Final = 9  # B-12.3: so many have a figure


def family_setup() -> list[Step]:
    """B-8.1 Fires, POI, then everybody finds a place."""
    return [ShuffleMarkers(), LayFires(), LayMarkers(), PlaceFirefighters()]


def experienced_setup() -> list[Step]:
    """B-9 Explosions, what lies in the house, vehicles, specialists."""
    return [
        ShuffleMarkers(),
        Explosions(),
        RollHazmats(),
        RollMarkers(),
        RollHotSpots(),
        ParkVehicles(),
        ChooseSpecialists(),
        PlaceFirefighters(),
    ]


def turn_steps() -> list[Step]:
    """B-4.1 Actions, advance fire (in the order of B-6.6), replenish POI."""
    return [
        BeginTurn(),
        Actions(),
        RollFire(),
        Settle(),
        FlareUps(),
        LookForDanger(),
        Dodges(),
        KnockDowns(),
        Losses(),
        PutOutOutside(),
        Replenish(),
        EndTurn(),
    ]


def as_ruled() -> Rulings:
    """Every hook as it stands in the family game."""
    return Rulings(
        boards=("front",),
        setup=family_setup(),
        turn=turn_steps(),
        kinds=base_kinds(),
        fire=Fire(),
        open_door=OpenDoor(),
        placing=Placing(),
        rescue=Rescue(),
        shelter=Shelter(),
        gun=Gun(),
        winning=Winning(),
        level=Level(0, 0, 0, 0),
        free_sorts=bit(MOVING) | bit(DOORS) | bit(EXTINGUISHING) | bit(ORDERING),
        specialists=first(len(SHEETS) - 1),
        turns=number("turns"),
    )


def first(count: i64) -> i64:
    """A bit for each of the first specialists of the table."""
    return bit(count + 1) - 2


def level_is(name: str, rulings: Rulings) -> None:
    """B-9.1, B-9.2 The experienced game, at one of its levels."""
    numbers = DATA["levels"][name]
    rulings.level = Level(
        numbers["explosions"], numbers["hazmats"], numbers["hot_spots"], numbers["reserve"]
    )
    rulings.setup = experienced_setup()
    rulings.placing = ByArrows()
    rulings.rescue = AmbulanceRescue()
    rulings.shelter = AtAmbulance()


def back(rulings: Rulings) -> None:
    """B-8.2 The side with two entrances."""
    rulings.boards = ("back",)


def plays_on(rulings: Rulings) -> None:
    """B-2.4 On after the seventh rescue."""
    rulings.winning = PlayOn()


def open_door_stops(rulings: Rulings) -> None:
    """B-6.4 An open door of the exploding space ends the blast."""
    rulings.open_door = OpenDoorStops()


def free_moves_only(rulings: Rulings) -> None:
    """B-12.2 Free movement AP do not pay for doors."""
    rulings.free_sorts &= ~bit(DOORS)


def box_specialists(rulings: Rulings) -> None:
    """B-1.1 The eight specialists of the box."""
    rulings.specialists = first(BOX)


def figures(rulings: Rulings) -> None:
    """B-12.3 The nine that have a figure."""
    rulings.specialists = first(FIGURES)


def turns_are(most: int, rulings: Rulings) -> None:
    """R-1 A match lasts so many turns at most."""
    count: i64 = most
    rulings.turns = count


assert isinstance(turn_steps()[ROLL_STEP], RollFire)
