"""What a board calls chosen in secret is: whatever another seat chooses, who is still asked sees the same."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.kernel.playout import random_command

BOARDS = Path(__file__).parents[2] / "gateway" / "web" / "boards"
TABLES = {
    "carson-city": Config("carson-city", "big-box", 4, ("law-of-the-strongest", "new-beginning")),
    "tiny-epic-western": Config("tiny-epic-western", "standard", 4),
}
POSITIONS = 12
"""Of each kind of choice."""
ALTERNATIVES = 4


def in_secret(title: str) -> set[str]:
    """The types of commands that the board of ``title`` calls chosen in secret."""
    found = re.search(r"inSecret: new Set\(\[(.*)\]\)", (BOARDS / title / "board.js").read_text())
    return set(re.findall(r'"([^"]+)"', found[1])) if found else set()


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


def test_the_boards_of_both_titles_with_secret_choices_name_them() -> None:
    assert {title for title in TITLES if in_secret(title)} == set(TABLES)


@pytest.mark.parametrize(("title", "wanted"), [(title, one) for title in TABLES for one in sorted(in_secret(title))])
def test_nobody_sees_what_another_chose_in_secret(title: str, wanted: str) -> None:
    decider, codec = TITLES[title].build(TABLES[title]), Codec(TITLES[title])
    seen = 0
    for state, legal, watcher in positions(decider, codec, wanted):
        looks = set()
        for command in legal:
            after = state.copy()
            decider.play(after, command, seeded(7))
            if watcher in dict(decider.awaited(after)):
                looks.add(codec.view_to_json(decider.view(after, watcher)))
        assert len(looks) <= 1
        seen += len(legal) > 1
    assert seen >= POSITIONS / 2
