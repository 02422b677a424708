"""Gold: carts, homestead actions paid in gold, points at the end (specs 10.3 no. 3, 5, 6)."""

from sagebrush_games.sierra_west.actions.use_summit import LeaveSummit, UseSummit
from sagebrush_games.sierra_west.events.resources import ResourcesPaid, TrackClimbed
from sagebrush_games.sierra_west.expansions.gold_rush.events import CartLoaded
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene, of


def scene(gold: int) -> Scene:
    """Anna has gold."""
    arranged = Scene("gold-rush")
    arranged.has(ANNA, gold=gold)
    return arranged


def test_a_cart_is_loaded_for_three_gold() -> None:
    table = scene(gold=7)
    assert table.summit(ANNA, "GD-0") == [ResourcesPaid(ANNA, 0, 0, 0, 3), CartLoaded(ANNA)]
    assert table.asked() == "curtain"
    assert (diggings_of(table.state).carts, diggings_of(table.state).supply) == ([1, 0], 7)


def test_carts_are_loaded_again_and_again_where_the_card_says_so() -> None:
    table = scene(gold=7)
    table.summit(ANNA, "GD11")
    assert table.offers(ANNA) == [UseSummit(ANNA, 0), LeaveSummit(ANNA)]
    table.play(UseSummit(ANNA, 0))
    assert table.asked() == "curtain"
    assert diggings_of(table.state).carts == [2, 0]


def test_nothing_is_loaded_without_gold_or_without_a_cart() -> None:  # [ruling R63]
    assert scene(gold=2).summit(ANNA, "GD-0") == []
    table = scene(gold=9)
    diggings_of(table.state).supply = 0
    assert table.summit(ANNA, "GD11") == []


def test_the_last_cart_ends_a_repeated_action() -> None:
    table = scene(gold=9)
    diggings_of(table.state).supply = 1
    assert of(CartLoaded, table.summit(ANNA, "GD11")) == [CartLoaded(ANNA)]
    assert table.asked() == "curtain"


def test_a_homestead_cost_in_gold_takes_gold() -> None:
    table = scene(gold=2)
    table.summit(ANNA, "GD12")
    events = table.play(UseSummit(ANNA, 2))
    assert events[0] == ResourcesPaid(ANNA, 0, 0, 0, 2)
    assert of(TrackClimbed, events) == [TrackClimbed(ANNA, 2, 1)]


def test_gold_is_no_basic_resource() -> None:
    assert scene(gold=9).summit(ANNA, "GD10") == []


def test_a_cart_is_worth_six_points_and_the_lantern_three() -> None:
    table = scene(gold=0)
    diggings_of(table.state).carts = [2, 0]
    diggings_of(table.state).lantern = diggings_of(table.state).dynamite = BILL
    assert (table.points(ANNA, "carts"), table.points(ANNA, "lantern")) == (12, 0)
    assert (table.points(BILL, "carts"), table.points(BILL, "lantern")) == (0, 3)


def test_the_dynamite_is_worth_nothing_at_the_end() -> None:
    table = scene(gold=0)
    before = sum(table.points(ANNA, part) for part in table.rules.scores)
    diggings_of(table.state).dynamite = ANNA
    assert sum(table.points(ANNA, part) for part in table.rules.scores) == before
