"""The last line of an analysis: who gave away how much, where the game turned, and its curve."""

from collections import defaultdict
from typing import Any

import msgspec

TURN = 0.05
"""How far a seat must be ahead of the one that was first before, in shares of the win, for the game to have turned."""


class SeatExpectation(msgspec.Struct, frozen=True):
    """What a seat could expect before a decision."""

    seat: int
    share: float


class AnalysisLine(msgspec.Struct, frozen=True):
    """What the summary needs of a line; ``version`` is 0 in that of the game."""

    version: int = 0
    seat: int = -1
    legal: int = 0
    expected: list[SeatExpectation] = []
    loss: float | None = None
    rating: str | None = None


class AnalysisSummary:
    """Adds up the lines of an analysis as they come; one that was resumed tells of its own part."""

    def __init__(self, after: int) -> None:
        self._after = after
        self._decisions = 0
        self._lost: defaultdict[int, float] = defaultdict(float)
        self._ratings: defaultdict[int, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        self._blunders: list[int] = []
        self._turns: list[dict[str, int]] = []
        self._curve: list[dict[str, Any]] = []
        self._favourite: int | None = None

    def add(self, line: AnalysisLine) -> None:
        """One more decision."""
        self._decisions += 1
        if line.loss is not None and line.rating is not None:
            self._lost[line.seat] += line.loss
            self._ratings[line.seat][line.rating] += 1
            if line.rating == "blunder":
                self._blunders.append(line.version)
        if line.expected:
            self._curve.append({"version": line.version, "shares": [round(one.share, 4) for one in line.expected]})
            self._note_turn(line)

    def _note_turn(self, line: AnalysisLine) -> None:
        shares = {one.seat: one.share for one in line.expected}
        best = max(shares, key=shares.__getitem__)
        if self._favourite is None:
            self._favourite = best
        elif shares[best] >= shares.get(self._favourite, 0.0) + TURN:
            self._turns.append({"version": line.version, "from": self._favourite, "to": best})
            self._favourite = best

    def encoded(self) -> bytes:
        """The line, as JSON."""
        seats = [
            {"seat": seat, "loss": round(self._lost[seat], 4), "ratings": dict(ratings)}
            for seat, ratings in sorted(self._ratings.items())
        ]
        return msgspec.json.encode(
            {
                "type": "summary",
                "after": self._after,
                "decisions": self._decisions,
                "seats": seats,
                "blunders": self._blunders,
                "turning_points": self._turns,
                "curve": self._curve,
            }
        )
