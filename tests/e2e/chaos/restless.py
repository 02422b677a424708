"""People who do everything that people may do beside playing: they leave, come back, plan, vote, sleep and give up."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

from sagebrush_client import AsyncClient, Problem, Retry
from tests.e2e.players import Person, client_of, new_guest, new_key

AWAY_SECONDS = 0.05, 0.5
SLEEP_SECONDS = 7.0
"""Longer than a decision may take at a table with clocks."""
WHIMS = (
    (0.04, "leave"), (0.04, "plan"), (0.02, "vote"), (0.004, "agree"), (0.01, "resign"), (0.05, "sleep"),
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
    hands_over: bool = False
    """Whether he may give his seat to somebody else, who plays on with whims of his own."""
    ends: bool = False
    """Whether he hosts the game and ends it, with a reason."""
    is_away: bool = False
    has_planned: bool = False
    whims: dict[str, int] = field(default_factory=dict)
    """How often he had each, for the report."""

    async def play(self, dice: random.Random, until: int | None = None) -> None:
        """Plays as whims allow, until the game is over."""
        while True:
            offered: Any = await self.at.legal()
            if self.is_away:
                await self._return(dice, offered["version"])
            elif offered["legal"]:
                await self._move(dice, offered)
            elif (await self.at.state())["over"]:
                return
            else:
                await self._wait(dice, offered["version"])

    async def _move(self, dice: random.Random, offered: dict[str, Any]) -> None:
        """A move, or a whim in its place."""
        if self.hands_over and offered["version"] > 2 and await self._hand_over():
            return
        if self.ends and await self._end():
            return
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
        answer = await self.submit({"type": "return-to-seat"}, version, new_key(dice))
        code = answer.code if isinstance(answer, Problem) else ""
        self.is_away = bool(code) and code not in ("not-left", "game-over", "already-resigned")
        if not code:
            self._note("return")

    async def _wait(self, dice: random.Random, version: int) -> None:
        """Somebody else is to move: now and then he asks to play on without who has vanished."""
        await asyncio.sleep(0.01)
        if self.others and dice.random() < 0.02:
            against = dice.choice(self.others)
            if dice.random() < 0.5:
                self._note("vote")
                await self._send({"type": "vote-to-remove", "against": against}, version, dice)
            else:
                self._note("kick")
                with suppress(Problem, httpx.TransportError):
                    await self._once.table(self.game).free(against)

    async def _plan(self, command: dict[str, Any]) -> None:
        """Lets the platform give ``command``; what became of the request is not important, so it is not repeated."""
        self.has_planned = True
        with suppress(Problem, httpx.TransportError):
            await self._once.game(self.game).plan({"command": command})

    async def _hand_over(self) -> bool:
        """A guest takes the seat over by a link, once; False where that was refused."""
        try:
            offer = (await self.at.offer_seat(self.seat))["offer"]
            token = await new_guest(self.http, "Newcomer")
            await client_of(self.http, token, self.patience).accept_offer(offer)
        except Problem as problem:
            if problem.status >= 500:
                raise
            return False
        self.token, self.hands_over = token, False
        self._note("hand over")
        return True

    async def _end(self) -> bool:
        """He ends the game that he hosts, which may be asked again; False where that was refused."""
        try:
            await client_of(self.http, self.token, self.patience).table(self.game).close("The candles are burnt down.")
        except Problem as problem:
            if problem.status >= 500:
                raise
            return False
        self._note("end")
        return True

    async def _send(self, command: dict[str, Any], version: int, dice: random.Random) -> bool:
        return not isinstance(await self.submit(command, version, new_key(dice)), Problem)

    @property
    def _once(self) -> AsyncClient:
        """For what is not asked again."""
        return client_of(self.http, self.token, Retry(seconds=0, first_seconds=0))

    def _note(self, whim: str) -> None:
        self.whims[whim] = self.whims.get(whim, 0) + 1
