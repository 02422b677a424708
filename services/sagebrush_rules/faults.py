"""Faults of ours: a number for the caller, a place in the source for the log, and never the text of the exception."""

import secrets
import traceback

import structlog

from sagebrush_rules.metrics import FAULTS

log = structlog.get_logger("sagebrush.rules")
FRAMES = 6


def fault_id(error: BaseException) -> str:
    """The number under which ``error`` was logged; its text is left out, for it may hold what somebody may not know."""
    number = secrets.token_hex(8)
    FAULTS.inc()
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    log.error("fault", fault=number, error=type(error).__name__, places=places)
    return number
