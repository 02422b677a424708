"""The Pioneer step: two paths, skipping and damage, paid and mandatory icons.

[ES "2. Paso pionero"] [ES "2. Acciones de ruta"] [ES "Recibiendo daño"] [ES "Bear Hazard"] [ES "Recursos"].
"""

from collections.abc import Callable

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.sierra_west.actions.enter_cabin import EnterCabin
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.take_damage import TakeDamage
from sagebrush_games.sierra_west.events.pioneers import BootsFound, IconSkipped, MuleGained, PioneerMoved
from sagebrush_games.sierra_west.events.resources import CabinLost, ResourcesGained, ResourcesPaid, WagonMoved
from sagebrush_games.sierra_west.expansions.apple_hill.events import ApplesChanged
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.rules.paths import icon_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import CAMP, NONE, TRACKER, TRAPPER, State
from tests.games.sierra_west.scene import ANNA, GREEN, TAN, Scene

EXAMPLE = ("H1", "H7", "AH04")


def icons(scene: Scene, pioneer: int) -> list[str]:
    rules: Ruleset = scene.rules
    return [icon_of(rules, scene.state, ANNA, pioneer, icon).id for icon in range(len(rules.paths[pioneer]))]


def test_three_cards_make_the_two_paths_of_the_worked_example() -> None:  # specs section 4
    scene = Scene(*EXAMPLE)
    assert icons(scene, GREEN) == ["F1", "B1", "MU", "B2", "F1"]
    assert icons(scene, TAN) == ["B2", "SH", "W2", "SH"]
    assert [space.price for space in scene.rules.paths[TAN]] == [0, 1, 0, 2]
    assert [scene.rules.cards[card].summit.id[:10] for card in scene.player().played] == [
        "HOME(food)",
        "HOME(stone",
        "WAGON: 4*",
    ]
    assert list(scene.rules.visible(scene.rules, scene.state)) == ["rabbit", "bear"]


def test_the_green_path_of_the_worked_example_is_walked_icon_by_icon() -> None:
    scene = Scene(*EXAMPLE)
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 0), ResourcesGained(ANNA, 1, 0, 0, 0)]
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 1), BootsFound(ANNA, GREEN, 1)]
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 2), MuleGained(ANNA)]
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 3), BootsFound(ANNA, GREEN, 2)]
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 4), ResourcesGained(ANNA, 1, 0, 0, 0)]
    assert scene.refused(StepOn(ANNA, GREEN)) == "end-of-path"


def test_the_pioneers_walk_in_turns_and_never_back() -> None:  # [ruling R2]
    scene = Scene(*EXAMPLE)
    scene.step(TAN)
    scene.step(GREEN, 2)
    scene.skip(TAN)
    assert scene.step(TAN) == [PioneerMoved(ANNA, TAN, 2), ResourcesGained(ANNA, 0, 2, 0, 0)]
    assert scene.player().figures == [1, 2]
    assert {type(command) for command in scene.legal(StepOn) + scene.legal(SkipIcon)} == {StepOn, SkipIcon}


def test_any_icon_may_be_skipped() -> None:  # [ruling R3]
    scene = Scene(*EXAMPLE)
    assert scene.skip() == [IconSkipped(ANNA, GREEN, 0)]
    assert scene.player().resources == [2, 2, 2, 0]


def test_skipping_a_mandatory_icon_costs_damage_each_time() -> None:  # [ruling R3]
    scene = Scene("AH-0", "AH01", "AH06")  # green path: AG1! F1 AG1! AG1! B2
    scene.player().wagon = 4
    assert scene.skip() == [IconSkipped(ANNA, GREEN, 0), WagonMoved(ANNA, 3)]
    assert scene.skip() == [IconSkipped(ANNA, GREEN, 1)]
    scene.skip(times=2)
    assert scene.player().wagon == 1


def test_whoever_has_both_chooses_between_a_cabin_and_the_wagon() -> None:  # [ruling R19]
    scene = Scene("AH-0", "H2", "H3")
    scene.player().wagon = 2
    scene.build("sawmill", inside=False)
    scene.build("depot", inside=False)
    scene.skip()
    assert scene.prompt == (ANNA, "damage")
    assert scene.legal(TakeDamage) == [TakeDamage(ANNA, 0), TakeDamage(ANNA, 3), TakeDamage(ANNA, NONE)]
    assert scene.refused(TakeDamage(ANNA, 1)) == "nothing-to-lose"
    sawmill = scene.cabin_numbers["sawmill"]
    assert scene.do(TakeDamage(ANNA, 0)) == [CabinLost(ANNA, 0, sawmill)]
    assert scene.state.boxed == [sawmill]
    assert scene.state.cabin_discard == []


def test_an_only_loss_is_taken_and_who_has_nothing_to_lose_ignores_damage() -> None:  # [ruling R19]
    scene = Scene("AH-0", "H2", "H3")
    scene.build("ford", inside=False)
    assert scene.skip()[1:] == [CabinLost(ANNA, 0, scene.cabin_numbers["ford"])]
    bare = Scene("AH-0", "H2", "H3")
    assert bare.skip() == [IconSkipped(ANNA, GREEN, 0)]
    assert bare.prompt == (ANNA, "pioneer")


def test_damage_may_take_the_cabin_a_pioneer_is_in_who_may_still_walk_but_enter_no_other() -> None:  # [ruling R19]
    scene = Scene("AH-0", "H2", "H3")
    scene.player().wagon = 1
    scene.build("stable", inside=False)
    scene.build("sawmill", inside=False)
    scene.do(EnterCabin(ANNA, 0))
    scene.skip()
    scene.do(TakeDamage(ANNA, 0))
    assert scene.player().figures[TAN] == CAMP
    assert scene.refused(EnterCabin(ANNA, 1)) == "housed-already"
    assert scene.step(TAN)[0] == PioneerMoved(ANNA, TAN, 0)


def test_a_wagon_pushed_back_gets_nothing_back() -> None:  # [ruling R20]
    scene = Scene("AH-0", "H2", "H3")
    scene.player().wagon = 3
    assert scene.rules.trail[3].multiplier == 2
    scene.skip()
    assert scene.player().resources == [2, 2, 2, 0]
    assert scene.rules.trail[scene.player().wagon].multiplier == 1


def test_a_paid_icon_is_paid_with_basic_resources_of_any_kind() -> None:
    scene = Scene("H7", "H1", "H8")  # tan path: B1 FT(1) B2 G2(2)
    scene.player().animals = ["fox"]
    scene.has(food=1, wood=1)
    scene.skip(TAN)
    scene.step(TAN)
    assert scene.prompt == (ANNA, "pay")
    assert scene.legal(Pay) == [Pay(ANNA, 0, 1, 0), Pay(ANNA, 1, 0, 0)]
    assert scene.refused(Pay(ANNA, 1, 1, 0)) == "wrong-price"
    assert scene.refused(Pay(ANNA, 0, 0, 1)) == "cannot-pay"
    assert scene.refused(Pay(ANNA, 1, 1, -1)) == "wrong-price"
    assert scene.do(Pay(ANNA, 1, 0, 0)) == [ResourcesPaid(ANNA, 1, 0, 0, 0), ResourcesGained(ANNA, 0, 0, 1, 0)]


def test_who_can_pay_in_one_way_only_is_not_asked() -> None:
    scene = Scene("H7", "H1", "H8")
    scene.has(stone=2)
    scene.skip(TAN, 3)
    assert scene.step(TAN)[1:] == [ResourcesPaid(ANNA, 0, 0, 2, 0), ResourcesGained(ANNA, 0, 0, 0, 2)]


def test_gold_never_stands_for_a_basic_resource() -> None:
    scene = Scene("H7", "H1", "H8")
    scene.has(stone=1, gold=5)
    scene.skip(TAN, 3)
    assert scene.refused(StepOn(ANNA, TAN)) == "cannot-pay"


def test_a_paid_icon_without_any_effect_cannot_be_used() -> None:  # [ruling R8]
    trade = Scene("H7", "H1", "H8")
    trade.skip(TAN)
    assert trade.refused(StepOn(ANNA, TAN)) == "no-effect"
    shovel = Scene("H1", "H7", "AH04")
    shovel.has(food=1)
    shovel.market("toolshed", "toolshed", "stockade", "depot")
    shovel.build("stockade", inside=False)
    shovel.skip(TAN)
    assert shovel.refused(StepOn(ANNA, TAN)) == "no-effect"  # depot: the brown space is taken; nothing to claim


def no_fish(state: State) -> None:
    river_of(state).supply = [0, 0, 0]


def full_supplies(state: State) -> None:
    orchard_of(state).supply = [6, 6]


def both_cards(state: State) -> None:
    diggings_of(state).lantern = diggings_of(state).dynamite = ANNA


def sheriff_and_bullets(state: State) -> None:
    manhunt_of(state).sheriff, manhunt_of(state).bullets[ANNA] = ANNA, 6


@pytest.mark.parametrize(
    ("mode", "animal", "spend"),
    [
        ("boats-and-banjos", "raccoon", no_fish),
        ("apple-hill", "deer", full_supplies),
        ("gold-rush", "marmot", both_cards),
        ("outlaws-and-outposts", "badger", sheriff_and_bullets),
    ],
)
def test_a_fur_trade_is_not_paid_when_the_only_animal_brings_nothing(
    mode: str, animal: str, spend: Callable[[State], None]
) -> None:  # [ruling R8] [ruling R61] [ruling R70]
    scene = Scene("H7", "H1", "H2", mode=mode)
    scene.has(food=1)
    scene.player().animals = [animal]
    scene.skip(TAN)
    assert scene.refused(StepOn(ANNA, TAN)) is None
    spend(scene.state)
    assert scene.refused(StepOn(ANNA, TAN)) == "no-effect"
    scene.player().animals = [animal, "fox"]
    assert scene.refused(StepOn(ANNA, TAN)) is None


def test_a_bear_is_paid_for_nothing_or_costs_damage_or_stops_the_pioneer() -> None:  # [ruling R4]
    scene = Scene("H4", "H1", "H2")  # tan path: W1 BH!(1) B2 SH(2)
    scene.player().wagon = 1
    scene.has(wood=1)
    scene.skip(TAN)
    assert scene.legal(StepOn) == [StepOn(ANNA, GREEN), StepOn(ANNA, TAN)]
    paid = Scene("H4", "H1", "H2")
    paid.has(wood=1)
    paid.skip(TAN)
    assert paid.step(TAN) == [PioneerMoved(ANNA, TAN, 1), ResourcesPaid(ANNA, 0, 1, 0, 0)]
    assert scene.skip(TAN) == [IconSkipped(ANNA, TAN, 1), WagonMoved(ANNA, 0)]
    poor = Scene("H4", "H1", "H2")
    poor.has()
    poor.skip(TAN)
    assert poor.refused(StepOn(ANNA, TAN)) == "cannot-pay"


def test_a_pioneer_stopped_early_takes_no_summit_action() -> None:  # [ruling R5]
    scene = Scene(*EXAMPLE)
    assert scene.legal(PlaceFigure) == []
    scene.skip(times=4)
    assert scene.refused(PlaceFigure(ANNA, GREEN, 0)) == "path-not-walked"
    scene.skip()
    assert scene.legal(PlaceFigure) == [PlaceFigure(ANNA, GREEN, slot) for slot in range(3)]


def test_a_mandatory_gain_that_changes_nothing_is_no_skip() -> None:  # [ruling R30]
    scene = Scene("AH-0", "H2", "H3")
    scene.player().wagon = 3
    orchard_of(scene.state).supply = [6, 0]
    assert scene.step() == [PioneerMoved(ANNA, GREEN, 0)]
    assert scene.player().wagon == 3
    assert scene.skip(GREEN) == [IconSkipped(ANNA, GREEN, 1)]


def test_a_paid_mandatory_gain_that_changes_nothing_is_paid_all_the_same() -> None:  # [ruling R30]
    scene = Scene("AH-0", "H2", "H3")  # tan path: B2 AR2!(1) B2 SH(2)
    orchard_of(scene.state).supply = [6, 6]
    scene.has(food=1)
    scene.skip(TAN)
    assert scene.step(TAN) == [PioneerMoved(ANNA, TAN, 1), ResourcesPaid(ANNA, 1, 0, 0, 0)]


def test_a_mandatory_gain_may_be_skipped_at_the_price_of_damage() -> None:  # [ruling R30]
    scene = Scene("AH-0", "H2", "H3")
    scene.player().wagon = 3
    assert ApplesChanged not in {type(event) for event in scene.skip()}
    assert scene.player().wagon == 2


@pytest.mark.parametrize("place", [TRACKER, TRAPPER])
def test_a_pioneer_that_reacted_goes_straight_to_its_path(place: int) -> None:  # [ruling R16]
    scene = Scene(*EXAMPLE)
    scene.build("sawmill", inside=False)
    scene.player().figures[TAN] = place
    assert scene.refused(EnterCabin(ANNA, 0)) == "not-in-camp"
    assert scene.legal(EnterCabin) == []
    assert scene.step(TAN)[0] == PioneerMoved(ANNA, TAN, 0)


def test_the_paths_and_the_paid_column_follow_the_switches() -> None:
    config = '[switches]\nmiddlePath = { value = "tan" }\npaidColumn = { value = "left" }\n'
    scene = Scene(*EXAMPLE, corrections=config)
    assert icons(scene, GREEN) == ["F1", "B1", "B2", "F1"]
    assert icons(scene, TAN) == ["SH", "B2", "MU", "SH", "W2"]
    assert scene.rules.columns == ((0, 1, 3, 4), (0, 1, 2, 3, 4))
    assert [space.price for space in scene.rules.paths[TAN]] == [1, 0, 0, 2, 0]


def test_nothing_waits_when_an_icon_is_used_without_choice() -> None:  # [ruling R46]
    scene = Scene(*EXAMPLE)
    scene.step()
    assert scene.state.agenda[-1] == Task("pioneer", ANNA)
