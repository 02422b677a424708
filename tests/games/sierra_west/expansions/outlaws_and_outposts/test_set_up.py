"""Outlaws & Outposts: what lies where at the start (rules, Outlaws & Outposts set-up; specs 10.4 no. 1).

[ES "Configuraciones de modo"].
"""

import pytest

from sagebrush_games.kernel.content import BadContent
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import LEFTMOST, open_outpost
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import NOBODY, manhunt_of
from sagebrush_games.sierra_west.state.model import DOWN, SPECIAL
from tests.games.sierra_west.expansions.scene import Scene


@pytest.mark.parametrize(
    ("seats", "posts", "supply"),
    [(1, [1, 2, 2, 2, 3], 8), (2, [1, 2, 2, 2, 3], 8), (3, [1, 2, 3, 3, 3], 6), (4, [1, 2, 3, 3, 3], 6)],
)
def test_outlaws_lie_on_the_outposts_and_the_rest_beside_the_supply(seats: int, posts: list[int], supply: int) -> None:
    manhunt = manhunt_of(Scene("outlaws-and-outposts", seats).state)
    assert (manhunt.posts, manhunt.supply) == (posts, supply)


def test_the_number_of_outlaws_in_the_box_is_a_switch() -> None:
    scene = Scene("outlaws-and-outposts", corrections="[switches]\noutlawTokens = { value = 14 }\n")
    assert manhunt_of(scene.state).supply == 4


def test_a_box_with_too_few_outlaws_is_refused() -> None:
    with pytest.raises(BadContent, match=r"switches\.outlawTokens"):
        Scene("outlaws-and-outposts", 4, corrections="[switches]\noutlawTokens = { value = 11 }\n")


def test_outposts_lie_face_up_leftmost_in_every_row_five_at_the_base_one_at_the_top() -> None:
    scene = Scene("outlaws-and-outposts")
    shown = [scene.rules.specials[scene.state.mountain[place] - SPECIAL].id for place in LEFTMOST]
    assert shown == ["OP-V", "OP-IV", "OP-III", "OP-II", "OP-I"]


def test_only_one_basic_card_lies_face_up() -> None:
    mountain = Scene("outlaws-and-outposts").state.mountain
    assert [place for place, card in enumerate(mountain) if 0 <= card < SPECIAL] == [19]
    assert mountain.count(DOWN) == 14


def test_the_campfire_card_starts_in_the_row() -> None:
    scene = Scene("outlaws-and-outposts")
    assert scene.state.row == [scene.special("OP-C")]
    assert scene.first_specials() == {"OP-C"}


def test_nobody_has_bullets_prisoners_or_the_sheriff() -> None:
    manhunt = manhunt_of(Scene("outlaws-and-outposts", 3).state)
    assert (manhunt.bullets, manhunt.captured, manhunt.sheriff) == ([0] * 3, [0] * 3, NOBODY)


def test_the_uppermost_outpost_is_the_open_one() -> None:
    scene = Scene("outlaws-and-outposts")
    assert open_outpost(scene.state) == LEFTMOST[4]
    scene.state.mountain[LEFTMOST[4]] = -1
    assert open_outpost(scene.state) == LEFTMOST[3]
