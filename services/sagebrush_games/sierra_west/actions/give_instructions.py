"""Standing instructions: answers as a Trapper and as a Tracker that are given in advance [ruling R51]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class GiveInstructions(Command):
    """Say how you will answer, until further notice, when you could set a trap or follow a step."""


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[GiveInstructions]:
    if not state.turn.instructed:
        yield GiveInstructions(seat)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[GiveInstructions]:
    yield GiveInstructions(seat)


def refusal(_rules: Ruleset, state: State, _command: GiveInstructions) -> str | None:
    return "instructed-already" if state.turn.instructed else None


def events(_rules: Ruleset, _state: State, command: GiveInstructions, _chance: Chance) -> list[Event]:
    return [*interpose(Task("instruct-trapper", command.seat), Task("instruct-tracker", command.seat))]


GIVE_INSTRUCTIONS = Action(GiveInstructions, candidates, refusal, events, domain=domain, exact=True)
