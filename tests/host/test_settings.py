"""Settings, passwords and logs."""

import asyncio
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sagebrush_host.embedded import passwords
from sagebrush_host.embedded.programs import configuration
from sagebrush_host.errors import HostError
from sagebrush_host.place import PLAIN, open_place
from sagebrush_host.ports import metrics_address, reserve_port
from sagebrush_host.processes import log_files
from sagebrush_host.settings import HostSettings
from sagebrush_process.settings import SettingsError
from tests.patience import PATIENCE


def test_settings_come_from_the_environment_and_are_complete_without_it() -> None:
    assert HostSettings.from_environment({}) == HostSettings()
    given = {"SAGEBRUSH_DATA_DIR": "/srv/sagebrush", "SAGEBRUSH_GATEWAY_PORT": "80", "SAGEBRUSH_STORE_URL": ""}
    assert HostSettings.from_environment(given) == HostSettings(data_dir=Path("/srv/sagebrush"), gateway_port=80)


def test_a_setting_that_is_no_number_is_refused() -> None:
    with pytest.raises(SettingsError, match="many"):
        HostSettings.from_environment({"SAGEBRUSH_WORKERS": "many"})


def test_a_port_that_was_found_free_goes_to_the_server_that_asks_for_it_and_to_nobody_else() -> None:
    port = reserve_port()
    with socket.socket() as passer_by, pytest.raises(OSError, match="in use"):
        passer_by.bind(("127.0.0.1", port))
    with socket.create_server(("127.0.0.1", port)) as server:
        assert server.getsockname()[1] == port


def test_each_process_has_a_port_for_its_metrics_and_none_without_the_setting() -> None:
    assert [metrics_address("127.0.0.1:9400", number) for number in (0, 1, 3)] == [
        "127.0.0.1:9400",
        "127.0.0.1:9401",
        "127.0.0.1:9403",
    ]
    assert metrics_address("127.0.0.1:0", 3) == "127.0.0.1:0"
    assert metrics_address("", 3) == ""


@pytest.mark.parametrize("address", ["9400", "127.0.0.1:", "127.0.0.1:many", "127.0.0.1:65535", "127.0.0.1:²"])
def test_an_address_for_metrics_that_cannot_be_one_is_refused(address: str) -> None:
    with pytest.raises(SettingsError, match="SAGEBRUSH_WORKERS_METRICS"):
        metrics_address(address, 1)


def test_a_new_user_gets_a_password_and_the_others_keep_theirs(tmp_path: Path) -> None:
    before = passwords.load_passwords(tmp_path / "passwords.json", ["rules"])
    after = passwords.load_passwords(tmp_path / "passwords.json", ["rules", "gateway"])
    assert after["rules"] == before["rules"]
    assert len({*after.values()}) == 2


@pytest.mark.parametrize("damaged", [b'{"rules": "a', b"[]", b'{"rules": 1}', b'{"rules": "\xff"}', b""])
def test_a_damaged_file_of_passwords_ends_the_start_with_a_sentence_and_stays(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "passwords.json").write_bytes(damaged)
    with pytest.raises(HostError, match="is damaged"):
        passwords.load_passwords(tmp_path / "passwords.json", ["rules"])
    assert (tmp_path / "passwords.json").read_bytes() == damaged


def test_a_large_log_is_set_aside_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_files, "LARGE_BYTES", 4)
    for line in (b"old\n", b"new\n"):
        with log_files.open_log(tmp_path / "rules.log") as log:
            log.write(line)
    assert (tmp_path / "rules.log").read_text() == "new\n"
    assert (tmp_path / "rules.log.1").read_text() == "old\n"


async def test_a_large_log_is_set_aside_while_its_process_writes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_files, "LARGE_BYTES", 4)
    path = tmp_path / "rules.log"
    with log_files.open_log(path) as log:
        log.write(b"old\n")
        watch = asyncio.create_task(log_files.watch_logs(tmp_path, seconds=0.01))
        async with asyncio.timeout(PATIENCE):
            while path.stat().st_size:
                await asyncio.sleep(0.01)
        watch.cancel()
        log.write(b"new")
    assert path.read_text() == "new"
    assert (tmp_path / "rules.log.1").read_text() == "old\n"


async def test_a_machine_without_room_for_a_thread_sets_a_large_log_aside_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def to_thread(function: Callable[[Path], None], path: Path) -> None:
        if refusals:
            raise RuntimeError(refusals.pop())
        function(path)

    refusals = ["can't start new thread"]
    monkeypatch.setattr(log_files, "LARGE_BYTES", 4)
    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    (tmp_path / "rules.log").write_text("old\n")
    watch = asyncio.create_task(log_files.watch_logs(tmp_path, seconds=0.01))
    async with asyncio.timeout(PATIENCE):
        while (tmp_path / "rules.log").stat().st_size and not watch.done():
            await asyncio.sleep(0.01)
    watch.cancel()
    assert (tmp_path / "rules.log.1").read_text() == "old\n"


def test_the_tail_of_a_log_is_its_last_lines(tmp_path: Path) -> None:
    (tmp_path / "a.log").write_text("".join(f"{number}\n" for number in range(100)))
    assert log_files.last_lines(tmp_path / "a.log", 2) == "98\n99"
    assert log_files.last_lines(tmp_path / "b.log") == ""


def test_a_data_directory_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SettingsError, match="set SAGEBRUSH_DATA_DIR"), open_place(tmp_path / "file" / "var"):
        pytest.fail("there is no such place")


def test_a_data_directory_that_is_a_link_to_itself_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "var").symlink_to(tmp_path / "var")
    with pytest.raises(SettingsError, match="set SAGEBRUSH_DATA_DIR"), open_place(tmp_path / "var"):
        pytest.fail("there is no such place")


@pytest.mark.parametrize("name", [b"M\xfcller", b"two\nlines"])
def test_a_data_directory_that_no_settings_can_name_is_a_sentence(tmp_path: Path, name: bytes) -> None:
    folder = tmp_path / os.fsdecode(name)
    with pytest.raises(SettingsError, match="set SAGEBRUSH_DATA_DIR") as refused, open_place(folder):
        pytest.fail("there is no such place")
    str(refused.value).encode()
    assert not folder.exists()


@pytest.mark.parametrize("name", ["Müller und Söhne", "a\tb", '"it\'s"', "\u3000\u00a0"])
def test_any_other_name_is_one_of_a_data_directory(tmp_path: Path, name: str) -> None:
    with open_place(tmp_path / name) as place:
        assert place.root == tmp_path / name
        assert configuration("record", place).encode()


def test_sockets_have_short_paths_where_the_temporary_folder_is_as_deep_as_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / ("deep" * 20)
    deep.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(deep))
    with open_place(deep / "var") as place:
        assert PLAIN.fullmatch(str(place.sockets))
        assert place.sockets.is_dir()
    assert not place.sockets.exists()
