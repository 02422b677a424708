"""Passing: the end of the turn [ES "Paso"] [ruling R18]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class PassTurn(Command):
    """End your Pioneer step: figures return, your cards are discarded, you draw a new hand."""


def events(_rules: Ruleset, _state: State, command: PassTurn, _chance: Chance) -> list[Event]:
    """Trappers have a last chance before."""
    return [Next((Task("trapping", command.seat), Task("turn-end", command.seat)))]


PASS_TURN = Action(PassTurn, events=events, is_default=True)
