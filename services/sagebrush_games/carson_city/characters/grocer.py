"""The Grocer, yellow: dollars, now or later, or one building type that pays double."""

# [DE "DIE VERKÄUFERIN"] [BB "La Dependienta"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.characters import GrocerPaid
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.income import buildings
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat


def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question whether to take the dollars at once."""
    return [Asked(seat, "grocer")]


def at_income(rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
    """The question what to double, unless that is settled; the dollars when nothing could be doubled."""
    if state.dollars_taken or state.doubled is not None:
        return ()
    if any(rules.tile_income(rules, state, parcel) for parcel in members(buildings(state, seat))):
        return [Asked(seat, "doubling")]
    return [GrocerPaid(seat, rules.gains["grocer-dollars"])]


def income(state: State, kind: Kind, dollars: int) -> int:
    """Twice the income of the doubled kind; an attacker's half is then the normal income."""
    return 2 * dollars if kind is state.doubled else dollars


def grocer(content: Content) -> Character:
    return replace(printed(content, "grocer"), chosen=chosen, at_income=at_income, income=income)
