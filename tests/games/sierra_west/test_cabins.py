"""The twelve cabins, one by one, and the mule's grey cabin.

[ES "1. Asignación a cabañas"] [ES "La mula"] [ES "Gana la mula"].
"""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.agenda import Task
from sagebrush_games.sierra_west.actions.enter_cabin import EnterCabin
from sagebrush_games.sierra_west.actions.ford import CrossFord
from sagebrush_games.sierra_west.actions.gain_basic import GainBasic
from sagebrush_games.sierra_west.actions.move_frontiersman import MoveFrontiersman
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.stable_mule import StableMule
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.take_damage import TakeDamage
from sagebrush_games.sierra_west.actions.turn_back import TurnBack
from sagebrush_games.sierra_west.events.mountain import WalkerMoved
from sagebrush_games.sierra_west.events.pioneers import (
    BootsFound,
    CabinEntered,
    FordCrossed,
    IconSkipped,
    MuleGained,
    MuleStabled,
    PioneerMoved,
    PioneerTurnedBack,
)
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid, TokensGained, WagonMoved
from sagebrush_games.sierra_west.state.model import FORD, GREY, MULE, NONE, SUMMIT
from sagebrush_messages.catalogue import Catalogue
from tests.games.sierra_west.scene import ANNA, BILL, CAMP, GREEN, TAN, Scene


def test_each_cabin_takes_the_pioneer_of_its_space() -> None:
    scene = Scene()
    scene.build("sawmill", inside=False)
    scene.build("depot", inside=False)
    assert scene.legal(EnterCabin) == [EnterCabin(ANNA, 0), EnterCabin(ANNA, 3)]
    assert scene.do(EnterCabin(ANNA, 0)) == [CabinEntered(ANNA, TAN, 0)]
    assert scene.do(EnterCabin(ANNA, 3)) == [CabinEntered(ANNA, GREEN, 3)]
    assert scene.refused(EnterCabin(ANNA, 0)) == "not-in-camp"
    assert scene.refused(EnterCabin(ANNA, 1)) == "no-cabin-there"
    assert scene.refused(EnterCabin(ANNA, 4)) == "no-cabin-there"


def test_a_pioneer_on_its_path_enters_no_cabin() -> None:  # [ruling R1]
    scene = Scene()
    scene.build("sawmill", inside=False)
    scene.step(TAN)
    assert scene.refused(EnterCabin(ANNA, 0)) == "not-in-camp"


def test_after_the_cabin_a_pioneer_still_walks_its_whole_path() -> None:
    scene = Scene()
    scene.build("sawmill")
    assert scene.step(TAN)[0] == PioneerMoved(ANNA, TAN, 0)


@pytest.mark.parametrize(
    ("cabin", "card", "gains"),
    [("smokehouse", "AH01", (3, 0, 0, 0)), ("sawmill", "AH02", (0, 3, 0, 0)), ("quarry-hut", "AH03", (0, 0, 3, 0))],
)
def test_a_resource_hut_adds_one_to_each_gain_of_its_resource(
    cabin: str, card: str, gains: tuple[int, int, int, int]
) -> None:
    scene = Scene(card, "H2", "H3")
    scene.build(cabin)
    assert scene.step(GREEN)[1:] == [ResourcesGained(ANNA, *gains)]


def test_a_hut_adds_nothing_to_other_resources_nor_to_the_tan_path_nor_once_it_is_left() -> None:
    other = Scene("AH02", "H2", "H3")
    other.build("smokehouse")
    assert other.step(GREEN)[1:] == [ResourcesGained(ANNA, 0, 2, 0, 0)]
    left = Scene("AH01", "H2", "H6")
    left.build("smokehouse")
    left.step(TAN)
    assert left.step(GREEN)[1:] == [ResourcesGained(ANNA, 2, 0, 0, 0)]


def test_cabins_add_nothing_to_a_fur_trade() -> None:  # [ruling R36]
    scene = Scene("H1", "H8", "H3")  # green path: F1 B1 FT
    scene.build("smokehouse")
    scene.player().animals = ["rabbit"]
    scene.skip(GREEN, 2)
    assert scene.step(GREEN)[1:] == [ResourcesGained(ANNA, 1, 0, 0, 0)]


def test_the_cobbler_adds_a_boot_to_each_boot_icon() -> None:  # [ruling R32]
    scene = Scene("AH04", "H2", "H3")
    scene.build("cobbler")
    assert scene.step(GREEN)[1:] == [BootsFound(ANNA, GREEN, 3)]


def test_the_fur_post_trades_at_once() -> None:
    scene = Scene()
    scene.build("fur-post", inside=False)
    scene.player().animals = ["bear", "fox"]
    assert scene.do(EnterCabin(ANNA, 0))[1:] == [ResourcesGained(ANNA, 0, 0, 1, 1)]


def test_the_stable_brings_the_mule() -> None:
    scene = Scene()
    scene.build("stable", inside=False)
    scene.state.mule = BILL
    assert scene.do(EnterCabin(ANNA, 0))[1:] == [MuleGained(ANNA)]


def test_the_lookout_moves_the_frontiersman_one_card() -> None:  # [ruling R49]
    scene = Scene()
    scene.build("lookout", inside=False)
    scene.do(EnterCabin(ANNA, 0))
    assert scene.prompt == (ANNA, "lookout")
    assert scene.refused(MoveFrontiersman(ANNA, 9)) == "not-adjacent"
    assert scene.refused(MoveFrontiersman(ANNA, 3, TAN)) == "other-boots"
    assert scene.do(MoveFrontiersman(ANNA, 3)) == [WalkerMoved(ANNA, 3)]
    assert scene.prompt == (ANNA, "pioneer")


@pytest.mark.parametrize(("language", "boot"), [("en", "boot"), ("de", "stiefel"), ("es", "bota")])
def test_the_lookout_that_spends_no_boot_refuses_none(language: str, boot: str) -> None:  # [ruling R49]
    scene = Scene()
    scene.build("lookout", inside=False)
    scene.do(EnterCabin(ANNA, 0))
    code = scene.refused(MoveFrontiersman(ANNA, 9))
    assert code and boot not in Catalogue(TITLES["sierra-west"], language).refusal(code).lower()


def test_the_switchback_sends_the_green_path_pioneer_one_icon_back_once() -> None:
    scene = Scene("AH01", "H2", "H3")  # green path: F2 B1 W1 S1 B1
    scene.build("switchback")
    assert scene.refused(TurnBack(ANNA)) == "nothing-behind"
    scene.step(GREEN)
    assert scene.refused(TurnBack(ANNA)) == "nothing-behind"
    scene.step(GREEN)
    assert scene.do(TurnBack(ANNA)) == [PioneerTurnedBack(ANNA, 0, 1), ResourcesGained(ANNA, 2, 0, 0, 0)]
    assert scene.refused(TurnBack(ANNA)) == "path-bent-already"
    assert scene.step(GREEN)[0] == PioneerMoved(ANNA, GREEN, 2)


def test_a_mandatory_icon_that_is_resolved_stays_resolved() -> None:  # [ruling R35]
    scene = Scene("AH10", "H2", "H3")  # green path: PB AG1AR1! W1 S1 B1
    scene.player().wagon = 3
    scene.build("switchback")
    scene.step(GREEN)
    scene.do(SkipIcon(ANNA, GREEN), TakeDamage(ANNA, NONE))
    assert scene.do(TurnBack(ANNA)) == [PioneerTurnedBack(ANNA, 0, 1), TokensGained(ANNA, 1)]
    assert scene.step(GREEN)[0] == PioneerMoved(ANNA, GREEN, 2)
    assert scene.player().wagon == 2


def test_the_switchback_works_only_while_its_pioneer_is_inside() -> None:  # [ruling R35] [ruling R48]
    scene = Scene("AH01", "H2", "H3")
    scene.build("switchback")
    scene.step(GREEN, 2)
    scene.step(TAN)
    assert scene.refused(TurnBack(ANNA)) == "no-switchback"


def test_the_ford_leads_over_a_tan_icon_and_back_to_the_next_green_one() -> None:  # [ruling R34]
    scene = Scene("AH01", "H2", "AH04")  # green F2 B1 W1 B2 F1, tan B2 SH W2 SH
    scene.build("ford")
    scene.step(GREEN, 2)
    assert scene.do(CrossFord(ANNA)) == [FordCrossed(ANNA, 2, 1), ResourcesGained(ANNA, 0, 2, 0, 0)]
    assert scene.refused(CrossFord(ANNA)) == "path-bent-already"
    assert scene.step(GREEN) == [PioneerMoved(ANNA, GREEN, 2), ResourcesGained(ANNA, 0, 1, 0, 0)]
    assert [scene.step(GREEN)[0] for _ in range(2)] == [PioneerMoved(ANNA, GREEN, place) for place in (3, 4)]


def test_the_ford_jumps_nothing_so_it_costs_no_damage() -> None:  # [ruling R34]
    scene = Scene("AH06", "AH01", "AH04")  # green AG1! B2 AG1! B2 F1, tan F2 BH! W2 SH
    scene.player().wagon = 2
    scene.build("ford", inside=False)
    scene.do(EnterCabin(ANNA, 0))
    scene.step(GREEN, 2)
    assert scene.do(CrossFord(ANNA)) == [FordCrossed(ANNA, 2, 1), ResourcesGained(ANNA, 0, 2, 0, 0)]
    assert scene.prompt == (ANNA, "pioneer")
    assert (scene.player().wagon, scene.player().cabins.count(NONE)) == (2, 3)
    scene.skip(GREEN)
    assert scene.prompt == (ANNA, "damage")  # the apple is still ahead, and skipping it costs


def test_from_camp_the_ford_leads_to_the_first_tan_icon_and_back_to_the_first_green_one() -> None:  # [ruling R34]
    scene = Scene("AH01", "H2", "AH04")
    scene.build("ford")
    assert scene.do(CrossFord(ANNA))[0] == FordCrossed(ANNA, 0, NONE)
    assert scene.step(GREEN)[0] == PioneerMoved(ANNA, GREEN, 0)


def test_a_game_of_the_first_release_goes_on_from_the_ford_it_crossed() -> None:
    scene = Scene("AH06", "AH01", "AH04")  # green AG1! B2 AG1! B2 F1, tan F2 BH! W2 SH
    scene.player().wagon = 2
    scene.build("ford")
    scene.step(GREEN)
    scene.decider.apply(scene.state, [PioneerMoved(ANNA, GREEN, FORD + 2)])
    scene.agenda(Task("damage", ANNA), Task("stop", ANNA, FORD + 2, GREEN), Task("pioneer", ANNA))
    assert scene.state.turn.bent
    assert scene.do(TakeDamage(ANNA, NONE))[-1] == ResourcesGained(ANNA, 0, 2, 0, 0)
    assert scene.step(GREEN)[0] == PioneerMoved(ANNA, GREEN, 3)


def test_the_ford_pays_where_the_tan_icon_is_paid() -> None:
    scene = Scene("H7", "H2", "AH04")  # tan B1 FT W2 SH
    scene.build("ford")
    scene.player().animals = ["bear"]
    scene.has(stone=1)
    scene.step(GREEN)
    paid = [FordCrossed(ANNA, 1, 0), ResourcesPaid(ANNA, 0, 0, 1, 0), ResourcesGained(ANNA, 0, 0, 0, 1)]
    scene.has(stone=1)
    assert scene.do(CrossFord(ANNA)) == paid


def test_nobody_crosses_without_a_ford_nor_beyond_the_last_tan_icon() -> None:
    assert Scene().refused(CrossFord(ANNA)) == "no-ford"
    scene = Scene()
    scene.build("ford")
    scene.skip(GREEN, 5)
    assert scene.refused(CrossFord(ANNA)) == "no-such-icon"
    scene.has(food=4)
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.refused(CrossFord(ANNA)) == "on-summit"


def test_nobody_turns_back_from_a_summit() -> None:
    scene = Scene()
    scene.build("switchback")
    scene.player().figures[GREEN] = SUMMIT
    assert scene.refused(TurnBack(ANNA)) == "on-summit"


def test_the_toolshed_makes_paid_icons_cheaper_bears_too() -> None:  # [ruling R26]
    scene = Scene("H4", "H2", "H6")  # tan W1 BH!(1) F1 BH!(2)
    scene.build("toolshed")
    scene.has(food=1)
    scene.skip(TAN)
    assert scene.step(TAN) == [PioneerMoved(ANNA, TAN, 1)]
    scene.skip(TAN)
    assert scene.step(TAN)[1:] == [ResourcesPaid(ANNA, 1, 0, 0, 0)]


def test_the_stockade_lets_mandatory_icons_be_passed_without_damage() -> None:
    scene = Scene("H4", "H2", "H6")
    scene.player().wagon = 2
    scene.build("stockade")
    assert scene.skip(TAN, 2) == [IconSkipped(ANNA, TAN, 1)]
    assert scene.player().wagon == 2


def test_the_depot_adds_one_to_each_basic_gain_of_the_tan_path() -> None:
    scene = Scene("H4", "H2", "H8")  # tan W1 BH! B2 G2
    scene.build("depot")
    assert scene.step(TAN)[1:] == [ResourcesGained(ANNA, 0, 2, 0, 0)]
    scene.skip(TAN, 2)
    scene.has(food=2)
    assert scene.step(TAN)[-1] == ResourcesGained(ANNA, 0, 0, 0, 2)


def test_the_mule_alone_uses_the_grey_cabin_and_then_a_summit() -> None:
    scene = Scene()
    assert scene.refused(StableMule(ANNA)) == "no-mule"
    scene.state.mule = ANNA
    assert scene.do(StableMule(ANNA)) == [MuleStabled(ANNA)]
    assert scene.legal(GainBasic) == [GainBasic(ANNA, 0), GainBasic(ANNA, 1), GainBasic(ANNA, 2)]
    assert scene.refused(GainBasic(ANNA, 3)) == "no-such-resource"
    assert scene.do(GainBasic(ANNA, 1)) == [ResourcesGained(ANNA, 0, 1, 0, 0)]
    assert scene.refused(StableMule(ANNA)) == "not-in-camp"
    assert scene.state.mule_place == GREY
    scene.has(wood=4)
    scene.do(PlaceFigure(ANNA, MULE, 1))
    assert scene.state.mule_place == SUMMIT + 1
    assert scene.refused(PlaceFigure(ANNA, MULE, 2)) == "on-summit"


def test_gaining_the_mule_one_holds_has_no_effect_even_if_it_was_used() -> None:  # [ruling R17]
    scene = Scene("H1", "H7", "H3")
    scene.state.mule, scene.state.mule_place = ANNA, SUMMIT
    scene.skip(GREEN, 2)
    assert scene.step(GREEN) == [PioneerMoved(ANNA, GREEN, 2)]
    assert scene.state.mule_place == SUMMIT


def test_a_mule_gained_during_the_turn_works_at_once() -> None:  # [ruling R17]
    scene = Scene("H1", "H7", "H3")
    scene.state.mule, scene.state.mule_place = BILL, CAMP
    scene.skip(GREEN, 2)
    scene.step(GREEN)
    assert scene.legal(StableMule) == [StableMule(ANNA)]


def test_the_mule_returns_when_its_owner_passes() -> None:  # [ruling R18]
    scene = Scene()
    scene.state.mule, scene.state.mule_place = ANNA, SUMMIT
    scene.pass_turn()
    assert scene.state.mule_place == CAMP


def test_an_empty_space_holds_no_cabin() -> None:
    scene = Scene()
    assert scene.legal(EnterCabin) == []
    assert scene.player().cabins == [NONE] * 4
    assert scene.refused(StepOn(ANNA, 2)) == "no-such-pioneer"
    assert WagonMoved not in {type(event) for event in scene.step(TAN)}
