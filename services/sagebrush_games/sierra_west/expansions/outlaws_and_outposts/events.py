"""Outlaws & Outposts. An outpost is 0 to 4 for I to V."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class BulletsGained(Event):
    """``seat`` gains so many bullets; what went above the most is not in it."""

    seat: int
    bullets: int


@dataclass(slots=True)
class BulletsSpent(Event):
    """``seat`` spends so many bullets."""

    seat: int
    bullets: int


@dataclass(slots=True)
class SheriffTaken(Event):
    """``seat`` has the Sheriff card now."""

    seat: int


@dataclass(slots=True)
class ShotFired(Event):
    """``seat`` rolled ``die`` with the six-shooter; ``roll``, the die with the Sheriff, hits from ``target`` on."""

    seat: int
    die: int
    roll: int
    target: int


@dataclass(slots=True)
class OutlawCaptured(Event):
    """``seat`` takes an outlaw off an outpost, or off the supply where that is -1."""

    seat: int
    outpost: int


@dataclass(slots=True)
class OutlawReturned(Event):
    """``seat`` gives a captured outlaw back to the supply."""

    seat: int
