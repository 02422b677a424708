"""Phase 4 and the end of the game."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class RoundEnded(Event):
    """All boxes are done; ``cowboys`` joined each reserve and the 3-guns token and the white cowboy went back."""

    cowboys: tuple[int, ...]


@dataclass(slots=True)
class ExcessPaid(Event):
    """Dollars above the cash limit were given up for victory points."""

    seat: Seat
    dollars: int
    points: int


@dataclass(slots=True)
class FinalPointsScored(Event):
    """Victory points for parcels with something on them, and for dollars."""

    seat: Seat
    land: int
    dollars: int


@dataclass(slots=True)
class BonusScored(Event):
    """Victory points for something else at the end; ``reason`` is its stable name, as ``station``."""

    seat: Seat
    reason: str
    points: int


@dataclass(slots=True)
class GameEnded(Event):
    """The fourth round is over and everything is scored."""
