"""Faults of ours: a number for the caller, a place in the source for the log, and never the text of the exception."""

import secrets

import structlog

from sagebrush_rules.metrics import FAULTS

log = structlog.get_logger("sagebrush.rules")


def fault_id(error: BaseException) -> str:
    """The number under which ``error`` was logged; its text is left out, for it may hold hidden things."""
    number = secrets.token_hex(8)
    FAULTS.inc()
    log.error("fault", fault=number, exc_info=error)
    return number
