"""Makes a stored commit again: the same code, the stored command, the draws that follow from the seed."""

from collections.abc import Sequence

from sagebrush_events.commit import Commit, decode
from sagebrush_games.kernel.messages import CloseGame, Event, TakeBack
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.taking_back import destination
from sagebrush_games.kernel.title import faults
from sagebrush_history import drafting
from sagebrush_history.broken import insist
from sagebrush_history.drafting import Cause, Draft, Secret
from sagebrush_history.moment import Moment
from sagebrush_history.past import Past
from sagebrush_history.table import Table


class Undecidable(Exception):
    """Today's rules make nothing of a stored command; the text says why."""


def first_again(table: Table, secret: Secret, commit: Commit) -> Draft:
    """The first commit, made again; raises Undecidable."""
    for _, sentence in faults(table.title, table.started.config):
        raise Undecidable(f"this table cannot be played: {sentence}")
    try:
        return drafting.opening(table, secret, commit.time)
    except Exception as error:  # a stranger's table may ask for anything
        raise Undecidable(f"setting up fails with {type(error).__name__}") from error


def made_again(before: Moment, past: Past, secret: Secret, commit: Commit) -> Draft:
    """The commit that the command of ``commit`` causes after ``before``, the end of ``past``; raises Undecidable."""
    try:
        return _made(before, past, secret, commit)
    except Refusal as refusal:
        raise Undecidable(f"the rules refuse its command ({refusal.code})") from None
    except Exception as error:  # a stranger's command may ask for anything
        raise Undecidable(f"its command fails with {type(error).__name__}") from error


def _made(before: Moment, past: Past, secret: Secret, commit: Commit) -> Draft:
    table = before.table
    command = table.codec.unpack_command(commit.command)
    cause = Cause(commit.command_id, command, commit.command, commit.engine)
    if isinstance(command, CloseGame):
        return drafting.closing(before, commit.prev, secret, cause, commit.time)
    if not isinstance(command, TakeBack):
        return drafting.successor(before, commit.prev, secret, cause, commit.time)
    to = destination(before.window, before.version, before.awaited, command)
    target = Moment(table, to, 0, None, [], past.at(to))
    return drafting.taking_back(before, target, commit.prev, secret, cause, commit.time)


def check_same(commit: Commit, events: Sequence[Event], draft: Draft) -> None:
    """What was made again is what was stored; raises Broken."""
    again, version = decode(draft.data), commit.version
    insist(again.draws == commit.draws, version, "draw-mismatch", "has other draws than its command makes")
    insist(draft.moment.events == events, version, "event-mismatch", "has other events than its command causes")
