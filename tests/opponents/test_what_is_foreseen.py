"""What an evaluation foresees of a command without playing it is what it says once the command is played."""

from itertools import islice

import pytest

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.preparation import AllAsked, Asked
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.evaluation import EVALUATIONS
from tests.opponents.test_greedy_is_frozen import CONFIGS, described, played

OFTEN = 2
"""Of so many positions of a random game one is looked at."""


@pytest.mark.parametrize("config", CONFIGS, ids=described)
def test_a_command_that_sets_nothing_off_brings_what_was_foreseen(config: Config) -> None:
    foreseen = 0
    for place, state, legal in islice(played(config), 0, None, OFTEN):
        evaluation, before = EVALUATIONS[config.title](place.decider), repr(state)
        sketches = evaluation.sketches(state, legal)
        assert repr(state) == before
        assert len(sketches) == len(legal)
        for command, sketch in zip(legal, sketches, strict=True):
            after = state.copy()
            events = place.decider.play(after, command, seeded(1))
            if sketch is not None and all(type(event) in (Asked, AllAsked) for event in events[1:]):
                assert evaluation.sketch(after, command.seat) == sketch, command
                foreseen += 1
    assert foreseen or config.title != "carson-city"


def test_every_cowboy_and_every_road_is_foreseen() -> None:
    config = CONFIGS[0]
    seen: set[type] = set()
    for place, state, legal in played(config):
        sketches = EVALUATIONS[config.title](place.decider).sketches(state, legal)
        for kind in (PlaceOnParcel, BuildRoad):
            of_kind = [sketch for command, sketch in zip(legal, sketches, strict=True) if type(command) is kind]
            assert None not in of_kind
            seen |= {kind} if of_kind else set()
    assert seen == {PlaceOnParcel, BuildRoad}


def test_a_road_towards_the_site_of_a_building_that_waits_is_foreseen_to_bring_more() -> None:
    towards: set[bool] = set()
    for place, state, legal in played(CONFIGS[0]):
        roads = [command for command in legal if type(command) is BuildRoad]
        evaluation, waiting = EVALUATIONS[CONFIGS[0].title](place.decider), state.copy()
        waiting.held[legal[0].seat] = (Kind.BANK,)
        sketches = evaluation.sketches(waiting, roads) if roads else []
        towards.add(len(set(sketches)) > 1)
        for command, sketch in zip(roads, sketches, strict=True):
            after = waiting.copy()
            place.decider.play(after, command, seeded(1))
            assert evaluation.sketch(after, command.seat) == sketch
    assert True in towards
