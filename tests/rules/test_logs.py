"""Log lines: JSON, and no word of a library's exception."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from sagebrush_rules import logs


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Other tests keep their own configuration."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


def test_a_line_is_one_json_object(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    logs.configure("info")
    structlog.get_logger().info("command", game="g", version=3)
    structlog.get_logger().debug("unheard")
    (line,) = capfdbinary.readouterr().err.splitlines()
    told = json.loads(line)
    assert told.pop("timestamp").endswith("Z")
    assert told == {"event": "command", "game": "g", "version": 3, "level": "info"}


def test_a_library_is_quoted_by_its_name_and_never_by_its_words(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    logs.configure("info")
    try:
        raise ValueError("the hand is 7, 8, 9")
    except ValueError:
        logging.getLogger("asyncio").exception("task with hand 7, 8, 9")
    logging.getLogger("asyncio").info("unheard")
    (line,) = capfdbinary.readouterr().err.splitlines()
    assert b"hand" not in line.replace(b"handle", b"")
    told = json.loads(line)
    assert (told["event"], told["logger"], told["error"]) == ("library", "asyncio", "ValueError")
