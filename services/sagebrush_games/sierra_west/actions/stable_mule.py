"""Assigning the mule to its grey cabin [ES "La mula"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.pioneers import MuleStabled
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import CAMP, State


@dataclass(slots=True)
class StableMule(Command):
    """Put your mule into the grey cabin."""


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[StableMule]:
    if state.mule == seat and state.mule_place == CAMP:
        yield StableMule(seat)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[StableMule]:
    yield StableMule(seat)


def refusal(_rules: Ruleset, state: State, command: StableMule) -> str | None:
    if state.mule != command.seat:
        return "no-mule"
    return None if state.mule_place == CAMP else "not-in-camp"


def events(rules: Ruleset, _state: State, command: StableMule, _chance: Chance) -> list[Event]:
    tasks = [Task("gain-basic", command.seat)] * rules.grey_gain
    return [MuleStabled(command.seat), *interpose(*tasks)]


def sentence(rules: Ruleset, _state: State, _command: StableMule) -> Message:
    return message("command-stable-mule", amount=rules.grey_gain)


STABLE_MULE = Action(StableMule, candidates, refusal, events, sentence, domain, exact=True)
