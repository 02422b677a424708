"""What every answer carries, and what operators see."""

import re

import httpx

from sagebrush_process.operations import OperationsServer, Pages
from tests.gateway.house import House, Person, opened_house, opened_table, small_house
from tests.servers import free_port

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


async def test_every_answer_is_safe_for_browsers(anna: Person) -> None:
    for path in ("/healthz", "/v1/guests/me", "/v1/nothing"):
        headers = (await anna.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers and "server" not in headers


async def test_an_answer_without_a_body_says_no_media_type(anna: Person) -> None:
    answer = await anna.client.delete(f"/v1/tables/{await opened_table(anna)}", headers=anna.headers)
    assert (answer.status_code, answer.content) == (204, b"") and "content-type" not in answer.headers


async def test_a_trace_is_continued_and_else_begun(anna: Person) -> None:
    given = await anna.get("/healthz", headers={"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"})
    assert re.fullmatch(f"00-{TRACE}-[0-9a-f]{{16}}-01", given.headers["traceparent"])
    nonsense = await anna.get("/healthz", headers={"traceparent": "00-zz"})
    assert re.fullmatch("00-[0-9a-f]{32}-[0-9a-f]{16}-01", nonsense.headers["traceparent"])


async def test_origins_are_allowed_by_settings_alone(rules: str, store_url: str) -> None:
    asking = {"Origin": "https://play.example", "Access-Control-Request-Method": "POST"}
    origins = ["https://play.example"]
    async with opened_house(rules, store_url, gateway_cors_origins=origins) as friendly, friendly.door() as door:
        granted = await door.options("/v1/guests", headers=asking)
        answer = await door.get("/healthz", headers={"Origin": "https://play.example"})
    assert granted.headers["access-control-allow-origin"] == "https://play.example"
    assert {"ETag", "Date"} <= set(answer.headers["access-control-expose-headers"].split(", "))


async def test_the_house_is_alive_and_ready(house: House) -> None:
    async with house.door() as door:
        assert (await door.get("/healthz")).text == "ok"
        assert (await door.get("/readyz")).text == "ready"


async def test_what_is_counted_is_served_beside_the_public_port_and_names_nobody(rules: str, store_url: str) -> None:
    port, own = free_port(), small_house(rules, store_url)
    async with own as (house, _, _, game), house.door() as door, httpx.AsyncClient() as operator:
        numbers = OperationsServer(f"127.0.0.1:{port}", Pages(None, (house.gateway.meters.registry,)))
        await door.get("/readyz")
        assert (await door.get("/metrics")).status_code == 404
        page = (await operator.get(f"http://127.0.0.1:{port}/metrics")).text
        numbers.close()
    assert game not in page
    assert 'sagebrush_requests_total{operation="is_ready",status="200"}' in page
    assert "sagebrush_request_seconds_bucket" in page and "sagebrush_streams 0.0" in page
