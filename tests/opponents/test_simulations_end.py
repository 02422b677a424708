"""Where simulations end: with the turn, with the round, or after some decisions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.decision import Budget
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation
from sagebrush_opponents.levels import LEVELS, level_opponent
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.method import Method, evaluating_policy
from sagebrush_opponents.search.simulation import Sight, Simulations
from sagebrush_opponents.search.tuning import tuning_of
from sagebrush_opponents.table import AnyOpponentTable, table

UNHURRIED = 600_000
"""Milliseconds; the time of a simulation begins with it."""


@dataclass
class Judge:
    """Keeps the positions in which simulations ended."""

    evaluation: Evaluation
    ends: list[Any] = field(default_factory=list)

    def worths(self, state: Any) -> Sequence[float]:
        self.ends.append(state)
        return self.evaluation.worths(state)


def simulated(at: AnyOpponentTable, state: Any, judge: Judge, depth: int = 8, next_turn: bool = False) -> list[Sight]:
    """One simulation of each of the first commands."""
    decider, method = at.decider, Method(1, depth=depth)
    policy = evaluating_policy()(decider, judge.evaluation, method, 0, 0)
    runs = Simulations(tuning_of(at.title.id), decider, judge, policy, method.depth, next_turn)
    legal = decider.legal(state, decider.awaited(state)[0][0])
    return [runs.run(state, command, 5, Clock(UNHURRIED)) for command in legal[:3]]


def begun(title: str, edition: str, seats: int, commands: int = 0) -> tuple[AnyOpponentTable, Judge, Any]:
    """A table, what judges its positions, and the state after some commands of a random game."""
    at, chance = table(TITLES[title], Config(title, edition, seats)), seeded(3)
    state, _ = at.decider.set_up(chance)
    for _ in range(commands):
        at.decider.play(state, pick(chance, "any", at.decider.legal(state, at.decider.awaited(state)[0][0])), chance)
    return at, Judge(EVALUATIONS[title](at.decider)), state


@pytest.mark.parametrize("commands", [0, 5])
def test_alone_in_sierra_west_a_simulation_sees_the_turn_to_its_end_and_that_of_hastings(commands: int) -> None:
    at, judge, state = begun("sierra-west", "apple-hill", 1, commands)
    sights = simulated(at, state, judge)
    assert len(judge.ends) == len(sights) > 0
    for end in judge.ends:
        assert list(at.decider.awaited(end)) == [(0, "plan")]
        assert end.round == state.round + 1
        assert len(end.plans.done) == len(state.plans.done) + 1


def test_a_turn_of_sierra_west_is_seen_to_its_end_however_long_it_takes() -> None:
    at, judge, state = begun("sierra-west", "gold-rush", 2)
    sights = simulated(at, state, judge, depth=1)
    assert max(len(sight.line) for sight in sights) > 2
    assert {at.decider.awaited(end)[0] for end in judge.ends} == {(1 - at.decider.awaited(state)[0][0], "plan")}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_with_many_simulations_in_sierra_west_they_see_the_next_turn_of_the_seat_to_its_end(seats: int) -> None:
    at, judge, state = begun("sierra-west", "boats-and-banjos", seats)
    first = at.decider.awaited(state)[0][0]
    simulated(at, state, judge, next_turn=True)
    assert judge.ends
    for end in judge.ends:
        assert at.decider.awaited(end)[0] == ((first + 1) % seats, "plan")
        assert end.round == state.round + 1 + (seats == 1), "alone the box's turn closes the round"


def test_only_the_arrangement_of_a_master_has_simulations_enough_for_the_next_turn() -> None:
    tuning = tuning_of("sierra-west")
    far = {
        name for name, level in LEVELS.items() if tuning.sees_next_turn(tuning.spent("plan", level.method.simulations))
    }
    assert far == {"master"}
    assert not tuning.sees_next_turn(tuning.spent("walk", LEVELS["master"].method.simulations))
    assert not tuning_of("carson-city").sees_next_turn(10_000)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_carson_city_strong_levels_look_twice_as_far_where_many_play_and_think_as_long(seats: int) -> None:
    tuning = tuning_of("carson-city", seats)
    costs = set()
    for level in LEVELS.values():
        simulations = tuning.spent("cowboy", level.simulations)
        ahead = tuning.ahead(simulations, tuning.depth)
        assert (ahead == 24) == (seats >= 4 and level.number >= 4)
        costs.add((level.number, simulations * ahead))
    assert costs >= {(1, 12), (3, 288), (4, 864), (5, 2592)}


def test_with_four_seats_of_carson_city_36_simulations_look_further_than_35() -> None:
    at, _, state = begun("carson-city", "2009", 4, 12)
    seat = at.decider.awaited(state)[0][0]
    legal = at.decider.legal(state, seat)
    view = at.decider.view(state, seat)
    lines = [
        level_opponent(LEVELS["expert"], at)(view, legal, Budget(UNHURRIED, simulations), 7).line
        for simulations in (35, 36)
    ]
    assert [len(line) for line in lines] == [13, 25]


@pytest.mark.parametrize(("title", "edition"), [("carson-city", "2009"), ("tiny-epic-western", "standard")])
def test_in_other_titles_a_simulation_ends_after_its_depth(title: str, edition: str) -> None:
    at, judge, state = begun(title, edition, 2)
    assert {len(sight.line) for sight in simulated(at, state, judge, depth=3)} == {4}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_simulation_of_tiny_epic_western_ends_with_the_round_when_all_hands_are_paid(seats: int) -> None:
    at, judge, state = begun("tiny-epic-western", "standard", seats)
    assert state.round == 1
    simulated(at, state, judge, depth=500)
    assert {end.round for end in judge.ends} == {2}


def test_a_turn_that_a_seat_still_has_in_a_round_is_counted_when_seats_are_compared() -> None:
    at, judge, state = begun("sierra-west", "apple-hill", 2)
    first = at.decider.awaited(state)[0][0]
    both = judge.evaluation.worths(state)
    assert both[first] == pytest.approx(both[1 - first], abs=4), "both have their turn of this round before them"
    while at.decider.awaited(state)[0][0] == first:
        legal = at.decider.legal(state, first)
        at.decider.play(state, next((one for one in legal if type(one).__name__ == "PassTurn"), legal[0]), seeded(1))
    ahead = judge.evaluation.worths(state)
    counted_alike = [judge.evaluation.value(state, seat) for seat in range(2)]
    assert ahead[1 - first] > counted_alike[1 - first], "its turn of this round is still to come"
    assert ahead[first] == counted_alike[first], "it has had its turn"
