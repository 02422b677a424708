"""A turn: what a task is about, as ids and nothing else."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple
from zlib import crc32

AUTOMATON = -1
"""The seat of the actor that is nobody: the automaton moves it."""

LEASE = "sb:lease:"
"""Before the id of a game: the key at the broker under which a worker keeps the others from thinking about it, too."""

GAME = re.compile(r"[0-9a-z]{26}\Z")


class AutomaticTurn(NamedTuple):
    """``seat`` of ``game`` is to move at ``version``."""

    game: str
    version: int
    seat: int

    @property
    def id(self) -> str:
        """The id of its task: the same however often it is queued."""
        return f"{self.game}-{self.version}-{self.seat}"

    @property
    def command_id(self) -> str:
        """The id of its command within the game: the same for every worker, so it is applied once."""
        return f"computer-{self.version}-{self.seat}"


def validated(game: object, version: object, seat: object) -> AutomaticTurn:
    """The turn that a message names; raises ValueError when that cannot be one."""
    if not isinstance(game, str) or not GAME.match(game):
        raise ValueError("no game id")
    if type(version) is not int or type(seat) is not int or version < 1 or seat < AUTOMATON:
        raise ValueError("no version or no seat")
    return AutomaticTurn(game, version, seat)


def flow_of(game: str, told: Mapping[str, Any]) -> int:
    """The flow that a feed entry names; a game whose table named none is a flow by itself."""
    flow = told.get("flow")
    return crc32(game.encode()) if flow is None else int(flow)


def automatic(game: str, version: int, told: Mapping[str, Any]) -> list[AutomaticTurn]:
    """The turns of computers that a feed entry tells of; empty when people are to move or the game is over."""
    opponents = told["opponents"]
    return [AutomaticTurn(game, version, seat) for seat in told["seats"] if seat == AUTOMATON or str(seat) in opponents]
