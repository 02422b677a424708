"""The opponents that this process can be: ours, and the engines of other people that the operator named."""

import sys
from collections.abc import Callable, Mapping
from functools import cache

from sagebrush_opponents import OPPONENTS, AnyOpponent
from sagebrush_opponents.external.engines import UnusableEngine, named_engines
from sagebrush_opponents.table import AnyOpponentTable
from sagebrush_workers.settings import WorkerSettings

MakesOpponent = Callable[[AnyOpponentTable], AnyOpponent]


def opponent_named(name: str) -> MakesOpponent:
    """What makes the opponent of that name; raises KeyError where there is none."""
    return OPPONENTS[name] if name in OPPONENTS else engines()[name]


@cache
def engines() -> Mapping[str, MakesOpponent]:
    """The engines of the settings by name; ends the process with a sentence where one is none."""
    try:
        return named_engines(WorkerSettings.load("sagebrush_workers").worker_engines)
    except UnusableEngine as error:
        sys.exit(f"sagebrush_workers: SAGEBRUSH_WORKER_ENGINES: {error}")
