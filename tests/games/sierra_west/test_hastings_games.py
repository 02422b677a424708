"""Whole solo games: every mode, every difficulty, with and without advanced planning."""

from collections.abc import Sequence
from typing import Any

import pytest

from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.expansions.hastings import events
from sagebrush_games.sierra_west.expansions.hastings.events import PlanDone, PlanTurned
from sagebrush_games.sierra_west.manifest import MODES
from tests.games.sierra_west.expansions.walks import walked

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


def test_everything_of_hastings_comes_up_and_no_draw_is_unannounced() -> None:
    met: set[type[Event]] = set()

    def watch(_decider: AnyDecider, _state: Any, happened: Sequence[Event]) -> None:
        met.update(map(type, happened))

    for seed, mode in enumerate(MODES):
        assert walked(Config(TITLE.id, mode, 1), seed, watch).over
    assert set(events_of(events)) <= met


@pytest.mark.parametrize("mode", MODES)
def test_a_solo_game_lasts_eight_to_thirty_two_rounds(mode: str) -> None:
    rounds = [walked(Config(TITLE.id, mode, 1), seed, lambda *_: None).round for seed in range(4)]
    assert min(rounds) >= 8 and max(rounds) <= 32
