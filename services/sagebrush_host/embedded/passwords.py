"""The passwords of the embedded servers' users: made at the first start, in a file that its owner alone may read."""

import json
import secrets
from collections.abc import Iterable
from pathlib import Path

from sagebrush_process.files import OWNER_ALONE, replace_file


def load_passwords(path: Path, users: Iterable[str]) -> dict[str, str]:
    """Users and their passwords, those in the file at ``path`` and new ones for the rest."""
    known = json.loads(path.read_text()) if path.exists() else {}
    passwords = {user: known.get(user) or secrets.token_urlsafe(32) for user in users}
    if passwords != known:
        replace_file(path, json.dumps(passwords, indent=1).encode(), OWNER_ALONE)
    path.chmod(0o600)  # of a copy, too
    return passwords
