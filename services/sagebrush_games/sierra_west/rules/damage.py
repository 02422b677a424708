"""Receiving damage: a cabin or a space of the trail [ES "Recibiendo daño"]."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.resources import CabinLost, WagonMoved
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, State


def choices(state: State, seat: Seat) -> list[int]:
    """What ``seat`` could lose: cabin spaces, and NONE for a space of the trail."""
    player = state.players[seat]
    built = [space for space, cabin in enumerate(player.cabins) if cabin != NONE]
    return [*built, NONE] if player.wagon else built


def suffered(rules: Ruleset, state: State, seat: Seat, choice: int) -> list[Event]:
    """The loss of a cabin, or of a space of the trail without refund [ruling R20]."""
    player = state.players[seat]
    if choice != NONE:
        return [CabinLost(seat, choice, player.cabins[choice])]
    return [WagonMoved(seat, player.wagon - 1), *rules.wagon_moved_back(rules, state, seat)]


def ask(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "damage": an only choice is taken, and whoever has nothing to lose ignores it [ruling R19]."""
    found = choices(state, task.seat)
    if len(found) > 1:
        return ()
    return [Next(), *(event for choice in found for event in suffered(rules, state, task.seat, choice))]
