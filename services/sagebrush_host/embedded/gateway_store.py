"""The address of an embedded record for the gateway's user, for commands beside a running platform."""

import json
import re
from pathlib import Path

from sagebrush_host.errors import HostError

NOT_HERE = (
    "There is no platform in {root}. Start it with `sagebrush up`, or set SAGEBRUSH_DATA_DIR or SAGEBRUSH_STORE_URL."
)
_SOCKET = re.compile('^unixsocket "(.*)"$', re.MULTILINE)


def gateway_store_url(root: Path) -> str:
    """The address, with the password from the data directory at ``root``; raises HostError where none is."""
    try:
        passwords = json.loads((root / "passwords.json").read_text())
        socket = _SOCKET.search((root / "record.conf").read_text())
    except FileNotFoundError:
        raise HostError(NOT_HERE.format(root=root)) from None
    if socket is None:
        raise HostError(NOT_HERE.format(root=root))
    return f"unix://gateway:{passwords['gateway']}@{socket[1]}"
