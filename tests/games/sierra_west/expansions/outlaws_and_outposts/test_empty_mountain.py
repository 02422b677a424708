"""A mountain whose cards are all claimed or cleared, as only this mode sees it before the last turn."""

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.sierra_west.state.model import BASE, GONE
from sagebrush_games.sierra_west.state.mountain import within_reach
from tests.games.sierra_west.expansions.scene import ANNA, Scene


def test_the_lookout_asks_nothing_where_there_is_nowhere_to_go() -> None:
    scene = Scene("outlaws-and-outposts")
    scene.state.mountain = [GONE] * 20
    assert within_reach(scene.state, BASE) == []
    assert scene.run(tasks=(Task("lookout", ANNA),)) == []
    assert scene.asked() == "curtain"


def test_elsewhere_it_asks() -> None:
    scene = Scene("outlaws-and-outposts")
    scene.run(tasks=(Task("lookout", ANNA),))
    assert scene.asked() == "lookout"
