"""What a client was told of the game of the example, and what it would have been told of another one."""

from sagebrush_cli.records.frames import filed_commits
from sagebrush_client import Told
from sagebrush_client.frames import Json
from tests.vectors import CLIENTS

EXAMPLE = (CLIENTS / "example.ndjson").read_bytes()
Events = dict[int, list[Json]]
"""By version."""


def events_told(seat: int | None) -> Events:
    """The example as ``seat`` was told it."""
    return {one.frame["version"]: one.frame["events"] for one in filed_commits(EXAMPLE, seat)}


def told(events: Events) -> Told:
    """The same, noted."""
    found = Told()
    for version, some in events.items():
        found.note({"version": version, "events": some})
    return found


def with_another_event(events: Events) -> int:
    """The dice that somebody saw were others, and so the game that followed from them."""
    events[50] = [*events[50], {"type": "next", "then": []}]
    return 50


def with_another_number(events: Events) -> int:
    event = next(event for event in events[1] if event["type"] == "boss-taken")
    event["boss"] += 1
    return 1


def with_another_field(events: Events) -> int:
    events[7][0]["weather"] = "fair"
    return 7


def longer(events: Events) -> int:
    last = max(events)
    events[last + 1] = [{"type": "next", "then": []}]
    return last + 1


CHANGES = [with_another_event, with_another_number, with_another_field, longer]
"""Each answers with the first version that differs then."""
