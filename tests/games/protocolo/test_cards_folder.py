"""Cards of one's own: a folder holds what differs, and all else is as in the box."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import sobremesa
from sobremesa.engine.errors import Bad
from sobremesa.games.protocolo.cardset.model import Equipment, Patient, Sector, Staff
from sobremesa.games.protocolo.cardset.reading import box, printed_numbers, read_set
from sobremesa.games.protocolo.cardset.telling import text_of
from sobremesa.games.protocolo.cardset.terms import Trigger

NEW = """
[S20]
name.es = "Enfermero de Noche"
name.en = "Night Nurse"
copies = 2
cost = 2
res = 4
cure = 1
active = "$1, EST 1: HEAL 1 @OP; REMOVE EST 1 @OP"
"""


def folder(path: Path, **files: str) -> Path:
    """A folder with these files."""
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def test_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    found = read_set(tmp_path)
    assert found.cards == box().cards
    assert found.numbers == box().numbers == printed_numbers()
    assert found.names == box().names


def test_a_new_card_is_there_beside_the_others(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, staff=NEW))
    card = found.card("S20")
    assert isinstance(card, Staff)
    assert (card.cost, card.res, card.cure, card.chief) == (2, 4, 1, False)
    assert len(found.cards) == len(box().cards) + 1
    assert found.staff[:-1] == box().staff
    assert text_of(card, "en") == (
        "$1: heal 1 on one of your patients and remove 1 EST from that patient."
    )


def test_a_field_of_a_card_of_the_box_is_changed_alone(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, staff="[S03]\ncost = 4\n")).card("S03")
    printed = box().card("S03")
    assert isinstance(found, Staff)
    assert isinstance(printed, Staff)
    assert (found.cost, found.res, found.abilities) == (4, printed.res, printed.abilities)


def test_an_ability_is_taken_away_by_an_empty_text(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, staff='[S03]\nactive = ""\n')).card("S03")
    assert found is not None
    assert found.abilities == ()


def test_an_ability_may_be_a_list_of_texts(tmp_path: Path) -> None:
    text = '[T03]\nalways = ["PROTECT INF * @LODGED_P", "MOD CURE_VALUE +1 @LODGED_P"]\n'
    found = read_set(folder(tmp_path, sectors=text)).card("T03")
    assert found is not None
    always = found.ability(Trigger.ALWAYS)
    assert always is not None
    assert len(always.effects) == 2
    assert found.ability(Trigger.START) is not None


def test_a_card_is_left_out(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, set='without = ["S05", "V08"]\n'))
    assert found.card("S05") is None
    assert found.card("V08") is None
    assert len(found.cards) == len(box().cards) - 2


def test_a_card_that_is_left_out_may_come_back_as_another(tmp_path: Path) -> None:
    new = NEW.replace("S20", "S05")
    found = read_set(folder(tmp_path, set='without = ["S05"]\n', staff=new)).card("S05")
    assert found is not None
    assert found.names["en"] == "Night Nurse"


def test_a_set_may_begin_with_nothing(tmp_path: Path) -> None:
    patient = """
[P01]
name = { es = "Tos", en = "Cough" }
copies = 4
gravity = 2
limit = 3
pa = 1
"""
    event = '[V01]\nname = { es = "Nada", en = "Nothing" }\ncopies = 1\neffect = "DRAW 1 @ME"\n'
    new = NEW.replace("copies = 2", "copies = 7")
    about = 'base = false\nname = { es = "Mínimo", en = "Minimum" }\n'
    found = read_set(folder(tmp_path, set=about, patients=patient, staff=new, events=event))
    assert [card.id for card in found.cards] == ["P01", "S20", "V01"]
    assert found.names == {"es": "Mínimo", "en": "Minimum"}


@pytest.mark.clause("PC-2.1")
def test_a_number_of_the_rulebook_is_changed(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, numbers="pa_to_win = 15\n"))
    assert found.numbers == printed_numbers() | {"pa_to_win": 15}


def test_a_text_by_hand_goes_before_the_one_that_is_made(tmp_path: Path) -> None:
    text = '[S03]\ntext = { es = "Hace {algo}.", en = "Does \\"{ that }\\"." }\n'
    game = sobremesa.load("protocolo").with_data(folder(tmp_path, staff=text))
    card = game.catalogue().card("s03")
    assert card is not None
    assert card.texts["es"] == "Hace {algo}."
    from sobremesa.words import Words

    assert Words("en", game).say("text-S03") == 'Does "{ that }".'


def test_only_what_is_played_with_makes_another_fingerprint(tmp_path: Path) -> None:
    prints = []
    for at, text in enumerate(
        ("", '[S03]\nname = { es = "A", en = "B" }\n', "[S03]\ncost = 4\n", "[S03]\ncost = 3\n")
    ):
        (tmp_path / str(at)).mkdir()
        prints.append(read_set(folder(tmp_path / str(at), staff=text)).fingerprint)
    assert prints[0] == prints[1] == prints[3] != prints[2]
    assert all(prints)


def test_a_number_makes_another_fingerprint(tmp_path: Path) -> None:
    plain = read_set(tmp_path).fingerprint
    assert read_set(folder(tmp_path, numbers="pa_to_win = 15\n")).fingerprint != plain


def test_capacity_worth_and_places_are_read(tmp_path: Path) -> None:
    cards = read_set(folder(tmp_path, equipment='[E06]\nvalue = 2\nattach = "hospital"\n'))
    gear, ward = cards.card("E06"), cards.card("T01")
    assert isinstance(gear, Equipment)
    assert isinstance(ward, Sector)
    assert gear.value == 2
    assert ward.capacity


def test_files_of_other_kinds_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("my cards", encoding="utf-8")
    assert read_set(tmp_path).cards == box().cards


def test_a_patient_becomes_critical_by_his_numbers(tmp_path: Path) -> None:
    found = read_set(folder(tmp_path, patients="[P01]\ngravity = 6\n")).card("P01")
    assert isinstance(found, Patient)
    game = sobremesa.load("protocolo").with_data(tmp_path)
    card = game.catalogue().card("P01")
    assert card is not None
    assert dict(card.facts)["critical"] is True


@pytest.mark.parametrize("name", ["virus", "pocobot"])
def test_a_game_without_such_data_says_so(name: str, tmp_path: Path) -> None:
    game = sobremesa.load(name)
    for ask in (lambda: game.with_data(tmp_path), game.catalogue):
        with pytest.raises(Bad) as bad:
            ask()
        assert bad.value.code == "no-data"
    assert game.data_words("es") == ""


@pytest.mark.parametrize("seed", range(12))
def test_a_match_can_be_played_with_other_numbers(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    changed = rng.sample(sorted(printed_numbers()), 4)
    text = "".join(f"{name} = {rng.choice((1, 2, 3, 4, 7))}\n" for name in changed)
    game = sobremesa.load("protocolo").with_data(folder(tmp_path, numbers=text))
    state = game.start(2, seed, {"max_turns": 12})
    for _ in range(300):
        if not state.waiting:
            break
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.moves(seat)))
        assert not list(game.broken(state.table))


@pytest.mark.clause("PC-2.1")
def test_with_another_goal_the_match_ends_there(tmp_path: Path) -> None:
    game = sobremesa.load("protocolo").with_data(folder(tmp_path, numbers="pa_to_win = 3\n"))
    diagram = {"hospitals": [{"patients": ["P08 PC 5"]}, {}]}
    state = game.position(diagram)
    state.play(0, "end")
    assert state.result is not None
    assert state.result.reason == "excellence"
    printed = sobremesa.load("protocolo").position(diagram)
    printed.play(0, "end")
    assert printed.result is None


@pytest.mark.clause("PC-6.14", "PC-5.3")
def test_what_is_critical_is_a_number_too(tmp_path: Path) -> None:
    game = sobremesa.load("protocolo").with_data(folder(tmp_path, numbers="critical_above = 3\n"))
    state = game.position({"hospitals": [{"patients": ["P04"]}, {}]})
    state.play(0, "end")
    assert state.view(None)["zones"]["guardia.0"]["det"] == [2]
