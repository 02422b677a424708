"""What the requests of a bot say that it does wrong."""

from collections.abc import Iterator, Sequence
from typing import Literal

from sagebrush_cli.bots.ways.exchange import Exchange
from sagebrush_cli.bots.ways.proxy import LOST

NO_FAULT = (409, 429)
TOO_LATE = ("stale-version", "not-your-turn", "game-over")
"""What a command is told when somebody was faster."""
MOST_REQUESTS = 200
"""Between two commands; who asks more often does not wait."""
EARLY = 0.8
"""Parts of the time that it was told to wait, from which on nobody is called hasty."""

Way = Literal["join", "work", "serve"]

Found = tuple[str, str]
"""The kind of a fault, and what happened."""


def faults_in(exchanges: Sequence[Exchange], way: str) -> Iterator[Found]:
    """Everything wrong in what a bot asked; ``way``: how it came."""
    yield from refused(exchanges)
    yield from hasty(exchanges)
    yield from polling(exchanges)
    yield from twice(exchanges)
    if way != "join":
        yield from unversioned(exchanges)
    if way == "work":
        yield from unleased(exchanges)


def refused(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """What a program that reads what it is told does not ask; that somebody else was faster is no fault."""
    for one in exchanges:
        if 400 <= one.status < 500 and one.status not in NO_FAULT and one.code not in TOO_LATE:
            yield "refused", f"{one.method} {one.path} got {one.status} {one.code}: {one.detail}"


def hasty(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """The same request sooner than `Retry-After` said."""
    for place, told in enumerate(exchanges):
        again = next((one for one in exchanges[place + 1 :] if _same(one, told)), None)
        if told.wait and again and again.at - told.at < EARLY * told.wait:
            waited = again.at - told.at
            yield "hasty", f"{told.method} {told.path} came again after {waited:.2f} s; it was told {told.wait:.0f} s"


def polling(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """Requests without end between two commands."""
    count = 0
    for one in exchanges:
        count = 0 if one.is_command else count + 1
        if count == MOST_REQUESTS:
            yield "polling", f"{count} requests without a command between them; follow a stream, or ask for work"


def twice(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """A command whose answer got lost, under another key and without the version it was decided at.

    It might have been applied twice. The same key, or a look at the game first, is right.
    """
    for place, lost in enumerate(exchanges):
        if lost.spoilt != LOST:
            continue
        following = next((one for one in exchanges[place + 1 :] if one.is_command), None)
        if following and following.key != lost.key and following.body == lost.body and not following.match:
            yield "twice", f"the answer to {lost.key!r} was lost, and the same command came under {following.key!r}"


def unversioned(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """Commands that say not which version they were decided at, though nobody watched the game meanwhile."""
    for one in exchanges:
        if one.is_command and not one.match:
            yield "unversioned", f"a command to {one.path} had no If-Match"


def unleased(exchanges: Sequence[Exchange]) -> Iterator[Found]:
    """Commands for turns that were not given out to it."""
    leased, keys = 0, set[str]()
    for one in exchanges:
        leased += one.jobs
        if one.is_command and one.key not in keys:
            keys.add(one.key)
            if leased == 0:
                yield "unleased", f"a command to {one.path} came without a job before it"
            leased = max(0, leased - 1)


def _same(one: Exchange, other: Exchange) -> bool:
    return (one.method, one.path, one.key) == (other.method, other.path, other.key)
