"""Random games of every kind of table hold what the platform promises."""

import pytest

from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import faults
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.manifest import OPTIONS
from tests.games.tiny_epic_western.walks import walk

DIFFICULTIES = next(option.values for option in OPTIONS if option.id == "difficulty")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_every_seat_count_are_sound(seats: int) -> None:
    for seed in range(3):
        played = check_game(TITLE, Config(TITLE.id, "standard", seats), seed, stride=5)
        assert {line.seat for line in played.outcome.ranking} == set(range(seats))


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_solo_games_of_every_difficulty_are_sound(difficulty: str) -> None:
    for seed in range(3):
        played = check_game(TITLE, Config(TITLE.id, "standard", 1, (), {"difficulty": difficulty}), seed, stride=5)
        assert [line.seat for line in played.outcome.ranking] == [0]


@pytest.mark.parametrize(
    ("option", "value"), [(option.id, value) for option in OPTIONS for value in option.values[1:4]]
)
def test_games_with_every_option_are_sound(option: str, value: str) -> None:
    seats = next(known.seats for known in OPTIONS if known.id == option) or (2,)
    config = Config(TITLE.id, "standard", seats[0], (), {option: value})
    assert faults(TITLE, config) == []
    check_game(TITLE, config, 1, stride=9)


def test_no_choice_is_longer_than_150() -> None:
    longest = max(
        len(decider.legal(state, command.seat))
        for seed in range(4)
        for decider, state, command in walk(Config(TITLE.id, "standard", 4), seed)
    )
    assert longest < 150


def test_every_event_is_believed_and_every_action_has_a_message() -> None:
    assert set(TITLE.types.events) == set(TITLE.rulebook.evolve)
    deciders = [TITLE.build(Config(TITLE.id, "standard", seats)) for seats in (1, 2)]
    actions = [action for decider in deciders for actions in decider.actions.values() for action in actions]
    assert {action.message for action in actions} == set(TITLE.types.commands)
