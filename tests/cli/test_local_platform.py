"""A platform is found, or made for one command."""

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sagebrush_cli.client import local_platform
from sagebrush_cli.client.local_platform import with_platform
from tests.patience import PATIENCE

NOWHERE = "http://127.0.0.1:1"


@pytest.mark.platform
def test_a_platform_is_started_when_none_answers_and_the_next_time_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local_platform, "HERE", NOWHERE)
    seen: list[str] = []

    def use(url: str) -> None:
        assert httpx.get(f"{url}/readyz").text == "ready"
        seen.append(url)
        if len(seen) == 1:
            with_platform(url, use)

    with_platform(NOWHERE, use)
    assert len(seen) == 2
    assert seen[0] == seen[1] != NOWHERE
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{seen[0]}/healthz")


def test_a_platform_that_somebody_names_is_not_replaced_by_another_one_when_it_is_down(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "sagebrush_cli", "demo", "--url", NOWHERE, "--folder", str(tmp_path))
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert told.returncode == 1
    assert told.stderr.startswith("sagebrush: The platform does not answer")


WAITING = """
import time
from sagebrush_cli.client.local_platform import with_own_platform

def wait(url, data):
    print(data, flush=True)
    time.sleep(600)

with_own_platform("demo", wait)
"""


@pytest.mark.platform
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_command_that_is_told_to_end_waits_for_nothing_and_leaves_nothing_behind(sent: signal.Signals) -> None:
    command = subprocess.Popen(
        (sys.executable, "-c", WAITING), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    with command:
        assert command.stdout is not None
        data = Path(command.stdout.readline().strip())
        assert data.is_dir()
        command.send_signal(sent)
        assert command.wait(PATIENCE) != 0
    assert not data.exists()
