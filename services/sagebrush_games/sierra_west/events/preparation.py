"""Set-up."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class FirstChosen(Event):
    """``seat`` starts each round."""

    seat: int


@dataclass(slots=True)
class MountainLaid(Event):
    """What lies on each place of the mountain."""

    mountain: tuple[int, ...]
