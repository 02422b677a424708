"""The Cowboy, yellow: a horse into the reserve, for tables that play with them."""

# [BB "El Cowboy"] [BB "Comprando caballos"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

COWBOY = "cowboy"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """A horse, while there are any."""
    return rules.give_horses(rules, state, seat, rules.gains[f"{COWBOY}-horses"])


def cowboy(content: Content) -> Character:
    return replace(printed(content, COWBOY), chosen=chosen)
