"""``python -m tests.workers.with_toys ROLE``: a process of the workers that knows the toy and two odd opponents."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sagebrush_games
import sagebrush_opponents as opponents
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import Budget, Decision, Opponent
from sagebrush_opponents.random_legal import choose
from sagebrush_workers.__main__ import main
from tests.toys.high_card import HIGH_CARD

THOUGHTS = "THOUGHTS"
"""The environment variable that names the file into which thinkers write."""


def note_thought() -> None:
    """Write down which process began to think."""
    with Path(os.environ[THOUGHTS]).open("a") as notes:
        notes.write(f"{os.getpid()}\n")


def stumbling(_table: object) -> Opponent:
    """An opponent whose first thought of all never comes to an end."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        first = not Path(os.environ[THOUGHTS]).exists()
        note_thought()
        time.sleep(60 if first else 0)
        return choose(view, legal, budget, seed)

    return think


def thoughtful(_table: object) -> Opponent:
    """An opponent that takes a little while."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        time.sleep(0.03)
        return choose(view, legal, budget, seed)

    return think


if __name__ == "__main__":
    sagebrush_games.TITLES = {HIGH_CARD.id: HIGH_CARD}
    odd = {"stumbling": stumbling, "thoughtful": thoughtful}
    opponents.OPPONENTS = {**opponents.OPPONENTS, **odd}
    main(sys.argv[1:])
