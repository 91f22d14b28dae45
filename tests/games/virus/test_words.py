"""Virus! in words: sentences read aloud, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from sobremesa.words import LANGUAGES, Words
from tests.games.playing import after
from tests.games.virus.helpers import GAME, at

NAMES = ("Ana", "Berto", "Carla")
SPANISH, ENGLISH = (Words(language, GAME, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "spanish", "english"),
    [
        ("organ:red", "órgano rojo (corazón)", "red organ (heart)"),
        ("organ:multi", "órgano multicolor", "multicolour organ"),
        ("virus:red", "virus rojo", "red virus"),
        ("medicine:yellow", "medicina amarilla", "yellow medicine"),
        ("medicine:blue", "medicina azul", "blue medicine"),
        ("thief", "Ladrón de órganos", "Organ Thief"),
    ],
)
def test_cards(card: str, spanish: str, english: str) -> None:
    assert (SPANISH.card(card), ENGLISH.card(card)) == (spanish, english)


@pytest.mark.parametrize(
    ("cards", "spanish", "english"),
    [
        (["organ:blue"] * 2, "2 órganos azules", "2 blue organs"),
        (
            ["virus:multi", "virus:multi", "medicine:red"],
            "2 virus multicolores y una medicina roja",
            "2 multicolour viruses and a red medicine",
        ),
        (
            ["medicine:green", "medicine:green", "thief", "thief", "error"],
            "2 medicinas verdes, 2 Ladrones de órganos y un Error médico",
            "2 green medicines, 2 Organ Thieves and a Medical Error",
        ),
    ],
)
def test_lists_of_cards(cards: list[str], spanish: str, english: str) -> None:
    assert (SPANISH.cards(cards), ENGLISH.cards(cards)) == (spanish, english)


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        ("organ:red", "Colocar el corazón", "Place the heart"),
        (
            "virus:red>1.red",
            "Jugar un virus rojo sobre el corazón de Berto",
            "Play a red virus on Berto’s heart",
        ),
        (
            "medicine:multi>0.multi",
            "Jugar una medicina multicolor sobre tu órgano multicolor",
            "Play a multicolour medicine on your multicolour organ",
        ),
        (
            "transplant>0.red=1.blue",
            "Cambiar tu corazón por el cerebro de Berto con un Trasplante",
            "Exchange your heart for Berto’s brain with a Transplant",
        ),
        (
            "transplant>1.red=2.blue",
            "Intercambiar el corazón de Berto y el cerebro de Carla con un Trasplante",
            "Exchange Berto’s heart and Carla’s brain with a Transplant",
        ),
        (
            "spread:red>1.red",
            "Pasar el virus de tu corazón al corazón de Berto",
            "Pass the virus from your heart to Berto’s heart",
        ),
        (
            "spread:red>stays",
            "Dejar donde está el virus de tu corazón",
            "Leave the virus on your heart where it is",
        ),
        (
            "discard:virus:red+virus:red+glove",
            "Descartar 2 virus rojos y un Guante de látex",
            "Discard 2 red viruses and a Latex Glove",
        ),
        (
            "null:thief",
            "Jugar un Ladrón de órganos sin efecto",
            "Play an Organ Thief to no effect",
        ),
    ],
)
def test_moves(move: str, spanish: str, english: str) -> None:
    told = GAME.parse(move)
    assert (SPANISH.move(told, 0), ENGLISH.move(told, 0)) == (spanish, english)


def test_the_other_side_of_a_transplant_may_be_ones_own() -> None:
    move = GAME.parse("transplant>0.red=1.blue")
    assert SPANISH.move(move, 1) == "Cambiar tu cerebro por el corazón de Ana con un Trasplante"
    assert (
        SPANISH.acted(1, move) == "Berto cambia su cerebro por el corazón de Ana con un Trasplante."
    )
    assert (
        ENGLISH.acted(1, move) == "Berto exchanges their brain for Ana’s heart with a Transplant."
    )


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        ("organ:multi", "Ana coloca un órgano multicolor.", "Ana places a multicolour organ."),
        (
            "virus:red>1.red",
            "Ana juega un virus rojo sobre el corazón de Berto.",
            "Ana plays a red virus on Berto’s heart.",
        ),
        (
            "medicine:red>0.red",
            "Ana juega una medicina roja sobre su propio corazón.",
            "Ana plays a red medicine on their own heart.",
        ),
        (
            "thief>2.yellow",
            "Ana roba el hueso de Carla con un Ladrón de órganos.",
            "Ana steals Carla’s bone with an Organ Thief.",
        ),
        (
            "error>1",
            "Ana cambia su cuerpo por el de Berto con un Error médico.",
            "Ana exchanges their body for Berto’s with a Medical Error.",
        ),
        ("glove", "Ana juega un Guante de látex.", "Ana plays a Latex Glove."),
        (
            "null:thief",
            "Ana juega un Ladrón de órganos sin efecto.",
            "Ana plays an Organ Thief to no effect.",
        ),
        (
            "spread:red>1.red",
            "Ana pasa el virus de su corazón al corazón de Berto.",
            "Ana passes the virus from their heart to Berto’s heart.",
        ),
        (
            "spread:red>stays",
            "Ana deja donde está el virus de su corazón.",
            "Ana leaves the virus on their heart where it is.",
        ),
        (
            "discard:medicine:blue+contagion",
            "Ana descarta una medicina azul y un Contagio.",
            "Ana discards a blue medicine and a Contagion.",
        ),
    ],
)
def test_the_log_of_moves(move: str, spanish: str, english: str) -> None:
    told = GAME.parse(move)
    assert (SPANISH.acted(0, told), ENGLISH.acted(0, told)) == (spanish, english)


def refused(bodies: str, hand: str, move: str, **options: Any) -> tuple[str, str]:
    """Why Ana cannot make this move, after a Contagion if she is to spread one."""
    state = at(bodies, f"{hand} | ?", options=options)
    if hand == "contagion" and move != "contagion":
        after(state, "contagion")
    refusal = state.refusal(0, move)
    assert refusal is not None, move
    return SPANISH.refusal(refusal, 0), ENGLISH.refusal(refusal, 0)


@pytest.mark.parametrize(
    ("bodies", "hand", "move", "spanish", "english"),
    [
        (
            "|",
            "thief",
            "virus:red>1.red",
            "No tienes en la mano ningún virus rojo (VI-4.1)",
            "You do not hold this card: red virus (VI-4.1)",
        ),
        (
            "|",
            "thief",
            "medicine:red>1.red",
            "No tienes en la mano ninguna medicina roja (VI-4.1)",
            "You do not hold this card: red medicine (VI-4.1)",
        ),
        (
            "|",
            "thief",
            "null:error",
            "No tienes en la mano ningún Error médico (VI-4.1)",
            "You do not hold this card: Medical Error (VI-4.1)",
        ),
        (
            "|",
            "thief",
            "discard:thief+thief",
            "No tienes en la mano todas estas cartas: 2 Ladrones de órganos (VI-4.1)",
            "You do not hold all these cards: 2 Organ Thieves (VI-4.1)",
        ),
        (
            "|",
            "thief",
            "discard:glove",
            "No tienes en la mano esta carta: un Guante de látex (VI-4.1)",
            "You do not hold this card: a Latex Glove (VI-4.1)",
        ),
        (
            "|",
            "thief",
            "discard:nothing",
            "Tienes que descartar al menos una carta (VC-10)",
            "You must discard at least one card (VC-10)",
        ),
        (
            "|",
            "thief",
            "discard:thief+thief+thief+thief",
            "Puedes descartar tres cartas como mucho (VI-4.1)",
            "You can discard three cards at most (VI-4.1)",
        ),
        (
            "|",
            "virus:red",
            "virus:red>1.red",
            "No hay ningún corazón en el cuerpo de Berto (VI-3.5)",
            "There is no heart in Berto’s body (VI-3.5)",
        ),
        (
            "|",
            "medicine:multi",
            "medicine:multi>0.multi",
            "No hay ningún órgano multicolor en tu cuerpo (VI-3.5)",
            "There is no multicolour organ in your body (VI-3.5)",
        ),
        (
            "red |",
            "transplant",
            "transplant>0.red=1.blue",
            "Para ese Trasplante hacen falta tu corazón y el cerebro de Berto,"
            " y no están los dos (VI-6.1)",
            "That Transplant needs your heart and Berto’s brain, and not both are there (VI-6.1)",
        ),
        (
            "red |",
            "transplant",
            "transplant>0.red=1.red",
            "Para ese Trasplante hacen falta tu corazón y el de Berto, y no están los dos (VI-6.1)",
            "That Transplant needs your heart and Berto’s, and not both are there (VI-6.1)",
        ),
        (
            "|",
            "transplant",
            "transplant>1.red=2.red",
            "Ahí no se sienta nadie: en esta mesa hay menos jugadores (VI-1.3)",
            "Nobody sits there: this table has fewer players (VI-1.3)",
        ),
        (
            "| red",
            "virus:blue",
            "virus:blue>1.red",
            "Los colores no encajan: un virus azul solo se juega sobre un órgano azul (cerebro)"
            " o un órgano multicolor (VI-3.1)",
            "The colours do not match: a blue virus goes only on a blue organ (brain)"
            " or a multicolour organ (VI-3.1)",
        ),
        (
            "blue | red",
            "medicine:green",
            "medicine:green>0.blue",
            "Los colores no encajan: una medicina verde solo se juega"
            " sobre un órgano verde (estómago) o un órgano multicolor (VI-3.1)",
            "The colours do not match: a green medicine goes only on a green organ (stomach)"
            " or a multicolour organ (VI-3.1)",
        ),
        (
            "| red+medicine:red+medicine:red",
            "virus:red",
            "virus:red>1.red",
            "Ese órgano no admite virus: está inmunizado (VI-2.4)",
            "That organ takes no virus: it is immunised (VI-2.4)",
        ),
        (
            "| red+medicine:red+medicine:red",
            "medicine:red",
            "medicine:red>1.red",
            "Ese órgano no admite más medicinas: está inmunizado (VI-2.4)",
            "That organ takes no more medicine: it is immunised (VI-2.4)",
        ),
        (
            "| red+medicine:red+medicine:red",
            "thief",
            "thief>1.red",
            "No puedes robar ese órgano: está inmunizado (VI-6.2)",
            "You cannot steal that organ: it is immunised (VI-6.2)",
        ),
        (
            "blue | red+medicine:red+medicine:red",
            "transplant",
            "transplant>0.blue=1.red",
            "No puedes intercambiar esos órganos: al menos uno está inmunizado (VI-6.1)",
            "You cannot exchange those organs: at least one is immunised (VI-6.1)",
        ),
        (
            "red |",
            "organ:red",
            "organ:red",
            "Ya tienes un corazón en tu cuerpo (VI-4.4)",
            "You already have a heart in your body (VI-4.4)",
        ),
        (
            "red | red",
            "thief",
            "thief>1.red",
            "No puedes robar ese órgano: ya tienes un corazón (VI-6.2)",
            "You cannot steal that organ: you already have a heart (VI-6.2)",
        ),
        (
            "red blue | blue",
            "transplant",
            "transplant>0.red=1.blue",
            "El intercambio dejaría un cuerpo con dos órganos del mismo color (VC-3)",
            "The exchange would leave a body with two organs of the same colour (VC-3)",
        ),
        (
            "red | red",
            "transplant",
            "transplant>0.red=1.red",
            "No se pueden intercambiar dos órganos del mismo color (VC-2)",
            "Two organs of the same colour cannot be exchanged (VC-2)",
        ),
        (
            "red blue |",
            "transplant",
            "transplant>0.red=0.blue",
            "El Trasplante necesita un órgano de cada uno de dos jugadores distintos (VI-6.1)",
            "The Transplant needs one organ from each of two different players (VI-6.1)",
        ),
        (
            "red |",
            "thief",
            "thief>0.red",
            "El Ladrón de órganos le quita un órgano a un rival, no a ti (VI-6.2)",
            "The Organ Thief takes an organ from a rival, not from you (VI-6.2)",
        ),
        (
            "red |",
            "error",
            "error>0",
            "El Error médico cambia tu cuerpo por el de otro jugador, no por el tuyo (VI-6.5)",
            "The Medical Error exchanges your body for another player’s, not for your own (VI-6.5)",
        ),
        (
            "|",
            "error",
            "error>1",
            "Tu cuerpo y el de Berto están vacíos: no hay nada que intercambiar (VI-6.5)",
            "Your body and Berto’s are empty: there is nothing to exchange (VI-6.5)",
        ),
        (
            "red |",
            "error",
            "error>4",
            "Ahí no se sienta nadie: en esta mesa hay menos jugadores (VI-1.3)",
            "Nobody sits there: this table has fewer players (VI-1.3)",
        ),
        (
            "red+virus:red | blue",
            "contagion",
            "contagion",
            "No tienes ningún virus que pueda pasar a un órgano de un rival (VI-6.3)",
            "You have no virus that could pass to an organ of a rival (VI-6.3)",
        ),
        (
            "|",
            "thief",
            "null:thief",
            "En esta mesa no se puede jugar un tratamiento sin efecto (VI-4.2)",
            "At this table a treatment cannot be played to no effect (VI-4.2)",
        ),
        (
            "red+virus:red | red",
            "thief",
            "spread:red>1.red",
            "No hay ningún Contagio en marcha (VI-6.3)",
            "No Contagion is going on (VI-6.3)",
        ),
    ],
)
def test_refusals(bodies: str, hand: str, move: str, spanish: str, english: str) -> None:
    assert refused(bodies, hand, move) == (spanish, english)


SPREADING = "red+virus:red blue+virus:blue | red blue multi yellow+virus:yellow"


@pytest.mark.parametrize(
    ("bodies", "move", "spanish", "english"),
    [
        (
            SPREADING,
            "discard:thief",
            "Primero hay que acabar el Contagio: decide adónde va cada virus (VI-6.3)",
            "The Contagion must be finished first: decide where each virus goes (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:blue>1.blue",
            "Ahora no se decide sobre tu cerebro: responde sobre el órgano por el que"
            " se te pregunta (VI-6.3)",
            "Your brain is not to be decided now: answer for the organ you are asked"
            " about (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:green>1.green",
            "No tienes ningún estómago con un virus que aún pueda pasar a un rival (VI-6.3)",
            "You have no stomach with a virus that could still pass to a rival (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:red>0.blue",
            "El virus ha de pasar a un órgano de un rival, no a uno tuyo (VI-6.3)",
            "The virus must pass to an organ of a rival, not to one of yours (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:red>1.green",
            "No hay ningún estómago en el cuerpo de Berto (VI-6.3)",
            "There is no stomach in Berto’s body (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:red>1.blue",
            "Los colores no encajan: ese virus no puede pasar al cerebro de Berto (VI-6.3)",
            "The colours do not match: this virus cannot pass to Berto’s brain (VI-6.3)",
        ),
        (
            "red+virus:multi | red+virus:red blue",
            "spread:red>1.red",
            "El virus solo puede pasar a un órgano libre, y ese ya lleva alguna carta (VC-4)",
            "The virus can only pass to a free organ, and a card lies on that one already (VC-4)",
        ),
        (
            "red+virus:multi | red+medicine:red+medicine:red blue",
            "spread:red>1.red",
            "El virus no puede pasar a ese órgano: está inmunizado (VI-6.3)",
            "The virus cannot pass to that organ: it is immunised (VI-6.3)",
        ),
        (
            SPREADING,
            "spread:red>stays",
            "Han de pasar tantos virus como sea posible, y así pasarían menos (VI-6.3)",
            "As many viruses as possible must pass, and this way it would be fewer (VI-6.3)",
        ),
    ],
)
def test_refusals_while_a_contagion_goes_on(
    bodies: str, move: str, spanish: str, english: str
) -> None:
    assert refused(bodies, "contagion", move) == (spanish, english)


def test_a_second_virus_for_one_organ_is_refused() -> None:
    state = after(at(SPREADING, "contagion | ?"), "contagion", "spread:red>1.multi")
    refusal = state.refusal(0, "spread:blue>1.multi")
    assert refusal is not None
    assert SPANISH.refusal(refusal, 0) == (
        "A ese órgano ya va otro virus, y cada uno recibe uno como máximo (VI-6.3)"
    )


@pytest.mark.parametrize(
    ("option", "bodies", "hand", "move", "spanish", "english"),
    [
        (
            {"virus_on_self": False},
            "red |",
            "virus:red",
            "virus:red>0.red",
            "En esta mesa no puedes jugar virus sobre tus propios órganos (VI-4.3)",
            "At this table you cannot play viruses on your own organs (VI-4.3)",
        ),
        (
            {"medicine_on_rival": False},
            "| red",
            "medicine:red",
            "medicine:red>1.red",
            "En esta mesa solo puedes jugar medicinas sobre tus propios órganos (VI-4.3)",
            "At this table you can play medicines only on your own organs (VI-4.3)",
        ),
        (
            {"match_attached": True},
            "| multi+virus:red",
            "medicine:blue",
            "medicine:blue>1.multi",
            "En esta mesa, la medicina ha de ser compatible también con el virus"
            " que quieres quitar (VI-3.4)",
            "At this table the medicine must also match the virus that you want to remove (VI-3.4)",
        ),
        (
            {"match_attached": True},
            "| multi+medicine:red",
            "virus:blue",
            "virus:blue>1.multi",
            "En esta mesa, el virus ha de ser compatible también con la medicina"
            " que lleva ese órgano (VI-3.4)",
            "At this table the virus must also match the medicine on that organ (VI-3.4)",
        ),
        (
            {"match_attached": True, "contagion_targets": "any"},
            "red+virus:red | red multi+medicine:blue",
            "contagion",
            "spread:red>1.multi",
            "En esta mesa, el virus ha de ser compatible también con la medicina"
            " que lleva ese órgano (VI-3.4)",
            "At this table the virus must also match the medicine on that organ (VI-3.4)",
        ),
        (
            {"contagion_maximum": False},
            "red+virus:red | red",
            "contagion",
            "spread:red>stays",
            "Ha de pasar al menos un virus, y así no pasaría ninguno (VI-6.3)",
            "At least one virus must pass, and this way none would (VI-6.3)",
        ),
        (
            {"allow_null_treatments": True},
            "| red",
            "thief",
            "null:thief",
            "Ese tratamiento puede tener efecto, así que no se puede jugar sin él (VI-4.2)",
            "This treatment can have an effect, so it cannot be played without one (VI-4.2)",
        ),
    ],
)
def test_refusals_of_a_house(
    option: dict[str, Any], bodies: str, hand: str, move: str, spanish: str, english: str
) -> None:
    assert refused(bodies, hand, move, **option) == (spanish, english)


def test_the_organs_of_a_transplant_are_named_from_where_one_sits() -> None:
    alike = at("red | ", "? | transplant", turn=1).refusal(1, "transplant>0.red=1.red")
    other = at("red | ", "? | transplant", turn=1).refusal(1, "transplant>0.red=1.blue")
    rivals = at("| red | ", "transplant | ? | ?").refusal(0, "transplant>1.red=2.red")
    assert alike is not None
    assert other is not None
    assert rivals is not None
    assert SPANISH.refusal(alike, 1).startswith(
        "Para ese Trasplante hacen falta tu corazón y el de Ana, y no"
    )
    assert ENGLISH.refusal(alike, 1).startswith("That Transplant needs your heart and Ana’s, and")
    assert ENGLISH.refusal(other, 1).startswith(
        "That Transplant needs your brain and Ana’s heart, and"
    )
    assert SPANISH.refusal(rivals, 0).startswith(
        "Para ese Trasplante hacen falta el corazón de Berto y el de Carla, y no"
    )


def test_when_it_is_another_s_turn_and_when_all_is_over() -> None:
    state = at("red blue green | red", "organ:yellow | organ:blue")
    early = state.refusal(1, "organ:blue")
    late = after(state, "organ:yellow").refusal(0, "thief>1.red")
    assert early is not None
    assert late is not None
    assert SPANISH.refusal(early) == "No es tu turno (VI-1.7)"
    assert SPANISH.refusal(late) == "La partida ha terminado: ya no se puede jugar nada (VI-7.5)"


def test_prompts() -> None:
    state = at("red+virus:red | red", "contagion | ?")
    choose, spread = state.prompt(0), after(state, "contagion").prompt(0)
    assert choose is not None
    assert spread is not None
    assert SPANISH.prompt(choose) == "¿Qué carta juegas, o cuáles descartas? (VI-4.1)"
    assert ENGLISH.prompt(choose) == "Which card do you play, or which do you discard? (VI-4.1)"
    assert SPANISH.prompt(spread) == "¿Adónde va el virus de tu corazón? (VI-6.3)"
    assert ENGLISH.prompt(spread) == "Where does the virus on your heart go? (VI-6.3)"


def log(words: Words, bodies: str, hands: str, *moves: str) -> list[str]:
    """What is told of some moves."""
    state = at(bodies, hands)
    told = [words.event(event.seen_by(None) or {}) for event in after(state, *moves).events]
    return [sentence for sentence in told if sentence is not None]


def test_a_turn_is_told() -> None:
    played = ("| red", "virus:red thief error | ?", "virus:red>1.red")
    assert log(SPANISH, *played) == [
        "Ana juega un virus rojo sobre el corazón de Berto.",
        "El corazón de Berto queda infectado (VI-2.2).",
        "Ana roba una carta (VI-4.5).",
    ]
    assert log(ENGLISH, *played) == [
        "Ana plays a red virus on Berto’s heart.",
        "Berto’s heart is infected (VI-2.2).",
        "Ana draws a card (VI-4.5).",
    ]


def test_a_glove_is_told() -> None:
    assert log(SPANISH, "|", "glove thief error | thief virus:red virus:red", "glove") == [
        "Ana juega un Guante de látex.",
        "Berto descarta las 3 cartas de su mano (VI-6.4).",
        "Ana roba una carta (VI-4.5).",
        "Berto roba tres cartas, y ahí acaba su turno (VI-4.6).",
    ]


@pytest.mark.parametrize(
    ("diagram", "spanish", "english"),
    [
        ({}, "falta «bodies»", "“bodies” is missing"),
        (
            {"bodies": [["red+virus:blue"], []]},
            "el órgano rojo del asiento 0 no puede llevar virus:blue",
            "the red organ of seat 0 cannot hold virus:blue",
        ),
        (
            {"bodies": [["multi", "multi"], []]},
            "el cuerpo del asiento 0 tiene dos órganos multicolores",
            "the body of seat 0 has two multicolour organs",
        ),
        (
            {"bodies": [["multi"], ["multi"]]},
            "en la caja solo hay una carta organ:multi",
            "the box holds only one card organ:multi",
        ),
        (
            {"bodies": [[], []], "pile": ["contagion"] * 3},
            "en la caja solo hay 2 cartas contagion",
            "the box holds only 2 cards contagion",
        ),
    ],
)
def test_what_is_wrong_with_a_position(diagram: Any, spanish: str, english: str) -> None:
    with pytest.raises(Bad) as bad:
        GAME.position(diagram)
    assert spanish in SPANISH.bad(bad.value)
    assert english in ENGLISH.bad(bad.value)


def test_the_end_is_told() -> None:
    state = at("red blue green | red", "organ:yellow | ?")
    after(state, "organ:yellow")
    spanish = "Gana Ana: reúne cuatro órganos sanos de colores distintos (VI-7.1)."
    english = "Ana wins with four healthy organs of different colours (VI-7.1)."
    assert (SPANISH.result(state), ENGLISH.result(state)) == (spanish, english)
    last = state.events[-1].seen_by(1)
    assert last is not None
    assert SPANISH.event(last) == spanish
    assert SPANISH.text(state.scene(None)["phase"]) == "Fin de la partida: gana Ana"
