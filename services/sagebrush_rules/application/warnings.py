"""Telling players that their time runs out: nothing of the game changes, so it is no commit, and no replay needs it.

A seat is told once of each instant of a decision. Where several have passed unnoticed, it is told of the last alone.
"""

from collections.abc import Callable

import msgspec

from sagebrush_events import Record
from sagebrush_events.record import ToldWarnings
from sagebrush_games.kernel.clocks import ClockWarning
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.timekeeping import clock_warnings, downtime_credit
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application import feed
from sagebrush_rules.application.downtime import DowntimeLog
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.requests import checked_game


class TellingMark(msgspec.Struct, array_like=True):
    """Of what a seat was warned last: the decision, by when it began, and the seconds that were left of it."""

    since: int
    seconds: int
    told: int
    """When it was told, Unix ms."""


_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(TellingMark).decode


class ClockWarnings:
    """What is told of running clocks before their end. ``clock`` is in Unix ms."""

    def __init__(self, record: Record, reader: GameReader, downtime: DowntimeLog, clock: Callable[[], int]) -> None:
        self._record = record
        self._reader = reader
        self._downtime = downtime
        self._clock = clock

    async def tell(self, request: wire.TellWarningsRequest) -> wire.TellWarningsReply:
        """How many seats were warned; none where it is too early, somebody else did it, or the game moved meanwhile."""
        game = checked_game(request.game)
        due = await self._record.warning_due(game)
        if due is None:
            return wire.TellWarningsReply()
        await self._downtime.catch_up()
        newest, now = await self._reader.newest(game), self._clock()
        credit = downtime_credit(newest.table, newest.clocks, now, self._downtime.downtimes)
        known = await self._marks(game)
        found = [one for one in clock_warnings(newest.table, newest.clocks, credit) if is_news(one, known)]
        passed = {one.seat: one for one in found if one.at <= now < one.ends}
        again = min((one.at for one in found if one.at > now), default=None)
        marks = {seat: _encode(TellingMark(one.since, one.seconds, now)) for seat, one in passed.items()}
        payload = feed.warning_payload(newest, list(passed.values()), now) if passed else b""
        is_told = await self._record.tell_warnings(ToldWarnings(game, newest.version, due, again, marks, payload))
        return wire.TellWarningsReply(seats=len(passed) if is_told else 0)

    async def told(self, newest: AppliedCommit) -> list[wire.ClockWarning]:
        """Of what the seats were warned whose clock runs now."""
        warnings = clock_warnings(newest.table, newest.clocks)
        known = await self._marks(newest.table.game) if warnings else {}
        return [
            feed.told_warning(one, mark.told)
            for one in warnings
            for mark in (known.get(one.seat),)
            if mark is not None and (mark.since, mark.seconds) == (one.since, one.seconds)
        ]

    async def _marks(self, game: str) -> dict[int, TellingMark]:
        return {seat: _decode(mark) for seat, mark in (await self._record.warned(game)).items()}


def is_news(warning: ClockWarning, known: dict[int, TellingMark]) -> bool:
    """Whether the seat was not warned of this instant of its decision, or of a later one."""
    mark = known.get(warning.seat)
    return mark is None or mark.since != warning.since or warning.seconds < mark.seconds
