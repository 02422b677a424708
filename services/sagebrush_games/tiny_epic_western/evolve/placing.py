"""Phase two: posse come onto spots."""

from sagebrush_games.tiny_epic_western.events.placing import PosseMoved, PossePlaced, ThirdPosseStood, ThirdPosseWon
from sagebrush_games.tiny_epic_western.state.model import State


def third_posse_stood(state: State, event: ThirdPosseStood) -> None:
    """The third posse may be placed."""
    state.players[event.seat].third = True


def third_posse_won(state: State, event: ThirdPosseWon) -> None:
    """The third posse is promised."""
    state.players[event.seat].third_won = True


def posse_placed(state: State, event: PossePlaced | PosseMoved) -> None:
    """A token stands on a spot."""
    state.token_spot[event.token] = event.spot
    state.token_side[event.token] = event.side
    state.token_down[event.token] = False
