"""¡Rescate! in words: sentences read aloud, in both languages."""

from __future__ import annotations

import pytest

from sobremesa.engine.state import State
from sobremesa.words import LANGUAGES, Words
from tests.games.rescate.helpers import GAME, after, at, dice, expert, figure

NAMES = ("Ana", "Berto", "Carla")
SPANISH, ENGLISH = (Words(language, GAME, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        ("move:n", "Moverse al norte", "Move to the north"),
        ("open:e", "Abrir la puerta del este", "Open the east door"),
        ("extinguish:here", "Extinguir en tu casilla", "Extinguish in your own space"),
        ("chop:w", "Derribar la pared del oeste", "Chop the west wall"),
        ("carry:victim", "Coger a la víctima", "Pick up the victim"),
        ("treat:1", "Atender a la víctima que lleva Berto", "Treat the victim that Berto carries"),
        ("treat:0", "Atender a la víctima que llevas", "Treat the victim you carry"),
        (
            "command:1>move:s",
            "Ordenar a Berto que se mueva al sur",
            "Command Berto to move to the south",
        ),
        (
            "drive:ambulance>ccw",
            "Conducir la ambulancia a la plaza siguiente, en contra del reloj",
            "Drive the ambulance to the next spot, counter-clockwise",
        ),
        (
            "park:engine>0,7",
            "Aparcar el camión de bomberos en la plaza de (0,7)",
            "Park the engine on the spot of (0,7)",
        ),
        ("identify:2,4", "Identificar el PDI de (2,4)", "Identify the POI at (2,4)"),
        ("crew:cafs", "Cambiar de especialista: Bombero de CAFS", None),
        ("choose:dog", "Perro de rescate", "Rescue Dog"),
        (
            "dodge:e+led",
            "Esquivar hacia la casilla del este, con la persona a la que acompañas",
            "Dodge to the east, with the victim you lead",
        ),
        ("pass", "Terminar el turno", "End your turn"),
    ],
)
def test_moves(move: str, spanish: str, english: str | None) -> None:
    told = GAME.parse(move)
    assert SPANISH.move(told, 0) == spanish
    assert english is None or ENGLISH.move(told, 0) == english


def story(state: State, *moves: str) -> tuple[list[str], list[str]]:
    """What the log says of moves, in both languages; the dice themselves left out."""
    assert state.events is not None  # forget what was told before
    after(state, *moves)
    seen = [event.seen_by(None) for event in state.events]
    kept = [event for event in seen if event and event["type"] != "rolled"]
    spanish, english = ([words.event(event) for event in kept] for words in (SPANISH, ENGLISH))
    return [told for told in spanish if told], [told for told in english if told]


def test_the_fire_is_told_step_by_step() -> None:
    state = at("70", fire="44 45 33", smoke="36")
    spanish, english = story(dice(state, "45"), "pass")
    assert spanish == [
        "Ana termina su turno.",
        "El fuego se propaga: se tiran los dados (B-6.1).",
        "La casilla de los dados es (4,5) (B-6.1).",
        "¡Explosión! (4,5) estalla en las cuatro direcciones (B-6.2).",
        "La explosión lleva las llamas a (3,5) (B-6.2).",
        "La explosión lleva las llamas a (4,6) (B-6.2).",
        "La pared del sur de (4,5) recibe un cubo de daño; en toda la casa va 1 (B-3.3).",
        "(4,4) ya arde: la onda expansiva la cruza y sigue al oeste (B-6.3).",
        "La explosión lleva las llamas a (4,3) (B-6.2).",
        "Llamarada: el humo de (3,6), junto a las llamas, prende (B-6.5).",
        "Es el turno de Ana, con 8 PA (B-4.2).",
    ]
    assert english[3:] == [
        "Explosion! (4,5) blows up, in all four directions (B-6.2).",
        "The explosion brings fire to (3,5) (B-6.2).",
        "The explosion brings fire to (4,6) (B-6.2).",
        "The south wall of (4,5) takes a damage cube; that makes 1 in the whole house (B-3.3).",
        "(4,4) burns already: the shockwave crosses it and goes on to the west (B-6.3).",
        "The explosion brings fire to (4,3) (B-6.2).",
        "Flashover: the smoke at (3,6), beside fire, catches (B-6.5).",
        "It is Ana’s turn, with 8 AP (B-4.2).",
    ]


def test_flare_ups_hazmats_and_knock_downs_are_told() -> None:
    state = expert(
        figure("generalist", "11"), hot="11", hazmats="21", fire="22", poi="12 18 68", reserve=2
    )
    spanish, english = story(dice(state, "21 11 64"), "pass")
    assert "La materia peligrosa de (2,1) estalla (B-10.4)." in spanish
    assert "En (2,1) queda un foco de calor (B-10.2)." in spanish
    assert "Las llamas de (1,1) aturden a Ana (B-6.9)." in spanish
    assert "The fire at (1,1) knocks Ana down (B-6.9)." in english


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        ("move:e", "Por ese lado hay una puerta cerrada: ábrela antes", "closed door on that side"),
        ("move:n", "Por ese lado hay una pared en pie: derríbala o da un rodeo", "standing wall"),
        ("close:e", "La puerta de ese lado ya está cerrada", "is closed already"),
        ("open:s", "Por ese lado no hay ninguna puerta que abrir", "no door to open"),
        ("drop", "No llevas ninguna carga", "You carry nothing"),
        ("treat", "mira en la tabla de especialistas quién puede", "who can"),
        ("dodge:n", "Solo se esquiva cuando", "Dodging is only for when"),
        ("start:1,1", "Eso no contesta a lo que se te pregunta ahora", "does not answer"),
        ("gun", "En esta partida no hay vehículos", "no vehicles in this match"),
    ],
)
def test_a_refusal_says_what_is_the_matter(move: str, spanish: str, english: str) -> None:
    state = at("13")
    refusal = state.refusal(0, move)
    assert refusal is not None
    assert spanish in SPANISH.refusal(refusal, 0)
    assert english in ENGLISH.refusal(refusal, 0)


def test_questions_say_what_there_is_to_spend() -> None:
    prompt = expert(figure("cafs", "70")).prompt(0)
    assert prompt is not None
    assert SPANISH.prompt(prompt) == "Te quedan 3 PA y 3 especiales. ¿Qué haces? (B-4.1)"
    assert ENGLISH.prompt(prompt) == (
        "You have 3 AP left, and 3 special ones. What do you do? (B-4.1)"
    )
    prompt = at({"at": "70", "ap": 1}).prompt(0)
    assert prompt is not None
    assert SPANISH.prompt(prompt) == "Te queda 1 PA. ¿Qué haces? (B-4.1)"


def test_the_end_names_the_winners_or_says_why_it_is_lost() -> None:
    parts = {"victims": "31", "poi": "18 68", "rescued": 6}
    state = after(at({"at": "31", "carries": "victim"}, "70", "71", **parts), "move:w")
    assert SPANISH.result(state) == (
        "Ana, Berto y Carla ganáis: hay siete víctimas a salvo (B-2.1)."
    )
    assert ENGLISH.result(state) == "Ana, Berto and Carla win: seven victims are rescued (B-2.1)."
    alone = after(at({"at": "31", "carries": "victim"}, **parts), "move:w")
    assert SPANISH.result(alone) == "Ana gana: hay siete víctimas a salvo (B-2.1)."
    lost = after(dice(at("70", fire="31", poi={"32": "victim"}, lost=3), "3211"), "pass")
    assert lost.result is not None
    assert ENGLISH.result(lost) == "Defeat: four victims are lost (B-2.2)."


def test_a_collapse_after_the_seventh_rescue_is_no_defeat() -> None:
    cubes = {f"{r}0|{r}1": 2 for r in (1, 2, 4, 5, 6)} | {f"{r}8|{r}9": 2 for r in (1, 2, 3, 5, 6)}
    cubes |= {"01|11": 2, "02|12": 1}
    parts = {"cubes": cubes, "rescued": 7, "options": {"play_on": True}}
    state = after(at("12", **parts), "chop:n")
    assert SPANISH.result(state) == (
        "El edificio se derrumba, pero las siete víctimas ya estaban fuera: "
        "victoria de Ana (B-2.1)."
    )


@pytest.mark.parametrize(
    ("more", "spanish", "english"),
    [
        ({}, "Ana", "Ana"),
        ({"carries": "victim"}, "Ana con una víctima a cuestas", "Ana carrying a victim"),
        (
            {"carries": "treated", "leads": True},
            "Ana con una persona atendida a cuestas y acompañando a una persona atendida",
            "Ana carrying a treated victim and leading a treated victim",
        ),
        ({"leads": True}, "Ana acompañando a una persona atendida", "Ana leading a treated victim"),
        ({"carries": "hazmat"}, "Ana con una materia peligrosa", "Ana carrying a hazmat"),
    ],
)
def test_the_board_tells_what_a_firefighter_carries_and_whom_he_leads(
    more: dict[str, object], spanish: str, english: str
) -> None:
    parts = {"victims": "11", "treated": "11 11", "poi": "", "hazmats": "11"}
    state = expert(figure("generalist", "11", **more), **parts)
    (board,) = (zone for zone in state.scene(0)["zones"] if zone["id"] == "board")
    pieces = [piece for cell in board["floors"][0]["cells"] for piece in cell["pieces"]]
    (label,) = (piece["label"] for piece in pieces if piece["face"] == "firefighter")
    assert (SPANISH.text(label), ENGLISH.text(label)) == (spanish, english)


@pytest.mark.clause("B-2.4")
@pytest.mark.parametrize(("play_on", "most"), [(False, 7), (True, 10)])
def test_the_gauge_shows_how_many_rescues_there_are_to_be(play_on: bool, most: int) -> None:
    state = at("70", rescued=6, options={"play_on": play_on})
    (counts,) = (zone for zone in state.scene(0)["zones"] if zone["id"] == "counts")
    (gauge,) = (gauge for gauge in counts["gauges"] if gauge["id"] == "rescued")
    assert (gauge["value"], gauge["most"]) == (6, most)
