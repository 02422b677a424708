"""Which connection makes room for a newcomer."""

import asyncio
from typing import cast

from sagebrush_gateway.limits.connections import Connections


class Line:
    """A transport of which only the end matters."""

    def __init__(self) -> None:
        self.is_aborted = False
        self.is_ending = False

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_ending


def line() -> asyncio.Transport:
    return cast(asyncio.Transport, Line())


def aborted(*lines: asyncio.Transport) -> list[bool]:
    return [cast(Line, one).is_aborted for one in lines]


def test_who_never_asked_makes_room_before_who_has_been_served() -> None:
    connections = Connections(10, 2)
    served, silent, newcomer = line(), line(), line()
    assert connections.enter(served, "192.0.2.1") and connections.enter(silent, "192.0.2.1")
    connections.serve(served)
    connections.wait(served)
    assert connections.enter(newcomer, "192.0.2.1")
    assert aborted(served, silent, newcomer) == [False, True, False]


def test_a_busy_connection_is_never_displaced() -> None:
    connections = Connections(10, 1)
    busy, newcomer = line(), line()
    assert connections.enter(busy, "192.0.2.1")
    connections.serve(busy)
    assert not connections.enter(newcomer, "192.0.2.1")
    connections.leave(busy)
    assert connections.enter(newcomer, "192.0.2.1") and aborted(busy, newcomer) == [False, False]


def test_a_connection_that_ends_while_nobody_reads_its_last_answer_makes_room_after_all_that_wait() -> None:
    connections = Connections(10, 3)
    busy, ending, idle, newcomer, next_one, last = (line() for _ in range(6))
    for one in (busy, ending, idle):
        assert connections.enter(one, "192.0.2.1")
        connections.serve(one)
    cast(Line, ending).is_ending = True
    connections.wait(idle)
    assert connections.enter(newcomer, "192.0.2.1") and aborted(busy, ending, idle) == [False, False, True]
    connections.serve(newcomer)
    assert connections.enter(next_one, "192.0.2.1") and aborted(busy, ending, newcomer) == [False, True, False]
    connections.serve(next_one)
    assert not connections.enter(last, "192.0.2.1")


def test_addresses_have_room_of_their_own_until_all_is_taken() -> None:
    connections = Connections(3, 2)
    lines = [line() for _ in range(4)]
    for one, host in zip(lines, ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"), strict=True):
        assert connections.enter(one, host)
    assert aborted(*lines) == [True, False, False, False] and len(connections) == 3


def test_a_connection_that_left_is_forgotten_and_may_be_told_twice() -> None:
    connections = Connections(10, 1)
    for number in range(1000):
        one = line()
        assert connections.enter(one, f"192.0.2.{number % 250}")
        connections.leave(one)
        connections.leave(one)
        connections.wait(one)
    assert len(connections) == 0 and not connections._of_address and not connections._groups


def test_a_trusted_proxy_and_a_unix_socket_share_only_the_limit_of_all() -> None:
    connections = Connections(5, 1, "10.0.0.0/8")
    lines = [line() for _ in range(5)]
    assert all(connections.enter(one, host) for one, host in zip(lines, ["10.1.1.1"] * 3 + [""] * 2, strict=True))
    assert aborted(*lines) == [False] * 5
