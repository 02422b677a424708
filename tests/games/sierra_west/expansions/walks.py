"""Random games with a purpose: seats walk their paths, use what they meet, and seldom pass before they have done."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sagebrush_games.kernel.chance import Chance, recording, seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.sierra_west import TITLE

USUAL = 100
WEIGHTS: Mapping[str, int] = {
    "StepOn": 200,
    "SkipIcon": 5,
    "MoveWagon": 600,
    "MoveFrontiersman": 120,
    "PlaceFigure": 60,
    "OpenToken": 30,
    "PassTurn": 3,
    "GiveInstructions": 1,
    "SetNoTrap": 2,
    "FollowNobody": 2,
    "LeaveSummit": 2,
}
"""By the name of a command: how likely it is, beside others of ``USUAL``."""

LONGEST = 150
"""More commands than a seat may ever choose from."""

Watch = Callable[[AnyDecider, Any, Sequence[Event]], None]
"""Told after each command: the decider, the state, the events."""


def walked(config: Config, seed: int, watch: Watch) -> Any:
    """The state at the end of such a game, in which no choice was too long and commands drew as their flag said."""
    decider, choice = TITLE.build(config), seeded(seed + 1000)
    draws: list[tuple[str, int, int]] = []
    chance = recording(seeded(seed), draws)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        legal = decider.legal(state, awaited[0][0])
        assert len(legal) < LONGEST
        command = likely(legal, choice)
        draws.clear()
        flagged = flags_of(decider, state, command).draws
        events = decider.play(state, command, chance)
        assert flagged == bool(draws), f"{command} drew {draws}"
        watch(decider, state, events)
    return state


def likely(legal: Sequence[Command], chance: Chance) -> Command:
    """One of the legal commands, by their weights."""
    weights = [WEIGHTS.get(type(command).__name__, USUAL) for command in legal]
    left = chance("walk", sum(weights))
    for command, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return command
    raise AssertionError("the weights are more than their sum")
