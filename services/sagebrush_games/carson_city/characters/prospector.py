"""The Prospector, yellow: a mine and a parcel for it, at once."""

# [BB "El Buscador de Oro"] [ruling R46]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.decline import DECLINE_TILE
from sagebrush_games.carson_city.actions.prospect import is_possible, prospecting, sources
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.characters.turning import turning
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

PROSPECTOR = "prospector"


def prospector(content: Content) -> Character:
    price = content.value("character-price", PROSPECTOR)

    def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [Asked(seat, PROSPECTOR)] if is_possible(rules, state, seat, Kind.MINE, price) else ()

    return replace(printed(content, PROSPECTOR), chosen=chosen)


def no_mine_left(_rules: Ruleset, state: State) -> bool:
    """Whether all mines have been taken."""
    return not sources(state, Kind.MINE)


def apply(rules: Ruleset) -> Ruleset:
    """The question; without mines the card shows its red side for the rest of the game."""
    asking = answering(rules, PROSPECTOR, prospecting(PROSPECTOR, Kind.MINE), DECLINE_TILE)
    return turning(asking, PROSPECTOR, "prospector-red", no_mine_left)
