"""Doing without: every choice that is a may [ruling R4]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.tiny_epic_western.read.wording import building_name
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class Pass(Command):
    """Do without what is offered."""


WORDS = {
    "hire-third": "Do not pay for your third posse this round.",
    "buy": "Buy no building.",
    "buy-leftover": "Buy no leftover building.",
    "auction": "Buy none of the buildings drawn.",
    "post-office": "Do not pay the Post Office.",
    "livery-stable": "Place no posse now.",
}
"""By prompt, what is not done; other prompts are about the building in use."""


def events(_rules: Ruleset, _state: State, _command: Pass, _chance: Chance) -> list[Event]:
    return [Next()]


def sentence(rules: Ruleset, state: State, _command: Pass) -> str:
    task = state.agenda[-1]
    return WORDS.get(task.name) or f"Do not use the {building_name(rules, task.at)}."


PASS = Action(Pass, events=events, sentence=sentence)
