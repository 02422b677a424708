"""Both clients against a real platform: every example of the guide, and two guests who trust nobody."""

import asyncio
import json
import random
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sagebrush_client import AsyncClient, AsyncGame, AsyncTable, AsyncTurns, Client, Game, Problem, Promise, Turns
from sagebrush_client.frames import AnyFrame, Json
from sagebrush_client.types import tiny_epic_western as tew
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.clients.verifiers import NODE, needs_node

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]
GUIDE = Path(__file__).parents[2] / "docs" / "clients.md"
JAVASCRIPT = re.findall(r"```javascript\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def url(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a platform, for all tests of this module."""
    settings = HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)
    async with Platform(settings) as platform:
        yield platform.url


@pytest.mark.parametrize("example", PYTHON, ids=range(len(PYTHON)))
async def test_every_example_of_the_guide_runs(url: str, example: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(example)
    assert await _output(sys.executable, script, url)


@needs_node
@pytest.mark.parametrize("example", JAVASCRIPT, ids=range(len(JAVASCRIPT)))
async def test_every_example_in_javascript_runs(url: str, example: str, tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "sagebrush-client").symlink_to(GUIDE.parents[1] / "clients" / "typescript")
    script = tmp_path / "example.mjs"
    script.write_text(example)
    assert await _output(NODE, script, url)


@needs_node
@pytest.mark.parametrize("page", ["secure", "insecure"])
async def test_two_guests_in_javascript_sit_down_commit_reveal_play_and_verify(url: str, page: str) -> None:
    told = json.loads(await _output(NODE, Path(__file__).with_name("play.mjs"), url, page))
    one, other = told["versions"]
    assert told["same"]
    assert one == other == list(range(1, len(one) + 1))
    assert told["verdict"]["code"] == "consistent"
    assert f"{len(one)} of its {len(one)} commits" in told["verdict"]["detail"]
    assert not told["lied"]


async def _output(program: str | None, script: Path | str, *arguments: str) -> str:
    """What a program prints that ends well."""
    assert program is not None
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(program, str(script), *arguments, stdout=pipe, stderr=pipe)
    out, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return out.decode().strip()


async def test_two_guests_sit_down_commit_reveal_play_and_verify(url: str) -> None:
    async with AsyncClient(url) as host, AsyncClient(url) as guest:
        await host.register("Anna")
        await guest.register("Bill")
        table = await host.open_table("tiny-epic-western", seats=2, visibility="private")
        started = asyncio.create_task(_started(table))
        promises = await asyncio.gather(table.sit_down(), guest.table(table.id).sit_down())
        await started
        assert promises[0] == promises[1]
        games = [client.game(promises[0].game, tew.TITLE) for client in (host, guest)]
        versions = await asyncio.gather(*map(_played, games))
        assert versions[0] == versions[1] == list(range(1, len(versions[0]) + 1))
        verdict = await games[1].verified(promises[1])
        assert (verdict.ok, verdict.code) == (True, "consistent")
        assert f"{len(versions[1])} of its {len(versions[1])} commits" in verdict.detail
        lied = await guest.game(table.id).verified(Promise(table.id, "00" * 32, promises[1].seats))
        assert not lied.ok


async def test_people_play_the_same_game_at_two_tables_and_compare(url: str, tmp_path: Path) -> None:
    """The host is a terminal; everybody sits alone, trusts nobody, and checks the other table when all are over."""
    command = [sys.executable, "-m", "sagebrush_cli"]
    asked = ["duplicate", "--title", "tiny-epic-western", "--seats", "1", "--url", url, "--json"]
    host = await asyncio.create_subprocess_exec(*command, *asked, stdout=asyncio.subprocess.PIPE)
    assert host.stdout is not None
    table = json.loads(await host.stdout.readline())["table"]
    async with AsyncClient(url) as anna, AsyncClient(url) as bill:
        guests = {0: anna, 1: bill}
        await asyncio.gather(anna.register("Anna"), bill.register("Bill"))
        promises = await asyncio.gather(*(guest.table(table).sit_down(seat) for seat, guest in guests.items()))
        assert await host.wait() == 0
        assert promises[0].game != promises[1].game and promises[0].tables == promises[1].tables
        games = {seat: guest.game(promises[seat].game, tew.TITLE) for seat, guest in guests.items()}
        await asyncio.gather(*map(_played, games.values()))
        for seat, guest in guests.items():
            verdict = await games[seat].verified(promises[seat])
            assert verdict.code == "consistent", verdict
            frames = guest.game(promises[1 - seat].game).frames(until=1)
            promises[seat].check_other((await anext(frames))["events"][0])
    for named in (table, promises[1].game):
        told = await _output(sys.executable, "-m", "sagebrush_cli", "results", named, "--url", url, "--json")
        assert [one["seats"][0]["player"] for one in json.loads(told)["tables"]] == ["Anna", "Bill"]
    results = (sys.executable, "-m", "sagebrush_cli", "results", table, "--url", url)
    assert "Seat by seat" in await _output(*results)
    assert "Asiento por asiento" in await _output(*results, "--lang", "es")


@needs_node
async def test_seats_that_change_places_after_all_have_revealed_choose_their_dice_again(url: str) -> None:
    async with AsyncClient(url) as host, AsyncClient(url) as guest:
        await host.register("Host")
        await guest.register("Anna")
        table = await host.open_table("tiny-epic-western", seats=2)
        seated = asyncio.create_task(guest.table(table.id).sit_down())
        script = asyncio.create_task(_output(NODE, Path(__file__).with_name("sit.mjs"), url, table.id))
        while {seat.get("entropy") for seat in (await table.state())["seats"]} != {"revealed"}:
            await asyncio.sleep(0.05)
        swapped = await table.swap(0, 1)
        assert {seat.get("entropy") for seat in swapped["seats"]} == {"spent"}
        started = asyncio.create_task(_started(table))
        promise, told = await seated, json.loads(await script)
        await started
        alone = {"group": "", "table": 0, "tables": []}
        kept = {"game": table.id, "commitment": promise.commitment, "seats": list(promise.seats), **alone}
        assert told["promise"] == kept
        assert told["told"][-1] == "ready" and len(told["told"]) > 1
        assert told["tried"] and told["printed"]
        first = await anext(aiter(guest.follow_mine()))
        assert first.get("table") == table.id
        tried = await guest.game(table.id).dry_run([{"type": "no-such-command"}])
        assert tried["refused"] is not None
        assert await guest.content("tiny-epic-western")


async def _started(table: AsyncTable) -> None:
    """Start the game as soon as the platform lets its host."""
    while True:
        try:
            await table.start()
        except Problem as problem:
            assert problem.code in ("seats-free", "entropy-missing")
            await asyncio.sleep(0.1)
        else:
            return


async def _played(game: AsyncGame[tew.Command, tew.Event, tew.View]) -> list[int]:
    """The versions that a guest saw while it played at random to the end."""
    turns, dice, seen = await AsyncTurns.of(game), random.Random(), list[int]()
    async for frame in game.follow(legal=True):
        seen.append(frame["version"])
        if choices := turns.choices(frame):
            await turns.take(dice.choice(choices)["command"], frame)
    return seen


def _against_random(client: Client) -> Game[Json, Json, Json]:
    """A new guest's game of Tiny Epic Western against a computer that plays at random."""
    client.register("Anna")
    return client.game(client.open_table("tiny-epic-western", seats=2).start_against("random").game)


def _types_are_checked() -> tew.Command:
    """Never called: `make check` fails when a wrong field of a command is no error."""
    right: tew.HireThird = {"type": "hire-third", "kind": 0}
    wrong: tew.HireThird = {"type": "hire-third", "king": 0}  # type: ignore[typeddict-unknown-key, typeddict-item]
    return right or wrong


async def test_the_engine_decides_and_a_refusal_has_its_code(url: str) -> None:
    def decided() -> str:
        with Client(url) as client:
            game = _against_random(client)
            frame = next(frame for frame in game.follow(legal=True, view=True) if frame["legal"])
            config = {"edition": "standard", "seats": 2}
            question = {"title": "tiny-epic-western", "config": config, "view": frame["view"], "level": "random"}
            assert client.decide(question)["command"] in [offer["command"] for offer in frame["legal"]]
            assert client.token.startswith("sb_")
            with pytest.raises(Problem) as refused:
                game.submit({"type": "no-such-command"})
            return refused.value.code

    assert await asyncio.to_thread(decided) == "malformed"


async def test_a_choice_typed_late_does_not_answer_the_next_question(url: str) -> None:
    def answered_late() -> bool:
        """Whether a choice was accepted that was made when the same could be chosen earlier in the game."""
        with Client(url) as client:
            game = _against_random(client)
            turns, late = Turns.of(game), dict[str, AnyFrame]()
            for frame in game.follow(legal=True):
                choices = turns.choices(frame)
                for choice in choices:
                    if (chosen := json.dumps(choice["command"])) in late:
                        return turns.take(choice["command"], late[chosen])
                late |= {json.dumps(choice["command"]): frame for choice in choices}
                if choices:
                    turns.take(choices[0]["command"], frame)
        raise AssertionError("nothing could be chosen twice")

    assert not await asyncio.to_thread(answered_late)
