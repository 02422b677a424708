"""Six-shooter, rifle, outposts, bounty (specs 10.4 no. 3 to 6, 9; 15 no. 8, G12) [SHEET "10.4"]."""

import pytest

from sagebrush_games.kernel.flags import Flags, flags_of
from sagebrush_games.sierra_west.actions.use_summit import LeaveSummit, UseSummit
from sagebrush_games.sierra_west.events.flow import EndTriggered
from sagebrush_games.sierra_west.events.mountain import CardTurned, SpecialEntered
from sagebrush_games.sierra_west.events.resources import ResourcesGained, TokensGained, TrackClimbed
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.actions.shoot import Shoot
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import (
    BulletsSpent,
    OutlawCaptured,
    OutlawReturned,
    ShotFired,
)
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.outposts import LEFTMOST, open_outpost
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.rules.shovel import claim_refusal
from sagebrush_games.sierra_west.state.model import BASE, GONE, SPECIAL
from sagebrush_games.sierra_west.state.mountain import within_reach
from tests.games.sierra_west.expansions.scene import ANNA, BILL, Scene, of

FIRST, _, THIRD, FOURTH, FIFTH = range(5)
SIX_SHOOTER, SIX_SHOOTER_AGAIN, RIFLE, RIFLE_AGAIN, BOUNTY_AGAIN = "OO-0", "OO06", "OO07", "OO09", "OO11"


def scene(bullets: int = 6) -> Scene:
    """Anna has bullets and a wagon at the trailhead."""
    arranged = Scene("outlaws-and-outposts")
    manhunt_of(arranged.state).bullets[ANNA] = bullets
    return arranged


def die(pips: int) -> int:
    """The draw that shows so many pips."""
    return pips - 1


def guarded(post: int, outlaws: int = 2) -> Scene:
    """The outposts above ``post`` are cleared, and it holds so many outlaws."""
    arranged = scene()
    for above in range(post):
        arranged.state.mountain[LEFTMOST[4 - above]] = GONE
        arranged.state.row.append(arranged.special(("OP-I", "OP-II", "OP-III", "OP-IV", "OP-V")[above]))
    manhunt_of(arranged.state).posts = [0] * post + [outlaws] * (5 - post)
    return arranged


def test_the_six_shooter_costs_a_bullet_and_hits_from_six_on_at_the_trailhead() -> None:
    table = guarded(FIRST)
    table.summit(ANNA, SIX_SHOOTER)
    assert table.asked() == "six-shooter"
    assert table.play(Shoot(ANNA), die(6)) == [
        BulletsSpent(ANNA, 1),
        ShotFired(ANNA, 6, 6, 6),
        OutlawCaptured(ANNA, FIRST),
    ]
    assert (manhunt_of(table.state).posts[FIRST], manhunt_of(table.state).captured) == (1, [1, 0])


def test_a_roll_below_the_target_misses() -> None:
    table = guarded(FIRST)
    table.summit(ANNA, SIX_SHOOTER)
    assert table.play(Shoot(ANNA), die(5)) == [BulletsSpent(ANNA, 1), ShotFired(ANNA, 5, 5, 6)]


@pytest.mark.parametrize(("wagon", "target"), [(0, 6), (1, 5), (2, 5), (3, 5), (4, 4), (5, 4), (6, 3)])
def test_the_target_is_the_lowest_along_the_trail(wagon: int, target: int) -> None:
    table = scene()
    table.row("OP-C", "OP-I", "OP-II", "OP-III", "OP-IV", "OP-V")
    table.state.mountain[LEFTMOST[4]] = SPECIAL + table.special("OP-I")
    table.wagon(ANNA, wagon)
    manhunt_of(table.state).posts = [2] * 5
    table.summit(ANNA, SIX_SHOOTER)
    assert of(ShotFired, table.play(Shoot(ANNA), die(1))) == [ShotFired(ANNA, 1, 1, target)]


def test_the_sheriff_adds_one_so_that_a_three_hits_a_four() -> None:
    table = guarded(THIRD)
    table.row("OP-C", "OP-I", "OP-II", "OP-III")
    table.wagon(ANNA, 4)
    manhunt_of(table.state).sheriff = ANNA
    table.summit(ANNA, SIX_SHOOTER)
    assert OutlawCaptured(ANNA, THIRD) in table.play(Shoot(ANNA), die(3))


def test_the_six_shooter_is_fired_once_unless_the_card_says_more() -> None:  # [ruling R66]
    table = guarded(FIRST)
    table.summit(ANNA, SIX_SHOOTER)
    table.play(Shoot(ANNA), die(1))
    assert table.asked() == "curtain"
    table.summit(ANNA, SIX_SHOOTER_AGAIN)
    assert table.refused(LeaveSummit(ANNA)) == "done-at-once"
    table.play(Shoot(ANNA), die(1))
    assert table.offers(ANNA) == [Shoot(ANNA), LeaveSummit(ANNA)]
    table.play(LeaveSummit(ANNA))
    assert table.asked() == "curtain"


def test_without_a_bullet_nobody_shoots() -> None:
    table = scene(bullets=0)
    assert table.summit(ANNA, SIX_SHOOTER) == []
    assert table.asked() == "curtain"
    table = scene(bullets=1)
    assert table.summit(ANNA, RIFLE) == []
    assert table.asked() == "curtain"


def test_the_rifle_hits_without_a_roll_for_two_bullets() -> None:
    table = guarded(FIRST)
    table.summit(ANNA, RIFLE)
    assert table.asked() == "rifle"
    assert table.play(Shoot(ANNA)) == [BulletsSpent(ANNA, 2), OutlawCaptured(ANNA, FIRST)]


def test_the_rifle_is_fired_again_and_again_where_the_card_says_so() -> None:
    table = guarded(FIRST, outlaws=3)
    table.summit(ANNA, RIFLE_AGAIN)
    table.play(Shoot(ANNA))
    table.play(Shoot(ANNA))
    assert table.asked() == "rifle"
    table.play(Shoot(ANNA), 0)
    assert table.asked() == "curtain"


def test_the_place_of_the_frontiersman_does_not_matter() -> None:
    table = guarded(FIRST)
    assert table.state.walkers[ANNA] == BASE
    table.summit(ANNA, RIFLE)
    assert OutlawCaptured(ANNA, FIRST) in table.play(Shoot(ANNA))


def test_a_rifle_shot_at_an_outpost_that_stays_can_be_taken_back() -> None:
    table = guarded(FIRST)
    table.summit(ANNA, RIFLE)
    assert flags_of(table.decider, table.state, Shoot(ANNA)) == Flags(draws=False, reveals=False, hands_on=False)


def test_a_shot_that_rolls_or_turns_up_cards_cannot_be_taken_back() -> None:
    rolled, turned = guarded(FIRST), guarded(FIRST, outlaws=1)
    turned.state.mountain[19] = GONE
    for table, weapon in ((rolled, SIX_SHOOTER), (turned, RIFLE)):
        table.summit(ANNA, weapon)
        assert flags_of(table.decider, table.state, Shoot(ANNA)).draws


def test_with_its_last_outlaw_an_outpost_goes_to_the_next_slot_under_the_trail() -> None:
    table = guarded(FIRST, outlaws=1)
    place = LEFTMOST[4]
    table.summit(ANNA, RIFLE)
    events = table.play(Shoot(ANNA))
    assert of(SpecialEntered, events) == [SpecialEntered(table.special("OP-I"), place, ())]
    assert table.state.mountain[place] == GONE
    assert table.state.row == [table.special("OP-C"), table.special("OP-I")]
    assert open_outpost(table.state) == LEFTMOST[3]


def test_cards_that_become_bare_are_turned_up_then() -> None:  # [ruling R67]
    table = guarded(FIRST, outlaws=1)
    table.state.mountain[19] = GONE
    table.summit(ANNA, RIFLE)
    turned = of(CardTurned, table.play(Shoot(ANNA), 0, 0))
    assert [event.place for event in turned] == [16, 17]


def test_an_outpost_that_becomes_bare_stays_until_it_is_cleared() -> None:
    table = guarded(FIRST, outlaws=1)
    table.summit(ANNA, RIFLE)
    table.play(Shoot(ANNA))
    assert table.state.mountain[LEFTMOST[3]] == SPECIAL + table.special("OP-II")


def test_frontiersmen_on_a_cleared_outpost_go_to_the_base_and_only_those_of_others_earn_a_token() -> (
    None
):  # [ruling R37]
    table = guarded(FIRST, outlaws=1)
    table.state.walkers = [LEFTMOST[4], LEFTMOST[4]]
    table.summit(ANNA, RIFLE)
    events = table.play(Shoot(ANNA))
    assert of(TokensGained, events) == [TokensGained(BILL, 1)]
    assert table.state.walkers == [BASE, BASE]


def test_frontiersmen_may_step_on_an_outpost_but_nobody_claims_it() -> None:  # [ruling R64]
    table = scene()
    assert LEFTMOST[0] in within_reach(table.state, BASE)
    table.state.walkers[ANNA] = LEFTMOST[4]
    assert claim_refusal(table.rules, table.state, ANNA) == "never-claimed"


def test_the_end_is_triggered_when_outpost_five_is_cleared_and_nothing_can_be_shot_then() -> None:  # [ruling R37]
    table = guarded(FIFTH, outlaws=1)
    table.state.mountain[1:] = [GONE] * 19
    table.state.mountain[1] = 9
    table.summit(ANNA, RIFLE_AGAIN)
    events = table.play(Shoot(ANNA))
    assert [event.reason for event in of(EndTriggered, events)] == ["row-full"]
    assert table.asked() == "curtain"
    assert table.summit(ANNA, SIX_SHOOTER) == []


def test_the_end_is_triggered_when_no_basic_card_is_left_in_the_mountain() -> None:
    table = guarded(FOURTH, outlaws=1)
    table.state.mountain = [GONE] * 20
    for place, name in ((LEFTMOST[0], "OP-V"), (LEFTMOST[1], "OP-IV")):
        table.state.mountain[place] = SPECIAL + table.special(name)
    table.summit(ANNA, RIFLE)
    assert [event.reason for event in of(EndTriggered, table.play(Shoot(ANNA)))] == ["mountain-claimed"]


def test_a_bounty_returns_an_outlaw_to_the_supply_for_three_gold() -> None:  # [ruling R68]
    table = scene()
    manhunt_of(table.state).captured[ANNA] = 2
    assert table.summit(ANNA, BOUNTY_AGAIN) == [OutlawReturned(ANNA), ResourcesGained(ANNA, 0, 0, 0, 3)]
    assert table.offers(ANNA) == [UseSummit(ANNA, 0), LeaveSummit(ANNA)]
    table.play(UseSummit(ANNA, 0))
    assert table.asked() == "curtain"
    assert (manhunt_of(table.state).captured, manhunt_of(table.state).supply) == ([0, 0], 10)


def test_a_homestead_cost_in_bullets_takes_bullets() -> None:
    table = scene(bullets=1)
    table.has(ANNA, food=2)
    table.summit(ANNA, "OO12")
    events = table.play(UseSummit(ANNA, 1))
    assert BulletsSpent(ANNA, 1) in events
    assert of(TrackClimbed, events) == [TrackClimbed(ANNA, 1, 1)]


def test_each_outlaw_kept_is_worth_two_points() -> None:
    table = scene()
    manhunt_of(table.state).captured = [3, 0]
    assert (table.points(ANNA, "outlaws"), table.points(BILL, "outlaws")) == (6, 0)
