"""Gold Rush: what lies where at the start (rules, Gold Rush set-up) [ES "Configuraciones de modo"]."""

import pytest

from sagebrush_games.sierra_west.content.layout import special_places
from sagebrush_games.sierra_west.expansions.gold_rush.state import NOBODY, diggings_of
from sagebrush_games.sierra_west.state.model import DOWN, SPECIAL, SPECIAL_DOWN
from sagebrush_games.sierra_west.state.mountain import ABOVE
from tests.games.sierra_west.expansions.scene import Scene


@pytest.mark.parametrize(("seats", "carts"), [(1, 8), (2, 8), (3, 10), (4, 12)])
def test_there_are_eight_ten_or_twelve_carts(seats: int, carts: int) -> None:
    assert diggings_of(Scene("gold-rush", seats).state).supply == carts


def test_lantern_and_dynamite_lie_ready() -> None:
    diggings = diggings_of(Scene("gold-rush").state)
    assert (diggings.lantern, diggings.dynamite) == (NOBODY, NOBODY)


def test_the_campfire_card_starts_in_the_row() -> None:
    scene = Scene("gold-rush")
    assert scene.state.row == [scene.special("M0")]
    assert scene.first_specials() == {"M0"}


@pytest.mark.parametrize("seats", [2, 3])
def test_two_cards_of_rank_one_lie_on_the_upper_places_three_of_rank_two_on_the_lower(seats: int) -> None:
    scene = Scene("gold-rush", seats)
    places = special_places(scene.rules.content, seats)
    lower, upper = scene.rules.piles
    assert (lower.places, upper.places) == (places[:3], places[3:])
    assert {scene.rules.specials[special].id for special in upper.specials} == {"M1", "M2"}
    assert {scene.rules.specials[special].id for special in lower.specials} == {"M3", "M4", "M5"}
    assert [scene.state.mountain[place] for place in places] == [SPECIAL_DOWN] * 5


def test_the_two_top_cards_lie_face_up() -> None:
    mountain = Scene("gold-rush").state.mountain
    assert all(0 <= card < SPECIAL for card in mountain[-2:])
    assert all(card in (DOWN, SPECIAL_DOWN) for place, card in enumerate(mountain) if ABOVE[place])
