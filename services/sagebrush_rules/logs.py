"""Logs: one JSON object a line on standard error."""

import logging
import sys

import msgspec
import structlog


def configure(level: str) -> None:
    """Every logger of this process writes JSON from ``level`` (debug, info, warning, error) on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.BytesLoggerFactory(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )


_json = msgspec.json.Encoder(enc_hook=str).encode


def _render(_logger: object, _method: str, event: structlog.types.EventDict) -> bytes:
    return _json(event)
