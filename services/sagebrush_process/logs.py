"""Logs: one JSON object a line on standard error, with the same keys in every process.

``timestamp level event service`` are in every line; ``game version command_id trace_id`` where it is about one, then
what only this event has. Ids and numbers, never content: the text of an exception or of a library may quote a view.
"""

import logging
import sys
from contextlib import suppress
from functools import partial
from typing import BinaryIO

import msgspec
import structlog
from structlog.types import EventDict

from sagebrush_process.places import places_of

KEYS = ("timestamp", "level", "event", "service", "game", "version", "command_id", "trace_id")
"""In this order, at the beginning of a line."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


def configure_logs(service: str, level: str, file: BinaryIO | None = None) -> None:
    """Let every logger of this process write lines of ``service`` from ``level`` on; libraries only warn.

    To standard error, where a line may be lost, or to a ``file``, where the logger raises CannotLog instead.
    """
    writer = LineWriter(sys.stderr.buffer) if file is None else CheckedLineWriter(file)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            describe_exception,
            partial(render, service),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=lambda *_: writer,
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[LibraryHandler()], level=logging.WARNING, force=True)


class LineWriter:
    """Writes lines; one that cannot be written is lost, never the work that it is about."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def msg(self, line: bytes) -> None:
        """Write ``line`` in one call, so that those of several threads do not mix."""
        self._write(line + b"\n")

    def _write(self, line: bytes) -> None:
        with suppress(OSError):
            self._file.write(line)
            self._file.flush()

    debug = info = warning = error = critical = exception = log = msg


class CannotLog(Exception):
    """A line could not be written; the text says why."""


class CheckedLineWriter(LineWriter):
    """Writes lines of which none may be lost; raises CannotLog."""

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            raise CannotLog(error.strerror) from error


class LibraryHandler(logging.Handler):
    """Logs which library complained, where, and about what kind of error."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log ``record`` without its text."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        place = f"{record.filename}:{record.lineno}"
        structlog.get_logger().log(record.levelno, "library", logger=record.name, place=place, error=kind)


def describe_exception(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Replace ``exc_info``, an exception or True for the one being handled, by its class and its places."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places_of(error)
    return event


def render(service: str, _logger: object, _method: str, event: EventDict) -> bytes:
    """One line; ``KEYS`` come first."""
    event["service"] = service
    return _encode({key: event.pop(key) for key in KEYS if key in event} | dict(event))
