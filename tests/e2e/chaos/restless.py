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
    """A guest with whims; ``others`` are the other people at his table."""

    others: tuple["Restless", ...] = ()
    sleeps: bool = False
    """Whether he may let a clock run out."""
    vanishes: bool = False
    """Whether he goes for good in the middle of the game and tells nobody; the others put him out then."""
    hands_over: bool = False
    """Whether he may give his seat to somebody else, who plays on with whims of his own."""
    offers: bool = False
    """Whether he would rather play with another guest than without who has vanished."""
    ends: bool = False
    """Whether he hosts the game and ends it, with a reason."""
    is_away: bool = False
    has_planned: bool = False
    plans: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    """By id of a plan: after which version it was made, and without which events its first move is played."""
    whims: dict[str, int] = field(default_factory=dict)
    """How often he had each, for the report."""

    async def play(self, dice: random.Random, until: int | None = None) -> None:
        """Plays as whims allow, until the game is over."""
        while True:
            offered = await self._offered()
            if self.is_away:
                await self._return(dice, offered["version"])
            elif offered["legal"]:
                await self._move(dice, offered)
            elif (state := await self.at.state())["over"]:
                return
            elif self._is_replaced(state):
                self.is_away = True
            else:
                await self._wait(dice, offered["version"])

    async def _offered(self) -> Any:
        """What he may do; whose seat the host has given away waits until the newcomer goes on in his place."""
        while True:
            try:
                return await self.at.legal()
            except Problem as problem:
                if problem.code not in ("no-seat", "seat-handed-over"):
                    raise
                await asyncio.sleep(0.1)

    def _is_replaced(self, state: Any) -> bool:
        """Whether a computer plays for him, because he left or his time was up, and he may come back."""
        away = state["presence"]["away"] if state.get("presence") else []
        return any(one["seat"] == self.seat and one["returns"] for one in away)

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
                await self._plan(dice.choice(offered["legal"])["command"], dice)
            case "vote" if self.others:
                await self._send({"type": "vote-to-remove", "against": dice.choice(self.others).seat}, version, dice)
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
        """Somebody else is to move: now and then he asks to play on without who has vanished, or with another guest."""
        await asyncio.sleep(0.01)
        if not self.others or dice.random() >= 0.04:
            return
        against, whim = dice.choice(self.others), "offer" if self.offers else dice.choice(("vote", "kick"))
        match whim:
            case "vote":
                await self._send({"type": "vote-to-remove", "against": against.seat}, version, dice)
            case "kick":
                with suppress(Problem, httpx.TransportError):
                    await self._once.table(self.game).free(against.seat)
            case "offer" if not await self._replace(against):
                return
            case "offer":
                against.vanishes = False
        self._note(whim)

    async def _plan(self, command: dict[str, Any], dice: random.Random) -> None:
        """Lets the platform give ``command``; what became of the request is not important, so it is not repeated."""
        self.has_planned = True
        types = dice.choice(([], ["seat-left"], ["timed-out", "seat-left"]))
        when: Any = [{"if": "no-event", "types": types}] if types else []
        with suppress(Problem, httpx.TransportError):
            made: Any = await self._once.game(self.game).plan({"command": command, "when": when}, {"command": command})
            self.plans[made["id"]] = made["after"], types

    async def _hand_over(self) -> bool:
        """A guest takes the seat over by a link, once; False where that was refused."""
        if not await self._replace(self):
            return False
        self.hands_over = False
        self._note("hand over")
        return True

    async def _replace(self, player: "Restless") -> bool:
        """A guest takes over the seat of ``player``, which he or the host offers; False where that was refused."""
        try:
            offer = (await self.at.offer_seat(player.seat))["offer"]
            token = await new_guest(self.http, "Newcomer")
            await client_of(self.http, token, self.patience).accept_offer(offer)
        except Problem as problem:
            if problem.status >= 500:
                raise
            return False
        player.token, player.is_away = token, False
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
