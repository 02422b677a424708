"""What a player at the command line is told about his own seat: its time, and the computer that plays it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

SECOND = 1000
AWAY = "A computer plays your seat. Type return to play again, or press Enter to look on: "
RETURN = "return"


def is_away(frame: Mapping[str, Any], seat: int | None) -> bool:
    """Whether a computer plays ``seat``, and its player may come back."""
    away = (frame.get("presence") or {}).get("away", ())
    return any(one["seat"] == seat and one["returns"] for one in away)


def time_line(frame: Mapping[str, Any], seat: int | None) -> str:
    """Until when ``seat`` may think, in the time of this machine; empty where its clock does not run."""
    running = (frame.get("clock") or {}).get("running", ())
    ends = next((one["ends"] for one in running if one["seat"] == seat), None)
    return "" if ends is None else f"Your time ends on {datetime.fromtimestamp(ends / SECOND):%d %b at %H:%M:%S}."
