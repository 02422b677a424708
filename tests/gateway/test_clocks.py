"""A table opened with clocks: what all may read of them, and which clocks there cannot be."""

from typing import Any

import pytest

from tests.gateway.house import Person, started_game

DAYS = {"kind": "decision", "seconds": 259_200, "sleep_from": 1320, "sleep_until": 360}


async def test_everybody_reads_the_clocks_of_a_table_and_of_its_game(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock=DAYS)
    agreed = {"increment": 0, "at_end": "default", **DAYS}
    assert (await anna.get(f"/v1/tables/{game}")).json()["clock"] == agreed
    clock = (await bill.get(f"/v1/games/{game}/view")).json()["clock"]
    assert clock["terms"] == agreed
    assert clock["left"] == [259_200_000, 259_200_000]
    assert [one["seat"] for one in clock["running"]] == [0, 1]
    assert all(one["ends"] - clock["at"] >= 259_200_000 for one in clock["running"])


async def test_a_table_without_clocks_shows_none(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    assert (await anna.get(f"/v1/tables/{game}")).json()["clock"] is None
    assert "clock" not in (await bill.get(f"/v1/games/{game}/view")).json()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0},
        {"seconds": 3_153_600_000},
        {"kind": "sand"},
        {"increment": 60},
        {"sleep_from": 1440},
        {"sleep_from": 360, "sleep_until": 359},
        {"at_end": "forfeit"},
    ],
)
async def test_a_clock_that_cannot_be_is_refused_when_the_table_is_opened(anna: Person, wrong: dict[str, Any]) -> None:
    body = {"title": "high-card", "edition": "plain", "seats": 2, "clock": {**DAYS, **wrong}}
    answer = await anna.post("/v1/tables", body)
    assert answer.status_code in (400, 422)
    assert "clock" in answer.text


async def test_no_seat_asks_whose_time_is_up(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock=DAYS)
    answer = await anna.command(game, {"type": "check-clocks"})
    assert (answer.status_code, answer.json()["code"]) == (422, "for-the-platform")
