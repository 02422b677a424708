"""Commands on trial: the game as it would be, as long as nothing is drawn and nobody is shown anything hidden.

What such a command leads to follows from what its seat sees, which the conformance suite proves for every title. So a
dry run tells its seat nothing that it could not work out with the rules at hand.
"""

from typing import Any

from sagebrush_games.kernel.control.leaving import require_player
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import Command, TakeBack
from sagebrush_games.kernel.refusal import GAME_OVER, NOT_IN_A_DRY_RUN, WOULD_DRAW, WOULD_REVEAL, Refusal
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.pending_commit import after_return


def tried(before: AppliedCommit, command: Command) -> AppliedCommit:
    """The game after ``command`` of a seat, which neither draws nor reveals; raises Refusal.

    Costs two copies of the state and two plays.
    """
    if type(command) not in before.table.title.types.commands:
        raise Refusal(NOT_IN_A_DRY_RUN)
    if before.is_over:
        raise Refusal(GAME_OVER)
    require_player(before.platform.control, command.seat, is_computer=False)
    table, version = before.table, before.version + 1
    flags = flags_of(table.decider, before.state, command)
    if flags.is_final:
        raise Refusal(WOULD_DRAW if flags.draws else WOULD_REVEAL)
    state = before.state.copy()
    events = table.decider.play(state, command, _without_chance)
    window = table.window(before.window, version, command, events)
    platform = before.platform._replace(window=window)
    return AppliedCommit(table, version, before.time_ms, command.seat, events, state, platform)


def tried_return(before: AppliedCommit, command: TakeBack, state: Any) -> AppliedCommit:
    """The game after ``command`` has returned to the version whose ``state`` is given; raises Refusal."""
    return after_return(before, command, state, before.time_ms)


def _without_chance(_purpose: str, _n: int) -> int:
    raise Refusal(WOULD_DRAW)
