"""The Settler, yellow: any unowned parcel, for nothing."""

# [DE "DER SIEDLER"] [BB "El Colono"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.choose_parcel import is_possible
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question which parcel, unless there is none to take."""
    return [Asked(seat, "settler")] if is_possible(rules, state, seat) else ()


def settler(content: Content) -> Character:
    return replace(printed(content, "settler"), chosen=chosen)
