"""The Chinese Worker (2009: Coolie), red: any building on offer for a few dollars, at once."""

# [DE "DER KULI"] [BB "El Trabajador Chino"] [ruling R40]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.decline import DECLINE_TILE
from sagebrush_games.carson_city.actions.take_building import TAKE_AND_BUILD, TAKE_AND_KEEP, offered, price
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.rounds import offering
from sagebrush_games.carson_city.rules.row import planned_house
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import answering, once_before
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

RED = "chinese-worker-red"


def chosen(rules: Ruleset, state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
    """The question which building, unless none can be had."""
    return [Asked(seat, RED)] if offered(state) and state.dollars[seat] >= price(rules) else ()


def chinese_worker_red(content: Content) -> Character:
    return replace(printed(content, RED), chosen=chosen)


def apply(rules: Ruleset) -> Ruleset:
    """The question; a house may now be wanted before the boxes are filled again."""
    roads = [action for action in rules.actions["character"] if action.message is BuildRoad]
    asking = answering(rules, RED, TAKE_AND_BUILD, TAKE_AND_KEEP, *roads, DECLINE_TILE)
    return once_before(asking, Phase.CHARACTERS, offering, planned_house)
