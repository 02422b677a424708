"""Each number of an observation says what its name says, seen from every seat."""

from dataclasses import dataclass
from typing import Any

import pytest

from sagebrush_research.observations.encoders import (
    Encoder,
    by_key,
    by_seat,
    counted,
    listed,
    maybe,
    number,
    one_of,
    record,
    seat_of,
    seats_of,
)
from sagebrush_research.table import research_table
from tests.research.tables import random_game


@dataclass(frozen=True)
class Card:
    """What a view may have several of."""

    colour: str
    pips: int


def told(encoder: Encoder, value: Any, seat: int = 0) -> dict[str, float]:
    """What is not 0, by name, written behind two numbers of somebody else."""
    into = [0.0] * (encoder.size + 2)
    encoder.write(into, 2, value, seat)
    assert into[:2] == [0, 0]
    return {name: number for name, number in zip(encoder.names, into[2:], strict=True) if number}


PIPS = number(10)
BY_COLOUR = by_key("colour", ("red", "blue"), record({"pips": PIPS}))
CARD = record({"colour": one_of(("red", "blue")), "pips": PIPS})


@pytest.mark.parametrize(
    ("encoder", "value", "expected"),
    [
        (PIPS, 4, {"": 0.4}),
        (PIPS, -4, {"": -0.4}),
        (PIPS, -40, {"": -1}),
        (PIPS, 40, {"": 1}),
        (PIPS, None, {}),
        (one_of(("red", "blue", "green")), "blue", {"[blue]": 1}),
        (one_of(("red", "blue")), "pink", {}),
        (counted(("red", "blue"), 4), ["blue", "red", "blue", "pink"], {"[red]": 0.25, "[blue]": 0.5}),
        (counted(("red", "blue"), 4), {"blue": 3}, {"[blue]": 0.75}),
        (counted(("red", "blue"), 1), ["red", "red"], {"[red]": 1}),
        (counted(("red", "blue"), 4, "colour"), [Card("blue", 3), Card("blue", 5)], {"[blue]": 0.5}),
        (listed(3, PIPS), [1, 2], {"[0]": 0.1, "[1]": 0.2}),
        (listed(2, PIPS), [1, 2, 3], {"[0]": 0.1, "[1]": 0.2}),
        (BY_COLOUR, [Card("blue", 3)], {"[blue].present": 1, "[blue].pips": 0.3}),
        (BY_COLOUR, [Card("pink", 3)], {}),
        (maybe(PIPS), 3, {".present": 1, "": 0.3}),
        (maybe(PIPS), 0, {".present": 1}),
        (maybe(PIPS), None, {}),
        (CARD, Card("blue", 5), {".colour[blue]": 1, ".pips": 0.5}),
    ],
)  # fmt: skip
def test_a_value_is_told_under_its_own_name(encoder: Encoder, value: Any, expected: dict[str, float]) -> None:
    assert told(encoder, value) == told(encoder, value, seat=1) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("encoder", "value", "expected"),
    [
        (seat_of(3), 1, {"[seat+2]": 1}),
        (seat_of(3), -1, {}),
        (seat_of(3), None, {}),
        (seat_of(3, 2), 3, {"[seat+2][1]": 1}),  # of seat 1 the second
        (seats_of(3), (0, 1), {"[seat+1]": 1, "[seat+2]": 1}),
        (seats_of(3, 4), (1, 1, -1, 2), {"[seat+2]": 0.5, "[seat+0]": 0.25}),
        (by_seat(3, 1, PIPS), [1, 2, 3], {"[seat+1]": 0.1, "[seat+2]": 0.2, "[seat+0]": 0.3}),
        (by_seat(3, 2, PIPS), [1, 2, 3], {"[seat+1][0]": 0.1, "[seat+1][1]": 0.2, "[seat+2][0]": 0.3}),
    ],
)  # fmt: skip
def test_seats_are_counted_from_the_third_when_that_one_looks(
    encoder: Encoder, value: Any, expected: dict[str, float]
) -> None:
    assert told(encoder, value, seat=2) == pytest.approx(expected)


@pytest.mark.parametrize("title", ["carson-city", "tiny-epic-western"])
def test_a_seat_is_told_what_it_is_asked_and_who_else_is_asked(title: str) -> None:
    table = research_table(title, seats=3)
    prompts, several = set(), 0
    for played, _ in random_game(table, 1):
        awaited = played.awaited
        several += len(awaited) not in (1, 3)
        for seat in range(3):
            front = dict(zip(table.observations.names, played.observation(seat), strict=True))
            asked = {name for name, number in front.items() if number and name.startswith(("prompt[", "awaited["))}
            own = {f"prompt[{awaited[seat]}]"} if seat in awaited else set()
            assert asked == own | {f"awaited[seat+{(other - seat) % 3}]" for other in awaited}
            prompts |= own
    assert len(prompts) > 3
    assert several or title == "carson-city"
