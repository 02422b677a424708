"""What is chosen in secret is: whatever another seat chooses, who is still asked sees the same and reads the same."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_games.kernel.wording import as_data

TABLES = {
    "carson-city": Config("carson-city", "big-box", 4, ("law-of-the-strongest", "new-beginning")),
    "tiny-epic-western": Config("tiny-epic-western", "standard", 4),
}
SECRET = [("carson-city", "write-line"), ("carson-city", "choose-tile"), ("tiny-epic-western", "keep-card")]
POSITIONS = 12
"""Of each kind of choice."""
ALTERNATIVES = 4


def positions(decider: AnyDecider, codec: Codec[Any, Any], wanted: str) -> Iterator[tuple[Any, list[Command], int]]:
    """States in which two seats at least choose ``wanted``: what the first may choose, and the second."""
    found = 0
    for seed in range(20):
        chance = seeded(seed)
        state, _ = decider.set_up(chance)
        while (awaited := decider.awaited(state)) and found < POSITIONS:
            if len(awaited) > 1 and awaited[0][1] == awaited[1][1]:
                legal = decider.legal(state, awaited[0][0])
                if {json.loads(codec.command_to_json(one))["type"] for one in legal} == {wanted}:
                    found += 1
                    yield state, legal[:ALTERNATIVES], awaited[1][0]
            decider.play(state, random_command(decider, state, chance), chance)


def sentences(decider: AnyDecider, state: Any, seat: int) -> list[Any]:
    """What ``seat`` reads of each of its legal commands."""
    legal = decider.legal(state, seat)
    return [as_data(decider.answering(state, one)[0].sentence(decider.rules, state, one)) for one in legal]


@pytest.mark.parametrize(("title", "wanted"), SECRET)
def test_nobody_sees_what_another_chose_in_secret(title: str, wanted: str) -> None:
    decider, codec = TITLES[title].build(TABLES[title]), Codec(TITLES[title])
    seen = 0
    for state, legal, watcher in positions(decider, codec, wanted):
        looks, read = set(), sentences(decider, state, watcher)
        for command in legal:
            after = state.copy()
            decider.play(after, command, seeded(7))
            if watcher in dict(decider.awaited(after)):
                assert sentences(decider, after, watcher) == read, "so that his choice means the same"
                looks.add(codec.view_to_json(decider.view(after, watcher)))
        assert len(looks) <= 1
        seen += len(legal) > 1
    assert seen >= POSITIONS / 2
