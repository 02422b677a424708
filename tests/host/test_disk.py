"""The supervisor logs that the disk is nearly full, that it is full, and that it has room again."""

import asyncio
import errno
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from sagebrush_host import disk
from sagebrush_host.disk import FULL_BYTES, LOW_BYTES, free_bytes, watch_disk
from sagebrush_host.errors import DiskFull
from sagebrush_host.platform import Platform
from sagebrush_process.settings import SettingsError
from tests.host.test_platform import settings, three
from tests.patience import PATIENCE
from tests.servers import require


async def lines(caplog: pytest.LogCaptureFixture, *free: int) -> list[str]:
    """The events that the watch logs of a disk with that many ``free`` bytes, one number a check."""
    left: Iterator[int] = iter(free)
    with caplog.at_level(logging.INFO), suppress(StopIteration, RuntimeError):
        await asyncio.wait_for(watch_disk(Path("/data"), lambda _: next(left), seconds=0), PATIENCE)
    return [record.__dict__["event"] for record in caplog.records]


async def test_a_disk_with_room_is_not_told_of(caplog: pytest.LogCaptureFixture) -> None:
    assert await lines(caplog, LOW_BYTES, LOW_BYTES) == []


async def test_each_change_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    told = await lines(caplog, LOW_BYTES, LOW_BYTES - 1, FULL_BYTES, FULL_BYTES - 1, 0, 0, LOW_BYTES)
    assert told == ["disk-low", "disk-full", "disk-has-room"]


async def test_a_disk_that_did_not_answer_once_is_watched_further(caplog: pytest.LogCaptureFixture) -> None:
    refusals, told = [OSError(errno.ESTALE, "stale")], asyncio.Event()

    def free(_root: Path) -> int:
        if refusals:
            raise refusals.pop()
        told.set()
        return 0

    watch = asyncio.create_task(watch_disk(Path("/data"), free, seconds=0))
    hearing = asyncio.create_task(told.wait())
    await asyncio.wait([watch, hearing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    watch.cancel()
    hearing.cancel()
    assert [record.__dict__["event"] for record in caplog.records] == ["disk-full"]


async def test_a_full_disk_is_an_error_that_names_the_folder(caplog: pytest.LogCaptureFixture) -> None:
    await lines(caplog, 0)
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert record.getMessage().startswith("The disk of /data is full: no command is accepted until there is room.")


async def test_a_platform_does_not_start_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "FULL_BYTES", 1 << 62)
    with pytest.raises(DiskFull, match=f"The disk of {tmp_path / 'var'} is full"):
        await Platform(settings(tmp_path), three(tmp_path)).__aenter__()
    assert not (tmp_path / "var").exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no folder that takes no files")
async def test_a_folder_that_takes_no_files_is_not_called_full(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"/proc/none.* cannot be used .*; set SAGEBRUSH_DATA_DIR"):
        await Platform(settings(Path("/proc/none")), three(tmp_path)).__aenter__()


async def test_a_platform_watches_its_disk_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(disk, "LOW_BYTES", 1 << 62)
    async with Platform(settings(tmp_path), three(tmp_path)):
        assert "disk-low" in [record.__dict__.get("event") for record in caplog.records]
    assert not {"disk", "logs"} & {task.get_name() for task in asyncio.all_tasks() if not task.cancelling()}


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Path]:
    """The folder of the games in a data directory, on another disk."""
    shared = Path("/dev/shm")
    require(shared.is_dir() and shared.stat().st_dev != tmp_path.stat().st_dev, "second disk")
    (tmp_path / "var").mkdir()
    with TemporaryDirectory(dir=shared) as folder:
        (tmp_path / "var" / "record").symlink_to(folder)
        yield tmp_path / "var" / "record"


async def test_a_host_whose_games_are_on_a_disk_of_their_own_is_told_of_both(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(disk, "LOW_BYTES", 1 << 62)
    async with Platform(settings(tmp_path), three(tmp_path)):
        told = [one.getMessage().partition(" has ")[0] for one in caplog.records if "disk" in one.getMessage()]
    assert told == [f"The disk of {record.parent}", f"The disk of {record}"]


async def test_a_platform_does_not_start_on_a_full_disk_of_the_games(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = disk.free_bytes
    monkeypatch.setattr(disk, "free_bytes", lambda path: 0 if path == record else real(path))
    with pytest.raises(DiskFull, match=f"The disk of {record} is full"):
        await Platform(settings(tmp_path), three(tmp_path)).__aenter__()


def test_a_folder_that_is_not_there_has_the_room_of_the_one_above(tmp_path: Path) -> None:
    assert free_bytes(tmp_path / "none" / "below") == pytest.approx(free_bytes(tmp_path), rel=0.1)
