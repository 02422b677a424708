"""The Outlaws: they come, move, fight and leave."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class OutlawsArrived(Event):
    """The dice for number and strength, the points for each outlaw, and where the new ones stand."""

    white: int
    black: int
    strength: int
    points: int
    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class OutlawImprisoned(Event):
    """An outlaw that stood on a prison is gone; its owner got the points."""

    parcel: Parcel
    seat: Seat
    points: int


@dataclass(slots=True)
class OutlawCalled(Event):
    """The outlaw on ``parcel`` moves next."""

    parcel: Parcel


@dataclass(slots=True)
class OutlawMoved(Event):
    """An outlaw went from ``origin`` to ``target``, which may be the same."""

    origin: Parcel
    target: Parcel


@dataclass(slots=True)
class OutlawFought(Event):
    """Fighters, dice and totals as in a duel, against an outlaw of fixed strength; ``winner`` -1: the outlaw stays."""

    parcel: Parcel
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class RewardTaken(Event):
    """The winner over an outlaw took victory points; its cowboy left ``parcel`` for the general supply."""

    seat: Seat
    parcel: Parcel
    points: int


@dataclass(slots=True)
class BuildingFreed(Event):
    """The winner over an outlaw stays on ``parcel`` to steal half its income instead."""

    seat: Seat
    parcel: Parcel
