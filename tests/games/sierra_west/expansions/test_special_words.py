"""What special cards show, in words, so that a person at the table can read the view."""

import pytest

from tests.games.sierra_west.expansions.scene import ANNA, Scene


@pytest.mark.parametrize(
    ("mode", "name", "text"),
    [
        ("apple-hill", "O5", "2 green and 1 red apples"),
        ("boats-and-banjos", "RV2", "bass and salmon; stone, gold and stone"),
        ("gold-rush", "M5", "1 gold from 2 on, 2 gold from 4 on, 4 gold from 6 on"),
        ("outlaws-and-outposts", "OP-III", "hit from 4 on"),
    ],
)
def test_the_view_says_what_each_special_card_shows(mode: str, name: str, text: str) -> None:
    scene = Scene(mode)
    view = scene.decider.view(scene.state, ANNA)
    assert next(special.text for special in view.special_texts if special.id == name) == text
