"""Hastings: its plan cards part by part, what it leaves to the seat, and what it scores [SHEET "11"]."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.kernel.messages import Config, Event, Viewer
from sagebrush_games.kernel.title import faults
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.actions.follow_trail import FollowTrail
from sagebrush_games.sierra_west.actions.set_trap import SetTrap
from sagebrush_games.sierra_west.events.market import CabinBuilt
from sagebrush_games.sierra_west.events.mountain import CardClaimed
from sagebrush_games.sierra_west.events.pioneers import MuleGained
from sagebrush_games.sierra_west.events.resources import (
    ResourcesGained,
    ResourcesPaid,
    TokensGained,
    TrackClimbed,
    WagonMoved,
)
from sagebrush_games.sierra_west.expansions.apple_hill.events import ApplesChanged
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.expansions.gold_rush.events import CartLoaded
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.expansions.hastings.events import (
    AnimalTurned,
    PlanDone,
    PlansShuffled,
    PlanTurned,
    PointsGained,
)
from sagebrush_games.sierra_west.expansions.hastings.view import PlanText
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.events import OutlawCaptured, ShotFired
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.manifest import MODES
from sagebrush_games.sierra_west.rules.gains import gain_mule
from sagebrush_games.sierra_west.rules.scoring import outcome, parts
from sagebrush_games.sierra_west.state.model import BASE, GONE, GREEN, NONE, SPECIAL, TAN
from sagebrush_messages.templates import words
from tests.games.sierra_west.solo import ANNA, CURTAIN, HASTINGS, LEFT, RIGHT, Solo
from tests.sentences import english


def shown_plan(solo: Solo, viewer: Viewer) -> PlanText:
    plan = solo.decider.view(solo.state, viewer).plan
    assert isinstance(plan, PlanText)
    return plan


def of(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# set-up


@pytest.mark.parametrize("mode", MODES)
def test_a_solo_game_is_set_up_for_two_and_the_seat_starts(mode: str) -> None:
    solo = Solo(mode)
    other = TITLE.build(Config(TITLE.id, mode, 2))
    state, _ = other.set_up(seeded(5))
    assert len(solo.state.players) == 2
    assert [card >= 0 for card in solo.state.mountain] == [card >= 0 for card in state.mountain]
    assert (solo.state.first, solo.state.turn.seat, solo.prompt) == (ANNA, ANNA, "plan")


def test_hastings_has_no_cards_and_two_frontiersmen() -> None:
    solo = Solo()
    assert (solo.hastings.hand, solo.hastings.pool, solo.hastings.bottom) == ([], [], NONE)
    assert (solo.rules.walkers, solo.state.walkers) == ((ANNA, HASTINGS, HASTINGS), [BASE, BASE, BASE])


def test_one_plan_lies_face_up_for_everybody_and_the_others_lie_nowhere() -> None:
    solo = Solo()
    assert shown_plan(solo, None).id == solo.rules.plans[solo.plans.plan].id
    assert solo.plans.done == []


def test_the_reference_card_stands_in_the_view_of_a_plan_with_mode() -> None:
    solo = Solo("gold-rush")
    solo.plans.plan = 2
    assert shown_plan(solo, ANNA).mode.startswith("Hastings gains 2 gold")
    solo.plans.plan = 0
    assert shown_plan(solo, ANNA).mode == ""


def test_a_plan_is_told_part_by_part() -> None:
    plans = words(TITLE, english(TITLE.id))["plan"]
    assert plans["0"] == "P01: left 3 boots, right 1, left claims, food"
    assert plans["12"] == "P13: left 1 boot, right 2, wagon 1, cabin 3, mode"
    assert plans["15"] == "P16: left 2 boots, right 2, right claims, fox, mode"


# claims


def test_a_frontiersman_that_arrives_claims_its_card() -> None:
    solo = Solo()
    solo.mountain({18: "AH01", 19: "AH02"}, gone=(15,))
    solo.state.walkers[LEFT] = 11
    solo.mountain({11: "AH01", 19: "AH02"}, gone=(15, 18))
    events = solo.turn("P01")
    assert of(CardClaimed, events) == [CardClaimed(HASTINGS, 11, solo.numbers["AH01"], False, (LEFT,))]
    assert (solo.state.mountain[11], solo.state.walkers[LEFT]) == (GONE, BASE)
    assert (solo.hastings.claimed, solo.hastings.discard) == (1, [solo.numbers["AH01"]])


def test_a_frontiersman_still_on_its_way_claims_nothing() -> None:
    solo = Solo()
    solo.mountain({18: "AH01"})
    assert of(CardClaimed, solo.turn("P01")) == []


def test_only_the_named_frontiersman_claims() -> None:
    solo = Solo()
    solo.mountain({18: "AH01", 19: "AH02"})
    solo.state.walkers[RIGHT] = 19
    assert of(CardClaimed, solo.turn("P01")) == []


def test_with_both_the_left_frontiersman_claims_first() -> None:  # [ruling R41]
    solo = Solo()
    solo.mountain({18: "AH01", 19: "AH02"})
    solo.state.walkers[LEFT], solo.state.walkers[RIGHT] = 18, 19
    claims = of(CardClaimed, solo.turn("P18"))
    assert [claim.place for claim in claims if isinstance(claim, CardClaimed)] == [18, 19]


def test_the_seat_is_compensated_and_the_other_frontiersman_of_hastings_is_not() -> None:
    solo = Solo()
    solo.mountain({18: "AH01"}, gone=(19,))
    solo.state.walkers = [18, 18, 18]
    events = solo.turn("P01")
    assert of(TokensGained, events) == [TokensGained(ANNA, 1)]
    assert solo.state.walkers == [BASE, BASE, BASE]


def test_hastings_is_compensated_by_the_seat() -> None:
    solo = Solo()
    solo.mountain({18: "AH01"})
    solo.state.walkers = [18, 18, BASE]
    solo.state.agenda = [CURTAIN, Task("shovel", ANNA)]
    claim = next(command for command in solo.decider.legal(solo.state, ANNA) if getattr(command, "to_deck", False))
    assert of(TokensGained, solo.do(claim)) == [TokensGained(HASTINGS, 1)]


def test_cards_that_a_claim_uncovers_are_turned_up_at_once() -> None:
    solo = Solo()
    solo.mountain({18: "AH01", 19: "AH02"})
    solo.state.walkers[LEFT] = 18
    solo.turn("P01")
    assert 0 <= solo.state.mountain[15] < SPECIAL


# wagon and tracks


def test_its_wagon_goes_ahead_without_cost_to_the_end_of_the_trail() -> None:
    solo = Solo()
    assert of(WagonMoved, solo.turn("P10")) == [WagonMoved(HASTINGS, 1)]
    solo.hastings.wagon = 5
    assert of(WagonMoved, solo.turn("P10")) == [WagonMoved(HASTINGS, 6)]
    assert of(WagonMoved, solo.turn("P10")) == []


def test_its_step_on_a_track_has_the_reward_of_the_track() -> None:
    solo = Solo()
    assert of(TokensGained, solo.turn("P04")) == [TokensGained(HASTINGS, 1)]
    assert of(ResourcesGained, solo.turn("P07")) == [ResourcesGained(HASTINGS, 0, 0, 0, 1)]
    assert solo.hastings.tracks[:3] == [0, 1, 1]


def test_its_step_on_the_food_track_gains_the_mule_which_it_keeps_until_the_seat_gains_it() -> None:  # [ruling R44]
    solo = Solo()
    assert of(MuleGained, solo.turn("P01")) == [MuleGained(HASTINGS)]
    solo.turn("P10")
    assert solo.state.mule == HASTINGS
    solo.decider.apply(solo.state, gain_mule(solo.rules, solo.state, ANNA))
    assert solo.state.mule == ANNA


def test_a_blocked_marker_stays_and_hastings_has_the_reward() -> None:
    solo = Solo()
    solo.anna.tracks[1], solo.hastings.tracks[1] = 5, 4
    events = solo.turn("P04")
    assert (of(TrackClimbed, events), of(TokensGained, events)) == ([], [TokensGained(HASTINGS, 1)])


# reactions


def test_the_seat_may_follow_its_step_as_a_tracker() -> None:  # [ruling R40]
    solo = Solo()
    solo.asks()
    solo.anna.resources = [0, 0, 0, 0]
    solo.turn("P07")
    assert solo.prompt == "tracker"
    events = solo.do(FollowTrail(ANNA, TAN))
    assert of(ResourcesGained, events) == [ResourcesGained(ANNA, 0, 0, 1, 0)]


def test_the_animal_of_the_plan_is_visible_for_the_trapper() -> None:  # [ruling R40]
    solo = Solo()
    solo.asks()
    assert solo.turn("P14") == []  # the plan is done afterwards
    assert solo.prompt == "trapper"
    assert "rabbit" in [getattr(command, "animal", "") for command in solo.decider.legal(solo.state, ANNA)]
    solo.do(SetTrap(ANNA, GREEN, "rabbit"))
    assert solo.anna.animals == ["rabbit"]


def test_what_its_step_brings_a_tracker_may_pay_for_a_trap_before_its_turn_is_over() -> None:  # [ruling R40]
    solo = Solo()
    solo.asks()
    solo.anna.resources = [0, 0, 0, 0]
    solo.turn("P03")  # food, mode
    assert solo.prompt == "tracker"
    solo.do(FollowTrail(ANNA, TAN))
    assert solo.prompt == "trapper"
    solo.do(SetTrap(ANNA, GREEN, "deer"))
    assert solo.anna.animals == ["deer"]


@pytest.mark.parametrize(
    ("mode", "animal"),
    [
        ("apple-hill", "deer"),
        ("boats-and-banjos", "raccoon"),
        ("gold-rush", "marmot"),
        ("outlaws-and-outposts", "badger"),
    ],
)
def test_a_plan_with_mode_shows_the_animal_of_the_mode_too(mode: str, animal: str) -> None:  # [ruling R40]
    solo = Solo(mode)
    solo.asks()
    solo.turn("P16")
    assert {command.animal for command in solo.decider.legal(solo.state, ANNA) if isinstance(command, SetTrap)} == {
        "fox",
        animal,
    }


def test_a_plan_without_animal_and_mode_asks_no_trapper() -> None:
    solo = Solo()
    solo.asks()
    solo.turn("P10")
    assert solo.state.agenda == [CURTAIN]


def test_in_the_turn_of_the_seat_its_own_cards_are_what_is_visible() -> None:
    solo = Solo()
    solo.anna.played = [solo.numbers["H1"], solo.numbers["H2"], solo.numbers["H3"]]
    assert list(solo.rules.visible(solo.rules, solo.state)) == ["rabbit", "fox"]


# cabins and animals


def test_it_takes_the_cabin_of_a_market_space_for_nothing_and_the_market_moves() -> None:  # [ruling R42]
    solo = Solo()
    solo.market("smokehouse", "sawmill", "depot", "stable")
    events = solo.turn("P12")  # the third space
    assert of(CabinBuilt, events) == [CabinBuilt(HASTINGS, 2, solo.cabin("depot"), 0)]
    assert solo.state.cabin_discard == [solo.cabin("stable")]
    assert solo.state.market[2:] == [solo.cabin("smokehouse"), solo.cabin("sawmill")]
    assert NONE not in solo.state.market


def test_any_cabin_fits_any_of_its_four_spaces() -> None:
    solo = Solo()
    solo.market("smokehouse", "sawmill", "depot", "stable")
    solo.hastings.cabins = [solo.cabin("ford"), solo.cabin("cobbler"), solo.cabin("toolshed"), NONE]
    assert of(CabinBuilt, solo.turn("P10")) == [CabinBuilt(HASTINGS, 3, solo.cabin("stable"), 3)]


def test_it_takes_no_cabin_it_has_and_none_on_a_full_board() -> None:  # [ruling R42]
    solo = Solo()
    solo.market("smokehouse", "sawmill", "depot", "stable")
    solo.hastings.cabins[0] = solo.cabin("stable")
    assert of(CabinBuilt, solo.turn("P10")) == []
    solo.hastings.cabins = [solo.cabin(name) for name in ("ford", "cobbler", "toolshed", "lookout")]
    assert of(CabinBuilt, solo.turn("P12")) == []
    assert solo.state.market[3] == solo.cabin("stable")


def test_it_turns_up_the_animal_of_its_plan_once() -> None:
    solo = Solo()
    assert of(AnimalTurned, solo.turn("P15")) == [AnimalTurned(HASTINGS, "beaver")]
    assert of(AnimalTurned, solo.turn("P15")) == []
    assert solo.hastings.animals == ["beaver"]


# the plan deck


def test_the_parts_of_a_plan_come_from_left_to_right() -> None:
    solo = Solo()
    solo.mountain({18: "AH01"}, gone=(19,))
    solo.state.walkers[RIGHT] = 18
    assert list(dict.fromkeys(names(solo.turn("P14"))))[:5] == [
        "WalkerMoved",
        "CardClaimed",
        "CardTurned",
        "WagonMoved",
        "AnimalTurned",
    ]


def test_a_plan_that_is_done_is_discarded_and_the_next_one_turned_up() -> None:
    solo = Solo()
    solo.plans.done = list(range(16))
    events = solo.turn("P17", scripted(*[0] * 9))
    assert events[-2:] == [PlanDone(16), PlanTurned(17)]


def test_when_all_plans_are_done_they_are_the_deck_again() -> None:
    solo = Solo()
    solo.plans.done = list(range(17))
    solo.mountain({})
    assert solo.turn("P18", scripted(4))[-3:] == [PlanDone(17), PlansShuffled(), PlanTurned(4)]
    assert solo.plans.done == []


# reference cards


def test_apple_hill_turns_three_apples_into_points_the_fuller_supply_first() -> None:  # [ruling R43]
    solo = Solo()
    orchard_of(solo.state).supply = [1, 2]
    solo.mountain({})
    events = solo.turn("P03")
    assert of(ApplesChanged, events) == [ApplesChanged(HASTINGS, 0, 0)]
    assert of(PointsGained, events) == [PointsGained(HASTINGS, 3)]
    orchard_of(solo.state).supply = [4, 4]
    assert of(ApplesChanged, solo.turn("P03")) == [ApplesChanged(HASTINGS, 1, 4)]


def test_apple_hill_raises_both_supplies_when_there_are_too_few_apples() -> None:
    solo = Solo()
    orchard_of(solo.state).supply = [2, 0]
    events = solo.turn("P03")
    assert (of(ApplesChanged, events), of(PointsGained, events)) == ([ApplesChanged(HASTINGS, 3, 1)], [])


def test_boats_and_banjos_gives_hastings_a_fish_of_the_most_plentiful_kind() -> None:  # [ruling R43]
    solo = Solo("boats-and-banjos")
    assert of(FishCaught, solo.turn("P03")) == [FishCaught(HASTINGS, 0)]
    assert of(FishCaught, solo.turn("P03")) == [FishCaught(HASTINGS, 1)]
    river_of(solo.state).supply = [0, 0, 0]
    assert of(FishCaught, solo.turn("P03")) == []


def test_gold_rush_gives_hastings_gold_and_a_cart_for_it() -> None:
    solo = Solo("gold-rush")
    assert of(CartLoaded, solo.turn("P03")) == []
    events = solo.turn("P03")
    assert (of(CartLoaded, events), of(ResourcesPaid, events)) == (
        [CartLoaded(HASTINGS)],
        [ResourcesPaid(HASTINGS, 0, 0, 0, 3)],
    )
    assert solo.hastings.resources == [0, 0, 0, 1]
    diggings_of(solo.state).supply = 0
    assert of(CartLoaded, solo.turn("P03")) == []


def test_hastings_clears_an_outpost_and_only_the_seat_is_compensated() -> None:  # [ruling R37]
    solo = Solo("outlaws-and-outposts")
    assert manhunt_of(solo.state).posts[0] == 1
    solo.state.walkers = [18, 18, BASE]  # on outpost I
    solo.state.agenda = [CURTAIN, Task("reference-card", HASTINGS)]
    solo.state.turn.seat = HASTINGS
    assert of(TokensGained, solo.advance(scripted(3, 0, 0))) == [TokensGained(ANNA, 1)]
    assert solo.state.walkers == [BASE, BASE, BASE]


@pytest.mark.parametrize(("die", "outlaws"), [(3, 0), (4, 1)])
def test_outlaws_and_outposts_rolls_for_an_outlaw(die: int, outlaws: int) -> None:
    solo = Solo("outlaws-and-outposts")
    solo.mountain({})
    solo.state.mountain[18] = SPECIAL + 19
    events = solo.turn("P03", scripted(die - 1, *[0] * 9))
    assert of(ShotFired, events) == [ShotFired(HASTINGS, die, die, 4)]
    assert len(of(OutlawCaptured, events)) == outlaws


def test_with_every_outpost_cleared_hastings_shoots_at_nothing() -> None:
    solo = Solo("outlaws-and-outposts")
    solo.mountain({})
    assert of(ShotFired, solo.turn("P03", scripted(0))) == []


# the end


@pytest.mark.parametrize(("difficulty", "points"), [("easy", -10), ("standard", 0), ("hard", 10), ("expert", 20)])
def test_the_difficulty_is_what_hastings_has_from_the_start(difficulty: str, points: int) -> None:
    solo = Solo(difficulty=difficulty)
    assert parts(solo.rules, solo.state, HASTINGS)["hastings"] == points
    assert parts(solo.rules, solo.state, ANNA)["hastings"] == 0


def test_hastings_has_four_animals_and_four_cabin_spaces_to_lose_points_for() -> None:
    solo = Solo()
    scores = parts(solo.rules, solo.state, HASTINGS)
    assert (scores["animals"], scores["cabins"]) == (-12, -12)
    assert parts(solo.rules, solo.state, ANNA)["animals"] == -15


def test_hastings_scores_its_points_cards_gold_tokens_and_tracks_like_a_player() -> None:
    solo = Solo()
    player = solo.hastings
    player.claimed, player.tokens, player.wagon = 3, 2, 3
    player.resources, player.tracks = [0, 0, 0, 4], [1, 2, 0, 0, 0]
    solo.plans.points = 6
    scores = parts(solo.rules, solo.state, HASTINGS)
    assert scores == {
        "cards": 8,
        "animals": -12,
        "cabins": -12,
        "gold": 4,
        "tokens": 2,
        "homestead": 6,
        "hastings": 6,
    }


@pytest.mark.parametrize(("tokens", "place"), [(30, 1), (10, 1), (0, 2)])
def test_the_seat_is_ranked_against_hastings(tokens: int, place: int) -> None:
    solo = Solo()
    solo.state.over, solo.state.ending = True, "row-full"
    solo.anna.tokens = tokens
    solo.hastings.tokens = 7
    result = outcome(solo.rules, solo.state)
    assert result is not None
    assert [(line.seat, line.place, line.tie_break) for line in result.ranking] == [(ANNA, place, "Hastings has -17")]


def test_claimed_cards_decide_between_equal_points() -> None:
    solo = Solo()
    solo.state.over, solo.state.ending = True, "row-full"
    solo.anna.tokens, solo.hastings.claimed = 5, 1
    result = outcome(solo.rules, solo.state)
    assert result is not None
    assert (result.ranking[0].score, result.ranking[0].place) == (-22, 2)


def test_hastings_has_its_last_turn_too() -> None:  # [ruling R45]
    solo = Solo()
    solo.state.agenda = [CURTAIN, Task("round")]
    solo.state.round, solo.state.ending, solo.state.last_round = 8, "row-full", 9
    solo.advance()
    assert solo.state.agenda[:3] == [CURTAIN, Task("round"), Task("turn", HASTINGS)]


def test_only_a_solo_game_has_a_difficulty() -> None:
    assert faults(TITLE, Config(TITLE.id, "gold-rush", 1, (), {"difficulty": "expert"})) == []
    assert faults(TITLE, Config(TITLE.id, "gold-rush", 2, (), {"difficulty": "standard"})) == []
    assert [field for field, _ in faults(TITLE, Config(TITLE.id, "gold-rush", 2, (), {"difficulty": "easy"}))] == [
        "options.difficulty"
    ]
