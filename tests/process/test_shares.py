"""Places that callers share."""

from contextlib import ExitStack

import pytest

from sagebrush_process.shares import SharedPlaces


class NoPlace(Exception):
    """What is raised where none is free."""


def held(places: SharedPlaces, *taken: tuple[str, int]) -> list[bool]:
    """Whether each of ``taken``, a caller and how many places, was given beside those before it."""
    with ExitStack() as stack:
        return [_is_given(stack, places, caller, count) for caller, count in taken]


def _is_given(stack: ExitStack, places: SharedPlaces, caller: str, count: int) -> bool:
    try:
        stack.enter_context(places.place(caller, count))
    except NoPlace:
        return False
    return True


@pytest.mark.parametrize(
    ("most", "taken", "given"),
    [
        (4, [("a", 1), ("a", 1), ("a", 1), ("b", 1), ("c", 1), ("d", 1)], [True, True, False, True, True, False]),
        (1, [("a", 1), ("a", 1), ("b", 1)], [True, False, False]),
        (10, [("a", 3), ("a", 3), ("a", 2), ("b", 4), ("c", 2), ("c", 1)], [True, False, True, True, False, True]),
        (10, [("a", 12), ("a", 1), ("b", 1)], [True, False, False]),
        (10, [("a", 6), ("a", 1), ("b", 5), ("b", 4)], [True, False, False, True]),
    ],
    ids=["half for one", "a single place", "several at once", "more than all", "more than half"],
)
def test_one_caller_leaves_half_of_the_places_to_others(
    most: int, taken: list[tuple[str, int]], given: list[bool]
) -> None:
    places = SharedPlaces(most, NoPlace)
    assert held(places, *taken) == given
    assert held(places, *taken) == given and not places._held  # all were given back


def test_one_caller_may_be_given_less_than_half() -> None:
    places = SharedPlaces(16, NoPlace, shares=8)
    assert held(places, ("a", 1), ("a", 1), ("a", 1), ("b", 5), ("b", 1), ("c", 9)) == [
        True, True, False, True, False, True,
    ]  # fmt: skip
