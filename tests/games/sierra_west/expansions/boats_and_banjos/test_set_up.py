"""Boats & Banjos: what lies where at the start (rules, Boats & Banjos set-up) [ES "Configuraciones de modo"]."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import PiecesLaid
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.state.model import GOLD, STONE
from tests.games.sierra_west.expansions.scene import Scene, of


@pytest.mark.parametrize(("seats", "fish"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_there_are_six_eight_or_ten_fish_of_each_kind(seats: int, fish: int) -> None:
    river = river_of(Scene("boats-and-banjos", seats).state)
    assert river.supply == [fish] * 3
    assert all(own == [0, 0, 0] for own in river.fish)


def test_every_canoe_starts_at_the_fish_market() -> None:
    assert river_of(Scene("boats-and-banjos", 4).state).canoes == [0, 0, 0, 0]


def test_a_river_card_lies_face_up_at_the_start_with_its_pieces() -> None:
    scene = Scene("boats-and-banjos")
    face = scene.rules.specials[scene.state.row[0]].face
    shown = [{"stone": STONE, "gold": GOLD}[piece] for piece in face["pieces"]]
    assert len(scene.state.row) == 1
    assert river_of(scene.state).pieces == [shown]


def test_the_first_river_card_is_any_of_the_six() -> None:
    assert Scene("boats-and-banjos").first_specials() == {"RV1", "RV2", "RV3", "RV4", "RV5", "RV6"}


def test_a_river_card_that_enters_the_row_gets_its_pieces_in_the_printed_order() -> None:
    scene = Scene("boats-and-banjos")
    events = scene.rules.entered(scene.rules, scene.state, scene.special("RV2"))
    assert list(events) == [PiecesLaid((STONE, GOLD, STONE))]


def test_two_river_cards_turned_up_at_once_lie_in_mountain_order() -> None:
    scene = Scene("boats-and-banjos", 3)
    scene.state.mountain = [-1] * 20
    scene.state.mountain[0] = scene.state.mountain[5] = -3
    laid = of(PiecesLaid, scene.run(0, 0, tasks=(Task("uncover"),)))
    faces = [scene.rules.specials[special].face["pieces"] for special in scene.state.row[1:]]
    assert [len(event.pieces) for event in laid] == [len(face) for face in faces]
    assert len(river_of(scene.state).pieces) == 3
