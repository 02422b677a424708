"""Trappers and Trackers, out of turn."""

from sagebrush_games.sierra_west.events import reactions as happened
from sagebrush_games.sierra_west.state.model import NONE, TRACKER, TRAPPER, Declined, State


def trap_set(state: State, event: happened.TrapSet) -> None:
    player = state.players[event.seat]
    player.figures[event.pioneer] = TRAPPER
    player.animals.append(event.animal)


def trail_followed(state: State, event: happened.TrailFollowed) -> None:
    state.players[event.seat].figures[event.pioneer] = TRACKER


def reaction_declined(state: State, event: happened.ReactionDeclined) -> None:
    """Some do not want to be asked again this turn, others only when they have more or less to pay with."""
    if event.for_turn:
        state.turn.patient.append(event.seat)
    elif event.basics != NONE:
        state.turn.declined += (Declined(event.seat, event.basics),)


def instruction_given(state: State, event: happened.InstructionGiven) -> None:
    player = state.players[event.seat]
    if event.role:
        player.tracking = event.instruction
    else:
        player.trapping = event.instruction
    if event.seat == state.turn.seat:
        state.turn.instructed = True
