"""Mines, the die, the Lantern and the Dynamite (specs 10.3 no. 1 to 4; rules, Fur trade) [SHEET "10.3"]."""

import pytest

from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.sierra_west.events.resources import ResourcesGained
from sagebrush_games.sierra_west.expansions.gold_rush.actions.mine import Blast, Mine
from sagebrush_games.sierra_west.expansions.gold_rush.actions.take_tool import TakeDynamite, TakeLantern
from sagebrush_games.sierra_west.expansions.gold_rush.events import DynamiteTaken, LanternTaken, MineBlasted, MineRolled
from sagebrush_games.sierra_west.expansions.gold_rush.mines import yields
from sagebrush_games.sierra_west.expansions.gold_rush.state import NOBODY, diggings_of
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene


def scene(wagon: int = 2) -> Scene:
    """M0, M1 and M5 under the trail."""
    arranged = Scene("gold-rush")
    arranged.row("M0", "M1", "M5")
    arranged.wagon(ANNA, wagon)
    return arranged


def die(pips: int) -> int:
    """The draw that shows so many pips."""
    return pips - 1


def test_a_mine_along_the_trail_is_chosen_before_the_roll() -> None:  # [ruling R59]
    table = scene()
    m0, m1, m5 = (table.special(name) for name in ("M0", "M1", "M5"))
    table.use(ANNA, "MI")
    assert table.asked() == "mine"
    assert table.offers(ANNA) == [Mine(ANNA, m0), Mine(ANNA, m1)]
    assert table.refused(Mine(ANNA, m5)) == "not-along-your-trail"
    assert table.refused(Mine(ANNA, table.special("M2"))) == "no-such-mine"
    assert table.refused(Mine(ANNA, 99)) == "no-such-mine"
    assert table.play(Mine(ANNA, m1), die(2)) == [MineRolled(ANNA, m1, 2, 2, 1), ResourcesGained(ANNA, 0, 0, 0, 1)]
    assert table.asked() == "curtain"


def test_only_a_roll_is_flagged_as_chance() -> None:
    table = scene()
    diggings_of(table.state).dynamite = ANNA
    table.use(ANNA, "MI")
    m0 = table.special("M0")
    assert flags_of(table.decider, table.state, Mine(ANNA, m0)).draws
    assert not flags_of(table.decider, table.state, Blast(ANNA, m0)).draws


@pytest.mark.parametrize(
    ("mine", "gold"),
    [
        ("M0", (0, 0, 1, 1, 2, 2, 2)),
        ("M1", (0, 1, 1, 1, 2, 2, 2)),
        ("M2", (0, 0, 2, 2, 2, 2, 2)),
        ("M3", (0, 0, 2, 2, 2, 3, 3)),
        ("M4", (0, 0, 0, 3, 3, 3, 3)),
        ("M5", (0, 1, 1, 2, 2, 4, 4)),
    ],
)
def test_each_mine_gives_the_gold_of_the_best_line_reached(mine: str, gold: tuple[int, ...]) -> None:
    table = scene()
    card = table.rules.specials[table.special(mine)]
    assert tuple(yields(card, roll) for roll in range(1, 8)) == gold


def test_a_roll_below_every_line_gives_nothing() -> None:
    table = scene()
    m0 = table.special("M0")
    table.use(ANNA, "MI")
    assert table.play(Mine(ANNA, m0), die(2)) == [MineRolled(ANNA, m0, 2, 2, 0)]


def test_without_a_mine_along_the_trail_there_is_nothing_to_do() -> None:
    table = scene(wagon=0)
    assert table.use(ANNA, "MI") == []
    assert table.asked() == "curtain"
    assert not table.possible(ANNA, "MI")
    assert scene(wagon=1).possible(ANNA, "MI")


def test_the_lantern_adds_one_to_the_rolls_of_its_holder() -> None:
    table = scene()
    m0 = table.special("M0")
    diggings_of(table.state).lantern = ANNA
    table.use(ANNA, "MI")
    assert table.play(Mine(ANNA, m0), die(2))[0] == MineRolled(ANNA, m0, 2, 3, 1)


def test_somebody_elses_lantern_does_not() -> None:
    table = scene()
    m0 = table.special("M0")
    diggings_of(table.state).lantern = BILL
    table.use(ANNA, "MI")
    assert table.play(Mine(ANNA, m0), die(2))[0] == MineRolled(ANNA, m0, 2, 2, 0)


def test_dynamite_counts_as_six_without_a_roll_and_goes_back_to_the_supply() -> None:  # [ruling R62]
    table = scene()
    m1 = table.special("M1")
    diggings_of(table.state).dynamite = diggings_of(table.state).lantern = ANNA
    table.use(ANNA, "MI")
    assert table.play(Blast(ANNA, m1)) == [MineBlasted(ANNA, m1, 6, 2), ResourcesGained(ANNA, 0, 0, 0, 2)]
    assert diggings_of(table.state).dynamite == NOBODY


def test_only_who_has_the_dynamite_uses_it_and_only_along_its_trail() -> None:
    table = scene()
    table.use(ANNA, "MI")
    assert table.refused(Blast(ANNA, table.special("M0"))) == "no-dynamite"
    diggings_of(table.state).dynamite = ANNA
    assert table.refused(Blast(ANNA, table.special("M5"))) == "not-along-your-trail"
    assert len(table.offers(ANNA)) == 4


def test_mine_twice_mines_at_two_cards_or_at_one() -> None:  # [ruling R60]
    table = scene()
    m0, m1 = table.special("M0"), table.special("M1")
    assert table.summit(ANNA, "GD08") == []
    table.play(Mine(ANNA, m0), die(6))
    assert table.asked() == "mine"
    table.play(Mine(ANNA, m1), die(6))
    assert table.asked() == "curtain"
    assert table.resources(ANNA) == [0, 0, 0, 4]


def test_mine_twice_has_no_effect_without_a_mine_along_the_trail() -> None:
    table = scene(wagon=0)
    assert table.summit(ANNA, "GD08") == []
    assert table.asked() == "curtain"


def test_the_lantern_is_taken_from_whoever_has_it() -> None:
    table = scene()
    diggings_of(table.state).lantern = BILL
    assert table.possible(ANNA, "LA")
    assert table.use(ANNA, "LA") == [LanternTaken(ANNA)]
    assert table.use(ANNA, "LA") == []
    assert not table.possible(ANNA, "LA")


def test_the_dynamite_is_taken_from_whoever_has_it() -> None:
    table = scene()
    diggings_of(table.state).dynamite = BILL
    assert table.possible(ANNA, "DY")
    assert table.use(ANNA, "DY") == [DynamiteTaken(ANNA)]
    assert table.use(ANNA, "DY") == []
    assert not table.possible(ANNA, "DY")


def test_the_marmot_takes_the_lantern_or_the_dynamite() -> None:  # [ruling R61]
    table = scene()
    table.trade(ANNA, "marmot")
    assert table.asked() == "marmot"
    assert table.offers(ANNA) == [TakeLantern(ANNA), TakeDynamite(ANNA)]
    assert table.play(TakeDynamite(ANNA)) == [DynamiteTaken(ANNA)]
    assert table.trade(ANNA, "marmot") == [LanternTaken(ANNA)]
    assert table.trade(ANNA, "marmot") == []


def test_the_marmot_may_take_the_lantern_from_another_seat() -> None:
    table = scene()
    diggings_of(table.state).lantern = BILL
    table.trade(ANNA, "marmot")
    assert table.play(TakeLantern(ANNA)) == [LanternTaken(ANNA)]
    assert diggings_of(table.state).lantern == ANNA
