"""Passing: the end of the turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.flow import Next
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State, Task


@dataclass(slots=True)
class PassTurn(Command):
    """End your Pioneer step: figures return, your cards are discarded, you draw a new hand."""


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PassTurn]:
    """The one way."""
    yield PassTurn(seat)


def refusal(_rules: Ruleset, _state: State, _command: PassTurn) -> str | None:
    """Passing is possible at any time of the step."""
    return None


def events(_rules: Ruleset, _state: State, command: PassTurn, _chance: Chance) -> list[Event]:
    """Trappers have a last chance before."""
    return [Next((Task("trapping", command.seat), Task("turn-end", command.seat)))]


def sentence(_rules: Ruleset, _state: State, _command: PassTurn) -> str:
    """What it means."""
    return "Pass: end your turn."


PASS_TURN = Action(PassTurn, candidates, refusal, events, sentence, candidates, exact=True)
