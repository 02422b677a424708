"""The embedded servers: durable, private, and the same after a restart."""

from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from sagebrush_host.embedded.gateway_store import gateway_store_url, rules_address
from sagebrush_host.embedded.passwords import load_passwords
from sagebrush_host.embedded.resp import ask
from sagebrush_host.errors import HostError, NoManifest
from sagebrush_host.place import open_place
from sagebrush_host.plan import Site, processes
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_host.spec import Spec
from tests.host.children import wipe_broker


def servers(site: Site) -> tuple[Spec, ...]:
    """The servers of the real plan alone."""
    return tuple(spec for spec in processes(site) if spec.stage == 0)


@pytest.fixture
async def platform(tmp_path: Path) -> AsyncIterator[Platform]:
    """A running record and a running broker."""
    async with Platform(HostSettings(data_dir=tmp_path / "var", gateway_port=0), servers) as platform:
        yield platform


async def test_the_record_keeps_every_acknowledged_write_and_evicts_nothing(platform: Platform) -> None:
    record = platform.site.record("ops")
    assert await ask(record, "PING") == "PONG"
    info = platform.place.conf("record").read_text()
    assert "appendonly yes" in info
    assert "appendfsync always" in info
    assert "maxmemory-policy noeviction" in info


async def test_nobody_enters_without_a_password(platform: Platform) -> None:
    for server in ("record", "broker"):
        with pytest.raises(ConnectionRefusedError, match="NOAUTH"):
            await ask(f"unix://{platform.place.socket(server)}", "PING")


async def test_passwords_and_settings_are_for_the_owner_alone(platform: Platform) -> None:
    root = platform.place.root
    for path in (root / "passwords.json", platform.place.users("record"), platform.place.conf("record")):
        assert path.stat().st_mode & 0o077 == 0, path
    assert root.stat().st_mode & 0o077 == 0


def test_data_that_were_copied_are_their_owner_s_alone_after_a_start_and_the_folder_around_them_is_left(
    tmp_path: Path,
) -> None:
    (tmp_path / "record").mkdir()
    (tmp_path / "passwords.json").write_text('{"rules": "secret"}')
    for path in (tmp_path, tmp_path / "record", tmp_path / "passwords.json"):
        path.chmod(0o755)
    with open_place(tmp_path):
        load_passwords(tmp_path / "passwords.json", ["rules"])
    assert oct(tmp_path.stat().st_mode & 0o777) == "0o755"
    for path in (tmp_path / "record", tmp_path / "passwords.json"):
        assert path.stat().st_mode & 0o077 == 0, path


async def test_passwords_stay_when_the_platform_comes_back(tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        async with Platform(HostSettings(data_dir=tmp_path, gateway_port=0), servers) as platform:
            seen.append(dict(platform.site.passwords))
    assert seen[0] == seen[1]


async def test_the_broker_survives_a_crash_with_its_data_and_a_wipe_without(platform: Platform) -> None:
    broker = platform.site.broker("relay")
    await ask(broker, "SET", "sb:alive:relay:1", "here")
    platform.processes["broker"].kill()
    await platform.ready()
    await wipe_broker(platform)
    await platform.ready()
    assert await ask(broker, "GET", "sb:alive:relay:1") == ""


async def test_servers_given_by_address_are_not_started(tmp_path: Path) -> None:
    settings = HostSettings(data_dir=tmp_path, gateway_port=0, store_url="redis://store", broker_url="redis://broker")
    async with Platform(settings, servers) as platform:
        assert platform.processes == {}
        assert platform.site.record("rules") == "redis://store"
        assert platform.site.broker("worker") == "redis://broker"


async def test_an_operator_beside_a_copy_of_the_data_does_not_change_the_platform_that_runs(
    platform: Platform, tmp_path: Path
) -> None:
    """`sagebrush app revoke` in a restored backup would have ended the application's keys on the original."""
    assert await ask(gateway_store_url(platform.place.root), "PING") == "PONG"
    copytree(platform.place.root, tmp_path / "copy", ignore=ignore_patterns("*.sock"))
    assert rules_address(platform.place.root) == platform.site.rules
    for address in (gateway_store_url, rules_address):
        with pytest.raises(HostError, match=r"There is no platform in .*copy"):
            address(tmp_path / "copy")


async def test_an_operator_reads_that_the_passwords_are_damaged(platform: Platform) -> None:
    (platform.place.root / "passwords.json").write_text("{")
    with pytest.raises(HostError, match="is damaged"):
        gateway_store_url(platform.place.root)


async def test_a_platform_does_not_begin_anew_over_games_whose_manifest_is_missing(tmp_path: Path) -> None:
    settings = HostSettings(data_dir=tmp_path, gateway_port=0)
    async with Platform(settings, servers) as platform:
        await platform.ready()
        await ask(platform.site.record("rules"), "SET", "sb:heartbeat", "here")
    (tmp_path / "record" / "appendonlydir" / "appendonly.aof.manifest").rename(tmp_path / "manifest")
    with pytest.raises(NoManifest, match="record"):
        async with Platform(settings, servers):
            pass
    (tmp_path / "manifest").rename(tmp_path / "record" / "appendonlydir" / "appendonly.aof.manifest")
    async with Platform(settings, servers) as platform:
        await platform.ready()
        assert await ask(platform.site.record("rules"), "GET", "sb:heartbeat") == "here"
