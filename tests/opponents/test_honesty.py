"""The command that looks for opponents who peek finds one who does."""

from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_opponents import LEVELS, OPPONENTS, Budget, Decision, honesty
from sagebrush_opponents.honesty import dishonest
from sagebrush_opponents.table import OpponentTable, table
from tests.toys.high_card import HIGH_CARD

TOY = table(HIGH_CARD, Config("high-card", "plain", 3))


def peeking(_table: OpponentTable) -> Any:
    """Decides by which object it was given, as one would who knew the truth behind it."""
    calls = []

    def choose(_view: Any, legal: list[Command], _budget: Budget, _seed: int) -> Decision:
        calls.append(1)
        return Decision(legal[len(calls) % 2])

    return choose


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_peeks(name: str) -> None:
    for title in TITLES:
        at = table(TITLES[title], Config(title, TITLES[title].manifest.editions[0].id, 2))
        assert dishonest(at, name, pairs=4, simulations=4) == 0


def test_one_who_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(honesty, "OPPONENTS", {**OPPONENTS, "peeking": peeking})
    assert dishonest(TOY, "peeking", pairs=5, simulations=1) == 5
