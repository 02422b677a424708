"""Returns to a seat that are refused, so that nobody holds a game up by letting his time run out again and again.

They are refused where commands come in: games of earlier releases have such returns, and stay sound.
"""

from sagebrush_games.kernel.control.leaving import MOST_RETURNS
from sagebrush_games.kernel.control.messages import ReturnToSeat
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.refusal import COMPUTER_DECIDES, LEFT_TOO_OFTEN, Refusal
from sagebrush_history.applied_commit import AppliedCommit


def require_return(before: AppliedCommit, command: Command) -> None:
    """Raises the Refusal of a return that comes too often, or before the computer has made its one decision."""
    found = before.platform.control.of(command.seat) if isinstance(command, ReturnToSeat) else None
    if found is None or found.resigned or not found.opponent:
        return
    if found.once:
        raise Refusal(COMPUTER_DECIDES)
    if found.returns >= MOST_RETURNS:
        raise Refusal(LEFT_TOO_OFTEN)
