"""The sequence of play."""

from sagebrush_games.sierra_west.events import flow as happened
from sagebrush_games.sierra_west.state.model import ASK, CAMP, UNTIL_TURN, State, Turn


def round_began(state: State, event: happened.RoundBegan) -> None:
    state.round = event.round


def turn_began(state: State, event: happened.TurnBegan) -> None:
    """Nothing is remembered of the turn before; instructions until this turn end."""
    state.turn = Turn(event.seat)
    player = state.players[event.seat]
    if player.trapping == UNTIL_TURN:
        player.trapping = ASK
    if player.tracking == UNTIL_TURN:
        player.tracking = ASK


def turn_ended(state: State, event: happened.TurnEnded) -> None:
    player = state.players[event.seat]
    player.figures = [CAMP, CAMP]
    if state.mule == event.seat:
        state.mule_place = CAMP
    player.discard.extend(event.played)
    player.played = []
    state.turn.boots = [0, 0]
    state.turn.opened = 0


def end_triggered(state: State, event: happened.EndTriggered) -> None:
    state.ending = event.reason
    state.last_round = event.last_round


def game_ended(state: State, _event: happened.GameEnded) -> None:
    state.over = True
    state.agenda = []
