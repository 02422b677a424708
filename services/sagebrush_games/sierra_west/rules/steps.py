"""The sequence of play: what each task on the agenda does by itself, and whom it waits for."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.rules import (
    cabins,
    damage,
    ending,
    market,
    paths,
    payment,
    planning,
    reactions,
    setup,
    summits,
    uncovering,
)
from sagebrush_games.sierra_west.rules.ruleset import Ruleset, StepRule
from sagebrush_games.sierra_west.state.model import State

STEPS: Mapping[str, StepRule] = {
    # set-up
    "first": setup.choose_first,
    "mountain": setup.lay_mountain,
    "special": setup.lay_first_special,
    "hands": planning.deal,
    # rounds and turns
    "round": ending.next_round,
    "turn": planning.begin,
    "turn-end": planning.end,
    # the Pioneer step
    "stop": paths.stop,
    "use": paths.use,
    "damage": damage.ask,
    "pay": payment.ask,
    "pay-and-draw": payment.ask,
    "summit": summits.ask,
    "climb": summits.climb,
    "haul": summits.haul,
    "lookout": cabins.ask_lookout,
    # mountain and market
    "uncover": uncovering.uncover,
    "refill": market.refill,
    # out of turn
    "trapping": reactions.trapping,
    "tracking": reactions.tracking,
}
"""By task: what it does by itself in every mode; what is not here waits for its seat."""


def advance(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """What the next task does by itself; nothing when the game waits or is over."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    step = rules.steps.get(task.name)
    return step(rules, state, task, chance) if step else ()


def awaited(_rules: Ruleset, state: State) -> Awaited:
    """Whom the next task waits for."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    return ((task.seat, task.name),)
