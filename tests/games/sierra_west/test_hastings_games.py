"""Whole solo games: every mode, every difficulty, with and without advanced planning."""

import pytest

from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.content import MODES
from sagebrush_games.sierra_west.events.hastings import PlanDone, PlanTurned

DIFFICULTIES = ("easy", "standard", "hard", "expert")


@pytest.mark.parametrize("variants", [(), ("advanced-planning",)])
@pytest.mark.parametrize("mode", MODES)
def test_solo_games_of_every_mode_are_sound(mode: str, variants: tuple[str, ...]) -> None:
    for seed, difficulty in enumerate(DIFFICULTIES):
        config = Config(TITLE.id, mode, 1, variants, {"difficulty": difficulty})
        played = check_game(TITLE, config, seed, stride=9)
        assert [line.seat for line in played.outcome.ranking] == [0]


@pytest.mark.parametrize("mode", MODES)
def test_every_plan_is_played_once_before_any_comes_again(mode: str) -> None:
    played = check_game(TITLE, Config(TITLE.id, mode, 1), 11, stride=1000)
    done = [event.plan for commit in played.commits for event in commit if isinstance(event, PlanDone)]
    turned = [event.plan for commit in played.commits for event in commit if isinstance(event, PlanTurned)]
    assert done == turned[: len(done)]
    assert len(set(done[:18])) == len(done[:18])
