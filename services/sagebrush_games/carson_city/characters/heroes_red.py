"""The Heroes, red: victory points at once, more of them for cowboys that go home."""

# [BB "Los Héroeos"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.dismiss_cowboys import DISMISS_COWBOYS, dismissed
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "heroes-red"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question how many cowboys go; without cowboys the points for none."""
    return [Asked(seat, RED)] if state.cowboys[seat] else [dismissed(rules, seat, 0)]


def heroes_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """One more question."""
    return answering(rules, RED, DISMISS_COWBOYS)
