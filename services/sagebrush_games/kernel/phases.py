"""Phases: the other way to say what happens next, for titles that read it from the table.

Each phase has steps in a fixed order; the first one that has something to do does it. Expansions put their steps before
or after one of the base.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event

P = TypeVar("P")

PhaseStep = Callable[[Any, Any, Chance], Sequence[Event]]
"""An automatic part of a phase, given ruleset and state: its events, or none when it has nothing to do."""


def first_events(steps: Sequence[PhaseStep], rules: Any, state: Any, chance: Chance) -> Sequence[Event]:
    """The events of the first step that has any; none when no step has."""
    for step in steps:
        events = step(rules, state, chance)
        if events:
            return events
    return ()


def before(
    steps: Mapping[P, tuple[PhaseStep, ...]], phase: P, step: PhaseStep, *new: PhaseStep
) -> Mapping[P, tuple[PhaseStep, ...]]:
    """``steps`` with ``new`` ones right before ``step`` of ``phase``; raises ValueError when it is not there."""
    at = steps[phase].index(step)
    return {**steps, phase: (*steps[phase][:at], *new, *steps[phase][at:])}


def after(
    steps: Mapping[P, tuple[PhaseStep, ...]], phase: P, step: PhaseStep, *new: PhaseStep
) -> Mapping[P, tuple[PhaseStep, ...]]:
    """``steps`` with ``new`` ones right after ``step`` of ``phase``; raises ValueError when it is not there."""
    at = steps[phase].index(step) + 1
    return {**steps, phase: (*steps[phase][:at], *new, *steps[phase][at:])}
