"""What a computer plays on: the rules of one table and the codec of its title, built once."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import sagebrush_games
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title


@dataclass(frozen=True, slots=True)
class OpponentTable:
    """A title with what its table agreed to play."""

    title: Title
    decider: Decider[Any]
    codec: Codec


def table(title: Title, config: Config) -> OpponentTable:
    """The table that plays ``config``."""
    return OpponentTable(title, title.build(config), Codec(title))


@lru_cache(maxsize=64)
def agreed(body: bytes) -> OpponentTable:
    """The table that agreed to this JSON object; raises KeyError for a title nobody knows."""
    fields = json.loads(body)
    config = Config(**(fields | {"variants": tuple(fields.get("variants", ()))}))
    return table(sagebrush_games.TITLES[config.title], config)
