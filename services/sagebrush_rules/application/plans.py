"""Plans of seats: kept beside the stream, for their seat alone, and played as its commands as soon as it is asked.

After a commit of a game in which somebody has planned something, this process looks at once; each process learns every
second which games these are, and a worker asks for all of them now and then. All that may happen twice: a move has the
same command id however often it is given.
"""

import msgspec
from grpc import StatusCode

from sagebrush_events import Record
from sagebrush_games.kernel.control.leaving import require_player
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.refusal import GAME_OVER, Refusal
from sagebrush_history import plans
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.plans import KeptPlan, PlannedMove
from sagebrush_process.tasks import BackgroundTasks
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.commands import Commands
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.requests import checked_game, plan_id, plan_key
from sagebrush_rules.cache.history import HistoryCache
from sagebrush_rules.faults import fault_id
from sagebrush_rules.holders import require_holder
from sagebrush_rules.problems import RulesProblem

ATTEMPTS = 8
"""Times a plan is written again because the one before it changed meanwhile."""
AT_ONCE = 100
"""Games at which a worker lets this process look together: it asks again, and few were left by a dying process."""
IN_VAIN = {"stale-version", "contended"}
"""The game moved on: the commit that did it is looked at next."""
MALFORMED = "malformed"
"""Why a plan ended whose next move this release cannot read."""


class PlanBook:
    """The plans of all games."""

    def __init__(self, record: Record, reader: GameReader, history: HistoryCache, commands: Commands) -> None:
        self._record = record
        self._reader = reader
        self._history = history
        self._commands = commands
        self._planned: dict[str, int] = {}
        self._last_game = ""
        self._looks = BackgroundTasks()
        commands.after_commit = self.note

    async def refresh(self) -> None:
        """Learns in which games something is planned."""
        self._planned = await self._record.planned()

    def note(self, game: str) -> None:
        """``game`` has moved, or has a new plan."""
        if game in self._planned:
            self._looks.begin(self._look(game))

    async def write(self, request: wire.WritePlanRequest) -> wire.PlanReply:
        """The plan of a seat, instead of the one before; what is planned where the key was used; raises RulesProblem.

        Decided again where the plan before it has changed meanwhile, as when a move of it was played.
        """
        new = plan_id(request.id)
        key = plan_key(request.key) or new
        for _ in range(ATTEMPTS):
            newest = await self._seated(request)
            stored = await self._plan(newest, request.seat)
            before = plans.decode(stored) if stored else None
            if before and key in before.written:
                _require_same(before.written[key], request.plan, newest.version)
                await self._note_planned(request.game)  # whoever wrote it may have ended before
                return wire.PlanReply(plan=stored, tag=before.tag, duplicate=True)
            moves = _written_moves(request, newest, before.tag if before else "")
            written = plans.with_key(before.written if before else {}, key, plans.plan_digest(request.plan))
            plan = KeptPlan(new, newest.version, moves, holder=newest.holder(request.seat), written=written)
            encoded = plans.encode(plan)
            if await self._record.replace_plan(request.game, request.seat, stored, encoded):
                await self._note_planned(request.game)
                return wire.PlanReply(plan=encoded, tag=plan.tag)
        raise problems.contended(newest.version)

    async def _note_planned(self, game: str) -> None:
        """Has the game looked at, by every process, until nothing is planned there."""
        self._planned[game] = await self._record.note_planned(game)
        self.note(game)

    async def read(self, request: wire.ReadPlanRequest) -> wire.PlanReply:
        """The plan of a seat, as far as it is still to be played; empty without one."""
        newest = await self._seated(request)
        stored = await self._plan(newest, request.seat)
        return wire.PlanReply(plan=stored, tag=plans.decode(stored).tag if stored else "")

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
        """The plan of the present player of ``seat``; that of a former one is removed, and that of a later one left."""
        stored = await self._record.plan(newest.table.game, seat)
        holder = plans.decode(stored).holder if stored else newest.holder(seat)
        if holder < newest.holder(seat):
            await self._record.replace_plan(newest.table.game, seat, stored, b"")
        return stored if holder == newest.holder(seat) else b""

    async def _look(self, game: str) -> None:
        """Plays what is planned in ``game``; a fault is logged, and the next look may do better."""
        try:
            await self._play(game)
        except Exception as error:
            if problems.of_exception(error) is None:
                fault_id(error)

    async def _play(self, game: str) -> None:
        mark = self._planned.get(game)
        newest = await self._reader.newest(game)
        waiting = await self._waiting(newest)
        if newest.is_over or not waiting:
            await self._forget(game, mark)
            return
        for seat, plan in waiting:
            if seat in newest.awaited and not newest.is_automatic(seat):
                await self._play_next(newest, seat, plan)

    async def _waiting(self, newest: AppliedCommit) -> list[tuple[Seat, bytes]]:
        """The seats with moves that are still to be played, each with its plan."""
        seats = range(len(newest.table.started.seats))
        kept = [(seat, await self._plan(newest, seat)) for seat in seats]
        return [(seat, stored) for seat, stored in kept if stored and plans.decode(stored).moves]

    async def _forget(self, game: str, mark: int | None) -> None:
        """Nothing is planned any more, unless somebody has planned something since ``mark``."""
        if mark is None or self._planned.get(game) != mark:
            return
        del self._planned[game]
        await self._record.forget_planned(game, mark)

    async def _play_next(self, newest: AppliedCommit, seat: Seat, stored: bytes) -> None:
        """Gives the next command of a plan where it fits; else the plan ends."""
        game, plan = newest.table.game, plans.decode(stored)
        applied = await self._record.lookup(game, plan.command_id)
        after = plan.advanced(applied[0]) if applied else await self._after(newest, seat, stored)
        if after is not None:
            await self._record.replace_plan(game, seat, stored, plans.encode(after))
            if after.moves:
                self.note(game)

    async def _after(self, newest: AppliedCommit, seat: Seat, stored: bytes) -> KeptPlan | None:
        """The plan once its next command was given or did not fit; None where the game, or its seat, was faster."""
        game, plan = newest.table.game, plans.decode(stored)
        if plan.after > newest.version:  # it was made after this look began, and has a look of its own
            return None
        move = plan.moves[0]
        since = list((await self._history.history(game, newest.version)).commits(plan.after, newest.version, False))
        if any(commit.actor == seat for commit in since):
            return plan.dropped("own-move")
        if not plans.fits(move, seat, await self._reader.at(game, plan.after), since, newest):
            return plan.dropped("condition")
        if await self._record.plan(game, seat) != stored:
            return None
        try:
            request = wire.SubmitRequest(
                game=game, seat=seat, command_id=plan.command_id, command=bytes(move.command),
                expected_version=newest.version,
            )  # fmt: skip
            return plan.advanced((await self._commands.submit(request)).version)
        except Malformed:  # it was planned with the commands of another release
            return plan.dropped(MALFORMED)
        except RulesProblem as problem:
            if problem.status is StatusCode.FAILED_PRECONDITION:
                return plan.dropped(problem.code)
            if problem.code in IN_VAIN:
                return None
            raise


def _written_moves(request: wire.WritePlanRequest, newest: AppliedCommit, tag: str) -> list[PlannedMove]:
    """The moves that may be planned now, instead of the plan with ``tag``; raises RulesProblem or Malformed."""
    try:
        if newest.is_over:
            raise Refusal(GAME_OVER)
        require_player(newest.platform.control, request.seat, is_computer=False)
    except Refusal as refusal:
        raise problems.refused(refusal, newest, request.language) from None
    moves = plans.written_plan(request.plan, newest, request.seat)
    if request.HasField("instead_of") and request.instead_of != tag:
        raise problems.plan_changed(newest.version)
    return moves


def _require_same(digest: str, plan: bytes, version: int) -> None:
    """Raises the RulesProblem of a key under which something else was planned than ``plan``, which may be malformed."""
    try:
        is_same = plans.plan_digest(plan) == digest
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        is_same = False
    if not is_same:
        raise problems.plan_key_reused(version)
