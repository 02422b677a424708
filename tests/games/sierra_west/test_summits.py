"""Summit actions, the homestead, the wagon by a card.

[ES "3. Acciones de la Cumbre"] [ES "Acciones comunes de la cumbre"] [ES "Granja"] [ES "Vagón de avance"].
"""

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.sierra_west.actions.gain_basic import GainBasic
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.stable_mule import StableMule
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.use_summit import LeaveSummit, UseSummit
from sagebrush_games.sierra_west.events.pioneers import FigurePlaced, MuleGained
from sagebrush_games.sierra_west.events.resources import (
    ResourcesGained,
    ResourcesPaid,
    TokensGained,
    TrackClimbed,
    WagonMoved,
)
from sagebrush_games.sierra_west.expansions.apple_hill.actions.pay_apples import PayApples
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.state.model import FOOD, MULE, STONE, SUMMIT, WOOD
from tests.games.sierra_west.scene import ANNA, BILL, GREEN, TAN, Scene

GRANNY_SMITH, RED_DELICIOUS = 3, 4


def at_the_end(*board: str) -> Scene:
    """Anna's green-path pioneer is at the end of its path."""
    scene = Scene(*board)
    scene.player().figures[GREEN] = len(scene.rules.paths[GREEN]) - 1
    return scene


def test_each_summit_takes_one_figure_which_stays_there() -> None:
    scene = at_the_end("H4", "H2", "H3")  # tracks: food, wood, stone
    scene.state.mule = ANNA
    scene.has(wood=4)
    assert scene.do(PlaceFigure(ANNA, GREEN, 1))[0] == FigurePlaced(ANNA, GREEN, 1)
    scene.has(food=4, stone=4)
    assert scene.player().figures[GREEN] == SUMMIT + 1
    for command in (PlaceFigure(ANNA, GREEN, 0), StepOn(ANNA, GREEN), SkipIcon(ANNA, GREEN)):
        assert scene.refused(command) == "on-summit"
    assert scene.refused(PlaceFigure(ANNA, MULE, 1)) == "summit-taken"
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, MULE, 0), PlaceFigure(ANNA, MULE, 2)]
    assert scene.refused(PlaceFigure(ANNA, MULE, 3)) == "no-such-summit"


def test_a_summit_that_cannot_be_paid_is_not_offered_as_if_it_worked() -> None:  # [ruling R8] [ruling R31]
    scene = at_the_end("H1", "H2", "H3")  # tracks: food, wood, stone
    scene.has(wood=9)
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, GREEN, 1)]
    assert scene.refused(PlaceFigure(ANNA, GREEN, 0)) == "summit-without-use"
    assert scene.player().figures[GREEN] == len(scene.rules.paths[GREEN]) - 1


def test_a_summit_that_can_be_paid_after_the_next_icon_is_offered_then() -> None:  # [ruling R31]
    scene = at_the_end("H1", "H4", "H2")  # tan W1 BH! …
    scene.has(food=4)
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, GREEN, slot) for slot in (0, 1)]
    scene.has(wood=4)
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, GREEN, 2)]


def test_a_summit_action_without_the_sign_is_done_once_and_at_once() -> None:
    scene = at_the_end("H4", "H2", "H3")  # HOME(food): 1F+3*
    scene.has(food=9)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert (scene.player().tracks[FOOD], scene.player().resources[FOOD]) == (1, 5)
    assert scene.prompt == (ANNA, "pioneer")


def test_a_summit_action_with_the_sign_is_done_any_number_of_times() -> None:
    scene = at_the_end("AH02", "H2", "H3")  # HOME(wood) endless: 2W+1*
    scene.has(wood=9)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.prompt == (ANNA, "summit")
    scene.do(UseSummit(ANNA, WOOD))
    assert scene.player().tracks[WOOD] == 2
    scene.do(LeaveSummit(ANNA))
    assert scene.prompt == (ANNA, "pioneer")
    assert scene.player().resources[WOOD] == 3


def test_the_first_use_is_not_declined_where_there_is_a_choice() -> None:  # [ruling R50]
    scene = at_the_end("H5", "H2", "H3")  # HOME(any): 1F+1W+1S
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.prompt == (ANNA, "summit")
    assert scene.refused(LeaveSummit(ANNA)) == "done-at-once"
    assert scene.legal(UseSummit) == [UseSummit(ANNA, FOOD), UseSummit(ANNA, WOOD), UseSummit(ANNA, STONE)]
    assert scene.refused(UseSummit(ANNA, 3)) == "not-offered"


def test_a_track_of_choice_is_chosen_each_time() -> None:  # [ruling R28]
    scene = at_the_end("AH14", "H2", "H3")  # APPLE-HOME(any) endless: 4A*
    orchard_of(scene.state).supply = [6, 6]
    scene.do(PlaceFigure(ANNA, GREEN, 0), UseSummit(ANNA, GRANNY_SMITH), PayApples(ANNA, 4))
    assert scene.legal(UseSummit) == [UseSummit(ANNA, GRANNY_SMITH), UseSummit(ANNA, RED_DELICIOUS)]
    scene.do(UseSummit(ANNA, RED_DELICIOUS), PayApples(ANNA, 0))
    assert scene.player().tracks[GRANNY_SMITH:] == [1, 1]


def test_the_track_that_is_chosen_is_the_one_that_is_rewarded() -> None:
    scene = at_the_end("H8", "H2", "H3")  # HOME(any): 4*
    scene.has(stone=4)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.do(UseSummit(ANNA, STONE))[-2:] == [TrackClimbed(ANNA, STONE, 1), ResourcesGained(ANNA, 0, 0, 0, 1)]


def test_what_is_paid_is_chosen_where_a_card_says_any() -> None:
    scene = at_the_end("H4", "H2", "H3")
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.prompt == (ANNA, "pay")
    assert scene.player().tracks[FOOD] == 0
    assert scene.do(Pay(ANNA, 0, 1, 2)) == [
        ResourcesPaid(ANNA, 0, 1, 2, 0),
        TrackClimbed(ANNA, FOOD, 1),
        MuleGained(ANNA),
    ]


def test_each_track_has_its_reward() -> None:
    for card, track, reward in (
        ("H1", FOOD, MuleGained(ANNA)),
        ("H2", WOOD, TokensGained(ANNA, 1)),
        ("H3", STONE, ResourcesGained(ANNA, 0, 0, 0, 1)),
    ):
        scene = at_the_end(card, "H7", "H8")
        scene.has(**{("food", "wood", "stone")[track]: 4})
        events = scene.do(PlaceFigure(ANNA, GREEN, 0))
        assert events[-2:] == [TrackClimbed(ANNA, track, 1), reward]


def test_the_top_of_a_track_belongs_to_whoever_comes_first() -> None:
    scene = at_the_end("H2", "H1", "H3")
    scene.player(BILL).tracks[WOOD] = 5
    scene.player().tracks[WOOD] = 4
    scene.has(wood=4)
    events = scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert events[-1] == TokensGained(ANNA, 1)
    assert scene.player().tracks[WOOD] == 4
    free = at_the_end("H2", "H1", "H3")
    free.player().tracks[WOOD] = 4
    free.has(wood=4)
    free.do(PlaceFigure(ANNA, GREEN, 0))
    assert free.player().tracks[WOOD] == 5


def test_a_marker_at_the_top_stays_and_earns_the_reward() -> None:
    scene = at_the_end("H3", "H1", "H2")
    scene.player().tracks[STONE] = 5
    scene.has(stone=4)
    assert scene.do(PlaceFigure(ANNA, GREEN, 0))[-1] == ResourcesGained(ANNA, 0, 0, 0, 1)
    assert scene.player().tracks[STONE] == 5


def test_a_wagon_card_ignores_the_price_of_the_trail() -> None:
    scene = at_the_end("AH05", "H1", "H2")  # WAGON: 1F+1W+1S
    scene.player().wagon = 4
    assert scene.do(PlaceFigure(ANNA, GREEN, 0))[1:] == [ResourcesPaid(ANNA, 1, 1, 1, 0), WagonMoved(ANNA, 5)]


def test_a_wagon_card_is_not_offered_at_the_end_of_the_trail() -> None:  # [ruling R31]
    scene = at_the_end("AH05", "H1", "H2")
    scene.player().wagon = 6
    assert scene.refused(PlaceFigure(ANNA, GREEN, 0)) == "summit-without-use"


def test_the_mule_goes_to_a_summit_from_camp_without_any_path() -> None:
    scene = Scene("AH05", "H1", "H2")
    scene.state.mule = ANNA
    assert WagonMoved(ANNA, 1) in scene.do(PlaceFigure(ANNA, MULE, 0))


def test_a_pioneer_cannot_join_the_mule_on_its_summit() -> None:
    scene = at_the_end("H4", "H2", "H3")
    scene.state.mule, scene.state.mule_place = ANNA, SUMMIT + 1
    scene.has(food=4, wood=4, stone=4)
    assert scene.refused(PlaceFigure(ANNA, GREEN, 1)) == "summit-taken"
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, GREEN, 0), PlaceFigure(ANNA, GREEN, 2)]


def test_both_pioneers_and_the_mule_may_each_take_a_summit_in_one_turn() -> None:  # [ruling R1]
    scene = Scene("H1", "H2", "H3")
    scene.state.mule = ANNA
    scene.skip(GREEN, 5)
    scene.skip(TAN, 4)
    for figure, cost in ((GREEN, "food"), (TAN, "wood"), (MULE, "stone")):
        scene.has(**{cost: 4})
        scene.do(PlaceFigure(ANNA, figure, figure))
    assert scene.legal(PlaceFigure) == []
    assert scene.state.agenda[-1] == Task("pioneer", ANNA)


def climbing_for_the_mule(other: str = "H2") -> Scene:
    """Anna has paid for a step on the food track, which gains the mule, and has no wood or stone for another one."""
    scene = at_the_end("AH01", other, "H3")  # HOME(food) endless: 2F+1*
    scene.state.mule = BILL
    scene.has(food=4, wood=1)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    if scene.prompt == (ANNA, "pay"):
        scene.do(Pay(ANNA, 0, 1, 0))
    return scene


def test_the_mule_that_a_repeated_summit_action_gains_pays_with_its_cabin_for_the_next_step() -> None:  # [ruling R17]
    """A player who was at the top of his means could not place the mule before the action was over."""
    scene = climbing_for_the_mule()
    assert scene.prompt == (ANNA, "summit-mule")
    assert scene.refused(PlaceFigure(ANNA, TAN, 1)) == "not-now"
    scene.do(StableMule(ANNA))
    scene.do(GainBasic(ANNA, WOOD))
    assert scene.prompt == (ANNA, "summit")
    scene.do(UseSummit(ANNA, FOOD))
    assert scene.player().tracks[FOOD] == 2
    assert scene.prompt == (ANNA, "pioneer")


def test_the_mule_that_a_repeated_summit_action_gains_may_take_another_one_first() -> None:  # [ruling R17]
    scene = climbing_for_the_mule("AH12")  # APPLE-TRADE endless: 2A* → F1+S1
    assert not [command for command in scene.legal(PlaceFigure) if command.slot != 1]
    orchard_of(scene.state).supply[:] = [2, 0]
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, MULE, 1)]
    scene.do(PlaceFigure(ANNA, MULE, 1))
    assert scene.prompt == (ANNA, "summit")
    scene.do(UseSummit(ANNA, FOOD), Pay(ANNA, 0, 0, 1))
    assert scene.player().tracks[FOOD] == 2


def test_whoever_keeps_the_newly_gained_mule_in_the_camp_places_it_later() -> None:  # [ruling R17]
    scene = climbing_for_the_mule()
    scene.do(LeaveSummit(ANNA))
    assert scene.prompt == (ANNA, "pioneer")
    assert scene.legal(StableMule) == [StableMule(ANNA)]


def test_a_mule_that_was_there_before_waits_until_a_repeated_summit_action_is_over() -> None:  # [ruling R17]
    scene = at_the_end("AH01", "H2", "H3")
    scene.state.mule = ANNA
    scene.has(food=6, wood=2)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    while scene.prompt == (ANNA, "pay"):
        scene.do(Pay(ANNA, 0, 1, 0))
    assert scene.prompt == (ANNA, "summit")
    assert scene.refused(StableMule(ANNA)) == "not-now"
