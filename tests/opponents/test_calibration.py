"""Slopes are found again in outcomes drawn from them, and an error is seen where shares are too sure."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config, Outcome, Standing
from sagebrush_opponents.search.calibrate import Sample, expected_error, fitted, samples_of
from sagebrush_opponents.search.shares import expected_shares, final_shares
from sagebrush_opponents.search.tuning import tuning_of
from sagebrush_opponents.table import table

SLOPE = 0.2


def drawn(games: int) -> list[Sample]:
    """Positions of two seats whose outcomes were drawn with the slope."""
    chance = seeded(1)
    found = []
    for _ in range(games):
        worths = [float(chance("worth", 20)), float(chance("worth", 20))]
        first = chance("outcome", 10_000) < 10_000 * expected_shares(worths, SLOPE)[0]
        found.append(Sample(1, worths, [float(first), float(not first)]))
    return found


def test_the_slope_of_outcomes_is_found_again() -> None:
    assert fitted(drawn(4000)) == pytest.approx(SLOPE, abs=0.02)


def test_shares_that_are_too_sure_have_an_error() -> None:
    samples = drawn(4000)
    assert expected_error(samples, {1: SLOPE}) < 0.02 < 0.1 < expected_error(samples, {1: 5 * SLOPE})


def test_those_in_the_first_place_share_the_win() -> None:
    ranking = (Standing(1, 20, 1), Standing(2, 20, 1), Standing(0, 10, 3))
    assert final_shares(Outcome("over", ranking), 3) == [0, 0.5, 0.5]


def test_the_slopes_of_a_title_go_by_round_and_the_last_one_goes_on() -> None:
    tuning = tuning_of("carson-city")
    assert tuning.slope(0) == tuning.slope(1) == tuning.slopes[0]
    assert tuning.slope(99) == tuning.slopes[-1]


def test_a_small_decision_gets_a_share_of_the_simulations() -> None:
    tuning = tuning_of("sierra-west")
    assert 64 > tuning.spent("plan", 64) > tuning.spent("pioneer", 64) >= 1
    assert tuning_of("unknown").spent("anything", 64) == 64


def test_few_commands_race_where_a_turn_is_many_small_decisions() -> None:
    tuning = tuning_of("sierra-west")
    assert tuning.racing("plan", 12) == 12 > tuning.racing("pioneer", 12) > 1
    assert tuning_of("carson-city").racing("cowboy", 12) == tuning_of("unknown").racing("anything", 12) == 12


def test_a_game_gives_a_sample_of_each_part() -> None:
    place = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 2))
    samples = samples_of(place, ["greedy", "random"], 1, 0)
    assert {sample.round for sample in samples} >= {1, 2, 3, 4, 5, 6}
    assert all(sum(sample.shares) == 1 and len(sample.worths) == 2 for sample in samples)
