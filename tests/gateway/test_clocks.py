"""A table opened with clocks: what all may read of them, and which clocks there cannot be."""

from typing import Any

import pytest

from tests.gateway.house import House, Person, opened_table, registered, started_game

DAYS = {"kind": "decision", "seconds": 259_200, "sleep_from": 1320, "sleep_until": 360}


async def test_everybody_reads_the_clocks_of_a_table_and_of_its_game(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock=DAYS)
    agreed = {"increment": 0, "at_end": "default", "own_sleep": 0, **DAYS}
    assert (await anna.get(f"/v1/tables/{game}")).json()["clock"] == agreed
    clock = (await bill.get(f"/v1/games/{game}/view")).json()["clock"]
    assert clock["terms"] == agreed
    assert clock["left"] == [259_200_000, 259_200_000]
    assert [one["seat"] for one in clock["running"]] == [0, 1]
    assert all(one["ends"] - clock["at"] >= 259_200_000 for one in clock["running"])


NIGHT = {"begin": 1320, "end": 360}


async def test_each_seat_says_its_hours_of_sleep_before_the_start(anna: Person, bill: Person) -> None:
    table = await opened_table(anna, 2, clock={"kind": "decision", "seconds": 86_400, "own_sleep": 480})
    seated = (await anna.post(f"/v1/tables/{table}/join", {"sleep": {"begin": 0, "end": 60}})).json()
    assert seated["seats"][0]["sleep"] == {"begin": 0, "end": 60}
    assert (await anna.post(f"/v1/tables/{table}/join", {"sleep": NIGHT})).status_code == 200
    joined = (await bill.post(f"/v1/tables/{table}/join", {})).json()
    assert [one["sleep"] for one in joined["seats"]] == [NIGHT, None]
    assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 200
    clock = (await bill.get(f"/v1/games/{table}/view")).json()["clock"]
    assert clock["sleep"] == [{"seat": 0, "from": 1320, "until": 360}]
    ends = {one["seat"]: one["ends"] - clock["at"] for one in clock["running"]}
    assert ends[1] == 86_400_000 and ends[0] > ends[1]
    late = await anna.post(f"/v1/tables/{table}/join", {"sleep": {"begin": 0, "end": 30}})
    assert late.json()["code"] == "table-started"
    for person in (bill, anna):
        await person.play(table)
    assert (await anna.get(f"/v1/games/{table}/verify")).json()["code"] == "sound"


@pytest.mark.parametrize(
    ("clock", "hours"),
    [
        (None, NIGHT),
        ({"kind": "decision", "seconds": 60}, NIGHT),
        ({"kind": "decision", "seconds": 60, "own_sleep": 479}, NIGHT),
        ({"kind": "decision", "seconds": 60, "own_sleep": 479}, {"begin": 1440, "end": 0}),
        ({"kind": "decision", "seconds": 60, "own_sleep": 960}, {"begin": 1}),
    ],
)
async def test_nobody_sleeps_longer_than_the_table_lets_him(anna: Person, clock: Any, hours: Any) -> None:
    table = await opened_table(anna, 2, **({"clock": clock} if clock else {}))
    answer = await anna.post(f"/v1/tables/{table}/join", {"sleep": hours})
    assert answer.status_code == 400 and answer.json()["field"].startswith("sleep")


async def test_users_of_an_application_sleep_at_their_hours(house: House) -> None:
    _, headers = await registered(house, "games:create")
    seats = [{"user": "u-0", "name": "U", "sleep": NIGHT}, {"user": "u-1", "name": "V"}]
    wanted = {"title": "high-card", "edition": "plain", "seats": seats}
    fine = {**wanted, "clock": {"kind": "decision", "seconds": 86_400, "own_sleep": 480}}
    async with house.door() as door:
        key = {**headers, "Idempotency-Key": "sleepers"}
        made = (await door.post("/v1/games", json={"games": [fine, wanted]}, headers=key)).json()
    assert made["games"][0]["game"] and made["games"][1]["problem"]["code"] == "bad-config"


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
