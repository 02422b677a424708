"""``python -m tests.workers.with_toys ROLE``: a process of the workers that knows the toy and some odd opponents."""

import os
import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import sagebrush_games
import sagebrush_opponents as opponents
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents import AnyOpponent, Budget, Candidate, Decision
from sagebrush_opponents.random_legal import choose
from sagebrush_workers.__main__ import main
from tests.toys.high_card import HIGH_CARD

THOUGHTS = "THOUGHTS"
"""The environment variable that names the file into which thinkers write."""


def note_thought() -> None:
    """Write down which process began to think."""
    with Path(os.environ[THOUGHTS]).open("a") as notes:
        notes.write(f"{os.getpid()}\n")


def stumbling(_table: object) -> AnyOpponent:
    """An opponent whose first thought of all never comes to an end."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        first = not Path(os.environ[THOUGHTS]).exists()
        note_thought()
        time.sleep(60 if first else 0)
        return choose(view, legal, budget, seed)

    return think


def thoughtful(_table: object) -> AnyOpponent:
    """An opponent that takes a little while."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        time.sleep(0.03)
        return choose(view, legal, budget, seed)

    return think


def slow(_table: object) -> AnyOpponent:
    """An opponent that thinks for longer than a turn may be overdue."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        time.sleep(2.5)
        return choose(view, legal, budget, seed)

    return think


def deaf(_table: object) -> AnyOpponent:
    """An opponent that does not let itself be interrupted."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        while True:
            with suppress(Exception):
                time.sleep(600)

    return think


def estimating(_table: object) -> AnyOpponent:
    """An opponent that takes the highest card, and says that each lower one costs a tenth of the win."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        best = sorted(legal, key=repr, reverse=True)
        candidates = tuple(Candidate(command, 0.6 - 0.1 * place, 4) for place, command in enumerate(best[:2]))
        line, shares = (candidates[0].command,), (0.6, 0.4)
        return Decision(best[0], candidates, line, shares, (0.01, 0.01), (2.0, 1.0), budget.simulations or 4, 1)

    return think


def endless(_table: object) -> AnyOpponent:
    """An opponent that does not come to an end, whatever its budget."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        time.sleep(600)
        raise AssertionError("it should have been ended")

    return think


def hungry(_table: object) -> AnyOpponent:
    """An opponent that takes all the memory there is."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        eaten = [bytearray(1 << 24)]
        while True:
            eaten.append(bytearray(1 << 30))  # refused before it is filled, which takes a slow machine its time

    return think


def failing(_table: object) -> AnyOpponent:
    """An opponent that cannot cope with what it sees."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        raise IndexError(view)

    return think


def obstinate(_table: object) -> AnyOpponent:
    """An opponent that holds the interpreter, so that nothing in its process can end it."""

    def think(view: Any, legal: Sequence[Command], budget: Budget, seed: int) -> Decision:
        note_thought()
        re.match("(a+)+$", "a" * 60 + "b")  # takes ages, in C
        return Decision(legal[0])

    return think


if __name__ == "__main__":
    sagebrush_games.TITLES = {HIGH_CARD.id: HIGH_CARD}
    named = stumbling, thoughtful, slow, deaf, estimating, endless, hungry, failing, obstinate
    odd = {one.__name__: one for one in named}
    opponents.OPPONENTS = {**opponents.OPPONENTS, **odd}
    main(sys.argv[1:])
