"""Out of turn: Trappers, Trackers, the order in which they are asked, and standing instructions.

[ES "Acciones fuera de turno"] [ES "Rastreador"] [ES "Trampero"].
"""

import pytest

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards
from sagebrush_games.sierra_west.actions.follow_trail import FollowNobody, FollowTrail
from sagebrush_games.sierra_west.actions.give_instructions import GiveInstructions
from sagebrush_games.sierra_west.actions.instruct_tracker import InstructTracker
from sagebrush_games.sierra_west.actions.instruct_trapper import InstructTrapper
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.actions.pay import Pay
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.set_trap import SetNoTrap, SetTrap
from sagebrush_games.sierra_west.events.flow import TurnEnded
from sagebrush_games.sierra_west.events.reactions import InstructionGiven, ReactionDeclined, TrailFollowed, TrapSet
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.state.model import (
    ALWAYS,
    ASK,
    CABIN,
    CAMP,
    MULE,
    SUMMIT,
    TAKE,
    TRACKER,
    TRAPPER,
    UNTIL_TURN,
    WOOD,
)
from tests.games.sierra_west.scene import ANNA, BILL, CORA, DAVE, GREEN, TAN, Scene
from tests.sentences import said

TAKE_WOOD, TAKE_STONE = TAKE + 2, TAKE + 4


def planning(*asked: int, board: tuple[str, str, str] = ("H1", "H7", "AH04"), seats: int = 4) -> Scene:
    """Anna is about to lay these cards; the seats ``asked`` want to be asked."""
    scene = Scene(*board, seats=seats)
    scene.player().hand, scene.player().played = sorted(scene.cards(board)), []
    scene.agenda(Task("plan", ANNA), Task("trapping", ANNA), Task("pioneer", ANNA))
    for seat in asked:
        scene.player(seat).trapping = ASK
    scene.do(ArrangeCards(ANNA, *scene.cards(board)))
    return scene


def climbing(*asked: int, track: int = WOOD, seats: int = 4, turn: int = ANNA) -> Scene:
    """The seat ``turn`` is about to move up a track; the seats ``asked`` want to be asked."""
    scene = Scene(seats=seats)
    scene.at(turn, "H2", "H3", "H7")
    for seat in asked:
        scene.player(seat).tracking = ASK
    scene.agenda(Task("climb", turn, track))
    return scene


def start(scene: Scene) -> None:
    """What comes by itself comes."""
    scene.decider.apply(scene.state, scene.decider.book.advance(scene.rules, scene.state, seeded(1)))
    while events := scene.decider.book.advance(scene.rules, scene.state, seeded(1)):
        scene.decider.apply(scene.state, events)


def test_trappers_are_asked_before_the_pioneer_step_in_seat_order_from_the_left() -> None:  # [ruling R13] [ruling R15]
    scene = planning(BILL, CORA, DAVE)
    assert scene.prompt == (BILL, "trapper")
    scene.do(SetNoTrap(BILL, for_turn=True))
    assert scene.prompt == (CORA, "trapper")
    scene.do(SetTrap(CORA, TAN, "bear"), Pay(CORA, 1, 0, 0))
    assert scene.prompt == (DAVE, "trapper")
    scene.do(SetNoTrap(DAVE, for_turn=True))
    assert scene.prompt == (ANNA, "pioneer")


def test_a_trap_costs_a_basic_resource_and_turns_up_one_visible_tile() -> None:
    scene = planning(BILL)
    scene.has(BILL, wood=1)
    assert {trap.animal for trap in scene.legal(SetTrap, BILL)} == {"rabbit", "bear"}
    events = scene.do(SetTrap(BILL, GREEN, "rabbit"))
    assert events == [ResourcesPaid(BILL, 0, 1, 0, 0), TrapSet(BILL, GREEN, "rabbit")]
    assert scene.player(BILL).animals == ["rabbit"]
    assert scene.player(BILL).figures == [TRAPPER, CAMP]


def test_the_animal_of_the_middle_card_is_covered_and_the_mule_is_none() -> None:  # [ruling R13]
    scene = planning(BILL, board=("H5", "H1", "H7"))
    assert scene.prompt == (ANNA, "pioneer")


def test_only_who_is_able_is_asked_to_set_a_trap() -> None:
    poor = planning(seats=2)
    poor.player(BILL).trapping = ASK
    poor.agenda(Task("trapping", ANNA), Task("pioneer", ANNA))
    poor.has(BILL, gold=3)
    start(poor)
    assert poor.prompt == (ANNA, "pioneer")
    done = planning(seats=2)
    done.player(BILL).trapping = ASK
    done.player(BILL).animals = ["bear", "rabbit"]
    done.agenda(Task("trapping", ANNA), Task("pioneer", ANNA))
    start(done)
    assert done.prompt == (ANNA, "pioneer")


@pytest.mark.parametrize("figures", [[TRACKER, TRAPPER], [CAMP, TRAPPER], [CABIN, TRACKER]])
def test_a_trap_needs_a_pioneer_in_camp_and_an_empty_space(figures: list[int]) -> None:  # [ruling R29]
    scene = planning(seats=2)
    scene.player(BILL).trapping = ASK
    scene.player(BILL).figures = figures
    scene.agenda(Task("trapping", ANNA), Task("pioneer", ANNA))
    start(scene)
    assert scene.prompt == (ANNA, "pioneer")


def declining(for_turn: bool) -> Scene:
    """Bill, who has 2 of each basic resource, set no trap; Anna is about to move up a track and then to pass."""
    scene = planning(BILL, seats=2)
    scene.do(SetNoTrap(BILL, for_turn))
    scene.player(BILL).tracking = TAKE_WOOD
    scene.state.agenda.append(Task("climb", ANNA, WOOD))
    return scene


def test_nobody_is_asked_twice_for_a_trap_in_a_turn_while_nothing_changed() -> None:  # [ruling R13]
    scene = planning(BILL, CORA)
    scene.do(SetNoTrap(BILL, for_turn=False), SetNoTrap(CORA, for_turn=True))
    events = scene.do(PassTurn(ANNA), chance=seeded(1))
    assert any(isinstance(event, TurnEnded) for event in events)


def test_a_trapper_that_gained_a_resource_in_between_is_asked_again_before_the_pass() -> None:  # [ruling R13]
    scene = declining(for_turn=False)
    start(scene)
    events = scene.do(PassTurn(ANNA))
    assert scene.prompt == (BILL, "trapper")
    assert not any(isinstance(event, TurnEnded) for event in events)
    last = scene.do(SetTrap(BILL, TAN, "bear"), Pay(BILL, 1, 0, 0), chance=seeded(1))
    assert any(isinstance(event, TurnEnded) for event in last)


def test_who_says_not_in_this_turn_is_not_asked_again_whatever_changes() -> None:  # [ruling R13]
    scene = declining(for_turn=True)
    start(scene)
    scene.do(PassTurn(ANNA), chance=seeded(1))
    assert scene.prompt[1] != "trapper"


def test_in_the_next_turn_a_trapper_is_asked_anew() -> None:  # [ruling R13]
    scene = planning(BILL, seats=3)
    scene.do(SetNoTrap(BILL, for_turn=False), PassTurn(ANNA), chance=seeded(1))
    scene.at(CORA, "H1", "H7", "AH04")
    scene.agenda(Task("turn", CORA))
    start(scene)
    assert scene.state.turn.declined == ()


def test_a_game_of_the_first_release_asks_again_who_declined_without_saying_what_it_had() -> None:
    scene = planning(BILL, seats=2)
    scene.decider.apply(scene.state, [ReactionDeclined(BILL, for_turn=False), Next()])
    scene.do(PassTurn(ANNA))
    assert scene.prompt == (BILL, "trapper")


def test_one_may_trap_once_a_turn_only() -> None:  # [ruling R29]
    scene = planning(BILL, seats=2)
    scene.do(SetTrap(BILL, TAN, "bear"), Pay(BILL, 1, 0, 0))
    scene.do(PassTurn(ANNA), chance=seeded(1))
    assert scene.prompt[1] != "trapper"


def test_a_trap_says_what_it_costs() -> None:
    scene = planning(BILL)
    command = SetTrap(BILL, TAN, "bear")
    assert said(scene.decider, scene.state, command) == (
        "Turn up your bear tile with the tan-path pioneer for 1 of any basic resource."
    )


def test_traps_are_refused_by_the_rule_they_break() -> None:
    scene = planning(BILL)
    scene.player(BILL).animals = ["rabbit"]
    assert scene.refused(SetTrap(BILL, TAN, "fox")) == "animal-not-visible"
    assert scene.refused(SetTrap(BILL, TAN, "mule")) == "animal-not-visible"
    assert scene.refused(SetTrap(BILL, TAN, "rabbit")) == "animal-up-already"
    assert scene.refused(SetTrap(BILL, 2, "bear")) == "not-in-camp"


def test_trackers_are_asked_right_after_a_marker_moved_up_in_seat_order_from_the_left() -> (
    None
):  # [ruling R14] [ruling R15]
    scene = climbing(ANNA, BILL, DAVE, turn=CORA)
    start(scene)
    assert scene.player(CORA).tracks[WOOD] == 1
    assert scene.prompt == (DAVE, "tracker")
    assert scene.do(FollowTrail(DAVE, GREEN)) == [TrailFollowed(DAVE, GREEN, WOOD), ResourcesGained(DAVE, 0, 1, 0, 0)]
    assert scene.prompt == (ANNA, "tracker")
    assert scene.do(FollowNobody(ANNA)) == [ReactionDeclined(ANNA, False)]
    assert scene.prompt == (BILL, "tracker")
    assert scene.refused(FollowTrail(BILL, 7)) == "not-in-camp"


def test_a_blocked_marker_gives_no_trackers_chance() -> None:  # [ruling R14]
    scene = climbing(BILL, seats=2)
    scene.player().tracks[WOOD] = 5
    start(scene)
    assert scene.prompt == (ANNA, "curtain")


def test_one_may_track_once_until_the_own_pass() -> None:  # [ruling R16] [ruling R29]
    scene = climbing(BILL, seats=2)
    scene.player(BILL).figures = [TRACKER, CAMP]
    start(scene)
    assert scene.prompt == (ANNA, "curtain")
    scene.at(BILL, "H1", "H2", "H3")
    scene.player(BILL).figures = [TRACKER, TRAPPER]
    scene.pass_turn()
    assert scene.player(BILL).figures == [CAMP, CAMP]


def test_an_apple_step_gives_no_trackers_chance() -> None:
    scene = Scene("AH06", "H2", "H3", seats=2)
    scene.player(BILL).tracking = ASK
    orchard_of(scene.state).supply = [3, 0]
    scene.player().figures[GREEN] = 4
    scene.do(PlaceFigure(ANNA, GREEN, 0))
    assert scene.player().tracks[3] == 1
    assert scene.prompt == (ANNA, "pioneer")


def test_instructions_are_given_once_in_the_own_step_and_stand_until_they_are_changed() -> None:
    scene = Scene()
    scene.do(GiveInstructions(ANNA))
    assert scene.refused(InstructTrapper(ANNA, TAKE_WOOD)) == "no-such-instruction"
    assert scene.do(InstructTrapper(ANNA, ALWAYS)) == [InstructionGiven(ANNA, 0, ALWAYS)]
    assert len(scene.legal(InstructTracker)) == 10
    assert scene.refused(InstructTracker(ANNA, 10)) == "no-such-instruction"
    scene.do(InstructTracker(ANNA, TAKE_WOOD))
    assert (scene.player().trapping, scene.player().tracking) == (ALWAYS, TAKE_WOOD)
    assert scene.refused(GiveInstructions(ANNA)) == "instructed-already"


def test_an_instruction_until_the_next_turn_ends_with_it_and_one_for_always_does_not() -> None:
    scene = Scene()
    for seat in (ANNA, BILL):
        scene.player(seat).trapping, scene.player(seat).tracking = UNTIL_TURN, ALWAYS
    scene.agenda(Task("turn", BILL))
    start(scene)
    assert (scene.player(ANNA).trapping, scene.player(BILL).trapping) == (UNTIL_TURN, ASK)
    assert scene.player(BILL).tracking == ALWAYS
    scene.player(BILL).trapping, scene.player(BILL).tracking = ALWAYS, UNTIL_TURN
    scene.agenda(Task("turn", BILL))
    start(scene)
    assert (scene.player(BILL).trapping, scene.player(BILL).tracking) == (ALWAYS, ASK)


def test_at_a_window_an_instruction_answers_the_question() -> None:
    trap = planning(BILL)
    assert trap.refused(InstructTrapper(BILL, ASK)) == "no-answer"
    assert trap.refused(InstructTrapper(BILL, TAKE_STONE)) == "no-such-instruction"
    assert trap.do(InstructTrapper(BILL, UNTIL_TURN)) == [InstructionGiven(BILL, 0, UNTIL_TURN)]
    assert trap.prompt == (ANNA, "pioneer")
    assert trap.refused(GiveInstructions(ANNA)) is None
    track = climbing(BILL, CORA, seats=3)
    start(track)
    assert track.refused(InstructTracker(BILL, TAKE_STONE)) == "no-answer"
    assert track.refused(InstructTracker(BILL, 99)) == "no-such-instruction"
    events = track.do(InstructTracker(BILL, TAKE_WOOD))
    assert events[0] == TrailFollowed(BILL, GREEN, WOOD)
    assert track.do(InstructTracker(CORA, ALWAYS)) == [InstructionGiven(CORA, 1, ALWAYS)]


def test_trackers_instructions_are_obeyed_without_asking() -> None:  # [ruling R51]
    scene = climbing(seats=4)
    scene.player(BILL).tracking = TAKE_WOOD
    scene.player(CORA).tracking = UNTIL_TURN
    scene.player(DAVE).tracking = TAKE_STONE
    start(scene)
    assert scene.player(BILL).figures == [TRACKER, CAMP]
    assert scene.player(BILL).resources[WOOD] == 3
    assert scene.player(CORA).figures == [CAMP, CAMP]
    assert scene.prompt == (DAVE, "tracker")


def test_what_a_tracker_gained_may_pay_for_a_trap_before_the_pass() -> None:  # [ruling R13]
    scene = planning(BILL, seats=2)
    scene.has(BILL)
    scene.player(BILL).tracking = ASK
    scene.agenda(Task("trapping", ANNA), Task("climb", ANNA, WOOD), Task("pioneer", ANNA))
    start(scene)
    assert scene.prompt == (BILL, "tracker")
    scene.do(FollowTrail(BILL, GREEN), PassTurn(ANNA))
    assert scene.prompt == (BILL, "trapper")
    assert {command.pioneer for command in scene.legal(SetTrap, BILL)} == {TAN}


@pytest.mark.parametrize("figures", [[TRACKER, CAMP], [TRAPPER, CABIN]])
def test_an_instruction_to_take_needs_an_idle_pioneer_and_an_empty_space(figures: list[int]) -> None:  # [ruling R29]
    scene = climbing(seats=2)
    scene.player(BILL).tracking, scene.player(BILL).figures = TAKE_WOOD, figures
    start(scene)
    assert scene.prompt == (ANNA, "curtain")
    assert scene.player(BILL).resources == [2, 2, 2, 0]


def test_each_step_of_a_repeated_action_is_followed_until_the_space_is_taken() -> None:  # [ruling R14] [ruling R29]
    scene = climbing(BILL, seats=2)
    scene.agenda(Task("climb", ANNA, WOOD), Task("climb", ANNA, WOOD), Task("climb", ANNA, WOOD))
    start(scene)
    scene.do(FollowNobody(BILL))
    assert scene.prompt == (BILL, "tracker")
    scene.do(FollowTrail(BILL, TAN))
    assert scene.prompt == (ANNA, "curtain")
    assert scene.player().tracks[WOOD] == 3


def test_the_mule_neither_traps_nor_tracks() -> None:  # [ES "La mula"]
    scene = planning(BILL, seats=2)
    scene.state.mule = BILL
    assert scene.refused(SetTrap(BILL, MULE, "bear")) == "not-in-camp"
    scene.player(BILL).figures = [CABIN, SUMMIT]
    scene.player(BILL).tracking = ASK
    scene.agenda(Task("trapping", ANNA), Task("tracking", ANNA, WOOD))
    start(scene)
    assert scene.prompt == (ANNA, "curtain")


def test_nobody_reacts_to_the_own_turn() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.player().trapping = scene.player().tracking = ASK
    scene.agenda(Task("trapping", ANNA), Task("tracking", ANNA, WOOD))
    start(scene)
    assert scene.prompt == (ANNA, "curtain")
