"""Place no more cowboys this round (phase 2)."""

# [DE "2 COWBOYS EINSETZEN"]

from dataclasses import dataclass

from sagebrush_games.carson_city.events.placement import Passed
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class Pass(Command):
    """Pass: your marker takes the first free place of the lower track."""


def sentence(_rules: Ruleset, state: State, _command: Pass) -> Message:
    return message("command-pass", number=len(state.passed) + 1)


PASS = Action(
    Pass, events=lambda _rules, _state, command, _chance: [Passed(command.seat)], sentence=sentence, is_default=True
)
