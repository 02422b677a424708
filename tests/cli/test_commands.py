"""The commands against a real platform, as processes, through its public API alone."""

import asyncio
import contextlib
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from sagebrush_client import Retry
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.patience import PATIENCE

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def url(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a platform, for all tests of this module."""
    settings = HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)
    async with Platform(settings) as platform:
        yield platform.url


async def sagebrush(url: str, *arguments: str, said: str = "", **environment: str) -> tuple[int, str, str]:
    """Status, output and errors of a command."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sagebrush_cli", *arguments),
        env={**os.environ, "SAGEBRUSH_URL": url, "COLUMNS": "120", **environment},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate(said.encode())
    assert process.returncode is not None
    return process.returncode, out.decode(), errors.decode()


@dataclass(frozen=True)
class Demo:
    """What a demo said, and the file of its game."""

    out: str
    file: Path

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.file.stem


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def demo(url: str, tmp_path_factory: pytest.TempPathFactory) -> Demo:
    """One demo, for all tests of this module."""
    folder = tmp_path_factory.mktemp("exports")
    status, out, errors = await sagebrush(url, "demo", "--folder", str(folder))
    assert status == 0, out[-500:] + errors
    (file,) = folder.iterdir()
    return Demo(out, file)


async def test_the_demo_plays_ranks_replays_exports_and_verifies(demo: Demo) -> None:
    for part in ("Final ranking", "Scripted Sam", "The replay", "spectator", "sound"):
        assert part in demo.out
    assert json.loads(demo.file.read_text().splitlines()[0])["complete"]


async def test_the_demo_shows_the_life_of_a_table(demo: Demo) -> None:
    """A clock runs, the player leaves, a computer decides for him, he returns; a rematch is offered."""
    told = demo.file.read_text()
    assert told.index("seat-left") < told.index("seat-retaken")
    assert "a computer played for us until version" in demo.out and "Rematch: http" in demo.out


async def test_a_finished_game_can_be_watched_by_anybody(url: str, demo: Demo) -> None:
    status, out, _ = await sagebrush(url, "watch", demo.game)
    assert status == 0
    assert "Final ranking" in out


async def test_a_finished_game_can_be_replayed_as_any_seat(url: str, demo: Demo) -> None:
    status, out, _ = await sagebrush(url, "replay", demo.game, "--at", "3", "--as", "1", "--json")
    assert status == 0
    assert json.loads(out)["version"] == 3
    status, out, _ = await sagebrush(url, "replay", demo.game, "--json")
    assert [json.loads(line)["version"] for line in out.splitlines()][:3] == [1, 2, 3]


TOLD = ("version", "time", "actor", "events", "view", "over", "outcome")


@pytest.mark.parametrize("viewer", ["spectator", "1"])
async def test_a_file_is_replayed_without_a_platform_as_the_platform_replays_the_game(
    url: str, demo: Demo, viewer: str
) -> None:
    _, there, _ = await sagebrush(url, "replay", demo.game, "--as", viewer, "--json")
    _, here, _ = await sagebrush("http://127.0.0.1:1", "replay", str(demo.file), "--as", viewer, "--json")
    frames = [[json.loads(line) for line in out.splitlines()] for out in (there, here)]
    told = [[[frame.get(field) for field in TOLD] for frame in found] for found in frames]
    asked = [[[(one["seat"], one["prompt"]) for one in frame["awaited"]] for frame in found] for found in frames]
    assert told[0] == told[1]
    assert asked[0] == asked[1]


async def test_a_finished_game_is_played_on_against_computers_and_proved(url: str, demo: Demo) -> None:
    options = ("--seat", "1", "--opponent", "random")
    status, out, errors = await sagebrush(url, "branch", demo.game, "40", *options, "--json", said="1\n" * 500)
    assert status == 0, errors
    first, last = (json.loads(out.splitlines()[place]) for place in (0, -1))
    assert first["events"][0]["branch"]["game"] == demo.game
    assert last["over"] and last["verdict"]["code"] == "sound"
    status, out, errors = await sagebrush(url, "branch", demo.game, "100000")
    assert status == 1 and "has no version" in errors + out


async def test_a_finished_game_is_the_same_file_for_everybody(url: str, demo: Demo, tmp_path: Path) -> None:
    copy = tmp_path / "copy.ndjson"
    assert (await sagebrush(url, "export", demo.game, "-o", str(copy)))[0] == 0
    assert copy.read_bytes() == demo.file.read_bytes()


async def test_a_seat_is_played_by_numbers_and_kept_by_its_token(url: str) -> None:
    status, out, _ = await sagebrush(url, "play", "--seats", "2", "--opponent", "random", said="nonsense\n\n?\n1\n")
    assert status == 1, "the input ended in the middle of the game"
    assert "Come back with" in out
    assert "Nothing like that." in out
    assert "'legal'" not in out, "the table is shown, not what the API says of it"
    assert "Round 0 of 4" in out and "►¹Stranger" in out
    token, game = out.split("SAGEBRUSH_TOKEN=")[1].split()[0], out.split("--game")[1].split()[0]
    commitment = out.split("--commitment")[1].split()[0]
    back = ("play", "--game", game, "--commitment")
    status, out, _ = await sagebrush(url, *back, commitment, said="1\n" * 500, SAGEBRUSH_TOKEN=token)
    assert status == 0
    assert "Final ranking" in out and "sound" in out
    status, out, _ = await sagebrush(url, *back, "00" * 32, SAGEBRUSH_TOKEN=token)
    assert status == 1
    assert "commitment-mismatch" in out


async def test_who_comes_back_without_the_token_of_a_seat_is_told_so(url: str, demo: Demo) -> None:
    status, _, errors = await sagebrush(url, "play", "--game", demo.game)
    assert status == 1
    assert "You have no seat in this game" in errors and "SAGEBRUSH_TOKEN" in errors


async def test_an_opponent_that_does_not_exist_leaves_no_table_behind(url: str) -> None:
    async with httpx.AsyncClient(base_url=f"{url}/v1") as http:
        token = (await http.post("/guests", json={"name": "Anna"})).json()["token"]
        status, _, errors = await sagebrush(url, "play", "--opponent", "grandmaster", SAGEBRUSH_TOKEN=token)
        assert status == 1 and "greedy" in errors
        mine = await http.get("/tables?mine=true", headers={"Authorization": f"Bearer {token}"})
        assert mine.json()["tables"] == []


async def test_edition_and_options_of_a_table_are_chosen(url: str) -> None:
    table = ("--title", "sierra-west", "--edition", "gold-rush", "--seats", "1", "--option", "difficulty=hard")
    _, out, _ = await sagebrush(url, "play", *table, "--json")
    config = json.loads(out.splitlines()[0])["events"][0]["config"]
    assert (config["edition"], config["options"]) == ("gold-rush", {"difficulty": "hard"})


async def test_programs_play_with_a_number_a_line(url: str) -> None:
    status, out, errors = await sagebrush(url, "play", "--seats", "2", "--json", said="1\n" * 500)
    assert status == 0, errors
    last = json.loads(out.splitlines()[-1])
    assert last["over"] and last["verdict"]["code"] == "sound"


async def opened(url: str, name: str) -> tuple[httpx.AsyncClient, str]:
    """A host with a table, and its id: a computer sits on the second seat, the first is free."""
    http = httpx.AsyncClient(base_url=f"{url}/v1")
    http.headers["Authorization"] = f"Bearer {(await http.post('/guests', json={'name': name})).json()['token']}"
    table = (await http.post("/tables", json={"title": "carson-city", "edition": "2009", "seats": 2})).json()["table"]
    await http.post(f"/tables/{table}/opponents", json={"name": "random", "seats": [1]})
    return http, table


async def test_a_friend_joins_by_the_link_from_the_terminal_and_plays_in_german(url: str) -> None:
    host, table = await opened(url, "Anna")
    link = f"{url}/#/table/{table}"
    playing = asyncio.create_task(sagebrush("", "play", "--table", link, "--language", "de", said="1\n" * 900))
    async with contextlib.aclosing(host), asyncio.timeout(PATIENCE):
        while not all(seat["player"] and seat["entropy"] != "committed" for seat in await seats(host, table)):
            await asyncio.sleep(0.1)
        assert (await host.post(f"/tables/{table}/start")).status_code == 200
        status, out, errors = await playing
    assert status == 0, errors
    assert "Du sitzt auf Platz 1" in out and "in Ordnung" in out
    assert re.search(r"Parzelle [A-H][1-8] nehmen\.", out)


async def seats(http: httpx.AsyncClient, table: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = (await http.get(f"/tables/{table}")).json()["seats"]
    return found


async def test_a_table_that_its_host_takes_away_and_a_broken_link_are_told(url: str) -> None:
    host, table = await opened(url, "Bill")
    async with contextlib.aclosing(host):
        waiting = asyncio.create_task(sagebrush(url, "play", "--table", table))
        while (await seats(host, table))[0].get("entropy") != "revealed":
            await asyncio.sleep(0.1)
        await host.delete(f"/tables/{table}")
        status, _, errors = await waiting
    assert status == 1 and "The host closed this table." in errors
    status, _, errors = await sagebrush(url, "play", "--table", "https://elsewhere/table?x=1")
    assert status == 1 and "looks like" in errors


async def test_the_last_choice_is_undone(url: str) -> None:
    said = "undo\n" + "1\nundo\n" * 20 + "1\n" * 900
    status, out, errors = await sagebrush(url, "play", "--seats", "2", "--opponent", "random", "--json", said=said)
    assert status == 0, errors
    frames = list(map(json.loads, out.splitlines()))
    assert any(frame["events"][0]["type"] == "taken-back" for frame in frames)
    assert {json.loads(line)["error"] for line in errors.splitlines()} == {"nothing-to-take-back"}
    assert frames[-1]["over"]


async def test_an_unknown_game_is_a_sentence_and_status_1(url: str) -> None:
    status, _, errors = await sagebrush(url, "watch", "0" * 26, "--json")
    assert status == 1
    assert json.loads(errors)["error"] == "unknown-game"


async def test_an_unknown_title_is_a_sentence_that_names_the_others(url: str) -> None:
    status, _, errors = await sagebrush(url, "play", "--title", "chess")
    assert status == 1
    assert "carson-city" in errors


async def test_a_number_that_is_not_offered_is_a_sentence_for_programs(url: str) -> None:
    status, _, errors = await sagebrush(url, "play", "--seats", "2", "--json", said="0\n")
    assert status == 1
    assert json.loads(errors)["error"] == "no-such-choice"


async def test_a_platform_that_never_answered_is_not_waited_for() -> None:
    async with asyncio.timeout(Retry().seconds):
        status, _, errors = await sagebrush("http://127.0.0.1:1", "watch", "0" * 26)
    assert status == 1
    assert "sagebrush up" in errors
