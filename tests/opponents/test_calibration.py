"""Slopes are found again in outcomes drawn from them, and an error is seen where shares are too sure."""

from dataclasses import replace

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config, Outcome, Standing
from sagebrush_opponents import LEVELS, OPPONENTS, Budget
from sagebrush_opponents.engine import TELLING, data_folder, hash_without, weights_hash
from sagebrush_opponents.search import fit_telling
from sagebrush_opponents.search.calibrate import Sample, expected_error, fitted, samples_of, slopes_of
from sagebrush_opponents.search.shares import expected_shares, final_shares
from sagebrush_opponents.search.telling import Telling, telling_of
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


def test_a_round_of_which_nothing_was_seen_shifts_no_slope() -> None:
    """Slopes are a list by round."""
    seen = drawn(300)
    steep = [replace(one, round=4, worths=[worth / 2 for worth in one.worths]) for one in seen]
    early, late = fitted(seen), fitted(steep)
    assert late == pytest.approx(2 * early)
    assert slopes_of([*steep, *(replace(one, round=2) for one in seen)]) == [early, early, early, late]
    assert slopes_of([]) == []


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


def test_in_tiny_epic_western_few_simulations_are_fewer_so_that_skilled_answers_in_time() -> None:
    tuning = tuning_of("tiny-epic-western")
    assert [tuning.spent("place", level.simulations) for level in LEVELS.values()] == [1, 1, 16, 96, 288]


def test_few_commands_race_where_a_turn_is_many_small_decisions() -> None:
    tuning = tuning_of("sierra-west")
    assert tuning.racing("plan", 12) == 12 > tuning.racing("pioneer", 12) > 1
    assert tuning_of("carson-city").racing("cowboy", 12) == tuning_of("unknown").racing("anything", 12) == 12


def test_a_game_gives_a_sample_of_each_part() -> None:
    place = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 2))
    samples = samples_of(place, ["greedy", "random"], 1, 0)
    assert {sample.round for sample in samples} >= {1, 2, 3, 4, 5, 6}
    assert all(sum(sample.shares) == 1 and len(sample.worths) == 2 for sample in samples)


def test_a_sample_is_valued_with_the_weights_of_a_level() -> None:
    place = table(TITLES["carson-city"], Config("carson-city", "2009", 2))
    by_hand, tuned = (samples_of(place, ["greedy", "greedy"], 1, 0, level) for level in ("skilled", "master"))
    assert [(one.round, one.shares) for one in by_hand] == [(one.round, one.shares) for one in tuned]
    assert [one.worths for one in by_hand] != [one.worths for one in tuned]


def test_a_single_simulation_that_is_won_is_not_told_as_a_sure_win() -> None:
    told = Telling(unseen=0.5)
    assert told.told(1.0, 1, 2) == pytest.approx(1.25 / 1.5)
    assert told.told(0.0, 1, 2) == pytest.approx(0.25 / 1.5)
    assert told.told(1000.0, 1000, 2) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_of_all_seats_adds_up_to_one_win(seats: int) -> None:
    totals = [3.0, *[0.0] * (seats - 1)]
    assert sum(Telling(0.7).told(total, 3, seats) for total in totals) == pytest.approx(1)


def test_whoever_plays_alone_plays_against_the_box() -> None:
    assert Telling(1.0).told(0.0, 1, 1) == pytest.approx(0.25)


def test_how_sure_one_may_be_is_found_again_in_outcomes() -> None:
    """Of a chance of which nothing is known one trial says as much as two others that were won by halves (Laplace)."""
    chance, seen = seeded(3), []
    for _ in range(20_000):
        likely = chance("chance", 1000)
        trial, outcome = (float(chance(name, 1000) < likely) for name in ("trial", "outcome"))
        seen.append(fit_telling.Prediction(trial, 1, 2, outcome))
    assert fit_telling.fitted(seen, Telling()).unseen == pytest.approx(2, abs=0.15)
    assert fit_telling.expected_error([seen], Telling(2)) < 0.02 < 0.2 < fit_telling.expected_error([seen], Telling(0))


def test_alone_one_wins_oftener_than_simulations_with_a_weaker_player_say() -> None:
    told = Telling(0.0, alone=2.0)
    assert told.told(4.0, 8, 1) == pytest.approx(2 / 3), "even odds become two to one"
    assert told.told(4.0, 8, 2) == pytest.approx(1 / 2), "nobody is left out who plays as well"
    assert told.told(0.0, 8, 1) == 0
    assert told.told(8.0, 8, 1) == 1


def test_the_error_of_what_is_told_alone_is_that_of_its_odds() -> None:
    told, step = Telling(0.4, alone=3.0), 0.001
    steepness = (told.told(4 + 8 * step, 8, 1) - told.told(4 - 8 * step, 8, 1)) / (2 * step)
    assert told.error(0.1, 4.0, 8, 1) == pytest.approx(0.1 * steepness, rel=0.001)
    assert told.error(0.1, 4.0, 8, 2) == pytest.approx(0.1 * 8 / 8.4)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_was_seen_is_read_from_what_was_told(seats: int) -> None:
    telling = Telling(0.3, alone=2.5)
    assert telling.total(telling.told(5.0, 9, seats), 9, seats) == pytest.approx(5)


def test_the_odds_of_one_alone_are_found_again_in_outcomes() -> None:
    chance, seen = seeded(5), []
    for _ in range(20_000):
        total = 0.5 + chance("total", 7)
        won = chance("outcome", 10_000) < 10_000 * Telling(0.0, alone=2.0).told(total, 8, 1)
        seen.append(fit_telling.Prediction(total, 8, 1, float(won)))
    fitted = fit_telling.fitted(seen, Telling(0.0))
    assert fitted.unseen == 0.0
    assert fitted.alone == pytest.approx(2, rel=0.1)


def test_predictions_of_one_alone_are_fitted_at_every_difficulty() -> None:
    tables = [(config.edition, config.options) for config in fit_telling.configs(TITLES["sierra-west"], 1)]
    for edition in TITLES["sierra-west"].manifest.editions:
        for difficulty in ("easy", "standard", "hard", "expert"):
            assert tables.count((edition.id, {"difficulty": difficulty})) == 1
    assert fit_telling.configs(TITLES["carson-city"], 1) == [], "nobody plays it alone"
    assert {config.options for config in fit_telling.configs(TITLES["carson-city"], 2)} == {None}


def test_what_simulations_came_to_is_read_from_what_was_told() -> None:
    at = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 2))
    state, _ = at.decider.set_up(seeded(2))
    seat = at.decider.awaited(state)[0][0]
    legal = at.decider.legal(state, seat)
    decision = OPPONENTS["skilled"](at)(at.decider.view(state, seat), legal, Budget(60_000, 32), 7)
    total, simulations = fit_telling.came_to(decision, seat, telling_of("tiny-epic-western"))
    assert 0 <= total <= simulations == decision.candidates[0].simulations
    assert total / simulations == pytest.approx(
        decision.candidates[0].value, abs=0.02
    )  # which counts points ahead, too


def test_a_game_gives_a_prediction_for_each_choice_and_what_became_of_it() -> None:
    at = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 1))
    seen = fit_telling.predictions_of(at, "casual", 1)
    assert len(seen) > 20
    assert {one.outcome for one in seen} in ({0.0}, {1.0}), "alone one wins or loses"
    assert all(-1e-9 < one.total < one.simulations + 1e-9 for one in seen)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_how_sure_a_decision_is_does_not_make_it_another_one(title: str) -> None:
    assert data_files(title) >= {"telling.toml", "tuning.toml"}
    assert hash_without(title, TELLING) != weights_hash(title)
    assert hash_without("unknown", TELLING) == weights_hash("unknown")


def data_files(title: str) -> set[str]:
    """The names of the data files of a title."""
    return {file.name for file in data_folder(title).iterdir() if file.name.endswith(".toml")}
