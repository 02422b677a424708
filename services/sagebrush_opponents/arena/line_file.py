"""A file to which one process at a time appends lines: each is on disk before the next one counts."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self


class BusyLog(Exception):
    """Another process writes into the file."""


class BrokenLog(Exception):
    """A line before the last one is none of the file's; the text names it."""


class LineFile:
    """Appended lines. One that a kill cut off is removed when the file is opened; ``keep`` reads each of the others.

    ``beginnings``: how lines begin. The first one of a file is cut off by a kill, or the file is another one and not
    ours to change. ``keep`` raises ValueError, TypeError or KeyError for what is no such line.
    """

    def __init__(self, file: Path, beginnings: tuple[bytes, ...], keep: Callable[[bytes], None]) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file, self._beginnings = file.open("a+b"), beginnings
        try:
            self._take(file)
            self._read(keep)
        except (BusyLog, BrokenLog):
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _t: TracebackType | None
    ) -> None:
        self._file.close()

    def write(self, line: bytes) -> None:
        """Append ``line``, which ends with its break; once this returns it survives a kill and a power cut."""
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _take(self, file: Path) -> None:
        """Keep others away; raises BusyLog where one is there, or has just put another file in the place of this."""
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            is_ours = os.path.samestat(os.fstat(self._file.fileno()), file.stat())
        except (BlockingIOError, FileNotFoundError):
            is_ours = False
        if not is_ours:
            raise BusyLog(f"{file} is written by another arena")

    def _read(self, keep: Callable[[bytes], None]) -> None:
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n") and (whole or self._is_torn(line)):
                break
            try:
                keep(line)
            except (ValueError, TypeError, KeyError) as error:
                raise BrokenLog(f"line {number} of {self._file.name} cannot be read: {error!r}") from error
            whole += len(line)
        self._file.truncate(whole)

    def _is_torn(self, line: bytes) -> bool:
        """Whether it is the beginning of a line of ours."""
        return any(line.startswith(beginning) or beginning.startswith(line) for beginning in self._beginnings)
