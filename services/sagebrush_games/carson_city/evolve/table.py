"""What moves on the table, whatever the reason."""

from bisect import insort
from dataclasses import replace

from sagebrush_games.carson_city.state.board import JOINED, TOUCHED, Edge, Parcel
from sagebrush_games.carson_city.state.model import Box, Kind, Sheriff, State
from sagebrush_games.kernel.messages import Seat


def answered(state: State, seat: Seat) -> None:
    """One of those asked at once has answered; the question is over when all have."""
    state.company = tuple(other for other in state.company if other != seat)
    if not state.company:
        state.prompt = ""


def lay(state: State, kind: Kind, parcel: Parcel) -> None:
    """Puts a tile on a parcel."""
    state.tiles[kind] |= 1 << parcel
    state.occupied |= 1 << parcel


def own(state: State, seat: Seat, parcel: Parcel) -> None:
    """Puts a property tile of ``seat`` on a parcel."""
    state.land[seat] |= 1 << parcel
    state.owned |= 1 << parcel


def pave(state: State, edge: Edge) -> None:
    """Puts a road on an edge."""
    state.built.append(edge)
    if edge in state.frontier:
        state.frontier.remove(edge)
    for near in JOINED[edge]:
        if near not in state.frontier and near not in state.built:
            insort(state.frontier, near)
    state.connected |= TOUCHED[edge]


def spend(state: State, seat: Seat, box: Box) -> None:
    """Sends the cowboys of ``seat`` on ``box`` to the general supply, the white one to its card."""
    crowd = state.boxes[box]
    if seat in crowd:
        state.supply[seat] += crowd.count(seat)
        state.boxes[box] = tuple(other for other in crowd if other != seat)
    if state.sheriff.box == box and state.sheriff.seat == seat:
        state.sheriff = Sheriff()


def drop(state: State, seat: Seat, parcel: Parcel) -> None:
    """Sends the cowboy of ``seat`` on ``parcel`` to the general supply, the white one to its card."""
    if state.claims[seat] >> parcel & 1:
        state.claims[seat] ^= 1 << parcel
        state.supply[seat] += 1
    elif state.sheriff.parcel == parcel and state.sheriff.seat == seat:
        state.sheriff = Sheriff()


def gather_dice(state: State) -> None:
    """Takes the dice of a duel that was rolled from the table."""
    if state.effects.throw is not None:
        state.effects = replace(state.effects, throw=None)


def retreat(state: State, seat: Seat, parcel: Parcel) -> None:
    """Takes the cowboy of ``seat`` on ``parcel`` back to its reserve."""
    state.claims[seat] ^= 1 << parcel
    state.cowboys[seat] += 1
