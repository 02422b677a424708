"""Apple Hill: gaining, harvesting, trading and planting apples, and the deer.

[SHEET "10.1"] [ES "La posición de su vagón"].
"""

import pytest

from sagebrush_games.sierra_west.actions.enter_cabin import EnterCabin
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.step_on import StepOn
from sagebrush_games.sierra_west.actions.use_summit import LeaveSummit, UseSummit
from sagebrush_games.sierra_west.events.pioneers import PioneerMoved
from sagebrush_games.sierra_west.events.resources import ResourcesGained, TrackClimbed
from sagebrush_games.sierra_west.expansions.apple_hill.actions.pay_apples import PayApples
from sagebrush_games.sierra_west.expansions.apple_hill.events import ApplesChanged
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.rules.scoring import parts
from tests.games.sierra_west.expansions import scene as expansions
from tests.games.sierra_west.scene import ANNA, BILL, GREEN, Scene

GREENS, REDS = 3, 4
"""The apple homestead tracks."""


def hill(*board: str, green: int = 0, red: int = 0) -> Scene:
    """Apple Hill with so many apples; Anna's green-path pioneer has not started."""
    scene = Scene(*board)
    orchard_of(scene.state).supply = [green, red]
    return scene


def planting(*board: str, green: int = 0, red: int = 0) -> Scene:
    """The same with the green-path pioneer at the end of its path."""
    scene = hill(*board, green=green, red=red)
    scene.player().figures[GREEN] = 4
    return scene


def supply(scene: Scene) -> list[int]:
    return orchard_of(scene.state).supply


def test_nobody_has_apples_at_the_start_and_one_orchard_by_lot_lies_under_the_trail() -> None:
    scene = Scene()
    assert supply(scene) == [0, 0]
    assert len(scene.state.row) == 1
    assert expansions.Scene("apple-hill").first_specials() == {"O1", "O2", "O3", "O4", "O5", "O6"}


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("AH-0", (0, 0), [1, 0]), ("AH07", (2, 3), [2, 4]), ("AH-0", (6, 1), [6, 1])],
)
def test_gaining_apples_raises_the_supply_up_to_six(card: str, before: tuple[int, int], after: list[int]) -> None:
    scene = hill(card, "H2", "H3", green=before[0], red=before[1])
    scene.step(GREEN)
    assert supply(scene) == after


def test_an_icon_of_both_colours_raises_both() -> None:
    scene = hill("H1", "AH-0", "H3", green=6, red=5)
    scene.skip(GREEN, 2)
    assert scene.step(GREEN)[1:] == [ApplesChanged(ANNA, 6, 6)]


def test_harvesting_counts_the_orchards_along_the_trail() -> None:
    scene = hill("AH08", "H2", "H3")
    ids = {special.id: special.number for special in scene.rules.specials.values()}
    scene.state.row = [ids["O5"], ids["O3"], ids["O1"]]  # 2 green 1 red; 2 red; 1 and 1
    assert scene.step(GREEN) == [PioneerMoved(ANNA, GREEN, 0)]
    scene.player().figures[GREEN] = -1
    scene.player().wagon = 2
    assert scene.step(GREEN)[1:] == [ApplesChanged(ANNA, 2, 3)]


def test_a_paid_harvest_needs_something_to_harvest() -> None:
    scene = hill("AH12", "H2", "H3")
    scene.skip(1)
    assert scene.refused(StepOn(ANNA, 1)) == "no-effect"
    scene.player().wagon = 1
    assert scene.refused(StepOn(ANNA, 1)) is None


def test_everybodys_apples_are_spent_by_anybody_and_never_as_basic_resources() -> None:
    scene = planting("AH06", "H2", "H3", green=4)
    scene.has()
    scene.player().animals = ["rabbit"]
    assert scene.do(PlaceFigure(ANNA, GREEN, 0))[1:] == [
        ApplesChanged(ANNA, 1, 0),
        TrackClimbed(ANNA, GREENS, 1),
        ResourcesGained(ANNA, 1, 0, 0, 0),
    ]
    basic = planting("H1", "H2", "H3", green=6, red=6)
    basic.has(food=3)
    assert basic.refused(PlaceFigure(ANNA, GREEN, 0)) == "summit-without-use"


def test_the_red_track_rewards_two_gold_also_when_the_marker_is_blocked() -> None:
    scene = planting("AH09", "H2", "H3", red=6)
    scene.player(BILL).tracks[REDS] = 5
    scene.player().tracks[REDS] = 4
    events = scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert events[-1] == ResourcesGained(ANNA, 0, 0, 0, 2)
    assert scene.player().tracks[REDS] == 4
    assert scene.legal(LeaveSummit) == [LeaveSummit(ANNA)]


def test_apples_of_any_colour_may_be_mixed_freely() -> None:
    scene = planting("AH13", "H2", "H3", green=3, red=2)  # APPLE-HOME(any): 4A*
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.legal(UseSummit) == [UseSummit(ANNA, GREENS), UseSummit(ANNA, REDS)]
    scene.do(UseSummit(ANNA, REDS))
    assert scene.legal(PayApples) == [PayApples(ANNA, 2), PayApples(ANNA, 3)]
    assert scene.refused(PayApples(ANNA, 4)) == "no-such-apples"
    assert scene.refused(PayApples(ANNA, 5)) == scene.refused(PayApples(ANNA, -1)) == "wrong-price"
    scene.do(PayApples(ANNA, 3))
    assert supply(scene) == [0, 1]
    assert scene.player().tracks[REDS] == 1


def test_an_apple_trade_turns_apples_into_resources() -> None:
    scene = planting("AH-0", "H2", "H3", red=2)  # 2A* for F1+W1
    scene.has()
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert (supply(scene), scene.player().resources) == ([0, 0], [1, 1, 0, 0])
    none = planting("AH-0", "H2", "H3", red=1)
    none.has()
    assert none.refused(PlaceFigure(ANNA, GREEN, 0)) == "summit-without-use"


def test_an_endless_apple_trade_goes_on_while_there_are_apples() -> None:
    scene = planting("AH11", "H2", "H3", green=2)  # 1A* for W1
    scene.has()
    scene.do(PlaceFigure(ANNA, GREEN, 0), UseSummit(ANNA, 0))
    assert scene.player().resources == [0, 2, 0, 0]
    assert scene.prompt == (ANNA, "pioneer")


def test_the_deer_raises_both_supplies_at_each_fur_trade() -> None:
    scene = hill(green=6)
    scene.build("fur-post", inside=False)
    scene.player().animals = ["deer", "rabbit"]
    events = scene.do(EnterCabin(ANNA, 0))
    assert events[1:] == [ResourcesGained(ANNA, 1, 0, 0, 0), ApplesChanged(ANNA, 6, 1)]


def test_apple_markers_count_once_where_the_wagon_does_not_multiply_them() -> None:  # [SHEET "16"]
    scene = Scene()
    scene.player().tracks, scene.player().wagon = [1, 0, 0, 2, 3], 5
    assert parts(scene.rules, scene.state, ANNA)["homestead"] == 18
    plain = Scene(corrections="[switches]\nappleTracksMultiplied = { value = false }\n")
    plain.player().tracks, plain.player().wagon = [1, 0, 0, 2, 3], 5
    assert parts(plain.rules, plain.state, ANNA)["homestead"] == 8
