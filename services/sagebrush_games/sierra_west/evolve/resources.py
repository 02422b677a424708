"""Resources, tokens, the homestead, the wagon, damage."""

from sagebrush_games.sierra_west.events import resources as happened
from sagebrush_games.sierra_west.state.model import CABIN, CAMP, FOOD, GOLD, NONE, STONE, WOOD, State


def resources_gained(state: State, event: happened.ResourcesGained) -> None:
    resources = state.players[event.seat].resources
    resources[FOOD] += event.food
    resources[WOOD] += event.wood
    resources[STONE] += event.stone
    resources[GOLD] += event.gold


def resources_paid(state: State, event: happened.ResourcesPaid) -> None:
    resources = state.players[event.seat].resources
    resources[FOOD] -= event.food
    resources[WOOD] -= event.wood
    resources[STONE] -= event.stone
    resources[GOLD] -= event.gold


def tokens_gained(state: State, event: happened.TokensGained) -> None:
    state.players[event.seat].tokens += event.tokens


def track_climbed(state: State, event: happened.TrackClimbed) -> None:
    state.players[event.seat].tracks[event.track] = event.space


def wagon_moved(state: State, event: happened.WagonMoved) -> None:
    state.players[event.seat].wagon = event.space


def cabin_lost(state: State, event: happened.CabinLost) -> None:
    player = state.players[event.seat]
    player.cabins[event.space] = NONE
    state.boxed.append(event.cabin)
    player.figures = [CAMP if place == CABIN + event.space else place for place in player.figures]
