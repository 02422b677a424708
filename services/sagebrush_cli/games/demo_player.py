"""The player of ``sagebrush demo``: moves at random, and stays away until a computer has decided for him."""

import random

from sagebrush_cli.games.presence import is_away
from sagebrush_client import Client, Turns
from sagebrush_client.frames import AnyFrame, Json

LEAVES_AFTER = 3
"""Own commands after which he leaves his seat, once."""


class DemoPlayer:
    """A player on the first seat; the same game is played the same way."""

    def __init__(self, api: Client, game: str) -> None:
        self._dice = random.Random(game)
        self._turns = Turns.of(api.game(game))
        self._has_left = False
        self.commands = 0
        self.told = ""

    def answer(self, frame: AnyFrame) -> None:
        """What he does at this frame, if anything."""
        if legal := self._turns.choices(frame):
            self._send({"type": "leave-seat"} if self._leaves() else self._dice.choice(legal)["command"], frame)
        elif self._has_left and frame["actor"] == 0 and is_away(frame, 0) and not frame["over"]:
            self._send({"type": "return-to-seat"}, frame)
            self.told = f"We left our seat once; a computer played for us until version {frame['version']}."

    def _leaves(self) -> bool:
        leaves = self.commands == LEAVES_AFTER and not self._has_left
        self._has_left = self._has_left or leaves
        return leaves

    def _send(self, command: Json, frame: AnyFrame) -> None:
        self.commands += self._turns.take(command, frame)
