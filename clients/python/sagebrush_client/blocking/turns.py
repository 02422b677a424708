"""The turns of this caller in a game that is followed from its beginning: past choices are shown, not offered."""

from collections.abc import Mapping
from typing import Any, Generic

from sagebrush_client.blocking.games import Game
from sagebrush_client.frames import Frame, Json, Legal
from sagebrush_client.problems import Problem
from sagebrush_client.types.title import Command, Event, View


class Turns(Generic[Command, Event, View]):
    """The turns of this caller in one game; before version ``since`` there is nothing left to choose."""

    def __init__(self, game: Game[Command, Event, View], since: int) -> None:
        self._game = game
        self._since = since

    @classmethod
    def of(cls, game: Game[Command, Event, View]) -> "Turns[Command, Event, View]":
        """The turns from now on."""
        return cls(game, (game.state())["version"])

    def choices(self, frame: Frame[Command, Event, View]) -> list[Legal[Command]]:
        """The legal commands after ``frame``; none when the game, or our last command, has gone beyond it."""
        return (frame.get("legal") or []) if frame["version"] >= self._since else []

    def take(self, command: Command | Json, frame: Frame[Command, Event, View]) -> bool:
        """Whether a command chosen at ``frame`` was accepted, whatever other seats did meanwhile.

        A choice answers only what was asked at ``frame``. What came too late is chosen again when the newer frame
        comes; raises Problem when the choice is still there.
        """
        version = frame["version"] if _is_offered(command, frame) else None
        try:
            self._since = (self._game.submit(command, version, same_question=version is not None))["version"]
        except Problem:
            self._since = max(self._since, (self._game.state())["version"])
            if self._since == frame["version"]:
                raise
            return False
        return True


def _is_offered(command: Any, frame: Mapping[str, Any]) -> bool:
    """Whether it answers what is asked at ``frame``, as commands about a seat or the game do not."""
    return command.get("type") in {one["command"]["type"] for one in frame.get("legal") or []}
