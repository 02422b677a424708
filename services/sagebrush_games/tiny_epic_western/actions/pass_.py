"""Doing without: every choice that is a may [ruling R4]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import BuildingDeclined, OfferDeclined
from sagebrush_games.tiny_epic_western.read.wording import OFFERS, named_building
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class Pass(Command):
    """Do without what is offered."""


def events(_rules: Ruleset, state: State, command: Pass, _chance: Chance) -> list[Event]:
    task = state.agenda[-1]
    if task.name in OFFERS:
        return [OfferDeclined(command.seat, task.name), Next()]
    return [BuildingDeclined(command.seat, task.at), Next()]


def sentence(rules: Ruleset, state: State, _command: Pass) -> Message:
    task = state.agenda[-1]
    if task.name in OFFERS:
        return message(OFFERS[task.name][0])
    return message("pass-building", building=named_building(rules, task.at))


PASS = Action(Pass, events=events, sentence=sentence, is_default=True)
