"""The holder of a seat now: whoever calls for one says the number of its holder, and another number gets nothing.

The stream alone decides, so who handed a seat over reads and decides nothing more, whatever his gateway still believes.
"""

from sagebrush_games.kernel.messages import Seat
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems

HolderNumbered = wire.Viewer | wire.SubmitRequest | wire.DryRunRequest | wire.WritePlanRequest | wire.ReadPlanRequest


def holder_in(asked: HolderNumbered) -> int | None:
    """The number of the holder for whom the caller asks; None where it names none."""
    return asked.holder if asked.HasField("holder") else None


def is_handed_over(applied: AppliedCommit, seat: Seat | None, holder: int | None) -> bool:
    """Whether ``seat`` has had another holder than the one of this number since."""
    return seat is not None and holder is not None and applied.holder(seat) > holder


def require_holder(newest: AppliedCommit, asked: HolderNumbered) -> None:
    """Raises the RulesProblem of a caller for another holder of the seat than ``newest`` has."""
    holder = holder_in(asked)
    if holder is not None and newest.holder(asked.seat) != holder:
        raise problems.seat_handed_over(newest.version)
