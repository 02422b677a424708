"""The statistics of the arena find what is there and nothing else."""

from collections import Counter
from math import inf, log, log10
from random import Random

import pytest

from sagebrush_opponents.arena.balance.estimates import share_of
from sagebrush_opponents.arena.ratings.bradley_terry import Sitting, bradley_terry
from sagebrush_opponents.arena.ratings.calibration import BinnedForecasts, Forecast, binned, calibration
from sagebrush_opponents.arena.ratings.sprt import SprtBounds, expected_share, sprt
from sagebrush_opponents.arena.ratings.timings import milliseconds_of, move_times, step_of


def paired_rounds(chance: Random, share: float, rounds: int) -> list[float]:
    """The mean share of rounds of two games, of which each is won with the same probability."""
    return [(float(chance.random() < share) + float(chance.random() < share)) / 2 for _ in range(rounds)]


def accepted_by_test(chance: Random, elo: float, bounds: SprtBounds, rivals: int = 1) -> str:
    """What a test that is looked at after every round accepts in the end."""
    shares: list[float] = []
    while True:
        shares += paired_rounds(chance, expected_share(elo, rivals), 1)
        if accepted := sprt(shares, bounds, rivals).accepted:
            return accepted


@pytest.mark.parametrize("rivals", [1, 3])
@pytest.mark.parametrize(("elo", "wrong"), [(0, "H1"), (60, "H0")])
def test_a_sequential_test_is_seldom_wrong_although_it_is_looked_at_after_every_round(
    elo: int, wrong: str, rivals: int
) -> None:
    chance, bounds = Random(7), SprtBounds(0, 60)
    found = Counter(accepted_by_test(chance, elo, bounds, rivals) for _ in range(300))
    assert found[wrong] / 300 < 0.09  # 5 % allowed; 9 % is more than three deviations above


def test_a_sequential_test_does_not_believe_a_few_wins_in_a_row() -> None:
    assert sprt([1.0] * 3, SprtBounds(0, 20)).accepted == ""
    assert sprt([1.0] * 60, SprtBounds(0, 100)).accepted == "H1"
    assert sprt([0.0] * 60, SprtBounds(0, 100)).accepted == "H0"


def test_a_sequential_test_decides_nothing_before_sixteen_rounds() -> None:
    assert sprt([1.0] * 15, SprtBounds(0, 400)).ratio > sprt([], SprtBounds(0, 400)).upper
    assert [sprt([1.0] * rounds, SprtBounds(0, 400)).accepted for rounds in (15, 16)] == ["", "H1"]


def test_the_limits_of_a_sequential_test_are_those_of_wald() -> None:
    """Accepting H1 wrongly is alpha, missing it beta: the upper limit is ln((1 - beta) / alpha)."""
    found = sprt([], SprtBounds(0, 20, alpha=0.01, beta=0.2))
    assert (found.lower, found.upper) == pytest.approx((log(0.2 / 0.99), log(0.8 / 0.01)))


def test_a_sequential_test_weighs_rounds_by_how_much_they_differ() -> None:
    """Of 16 rounds half are won and half drawn; six rounds with the variance of single games are added."""
    found = sprt([1.0, 0.5] * 8, SprtBounds(0, 100))
    enough = 10**0.25 / (10**0.25 + 1)
    middle = (0.5 + enough) / 2
    variance = (16 * 0.25**2 + 6 * middle * (1 - middle)) / (16 + 6)
    assert found.ratio == pytest.approx(16 * (enough - 0.5) * (0.75 - middle) / variance)


def test_parity_against_three_is_a_quarter() -> None:
    assert expected_share(0, 3) == 0.25
    assert expected_share(400, 1) == pytest.approx(10 / 11)


@pytest.mark.parametrize(
    "bounds",
    [
        (5, 5, 0.05, 0.05),
        (0, 5, 0, 0.05),
        (0, 5, 0.5, 0.05),
        (0, 5, 0.05, 0),
        (0, 5, 0.05, 0.6),
        (0, inf, 0.05, 0.05),
        (0, 1e6, 0.05, 0.05),
        (-inf, 0, 0.05, 0.05),
        (-1e6, 0, 0.05, 0.05),
    ],
)
def test_bounds_that_test_nothing_are_refused(bounds: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="elo0"):
        SprtBounds(*bounds)


STRENGTHS = {"weak": 0.0, "weak twin": 0.0, "middle": 120.0, "strong": 300.0}


def sat(chance: Random, players: tuple[str, ...]) -> Sitting:
    """A game that is won as the strengths say."""
    winner = chance.choices(range(len(players)), [10 ** (STRENGTHS[player] / 400) for player in players])[0]
    return Sitting(players, tuple(float(seat == winner) for seat in range(len(players))))


@pytest.mark.parametrize(
    "tables",
    [
        [("weak", "middle"), ("weak", "strong"), ("middle", "strong")],
        [("weak", "middle"), ("middle", "strong")],
        [("weak", "strong", "strong", "strong"), ("middle", "weak", "weak", "weak")],
        [("weak", "middle", "strong")],
    ],
)
def test_ratings_are_those_that_the_games_were_made_with(tables: list[tuple[str, ...]]) -> None:
    chance = Random(3)
    rounds = [[sat(chance, players) for players in tables] for _ in range(1200)]
    for rating in bradley_terry(rounds, "weak", samples=100):
        assert rating.elo == pytest.approx(STRENGTHS[rating.player], abs=45)
        assert rating.low <= rating.elo <= rating.high


def test_an_interval_holds_the_truth_nine_times_in_ten_and_more() -> None:
    held = 0
    for seed in range(60):
        chance = Random(seed)
        rounds = [[sat(chance, ("weak", "middle")), sat(chance, ("middle", "weak"))] for _ in range(80)]
        (middle,) = (one for one in bradley_terry(rounds, "weak", seed, 200) if one.player == "middle")
        held += middle.low <= STRENGTHS["middle"] <= middle.high
    assert held >= 53


def test_an_interval_of_a_few_rounds_holds_the_truth_as_often() -> None:
    held = 0
    for seed in range(120):
        chance = Random(seed)
        rounds = [[sat(chance, ("weak", "middle")), sat(chance, ("middle", "weak"))] for _ in range(3)]
        (middle,) = (one for one in bradley_terry(rounds, "weak", seed, 60) if one.player == "middle")
        open_low, open_high = middle.bound == "most", middle.bound == "least"
        held += (open_low or middle.low <= STRENGTHS["middle"]) and (open_high or STRENGTHS["middle"] <= middle.high)
    assert held >= 110


@pytest.mark.parametrize("rounds", [1, 5])
def test_rounds_that_all_ended_alike_are_no_proof(rounds: int) -> None:
    """The first player always won: rounds do not differ, but so few games say as little as a poll of as many."""
    alike = [[Sitting(("a", "b"), (1.0, 0.0)), Sitting(("b", "a"), (1.0, 0.0))]] * rounds
    (a,) = (one for one in bradley_terry(alike, "b") if one.player == "a")
    poll = share_of(rounds, 2 * rounds)
    assert a.high == pytest.approx(-a.low) == pytest.approx(400 * log10(poll.high / poll.low), rel=0.03)


def test_a_share_of_a_win_that_seats_have_in_thirds_is_a_whole_one() -> None:
    """Of four seats one gave up, in each rotation."""
    seats, shares = ("a", "b", "b", "b"), (0.0, 1 / 3, 1 / 3, 1 / 3)
    given_up = [[Sitting(seats[n:] + seats[:n], shares[n:] + shares[:n]) for n in range(4)]] * 5
    assert [(one.player, one.bound) for one in bradley_terry(given_up, "a", samples=5)] == [("b", "least"), ("a", "")]
    assert [one.bound for one in bradley_terry(given_up, "b", samples=5)] == ["", "most"]


def test_a_drawn_game_is_half_a_win_for_each() -> None:
    ratings = bradley_terry([[Sitting(("one", "other"), (0.5, 0.5))]] * 10, "one", samples=10)
    assert [rating.elo for rating in ratings] == pytest.approx([0, 0], abs=1e-6)


def test_one_that_won_everything_has_no_upper_end() -> None:
    best, anchor = bradley_terry([[Sitting(("one", "other"), (1.0, 0.0))]] * 10, "other", samples=10)
    assert (best.player, best.bound, anchor.low, anchor.high) == ("one", "least", 0, 0)
    assert 150 < best.low < best.elo  # Wilson: at least 72 % of games


def test_one_that_lost_everything_has_no_lower_end() -> None:
    _, worst = bradley_terry([[Sitting(("one", "other"), (1.0, 0.0))]] * 10, "one", samples=10)
    assert (worst.player, worst.bound) == ("other", "most")
    assert worst.elo < worst.high < -150


def test_one_that_won_everything_is_no_better_known_than_the_rival_it_beat() -> None:
    beaten = [[Sitting(("best", "middle"), (1.0, 0.0))]] * 6
    met = [
        [Sitting(pair, shares)]
        for pair in (("middle", "second"), ("second", "anchor"))
        for shares in ((1.0, 0.0), (0.0, 1.0)) * 2
    ]
    (best,) = (one for one in bradley_terry(beaten + met, "anchor") if one.player == "best")
    alone, _ = bradley_terry(beaten, "middle")
    assert best.elo - best.low > 1.1 * (alone.elo - alone.low)


def test_an_interval_is_as_wide_as_so_many_games_make_it() -> None:
    """A rating from 160 games between equals is off by 400 / (ln 10 * sqrt(160 / 4)) on average."""
    widths = []
    for seed in range(12):
        chance = Random(seed)
        equals = [[sat(chance, ("weak", "weak twin")), sat(chance, ("weak twin", "weak"))] for _ in range(80)]
        (twin,) = (one for one in bradley_terry(equals, "weak", seed, 200) if one.player == "weak twin")
        widths.append(twin.high - twin.low)
    assert sum(widths) / 12 == pytest.approx(2 * 1.96 * 400 / (log(10) * 160**0.5 / 2), rel=0.15)


def test_two_who_never_met_are_compared_by_whom_both_met() -> None:
    def met(pair: tuple[str, str], won: int, lost: int) -> list[list[Sitting]]:
        return [[Sitting(pair, (1.0, 0.0))]] * won + [[Sitting(pair, (0.0, 1.0))]] * lost

    found = {
        one.player: one.elo for one in bradley_terry(met(("a", "b"), 3, 1) + met(("b", "c"), 12, 4), "c", samples=1)
    }
    second = 400 * log10(12.5 / 4.5)  # with a drawn game for each two who met
    first = second + 400 * log10(3.5 / 1.5)
    assert (found["a"], found["b"], found["c"]) == pytest.approx((first, second, 0))


def test_whom_no_games_link_with_the_anchor_has_no_rating() -> None:
    """Two pairs that never met: nothing says how far apart they are."""
    apart = [[Sitting(("a", "b"), (1.0, 0.0))], [Sitting(("c", "d"), (1.0, 0.0))]] * 4
    for anchor, rated in (("a", {"a", "b"}), ("d", {"c", "d"})):
        assert {one.player for one in bradley_terry(apart, anchor)} == rated


def test_whoever_played_most_has_zero_where_the_anchor_played_no_game() -> None:
    games = [[Sitting(("a", "b"), (1.0, 0.0))], [Sitting(("b", "c"), (1.0, 0.0))], [Sitting(("d", "e"), (1.0, 0.0))]]
    found = {one.player: one for one in bradley_terry(games, "nobody")}
    assert set(found) == {"a", "b", "c"}
    assert (found["b"].elo, found["b"].low, found["b"].high) == (0, 0, 0)
    assert found["a"].elo == pytest.approx(400 * log10(1.5 / 0.5)) == pytest.approx(-found["c"].elo)


def test_games_that_the_box_won_change_no_rating_of_those_who_won_others() -> None:
    games = [[Sitting(("a", "b"), (1.0, 0.0))], [Sitting(("a", "b"), (1.0, 0.0))], [Sitting(("a", "b"), (0.0, 1.0))]]
    lost = [[Sitting(("a", "b", "b"), (0.0, 0.0, 0.0))]]
    plain, with_lost = (bradley_terry(played, "b", samples=1)[0].elo for played in (games, games + lost))
    assert plain == pytest.approx(with_lost)
    assert plain == pytest.approx(400 * log10(2.5 / 1.5)), "a drawn game is added for each two who met"


def test_an_interval_of_few_samples_reaches_from_the_least_to_the_greatest() -> None:
    chance = Random(3)
    rounds = [[sat(chance, ("weak", "strong"))] for _ in range(40)]
    (strong, _) = bradley_terry(rounds, "weak", samples=20)
    assert strong.low < strong.elo < strong.high


def test_games_that_the_box_won_or_in_which_one_player_had_every_seat_rate_nobody() -> None:
    rounds = [[Sitting(("one", "one"), (1.0, 0.0)), Sitting(("one", "other"), (0.5, 0.5))]]
    assert [rating.games for rating in bradley_terry(rounds, "one", samples=5)] == [1, 1]


def test_times_are_right_to_a_tenth() -> None:
    for milliseconds in (0.02, 1.0, 37.0, 2500.0):
        assert milliseconds_of(step_of(milliseconds)) == pytest.approx(milliseconds, rel=0.1)
    found = move_times(Counter({step_of(10): 98, step_of(500): 2}))
    assert found is not None
    assert found.decisions == 100
    assert found.median == pytest.approx(10, rel=0.1)
    assert found.p99 == pytest.approx(500, rel=0.1)
    assert found.most == pytest.approx(500, rel=0.1)
    assert found.total_seconds == pytest.approx(0.098 * 10 + 0.002 * 500, rel=0.1)
    assert move_times(Counter()) is None


def predicted(chance: Random, error: float, games: int = 400) -> list[list[BinnedForecasts]]:
    """Predictions that are too high by ``error``, one in each game."""
    found = []
    for _ in range(games):
        truth = chance.random() * (1 - error)
        found.append(binned([Forecast(truth + error, float(chance.random() < truth))]))
    return found


def test_a_prophet_who_is_right_has_a_small_error_and_one_who_boasts_a_large_one() -> None:
    right, boasting = (calibration(predicted(Random(1), error)) for error in (0.0, 0.3))
    assert right is not None
    assert boasting is not None
    assert right.error < 0.06
    assert boasting.error == pytest.approx(0.3, abs=0.05)
    assert boasting.low < boasting.error < boasting.high
    assert sum(found.forecasts for found in right.bins) == 400
    assert calibration([]) is None


def test_the_interval_of_the_error_holds_what_the_prophet_is_really_off_by() -> None:
    """Few games look worse than the prophet is; the interval says by how much."""
    found = [calibration(predicted(Random(seed), error, 100)) for error in (0.0, 0.1) for seed in range(20)]
    right, boasting = found[:20], found[20:]
    assert sum(one is not None and one.low == 0 for one in right) >= 18
    assert sum(one is not None and one.low <= 0.1 <= one.high for one in boasting) >= 16
    assert all(one is not None and one.low <= one.error <= one.high for one in found)


def test_the_margin_of_the_error_is_that_of_nineteen_in_twenty_and_not_of_all() -> None:
    """The mean of 100 outcomes that are half wins is off by 0.05 on average, and by 0.098 once in twenty."""
    found = calibration([binned([Forecast(0.5, float(number % 2))]) for number in range(100)])
    assert found is not None
    assert (found.error, found.low) == (0, 0)
    assert found.high == pytest.approx(0.098, abs=0.02)


def test_predictions_of_a_game_are_kept_as_sums_that_say_the_same() -> None:
    told = [Forecast(0.62, 1.0), Forecast(0.68, 0.0), Forecast(1.0, 1.0)]
    assert binned(told) == [BinnedForecasts(6, 2, 1300, 1000, 607), BinnedForecasts(9, 1, 1000, 1000, 0)]
    found = calibration([binned(told[:2]), binned(told[2:])])
    assert found is not None
    assert (found.games, found.forecasts) == (2, 3)
    assert found.error == pytest.approx((2 * abs(0.65 - 0.5)) / 3)
    assert found.brier == pytest.approx((0.38**2 + 0.68**2) / 3, abs=0.001)
