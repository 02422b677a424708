"""Everything that can go wrong with a call: a gRPC status, a stable code, a sentence. The table is in rules.proto."""

from grpc import StatusCode

from sagebrush_events import StoreFull, Unavailable
from sagebrush_events.record import CAP
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.refusal import SEAT_HANDED_OVER, Refusal
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.errors import TableError, UnknownTitle
from sagebrush_rpc.v1 import rules_pb2 as wire


class RulesProblem(Exception):
    """A call that ends without its answer; nothing in it may come from a game's state.

    ``version`` is that of the game, 0 where unknown; ``field`` a JSON path, empty where no field is at fault.
    """

    def __init__(self, status: StatusCode, code: str, detail: str, version: int = 0, field: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail
        self.version = version
        self.field = field

    def to_wire(self) -> wire.Problem:
        """The same inside a reply."""
        number: int = self.status.value[0]
        return wire.Problem(status=number, code=self.code, detail=self.detail, version=self.version, field=self.field)


def of_exception(error: BaseException) -> RulesProblem | None:
    """The documented problem behind ``error``; None for a fault of ours, whose text stays inside."""
    match error:
        case RulesProblem():
            return error
        case Malformed():
            return malformed(error.detail, error.field)
        case TableError():
            return of_table(error)
        case Unavailable():
            return RulesProblem(StatusCode.UNAVAILABLE, "record-unavailable", "The record does not answer.")
        case StoreFull():
            return storage_full()
        case TimeoutError():
            return RulesProblem(StatusCode.DEADLINE_EXCEEDED, "deadline", "This took too long.")
    return None


def of_table(error: TableError) -> RulesProblem:
    """The problem of a table that cannot be opened."""
    status = StatusCode.NOT_FOUND if isinstance(error, UnknownTitle) else StatusCode.UNIMPLEMENTED
    return RulesProblem(status, error.code, error.detail)


def internal(fault: str) -> RulesProblem:
    """A fault of ours, known by its id in the log."""
    return RulesProblem(StatusCode.INTERNAL, "internal", f"Something is wrong on our side; its number is {fault}.")


def malformed(detail: str, field: str) -> RulesProblem:
    return RulesProblem(StatusCode.INVALID_ARGUMENT, "malformed", detail, field=field)


def no_such_seat(seat: int, field: str) -> RulesProblem:
    return RulesProblem(StatusCode.INVALID_ARGUMENT, "no-such-seat", f"The table has no seat {seat}.", field=field)


def bad_config(detail: str, field: str) -> RulesProblem:
    return RulesProblem(StatusCode.INVALID_ARGUMENT, "bad-config", detail, field=field)


def unknown_game() -> RulesProblem:
    """No such game, or none that was created."""
    return RulesProblem(StatusCode.NOT_FOUND, "unknown-game", "There is no such game.")


def no_such_version(asked: int, version: int) -> RulesProblem:
    return RulesProblem(StatusCode.OUT_OF_RANGE, "no-such-version", f"The game has no version {asked}.", version)


def over_at_version(version: int) -> RulesProblem:
    detail = f"Nobody had anything to decide after version {version}; a branch begins before."
    return RulesProblem(StatusCode.OUT_OF_RANGE, "over-at-version", detail, version, "branch.version")


def game_not_over(version: int) -> RulesProblem:
    detail = "What is hidden in a running game goes into no branch; name whose knowledge it begins with."
    return RulesProblem(StatusCode.FAILED_PRECONDITION, "game-not-over", detail, version, "branch.viewer")


def stale(version: int) -> RulesProblem:
    return RulesProblem(StatusCode.ABORTED, "stale-version", "The game has moved on.", version)


def contended(version: int) -> RulesProblem:
    return RulesProblem(StatusCode.ABORTED, "contended", "Others were faster; try again.", version)


def refused(refusal: Refusal, before: AppliedCommit, language: str) -> RulesProblem:
    """The refusal of a command after ``before``, said in ``language``."""
    sentence = before.table.catalogues.in_language(language).refusal(refusal.code)
    return RulesProblem(StatusCode.FAILED_PRECONDITION, refusal.code, sentence, before.version)


def seat_handed_over(version: int) -> RulesProblem:
    return RulesProblem(
        StatusCode.FAILED_PRECONDITION, SEAT_HANDED_OVER, "Somebody else has this seat now.", version, "holder"
    )


def command_id_reused(version: int) -> RulesProblem:
    detail = "This command id was used for another command."
    return RulesProblem(StatusCode.ALREADY_EXISTS, "command-id-reused", detail, version)


def plan_changed(version: int) -> RulesProblem:
    detail = "The plan is not the one that was to be replaced; look at it again."
    return RulesProblem(StatusCode.ABORTED, "plan-changed", detail, version, "instead_of")


def plan_key_reused(version: int) -> RulesProblem:
    detail = "This key was used for another plan."
    return RulesProblem(StatusCode.ALREADY_EXISTS, "command-id-reused", detail, version, "key")


def game_exists() -> RulesProblem:
    return RulesProblem(StatusCode.ALREADY_EXISTS, "game-exists", "This game exists and is another one.")


def seed_gone() -> RulesProblem:
    """The seed that was promised no longer exists; another one would break the promise."""
    detail = "The seed behind this commitment is gone, so the game cannot be started; open another table."
    return RulesProblem(StatusCode.NOT_FOUND, "seed-gone", detail, field="commitment")


def group_over() -> RulesProblem:
    """The tables of the group were to be over by now; none of them begins any more."""
    detail = "The time in which the tables of this group were to play is up."
    return RulesProblem(StatusCode.FAILED_PRECONDITION, "group-over", detail, field="shared.until_ms")


def game_full(version: int) -> RulesProblem:
    return RulesProblem(
        StatusCode.RESOURCE_EXHAUSTED, "game-full", f"The game has reached its limit of {CAP:,} commits.", version
    )


def outcome_unknown() -> RulesProblem:
    detail = "Whether it was written is not known; repeat it with the same command id."
    return RulesProblem(StatusCode.UNAVAILABLE, "outcome-unknown", detail)


def record_lost(missing: int = 0) -> RulesProblem:
    """The record is behind what it had acknowledged: of one game, or by ``missing`` commits of all games."""
    detail = "The record lost a part of this game; it is halted."
    if missing:
        detail = f"The record lost {missing} acknowledged commits; all games are halted."
    return RulesProblem(StatusCode.UNAVAILABLE, "record-lost", detail)


def record_unsafe() -> RulesProblem:
    """The store would forget what it acknowledges; for callers it is away."""
    detail = "The record would forget what it acknowledges; all games are halted until it is set right."
    return RulesProblem(StatusCode.UNAVAILABLE, "record-unavailable", detail)


def record_damaged() -> RulesProblem:
    detail = "The record of this game is damaged; it is halted. Other games are not affected."
    return RulesProblem(StatusCode.DATA_LOSS, "record-damaged", detail)


def storage_full() -> RulesProblem:
    return RulesProblem(StatusCode.RESOURCE_EXHAUSTED, "storage-full", "The store is full; nothing was written.")


def stopping() -> RulesProblem:
    return RulesProblem(StatusCode.UNAVAILABLE, "stopping", "This server is stopping; another one answers.")


def busy() -> RulesProblem:
    return RulesProblem(StatusCode.RESOURCE_EXHAUSTED, "busy", "Too many calls at once; try again shortly.")


def too_many_streams() -> RulesProblem:
    return RulesProblem(StatusCode.RESOURCE_EXHAUSTED, "too-many-streams", "Too many open streams.")


def slow_watcher() -> RulesProblem:
    detail = "Frames were not read in time; resume after the last one."
    return RulesProblem(StatusCode.RESOURCE_EXHAUSTED, "slow-watcher", detail)
