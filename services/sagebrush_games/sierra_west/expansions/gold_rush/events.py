"""Gold Rush."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class LanternTaken(Event):
    """``seat`` has the Lantern card now."""

    seat: int


@dataclass(slots=True)
class DynamiteTaken(Event):
    """``seat`` has the Dynamite card now."""

    seat: int


@dataclass(slots=True)
class MineRolled(Event):
    """``seat`` rolled ``die`` at a mine; ``roll`` is the die with the Lantern, ``gold`` what the mine gives for it."""

    seat: int
    special: int
    die: int
    roll: int
    gold: int


@dataclass(slots=True)
class MineBlasted(Event):
    """``seat`` put the Dynamite card back: at this mine it counts as ``roll``, which gives ``gold``."""

    seat: int
    special: int
    roll: int
    gold: int


@dataclass(slots=True)
class CartLoaded(Event):
    """``seat`` takes a mine cart from the supply."""

    seat: int
