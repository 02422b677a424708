"""Bullets, the Sheriff, the badger, the ambush (specs 10.4 no. 2, 7, 8; rules, Fur trade)."""

from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.meet_ambush import CaptureOutlaw, LetThemRide
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.take_badge import TakeBullets, TakeSheriff
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import (
    BulletsGained,
    BulletsSpent,
    OutlawCaptured,
    SheriffTaken,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.state.model import NONE
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene


def scene(bullets: int = 0) -> Scene:
    """Anna has bullets."""
    arranged = Scene("outlaws-and-outposts")
    manhunt_of(arranged.state).bullets[ANNA] = bullets
    return arranged


def test_bullets_are_gained_as_shown() -> None:
    table = scene()
    assert table.use(ANNA, "K1") == [BulletsGained(ANNA, 1)]
    assert table.use(ANNA, "K2") == [BulletsGained(ANNA, 2)]
    assert manhunt_of(table.state).bullets == [3, 0]


def test_nobody_holds_more_than_six_bullets() -> None:
    assert scene(bullets=5).use(ANNA, "K2") == [BulletsGained(ANNA, 1)]
    assert scene(bullets=6).use(ANNA, "K2") == []
    assert not scene(bullets=6).possible(ANNA, "K1")


def test_reload_fills_up_to_six() -> None:
    assert scene(bullets=2).use(ANNA, "RL") == [BulletsGained(ANNA, 4)]
    assert scene(bullets=5).possible(ANNA, "RL")
    assert not scene(bullets=6).possible(ANNA, "RL")


def test_the_most_bullets_are_a_switch() -> None:
    table = Scene("outlaws-and-outposts", corrections="[switches]\nbulletMax = { value = 5 }\n")
    assert table.use(ANNA, "RL") == [BulletsGained(ANNA, 5)]


def test_the_sheriff_is_taken_from_whoever_has_the_card() -> None:
    table = scene()
    manhunt_of(table.state).sheriff = BILL
    assert table.possible(ANNA, "SF")
    assert table.use(ANNA, "SF") == [SheriffTaken(ANNA)]
    assert table.use(ANNA, "SF") == []
    assert not table.possible(ANNA, "SF")


def test_the_badger_takes_the_sheriff_or_two_bullets() -> None:
    table = scene()
    table.trade(ANNA, "badger")
    assert table.offers(ANNA) == [TakeSheriff(ANNA), TakeBullets(ANNA)]
    assert table.play(TakeSheriff(ANNA)) == [SheriffTaken(ANNA)]


def test_the_badger_brings_bullets_up_to_six() -> None:
    table = scene(bullets=5)
    table.trade(ANNA, "badger")
    assert table.play(TakeBullets(ANNA)) == [BulletsGained(ANNA, 1)]


def test_where_only_one_of_the_two_has_an_effect_the_badger_does_not_ask() -> None:  # [ruling R70]
    table = scene(bullets=6)
    assert table.trade(ANNA, "badger") == [SheriffTaken(ANNA)]
    assert table.trade(ANNA, "badger") == []
    manhunt_of(table.state).bullets[ANNA] = 3
    assert table.trade(ANNA, "badger") == [BulletsGained(ANNA, 2)]


def test_a_paid_ambush_may_cost_a_bullet_to_capture_an_outlaw_of_the_supply() -> None:
    table = scene(bullets=1)
    table.use(ANNA, "AM!")
    assert table.asked() == "ambush"
    assert table.offers(ANNA) == [CaptureOutlaw(ANNA), LetThemRide(ANNA)]
    assert table.play(CaptureOutlaw(ANNA)) == [BulletsSpent(ANNA, 1), OutlawCaptured(ANNA, NONE)]
    manhunt = manhunt_of(table.state)
    assert (manhunt.captured, manhunt.supply, manhunt.bullets) == ([1, 0], 7, [0, 0])


def test_one_may_let_the_outlaws_ride() -> None:
    table = scene(bullets=1)
    table.use(ANNA, "AM!")
    assert table.play(LetThemRide(ANNA)) == []
    assert table.asked() == "curtain"


def test_without_a_bullet_or_an_outlaw_an_ambush_is_over_once_it_is_paid() -> None:
    assert scene(bullets=0).use(ANNA, "AM!") == []
    table = scene(bullets=6)
    manhunt_of(table.state).supply = 0
    assert table.use(ANNA, "AM!") == []
    assert table.asked() == "curtain"
    assert table.possible(ANNA, "AM!")


def test_the_sheriff_is_worth_three_points() -> None:
    table = scene()
    manhunt_of(table.state).sheriff = BILL
    assert (table.points(ANNA, "sheriff"), table.points(BILL, "sheriff")) == (0, 3)
