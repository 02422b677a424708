"""Logs: one JSON object a line on standard error."""

import logging
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec
import structlog

_json = msgspec.json.Encoder(enc_hook=str).encode


def configure(level: str) -> None:
    """Every logger of this process writes JSON from ``level`` (debug, info, warning, error) on; libraries only warn."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=lambda *_: Lines(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Libraries()], level=logging.WARNING, force=True)


class Lines:
    """Writes lines; one that cannot be written is lost, never the answer to the command that it is about."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def msg(self, line: bytes) -> None:
        """Write ``line`` and see it off."""
        with suppress(OSError):
            self._file.write(line + b"\n")
            self._file.flush()

    debug = info = warning = error = critical = exception = log = msg


class Libraries(logging.Handler):
    """Says which library complained, where and about what kind of error; its words may quote what nobody may read."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line for ``record``."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        place = f"{record.filename}:{record.lineno}"
        structlog.get_logger().log(record.levelno, "library", logger=record.name, place=place, error=kind)


def _render(_logger: object, _method: str, event: structlog.types.EventDict) -> bytes:
    return _json(event)
