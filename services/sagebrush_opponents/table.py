"""What a computer plays on: the rules of one table and the codec of its title, built once."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol

import sagebrush_games
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider, R, S, V
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_opponents.decision import Opponent


@dataclass(frozen=True, slots=True)
class OpponentTable(Generic[R, S, V]):
    """A title with what its table agreed to play."""

    title: Title[R, S, V]
    decider: Decider[R, S, V]
    codec: Codec[S, V]


AnyOpponentTable = OpponentTable[Any, Any, Any]
"""The table of whatever title."""


class MakesOpponent(Protocol):
    """What makes an opponent for a table; what it is given is the view of that title."""

    def __call__(self, table: OpponentTable[R, S, V], /) -> Opponent[V]:
        """The opponent."""


def table(title: Title[R, S, V], config: Config) -> OpponentTable[R, S, V]:
    """The table that plays ``config``."""
    return OpponentTable(title, title.build(config), Codec(title))


@lru_cache(maxsize=64)
def agreed(body: bytes) -> AnyOpponentTable:
    """The table that agreed to this JSON object; raises KeyError for a title nobody knows."""
    fields = json.loads(body)
    config = Config(**(fields | {"variants": tuple(fields.get("variants", ()))}))
    return table(sagebrush_games.TITLES[config.title], config)
