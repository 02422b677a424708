"""The passwords of the embedded servers' users: made at the first start, in a file that its owner alone may read."""

import json
import secrets
from collections.abc import Iterable
from pathlib import Path

import msgspec

from sagebrush_host.errors import HostError
from sagebrush_process.files import OWNER_ALONE, replace_file


def load_passwords(path: Path, users: Iterable[str]) -> dict[str, str]:
    """Users and their passwords, those in the file at ``path`` and new ones for the rest.

    Raises HostError for a file that cannot be read as such.
    """
    known = read_passwords(path) if path.exists() else {}
    passwords = {user: known.get(user) or secrets.token_urlsafe(32) for user in users}
    if passwords != known:
        replace_file(path, json.dumps(passwords, indent=1).encode(), OWNER_ALONE)
    path.chmod(OWNER_ALONE)  # of a copy, too
    return passwords


def read_passwords(path: Path) -> dict[str, str]:
    """Those in the file at ``path``; raises FileNotFoundError, and HostError for a file that cannot be read as such."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HostError(
            f"{path} is damaged ({error}): put a copy of it back, or delete it, and new passwords are made."
        ) from error
