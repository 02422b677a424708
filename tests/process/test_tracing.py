"""Trace ids as the W3C says they are."""

import re

import pytest

from sagebrush_process.tracing import trace_id_of, traceparent_of

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


@pytest.mark.parametrize("version", ["00", "7f"])
def test_the_trace_of_the_caller_goes_on(version: str) -> None:
    assert trace_id_of(f"{version}-{TRACE}-00f067aa0ba902b7-01") == TRACE


@pytest.mark.parametrize(
    "header", ["", "00-zz", f"ff-{TRACE}-00f067aa0ba902b7-01", f"00-{'0' * 32}-00f067aa0ba902b7-01", f"00-{TRACE}"]
)
def test_a_header_that_names_no_trace_begins_a_new_one(header: str) -> None:
    first, second = trace_id_of(header), trace_id_of(header)
    assert first != second
    assert re.fullmatch("[0-9a-f]{32}", first)


def test_each_answer_is_a_span_of_its_own() -> None:
    first, second = traceparent_of(TRACE), traceparent_of(TRACE)
    assert first != second
    assert re.fullmatch(f"00-{TRACE}-[0-9a-f]{{16}}-01", first)
