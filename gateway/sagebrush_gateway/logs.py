"""Logs: one JSON object a line on stderr, those of libraries included."""

import logging
import sys

import structlog

SHARED: list[structlog.types.Processor] = [
    structlog.stdlib.add_logger_name,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def set_up_logs(level: str) -> None:
    """Makes every logger write JSON to stderr, from ``level`` on: `debug`, `info`, `warning`, `error`."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    renderer = structlog.processors.JSONRenderer()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(renderer, foreign_pre_chain=SHARED))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # its warnings are what strangers send
