"""When a game that was nudged in vain is nudged again: after longer and longer pauses."""

from sagebrush_events import Overdue

FIRST_PAUSE_MS = 2000
LONGEST_PAUSE_MS = 16_000


class Backoff:
    """What was nudged, when to nudge it again, and the pause before that, Unix times and pauses in ms."""

    def __init__(self) -> None:
        self._nudged: dict[Overdue, tuple[int, int]] = {}

    def __len__(self) -> int:
        """How many were nudged and are overdue still; some of them, as of games that cannot be read, for ever."""
        return len(self._nudged)

    def due(self, overdue: list[Overdue], now_ms: int, most: int) -> list[Overdue]:
        """The first ``most`` of ``overdue`` that should be nudged now; what is no longer overdue is forgotten."""
        known = self._nudged
        self._nudged = {turn: known[turn] for turn in overdue if turn in known}
        chosen = [turn for turn in overdue if self._nudged.get(turn, (0, 0))[0] <= now_ms][:most]
        for turn in chosen:
            pause = min(2 * self._nudged[turn][1], LONGEST_PAUSE_MS) if turn in self._nudged else FIRST_PAUSE_MS
            self._nudged[turn] = now_ms + pause, pause
        return chosen
