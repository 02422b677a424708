"""What the points of a finished game are made of, in every recorded game of every title."""

from itertools import pairwise
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from sagebrush_games.carson_city.events.round_end import FinalPointsScored
from sagebrush_games.kernel.messages import Score, Standing
from sagebrush_games.kernel.title import AnyTitle
from tests.fixtures import Replayed, fixtures, replay

GAMES = [pytest.param(title, path, id=path.stem) for title in TITLES.values() for path in fixtures(title)]


def ranking_of(game: Replayed) -> tuple[Standing, ...]:
    outcome = game.decider.outcome(game.state)
    assert outcome is not None
    return outcome.ranking


def named(score: Score) -> dict[str, int]:
    return {part.name: part.value for part in (*score.parts, *score.compared)}


@pytest.mark.parametrize(("title", "path"), GAMES)
def test_parts_add_up_to_the_points_of_the_ranking_and_have_names(title: AnyTitle, path: Path) -> None:
    game = replay(title, path)
    scores = {score.seat: score for score in game.decider.scores(game.state)}
    ranking = ranking_of(game)
    assert {line.seat: line.score for line in ranking} == {seat: scores[seat].total for seat in range(len(ranking))}
    assert [score for score in scores.values() if sum(part.value for part in score.parts) != score.total] == []
    called = title.wording.names["part"]
    assert {name for score in scores.values() for name in named(score)} <= set(called)


@pytest.mark.parametrize(("title", "path"), GAMES)
def test_what_is_compared_ranks_equal_points(title: AnyTitle, path: Path) -> None:
    game = replay(title, path)
    scores = {score.seat: score for score in game.decider.scores(game.state)}
    ranking = ranking_of(game)
    for ahead, behind in pairwise(ranking):
        if ahead.score == behind.score:
            better, worse = ([part.value for part in scores[line.seat].compared] for line in (ahead, behind))
            lower_is_ahead = title.id == "carson-city"  # who passed first
            assert better == worse if ahead.place == behind.place else (better < worse) is lower_is_ahead, path.stem


def test_carson_city_counts_what_its_last_events_told() -> None:
    title = TITLES["carson-city"]
    for path in fixtures(title):
        game = replay(title, path)
        told = [event for event in game.commits[-1] if isinstance(event, FinalPointsScored)]
        scores = {score.seat: named(score) for score in game.decider.scores(game.state)}
        assert [(scores[event.seat]["land"], scores[event.seat]["dollars"]) for event in told] == [
            (event.land, event.dollars) for event in told
        ]


def test_the_rival_and_hastings_have_points_of_their_own() -> None:
    for title in (TITLES["tiny-epic-western"], TITLES["sierra-west"]):
        solo = [path for path in fixtures(title) if path.stem.startswith("solo")]
        assert solo
        for path in solo:
            game = replay(title, path)
            assert [score.seat for score in game.decider.scores(game.state)][:1] == [0]
            assert len(game.decider.scores(game.state)) > 1
