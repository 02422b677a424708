"""What the Rival of a solo game does."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class HeadStartDealt(Event):
    """Buildings the Rival of a solo game starts with, the usable one last."""

    owner: int
    buildings: tuple[int, ...]


@dataclass(slots=True)
class RivalRolled(Event):
    """The solo Rival rolled where to place its next posse, 1 to 6."""

    die: int


@dataclass(slots=True)
class RivalCardDrawn(Event):
    """The solo Rival had to fight with another poker card."""

    role: int
    card: int
    value: int
