"""A game of two: the check on one seat, the bot on the other, until the bot has shown what it does."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways.program import Program
from sagebrush_cli.bots.ways.proxy import CUT, LOST, Proxy
from sagebrush_client import Game, Problem

DECISIONS = 12
"""Of the bot; then the check gives the game up."""
LOOK_SECONDS = 0.05


@dataclass(slots=True)
class Bout:
    """What the check knows of its game; ``patience``: seconds after which a turn was not taken."""

    game: Game[Any, Any, Any]
    proxy: Proxy
    report: BotReport
    patience: float
    dice: Random = field(default_factory=lambda: Random(1))
    told: Callable[[dict[str, Any]], None] = lambda _state: None
    """Called with the state of the game whenever it waits for the bot at a version that it did not wait at before."""

    def play(self, program: Program, decisions: int = DECISIONS) -> bool:
        """Whether the bot, whose program runs, has taken so many decisions."""
        version, since = 0, time.monotonic()
        while self.proxy.accepted < decisions:
            if program.has_ended:
                self.report.add("crash", f"it ended in the middle of a game: {program.last_words}")
                return False
            if self.move():
                continue
            state: Any = self.game.state()
            if state["over"]:
                return True
            if state["version"] != version:
                version, since = state["version"], time.monotonic()
                self.told(state)
            if time.monotonic() - since > self.patience:
                self.report.add(*self._silence(version))
                return False
            time.sleep(LOOK_SECONDS)
        return True

    def move(self) -> bool:
        """Whether the check had to move, and did."""
        offered: Any = self.game.legal()
        if not offered["legal"]:
            return False
        try:
            self.game.submit(self.dice.choice(offered["legal"])["command"], offered["version"])
        except Problem as problem:  # the bot was faster, where both are asked
            if problem.status != 409:
                raise
        return True

    def give_up(self) -> None:
        """The game is over, and the bot has won it."""
        if not self.game.state()["over"]:
            self.game.submit({"type": "resign"})

    def _silence(self, version: int) -> tuple[str, str]:
        """What the bot did last before it took its turn no more."""
        waited = f"it was asked at version {version} and did nothing for {self.patience:.0f} s"
        last = self.proxy.exchanges[-1] if self.proxy.exchanges else None
        spoilt = last.spoilt if last else ""
        if spoilt == CUT:
            return "no-return", f"its stream ended in the middle of the game and it did not open it again; {waited}"
        if spoilt == LOST:
            return "no-repeat", f"the answer to a command was lost and it did not ask what became of it; {waited}"
        return "silent", f"{waited}; its last request was {last.method} {last.path}" if last else waited
