"""A title with its types."""

from dataclasses import dataclass
from typing import Generic, TypeVar

Command = TypeVar("Command")
Event = TypeVar("Event")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class TitleTyping(Generic[Command, Event, View]):
    """Stands for the commands, the events and the view of the title ``id`` where a client is told what it plays."""

    id: str
