"""Logs as JSON lines on standard error, for our own events and for those of the libraries alike."""

import logging
import sys

import structlog
from structlog.typing import Processor

LIBRARIES = ("celery", "kombu", "redis", "asyncio")
"""They tell us of warnings; what they do is in our own lines, with game, version and seat."""


def set_up_logs(role: str, level: str = "info") -> None:
    """Every line of this process is one JSON object that names its ``role``."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(logging.WARNING)
    structlog.contextvars.bind_contextvars(role=role)
