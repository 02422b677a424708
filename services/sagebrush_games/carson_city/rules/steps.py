"""The sequence of play: the first step of the phase that has something to do."""

# [DE "SPIELVERLAUF"]

from collections.abc import Sequence

from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.phases import first_events

OVER = Phase.OVER


def advance(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """The next automatic events; none while the game waits or when it is over."""
    if state.prompt or state.phase is OVER:
        return ()
    events = first_events(rules.steps[state.phase], rules, state, chance)
    assert events, f"nothing can happen in {state.phase}"
    return events


def awaited(_rules: Ruleset, state: State) -> Awaited:
    """The seats that the game waits for, with the prompt: one seat, or several at once."""
    if not state.prompt:
        return ()
    if state.company:
        return [(seat, state.prompt) for seat in state.company]
    return ((state.asked, state.prompt),)
