"""Requests made from the description of the API, sent to a running gateway: it answers as it says it does."""

import asyncio
import sys
from pathlib import Path

from sagebrush_gateway.applications.application import SCOPES
from tests.gateway.house import House, Person, blow, opened_table, play_out, registered, started_game

CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "negative_data_rejection", "missing_required_header", "unsupported_method",
    "ignored_auth",
)  # fmt: skip
"""All but those that take every well-formed command for a legal one."""
ENDING = ("rotateToken", "revokeToken", "closeTable")
"""They would end the token or the table that the others need."""
UNWRITTEN = ("analyze", "followGame", "followMine", "followLobby", "takeJobs")
"""A body that schemathesis cannot write, streams, whose data `test_asyncapi.py` checks, and a route that waits."""
APPLICATIONS = (
    "createGames", "listGames", "rotateSeatToken", "revokeSeatToken", "removePlayer", "createWebhook", "listWebhooks",
    "getWebhook", "rotateWebhookSecret", "pingWebhook", "listDeliveries", "getDelivery", "replayDelivery",
    "replayDeadLetters",
)  # fmt: skip
SEED = "20260101"


async def run(directory: Path, url: str, token: str, parameters: dict[str, str], *options: str) -> str:
    """What schemathesis says about the API at ``url``; empty when it found nothing."""
    lines = [f'"path.{name}" = "{value}"' for name, value in parameters.items()]
    config = directory / "schemathesis.toml"
    config.write_text("\n".join(["[parameters]", *lines, ""]))
    left_out = [part for name in (*ENDING, *UNWRITTEN) for part in ("--exclude-operation-id", name)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", f"{url}/openapi.json"),
        *("--checks", ",".join(CHECKS), "--header", f"Authorization: Bearer {token}", "--seed", SEED, "--no-color"),
        *("--generation-database", ":memory:", "--warnings", "off", "--request-timeout", "5", *left_out, *options),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=directory,
    )
    said, _ = await process.communicate()
    return "" if process.returncode == 0 else said.decode()


async def test_at_a_finished_game_every_answer_is_as_described(
    house: House, game: str, anna: Person, bill: Person, tmp_path: Path
) -> None:
    await play_out(house, game, anna, bill)
    table = await opened_table(anna)
    parameters = {"game": game, "table": table, "title": "high-card"}
    options = ("--phases", "examples,coverage,fuzzing", "--max-examples", "4")
    assert await run(tmp_path, house.url, anna.token, parameters, *options) == ""


async def test_at_a_running_game_every_answer_is_as_described(
    house: House, game: str, anna: Person, bill: Person, tmp_path: Path
) -> None:
    await anna.play(game)
    await bill.play(game)
    await blow(house, game)
    private = await started_game(anna, bill, visibility="private")
    parameters = {"game": game, "table": private, "title": "high-card"}
    options = ["--phases", "coverage,fuzzing", "--max-examples", "4", "--include-path-regex", "/(games|tables)/[{]"]
    assert await run(tmp_path, house.url, anna.token, parameters, *options) == ""


async def test_to_an_application_every_answer_is_as_described(house: House, tmp_path: Path) -> None:
    _, headers = await registered(house, *SCOPES)
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"title": "high-card", "edition": "plain", "seats": seats}
    async with house.door() as door:
        answer = await door.post("/v1/games", json={"games": [wanted]}, headers={**headers, "Idempotency-Key": "k" * 8})
        made = await door.post("/v1/webhooks", json={"url": "https://club.example/"}, headers=headers)
        webhook = made.json()["id"]
        ping = (await door.post(f"/v1/webhooks/{webhook}/ping", headers=headers)).json()["id"]
    game = answer.json()["games"][0]["game"]
    only = [part for name in APPLICATIONS for part in ("--include-operation-id", name)]
    options = ("--phases", "examples,coverage,fuzzing", "--max-examples", "8", *only)
    key = headers["Authorization"].removeprefix("Bearer ")
    parameters = {"game": game, "webhook": webhook, "delivery": ping}
    assert await run(tmp_path, house.url, key, parameters, *options) == ""
