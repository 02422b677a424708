"""The file of an arena: a line of JSON for each finished game, on disk before the next one counts."""

import json
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from sagebrush_opponents.arena.line_file import LineFile
from sagebrush_opponents.arena.records import GameRecord, record_of

RUN = "run"
"""The field of lines that describe a run; the records after them belong to it."""
BEGINNINGS = b'{"run":', b'{"id":'
"""How lines begin."""


class GameLog(LineFile):
    """Records by game, earlier runs included. A line that a kill cut off is removed when the file is opened."""

    def __init__(self, file: Path) -> None:
        self._lock = Lock()
        self.records: dict[str, GameRecord] = {}
        self.runs: list[Mapping[str, Any]] = []
        self._beginning: Mapping[str, Any] | None = None
        self.builds: dict[str, str] = {}
        """By game: with which build it was played."""
        super().__init__(file, BEGINNINGS, self._keep)

    def begin(self, run: Mapping[str, Any]) -> None:
        """Say what is true of the records that follow; it is written before the first of them."""
        self._beginning = run

    def append(self, record: GameRecord) -> None:
        """Keep a game; once this returns it survives a kill and a power cut. Threads may call it."""
        with self._lock:
            if record.id not in self.records:
                self._write_beginning()
                self.write(record.line())
                self._note(record)

    def _write_beginning(self) -> None:
        if self._beginning is not None:
            self.runs.append(self._beginning)
            self.write(json.dumps({RUN: self._beginning}).encode() + b"\n")
            self._beginning = None

    def _keep(self, line: bytes) -> None:
        fields = json.loads(line)
        if RUN in fields:
            self.runs.append(msgspec.convert(fields[RUN], dict[str, Any]))
        else:
            self._note(record_of(fields))

    def _note(self, record: GameRecord) -> None:
        self.records[record.id] = record
        if self.runs:
            self.builds[record.id] = self.runs[-1].get("build", "unknown")
