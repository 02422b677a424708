"""The canoe: paddling, the banjo's music, a wagon that is pushed back (specs 10.2 no. 1, 3, 6)."""

from sagebrush_games.sierra_west.events.resources import WagonMoved
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.paddle_canoe import PaddleCanoe
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import CanoeMoved
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene
from tests.sentences import said


def scene(canoe: int = 0, wagon: int = 3) -> Scene:
    """Three river cards; Anna's canoe and wagon stand where told."""
    arranged = Scene("boats-and-banjos")
    arranged.row("RV1", "RV2", "RV3")
    arranged.wagon(ANNA, wagon)
    river_of(arranged.state).canoes[ANNA] = canoe
    return arranged


def test_paddle_one_moves_the_canoe_a_place_left_or_right() -> None:  # [ruling R38]
    table = scene(canoe=1)
    table.use(ANNA, "P1")
    assert table.asked() == "paddle"
    assert table.offers(ANNA) == [PaddleCanoe(ANNA, 0), PaddleCanoe(ANNA, 2)]
    assert table.play(PaddleCanoe(ANNA, 2)) == [CanoeMoved(ANNA, 2)]
    assert river_of(table.state).canoes[ANNA] == 2


def test_paddle_two_moves_it_up_to_two_places() -> None:
    table = scene(canoe=1)
    table.use(ANNA, "P2")
    assert table.offers(ANNA) == [PaddleCanoe(ANNA, 0), PaddleCanoe(ANNA, 2), PaddleCanoe(ANNA, 3)]


def test_the_only_way_is_paddled_without_asking() -> None:
    assert scene(canoe=0).use(ANNA, "P1") == [CanoeMoved(ANNA, 1)]


def test_a_canoe_stays_along_its_owners_trail() -> None:
    table = scene(canoe=1, wagon=1)
    assert table.use(ANNA, "P2") == [CanoeMoved(ANNA, 0)]
    table = scene(canoe=1, wagon=2)
    table.use(ANNA, "P2")
    assert table.refused(PaddleCanoe(ANNA, 3)) == "not-along-your-trail"
    assert table.refused(PaddleCanoe(ANNA, 4)) == "no-such-place"
    assert table.refused(PaddleCanoe(ANNA, -1)) == "no-such-place"


def test_it_goes_no_farther_than_the_icon_and_does_not_stay() -> None:  # [ruling R53]
    table = scene(canoe=2)
    table.use(ANNA, "P1")
    assert table.refused(PaddleCanoe(ANNA, 0)) == "too-far-to-paddle"
    assert table.refused(PaddleCanoe(ANNA, 2)) == "canoe-is-there"


def test_a_wagon_at_the_trailhead_leaves_only_the_market() -> None:
    table = scene(canoe=0, wagon=0)
    assert table.use(ANNA, "P2") == []
    assert not table.possible(ANNA, "P2")


def test_several_canoes_may_share_a_place() -> None:
    table = scene(canoe=0)
    river_of(table.state).canoes[BILL] = 1
    assert table.use(ANNA, "P1") == [CanoeMoved(ANNA, 1)]


def test_the_banjo_drives_the_canoe_a_place_toward_the_market() -> None:
    assert scene(canoe=2).use(ANNA, "BJ!") == [CanoeMoved(ANNA, 1)]


def test_at_the_market_the_banjo_does_nothing_and_counts_as_done() -> None:  # [ruling R56]
    table = scene(canoe=0)
    assert table.use(ANNA, "BJ!") == []
    assert table.possible(ANNA, "BJ!")


def test_a_wagon_pushed_back_takes_the_canoe_along() -> None:  # [ruling R52]
    table = scene(canoe=3, wagon=3)
    assert table.damage(ANNA) == [WagonMoved(ANNA, 2), CanoeMoved(ANNA, 2)]


def test_a_canoe_still_along_the_trail_stays_when_the_wagon_is_pushed_back() -> None:
    table = scene(canoe=2, wagon=3)
    assert table.damage(ANNA) == [WagonMoved(ANNA, 2)]


def test_a_wagon_pushed_to_the_trailhead_sends_the_canoe_to_the_market() -> None:
    table = scene(canoe=1, wagon=1)
    assert table.damage(ANNA) == [WagonMoved(ANNA, 0), CanoeMoved(ANNA, 0)]


def test_each_paddle_choice_is_a_sentence() -> None:
    table = scene(canoe=1)
    table.use(ANNA, "P1")
    sentences = [said(table.decider, table.state, command) for command in table.offers(ANNA)]
    assert sentences == ["Paddle to the fish market.", "Paddle to river card 2, RV2."]
