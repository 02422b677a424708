"""One log file a process, kept across runs and set aside once when it has grown."""

from pathlib import Path
from typing import BinaryIO

LARGE_BYTES = 16 * 1024 * 1024
"""A log of this size is set aside at the next start."""


def open_log(path: Path) -> BinaryIO:
    """The log at ``path``, open for more lines."""
    if path.exists() and path.stat().st_size >= LARGE_BYTES:
        path.replace(path.with_suffix(".log.1"))
    return path.open("ab", buffering=0)


def last_lines(path: Path, lines: int = 12) -> str:
    """The end of a log, empty when there is none."""
    if not path.exists():
        return ""
    with path.open("rb") as log:
        log.seek(max(0, path.stat().st_size - 16_384))
        return "\n".join(log.read().decode(errors="replace").splitlines()[-lines:])
