"""What commands and refusals are called in English, for tests of titles."""

from functools import cache
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.resources import entries


@cache
def english(title: str) -> Catalogue:
    return Catalogue(TITLES[title])


def said(decider: AnyDecider, state: Any, command: Command) -> str:
    """The sentence of a legal command."""
    message = decider.action(state, command).sentence(decider.rules, state, command)
    return english(decider.config.title).text(message)


def codes(title: str) -> set[str]:
    """The refusals of a title's own rules."""
    own = entries(TITLES[title].wording.packages, "en")
    return {id.removeprefix("refusal-") for id in own if id.startswith("refusal-")}
