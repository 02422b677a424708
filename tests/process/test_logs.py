"""One shape of a log line, and nothing in it that somebody may not know."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from sagebrush_process.logs import KEYS, LineWriter, configure_logs


class FullPipe(io.BytesIO):
    def write(self, _data: object) -> int:
        raise BlockingIOError("the reader does not read")


class Written:
    """What a process of the service ``relay`` wrote."""

    def __init__(self) -> None:
        self.buffer = io.BytesIO()

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.buffer.getvalue().splitlines()]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    log, handlers, level = Written(), logging.root.handlers, logging.root.level
    monkeypatch.setattr(sys, "stderr", log)
    monkeypatch.setattr(logging.root, "handlers", list(handlers))
    before = structlog.get_config()
    configure_logs("relay", "info")
    yield log
    structlog.configure(**before)
    logging.root.setLevel(level)


def test_a_line_begins_with_the_keys_of_every_process(written: Written) -> None:
    ids = {"trace_id": "t", "command_id": "c", "version": 2, "game": "g"}
    structlog.get_logger().info("queued", seat=1, **ids)
    (line,) = written.lines()
    assert tuple(line) == (*KEYS, "seat")
    assert (line["level"], line["event"], line["service"], line["game"]) == ("info", "queued", "relay", "g")


def test_a_line_about_no_game_names_none(written: Written) -> None:
    structlog.get_logger().info("started")
    assert tuple(written.lines()[0]) == ("timestamp", "level", "event", "service")


def test_what_a_task_is_about_stands_in_every_line_of_it(written: Written) -> None:
    with structlog.contextvars.bound_contextvars(game="g", trace_id="t"):
        structlog.get_logger().info("moved")
    assert written.lines()[0]["game"] == "g"


def test_a_line_below_the_level_is_not_written(written: Written) -> None:
    structlog.get_logger().debug("detail")
    assert written.lines() == []


def test_an_exception_is_logged_with_its_places_and_never_with_the_card(written: Written) -> None:
    hands: dict[str, int] = {}
    try:
        hands["queen of hearts"]
    except KeyError:
        structlog.get_logger().exception("fallback")
    (line,) = written.lines()
    assert (line["level"], line["error"]) == ("error", "KeyError")
    assert line["places"][-1].startswith("test_logs.py:")
    assert b"queen" not in written.buffer.getvalue()


def test_a_library_that_complains_is_named_and_not_quoted(written: Written) -> None:
    logging.getLogger("celery.worker").warning("the message held %s", "a hidden card")
    logging.getLogger("celery.worker").info("started a task")
    (line,) = written.lines()
    assert (line["event"], line["logger"], line["level"]) == ("library", "celery.worker", "warning")
    assert line["place"].startswith("test_logs.py:")
    assert b"hidden" not in written.buffer.getvalue()


def test_a_line_is_written_and_seen_off() -> None:
    file = io.BytesIO()
    LineWriter(file).info(b'{"event":"command"}')
    assert file.getvalue() == b'{"event":"command"}\n'


def test_a_line_that_cannot_be_written_is_lost_without_a_word() -> None:
    LineWriter(FullPipe()).info(b"{}")
