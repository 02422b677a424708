"""A level that is unsure of its rivals: which one is, and what the search tells its policy."""

from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Config, Seat
from sagebrush_opponents import LEVELS
from sagebrush_opponents.decision import Budget
from sagebrush_opponents.evaluation import EVALUATIONS, Evaluation
from sagebrush_opponents.levels import level_opponent
from sagebrush_opponents.search.driver import APART, Search
from sagebrush_opponents.search.method import Method, evaluating_policy
from sagebrush_opponents.search.simulation import Plays
from sagebrush_opponents.table import table

EDITIONS = {"carson-city": "2009", "tiny-epic-western": "standard", "sierra-west": "apple-hill"}


@pytest.mark.parametrize("title", TITLES)
def test_master_alone_is_unsure_of_its_rivals_and_in_carson_city_alone(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    points: list[float] = []

    def noted(doubt: float = 0.0) -> Any:
        points.append(doubt)
        return evaluating_policy(doubt)

    monkeypatch.setattr("sagebrush_opponents.levels.evaluating_policy", noted)
    at = table(TITLES[title], Config(title, EDITIONS[title], 2))
    for level in LEVELS.values():
        level_opponent(level, at)
    assert points == [1.5 if name == "master" and title == "carson-city" else 0 for name in LEVELS]


def test_the_policy_is_told_who_decides_and_draws_by_a_seed_of_no_world() -> None:
    told: list[tuple[Seat, int]] = []

    def noted(decider: AnyDecider, evaluation: Evaluation, method: Method, seat: Seat, seed: int) -> Plays:
        told.append((seat, seed))
        return evaluating_policy()(decider, evaluation, method, seat, seed)

    at = table(TITLES["carson-city"], Config("carson-city", "2009", 2))
    decider = at.decider
    state, _ = decider.set_up(seeded(1))
    search = Search(decider, EVALUATIONS["carson-city"](decider), Method(4, depth=2), noted)
    seats = []
    for seed in (3, 3, 4):
        seat, _ = decider.awaited(state)[0]
        command = search.choose(decider.view(state, seat), decider.legal(state, seat), Budget(60_000, 4), seed).command
        seats.append(seat)
    decider.play(state, command, seeded(2))
    seat, _ = decider.awaited(state)[0]
    search.choose(decider.view(state, seat), decider.legal(state, seat), Budget(60_000, 4), 4)
    assert [one for one, _ in told] == [*seats, seat]
    assert seat not in seats
    first, again, other, _ = (seed for _, seed in told)
    assert first == again != other
    assert (first - 3) % APART == 0 > first - 3, "the worlds count up from the seed of the decision"
