"""From the bytes of the record to moments: events are believed, nothing is decided again."""

from typing import Any

from sagebrush_events import Commit, decode
from sagebrush_games.kernel.messages import Event
from sagebrush_rules.moment import Moment
from sagebrush_rules.table import Table


def events_of(table: Table, commit: Commit) -> list[Event]:
    """The events of a stored commit."""
    return [table.codec.unpack_event(packed) for packed in commit.events]


def blank(table: Table) -> Any:
    """The state before the first event."""
    return table.decider.fold(())


def follow(table: Table, state: Any, commit: Commit) -> Moment:
    """The moment after ``commit``; ``state`` is changed and belongs to the moment from now on."""
    events = events_of(table, commit)
    table.decider.apply(state, events)
    return Moment(table, commit.version, commit.time, commit.seat, events, state)


def follow_all(table: Table, state: Any, stored: list[bytes]) -> Moment:
    """The moment after all of ``stored``, at least one commit; ``state`` is changed."""
    for data in stored[:-1]:
        table.decider.apply(state, events_of(table, decode(data)))
    return follow(table, state, decode(stored[-1]))
