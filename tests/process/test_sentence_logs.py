"""A person at a terminal reads sentences of the supervisor; a collector of logs reads lines of the shape it knows."""

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from sagebrush_process.sentence_logs import configure_sentence_logs, event

LOG = logging.getLogger("test_sentence_logs")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The handlers of the test run come back afterwards."""
    level = logging.root.level
    monkeypatch.setattr(logging.root, "handlers", [])
    yield
    logging.root.setLevel(level)


def written(file: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "stderr", file)
    configure_sentence_logs("supervisor", "info")
    LOG.warning("%s ended; the next run starts in %.1f s", "rules", 0.1, extra=event("process-ended"))
    LOG.debug("detail")
    return file.getvalue()


def test_a_person_reads_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(Terminal(), monkeypatch) == "rules ended; the next run starts in 0.1 s\n"


def test_a_collector_of_logs_reads_a_line_of_the_usual_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.loads(written(io.StringIO(), monkeypatch))
    assert tuple(line) == ("timestamp", "level", "event", "service", "message")
    assert line["timestamp"].endswith("Z")
    assert (line["level"], line["event"], line["service"]) == ("warning", "process-ended", "supervisor")
