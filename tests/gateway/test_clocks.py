"""A table opened with clocks: what all may read of them, and which clocks there cannot be."""

from typing import Any

import pytest

from tests.gateway.house import House, Person, opened_table, play_out, registered, started_game

HIGH_CARD = {"title": "high-card", "edition": "plain", "seats": 2}
DAYS = {"kind": "decision", "seconds": 259_200, "sleep_from": 1320, "sleep_until": 360}


async def test_everybody_reads_the_clocks_of_a_table_and_of_its_game(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock=DAYS)
    agreed = {"increment": 0, "at_end": "default", "own_sleep": 0, "warnings": [86_400, 3600], **DAYS}
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


async def test_who_plays_again_sleeps_at_the_hours_of_the_last_game(house: House, anna: Person, bill: Person) -> None:
    game = await opened_table(anna, 2, clock={"kind": "decision", "seconds": 86_400, "own_sleep": 480})
    await anna.post(f"/v1/tables/{game}/join", {"sleep": NIGHT})
    await bill.post(f"/v1/tables/{game}/join", {})
    await anna.post(f"/v1/tables/{game}/start")
    await play_out(house, game, anna, bill)
    again = (await bill.post(f"/v1/tables/{game}/rematch", {})).json()["table"]
    for person in (bill, anna):
        joined = (await person.post(f"/v1/tables/{again}/join", {})).json()
    assert [one["sleep"] for one in joined["seats"]] == [NIGHT, None]


async def test_users_of_an_application_sleep_at_their_hours(house: House) -> None:
    application, headers = await registered(house, "games:create")
    seats = [{"user": "u-0", "name": "U", "sleep": NIGHT}, {"user": "u-1", "name": "V"}]
    wanted = {"title": "high-card", "edition": "plain", "seats": seats}
    fine = {**wanted, "clock": {"kind": "decision", "seconds": 86_400, "own_sleep": 480}}
    async with house.door() as door:
        key = {**headers, "Idempotency-Key": "sleepers"}
        made = (await door.post("/v1/games", json={"games": [fine, wanted]}, headers=key)).json()
    assert made["games"][0]["game"] and made["games"][1]["problem"]["code"] == "bad-config"
    kept, _ = await house.gateway.tables.lists.page_of_guest(application.id, "", 10)
    assert [table.id for table in kept] == [made["games"][0]["game"]], "of what is refused nothing is left"


async def test_a_table_without_clocks_shows_none(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    assert (await anna.get(f"/v1/tables/{game}")).json()["clock"] is None
    assert "clock" not in (await bill.get(f"/v1/games/{game}/view")).json()


CENTURY = 100 * 365 * 24 * 3600


@pytest.mark.parametrize("seconds", [0, CENTURY])
@pytest.mark.parametrize("kind", ["decision", "bank"])
async def test_a_clock_of_zero_or_of_a_century_is_refused_with_its_field(
    house: House, anna: Person, bill: Person, kind: str, seconds: int
) -> None:
    """Wherever a table is opened: in the lobby, as a branch, by an application."""
    clock = {"kind": kind, "seconds": seconds}
    game = await started_game(anna, bill)
    _, headers = await registered(house, "games:create")
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    games = {"games": [{"title": "high-card", "edition": "plain", "seats": seats, "clock": clock}]}
    keyed = {**headers, "Idempotency-Key": "a-century"}
    for answer in (
        await anna.post("/v1/tables", {**HIGH_CARD, "clock": clock}),
        await anna.post(f"/v1/tables/{game}/branch", {"version": 1, "clock": clock}),
        await anna.client.post("/v1/games", json=games, headers=keyed),
    ):
        told = answer.json()
        assert (answer.status_code, told["code"], told["field"]) == (400, "malformed", "clock.seconds"), answer.text


@pytest.mark.parametrize(
    ("wrong", "code", "field"),
    [
        ({"kind": "sand"}, "malformed", "clock.kind"),
        ({"increment": 60}, "bad-config", "clock.increment"),
        ({"increment": CENTURY, "kind": "bank"}, "malformed", "clock.increment"),
        ({"sleep_from": 1440}, "malformed", "clock.sleep_from"),
        ({"sleep_from": 360, "sleep_until": 359}, "bad-config", "clock.sleep_until"),
        ({"at_end": "forfeit"}, "malformed", "clock.at_end"),
    ],
)
async def test_a_clock_that_cannot_be_is_refused_when_the_table_is_opened(
    anna: Person, wrong: dict[str, Any], code: str, field: str
) -> None:
    answer = await anna.post("/v1/tables", {**HIGH_CARD, "clock": {**DAYS, **wrong}})
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, code, field), answer.text


async def test_no_seat_asks_whose_time_is_up(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock=DAYS)
    answer = await anna.command(game, {"type": "check-clocks"})
    assert (answer.status_code, answer.json()["code"]) == (422, "for-the-platform")


async def test_a_table_says_when_its_players_are_warned(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, clock={**DAYS, "warnings": [7200, 600]})
    clock = (await bill.get(f"/v1/games/{game}/view")).json()["clock"]
    assert clock["terms"]["warnings"] == [7200, 600]
    for one in clock["running"]:
        assert [warning["seconds"] for warning in one["warnings"]] == [7200, 600]
        assert clock["at"] < one["warnings"][0]["at"] < one["warnings"][1]["at"] < one["ends"]


@pytest.mark.parametrize(
    ("seconds", "warnings"), [(5, []), (30, [10]), (120, [60, 10]), (3600, [300, 60]), (259_200, [86_400, 3600])]
)
async def test_who_says_nothing_is_warned_twice_in_the_second_half_of_his_time(
    anna: Person, seconds: int, warnings: list[int]
) -> None:
    table = await opened_table(anna, 2, clock={"kind": "decision", "seconds": seconds})
    assert (await anna.get(f"/v1/tables/{table}")).json()["clock"]["warnings"] == warnings


@pytest.mark.parametrize("warnings", [[86_400], [600, 3600], [4], [1] * 5])
async def test_a_warning_that_cannot_be_is_refused_with_its_field(anna: Person, warnings: list[int]) -> None:
    told = await anna.post(
        "/v1/tables", {**HIGH_CARD, "clock": {"kind": "decision", "seconds": 7200, "warnings": warnings}}
    )
    assert (told.status_code, told.json()["code"] in ("malformed", "bad-config")) == (400, True), told.text
    assert "warnings" in told.json()["field"]
