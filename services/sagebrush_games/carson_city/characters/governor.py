"""The Governor, yellow: a road, and a victory point for each road that reaches a new parcel."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.board import TOUCHED, Edge
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.characters import RoadsReceived
from sagebrush_games.carson_city.events.placement import BridgeBuilt
from sagebrush_games.carson_city.model import State
from sagebrush_games.carson_city.ruleset import Character, Ruleset
from sagebrush_games.carson_city.wrapping import everywhere_changed
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat

GOVERNOR = "governor"


def governor(content: Content) -> Character:
    """The yellow side."""
    roads = content.value("character-gain", "governor-roads")

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [RoadsReceived(seat, roads)]

    return replace(printed(content, GOVERNOR), chosen=chosen)


def reaches_new_land(rules: Ruleset, state: State, edge: Edge) -> bool:
    """Whether a road on ``edge`` connects land that no road has touched."""
    return bool(TOUCHED[edge] & ~state.connected & ~rules.water)


def scoring_roads(action: Action) -> Action:
    """Roads that may score for the Governor; a bridge is two roads."""

    def events(rules: Ruleset, state: State, command: BuildRoad, chance: Chance) -> Sequence[Event]:
        built = action.events(rules, state, command, chance)
        if state.characters[command.seat] != GOVERNOR or not reaches_new_land(rules, state, command.edge):
            return built
        roads = 2 if any(isinstance(event, BridgeBuilt) for event in built) else 1
        return [*built, CharacterScored(command.seat, roads * rules.gains["governor-points"])]

    return replace(action, events=events)


def apply(rules: Ruleset) -> Ruleset:
    """Roads score wherever they are built."""
    return replace(rules, actions=everywhere_changed(rules.actions, (BuildRoad,), scoring_roads))
