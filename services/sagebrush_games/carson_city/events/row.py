"""Phase 3: duels, and what the boxes of the action row bring."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Box
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class ActionsBegan(Event):
    """All have passed; the action row is resolved."""


@dataclass(slots=True)
class BoxDuelFought(Event):
    """Duelists, their dice (or duel tiles) and totals; the losers' cowboys went back to their reserves."""

    box: Box
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class RefereeNamed(Event):
    """``seat`` orders the duels of this box."""

    seat: Seat


@dataclass(slots=True)
class DuelCalled(Event):
    """The referee wants the duel, or the fight against an outlaw, on ``parcel`` next."""

    parcel: Parcel


@dataclass(slots=True)
class ParcelDuelFought(Event):
    """A duel on a parcel or building, told as one on a box."""

    parcel: Parcel
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class Earned(Event):
    """The cowboys of ``seat`` on ``box`` earned dollars."""

    seat: Seat
    box: Box
    dollars: int


@dataclass(slots=True)
class Gambled(Event):
    """The dice on the gambling box, and what they paid."""

    seat: Seat
    white: int
    black: int
    dollars: int


@dataclass(slots=True)
class GunsTaken(Event):
    """The token of three revolvers belongs to ``seat`` until the end of the round."""

    seat: Seat


@dataclass(slots=True)
class RoadsTaken(Event):
    """The cowboys of ``seat`` on ``box`` brought roads."""

    seat: Seat
    box: Box
    roads: int


@dataclass(slots=True)
class ParcelBought(Event):
    """``parcel`` belongs to ``seat``, which paid ``dollars``."""

    seat: Seat
    parcel: Parcel
    dollars: int


@dataclass(slots=True)
class ClaimsDropped(Event):
    """The cowboys of ``seat`` left ``parcels`` for the general supply, unused or spent."""

    seat: Seat
    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class ActionForgone(Event):
    """The cowboy of ``seat`` left ``box`` without its effect."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class AttackFailed(Event):
    """A church protects ``parcel``; the attackers' cowboys went back to their reserves."""

    parcel: Parcel
    attackers: tuple[Seat, ...]


@dataclass(slots=True)
class BuildingsEarned(Event):
    """The income of all buildings of ``seat``, without what was stolen."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class IncomeStolen(Event):
    """A successful attack: ``seat`` got its half of the income of the building on ``parcel``."""

    seat: Seat
    parcel: Parcel
    dollars: int


@dataclass(slots=True)
class IncomePaid(Event):
    """The buildings have paid; all cowboys on them, the town hall aside, went to the general supply."""


@dataclass(slots=True)
class PointsScored(Event):
    """The cowboy of ``seat`` on ``box`` scored victory points."""

    seat: Seat
    box: Box
    points: int


@dataclass(slots=True)
class PointsBought(Event):
    """Victory points for dollars."""

    seat: Seat
    box: Box
    points: int
    dollars: int
