"""How a character or a variant changes what can be done, without touching the actions it meets."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from typing import Any

from sagebrush_games.carson_city.rules.ruleset import Ruleset, Step
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.phases import before

Actions = Mapping[str, tuple[Action, ...]]
Forbids = Callable[[Any, State, Any], str | None]
"""From ruleset, state and command to the code of a further refusal, or None."""


Concerns = Callable[[State, Seat], bool]
"""Whether a further refusal could be due to a seat at all: it is asked once for a whole listing."""


def always(_state: State, _seat: Seat) -> bool:
    """It could."""
    return True


def forbidding(action: Action, forbids: Forbids, concerns: Concerns = always) -> Action:
    """``action``, refused for one more reason, which can be due only where it ``concerns`` the seat."""

    def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterable[Command]:
        if not concerns(state, seat):
            return action.candidates(rules, state, seat)
        return [command for command in action.candidates(rules, state, seat) if not forbids(rules, state, command)]

    def refusal(rules: Ruleset, state: State, command: Command) -> str | None:
        return action.refusal(rules, state, command) or forbids(rules, state, command)

    return replace(action, candidates=candidates, refusal=refusal)


def everywhere_changed(
    actions: Actions, messages: Container[type[Command]], change: Callable[[Action], Action]
) -> Actions:
    """``actions`` with those of some ``messages`` changed under every prompt."""
    return {
        prompt: tuple(change(action) if action.message in messages else action for action in offered)
        for prompt, offered in actions.items()
    }


def once_before(rules: Ruleset, phase: Phase, step: Step, *new: Step) -> Ruleset:
    """``rules`` with those of the ``new`` steps that it lacks right before ``step`` of ``phase``."""
    missing = [one for one in new if one not in rules.steps[phase]]
    return replace(rules, steps=before(rules.steps, phase, step, *missing))


def answering(rules: Ruleset, prompt: str, *answers: Action) -> Ruleset:
    """``rules`` in which ``prompt`` may be answered with ``answers``, too."""
    offered = rules.actions.get(prompt, ())
    missing = tuple(one for one in answers if one not in offered)
    return replace(rules, actions={**rules.actions, prompt: (*offered, *missing)})


def first_of_all(rules: Ruleset, phase: Phase, step: Step) -> Ruleset:
    """``rules`` with ``step``, if they lack it, before everything else of ``phase``."""
    return once_before(rules, phase, rules.steps[phase][0], step)
