"""The description of the API: OpenAPI 3.1, complete, and the same as the file that frontends read."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter

from sagebrush_gateway import openapi
from sagebrush_gateway.access.policies import require_policies
from sagebrush_gateway.api.field_meanings import MEANINGS, OF_A_SCHEMA
from sagebrush_gateway.api.streams_description import asyncapi
from sagebrush_gateway.app import create_api
from sagebrush_gateway.gateway import build
from sagebrush_gateway.problems import CATALOGUE
from sagebrush_gateway.settings import GatewaySettings
from tests.gateway.house import House

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "api.md"


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return create_api(build(GatewaySettings())).openapi()


def operations(described: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in described["paths"].values() for operation in path.values()]


def test_the_snapshot_is_what_the_code_says() -> None:
    assert (ROOT / openapi.SNAPSHOT).read_text() == openapi.text()


def test_every_operation_has_an_id_of_its_own_a_tag_and_a_description(described: dict[str, Any]) -> None:
    found = operations(described)
    assert described["openapi"].startswith("3.1")
    assert len({operation["operationId"] for operation in found}) == len(found)
    assert all(operation["description"] and operation["tags"] for operation in found)


def test_what_may_be_left_out_becomes_required_in_no_generator(described: dict[str, Any]) -> None:
    table = described["components"]["schemas"]["TableRequest"]
    assert "visibility" not in table["required"]
    assert "Default" in table["properties"]["visibility"]["description"]
    fields = [
        field
        for schema in described["components"]["schemas"].values()
        for field in schema.get("properties", {}).values()
    ]
    assert not any("default" in field for field in fields)


def fields(schemas: dict[str, Any]) -> dict[str, str]:
    """By schema and name, what each field says of itself, or the schema that it refers to."""
    described = {f"#/components/schemas/{name}": schema.get("description", "") for name, schema in schemas.items()}
    return {
        f"{name}.{field}": told.get("description") or described.get(told.get("$ref"), "")
        for name, schema in schemas.items()
        for field, told in schema.get("properties", {}).items()
    }


def test_every_field_says_what_it_is_in_the_description_and_in_that_of_the_streams(described: dict[str, Any]) -> None:
    for document in (described, asyncapi()):
        told = fields(document["components"]["schemas"])
        assert [name for name, text in told.items() if not text.partition("Default:")[0]] == []


def test_no_meaning_is_left_over_from_a_field_that_is_gone(described: dict[str, Any]) -> None:
    told = fields(described["components"]["schemas"]) | fields(asyncapi()["components"]["schemas"])
    assert [name for name in OF_A_SCHEMA if not told.get(name, "").startswith(OF_A_SCHEMA[name])] == []
    texts = {name.partition(".")[2] + text.partition(" Default:")[0] for name, text in told.items()}
    assert [name for name, meaning in MEANINGS.items() if name + meaning not in texts] == []


def test_the_hot_path_is_described(described: dict[str, Any]) -> None:
    assert {"submitCommand", "followGame"} <= {operation["operationId"] for operation in operations(described)}


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/v1/games/{game}/frames", "get", "404", "no-such-version"),
        ("/v1/games", "post", "400", "no-such-opponent"),
        ("/v1/tables", "post", "404", "unknown-table"),
        ("/v1/tables", "get", "403", "wrong-caller"),
        ("/v1/tables/{table}/start", "post", "403", "wrong-caller"),
        ("/v1/tickets", "post", "403", "wrong-caller"),
        ("/v1/me/events", "get", "403", "wrong-caller"),
        ("/v1/me/events", "get", "403", "missing-scope"),
        ("/v1/guests/me", "get", "403", "wrong-caller"),
        ("/v1/ai/decide", "post", "403", "wrong-caller"),
    ],
)
def test_an_operation_says_how_it_may_refuse(
    described: dict[str, Any], path: str, method: str, status: str, code: str
) -> None:
    refusals = described["paths"][path][method]["responses"][status]["description"]
    assert refusals.count(f"`{code}`") == 1


def test_what_need_not_be_sent_again_says_so(described: dict[str, Any]) -> None:
    tagged = ("view", "legal", "content")
    paths = [f"/v1/games/{{game}}/{name}" for name in tagged] + ["/v1/titles", "/v1/titles/{title}/schemas"]
    for path in paths:
        operation = described["paths"][path]["get"]
        assert "If-None-Match" in [parameter["name"] for parameter in operation["parameters"]]
        assert all("ETag" in operation["responses"][status]["headers"] for status in ("200", "304"))
        assert "content" not in operation["responses"]["304"]


@pytest.mark.parametrize("path", ["commands", "commands/list", "commands/dry-run", "hint"])
def test_an_answer_about_a_version_says_that_it_has_an_etag(described: dict[str, Any], path: str) -> None:
    assert "ETag" in described["paths"][f"/v1/games/{{game}}/{path}"]["post"]["responses"]["200"]["headers"]


def test_a_refusal_after_which_waiting_helps_says_how_long(described: dict[str, Any]) -> None:
    for operation in (one for one in operations(described) if one["tags"] != ["operations"]):
        for status in {"429", "503", "504"} & operation["responses"].keys():
            assert "Retry-After" in operation["responses"][status]["headers"]


@pytest.mark.parametrize("path", ["/games/{game}/commands", "/games/{game}/commands/list", "/ai/decide"])
def test_an_answer_that_may_be_a_repeated_one_says_so(described: dict[str, Any], path: str) -> None:
    assert "Idempotency-Replayed" in described["paths"][f"/v1{path}"]["post"]["responses"]["200"]["headers"]


def test_an_operation_for_everybody_with_a_token_refuses_no_kind_of_caller(described: dict[str, Any]) -> None:
    assert "403" not in described["paths"]["/v1/games/{game}/view"]["get"]["responses"]


def test_every_tag_is_explained_and_every_operation_says_whether_it_needs_a_token(described: dict[str, Any]) -> None:
    explained = {tag["name"] for tag in described["tags"] if tag["description"]}
    assert {tag for operation in operations(described) for tag in operation["tags"]} == explained
    assert all("security" in operation for operation in operations(described))
    assert described["servers"] and described["info"]["license"]["identifier"] == "Apache-2.0"


def test_what_is_no_json_is_described_as_what_it_is(described: dict[str, Any]) -> None:
    forms = {operation["operationId"]: operation["responses"].get("200", {}) for operation in operations(described)}
    assert list(forms["exportGame"]["content"]) == ["application/x-ndjson"]
    assert list(forms["followGame"]["content"]) == ["text/event-stream", "application/x-ndjson"]


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    references = {piece.split('"')[0] for piece in openapi.text().split("#/components/schemas/")[1:]}
    assert references <= set(schemas)
    headers = {piece.split('"')[0] for piece in openapi.text().split("#/components/headers/")[1:]}
    assert headers == set(described["components"]["headers"])


def test_every_code_is_listed_in_the_description_and_in_the_guide(described: dict[str, Any]) -> None:
    listed = described["components"]["schemas"]["ProblemResponse"]["x-problem-codes"]
    guide = GUIDE.read_text()
    assert set(listed) == {kind.code for kind in CATALOGUE}
    assert [kind.code for kind in CATALOGUE if f"| `{kind.code}` | {kind.status} |" not in guide] == []


def test_every_operation_is_in_the_guide(described: dict[str, Any]) -> None:
    guide = GUIDE.read_text()
    assert [path for path in described["paths"] if path.removeprefix("/v1") not in guide] == []


def test_a_route_without_an_access_policy_does_not_start() -> None:
    router = APIRouter()

    @router.get("/open")
    async def forgotten() -> None:
        """Nobody said who may do this."""

    with pytest.raises(RuntimeError, match="no access policy"):
        require_policies(router.routes)


async def test_the_description_is_served_and_fetches_nothing_from_elsewhere(house: House) -> None:
    async with house.door() as door:
        assert (await door.get("/openapi.json")).json()["info"]["title"] == "Sagebrush"
        assert (await door.get("/redoc")).status_code == 404
        documents = (await door.get("/docs", follow_redirects=True)).headers  # ours, built or not, and not FastAPI's
        assert documents["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
