"""How the game ends: the sixth special card, then equal turns, then one more for everybody [ES "Fin del juego"]."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.events.flow import EndTriggered, GameEnded, RoundBegan
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import DOWN, SPECIAL, State


def triggered(rules: Ruleset, state: State) -> list[Event]:
    """The end of the game is announced, once: the round is finished, and another one played [ruling R23]."""
    if state.ending:
        return []
    if len(state.row) >= rules.slots:
        return [EndTriggered("row-full", state.round + 1)]
    if not any(card == DOWN or 0 <= card < SPECIAL for card in state.mountain):
        return [EndTriggered("mountain-claimed", state.round + 1)]  # [SHEET "10.4"]
    return []


def next_round(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> Sequence[Event]:
    """Step "round": everybody's turns, unless the last round is over [ES "Como se Juega"] [ruling R25] [ruling R45]."""
    if state.ending and state.round >= state.last_round:
        return [GameEnded(state.ending)]
    capped: list[Event] = []
    if not state.ending and state.round - state.special_round >= rules.idle_rounds:
        capped = [EndTriggered("idle-rounds", state.round + 1)]  # [ruling R33]
    order = [(state.first + n) % rules.owners for n in range(rules.owners)]
    turns = tuple(Task("turn", owner) for owner in order)
    return [*capped, RoundBegan(state.round + 1), Next((*turns, Task("round")))]
