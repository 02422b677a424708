"""The Captain, yellow: up to three cowboys for dollars."""

# [DE "DER HAUPTMANN"] [BB "El Capitán"] [ruling R15]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question how many, unless none can be had."""
    least, dollars = next(iter(rules.captain_prices.items()))
    return [Asked(seat, "captain")] if state.supply[seat] >= least and state.dollars[seat] >= dollars else ()


def captain(content: Content) -> Character:
    return replace(printed(content, "captain"), chosen=chosen)
