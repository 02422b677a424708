"""How many commits were acknowledged at least, kept where a loss of commits leaves it, and compared with the record."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import structlog

from sagebrush_events import Record, StoreFull
from sagebrush_events.keys import PARTITIONS
from sagebrush_process.files import OWNER_ALONE, replace_file
from sagebrush_rules.metrics import LOST

log = structlog.get_logger("sagebrush.rules")
NONE = [0] * PARTITIONS


class _Marks(msgspec.Struct):
    """What the file holds: commits by partition."""

    commits: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(min_length=PARTITIONS, max_length=PARTITIONS)
    ]


_FILE = msgspec.json.Decoder(_Marks).decode


class RecordLost(Exception):
    """The record has fewer commits than were acknowledged; the text says how many, and what to do."""

    def __init__(self, marks: list[int], counts: list[int]) -> None:
        self.missing = sum(max(0, mark - count) for mark, count in zip(marks, counts, strict=True))
        self.acknowledged = sum(marks)
        self.there = sum(counts)
        super().__init__(
            f"record-lost: {self.missing} of {self.acknowledged} acknowledged commits are missing; "
            f"the record has {self.there}. Nothing was changed. Bring them back, or accept the loss "
            f"by one start with SAGEBRUSH_RECORD_ACCEPTED={self.there}; "
            "docs/operating.md, 'When the record has lost something'"
        )


class MarksDamaged(Exception):
    """The file of acknowledged commits is not what was written; the text says what to do."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"record-marks-damaged: {path} does not hold the numbers of acknowledged commits. Put a copy back, or "
            "move it away: the numbers in the store are compared then, which a lost store has lost, too"
        )


class MarksUnusable(Exception):
    """The file of acknowledged commits can be neither read nor written; the text says why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"SAGEBRUSH_RULES_ACKNOWLEDGED: {path} cannot be used ({reason})")


class Acknowledged:
    """The marks of one process: for each partition, commits that the record had on disk at some time.

    They are lower bounds, so several processes may keep them in the same two places, in any order: a plain key of
    the store, and the file ``path`` if it is not empty.
    """

    def __init__(self, record: Record, path: str = "", accepted: int | None = None) -> None:
        self._record = record
        self._path = Path(path) if path else None
        self._accepted = accepted
        self._marks = NONE
        self.loss: RecordLost | None = None

    async def compare_at_start(self) -> None:
        """Compare with what earlier processes kept; raises RecordLost unless the operator accepted what is left.

        Raises MarksDamaged or MarksUnusable for a file that is of no use.
        """
        try:
            await self._compare_at_start()
        except OSError as error:
            assert self._path is not None
            raise MarksUnusable(self._path, str(error.strerror or error)) from error

    async def _compare_at_start(self) -> None:
        marks = [max(pair) for pair in zip(await self._record.marks(), self._read(), strict=True)]
        counts = await self._record.commit_counts()
        if _is_less(counts, marks):
            loss = RecordLost(marks, counts)
            if self._accepted != loss.there:
                raise loss
            log.critical("record-loss-accepted", missing=loss.missing, there=loss.there)
        await self._keep(counts)

    async def compare(self) -> None:
        """Compare with what is there now, and remember it; ``loss`` says what is missing as long as it is."""
        counts = await self._record.commit_counts()
        if _is_less(counts, self._marks):
            self._raise_alarm(RecordLost(self._marks, counts))
            return
        self.loss = None
        if counts != self._marks:
            await self._keep(counts)

    def _raise_alarm(self, loss: RecordLost) -> None:
        """Raise the alarm, once for each loss."""
        if self.loss is None:
            LOST.inc()
            log.critical("record-lost", missing=loss.missing, acknowledged=loss.acknowledged, there=loss.there)
        self.loss = loss

    async def _keep(self, counts: list[int]) -> None:
        """Keep ``counts`` in both places; with replicas the write waits for them, so they have the commits, too."""
        with suppress(StoreFull):  # reading goes on, and the file remembers
            await self._record.keep_marks(counts)
        if self._path is not None:
            await asyncio.to_thread(replace_file, self._path, json.dumps({"commits": counts}).encode(), OWNER_ALONE)
        self._marks = counts

    def _read(self) -> list[int]:
        """The marks of the file; raises MarksDamaged."""
        if self._path is None or not self._path.exists():
            return NONE
        try:
            return _FILE(self._path.read_bytes()).commits
        except msgspec.MsgspecError:
            raise MarksDamaged(self._path) from None


def _is_less(counts: list[int], marks: list[int]) -> bool:
    """Whether some partition has fewer commits than its mark says."""
    return any(count < mark for count, mark in zip(counts, marks, strict=True))
