"""Many games of correspondence at once: people answer, sleep, leave, return, resign, plan and hand their seats over.

Some sit down as a group of tables with one chance; some go on from a game that still runs, or from one that is over, or
play again.
"""

import asyncio
import heapq
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import cast
from unittest.mock import patch

from sagebrush_games import TITLES
from sagebrush_games.kernel.clocks import DAY, MINUTE
from sagebrush_games.kernel.control.messages import (
    AgreeToEnd,
    HandOverSeat,
    LeaveSeat,
    RemovePlayer,
    Resign,
    ReturnToSeat,
    VoteToRemove,
)
from sagebrush_games.kernel.messages import AUTOMATON, AbsenceTerms, ClockTerms, Command, Seat, TakeBack
from sagebrush_gateway.problems import Problem
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons.clocks import ClockWatch
from sagebrush_workers.daemons.plans import PlanWatch
from sagebrush_workers.daemons.warnings import WarningWatch
from tests.conformance.tables import TABLES
from tests.history.terms import ABSENCE, LONG_PATIENCE, TERMS
from tests.rules.weeks.lives import MortalRecord, Platform, Time
from tests.rules.weeks.lobby import Openings
from tests.rules.weeks.plans import Planner
from tests.rules.weeks.secrecy import given_away

HOUR = 60 * MINUTE
ANSWERS = (0.97, 0.8, 0.9, 0.0, 0.5)
"""How likely the player of each seat answers before the time is up; one left on the first day."""
CASUAL = wire.Engine(name="casual")
BY_TITLE = [[config for config in TABLES if config.title == title] for title in TITLES]
WARNED = (6 * 3600, 3600)
DOWN_EVERY = 2 * DAY
"""The longest pause between two downtimes."""
IN_GROUPS, AGAIN, BRANCHED, BRANCHED_EARLY = 0.15, 0.25, 0.25, 0.004
"""How often tables have one chance, a game that is over is played again or goes on, and a running one does."""
PLANNED = 0.2
"""How often who is asked answers by a plan."""
LONGEST = 2000 * DAY
"""Nobody plays for so long; a game that is not over by then does not end."""


@dataclass
class Weeks:
    """All games of a simulation, and everything that people were told."""

    platform: Platform
    dice: random.Random
    games: list[str] = field(default_factory=list)
    turns: list[tuple[int, int, str]] = field(default_factory=list)
    """When somebody acts next, in which game; a heap."""
    waiting: set[str] = field(default_factory=set)
    """Games in which somebody will act; in all others the watch on the clocks is next."""
    over: set[str] = field(default_factory=set)
    acknowledged: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    """By game the commands that were heard, with the version that the answer told."""
    refused: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    told: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    """What was seen to be wrong while they played."""
    number: int = 0

    @property
    def now(self) -> int:
        """The time of the platform."""
        return self.platform.time.now

    def __post_init__(self) -> None:
        self._next_downtime = self.now + self.dice.randrange(DOWN_EVERY)
        self._look_again = 0
        rules, feed, clock = cast(RulesClient, self.platform), self.platform.record.feed, self.platform.time
        self._watch = ClockWatch(feed, rules, clock)
        self._warner = WarningWatch(feed, rules, clock)
        self._plan_watch = PlanWatch(rules)
        self.planner = Planner(self.platform, self.dice)
        self.openings = Openings(rules, self.dice)
        self._first: set[str] = set()

    async def begin(self, count: int) -> None:
        """So many games of all titles in turn, or one more, in each of which a clock runs or absence ends it."""
        while len(self.games) < count:
            clock, absence = _terms(self.dice)
            config = self.dice.choice(BY_TITLE[len(self.games) % len(BY_TITLE)])
            tables = 2 if self.dice.random() < IN_GROUPS else 1
            await self._begun(await self.openings.open(replace(config, clock=clock, absence=absence), tables))
        self._first = {*self.games}

    async def _begun(self, games: list[str]) -> None:
        self.games += games
        for game in games:
            await self._schedule(game)

    async def play(self) -> None:
        """Everything, in the order of time, until every game is over."""
        end = self.now + LONGEST
        while len(self.over) < len(self.games):
            assert self.now < end, f"{len(self.games) - len(self.over)} games do not end"
            due = min(self._next_act(), self._next_look(), self._next_downtime)
            if due == self._next_downtime:
                await self._go_down(due)
            elif due == self._next_act():
                self.platform.time.now = max(self.now, due)
                _, _, game = heapq.heappop(self.turns)
                self.waiting.discard(game)
                await self._act(game)
            else:
                self.platform.time.now = max(self.now, due) + self.dice.randrange(1000)
                await self._look()

    def _next_act(self) -> int:
        return self.turns[0][0] if self.turns else 1 << 62

    def _next_look(self) -> int:
        """When a watch has something to do; after a look in vain a while later."""
        feed = self.platform.record.feed
        first = min((*feed.clocks.values(), *feed.warnings.values()), default=1 << 62)
        return max(first, self._look_again)

    async def _go_down(self, at: int) -> None:
        self.platform.time.now = max(self.now, at)
        await self.platform.be_down(self.dice.choice((self.dice.randrange(MINUTE, HOUR), self.dice.randrange(2 * DAY))))
        self.told["downtimes"] += 1
        self._next_downtime = self.now + self.dice.randrange(HOUR, DOWN_EVERY)

    async def _look(self) -> None:
        """What the sweeper's process does four times a second."""
        self.told["warnings"] += (warned := await self._warner.look())
        decided = await self._watch.look()
        self.told["ends of time"] += len(decided)
        self._look_again = 0 if decided or warned else self.now + HOUR
        for game in decided:
            await self._schedule(game)

    async def _schedule(self, game: str) -> None:
        """Somebody will act in ``game``, or nobody does before a time is up."""
        applied = await self.platform.newest(game)
        if applied.is_over:
            await self._end(applied)
        elif game not in self.waiting and (delay := self._delay(applied)) is not None:
            self.number += 1
            heapq.heappush(self.turns, (self.now + delay, self.number, game))
            self.waiting.add(game)

    async def _end(self, applied: AppliedCommit) -> None:
        """Of the games that the simulation began with some are played again, and some go on from an earlier version."""
        game, roll = applied.table.game, self.dice.random()
        is_new = game not in self.over
        self.over.add(game)
        if not is_new or game not in self._first:
            return
        if roll < AGAIN:
            await self._play_again(applied)
        elif roll < AGAIN + BRANCHED:
            await self._branch(applied)

    async def _play_again(self, applied: AppliedCommit) -> None:
        """The same people play again; those of a group do so once every game of the group is over."""
        shared = applied.table.started.shared
        if shared is None or self.over >= {*shared.games}:
            table = shared.group if shared else applied.table.game
            await self._begun(await self.openings.play_again(table, self.dice.randrange(2)))

    async def _branch(self, applied: AppliedCommit) -> None:
        """The game goes on elsewhere from one of its versions, where somebody may know of it."""
        game, version = applied.table.game, self.dice.randrange(1, applied.version + 1)
        seat = self.dice.choice((None, *range(applied.table.started.config.seats)))
        try:
            branched = await self.openings.branch(game, version, seat, *_terms(self.dice))
        except (RulesError, Problem) as refused:
            code = refused.code if isinstance(refused, RulesError) else refused.kind.code
            self.told[f"branches refused: {code}"] += 1
            return
        self.told["branches of a running game"] += not applied.is_over
        leaks = [fault async for fault in given_away(self.platform, self.planner.of(game), applied, branched[0])]
        self.wrong += [f"game {game}: {fault}" for fault in leaks]
        await self._begun(branched)

    def _delay(self, applied: AppliedCommit) -> int | None:
        """How long it takes until somebody acts; None where nobody does."""
        seat = self.dice.choice(applied.awaited)
        if applied.is_automatic(seat):
            return self.dice.randrange(100, 5000)
        if applied.deadline is None or self.dice.random() < ANSWERS[seat % len(ANSWERS)]:
            return self.dice.randrange(MINUTE, 6 * HOUR)
        return None

    async def _act(self, game: str) -> None:
        """A decision, or something else that people do; sometimes several at once."""
        applied = await self.platform.newest(game)
        if applied.is_over:
            await self._end(applied)
            return
        if game in self._first and self.dice.random() < BRANCHED_EARLY:
            await self._branch(applied)
        away = [one.seat for one in applied.platform.control.seats if one.opponent and not one.resigned]
        if self.dice.random() < 0.02:
            await self._give(applied, self._word(applied))
        elif away and self.dice.random() < 0.02:
            await self._give(applied, ReturnToSeat(self.dice.choice(away)))
        elif applied.people and self.dice.random() < PLANNED:
            await self._plan(applied, self.dice.choice(applied.people))
        else:
            await self._decide(applied, self.dice.choice(applied.awaited), away)
        await self._schedule(game)

    async def _decide(self, applied: AppliedCommit, seat: Seat, away: list[Seat]) -> None:
        """One decision; now and then two processes think about it, while the player returns."""
        command = self._choice(applied, seat)
        if not applied.is_automatic(seat) or self.dice.random() >= 0.1:
            await self._give(applied, command)
            return
        self.told["races"] += 1
        first = self._request(applied, command)
        other = self._request(applied, self._choice(applied, seat))
        player = [self._request(applied, ReturnToSeat(seat))] if seat in away else []
        several = [first, first, other, *player]
        self.dice.shuffle(several)
        await asyncio.gather(*map(self._hear, several))

    def _choice(self, applied: AppliedCommit, seat: Seat) -> Command:
        back = applied.take_back(seat)
        if back and not applied.is_automatic(seat) and self.dice.random() < 0.05:
            return TakeBack(seat, self.dice.choice(back))
        return self.dice.choice(applied.table.decider.legal(applied.state, seat))

    def _word(self, applied: AppliedCommit) -> Command:
        """Something about a seat, whether he who says it may or not."""
        seats = applied.table.started.config.seats
        seat, against = self.dice.randrange(seats), self.dice.randrange(seats)
        offered = HandOverSeat(
            AUTOMATON, against, f"Guest {applied.version}", applied.holder(against) + self.dice.choice((1, 1, 2)),
            self.dice.randrange(applied.version + 1), self.dice.random() < 0.5,
        )  # fmt: skip
        words = (
            LeaveSeat(seat), VoteToRemove(seat, against), RemovePlayer(AUTOMATON, against), AgreeToEnd(seat), offered,
        )  # fmt: skip
        return Resign(seat) if self.dice.random() < 0.02 else self.dice.choice(words)

    async def _plan(self, applied: AppliedCommit, seat: Seat) -> None:
        """``seat``, which is asked, answers by a plan, which the service plays at once; and is asked next."""
        self.told["plans" if await self.planner.write(applied, seat) else "refused"] += 1
        await self._plan_watch.look()

    async def _give(self, applied: AppliedCommit, command: Command) -> None:
        await self._hear(self._request(applied, command))

    def _request(self, applied: AppliedCommit, command: Command) -> wire.SubmitRequest:
        self.number += 1
        is_thought = applied.is_automatic(command.seat) and type(command) in applied.table.title.types.commands
        body = applied.table.codec.command_to_json(command)
        return wire.SubmitRequest(
            game=applied.table.game, seat=command.seat, command_id=f"command-{self.number}", command=body,
            expected_version=applied.version, engine=CASUAL if is_thought else None,
        )  # fmt: skip

    async def _hear(self, request: wire.SubmitRequest) -> None:
        """Give a command, and note what was told of it."""
        try:
            reply = await self.platform.submit(request)
        except RulesError:
            self.told["refused"] += 1
            self.refused[request.game].add(request.command_id)
            return
        known = self.acknowledged[request.game].setdefault(request.command_id, reply.version)
        assert known == reply.version, "a command is told two versions"


def _terms(dice: random.Random) -> tuple[ClockTerms | None, AbsenceTerms | None]:
    """Under which every game ends, whoever stays away."""
    clock, absence = dice.choice(TERMS), dice.choice(ABSENCE)
    if clock is not None and dice.random() < 0.5:
        clock = replace(clock, warnings=WARNED)
    return clock, absence if clock is not None or absence is not None else LONG_PATIENCE


async def played(count: int, seed: int, deaths: float) -> Weeks:
    """``count`` games and those that follow from them, played to their ends; the same for the same ``seed``."""
    time, dice = Time(), random.Random(seed)
    platform = Platform(MortalRecord(time, dice, deaths), time, dice)
    with _repeatable(random.Random(seed)), patch("sagebrush_gateway.tables.lobby.now_ms", time):
        await platform.start()
        weeks = Weeks(platform, dice)
        await weeks.begin(count)
        await weeks.play()
    for life in platform.lives:
        life.bury()
    return weeks


@contextmanager
def _repeatable(dice: random.Random) -> Iterator[None]:
    """Secrets that are none, as long as the context lasts."""
    with (
        patch("secrets.token_bytes", dice.randbytes),
        patch("secrets.randbits", dice.getrandbits),
        patch("secrets.token_hex", lambda length: dice.randbytes(length).hex()),
    ):
        yield
