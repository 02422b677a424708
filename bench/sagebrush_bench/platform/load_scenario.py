"""A scenario: thousands of live games and the turns that will be taken in them."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from sagebrush_bench.load.connection import request
from sagebrush_bench.platform.fixture import Fixture
from sagebrush_bench.platform.games import CommandScript, ScriptedTurn, StartedGame, command_request, guests, start_game

GUESTS = 100
SEATS = 2
"""Each game has so many seats: what is measured is many games, not large ones."""


@dataclass(slots=True)
class LoadScenario:
    """All live games with their turns, as many of each as will be taken."""

    games: list[StartedGame]
    turns: list[list[ScriptedTurn]]

    def requests(self) -> Iterator[bytes]:
        """One turn of each game after the other, then the next of each; each is made when it is sent."""
        for number in range(max(map(len, self.turns))):
            for game, ahead in zip(self.games, self.turns, strict=True):
                if number < len(ahead):
                    yield command_request(game, ahead[number])

    def streams(self, count: int) -> list[bytes]:
        """Requests to follow the first ``count`` games as their first seat."""
        return [
            request("GET", f"/v1/games/{game.id}/events", token=game.tokens[0], accept="text/event-stream")
            for game in self.games[:count]
        ]

    def versions(self, count: int) -> list[int]:
        """The versions that the first ``count`` games end with."""
        return [1 + len(ahead) for ahead in self.turns[:count]]


async def load_scenario(fixture: Fixture, games: int, length: int) -> LoadScenario:
    """A scenario of so many ``games``, each with ``length`` turns ahead."""
    config = replace(fixture.table.config, seats=SEATS)
    tokens = await guests(fixture.callers, GUESTS)
    pairs = [[tokens[number % GUESTS], tokens[(number + 1) % GUESTS]] for number in range(games)]
    live = await asyncio.gather(*(start_game(fixture.callers, config, pair) for pair in pairs))
    command_script = CommandScript(fixture.record, config)
    ahead = [list(islice(await command_script.turns(game), length)) for game in live]
    return LoadScenario(list(live), ahead)
