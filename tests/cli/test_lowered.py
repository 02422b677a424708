"""At the command line one reads at once that a weaker level played than the table chose."""

from typing import Any

import pytest

from sagebrush_cli.games.event_renderer import EventRenderer, event_lines


@pytest.mark.parametrize(
    ("lowered", "line"),
    [
        (
            {"opponent": "master", "level": "skilled", "reason": "queue", "waiting": 40},
            "(Played at skilled instead of master, because 40 turns waited.)",
        ),
        (
            {"opponent": "master", "level": "greedy", "reason": "time-limit"},
            "(Played at greedy instead of master, which came to no decision.)",
        ),
    ],
)
def test_a_weaker_level_is_told_with_its_move(lowered: dict[str, Any], line: str) -> None:
    assert event_lines({"events": [], "lowered": lowered}, EventRenderer()) == [line]
    assert event_lines({"events": []}, EventRenderer()) == []
