"""The platform as a whole: what starts first, what stops last, what two of them may not do."""

import asyncio
from pathlib import Path

import pytest

from sagebrush_host.errors import AlreadyRunning, NeverReady, PortTaken
from sagebrush_host.place import PLAIN
from sagebrush_host.plan import Plan, Site
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_host.spec import Spec
from tests.host.children import EXITS_AT_ONCE, WAITING, child, is_alive

IN_ORDER = (
    "import os, signal, sys; folder, name = os.path.split({mark!r}); "
    "say = lambda *_: (open(folder + '/order', 'a').write(name[:-3]), sys.exit()); "
    "signal.signal(15, say); " + WAITING
)
AFTER_THE_STORE = "import os; assert os.path.exists(os.path.dirname({mark!r}) + '/store.pid'); " + WAITING
SLOW = "import time; time.sleep(0.3); " + WAITING


def settings(folder: Path) -> HostSettings:
    """A platform in ``folder`` on any port."""
    return HostSettings(data_dir=folder / "var", gateway_port=0)


def of(*specs: Spec) -> Plan:
    """A plan of these processes, whatever the site."""

    def plan(_site: Site) -> tuple[Spec, ...]:
        return specs

    return plan


def three(folder: Path) -> Plan:
    """One process of each stage."""
    return of(*(child(name, folder, stage=stage) for stage, name in enumerate(("store", "rules", "door"))))


async def test_every_process_is_ready_when_the_block_begins(tmp_path: Path) -> None:
    async with Platform(settings(tmp_path), three(tmp_path)) as platform:
        marks = {name: (tmp_path / f"{name}.pid").read_text() for name in platform.processes}
        assert marks == {name: str(process.pid) for name, process in platform.processes.items()}


async def test_nothing_is_left_when_the_block_ends(tmp_path: Path) -> None:
    async with Platform(settings(tmp_path), three(tmp_path)) as platform:
        pids = [process.pid for process in platform.processes.values()]
    assert not any(pid is not None and is_alive(pid) for pid in pids)


async def test_servers_are_ready_before_anything_else_starts(tmp_path: Path) -> None:
    plan = of(child("rules", tmp_path, AFTER_THE_STORE), child("store", tmp_path, SLOW, stage=0))
    async with Platform(settings(tmp_path), plan) as platform:
        assert platform.processes["rules"].restarts == 0


async def test_stages_stop_in_reverse(tmp_path: Path) -> None:
    plan = of(*(child(name, tmp_path, IN_ORDER, stage=stage) for stage, name in enumerate(("store", "rules", "door"))))
    async with Platform(settings(tmp_path), plan):
        pass
    assert (tmp_path / "order").read_text() == "door.rules.store."


@pytest.mark.parametrize(("host", "url"), [("::1", "http://[::1]:8000"), ("127.0.0.1", "http://127.0.0.1:8000")])
def test_the_address_that_is_printed_can_be_opened(host: str, url: str) -> None:
    assert Platform(HostSettings(gateway_host=host)).url == url


async def test_a_second_platform_on_the_same_data_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with Platform(settings(tmp_path), three(tmp_path)):
        with pytest.raises(AlreadyRunning, match="Another platform"):
            await Platform(settings(tmp_path), three(tmp_path)).__aenter__()


async def test_a_platform_can_follow_another_on_the_same_data(tmp_path: Path) -> None:
    for _ in range(2):
        async with Platform(settings(tmp_path), three(tmp_path)):
            pass


async def test_a_process_that_cannot_start_is_named_with_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(NeverReady, match=r"door did not become ready(.|\n)*no such luck"):
        await Platform(settings(tmp_path), of(child("door", tmp_path, EXITS_AT_ONCE))).__aenter__()


async def test_a_failed_start_leaves_nothing_behind(tmp_path: Path) -> None:
    plan = of(child("rules", tmp_path), child("door", tmp_path, EXITS_AT_ONCE))
    with pytest.raises(NeverReady):
        await Platform(settings(tmp_path), plan).__aenter__()
    assert not is_alive(int((tmp_path / "rules.pid").read_text()))


async def test_a_taken_port_is_refused_with_the_name_of_the_setting(tmp_path: Path) -> None:
    server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(PortTaken, match=r"cannot be used \(Address already in use\); set SAGEBRUSH_GATEWAY_PORT\."):
            await Platform(HostSettings(data_dir=tmp_path, gateway_port=port), three(tmp_path)).__aenter__()


@pytest.mark.parametrize("host", ["192.0.2.1", "play.invalid"])
async def test_an_address_of_another_machine_is_refused_with_the_name_of_the_setting(tmp_path: Path, host: str) -> None:
    with pytest.raises(PortTaken, match="set SAGEBRUSH_GATEWAY_HOST"):
        await Platform(HostSettings(data_dir=tmp_path, gateway_host=host, gateway_port=0), of()).__aenter__()


async def test_ready_waits_for_a_process_that_was_killed(tmp_path: Path) -> None:
    async with Platform(settings(tmp_path), three(tmp_path)) as platform:
        platform.processes["rules"].kill()
        await platform.ready()
        assert platform.processes["rules"].restarts == 1


@pytest.mark.parametrize("folder", ["a-rather-long-name/" * 6, "a name with spaces", "größer"])
async def test_sockets_move_when_the_path_of_the_data_is_no_good_for_them(tmp_path: Path, folder: str) -> None:
    async with Platform(settings(tmp_path / folder), of()) as platform:
        sockets = platform.place.sockets
        assert PLAIN.fullmatch(str(sockets))
        assert tmp_path not in sockets.parents
        assert platform.place.root == tmp_path / folder / "var"
    assert not sockets.exists()
