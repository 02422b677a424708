"""Players by what is typed: ``greedy``, ``expert@64``, ``is-mcts@1s``, ``cheat:expert``, ``mine=cmd:./my-engine``."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any
from urllib.parse import urlsplit

from sagebrush_opponents import LEVELS, OPPONENTS
from sagebrush_opponents.decision import AnyOpponent, Budget
from sagebrush_opponents.external.engines import COMMAND, engine_of, engine_opponent, is_engine
from sagebrush_opponents.table import AnyOpponentTable

CHEAT = "cheat:"
LABEL = re.compile(r"([a-z0-9][a-z0-9.-]*)=(.+)", re.DOTALL)
BUDGET = re.compile(r"(.+)@(\d{1,9})(ms|s)?", re.DOTALL)
UNHURRIED_MS = 600_000
"""For a player whose strength is a number of simulations, as that of a level is: time is no limit."""
DEFAULT_MS = 10_000
"""For any other player without a budget."""


class UnknownPlayer(ValueError):
    """What was typed means nobody; the text is a sentence for people."""


@dataclass(frozen=True, slots=True)
class ArenaPlayer:
    """A player: its name in tables, the opponent or engine, its budget.

    ``is_cheater``: what it takes for guesses at the hidden part is the truth.
    """

    label: str
    engine: str
    budget: Budget
    is_cheater: bool = False

    @property
    def is_foreign(self) -> bool:
        """Whether an engine of somebody else decides."""
        return is_engine(self.engine)

    def opponent(self, table: AnyOpponentTable, truth: Callable[[], Any]) -> AnyOpponent:
        """What decides for it at ``table``; ``truth`` tells a cheater the state."""
        seen = cheating(table, truth) if self.is_cheater else table
        make = engine_opponent(self.engine) if self.is_foreign else OPPONENTS[self.engine]
        return make(seen)


def player(text: str) -> ArenaPlayer:
    """The player that ``text`` means; raises UnknownPlayer or UnusableEngine."""
    label, rest = _split(LABEL, text)
    bare, budget = _budget(rest)
    engine = bare.removeprefix(CHEAT)
    if is_engine(engine):
        if bare.startswith(CHEAT):
            raise UnknownPlayer("An engine of somebody else cannot be shown the truth.")
        engine_of(engine, "")
    elif engine not in OPPONENTS:
        raise UnknownPlayer(f"There is no player {engine!r}; there are {', '.join(OPPONENTS)}, cmd:… and https://….")
    return ArenaPlayer(label or _shown(rest, engine), engine, budget, bare.startswith(CHEAT))


def cheater(text: str) -> str:
    """What means the same player when it is shown the truth; raises UnknownPlayer for one that cannot be."""
    shown = CHEAT + _split(LABEL, text)[1]
    player(shown)
    return shown


def _split(form: re.Pattern[str], text: str) -> tuple[str, str]:
    found = form.fullmatch(text)
    return (found[1], found[2]) if found else ("", text)


def _budget(text: str) -> tuple[str, Budget]:
    """What stands before the budget, and the budget."""
    found = BUDGET.fullmatch(text)
    if found is None:
        return text, Budget(UNHURRIED_MS if text.removeprefix(CHEAT) in LEVELS else DEFAULT_MS)
    number = int(found[2])
    if number == 0:
        raise UnknownPlayer(f"{text!r} has no time to think.")
    if found[3]:
        return found[1], Budget(number * (1000 if found[3] == "s" else 1))
    return found[1], Budget(UNHURRIED_MS, number)


def _shown(text: str, engine: str) -> str:
    """A name for tables: that of the program or host for an engine, what was typed for anybody else."""
    if engine.startswith(COMMAND):
        return PurePath(engine.removeprefix(COMMAND).split()[0]).name + text.removeprefix(engine)
    if is_engine(engine):
        parts = urlsplit(engine)
        return f"{parts.hostname}{f'#{parts.fragment}' if parts.fragment else ''}" + text.removeprefix(engine)
    return text


def cheating(table: AnyOpponentTable, truth: Callable[[], Any]) -> AnyOpponentTable:
    """``table`` whose guesses at the hidden part of a view are the truth."""
    book = table.decider.book
    read = replace(book.read, determinize=lambda _rules, _view, _chance: truth().copy())
    return replace(table, decider=replace(table.decider, book=replace(book, read=read)))
