"""Pioneers, the mule, boots."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class PioneerMoved(Event):
    """A pioneer stands on an icon of its path; in games of 0.1 with ``place`` from 30 on, by the Ford, on a tan one."""

    seat: int
    pioneer: int
    place: int


@dataclass(slots=True)
class IconSkipped(Event):
    """A pioneer stands on an icon of its path without using it."""

    seat: int
    pioneer: int
    place: int


@dataclass(slots=True)
class PioneerTurnedBack(Event):
    """The green-path pioneer went back from icon ``reached`` to icon ``place``."""

    seat: int
    place: int
    reached: int


@dataclass(slots=True)
class FordCrossed(Event):
    """The green-path pioneer left its path behind icon ``reached`` (-1: in camp) for icon ``icon`` of the tan path."""

    seat: int
    icon: int
    reached: int


@dataclass(slots=True)
class CabinEntered(Event):
    """A pioneer is in the cabin on ``space``."""

    seat: int
    pioneer: int
    space: int


@dataclass(slots=True)
class MuleStabled(Event):
    """The mule is in the grey cabin."""

    seat: int


@dataclass(slots=True)
class FigurePlaced(Event):
    """A figure stands on the summit action of the card in ``slot`` (left, middle, right)."""

    seat: int
    figure: int
    slot: int


@dataclass(slots=True)
class MuleGained(Event):
    """The mule came to ``seat``."""

    seat: int


@dataclass(slots=True)
class BootsFound(Event):
    """A pioneer stands on so many boots."""

    seat: int
    pioneer: int
    boots: int


@dataclass(slots=True)
class TokenOpened(Event):
    """``seat`` spends a Pair of Boots token: so many boots."""

    seat: int
    boots: int


@dataclass(slots=True)
class BootsSpent(Event):
    """Boots spent: of tokens, of the icon of each pioneer."""

    seat: int
    opened: int
    green: int
    tan: int
