"""The Prospector, red: two dynamite tokens."""

# [BB "El Buscador de Oro"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters import dynamite
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "prospector-red"

apply = dynamite.apply


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The tokens."""
    return dynamite.received(state, seat, rules.gains[f"{RED}-dynamite"])


def prospector_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)
