"""Pioneers, the mule, boots: whoever leaves an icon leaves its boots, and whoever moves has done with a token."""

from sagebrush_games.sierra_west.events import pioneers as happened
from sagebrush_games.sierra_west.state.model import CABIN, CAMP, FORD, GREEN, GREY, MULE, SUMMIT, State


def _goes(state: State, seat: int, pioneer: int, place: int) -> None:
    state.players[seat].figures[pioneer] = place
    state.turn.boots[pioneer] = 0
    state.turn.opened = 0


def pioneer_moved(state: State, event: happened.PioneerMoved) -> None:
    """A pioneer walks on; games of 0.1 crossed the Ford by this event."""
    _goes(state, event.seat, event.pioneer, event.place)
    if event.place >= FORD:
        state.turn.bent = True


def icon_skipped(state: State, event: happened.IconSkipped) -> None:
    _goes(state, event.seat, event.pioneer, event.place)


def pioneer_turned_back(state: State, event: happened.PioneerTurnedBack) -> None:
    _goes(state, event.seat, GREEN, event.place)
    state.turn.bent = True
    state.turn.reached = event.reached


def ford_crossed(state: State, event: happened.FordCrossed) -> None:
    _goes(state, event.seat, GREEN, FORD + event.icon)
    state.turn.bent = True
    state.turn.reached = event.reached


def cabin_entered(state: State, event: happened.CabinEntered) -> None:
    _goes(state, event.seat, event.pioneer, CABIN + event.space)
    state.turn.housed[event.pioneer] = True


def mule_stabled(state: State, _event: happened.MuleStabled) -> None:
    state.mule_place = GREY
    state.turn.opened = 0


def figure_placed(state: State, event: happened.FigurePlaced) -> None:
    if event.figure == MULE:
        state.mule_place = SUMMIT + event.slot
        state.turn.opened = 0
    else:
        _goes(state, event.seat, event.figure, SUMMIT + event.slot)


def mule_gained(state: State, event: happened.MuleGained) -> None:
    state.mule = event.seat
    state.mule_place = CAMP


def boots_found(state: State, event: happened.BootsFound) -> None:
    state.turn.boots[event.pioneer] = event.boots


def token_opened(state: State, event: happened.TokenOpened) -> None:
    state.players[event.seat].tokens -= 1
    state.turn.opened += event.boots


def boots_spent(state: State, event: happened.BootsSpent) -> None:
    turn = state.turn
    turn.opened -= event.opened
    turn.boots[0] -= event.green
    turn.boots[1] -= event.tan
