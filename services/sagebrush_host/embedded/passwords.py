"""The passwords of the embedded servers' users: made at the first start, in a file that its owner alone may read."""

import json
import secrets
from collections.abc import Iterable
from pathlib import Path


def load_passwords(path: Path, users: Iterable[str]) -> dict[str, str]:
    """Users and their passwords, those in the file at ``path`` and new ones for the rest."""
    known = json.loads(path.read_text()) if path.exists() else {}
    passwords = {user: known.get(user) or secrets.token_urlsafe(32) for user in users}
    if passwords != known:
        write_private_file(path, json.dumps(passwords, indent=1))
    path.chmod(0o600)  # of a copy, too
    return passwords


def write_private_file(path: Path, text: str) -> None:
    """Write a file that only its owner may read, whole or not at all."""
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)
    draft.write_text(text)
    draft.replace(path)
