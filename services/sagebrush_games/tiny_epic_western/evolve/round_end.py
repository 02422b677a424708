"""The end of a round and of the game."""

from sagebrush_games.tiny_epic_western.events.round_end import GameEnded, PorchMoved, RoundEnded
from sagebrush_games.tiny_epic_western.state.model import NO_SIDE, NONE, State


def porch_moved(state: State, event: PorchMoved) -> None:
    """A neutral building is for sale now."""
    state.market[event.mat] = state.porch[event.mat]
    state.porch[event.mat] = NONE


def round_ended(state: State, event: RoundEnded) -> None:
    """The board is cleared for the next round [ES "FINAL DE RONDA"] [ES "APILAR PROPIEDADES EN UN PORCHE"]."""
    for token in range(len(state.token_spot)):
        state.token_spot[token] = NONE
        state.token_side[token] = NO_SIDE
        state.token_down[token] = False
    for owner, player in enumerate(state.players):
        player.stack += player.bought
        player.bought = []
        player.third = owner in event.thirds
        player.third_won = False


def game_ended(state: State, event: GameEnded) -> None:
    """Nothing is left to do."""
    state.ending = event.reason
    state.agenda = []
