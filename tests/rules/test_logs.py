"""Logs never stand in the way of an answer."""

import io

from sagebrush_rules.logs import Lines


class FullPipe(io.BytesIO):
    def write(self, _data: object) -> int:
        raise BlockingIOError("the reader does not read")


def test_a_line_is_written_and_seen_off() -> None:
    file = io.BytesIO()
    Lines(file).info(b'{"event":"command"}')
    assert file.getvalue() == b'{"event":"command"}\n'


def test_a_line_that_cannot_be_written_is_lost_without_a_word() -> None:
    Lines(FullPipe()).info(b"{}")
