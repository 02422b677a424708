"""Shooting from a summit, with the six-shooter or the rifle, once or again and again [ruling R66]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message
from sagebrush_games.sierra_west.actions.use_summit import summit_message
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.summits import summit_of, used
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class Shoot(Command):
    """Pay and shoot at the open outpost."""


def events(rules: Ruleset, state: State, _command: Shoot, _chance: Chance) -> list[Event]:
    """Paid; the shot itself follows."""
    return used(rules, state, state.agenda[-1], 0)


def sentence(rules: Ruleset, state: State, command: Shoot) -> Message:
    return summit_message(rules, summit_of(rules, state, command.seat, state.agenda[-1].at), 0)


SHOOT = Action(Shoot, events=events, sentence=sentence)
