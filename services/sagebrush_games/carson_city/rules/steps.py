"""The sequence of play: the first step of the phase that has something to do."""

# [DE "SPIELVERLAUF"]

from collections.abc import Sequence

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.messages import Event

OVER = Phase.OVER


def advance(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """The next automatic events; none while the game waits or when it is over."""
    if state.prompt or state.phase is OVER:
        return ()
    for step in rules.steps[state.phase]:
        events = step(rules, state, chance)
        if events:
            return events
    raise AssertionError(f"nothing can happen in {state.phase}")


def awaited(_rules: Ruleset, state: State) -> Awaited:
    """Whom the game waits for, with the prompt: one seat, or several at once."""
    if not state.prompt:
        return ()
    if state.company:
        return [(seat, state.prompt) for seat in state.company]
    return ((state.asked, state.prompt),)
