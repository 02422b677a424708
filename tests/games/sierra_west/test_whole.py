"""The parts fit: every event has its change, its sentence and its game; every refusal is met; no choice is too long."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sagebrush_games import sierra_west
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.events import preparation
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from tests.games.sierra_west.expansions.walks import walked
from tests.sentences import codes

ADVANCED = ("advanced-planning",)
HERE, THERE = Path(__file__).parent, Path(sierra_west.__file__).parent
MODES = [edition.id for edition in TITLE.manifest.editions]
CODE = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def source(folder: Path) -> str:
    """All code of a folder."""
    return "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))


def test_every_event_has_one_function_that_changes_the_state() -> None:
    evolve = TITLE.build(Config(TITLE.id, MODES[0], 2)).book.evolve
    assert set(evolve) == set(TITLE.types.events)
    assert len(set(TITLE.types.events)) == len(TITLE.types.events)


def test_every_refusal_is_given_by_a_rule_and_met_in_a_test() -> None:
    given, met = (set(CODE.findall(source(folder))) for folder in (THERE, HERE))
    assert codes(TITLE.id) <= given
    assert codes(TITLE.id) <= met


@pytest.mark.parametrize("mode", MODES)
def test_every_task_of_a_mode_is_a_step_or_a_prompt(mode: str) -> None:
    rules: Ruleset = TITLE.build(Config(TITLE.id, mode, 2)).rules
    assert all(name in rules.steps for name in rules.set_up)
    assert {icon.kind for card in rules.cards.values() for icon in card.cells} <= set(rules.icons)
    assert {card.summit.kind for card in rules.cards.values()} <= set(rules.summits)
    assert all(animal.id in rules.trades or any(animal.gains) for animal in rules.animals.values())
    special = {piece for card in rules.cards.values() for piece, _ in card.summit.cost.special}
    assert special <= set(rules.pieces)


def test_games_of_all_modes_together_meet_every_event() -> None:
    met: set[type[Event]] = {*events_of(preparation)}  # the walks are watched from the first command on

    def watch(_decider: AnyDecider, _state: Any, happened: Sequence[Event]) -> None:
        met.update(map(type, happened))

    for mode in MODES:
        for seats in (3, 4):
            walked(Config(TITLE.id, mode, seats, ADVANCED), 1, watch)
        walked(Config(TITLE.id, mode, 2), 3, watch)
        for seed in range(3):
            walked(Config(TITLE.id, mode, 1), seed, watch)
    assert set(TITLE.types.events) - met == set()
