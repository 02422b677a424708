"""A computer plays with the printed things that its game carries."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.carson_city.state.model import Box
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from sagebrush_opponents.table import agreed
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.turns import AutomaticTurn
from tests.workers.fake_rules import FakeRules
from tests.workers.feeding import new_game
from tests.workers.test_player import player_of

GAME = new_game()
EVERYTHING_CHEAP = "[price]\n" + "".join(f"building-{n} = {{ value = 1 }}\n" for n in (3, 4, 5, 6, 8, 10, 12))


def rules_of(title: str, edition: str, override: str) -> FakeRules:
    """A table of two computers whose host corrects ``override``."""
    config = Config(title, edition, 2, corrections=validate_override(TITLES[title], override))
    return FakeRules(TITLES[title], config, {0: "greedy", 1: "greedy"})


@pytest.mark.parametrize(
    ("title", "edition", "override"),
    [
        ("carson-city", "big-box", EVERYTHING_CHEAP),
        ("tiny-epic-western", "standard", "[buildings.inn]\ncost = [0, 0, 0]\nvp = 4\n[constants.rounds]\nvalue = 3\n"),
    ],
)
def test_greedy_plays_a_corrected_game_to_its_end(title: str, edition: str, override: str) -> None:
    rules = rules_of(title, edition, override)
    player = player_of(rules)
    while waiting := rules.awaited():
        assert player.take(AutomaticTurn(GAME, rules.version, waiting[0]))
    assert {engine.name for engine in rules.engines} == {"greedy"}


def test_a_worker_reads_the_corrections_from_the_game() -> None:
    frame = rules_of("carson-city", "big-box", EVERYTHING_CHEAP).get_view(wire.GetViewRequest(game=GAME, config=True))
    assert agreed(frame.config).decider.rules.prices[Box.BUILDING_12] == 1
