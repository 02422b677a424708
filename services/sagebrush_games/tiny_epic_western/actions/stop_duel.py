"""Accepting defeat in a duel [ES "DUELOS"]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.tiny_epic_western.rules.duel import decided
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class StopDuel(Command):
    """Leave the duel as it is: your posse is wounded."""


def events(rules: Ruleset, state: State, _command: StopDuel, _chance: Chance) -> list[Event]:
    return decided(rules, state)


STOP_DUEL = Action(StopDuel, events=events, is_default=True)
