"""The marmot: the Lantern card or the Dynamite card."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.sierra_west.expansions.gold_rush.events import DynamiteTaken, LanternTaken
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class TakeLantern(Command):
    """Take the Lantern card."""


@dataclass(slots=True)
class TakeDynamite(Command):
    """Take the Dynamite card."""


def lantern_events(_rules: Ruleset, _state: State, command: TakeLantern, _chance: Chance) -> list[Event]:
    return [LanternTaken(command.seat), Next()]


def dynamite_events(_rules: Ruleset, _state: State, command: TakeDynamite, _chance: Chance) -> list[Event]:
    return [DynamiteTaken(command.seat), Next()]


TAKE_LANTERN = Action(TakeLantern, events=lantern_events)
TAKE_DYNAMITE = Action(TakeDynamite, events=dynamite_events)
