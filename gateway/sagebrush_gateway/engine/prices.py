"""What a thought costs, in simulations, and the levels that say so; the engine is asked for them now and then."""

from asyncio import Lock
from collections.abc import Collection
from time import monotonic

import msgspec

from sagebrush_gateway.problems import NO_SUCH_LEVEL, Problem
from sagebrush_rpc.engine import EngineClient

FRESH = 30.0
"""Seconds in which the description of the engine is taken for true."""
LEAST = 1
"""What any thought costs."""


class PricedLevel(msgspec.Struct, frozen=True):
    """A strength that the engine can be asked for; ``number`` is None outside the scale."""

    name: str
    number: int | None
    simulations: int
    sentence: str


class EngineDescription(msgspec.Struct, frozen=True):
    """What matters here of what the engine says of itself."""

    levels: list[PricedLevel]


class EnginePrices:
    """The description of the engine, and what follows from it; ``offered`` are the names of levels to be asked for."""

    def __init__(self, engine: EngineClient, offered: Collection[str]) -> None:
        self._engine = engine
        self._offered = offered
        self._asking = Lock()
        self._until = 0.0
        self._body = b""
        self._levels: dict[str, PricedLevel] = {}

    async def description(self) -> bytes:
        """JSON, as the engine gave it, with the levels that are offered; raises EngineError."""
        async with self._asking:
            if self._until < monotonic():
                self._body = with_levels(await self._engine.describe(), self._offered)
                levels = msgspec.json.decode(self._body, type=EngineDescription).levels
                numbered = {str(level.number): level for level in levels if level.number is not None}
                self._levels = numbered | {level.name: level for level in levels}
                self._until = monotonic() + FRESH
        return self._body

    async def level(self, wanted: str | int) -> PricedLevel:
        """The level of that name or number; raises the problem when there is none, and EngineError."""
        await self.description()
        found = self._levels.get(str(wanted))
        if found is None:
            names = ", ".join(dict.fromkeys(level.name for level in self._levels.values()))
            raise Problem(NO_SUCH_LEVEL, f"There are {names}.", field="level")
        return found


def with_levels(description: bytes, offered: Collection[str]) -> bytes:
    """The ``description`` of an engine without levels that are not ``offered``: the baselines of the arena."""
    told = msgspec.json.decode(description)
    return msgspec.json.encode({**told, "levels": [level for level in told["levels"] if level["name"] in offered]})


def price_of(level: PricedLevel, simulations: int) -> int:
    """What one decision costs: the simulations that are asked for, or else those of the level."""
    return max(LEAST, simulations or level.simulations)
