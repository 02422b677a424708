"""What a run of some minutes must have met, so that a green one says something."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from sagebrush_games.kernel.codec import PLATFORM_EVENTS
from sagebrush_games.kernel.messages import kebab
from tests.e2e.chaos.faults import EACH, FORKS
from tests.e2e.chaos.raw import Raw, RawGame

LONG = 150.0
"""Seconds from which on a run has to have met everything."""
FAULTS = (
    *(f"kill {name}" for name in (*EACH, FORKS)), "kill everything", "kill the supervisor", "stop and start",
    "lose the broker's data",
)  # fmt: skip
DONE = {
    "leave": 3, "return": 1, "plan": 3, "agree": 1, "sleep": 1, "hand over": 1, "vanish": 1, "vote": 1, "kick": 1,
    "resign": 1, "end": 1, "offer": 1,
}  # fmt: skip
"""What people did beside playing, or tried to, and how often at least."""
TOLD = {
    "seat-left": 3, "seat-retaken": 1, "seat-handed-over": 1, "seat-removed": 1, "timed-out": 1, "downtime-credited": 1,
    "end-agreed": 1, "taken-back": 1, "seat-resigned": 1, "game-closed": 1, "end-explained": 1,
}  # fmt: skip
"""What the streams tell of it."""
OTHERS = {
    "branch": 2, "branch of a running game": 1, "rematch": 1, "delivery": 4, "warning": 1, "planned": 3,
    "planned with conditions": 1, "seat taken when time was up": 1,
}  # fmt: skip
"""Branches, rematches, deliveries of webhooks, warnings, and commits that were made because a seat had planned them."""
PLATFORM = {kebab(event.__name__) for event in PLATFORM_EVENTS}


def events_in(games: Iterable[RawGame]) -> dict[str, int]:
    """How often each event of the platform stands in the streams of ``games``."""
    packed = (event for game in games for commit in game.commits for event in commit.events)
    return Counter(name for name, *_ in map(msgspec.msgpack.decode, packed) if name in PLATFORM)


def is_taken(commit: Raw) -> bool:
    """Whether a computer got a seat because its time was up."""
    return {"timed-out", "seat-left"} <= {msgspec.msgpack.decode(event)[0] for event in commit.events}


def missing(
    seconds: float, faults: Mapping[str, int], whims: Mapping[str, int], events: Mapping[str, int],
    others: Mapping[str, int],
) -> list[str]:  # fmt: skip
    """What a run of so many seconds had to meet and did not; a short one has to meet every fault alone."""
    found = lacking(faults, dict.fromkeys(FAULTS, 1))
    if seconds < LONG:
        return found
    return found + lacking(whims, DONE) + lacking(events, TOLD) + lacking(others, OTHERS)


def lacking(met: Mapping[str, int], least: Mapping[str, int]) -> list[str]:
    """What was not met often enough, with how often it was."""
    return [f"{name}: {met.get(name, 0)} of {count}" for name, count in least.items() if met.get(name, 0) < count]
