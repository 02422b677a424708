"""What moves the agenda."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.state.model import Task


@dataclass(slots=True)
class Next(Event):
    """The current task is done; ``then`` comes before what was already waiting, in this order."""

    then: tuple[Task, ...] = ()
