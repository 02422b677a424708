"""Advanced planning."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class CardKept(Event):
    """Of four cards ``seat`` put one on its deck or its discard pile; ``open``: whether everybody knew the card."""

    seat: int
    card: int
    to_deck: bool
    open: bool
