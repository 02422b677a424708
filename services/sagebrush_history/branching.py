"""Branches: games that begin where another one stood, exactly or as far as one of its viewers knew it.

What is hidden from that viewer is drawn by the first commit of the branch, with its own committed seed. Looking at the
position as the viewer and drawing again must give the position, which the first commit and everybody who verifies the
game try: so nothing hidden in the game before can be in a branch of it.
"""

from typing import Any

from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.messages import Branch
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.broken_game import OF_THE_MACHINE, BrokenGame, require
from sagebrush_history.table import GameTable


class UnfoundedGuess(Exception):
    """The position of a branch has something that its viewer did not know, and that was not drawn."""


def guessed(table: GameTable, state: Any, branch: Branch, chance: Chance) -> Any:
    """``state`` with everything that is hidden from the viewer of ``branch`` drawn by ``chance``."""
    decider = table.decider
    return decider.determinize(decider.view(state, branch.viewer), chance)


def position_after(parent: AppliedCommit, branch: Branch, chance: Chance) -> str:
    """The position with which ``branch`` begins, where ``parent`` is the commit that it names."""
    table = parent.table
    state = guessed(table, parent.state, branch, chance) if branch.guessed else parent.state
    return table.codec.position_of(state)


def begun(table: GameTable, branch: Branch, chance: Chance) -> Any:
    """The state with which a branch begins; raises UnfoundedGuess, and Malformed."""
    state, codec = folding.blank(table), table.codec
    if branch.guessed:
        again = guessed(table, state, branch, chance)
        if codec.state_hash(again) != codec.state_hash(state):
            raise UnfoundedGuess("its position is not what its viewer knew, with the rest drawn by its seed")
    return state


def check_position(table: GameTable) -> None:
    """Raises BrokenGame for a branch whose position nobody can come to, as far as the title can tell."""
    if table.started.branch is None:
        return
    try:
        fault = _fault(table, folding.blank(table))
    except OF_THE_MACHINE:
        raise
    except Exception:  # a stranger's position may be anything
        raise BrokenGame(1, "damaged-commit", "Commit 1 has a position that cannot be read.") from None
    require(not fault, 1, "impossible-position", f"begins with a position that cannot be: {fault}")


def _fault(table: GameTable, state: Any) -> str:
    """Why no game of the table comes to ``state``; empty where nothing says so."""
    invariants, decider = table.title.invariants, table.decider
    whole, _ = decider.set_up(seeded(0))
    if invariants.conserved(state) != invariants.conserved(whole):
        return "it has other pieces than the box"
    for seat in range(decider.config.seats):
        decider.view(state, seat)
    return next((f"{field}: {sentence}" for field, sentence in invariants.faults(decider.rules, state)), "")
