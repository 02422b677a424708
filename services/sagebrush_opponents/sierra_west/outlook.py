"""How much of the game and of a turn is still to come, read off the agenda and the row under the trail."""

from dataclasses import dataclass

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import FORD, SUMMIT, State
from sagebrush_opponents.weights import Weights


@dataclass(slots=True)
class Outlook:
    """What a seat has before it.

    turns: its turns to come, the one that goes on apart; share: of the worth of things for later, 0 to 1; going: it
    has not passed; walking: a pioneer is still on its way; tasks: what it has begun and not done yet.
    """

    turns: float
    share: float
    going: bool
    walking: bool
    tasks: list[Task]


def outlook_of(rules: Ruleset, state: State, seat: Seat, weights: Weights, *, between_turns: bool = False) -> Outlook:
    """The outlook of a seat.

    ``between_turns``: it is compared with others who have had their turn of this round already, or have not, so a turn
    that it still has in this round counts as one more.
    """
    own = [task for task in state.agenda if task.seat == seat]
    names = [task.name for task in own]
    waits = "turn" in names or (between_turns and "plan" in names)
    turns = _turns(rules, state, waits, weights, between_turns)
    share = min(1.0, turns / float(weights["growth"]["full"]))
    player = state.players[seat]
    going = "pioneer" in names and bool(player.played)
    walking = going and not all(SUMMIT <= place < FORD for place in player.figures)
    return Outlook(turns, share, going, walking, own)


def _turns(rules: Ruleset, state: State, waits: bool, weights: Weights, between_turns: bool) -> float:
    """Turns to come: exactly so once the end is announced, until then by the special cards that are missing."""
    if state.over:
        return 0.0
    if state.ending:
        return float(state.last_round - state.round + waits)
    return 1 + float(weights["growth"]["turns"]) * (rules.slots - len(state.row)) + (waits and between_turns)
