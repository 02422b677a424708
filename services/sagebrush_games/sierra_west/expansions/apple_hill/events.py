"""Apple Hill."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class ApplesChanged(Event):
    """The supply holds so many green and red apples, because of ``seat``."""

    seat: int
    green: int
    red: int
