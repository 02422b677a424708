"""What a server says is told without what was sent to it."""

from redis.exceptions import ResponseError

from sagebrush_process.store_answers import answer_of
from tests.quoting import SENT_WITH_OTHERS


def test_what_a_server_says_is_told_without_what_was_sent() -> None:
    assert answer_of(ResponseError(SENT_WITH_OTHERS)) == "NOPERM no right to 'set'"
    assert answer_of(ResponseError("ERR unknown command `AUTH`, with args beginning with: `hunter2`, ")) == (
        "ERR unknown command `AUTH`"
    )
    assert answer_of(ResponseError("MISCONF the disk")) == "MISCONF the disk"
