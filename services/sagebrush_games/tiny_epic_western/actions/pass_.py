"""Doing without: every choice that is a may [ruling R4]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.read.wording import named_building
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class Pass(Command):
    """Do without what is offered."""


PASSED = {
    "hire-third": "pass-hire-third",
    "buy": "pass-buy",
    "buy-leftover": "pass-buy-leftover",
    "auction": "pass-auction",
    "post-office": "pass-post-office",
    "livery-stable": "pass-livery-stable",
}
"""By prompt, what is not done; other prompts are about the building in use."""


def events(_rules: Ruleset, _state: State, _command: Pass, _chance: Chance) -> list[Event]:
    return [Next()]


def sentence(rules: Ruleset, state: State, _command: Pass) -> Message:
    task = state.agenda[-1]
    if task.name in PASSED:
        return message(PASSED[task.name])
    return message("pass-building", building=named_building(rules, task.at))


PASS = Action(Pass, events=events, sentence=sentence, is_default=True)
