"""The Cowboy, red: a ranch and a parcel for it, at once."""

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

RED = "cowboy-red"


def cowboy_red(content: Content) -> Character:
    price = content.value("character-price", RED)

    def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [Asked(seat, RED)] if is_possible(rules, state, seat, Kind.RANCH, price) else ()

    return replace(printed(content, RED), chosen=chosen)


def turns_to_horses(rules: Ruleset, state: State) -> bool:
    """Whether all ranches have been taken and there are horses to have instead."""  # [BB "El Cowboy"] [ruling R46]
    return bool(rules.corrals) and not sources(state, Kind.RANCH)


def apply(rules: Ruleset) -> Ruleset:
    """The question; without ranches the card shows its yellow side, where it has one."""
    asking = answering(rules, RED, prospecting(RED, Kind.RANCH), DECLINE_TILE)
    return turning(asking, RED, "cowboy", turns_to_horses)
