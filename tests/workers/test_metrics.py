"""What operators may count."""

from urllib.request import urlopen

from sagebrush_workers import metrics
from tests.servers import free_port


def test_numbers_are_served_where_an_address_is_set() -> None:
    port = free_port()
    metrics.serve(f"127.0.0.1:{port}")
    metrics.TURNS.labels("random", "moved").inc()
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        assert b'sagebrush_turns_total{ending="moved",opponent="random"}' in answer.read()


def test_nothing_is_served_without_an_address() -> None:
    metrics.serve("")
