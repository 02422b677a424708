"""The apples of Apple Hill."""

from dataclasses import dataclass, field

from sagebrush_games.kernel.copying import DerivedCopy


@dataclass(slots=True)
class Orchard(DerivedCopy):
    """The apple supply, 0 to 6: green, red."""

    supply: list[int] = field(default_factory=lambda: [0, 0])
