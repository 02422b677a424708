"""What the Doctor and the Undertaker do with cowboys that lose a duel."""

from collections.abc import Sequence

from sagebrush_games.carson_city.events.tokens import BountyPaid, CowboysDefeated
from sagebrush_games.carson_city.rules.duel import Duel
from sagebrush_games.carson_city.state.board import Parcel, has
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, Box, Kind, State
from sagebrush_games.kernel.messages import Event, Seat

STAGES = ("", "outlaws", "town-hall", "attacks")
"""The parts of the building income, in their order; the first stands for the row before it."""


def scene(state: State, duel: Duel) -> tuple[Box, str]:
    """The box up to which the row was resolved before ``duel``, and the part of the building income, or nothing."""
    if isinstance(duel.place, Box):
        return duel.place, ""
    if duel.outlaw:
        return Box.GAMBLING, "outlaws"
    if has(state.tiles[Kind.TOWN_HALL], duel.place):
        return Box.GAMBLING, "town-hall"
    return (Box.GAMBLING, "attacks") if has(state.owned, duel.place) else (Box.ROAD, "")


def defeated(state: State, duel: Duel, seats: Sequence[Seat]) -> Sequence[Event]:
    """``seats`` wait, in this order; nothing when there are none."""
    after, stage = scene(state, duel)
    return [CowboysDefeated(tuple(seats), after, stage, victor(duel))] if seats else ()


def victor(duel: Duel) -> Parcel:
    """The parcel of the outlaw that has won ``duel``, or NOWHERE."""
    return duel.place if duel.outlaw and duel.winner == NOBODY and not isinstance(duel.place, Box) else NOWHERE


def bounty(duel: Duel, seat: Seat, dollars: int) -> Sequence[Event]:
    """Dollars for ``seat`` when an outlaw is beaten, whoever did it."""
    return [BountyPaid(seat, dollars)] if duel.outlaw and duel.winner != NOBODY else ()
