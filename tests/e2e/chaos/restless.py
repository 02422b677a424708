"""People who do everything that people may do beside playing: they leave, come back, plan, vote, sleep and give up."""

import asyncio
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.players import Person

AWAY_SECONDS = 0.05, 0.5
SLEEP_SECONDS = 6.0
"""Longer than a decision may take at a table with clocks."""
WHIMS = (
    (0.04, "leave"), (0.03, "plan"), (0.02, "vote"), (0.01, "agree"), (0.004, "resign"), (0.01, "sleep"),
)  # fmt: skip
"""How often, each time that somebody may move, he does something else."""


@dataclass(slots=True)
class Restless(Person):
    """A guest with whims; ``others`` are the seats of other people at his table."""

    others: tuple[int, ...] = ()
    sleeps: bool = False
    """Whether he may let a clock run out."""
    vanishes: bool = False
    """Whether he goes for good in the middle of the game and tells nobody; the others put him out then."""
    is_away: bool = False
    has_planned: bool = False
    whims: dict[str, int] = field(default_factory=dict)
    """How often he had each, for the report."""

    async def play(self, dice: random.Random, until: int | None = None) -> None:
        """Plays as whims allow, until the game is over."""
        while True:
            offered = await self.ask("/legal")
            if self.is_away:
                await self._return(dice, offered["version"])
            elif offered["legal"]:
                await self._move(dice, offered)
            elif (await self.ask(""))["over"]:
                return
            else:
                await self._wait(dice, offered["version"])

    async def _move(self, dice: random.Random, offered: dict[str, Any]) -> None:
        """A move, or a whim in its place."""
        if self.vanishes and offered["version"] > 12:
            self._note("vanish")
            await asyncio.sleep(1)
            return
        chance = dice.random()
        for share, whim in WHIMS:
            chance -= share
            if chance < 0 and await self._follow(whim, dice, offered):
                return
        await self._send(self._choice(offered, dice), offered["version"], dice)

    async def _follow(self, whim: str, dice: random.Random, offered: dict[str, Any]) -> bool:
        """Whether he had the whim; some are for some tables."""
        version = offered["version"]
        match whim:
            case "leave":
                self.is_away = await self._send({"type": "leave-seat"}, version, dice)
            case "plan":
                await self._plan(dice.choice(offered["legal"])["command"])
            case "vote" if self.others:
                await self._send({"type": "vote-to-remove", "against": dice.choice(self.others)}, version, dice)
            case "agree":
                await self._send({"type": "agree-to-end"}, version, dice)
            case "resign":
                await self._send({"type": "resign"}, version, dice)
            case "sleep" if self.sleeps:
                await asyncio.sleep(SLEEP_SECONDS)
            case _:
                return False
        self._note(whim)
        return True

    async def _return(self, dice: random.Random, version: int) -> None:
        """Plays again after a while; what a computer has begun to think about comes to nothing."""
        await asyncio.sleep(dice.uniform(*AWAY_SECONDS))
        answer = await self.submit({"type": "return-to-seat"}, version, _key(dice))
        code = "" if answer.is_success else answer.json()["code"]
        self.is_away = bool(code) and code not in ("not-left", "game-over", "already-resigned")
        if not code:
            self._note("return")

    async def _wait(self, dice: random.Random, version: int) -> None:
        """Somebody else is to move: now and then he asks to play on without who has vanished."""
        await asyncio.sleep(0.01)
        if self.others and dice.random() < 0.005:
            against = dice.choice(self.others)
            if dice.random() < 0.5:
                await self._send({"type": "vote-to-remove", "against": against}, version, dice)
            else:
                await self._attempt("DELETE", f"/v1/tables/{self.game}/seats/{against}", headers=self.credentials)

    async def _plan(self, command: dict[str, Any]) -> None:
        """Lets the platform give ``command``; what became of the request is not important, so it is not repeated."""
        self.has_planned = True
        body = {"moves": [{"command": command}]}
        await self._attempt("POST", f"/v1/games/{self.game}/plan", json=body, headers=self.credentials)

    async def _send(self, command: dict[str, Any], version: int, dice: random.Random) -> bool:
        return (await self.submit(command, version, _key(dice))).is_success

    def _note(self, whim: str) -> None:
        self.whims[whim] = self.whims.get(whim, 0) + 1


def _key(dice: random.Random) -> str:
    return str(uuid.UUID(int=dice.getrandbits(128), version=4))
