"""Long lists of legal commands come in groups, too: what to do, and to what."""

import json
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Config, GameStarted, SeatTaken
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.choices import GROUPED_ABOVE, Choices, choices_json
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.catalogue import Catalogue
from tests.prompts import every_character

CARSON = Config("carson-city", "big-box", 3)
REGISTRY = TitleRegistry(TITLES.values())


class Position:
    """A position of a random game, where a seat is asked with ``prompt``, if any, and has so many commands."""

    def __init__(self, config: Config, commands: int, prompt: str = "", seed: int = 3) -> None:
        started = GameStarted("g", config, tuple(SeatTaken(f"P{seat}") for seat in range(config.seats)), "")
        self.table, chance = REGISTRY.table(started), seeded(seed)
        self.state, _ = self.table.decider.set_up(chance)
        while len(self.commands) < commands or prompt not in ("", self.table.decider.awaited(self.state)[0][1]):
            _step(self.table.decider, self.state, chance)

    @property
    def commands(self) -> list[Any]:
        decider = self.table.decider
        return decider.legal(self.state, decider.awaited(self.state)[0][0])

    def choices(self, language: str = "en") -> Choices:
        return choices_json(self.table, self.state, self.commands, Catalogue(self.table.title, language))


def _step(decider: AnyDecider, state: Any, chance: Chance) -> None:
    decider.play(state, random_command(decider, state, chance), chance)


@pytest.fixture(scope="module")
def placing() -> Position:
    return Position(CARSON, GROUPED_ABOVE + 1, "place")


def test_every_command_of_a_long_list_stands_in_one_group(placing: Position) -> None:
    groups = json.loads(placing.choices().groups)
    assert sorted(place for group in groups for place in group["commands"]) == list(range(len(placing.commands)))
    for group in groups:
        about = sorted(place for subject in group["subjects"] for place in subject["commands"])
        assert about in ([], group["commands"])


def test_a_group_says_what_is_done_and_its_subjects_to_what(placing: Position) -> None:
    choices = placing.choices()
    group = next(one for one in json.loads(choices.groups) if one["type"] == "place-on-box")
    assert (group["prompt"], group["sentence"]) == ("place", "Place a cowboy on ….")
    first = group["subjects"][0]
    command = json.loads(choices.legal)[first["commands"][0]]["command"]
    assert first["subject"] == f"box:{command['box']}" and first["name"] == "Salary"


def test_groups_are_told_in_the_language_of_the_reader(placing: Position) -> None:
    group = next(one for one in json.loads(placing.choices("de").groups) if one["type"] == "place-on-box")
    assert group["sentence"] == "Einen Cowboy auf „…“ setzen." and group["subjects"][0]["name"] == "Lohn"


def test_a_short_list_has_no_groups() -> None:
    assert Position(Config("sierra-west", "gold-rush", 2), 2).choices().groups == b""


def test_two_steps_leave_little_to_choose_whatever_lies_on_the_table() -> None:
    position, chance = Position(every_character(), 1), seeded(1)
    for _ in range(100):
        for group in json.loads(position.choices().groups or b"[]"):
            assert max((len(subject["commands"]) for subject in group["subjects"]), default=1) <= 64
            assert all(subject["name"] for subject in group["subjects"])
        _step(position.table.decider, position.state, chance)
