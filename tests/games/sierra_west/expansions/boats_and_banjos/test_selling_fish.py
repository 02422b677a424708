"""What fish buy: the fish market, homestead actions, points at the end (specs 10.2 no. 7 to 9)."""

from sagebrush_games.sierra_west.actions.use_summit import LeaveSummit
from sagebrush_games.sierra_west.events.resources import ResourcesGained, TrackClimbed
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.sell_fish import SellFish, SellSet
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishReturned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene, of
from tests.sentences import said

TROUT, BASS, SALMON = range(len(FISH))
FOOD, WOOD, STONE = range(3)


def scene(*fish: int) -> Scene:
    """Anna has trout, bass and salmon."""
    arranged = Scene("boats-and-banjos")
    arranged.wagon(ANNA, 1)
    river = river_of(arranged.state)
    river.fish[ANNA] = list(fish)
    river.supply = [6 - count for count in fish]
    return arranged


def test_the_fish_market_buys_a_fish_for_a_resource_of_ones_choice() -> None:
    table = scene(1, 0, 1)
    table.summit(ANNA, "BB-0")
    assert table.asked() == "fish-market"
    assert SellFish(ANNA, SALMON, WOOD) in table.offers(ANNA)
    assert len(table.offers(ANNA)) == 6
    assert table.play(SellFish(ANNA, SALMON, WOOD)) == [FishReturned(ANNA, 0, 0, 1), ResourcesGained(ANNA, 0, 1, 0, 0)]
    assert river_of(table.state).supply == [5, 6, 6]


def test_it_buys_again_and_again_until_the_seat_stops() -> None:  # [ruling R57]
    table = scene(2, 0, 0)
    table.summit(ANNA, "BB-0")
    assert table.refused(LeaveSummit(ANNA)) == "done-at-once"
    table.play(SellFish(ANNA, TROUT, FOOD))
    assert table.offers(ANNA) == [*(SellFish(ANNA, TROUT, kind) for kind in (FOOD, WOOD, STONE)), LeaveSummit(ANNA)]
    table.play(LeaveSummit(ANNA))
    assert table.asked() == "curtain"


def test_one_fish_of_each_kind_brings_four_gold() -> None:
    table = scene(1, 1, 1)
    table.summit(ANNA, "BB-0")
    assert table.play(SellSet(ANNA)) == [FishReturned(ANNA, 1, 1, 1), ResourcesGained(ANNA, 0, 0, 0, 4)]
    assert table.asked() == "curtain"


def test_what_one_has_not_cannot_be_sold() -> None:
    table = scene(1, 0, 1)
    table.summit(ANNA, "BB-0")
    assert table.refused(SellFish(ANNA, BASS, FOOD)) == "no-such-fish-of-yours"
    assert table.refused(SellFish(ANNA, 3, FOOD)) == "no-such-fish"
    assert table.refused(SellFish(ANNA, TROUT, 3)) == "no-such-resource"
    assert table.refused(SellSet(ANNA)) == "not-all-kinds"


def test_the_place_of_the_canoe_does_not_matter() -> None:
    table = scene(1, 0, 0)
    river_of(table.state).canoes[ANNA] = 1
    table.summit(ANNA, "BB09")
    assert table.asked() == "fish-market"


def test_without_a_fish_the_market_has_no_effect() -> None:
    table = scene(0, 0, 0)
    assert table.summit(ANNA, "BB-0") == []
    assert table.asked() == "curtain"


def test_homestead_with_a_fish_returns_it_and_moves_up() -> None:  # [ruling R58]
    table = scene(1, 0, 0)
    events = table.summit(ANNA, "BB06")
    assert events[0] == FishReturned(ANNA, 1, 0, 0)
    assert of(TrackClimbed, events) == [TrackClimbed(ANNA, FOOD, 1)]
    assert river_of(table.state).supply == [6, 6, 6]


def test_trackers_follow_a_step_that_was_paid_with_fish() -> None:
    table = scene(0, 1, 0)
    table.summit(ANNA, "BB07")
    assert table.asked() == "tracker"


def test_a_homestead_action_needs_the_kind_it_shows() -> None:
    assert scene(0, 1, 1).summit(ANNA, "BB06") == []


def test_a_fish_is_no_basic_resource() -> None:
    table = scene(3, 0, 0)
    assert table.summit(ANNA, "BB11") == []


def test_each_fish_left_is_worth_a_point() -> None:
    table = scene(2, 1, 0)
    assert (table.points(ANNA, "fish"), table.points(BILL, "fish")) == (3, 0)


def test_an_owner_may_correct_what_the_market_pays() -> None:
    table = Scene("boats-and-banjos", corrections="[switches]\nfishMarket = { basic = 2, gold = 5 }\n")
    river_of(table.state).fish[ANNA] = [1, 1, 2]
    table.summit(ANNA, "BB-0")
    assert ResourcesGained(ANNA, 2, 0, 0, 0) in table.play(SellFish(ANNA, SALMON, FOOD))
    assert ResourcesGained(ANNA, 0, 0, 0, 5) in table.play(SellSet(ANNA))


def test_each_sale_is_a_sentence() -> None:
    table = scene(1, 1, 1)
    table.summit(ANNA, "BB-0")
    sale, whole = SellFish(ANNA, BASS, STONE), SellSet(ANNA)
    sentences = [said(table.decider, table.state, command) for command in (sale, whole)]
    assert sentences == ["Return a bass for 1 stone.", "Return one fish of each kind for 4 gold."]
