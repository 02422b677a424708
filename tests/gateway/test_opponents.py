"""Anybody may read which computers there are, and each of them can be asked for."""

from sagebrush_gateway.settings import COMPUTERS, GatewaySettings
from sagebrush_gateway.tables.computers import DESCRIBED, offered_computers
from sagebrush_opponents import LEVELS, OPPONENTS
from tests.gateway.house import Person, opened_table


async def test_the_levels_are_listed_from_the_weakest_to_the_strongest(anna: Person) -> None:
    offered = (await anna.get("/v1/opponents")).json()["opponents"]
    assert [(one["name"], one["level"]) for one in offered[:5]] == [(one.name, one.number) for one in LEVELS.values()]
    assert {one["name"] for one in offered} <= set(OPPONENTS)
    assert all(one["about"] for one in offered)


def test_the_gateway_says_of_a_level_what_the_level_says_of_itself() -> None:
    offered = offered_computers(GatewaySettings().gateway_opponents)
    assert [one.about for one in offered[:5]] == [level.sentence for level in LEVELS.values()]


def test_every_computer_that_the_platform_brings_is_described() -> None:
    assert tuple(DESCRIBED) == COMPUTERS


def test_a_computer_that_only_the_host_knows_is_offered_without_a_sentence() -> None:
    assert offered_computers(["stranger"])[0].about == ""


async def test_every_computer_that_is_listed_takes_a_seat(anna: Person) -> None:
    for one in (await anna.get("/v1/opponents")).json()["opponents"]:
        table = await opened_table(anna)
        answer = await anna.post(f"/v1/tables/{table}/opponents", {"name": one["name"], "seats": [1]})
        assert answer.json()["seats"][1]["opponent"]["name"] == one["name"]


async def test_a_computer_that_is_asked_for_again_because_the_answer_got_lost_sits_there_already(anna: Person) -> None:
    table = await opened_table(anna)
    asked = [
        await anna.post(f"/v1/tables/{table}/opponents", {"name": name, "seats": [1]})
        for name in ("casual", "casual", "skilled")
    ]
    assert [answer.status_code for answer in asked] == [200, 200, 409]
    assert asked[0].json() == asked[1].json()
    assert asked[2].json()["code"] == "seat-taken"
