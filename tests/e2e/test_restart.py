"""Stop the platform and start it again: every acknowledged command is there, on every server that people run."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from sagebrush_events.commit import check_chain, decode
from sagebrush_host import plan
from sagebrush_host.embedded.resp import ask
from sagebrush_host.errors import NeverReady
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.e2e.conftest import without_limits
from tests.e2e.invariants import acknowledged_once, stream
from tests.e2e.players import Table, open_table
from tests.patience import PATIENCE
from tests.servers import free_port, on_every_server, program_of

pytestmark = [pytest.mark.platform]


@pytest.fixture
def settings(name_of_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HostSettings:
    """A platform at one address and one data directory, whose servers are ``name_of_server``."""
    without_limits(monkeypatch)
    server = program_of(name_of_server)
    monkeypatch.setattr(plan, "find_server", lambda _data: server)
    return HostSettings(data_dir=tmp_path / "var", gateway_port=free_port(), workers=1)


@pytest.fixture
async def http(settings: HostSettings) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{settings.gateway_port}", timeout=PATIENCE) as client:
        yield client


async def killed(platform: Platform) -> None:
    """Everything dies at once, without a word."""
    for process in platform.processes.values():
        process.kill()


async def killed_during_a_rewrite(platform: Platform) -> None:
    """The same while the record rewrites its file."""
    ops = platform.site.record("ops")
    await ask(ops, "CONFIG", "SET", "rdb-key-save-delay", "50000")
    await ask(ops, "BGREWRITEAOF")
    await killed(platform)


async def stopped(_platform: Platform) -> None:
    """SIGTERM comes anyway when the platform ends."""


async def backed_up(platform: Platform, backup: Path) -> None:
    """The steps of docs/operating.md, with the platform running."""
    ops = platform.site.record("ops")
    await ask(ops, "CONFIG", "SET", "auto-aof-rewrite-percentage", "0")
    shutil.copytree(platform.place.data("record") / "appendonlydir", backup)
    await ask(ops, "CONFIG", "SET", "auto-aof-rewrite-percentage", "100")


def restored(settings: HostSettings, backup: Path) -> None:
    """The backup in the place of what the record had."""
    there = settings.data_dir / "record" / "appendonlydir"
    shutil.rmtree(there)
    shutil.copytree(backup, there)


async def check(platform: Platform, table: Table) -> None:
    """Fails unless all that people were told stands in the record, once, and the platform calls the game sound."""
    stored = await stream(platform, table.game)
    check_chain(stored)
    acknowledged_once(table, [decode(data) for data in stored])
    verdict = await table.people[0].at.verify()
    assert verdict["code"] == "sound", verdict


ENDS: dict[str, Callable[[Platform], Awaitable[None]]] = {
    "a graceful stop": stopped,
    "kill -9": killed,
    "kill -9 during a rewrite": killed_during_a_rewrite,
}


@on_every_server
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
async def test_a_game_goes_on_after(
    settings: HostSettings, http: httpx.AsyncClient, end: Callable[[Platform], Awaitable[None]]
) -> None:
    async with Platform(settings) as platform:
        table = await open_table(http, people=2, computers=0, variants=[])
        await table.play(until=20)
        await end(platform)
    async with Platform(settings) as platform:
        await check(platform, table)
        await table.play(until=30)
        await end(platform)
    async with Platform(settings) as platform:
        await check(platform, table)


@on_every_server
async def test_a_game_goes_on_after_the_backup_was_restored(
    settings: HostSettings, http: httpx.AsyncClient, tmp_path: Path
) -> None:
    async with Platform(settings) as platform:
        table = await open_table(http, people=2, computers=0, variants=[])
        await table.play(until=20)
        await backed_up(platform, tmp_path / "backup")
    restored(settings, tmp_path / "backup")
    async with Platform(settings) as platform:
        await check(platform, table)
        await table.play(until=30)
        await check(platform, table)


@on_every_server
async def test_an_older_backup_is_noticed_and_goes_on_when_the_operator_accepts_it(
    settings: HostSettings, http: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Platform(settings) as platform:
        table = await open_table(http, people=2, computers=0, variants=[])
        await table.play(until=20)
        kept = len(await stream(platform, table.game))
        await backed_up(platform, tmp_path / "backup")
        await table.play(until=30)
        lost = len(await stream(platform, table.game)) - kept
    restored(settings, tmp_path / "backup")
    with pytest.raises(NeverReady, match=f"record-lost: {lost} of {kept + lost} acknowledged commits are missing"):
        async with Platform(settings):
            pass
    monkeypatch.setenv("SAGEBRUSH_RECORD_ACCEPTED", str(kept))
    async with Platform(settings) as platform:
        assert len(await stream(platform, table.game)) == kept


@on_every_server
async def test_a_platform_whose_games_are_gone_does_not_start_and_says_so(
    settings: HostSettings, http: httpx.AsyncClient
) -> None:
    async with Platform(settings):
        table = await open_table(http, people=2, computers=0, variants=[])
        await table.play(until=10)
    shutil.rmtree(settings.data_dir / "record" / "appendonlydir")
    logs = settings.data_dir / "logs"
    before = {path.name: path.read_text() for path in logs.glob("*.log")}
    with pytest.raises(NeverReady, match="record-lost"):
        async with Platform(settings):
            pass
    started = {path.stem for path in logs.glob("*.log") if path.read_text() != before[path.name]}
    assert started == {"record", "broker", "rules"}
