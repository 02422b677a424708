"""Horses: dealt, put into corrals, bought, ranches that pay double, rodeos."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class HorsesDealt(Event):
    """The horses of each seat before the first round, and those that are left."""

    horses: tuple[int, ...]
    supply: int


@dataclass(slots=True)
class HorsesReceived(Event):
    """Horses from the supply came into the reserve of ``seat``."""

    seat: Seat
    horses: int


@dataclass(slots=True)
class CowboysCounted(Event):
    """By seat: cowboys that stand on the board before anybody places one in this round."""

    round: int
    cowboys: tuple[int, ...]


@dataclass(slots=True)
class HorseOffered(Event):
    """``seat`` has placed a cowboy, the one that makes so many, and may put a horse into a corral."""

    seat: Seat
    cowboys: int


@dataclass(slots=True)
class HorseKept(Event):
    """``seat`` puts no horse into a corral now."""

    seat: Seat


@dataclass(slots=True)
class HorseStabled(Event):
    """A horse went from the reserve into ``corral``, which brought dollars."""

    seat: Seat
    corral: int
    dollars: int


@dataclass(slots=True)
class CowboyInCorral(Event):
    """A cowboy stands in ``corral``."""

    seat: Seat
    corral: int


@dataclass(slots=True)
class HorseBought(Event):
    """A cowboy on Salary bought a horse for ``corral``; ``dollars`` is what the seat has more (or less) for it all.

    That is the salary of its other cowboys there, less the price, and what the corral brought.
    """

    seat: Seat
    corral: int
    dollars: int


@dataclass(slots=True)
class HorseForgone(Event):
    """``seat`` takes its whole salary."""

    seat: Seat


@dataclass(slots=True)
class RanchDoubled(Event):
    """The ranch on ``parcel`` pays double this round."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class RanchesSettled(Event):
    """``seat`` doubles no more ranches this round."""

    seat: Seat


@dataclass(slots=True)
class RodeoHeld(Event):
    """By seat: rodeo points; the winner, -1 for nobody, has a token more. All horses and cowboys left the corrals."""

    scores: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class HorsesScored(Event):
    """Victory points for horses and rodeos, at the end."""

    seat: Seat
    points: int
