"""Plans of seats: kept beside the stream, for their seat alone, and played as its commands as soon as it is asked.

After a commit of a game in which somebody has planned something, this process looks at once; each process learns every
second which games these are, and a worker asks for all of them now and then. All that may happen twice: a move has the
same command id however often it is given.
"""

import secrets

from grpc import StatusCode

from sagebrush_events import Record
from sagebrush_games.kernel.control.leaving import require_player
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.refusal import GAME_OVER, Refusal
from sagebrush_history import plans
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.plans import KeptPlan
from sagebrush_process.tasks import BackgroundTasks
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.commands import Commands
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.requests import checked_game
from sagebrush_rules.cache.history import HistoryCache
from sagebrush_rules.faults import fault_id
from sagebrush_rules.holders import require_holder
from sagebrush_rules.problems import RulesProblem

AT_ONCE = 100
"""Games at which a worker lets this process look together: it asks again, and few were left by a dying process."""
IN_VAIN = {"stale-version", "contended"}
"""The game moved on: the commit that did it is looked at next."""


class PlanBook:
    """The plans of all games."""

    def __init__(self, record: Record, reader: GameReader, history: HistoryCache, commands: Commands) -> None:
        self._record = record
        self._reader = reader
        self._history = history
        self._commands = commands
        self._planned: set[str] = set()
        self._last_game = ""
        self._looks = BackgroundTasks()
        commands.after_commit = self.note

    async def refresh(self) -> None:
        """Learns in which games something is planned."""
        self._planned = set(await self._record.planned())

    def note(self, game: str) -> None:
        """``game`` has moved, or has a new plan."""
        if game in self._planned:
            self._looks.begin(self._look(game))

    async def write(self, request: wire.WritePlanRequest) -> wire.PlanReply:
        """The plan of a seat, instead of the one before; raises RulesProblem."""
        newest = await self._seated(request)
        try:
            if newest.is_over:
                raise Refusal(GAME_OVER)
            require_player(newest.platform.control, request.seat, is_computer=False)
        except Refusal as refusal:
            raise problems.refused(refusal, newest, request.language) from None
        moves = plans.written_plan(request.plan, newest, request.seat)
        plan = KeptPlan(secrets.token_hex(8), newest.version, moves, holder=newest.holder(request.seat))
        await self._record.keep_plan(request.game, request.seat, plans.encode(plan))
        await self._record.note_planned(request.game)
        self._planned.add(request.game)
        self.note(request.game)
        return wire.PlanReply(plan=plans.encode(plan))

    async def read(self, request: wire.ReadPlanRequest) -> wire.PlanReply:
        """The plan of a seat, as far as it is still to be played; empty without one."""
        newest = await self._seated(request)
        return wire.PlanReply(plan=await self._plan(newest, request.seat))

    async def play(self, request: wire.PlayPlansRequest) -> wire.PlayPlansReply:
        """How many games were looked at: of those in which something is planned, the next ``AT_ONCE`` in turn."""
        await self.refresh()
        games = sorted(self._planned)
        later = [game for game in games if game > self._last_game]
        chosen = [*later, *(game for game in games if game <= self._last_game)][:AT_ONCE]
        for game in chosen:
            await self._look(game)
            self._last_game = game
        return wire.PlayPlansReply(games=len(chosen))

    async def _seated(self, request: wire.WritePlanRequest | wire.ReadPlanRequest) -> AppliedCommit:
        newest = await self._reader.newest(checked_game(request.game))
        if not 0 <= request.seat < len(newest.table.started.seats):
            raise problems.no_such_seat(request.seat, "seat")
        require_holder(newest, request)
        return newest

    async def _plan(self, newest: AppliedCommit, seat: Seat) -> bytes:
        """The plan of the present player of ``seat``; that of a former one is removed."""
        stored = await self._record.plan(newest.table.game, seat)
        if not stored or plans.decode(stored).holder == newest.holder(seat):
            return stored
        await self._record.replace_plan(newest.table.game, seat, stored, b"")
        return b""

    async def _look(self, game: str) -> None:
        """Plays what is planned in ``game``; a fault is logged, and the next look may do better."""
        try:
            await self._play(game)
        except Exception as error:
            if problems.of_exception(error) is None:
                fault_id(error)

    async def _play(self, game: str) -> None:
        newest = await self._reader.newest(game)
        waiting = await self._waiting(newest)
        if newest.is_over or not waiting:
            await self._forget(newest)
            return
        for seat, plan in waiting:
            if seat in newest.awaited and not newest.is_automatic(seat):
                await self._play_next(newest, seat, plan)

    async def _waiting(self, newest: AppliedCommit) -> list[tuple[Seat, bytes]]:
        """The seats with moves that are still to be played, each with its plan."""
        seats = range(len(newest.table.started.seats))
        kept = [(seat, await self._plan(newest, seat)) for seat in seats]
        return [(seat, stored) for seat, stored in kept if stored and plans.decode(stored).moves]

    async def _forget(self, newest: AppliedCommit) -> None:
        """Nothing is planned any more, unless somebody has planned something in this very moment."""
        game = newest.table.game
        self._planned.discard(game)
        await self._record.forget_planned(game)
        if not newest.is_over and await self._waiting(newest):
            await self._record.note_planned(game)

    async def _play_next(self, newest: AppliedCommit, seat: Seat, stored: bytes) -> None:
        """Gives the next command of a plan where it fits; else the plan ends."""
        game, plan = newest.table.game, plans.decode(stored)
        applied = await self._record.lookup(game, plan.command_id)
        after = plan.advanced(applied[0]) if applied else await self._after(newest, seat, plan)
        if after is not None:
            await self._record.replace_plan(game, seat, stored, plans.encode(after))
            if after.moves:
                self.note(game)

    async def _after(self, newest: AppliedCommit, seat: Seat, plan: KeptPlan) -> KeptPlan | None:
        """The plan once its next command was given or did not fit; None where the game was faster."""
        game, move = newest.table.game, plan.moves[0]
        since = list((await self._history.history(game, newest.version)).commits(plan.after, newest.version, False))
        if any(commit.actor == seat for commit in since):
            return plan.dropped("own-move")
        if not plans.fits(move, seat, await self._reader.at(game, plan.after), since, newest):
            return plan.dropped("condition")
        try:
            request = wire.SubmitRequest(
                game=game, seat=seat, command_id=plan.command_id, command=bytes(move.command),
                expected_version=newest.version,
            )  # fmt: skip
            return plan.advanced((await self._commands.submit(request)).version)
        except RulesProblem as problem:
            if problem.status is StatusCode.FAILED_PRECONDITION:
                return plan.dropped(problem.code)
            if problem.code in IN_VAIN:
                return None
            raise
