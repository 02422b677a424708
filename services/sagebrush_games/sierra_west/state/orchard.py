"""The apples of Apple Hill."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Orchard:
    """The apple supply, 0 to 6: green, red."""

    supply: list[int] = field(default_factory=lambda: [0, 0])

    def copy(self) -> "Orchard":
        """An independent orchard."""
        return Orchard(self.supply[:])
