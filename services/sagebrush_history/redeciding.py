"""Makes a stored commit again: the same code, the stored command, the draws that follow from the seed."""

from collections.abc import Sequence
from typing import Any

from sagebrush_events.commit import Commit, decode
from sagebrush_games.kernel.messages import Command, Event, TakeBack
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.title import faults
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.branching import UnfoundedGuess
from sagebrush_history.broken_game import OF_THE_MACHINE, require
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, first_commit, next_commit
from sagebrush_history.secret import Secret
from sagebrush_history.table import GameTable
from sagebrush_history.timekeeping import credit_of


class Undecidable(Exception):
    """Today's rules make nothing of a stored command; the text says why."""


def remake_first(table: GameTable, secret: Secret, commit: Commit) -> PendingCommit:
    """The first commit, made again; raises Undecidable."""
    for _, sentence in faults(table.title, table.started.config):
        raise Undecidable(f"this table cannot be played: {sentence}")
    try:
        return first_commit(table, secret, commit.time)
    except UnfoundedGuess as error:
        raise Undecidable(str(error)) from None
    except OF_THE_MACHINE:
        raise
    except Exception as error:  # a stranger's table may ask for anything
        raise Undecidable(f"setting up fails with {type(error).__name__}") from error


def remake_next(
    before: AppliedCommit, fold: CheckpointedFold, secret: Secret, commit: Commit, events: Sequence[Event]
) -> PendingCommit:
    """The commit that the command of ``commit`` causes after ``before``, the end of ``fold``; raises Undecidable.

    Of its stored ``events`` only the downtime is believed: no rule decides when the platform was down.
    """
    try:
        command = before.table.codec.unpack_command(commit.command)
        origin = CommandOrigin(commit.command_id, command, commit.command, commit.engine)
        returned, credit = _returned_state(before, fold, command), credit_of(before.table, events)
        return next_commit(before, commit.prev, secret, origin, commit.time, returned, credit)
    except Refusal as refusal:
        raise Undecidable(f"the rules refuse its command ({refusal.code})") from None
    except OF_THE_MACHINE:
        raise
    except Exception as error:  # a stranger's command may ask for anything
        raise Undecidable(f"its command fails with {type(error).__name__}") from error


def _returned_state(before: AppliedCommit, fold: CheckpointedFold, command: Command) -> Any:
    return fold.state_at(before.destination(command)) if isinstance(command, TakeBack) else None


def check_same(commit: Commit, events: Sequence[Event], remade: PendingCommit) -> None:
    """What was made again is what was stored, but for what older rules did not tell; raises BrokenGame."""
    again, version = decode(remade.data), commit.version
    since = remade.applied.table.title.told_since
    told = [event for event in remade.applied.events if since.get(type(event), 0) <= commit.rules]
    require(again.draws == commit.draws, version, "draw-mismatch", "has other draws than its command makes")
    require(told == list(events), version, "event-mismatch", "has other events than its command causes")
