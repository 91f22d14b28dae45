"""Protocolo de Crisis in words: sentences read aloud, in both languages; the rulebook's options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sobremesa.engine.options import spelled
from sobremesa.engine.scene import Zone
from sobremesa.engine.state import State
from sobremesa.words import LANGUAGES, Words
from tests.games.playing import after
from tests.games.protocolo.helpers import FULL, GAME, at, other

NAMES = ("Ana", "Berto")
SPANISH, ENGLISH = (Words(language, GAME, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        (
            "cure:S02>P09",
            "Curar con Médica Residente a Neumonía",
            "Cure with Resident Doctor: Pneumonia",
        ),
        ("use:S14", "Usar Periodista Infiltrada", "Use Undercover Reporter"),
        (
            "use:T08@S07>P02",
            "Usar Unidad de Traslados con Celador en Gripe Común",
            "Use Transfer Unit with Orderly on Common Flu",
        ),
        (
            "use:S07>P09>T01",
            "Usar Celador en Neumonía a UCI",
            "Use Orderly on Pneumonia to Intensive Care Unit",
        ),
        (
            "epic:S15>P24",
            "Usar la épica de Jefa de Cirugía en Ictus",
            "Use the epic of Chief of Surgery on Stroke",
        ),
        (
            "dose:F04>P09b",
            "Dar una dosis de Suero Fisiológico en Neumonía (2)",
            "Give a dose of Saline Drip on Pneumonia (2)",
        ),
        ("play:T01", "Jugar UCI", "Play Intensive Care Unit"),
        (
            "play:E01>S02",
            "Jugar Estetoscopio en Médica Residente",
            "Play Stethoscope on Resident Doctor",
        ),
        ("rest:S01b", "Dejar descansar a Enfermera de Planta (2)", "Rest Ward Nurse (2)"),
        (
            "move-staff:S02>T02",
            "Mover a Médica Residente a Quirófano",
            "Move Resident Doctor to Operating Theatre",
        ),
        (
            "move-patient:P09>guardia",
            "Llevar a Neumonía a la Guardia",
            "Take Pneumonia to the Guardia",
        ),
        ("end", "Terminar la fase de acción", "End the action phase"),
        ("choose:T02", "Elegir Quirófano", "Choose Operating Theatre"),
        ("option:2", "Elegir la opción 2", "Choose option 2"),
        ("save:P28", "Salvar a Fallo Multiorgánico", "Save Multi-Organ Failure"),
        ("discharge:P08", "Dar el alta a Apendicitis", "Discharge Appendicitis"),
    ],
)
def test_moves(move: str, spanish: str, english: str) -> None:
    told = GAME.parse(move)
    assert (SPANISH.move(told, 0), ENGLISH.move(told, 0)) == (spanish, english)


def told(state: State, *moves: str) -> tuple[list[str], list[str]]:
    """What the log says of moves, in both languages, as a spectator hears it."""
    state.recording = True
    after(state, *moves)
    seen = [event.seen_by(None) for event in state.events]
    return (
        [line for one in seen if one and (line := SPANISH.event(one))],
        [line for one in seen if one and (line := ENGLISH.event(one))],
    )


def test_a_turn_from_its_last_cure_to_the_next_event() -> None:
    state = at(
        {"money": 2, "pa": 1, "patients": "P04 PC 2, P07 DET 2", "staff": "S02 EST 2"},
        {"patients": "P01, P12", "money": 0},
        events="V08",
        patients="P06, P02, P03",
    )
    spanish, english = told(state, "cure:S02>P04", "end")
    assert spanish == [
        "Ana cura con Médica Residente a Fractura Simple.",
        "Ana paga $1 (PC-3.1).",
        "Médica Residente no aguanta más: Ana pierde la carta, que va al descarte (PC-5.6).",
        "Ana termina su fase de acción.",
        "Muere Reacción Alérgica en el hospital de Ana (PC-6.15).",
        "Ana pierde 1 RP (PC-3.3).",
        "Fractura Simple recibe el alta, y Ana gana 2 PA (PC-6.16).",
        "Turno 6, de Berto (PC-6.5).",
        "Berto gana $5 (PC-3.1).",
        "Berto roba una carta (PC-6.2).",
        "Crisis de Ansiedad ingresa en la Guardia de Berto (PC-6.3).",
        "Berto descubre Accidente Múltiple: «ADMITE 2 pacientes.» (PC-6.4).",
        "Gripe Común ingresa en la Guardia de Berto (PC-6.3).",
        "Migraña ingresa en la Guardia de Berto (PC-6.3).",
    ]
    assert english[2] == (
        "Resident Doctor can take no more: Ana loses the card, which is discarded (PC-5.6)."
    )
    assert english[-3:] == [
        "Berto turns up Mass-Casualty Accident: “Admit 2 patients.” (PC-6.4).",
        "Common Flu is admitted to Berto’s Guardia (PC-6.3).",
        "Migraine is admitted to Berto’s Guardia (PC-6.3).",
    ]


def test_protections_and_the_overload_in_the_log() -> None:
    state = at(
        {"patients": "P07 DET 2", "equipment": "E03"},
        {"patients": FULL, "sectors": "T01 BLOQ 2", "equipment": "E07 LEFT 1", "staff": "S01"},
        events="V21",
        patients="P06, P08",
    )
    spanish, english = told(state, "end")
    assert "Desfibrilador salva a Reacción Alérgica en el hospital de Ana (CA-82)." in spanish
    assert (
        "Crisis de Ansiedad ingresa en la Sobrecarga de Berto,"
        " que tiene la Guardia llena (PC-6.12)."
    ) in spanish
    assert "Defibrillator saves Allergic Reaction in Ana’s hospital (CA-82)." in english
    state = at({"staff": "S13", "money": 1}, {"sectors": "T01", "equipment": "E07 LEFT 1"})
    spanish, _ = told(state, "use:S13>T01")
    assert spanish[-1] == (
        "Grupo Electrógeno protege el hospital de Berto: la ficha no se pone (CA-71)."
    )


def test_the_only_target_of_a_crisis_is_named() -> None:
    state = at(
        {"patients": "P12"},
        {"patients": "P01, P03, P04", "sectors": "T04"},
        events="V02",
    )
    spanish, english = told(state, "end")
    assert spanish[-1] == (
        "Le toca a Sala de Descanso, en el hospital de Berto: no había otro objetivo (CA-85)."
    )
    assert english[-1] == (
        "It falls to Staff Lounge in Berto’s hospital: there was no other target (CA-85)."
    )


@pytest.mark.parametrize(
    ("position", "kind", "spanish", "english"),
    [
        (
            {"phase": 1, "events": "V01"},
            "target",
            "Brote Nosocomial: «Objetivo: un paciente. PON 2 INF.» ¿A quién eliges, del hospital"
            " de Ana? (PC-6.4)",
            "Hospital Outbreak: “Target: a patient. Put 2 INF.” Whom do you choose, of Ana’s "
            "hospital? (PC-6.4)",
        ),
        (
            {"phase": 1, "events": "V06"},
            "option",
            "Denuncia por Negligencia: «Elige: PAGA $4 o PIERDE 1 RP.» ¿Qué eliges? (CA-17)",
            "Malpractice Claim: “Choose: pay $4 or lose 1 RP.” What do you choose? (CA-17)",
        ),
        ({}, "act", "Aún puedes mover y descansar. ¿Qué haces? (CA-70)", ""),
    ],
)
def test_questions(position: dict[str, Any], kind: str, spanish: str, english: str) -> None:
    state = at({"patients": "P04, P12, P01"}, **position)
    seat = state.waiting[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    assert prompt.kind == kind
    assert SPANISH.prompt(prompt, seat) == spanish
    assert not english or ENGLISH.prompt(prompt, seat) == english


def test_the_question_says_what_is_still_to_be_had() -> None:
    state = at({"staff": "S02, S03 EST 2", "patients": "P04", "money": 5})
    said = []
    for move in ("rest:S03", "cure:S02>P04", ""):
        prompt = state.prompt(0)
        assert prompt is not None
        said.append(ENGLISH.prompt(prompt, 0))
        if move:
            state.play(0, move)
    assert said == [
        "You may still move and rest. What do you do? (CA-70)",
        "You may still rest. What do you do? (CA-70)",
        "What do you do? (CA-70)",
    ]


@pytest.mark.parametrize(
    ("own", "moves", "refused", "english"),
    [
        (
            {"staff": "S02", "patients": "P04", "money": 9},
            ("cure:S02>P04",),
            "cure:S02>P04",
            "Resident Doctor has cured Simple Fracture already this turn: to repeat it takes an"
            " Extra Turn (PC-6.10)",
        ),
        (
            {"staff": "S02 EST 1", "patients": "P04", "money": 9},
            ("rest:S02",),
            "cure:S02>P04",
            "Resident Doctor cannot: whoever rests in a turn neither cures nor uses abilities until"
            " the next (CA-24)",
        ),
        (
            {"staff": "S02", "sectors": "T04"},
            (),
            "move-staff:S02>T04",
            "Staff Lounge has no capacity: nobody fits in there (CA-21)",
        ),
        (
            {"staff": "S02", "sectors": "T01 BLOQ 1"},
            (),
            "move-staff:S02>T01",
            "Intensive Care Unit has BLOQ: nobody may enter until a card removes them (CA-47)",
        ),
        (
            {"staff": "S10", "sectors": "T01", "money": 3},
            (),
            "use:S10>T01",
            "That would change nothing now, and nobody pays for nothing (CA-71)",
        ),
        (
            {"staff": "S07", "patients": "P04", "sectors": "T01"},
            (),
            "use:S07>P04",
            "Say also where Simple Fracture is moved (CA-71)",
        ),
        (
            {"staff": "S02", "money": 9},
            (),
            "dose:S02",
            "Resident Doctor is not among your drugs (PC-7.1)",
        ),
        (
            {"hand": "E04", "sectors": "T04", "money": 9},
            (),
            "play:E04>T04",
            "Staff Lounge has no capacity, and this equipment is not attached there (CA-21)",
        ),
        (
            {"hand": "E01", "money": 9},
            (),
            "play:E01",
            "Stethoscope is attached to another card of yours: say to which (CA-87)",
        ),
    ],
)
def test_refusals_say_what_is_the_matter(
    own: dict[str, Any], moves: tuple[str, ...], refused: str, english: str
) -> None:
    state = after(at(own), *moves)
    refusal = state.refusal(0, refused)
    assert refusal is not None
    assert ENGLISH.refusal(refusal, 0) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_at_its_ruling_and_in_the_table(language: str) -> None:
    book = GAME.rulebook(language)
    for option in GAME.options:
        ruling = book.texts[option.clause]
        assert f"`{option.name}`" in ruling
        assert f"`{spelled(option.default)}`" in ruling
        assert book.markdown.count(f"| `{option.name}` |") == 1


def test_a_new_card_with_many_copies_needs_no_words(tmp_path: Path) -> None:
    card = """[P90]
    name.es = "Hipo"
    name.en = "Hiccups"
    copies = 30
    gravity = 2
    limit = 9
    pa = 1
    """
    game = other(tmp_path, set="base = true", patients=card)
    state = game.position({"hospitals": [{"patients": ["P90"], "overload": ["P90"] * 29}, {}]})
    words = Words("es", game)
    names = [one["piece"]["label"] for one in zone_of(state, "overload.0")["files"]]
    assert [words.text(names[at]) for at in (0, -1)] == ["Hipo (2)", "Hipo (30)"]
    assert str(game.parse("discharge:P90-30")) == "discharge:P90-30"
    assert words.move(game.parse("discharge:P90-30"), 0) == "Dar el alta a Hipo (30)"


def zone_of(state: State, name: str) -> Zone:
    """A zone of the scene."""
    return next(zone for zone in state.scene(0)["zones"] if zone["id"] == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_has_a_text_says_it_in_this_language(language: str) -> None:
    words = Words(language, GAME)
    for card in GAME.catalogue().cards:
        assert words.card(card.id) == card.names[language]
        assert words.say(f"text-{card.id}") == card.texts[language]
        assert words.has(f"card-{card.id}b") == (card.copies > 1)
