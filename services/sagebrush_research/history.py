"""What a seat has read so far: as text, in full, and as numbers, of the latest events."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from sagebrush_games.kernel.messages import Event

EVENTS_BACK = 16
"""How many of the latest events are told in numbers."""
HIDDEN = "Redacted"


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """``seat`` gave the command with this action id (the box: seat -1, action -1), and what it caused, unredacted."""

    seat: int
    action: int
    events: Sequence[Event]


@dataclass(frozen=True)
class HistoryLayout:
    """What each number about the latest events is; the newest event stands first.

    Of each event: 1 at the name of its class, ``Redacted`` for one that may not be read, and 1 at its seat, counted
    from the viewer, if it says one.
    """

    events: tuple[str, ...]
    owners: int

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        one = [*(f".{name}" for name in self._keys), *(f".seat[seat+{owner}]" for owner in range(self.owners))]
        return tuple(f"event[-{back}]{name}" for back in range(1, EVENTS_BACK + 1) for name in one)

    @cached_property
    def _keys(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(dict.fromkeys((*self.events, HIDDEN)))}

    def numbers(self, newest_first: Iterator[Event], seat: int) -> list[float]:
        """The numbers about events that ``seat`` has read, redacted already."""
        step = len(self._keys) + self.owners
        into = [0.0] * (EVENTS_BACK * step)
        for back, event in enumerate(islice(newest_first, EVENTS_BACK)):
            if (place := self._keys.get(type(event).__name__)) is not None:
                into[back * step + place] = 1.0
            owner = getattr(event, "seat", None)
            if isinstance(owner, int) and owner >= 0:
                into[back * step + len(self._keys) + (owner - seat) % self.owners] = 1.0
        return into
