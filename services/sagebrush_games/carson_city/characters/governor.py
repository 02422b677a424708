"""The Governor, yellow: a road, and a victory point for each road that reaches a new parcel."""

# [BB "El Gobernador"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.last_roads import with_last_roads
from sagebrush_games.carson_city.characters.card import printed
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.characters import RoadsReceived
from sagebrush_games.carson_city.rules.last_roads import last_roads
from sagebrush_games.carson_city.rules.row import held_buildings
from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.carson_city.rules.wrapping import everywhere_changed
from sagebrush_games.carson_city.state.board import TOUCHED, Edge
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.kernel.phases import after

GOVERNOR = "governor"


def governor(content: Content) -> Character:
    roads = content.value("character-gain", "governor-roads")

    def chosen(_rules: Ruleset, _state: State, seat: Seat, _chance: Chance) -> Sequence[Event]:
        return [RoadsReceived(seat, roads)]

    return replace(printed(content, GOVERNOR), chosen=chosen)


def reaches_new_land(rules: Ruleset, state: State, edge: Edge) -> bool:
    """Whether a road on ``edge`` connects land that no road has touched."""
    return bool(TOUCHED[edge] & ~state.connected & ~rules.water)


def scores(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether the Governor of ``seat`` can reach new land with its roads at once."""
    if state.characters[seat] != GOVERNOR:
        return False
    affordable = (edge for edge in state.frontier if rules.roads_for(rules, edge) <= state.roads[seat])
    return any(reaches_new_land(rules, state, edge) for edge in affordable)


def scoring_roads(action: Action) -> Action:
    """Roads that may score for the Governor; a bridge is two roads."""

    def events(rules: Ruleset, state: State, command: BuildRoad, chance: Chance) -> Sequence[Event]:
        built = action.events(rules, state, command, chance)
        if state.characters[command.seat] != GOVERNOR or not reaches_new_land(rules, state, command.edge):
            return built
        roads = rules.roads_for(rules, command.edge)
        return [*built, CharacterScored(command.seat, roads * rules.gains["governor-points"])]

    return replace(action, events=events)


def apply(rules: Ruleset) -> Ruleset:
    """Roads score wherever they are built, also those that come after the last other decision."""
    asking = with_last_roads(rules)
    steps = after(rules.steps, Phase.ACTIONS, held_buildings, last_roads(scores))
    return replace(asking, steps=steps, actions=everywhere_changed(asking.actions, (BuildRoad,), scoring_roads))
