"""PoCoBOT in words: sentences read aloud, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from sobremesa.words import LANGUAGES, Words
from tests.games.playing import after
from tests.games.pocobot.helpers import GAME, at

NAMES = ("Ana", "Berto")
SPANISH, ENGLISH = (Words(language, GAME, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "spanish", "english"),
    [
        ("9S", "9 de picas", "9 of spades"),
        ("10C", "10 de tréboles", "10 of clubs"),
        ("QH", "Q de corazones", "Q of hearts"),
        ("AD", "as de diamantes", "ace of diamonds"),
    ],
)
def test_cards(card: str, spanish: str, english: str) -> None:
    assert (SPANISH.card(card), ENGLISH.card(card)) == (spanish, english)


def test_lists_of_cards() -> None:
    cards = ["5D", "QS", "AH"]
    assert SPANISH.cards(cards) == "el 5 de diamantes, la Q de picas y el as de corazones"
    assert ENGLISH.cards(cards) == "the 5 of diamonds, the Q of spades and the ace of hearts"


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        (
            "place:9S",
            "Colocar el 9 de picas en Proyectiles",
            "Place the 9 of spades in Projectiles",
        ),
        (
            "place:KH>pilot",
            "Colocar la K de corazones como Piloto",
            "Place the K of hearts as Pilot",
        ),
        (
            "place:JD>copilot@clubs",
            "Colocar la J de diamantes como Copiloto para ampliar Armadura",
            "Place the J of diamonds as Copilot to raise Armour",
        ),
        (
            "place:AD",
            "Colocar el as de diamantes como Potenciador",
            "Place the ace of diamonds as Booster",
        ),
        ("remove:QS", "Retirar la Q de picas", "Remove the Q of spades"),
        ("burn:5D", "Quemar el 5 de diamantes y robar 5", "Burn the 5 of diamonds and draw 5"),
        (
            "crew:QS+KD",
            "Hacer la maniobra de la tripulación con la Q de picas y la K de diamantes",
            "Make the crew manoeuvre with the Q of spades and the K of diamonds",
        ),
        ("points:1", "Declarar 1 punto, con 1 de combustible", "Declare 1 point, with 1 of fuel"),
        (
            "points:15",
            "Declarar 15 puntos, con 8 de combustible",
            "Declare 15 points, with 8 of fuel",
        ),
        ("extra:7S", "Añadir el 7 de picas: 7 puntos más", "Add the 7 of spades: 7 more points"),
        (
            "pay:5D+4D",
            "Pagar con el 5 de diamantes y el 4 de diamantes: 9 de combustible",
            "Pay with the 5 of diamonds and the 4 of diamonds: 9 of fuel",
        ),
        (
            "fire:7S",
            "Disparar el 7 de picas: ataque de 7",
            "Fire the 7 of spades: an attack of 7",
        ),
        (
            "dodge:5D",
            "Esquivar con el 5 de diamantes: 5 puntos menos",
            "Dodge with the 5 of diamonds: 5 points less",
        ),
        ("dodge:none", "No esquivar", "Do not dodge"),
        ("pass:2C", "Pasar descartando el 2 de tréboles", "Pass, discarding the 2 of clubs"),
        ("pass:none", "Pasar sin descartar nada", "Pass, discarding nothing"),
    ],
)
def test_moves(move: str, spanish: str, english: str) -> None:
    told = GAME.parse(move)
    assert (SPANISH.move(told, 0), ENGLISH.move(told, 0)) == (spanish, english)


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        (
            "place:KH>pilot",
            "Ana coloca la K de corazones como Piloto.",
            "Ana places the K of hearts as Pilot.",
        ),
        ("remove:4C", "Ana retira el 4 de tréboles.", "Ana removes the 4 of clubs."),
        ("done", "Ana termina de modificar su mecha.", "Ana finishes modifying the mecha."),
        (
            "shed:9H",
            "Ana descarta el 9 de corazones, que ya no cabe en su módulo.",
            "Ana discards the 9 of hearts, for which its module has no more room.",
        ),
        (
            "burn:5D",
            "Ana quema el 5 de diamantes para robar 5.",
            "Ana burns the 5 of diamonds to draw 5.",
        ),
        (
            "pay:8C",
            "Ana paga con el 8 de tréboles: 8 de combustible.",
            "Ana pays with the 8 of clubs: 8 of fuel.",
        ),
        ("back", "Ana vuelve un paso atrás.", "Ana goes one step back."),
        (
            "pass:AH",
            "Ana descarta el as de corazones para pasar.",
            "Ana discards the ace of hearts to pass.",
        ),
    ],
)
def test_the_log_of_moves(move: str, spanish: str, english: str) -> None:
    told = GAME.parse(move)
    assert (SPANISH.acted(0, told), ENGLISH.acted(0, told)) == (spanish, english)


def told(state: State, *moves: str) -> tuple[list[str], list[str]]:
    """What the log says of moves, in both languages, as a spectator hears it."""
    state.recording = True
    after(state, *moves)
    seen = [event.seen_by(None) for event in state.events]
    return (
        [line for one in seen if one and (line := SPANISH.event(one))],
        [line for one in seen if one and (line := ENGLISH.event(one))],
    )


def test_an_attack_from_beginning_to_end() -> None:
    state = at("P=QS S9,7,5 H10 C8,3 F8,2", "H3,6 C4,7", "", "5D 3D")
    spanish, english = told(state, "attack", "points:14", "extra:7S", "pay:8D", "dodge:5D")
    assert spanish[:-1] == [
        "Ana prepara un ataque con combustible.",
        "Ana elige 14 puntos, con 7 de combustible.",
        "Ana añade el 7 de picas como proyectil extra.",
        "Ana paga con el 8 de diamantes: 8 de combustible.",
        "Ana ataca con 14 puntos y un proyectil extra de 7 (PB-7.8).",
        "Berto esquiva con el 5 de diamantes.",
        "Berto quita 5 puntos al ataque, y quedan 16 (PB-10.1).",
        "Berto pierde el 4 de tréboles de la Armadura, y quedan 12 puntos de ataque (PB-10.4).",
        "Berto pierde el 7 de tréboles de la Armadura, y quedan 5 puntos de ataque (PB-10.4).",
        "Berto pierde el 3 de corazones, que sale de la partida, y quedan 2 puntos de ataque"
        " (PB-10.5).",
        "La Defensa de Berto aguanta con el 6 de corazones, y el ataque se detiene ahí,"
        " con 2 puntos sin gastar (PB-10.5).",
    ]
    assert english[:-1] == [
        "Ana prepares an attack with fuel.",
        "Ana chooses 14 points, with 7 of fuel.",
        "Ana adds the 7 of spades as an extra projectile.",
        "Ana pays with the 8 of diamonds: 8 of fuel.",
        "Ana attacks with 14 points and an extra projectile of 7 (PB-7.8).",
        "Berto dodges with the 5 of diamonds.",
        "Berto takes 5 points off the attack, and 16 are left (PB-10.1).",
        "Berto loses the 4 of clubs of the Armour, and 12 points of the attack are left (PB-10.4).",
        "Berto loses the 7 of clubs of the Armour, and 5 points of the attack are left (PB-10.4).",
        "Berto loses the 3 of hearts, which leaves the game, and 2 points of the attack are left"
        " (PB-10.5).",
        "Berto’s Defence holds with the 6 of hearts, and the attack stops there,"
        " with 2 points unspent (PB-10.5).",
    ]


def said(what: str, **arguments: Any) -> tuple[str | None, str | None]:
    clause = next(one.clause for one in GAME.sayings.values() if one.name == what)
    event = {"type": "said", "what": what, "clause": clause, **arguments}
    return SPANISH.event(event), ENGLISH.event(event)


@pytest.mark.parametrize(
    ("what", "arguments", "spanish", "english"),
    [
        (
            "turn-card",
            {"player": 0, "card": "AD"},
            "Ana saca el as de diamantes para ver quién empieza (PB-5.4).",
            "Ana draws the ace of diamonds to see who starts (PB-5.4).",
        ),
        (
            "recycled",
            {"count": 12},
            "El mazo se había agotado: las 12 cartas del descarte, barajadas, forman el nuevo"
            " (PB-5.7).",
            "The draw pile had run out: the 12 cards of the discard pile, shuffled, form the new"
            " one (PB-5.7).",
        ),
        (
            "drew-action",
            {"player": 0, "count": 0},
            "Ana no roba nada, porque el mazo está vacío (PB-7.6).",
            "Ana draws nothing, as the draw pile is empty (PB-7.6).",
        ),
        (
            "orphan",
            {"player": 0, "card": "JD"},
            "Ana se queda sin Piloto y descarta también al Copiloto, la J de diamantes (PA-24).",
            "Ana is left without a Pilot and discards the Copilot too, the J of diamonds (PA-24).",
        ),
        (
            "dodged",
            {"player": 1, "value": 5, "left": 0},
            "Berto quita 5 puntos al ataque, y no queda nada de él (PB-10.1).",
            "Berto takes 5 points off the attack, and nothing of it is left (PB-10.1).",
        ),
        (
            "armour-holds",
            {"player": 1, "card": "7C", "left": 1},
            "La Armadura de Berto aguanta con el 7 de tréboles, y el ataque se detiene ahí,"
            " con 1 punto sin gastar (PB-10.4).",
            "Berto’s Armour holds with the 7 of clubs, and the attack stops there,"
            " with 1 point unspent (PB-10.4).",
        ),
        (
            "breached",
            {"player": 1},
            "El ataque llega al interior del mecha de Berto, que no tiene ningún corazón (PA-63).",
            "The attack gets inside Berto’s mecha, which has no hearts (PA-63).",
        ),
    ],
)
def test_what_happens(what: str, arguments: dict[str, Any], spanish: str, english: str) -> None:
    assert said(what, **arguments) == (spanish, english)


@pytest.mark.parametrize(
    ("ending", "winners", "spanish", "english"),
    [
        (
            "destroyed",
            [1],
            "Gana Berto: ha caído el último corazón del mecha rival (PB-11.1).",
            "Berto wins: the last heart of the rival’s mecha has fallen (PB-11.1).",
        ),
        (
            "dismantled",
            [0],
            "Gana Ana: su rival ha retirado su propio último corazón (PA-64).",
            "Ana wins: the rival has removed their own last heart (PA-64).",
        ),
        (
            "stalemate",
            [0, 1],
            "Tablas entre Ana y Berto: llevan demasiados turnos sin atacarse (PA-69).",
            "A draw between Ana and Berto: too many turns without an attack (PA-69).",
        ),
    ],
)
def test_endings(ending: str, winners: list[int], spanish: str, english: str) -> None:
    clause = next(one.clause for one in GAME.endings.values() if one.name == ending)
    event = {"type": "ended", "ending": ending, "clause": clause, "winners": winners}
    assert (SPANISH.event(event), ENGLISH.event(event)) == (spanish, english)


@pytest.mark.parametrize(
    ("own", "hand", "moves", "move", "spanish", "english"),
    [
        (
            "H4",
            "",
            (),
            "place:9S",
            "No tienes en la mano el 9 de picas (PB-7.1)",
            "You do not hold the 9 of spades (PB-7.1)",
        ),
        (
            "P=QS K=QC H4",
            "",
            (),
            "crew:KS+KH",
            "No tienes en la mano las dos cartas: la K de picas y la K de corazones (PB-7.7)",
            "You do not hold both cards: the K of spades and the K of hearts (PB-7.7)",
        ),
        (
            "B=AS",
            "AC",
            (),
            "place:AC",
            "Ese puesto está ocupado: retira antes el Potenciador que tienes (PB-4.6)",
            "That place is taken: first remove the Booster you have (PB-4.6)",
        ),
        (
            "S9,7",
            "5S",
            (),
            "place:5S",
            "En Proyectiles ya no cabe ninguna carta más (PB-4.1)",
            "Projectiles has no room for another card (PB-4.1)",
        ),
        (
            "S9 F5",
            "",
            (),
            "attack",
            "Tu mecha no está montado, así que no puede atacar con combustible (PB-3.3)",
            "Your mecha is not mounted, so it cannot attack with fuel (PB-3.3)",
        ),
        (
            "P=QS S9,7,5 H2 C2,3 F8,2",
            "",
            ("attack",),
            "points:21",
            "No te llega el combustible: harían falta 11 (PB-7.9)",
            "Your fuel is not enough: it would take 11 (PB-7.9)",
        ),
        (
            "P=QS S9,7,5 H2 C2,3 F8,2",
            "",
            ("attack", "points:13"),
            "extra:9S",
            "Sin esa pica no llegas a los puntos que has declarado, así que no puede ser el"
            " proyectil extra (PA-47)",
            "Without that spade you do not reach the points you have declared, so it cannot be the"
            " extra projectile (PA-47)",
        ),
        (
            "S9",
            "",
            (),
            "fire:9S",
            "No se puede disparar un proyectil hasta que alguien haya hecho el primer ataque con"
            " combustible (PA-51)",
            "No projectile can be fired until somebody has made the first attack with fuel (PA-51)",
        ),
    ],
)
def test_refusals(
    own: str, hand: str, moves: tuple[str, ...], move: str, spanish: str, english: str
) -> None:
    refusal = after(at(own, "H10", hand), *moves).refusal(0, move)
    assert refusal is not None
    assert (SPANISH.refusal(refusal, 0), ENGLISH.refusal(refusal, 0)) == (spanish, english)


@pytest.mark.parametrize(
    ("moves", "spanish", "english"),
    [
        ((), "¿Qué haces en este turno? (PB-6.1)", "What do you do this turn? (PB-6.1)"),
        (
            ("remove:8C",),
            "Llevas 1 de 2 operaciones. ¿Qué más cambias? (PB-7.1)",
            "You have used 1 of 2 operations. What else do you change? (PB-7.1)",
        ),
        (
            ("attack",),
            "Puedes usar hasta 20 puntos. ¿Con cuántos atacas? (PB-7.8)",
            "You may use up to 20 points. How many do you attack with? (PB-7.8)",
        ),
        (
            ("attack", "points:14"),
            "Atacas con 14 puntos. ¿Añades una pica como proyectil extra? (PB-7.8)",
            "You attack with 14 points. Do you add a spade as an extra projectile? (PB-7.8)",
        ),
        (
            ("attack", "points:14", "extra:none"),
            "Para 14 puntos hacen falta 7 de combustible. ¿Con qué lo pagas? (PB-7.9)",
            "14 points need 7 of fuel. What do you pay with? (PB-7.9)",
        ),
        (
            ("attack", "points:14", "extra:none", "pay:8D"),
            "Te atacan con 14 puntos. ¿Esquivas con un diamante de tu mano? (PB-10.1)",
            "You are attacked with 14 points. Do you dodge with a diamond of your hand? (PB-10.1)",
        ),
    ],
)
def test_prompts(moves: tuple[str, ...], spanish: str, english: str) -> None:
    state = after(at("P=QS S9,7,5 H10 C8,3 F8,2", "H3,6"), *moves)
    seat = state.waiting[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    assert (SPANISH.prompt(prompt, seat), ENGLISH.prompt(prompt, seat)) == (spanish, english)
