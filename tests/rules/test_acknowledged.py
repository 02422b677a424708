"""Loss is never silent: a record with fewer commits than were acknowledged is noticed, and not touched."""

import asyncio
import json
from pathlib import Path

import pytest
from grpc import StatusCode
from structlog.testing import capture_logs

from sagebrush_events import connect, keys
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rules.application.acknowledged import Acknowledged, MarksDamaged, RecordLost
from tests.events.games import new_game, play
from tests.patience import PATIENCE
from tests.rules.tables import Hands, creation, serving, table
from tests.servers import Server, running_store


async def lost(record: MemoryRecord, path: Path | str = "", accepted: int | None = None) -> str:
    """The sentence about what ``record`` lost."""
    with pytest.raises(RecordLost) as caught:
        await Acknowledged(record, str(path), accepted).compare_at_start()
    return str(caught.value)


async def remembered(path: Path) -> None:
    """A file that remembers a game of five commits."""
    record = MemoryRecord()
    await play(record, new_game(), 5)
    await Acknowledged(record, str(path)).compare_at_start()


async def test_a_new_platform_begins_with_nothing(tmp_path: Path) -> None:
    await Acknowledged(MemoryRecord(), str(tmp_path / "acknowledged.json")).compare_at_start()
    assert json.loads((tmp_path / "acknowledged.json").read_text()) == {"commits": [0] * keys.PARTITIONS}


async def test_a_record_that_is_gone_is_noticed_by_the_file_beside_it(tmp_path: Path) -> None:
    await remembered(tmp_path / "acknowledged.json")
    said = await lost(MemoryRecord(), tmp_path / "acknowledged.json")
    assert said.startswith(
        "record-lost: 5 of 5 acknowledged commits are missing; the record has 0. Nothing was changed."
    )
    assert "SAGEBRUSH_RECORD_ACCEPTED=0" in said


@pytest.mark.parametrize(
    "text",
    ["", '{"commits": [1', "[]", '{"commits": [1, 2]}', '{"commits": "16"}', '{"commits": [-1%s]}' % (", 0" * 15)],
)
async def test_a_damaged_file_of_marks_is_named_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "acknowledged.json"
    path.write_text(text)
    with pytest.raises(MarksDamaged, match=r"record-marks-damaged: .*acknowledged\.json"):
        await Acknowledged(MemoryRecord(), str(path)).compare_at_start()
    assert path.read_text() == text


async def test_a_loss_in_one_partition_is_not_hidden_by_new_games_in_another() -> None:
    record = MemoryRecord()
    await play(record, new_game(), 5)
    marks = [0] * keys.PARTITIONS
    marks[next(n for n, count in enumerate(await record.commit_counts()) if not count)] = 2
    await record.keep_marks(marks)
    assert (await lost(record)).startswith("record-lost: 2 of 2 acknowledged commits are missing; the record has 5.")


async def test_the_operator_accepts_exactly_what_is_left(tmp_path: Path) -> None:
    path = tmp_path / "acknowledged.json"
    await remembered(path)
    left = MemoryRecord()
    await play(left, new_game(), 1)
    assert "record-lost" in await lost(left, path, accepted=0)
    await Acknowledged(left, str(path), accepted=1).compare_at_start()
    await Acknowledged(left, str(path)).compare_at_start()
    assert sum(json.loads(path.read_text())["commits"]) == 1


async def test_services_in_two_containers_share_one_file_though_both_are_process_1(tmp_path: Path) -> None:
    path, record = tmp_path / "acknowledged.json", MemoryRecord()
    await play(record, new_game(), 5)

    async def keep() -> None:
        for _ in range(100):
            await Acknowledged(record, str(path)).compare_at_start()

    await asyncio.gather(keep(), keep(), keep())
    assert sum(json.loads(path.read_text())["commits"]) == 5
    assert list(tmp_path.iterdir()) == [path]


async def test_nothing_is_touched_when_something_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "acknowledged.json"
    await remembered(path)
    before = path.read_bytes()
    left = MemoryRecord()
    await lost(left, path)
    assert (path.read_bytes(), await left.marks()) == (before, [0] * keys.PARTITIONS)


async def code(call: object) -> tuple[StatusCode, str]:
    """Status and code of the error of a call."""
    with pytest.raises(RulesError) as caught:
        await call  # type: ignore[misc]
    return caught.value.status, caught.value.code


async def refusals(hands: Hands, rules: RulesClient) -> set[tuple[StatusCode, str]]:
    """How a game is refused to be read, moved in, and begun."""
    blow = hands.request(0, {"type": "blow"})
    return {await code(call) for call in (hands.view(), rules.submit(blow), rules.create_game(creation()))}


async def test_a_store_that_forgets_under_a_running_service_halts_every_game() -> None:
    with running_store() as server:
        record = await connect(server.url)
        async with serving(record) as (_, rules):
            hands = await table(rules)
            await healthy(rules, True)
            emptied(server)
            await healthy(rules, False)
            assert await refusals(hands, rules) == {(StatusCode.UNAVAILABLE, "record-lost")}
        await record.close()


async def test_a_store_that_comes_back_with_settings_that_forget_halts_every_game_until_they_are_right() -> None:
    with running_store() as server:
        record = await connect(server.url)
        async with serving(record) as (_, rules):
            hands = await table(rules)
            await healthy(rules, True)
            with server.client() as redis:
                redis.config_set("appendfsync", "everysec")
                await healthy(rules, False)
                assert await refusals(hands, rules) == {(StatusCode.UNAVAILABLE, "record-unavailable")}
                redis.config_set("appendfsync", "always")
            await healthy(rules, True)
            await rules.submit(hands.request(0, await hands.card(0)))
        await record.close()


async def test_a_service_that_cannot_remember_says_so_and_goes_on_looking(tmp_path: Path) -> None:
    record, folder = MemoryRecord(), tmp_path / "marks"
    folder.mkdir()
    async with serving(record, rules_acknowledged=str(folder / "acknowledged.json")) as (_, rules):
        await healthy(rules, True)
        folder.rename(tmp_path / "away")
        await play(record, new_game(), 5)
        await healthy(rules, False)
        (tmp_path / "away").rename(folder)
        await healthy(rules, True)
    assert sum(json.loads((folder / "acknowledged.json").read_text())["commits"]) == 5


async def test_a_service_whose_record_refuses_something_once_goes_on_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    record, refusals = MemoryRecord(), ["unknown command `SET`, with args beginning with: `sb:secret`, `the seed`, "]
    count = record.commit_counts

    async def refuse() -> list[int]:
        if refusals:
            raise RuntimeError(refusals[0])
        return await count()

    with capture_logs() as logs:
        async with serving(record) as (_, rules):
            await healthy(rules, True)
            monkeypatch.setattr(record, "commit_counts", refuse)
            await healthy(rules, False)
            refusals.clear()
            await healthy(rules, True)
    (line, *_) = [one for one in logs if one["event"] == "record-refuses"]
    assert (line["error"], line["places"][-1].rpartition(" ")[2]) == ("RuntimeError", "refuse")
    assert "the seed" not in str(logs), "a log holds no text of a library, which may quote what was sent"


def emptied(server: Server) -> None:
    """The store restarts without its file."""
    server.kill()
    for path in server.directory.glob("appendonlydir/*"):
        path.unlink()
    server.start()


async def healthy(rules: RulesClient, expected: bool) -> None:
    """Return once the service says that it is healthy, or that it is not."""
    async with asyncio.timeout(PATIENCE):
        while await rules.is_ready() is not expected:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.1)  # one more look, so that what it saw is remembered
