"""Kit Carson: passing early is worth points."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class PlaceScored(Event):
    """Kit Carson: points for the seats that passed after ``seat`` in the last round."""

    seat: Seat
    points: int
