"""The rules against the oracle (oracle.py): costs, phase 3 and phase 1, on many states."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.protocolo.crowds import HOUSES, crowded
from tests.games.protocolo.helpers import AREAS, GAME, called
from tests.games.protocolo.oracle import PRINTED, Card, Hospital, N, Over, Shuffled
from tests.games.protocolo.oracle_phases import Asking, Question, World

TOKENS = ("pc", "est", "det", "inf", "bloq", "dos", "te", "left")
PILES = ("deck", "hand", "discard")
ENDINGS = {"rp": {"elimination", "double-zero"}, "pa": {"excellence"}, "time": {"last-turn"}}
CROWDS, A_CROWD = 10, 25
MATCHES, MOST = 8, 160  # of each house, and the moves of each
SETTINGS = [(house, seed) for house in range(len(HOUSES)) for seed in range(MATCHES)]


# -- a state of the product as the oracle sees it ----------------------------------------------


def world_of(state: State) -> World:
    """All of a state, the order of the decks included, in the oracle's own terms."""
    told = state.to_json()
    view = state.view(None)
    fields = view["fields"]
    piles = {
        zone: [GAME.card_name(card) for card in cards] for zone, cards in told["zones"].items()
    }
    names = {}
    for seat in (0, 1):
        for area in AREAS:
            zone = view["zones"][f"{area}.{seat}"]
            for kind, mark in zip(zone["cards"], zone["mark"], strict=True):
                names[called(kind, mark)] = (kind, mark)
    hospitals = []
    for seat in (0, 1):
        hospital = Hospital(
            fields["money"][seat], fields["pa"][seat], fields["earned"][seat], fields["rp"][seat]
        )
        for pile in PILES:
            setattr(hospital, pile, piles[f"{pile}.{seat}"])
        for area in AREAS:
            setattr(hospital, area, cards_in(state, view["zones"][f"{area}.{seat}"]))
        hospitals.append(hospital)
    return World(
        turn=fields["turn"][0],
        turns=fields["turns"][0],
        hospitals=hospitals,
        patients=piles["patients"],
        patients_discard=piles["patients_discard"],
        events=[piles["events.0"], piles["events.1"]],
        events_discard=[piles["events_discard.0"], piles["events_discard.1"]],
        options=dict(state.options),
        dearer=fields["changed"][3],
        clock=fields["clock"][0],
    )


def cards_in(state: State, zone: dict[str, Any]) -> list[Card]:
    """The cards of a part of a hospital."""
    found = []
    for i, kind in enumerate(zone["cards"]):
        tokens = {name: zone[name][i] for name in TOKENS if zone.get(name, [0] * 99)[i]}
        at = zone["at"][i] - 1 if "at" in zone else -1
        place = None
        if at >= 0:
            name = state.game.name_in_play(at)  # type: ignore[attr-defined]
            place = (name[:3], ord(name[3]) - ord("a") if len(name) > 3 else 0)
        found.append(Card(kind, zone["mark"][i], tokens, place, zone["since"][i]))
    return found


def told(world: World) -> dict[str, Any]:
    """A world for comparing: what lies in no order is sorted."""

    def cards(found: list[Card]) -> list[Any]:
        return sorted((one.key, sorted(one.tokens.items()), one.at) for one in found)

    return {
        "turn": world.turn,
        "hospitals": [
            {
                **{name: getattr(one, name) for name in ("money", "pa", "earned", "rp", "deck")},
                "hand": sorted(one.hand),
                "discard": sorted(one.discard),
                **{area: cards(getattr(one, area)) for area in AREAS if area != "overload"},
                "overload": [card.key for card in one.overload],
            }
            for one in world.hospitals
        ],
        "patients": world.patients,
        "patients_discard": sorted(world.patients_discard),
        "events": world.events,
        "events_discard": [sorted(pile) for pile in world.events_discard],
        "dearer": world.dearer,
    }


# -- playing both ------------------------------------------------------------------------------


def answer(state: State, question: Question, dice: random.Random) -> Any:
    """Answer what the oracle asks as the product is answered, if it asks at all."""
    kind, seat, answers = question
    plays = {"target": "choose", "save": "save", "discharge": "discharge", "branch": "option"}
    texts = {f"{plays[kind]}:{text_of(one)}": one for one in answers}
    if state.waiting == (seat,) and {str(move) for move in state.moves(seat)} == set(texts):
        move = dice.choice(sorted(texts))
        state.play(seat, move)
        return texts[move]
    assert len(answers) == 1, f"{question} is not asked, but {state.waiting}"
    return answers[0]


def text_of(one: Any) -> str:
    """An answer as moves name it."""
    return str(one + 1) if isinstance(one, int) else called(*one)


def follow(state: State, world: World, dice: random.Random) -> None:
    """End the turn in both: they come to the same end, or to the same state."""
    state.play(state.waiting[0], "end")
    over = end_of(state, world, dice)
    if over is None:
        assert state.result is None
        assert told(world_of(state)) == told(world)
        return
    assert state.result is not None, over
    assert state.result.reason in ENDINGS[over.why]
    assert set(state.result.winners) == over.winners


def end_of(state: State, world: World, dice: random.Random) -> Over | None:
    """The oracle's phase 3 and the phase 1 after it; how the game ends, if it does."""
    try:
        for step in (world.phase3, world.next_turn):
            converse(step(), state, dice)
    except Over as over:
        return over
    return None


def converse(asking: Asking, state: State, dice: random.Random) -> None:
    """Answer all that the oracle asks."""
    try:
        question = next(asking)
        while True:
            question = asking.send(answer(state, question, dice))
    except StopIteration:
        return


def turns(house: int, seed: int) -> Iterator[tuple[State, random.Random]]:
    """A random match, before each end of a phase 2."""
    dice = random.Random(f"{house} {seed}")
    state = GAME.start(seed=seed, options=HOUSES[house], record=False)
    for _ in range(MOST):
        if not state.waiting:
            return
        seat = state.waiting[0]
        moves = state.moves(seat)
        if str(moves[-1]) == "end" or any(str(move) == "end" for move in moves):
            yield state, dice
            busy = [move for move in moves if str(move) != "end"]
            if not busy or dice.random() < 0.25:
                state.play(seat, "end")
                continue
            moves = busy
        state.play(seat, dice.choice(moves))


@pytest.mark.clause("PC-6.14")
@pytest.mark.clause("PC-6.15")
@pytest.mark.clause("PC-6.16")
@pytest.mark.clause("PC-6.17")
@pytest.mark.clause("PC-6.1")
@pytest.mark.clause("PC-6.3")
@pytest.mark.clause("PC-6.4")
@pytest.mark.clause("CA-10")
@pytest.mark.clause("CA-82")
@pytest.mark.parametrize(("house", "seed"), SETTINGS)
def test_from_one_phase_2_to_the_next_both_come_to_the_same(house: int, seed: int) -> None:
    compared = 0
    for state, dice in turns(house, seed):
        copy = state.clone()
        try:
            follow(copy, world_of(copy), dice)
        except Shuffled:
            continue
        compared += 1
    assert compared > 20


# -- crowded hospitals ---------------------------------------------------------------------------


@pytest.mark.clause("CA-59")
@pytest.mark.clause("CA-60")
@pytest.mark.clause("CA-65")
@pytest.mark.clause("CA-67")
@pytest.mark.clause("CA-68")
@pytest.mark.clause("CA-80")
@pytest.mark.clause("CA-81")
@pytest.mark.clause("CA-82")
@pytest.mark.clause("CA-83")
@pytest.mark.clause("CA-84")
@pytest.mark.clause("CA-95")
@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("seed", range(CROWDS))
def test_in_crowded_hospitals_too(house: int, seed: int) -> None:
    dice = random.Random(f"crowd {house} {seed}")
    for _ in range(A_CROWD):
        state = GAME.position(crowded(dice, house))
        follow(state, world_of(state), dice)


@pytest.mark.clause("CA-40")
@pytest.mark.clause("CA-38")
@pytest.mark.clause("CA-72")
@pytest.mark.clause("CA-89")
@pytest.mark.parametrize(("house", "seed"), SETTINGS)
def test_both_reckon_the_same_costs_and_points(house: int, seed: int) -> None:
    for state, _ in turns(house, seed):
        world = world_of(state)
        seat = world.turn
        hospital = world.hospitals[seat]
        for move in state.moves(seat):
            play, _, rest = str(move).partition(":")
            after = state.clone()
            after.play(seat, move)
            paid = hospital.money - after.view(None)["fields"]["money"][seat]
            if play == "cure":
                staff, patient = (find(hospital, name) for name in rest.split(">"))
                assert paid == world.cure_cost(seat, staff, patient), move
                points = world.cure_points(seat, staff, patient)
                later = find(world_of(after).hospitals[seat], rest.split(">")[1])
                assert later["est"] == max(0, patient["est"] - points), move
                assert later["pc"] == patient["pc"] + max(0, points - patient["est"]), move
            elif play == "rest":
                staff = find(hospital, rest)
                later = find(world_of(after).hospitals[seat], rest)
                assert later["est"] == max(0, staff["est"] - world.rest(seat)), move
            elif play == "use" and "MONEY" not in PRINTED[rest[:3]]["active"]:
                card = find(hospital, rest.partition("@")[0].partition(">")[0])
                assert paid == world.ability_cost(seat, card), move


def find(hospital: Hospital, name: str) -> Card:
    """A card in play, by the name that moves give it."""
    found = hospital.find((name[:3], ord(name[3]) - ord("a") if len(name) > 3 else 0))
    assert found is not None, name
    return found


def test_the_oracle_has_the_numbers_of_the_rulebook() -> None:
    assert (N["pa_to_win"], N["reputation"], N["income"], N["places"]) == (20, 10, 5, 5)
    assert len(PRINTED) == 34 + 19 + 7 + 7 + 10 + 21
