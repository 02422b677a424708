"""A process that cannot start ends with one sentence, which names what is in its way."""

import os
import socket
import subprocess
import sys

import pytest

from tests.patience import PATIENCE


@pytest.mark.parametrize(
    ("module", "variable"),
    [
        ("sagebrush_gateway", "GATEWAY_PORT"),
        ("sagebrush_gateway", "GATEWAY_METRICS"),
        ("sagebrush_gateway.delivery", "HEALTH"),
        ("sagebrush_workers relay", "WORKERS_METRICS"),
        ("sagebrush_workers engine", "ENGINE_ADDRESS"),
    ],
)
def test_an_operator_reads_which_address_is_in_use(module: str, variable: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        given = port if variable == "GATEWAY_PORT" else f"127.0.0.1:{port}"
        log = ended(module.split(), {f"SAGEBRUSH_{variable}": given})
    program = module.split()[0]
    assert log.splitlines()[-1].startswith(f"{program}: 127.0.0.1:{port} cannot be listened at (")
    assert "Traceback" not in log


def test_an_operator_reads_that_the_folder_of_a_socket_is_missing() -> None:
    log = ended(["sagebrush_gateway"], {"SAGEBRUSH_GATEWAY_SOCKET": "/nowhere/gateway"})
    sentence = "sagebrush_gateway: /nowhere/gateway cannot be listened at (No such file or directory)."
    assert log.splitlines()[-1] == sentence


@pytest.mark.parametrize(
    ("module", "settings"),
    [
        ("sagebrush_workers relay", {"SAGEBRUSH_BROKER_URL": "redis://relay:hunter2@localhost:6379/1"}),
        ("sagebrush_workers sweeper", {"SAGEBRUSH_STORE_URL": "redis://relay:hunter2@127.0.0.1:6380/1"}),
        (
            "sagebrush_cli up",
            {"SAGEBRUSH_STORE_URL": "redis://a:hunter2@db", "SAGEBRUSH_BROKER_URL": "redis://a:hunter2@db/1"},
        ),
    ],
)
def test_nothing_starts_with_games_and_queues_in_one_server(module: str, settings: dict[str, str]) -> None:
    log = ended(module.split(), settings)
    assert "SAGEBRUSH_BROKER_URL cannot be" in log.splitlines()[-1]
    assert "expected another server than that of SAGEBRUSH_STORE_URL" in log.splitlines()[-1]
    assert "Traceback" not in log and "hunter2" not in log


def ended(module: list[str], settings: dict[str, str]) -> str:
    """The log of ``module``, which must end with status 1."""
    command = [sys.executable, "-P", "-m", *module]
    done = subprocess.run(
        command, env={**os.environ, **settings}, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1, done.stderr
    return done.stderr
