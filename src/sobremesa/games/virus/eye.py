"""What a player of Virus! looks at: named features of a state, weighed by `eye.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.games.virus.rules.cards import EACH, ORGANS_TO_WIN, TREATMENT, family_of, kind_of
from sobremesa.games.virus.rules.table import VirusTable, hand_zone

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]


def features(table: VirusTable, seat: int) -> dict[str, float]:
    """The features of a state for a seat."""
    seats = int(table.seats)
    rivals = [other for other in range(seats) if other != seat]
    won = bool(table.cells[WINNERS] >> seat & 1)
    own = counts(table, seat)
    organs = [int(table.healthy_organs(other)) for other in rivals]
    hand = int(hand_zone(seat))
    held = [int(table.card(hand, i)) for i in range(table.count(hand))]
    return own | {
        "won": float(won),
        "lost": float(table.cells[ENDING] != 0 and not won),
        "one_away": float(table.healthy_organs(seat) == ORGANS_TO_WIN - 1),
        "rival_best": float(max(organs)),
        "rival_infected": float(sum(int(table.infected_organs(other)) for other in rivals)),
        "rival_one_away": float(max(organs) >= ORGANS_TO_WIN - 1),
        "rival_vaccinated": sum(counts(table, other)["vaccinated"] for other in rivals),
        "rival_immunised": sum(counts(table, other)["immunised"] for other in rivals),
        "hand": float(len(held)),
        "treatments": float(sum(family_of(kind_of(card)) == TREATMENT for card in held)),
    }


def counts(table: VirusTable, seat: int) -> dict[str, float]:
    """How many organs of a body are in each state."""
    found = {"healthy": 0.0, "infected": 0.0, "vaccinated": 0.0, "immunised": 0.0}
    for colour in range(EACH):
        if table.is_free(seat, colour):
            found["healthy"] += 1
        elif table.is_infected(seat, colour):
            found["infected"] += 1
        elif table.is_vaccinated(seat, colour):
            found["vaccinated"] += 1
        elif table.is_immunised(seat, colour):
            found["immunised"] += 1
    return found
