"""What an owner corrects in a mode: costs on summit actions that have none, and rows that a mode cannot play."""

import pytest

from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.sell_fish import SellFish
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.shoot import Shoot
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from tests.games.sierra_west.expansions.scene import ANNA, Scene, of


@pytest.mark.parametrize(
    ("mode", "corrections", "named"),
    [
        ("boats-and-banjos", '[special_cards.RV1]\nfish = ["pike"]\n', "special_cards.RV1"),
        ("boats-and-banjos", '[special_cards.RV1]\npieces = ["wood", "gold"]\n', "special_cards.RV1"),
        ("gold-rush", '[mountain_cards.GD01]\nsummit = "HOME(food): 1trout"\n', "GD01 costs trout"),
        ("apple-hill", '[mountain_cards.AH01]\nsummit = "HOME(food): 1K"\n', "AH01 costs bullet"),
        ("apple-hill", '[mountain_cards.AH06]\nsummit = "APPLE-HOME(green): 2AG+1AR"\n', "AH06 costs green and red"),
        ("apple-hill", '[mountain_cards.AH06]\nsummit = "APPLE-HOME(green): 2AG+1A*"\n', "AH06 costs green and apple"),
    ],
)
def test_a_row_that_the_mode_cannot_play_is_named(mode: str, corrections: str, named: str) -> None:
    with pytest.raises(BadContent, match=named):
        Scene(mode, corrections=corrections)


def test_mining_twice_may_cost_something() -> None:
    table = Scene("gold-rush", corrections='[mountain_cards.GD08]\nsummit = "MINE-TWICE: 2G"\n')
    table.wagon(ANNA, 1)
    table.has(ANNA, gold=1)
    assert table.summit(ANNA, "GD08") == []
    assert table.asked() == "curtain"
    table.has(ANNA, gold=2)
    assert table.summit(ANNA, "GD08") == [ResourcesPaid(ANNA, 0, 0, 0, 2)]
    assert table.asked() == "mine"


def test_the_fish_market_may_cost_something() -> None:
    table = Scene("boats-and-banjos", corrections='[mode_card.BB-0]\nsummit = "FISH-MARKET ∞: 1F"\n')
    river_of(table.state).fish[ANNA] = [2, 0, 0]
    table.has(ANNA, food=1)
    table.summit(ANNA, "BB-0")
    events = table.play(SellFish(ANNA, 0, 2))
    assert of(ResourcesPaid, events) == [ResourcesPaid(ANNA, 1, 0, 0, 0)]
    assert of(ResourcesGained, events) == [ResourcesGained(ANNA, 0, 0, 1, 0)]
    assert table.asked() == "curtain"


def test_who_chooses_what_to_pay_for_a_shot_knows_that_a_die_follows() -> None:
    table = Scene("outlaws-and-outposts", corrections='[mode_card.OO-0]\nsummit = "SIX-SHOOTER: 1K+1*"\n')
    manhunt_of(table.state).bullets[ANNA] = 1
    table.has(ANNA, food=1, wood=1)
    table.summit(ANNA, "OO-0")
    table.play(Shoot(ANNA))
    assert table.asked() == "pay-and-draw"
    assert flags_of(table.decider, table.state, Pay(ANNA, 1, 0, 0)).draws
    table.play(Pay(ANNA, 1, 0, 0), 0)
    assert table.asked() == "curtain"
