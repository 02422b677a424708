"""Logs of the supervisor: sentences on a terminal, elsewhere lines of the same shape as those of every process.

They need no structlog, which would make the supervisor a quarter larger (5 MB).
"""

import json
import logging
import sys
from datetime import UTC, datetime


def configure_sentence_logs(service: str, level: str) -> None:
    """Let the loggers of this process write sentences to a terminal, or else JSON lines of ``service``."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s") if sys.stderr.isatty() else LineFormatter(service))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)


def event(name: str) -> dict[str, str]:
    """What names the event of a record: its ``extra``."""
    return {"event": name}


class LineFormatter(logging.Formatter):
    """One JSON object a record, with its ``event`` and its sentence as ``message``."""

    def __init__(self, service: str) -> None:
        super().__init__()
        self._service = service

    def format(self, record: logging.LogRecord) -> str:
        """The line of ``record``; one without an ``event`` comes from a library."""
        line = {
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", "library"),
            "service": self._service,
        }
        return json.dumps(line | {"message": record.getMessage()})
