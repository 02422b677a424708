"""The file of an arena: a line of JSON for each finished game, on disk before the next one counts."""

import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self

from sagebrush_opponents.arena.records import GameRecord, record_of

RUN = "run"
"""The field of lines that describe a run; the records after them belong to it."""


BEGINNINGS = b'{"run":', b'{"id":'
"""How lines begin: the first one of a file is cut off by a kill, or the file is another one and not ours to change."""


class BusyLog(Exception):
    """Another process writes into the file."""


class BrokenLog(Exception):
    """A line before the last one is no record; the text names it."""


class GameLog:
    """Records by game, earlier runs included. A line that a kill cut off is removed when the file is opened."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("a+b")
        self._lock = Lock()
        self.records: dict[str, GameRecord] = {}
        self.runs: list[Mapping[str, Any]] = []
        self._beginning: Mapping[str, Any] | None = None
        self.builds: dict[str, str] = {}
        """By game: with which build it was played."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read()
        except BlockingIOError as error:
            self._file.close()
            raise BusyLog(f"{file} is written by another arena") from error
        except BrokenLog:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _t: TracebackType | None
    ) -> None:
        self._file.close()

    def begin(self, run: Mapping[str, Any]) -> None:
        """Say what is true of the records that follow; it is written before the first of them."""
        self._beginning = run

    def append(self, record: GameRecord) -> None:
        """Keep a game; once this returns it survives a kill and a power cut. Threads may call it."""
        with self._lock:
            if record.id not in self.records:
                self._write_beginning()
                self._write(record.line())
                self._note(record)

    def _write_beginning(self) -> None:
        if self._beginning is not None:
            self.runs.append(self._beginning)
            self._write(json.dumps({RUN: self._beginning}).encode() + b"\n")
            self._beginning = None

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> None:
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n") and (whole or _is_torn(line)):
                break
            self._keep(number, line)
            whole += len(line)
        self._file.truncate(whole)

    def _keep(self, number: int, line: bytes) -> None:
        try:
            fields = json.loads(line)
            if RUN in fields:
                self.runs.append(fields[RUN])
            else:
                self._note(record_of(fields))
        except (ValueError, TypeError, KeyError) as error:
            raise BrokenLog(f"line {number} of {self._file.name} is no game: {error!r}") from error

    def _note(self, record: GameRecord) -> None:
        self.records[record.id] = record
        if self.runs:
            self.builds[record.id] = self.runs[-1].get("build", "unknown")


def _is_torn(line: bytes) -> bool:
    """Whether it is the beginning of a line of ours."""
    return any(line.startswith(beginning) or beginning.startswith(line) for beginning in BEGINNINGS)
