"""A New Beginning: sheets are filled in secretly and revealed together."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class SheetsHanded(Event):
    """Everybody has an empty sheet with these lines, and so many dollars to spend on it (by seat)."""

    lines: tuple[str, ...]
    budgets: tuple[int, ...]


@dataclass(slots=True)
class LineWritten(Event):
    """A seat wrote the next line of its sheet; ``number`` is -1 for everybody else."""

    seat: Seat
    number: int


@dataclass(slots=True)
class SheetFinished(Event):
    """The last line of a sheet is written."""

    seat: Seat


@dataclass(slots=True)
class SheetsRevealed(Event):
    """All sheets are shown, and everybody has what it chose: by line, then by seat."""

    kits: dict[str, tuple[int, ...]]
