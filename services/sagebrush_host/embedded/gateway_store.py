"""Where the gateway's store and the rules service of a platform are, for commands beside it while it runs."""

import re
from pathlib import Path

from sagebrush_host.embedded.passwords import read_passwords
from sagebrush_host.embedded.programs import folder_setting
from sagebrush_host.errors import HostError

NOT_HERE = (
    "There is no platform in {root}. Start it with `sagebrush up`, or set SAGEBRUSH_DATA_DIR or SAGEBRUSH_STORE_URL."
)
_SOCKET = re.compile('^unixsocket "(.*)"$', re.MULTILINE)


def gateway_store_url(root: Path) -> str:
    """The address, with the password from the data directory at ``root``; raises HostError where no platform was.

    A copy of a data directory has the passwords of the original and names its socket: until it was started itself, no
    platform was there.
    """
    try:
        passwords = read_passwords(root / "passwords.json")
    except FileNotFoundError:
        raise HostError(NOT_HERE.format(root=root)) from None
    return f"unix://gateway:{passwords['gateway']}@{_record_socket(root)}"


def rules_address(root: Path) -> str:
    """The address of the rules service of the platform in ``root``; raises HostError where none was."""
    return f"unix:{_record_socket(root).with_name('rules.sock')}"


def _record_socket(root: Path) -> Path:
    try:
        settings = (root / "record.conf").read_text()
    except FileNotFoundError:
        raise HostError(NOT_HERE.format(root=root)) from None
    socket = _SOCKET.search(settings)
    if socket is None or folder_setting(root / "record") not in settings.splitlines():
        raise HostError(NOT_HERE.format(root=root))
    return Path(socket[1])
