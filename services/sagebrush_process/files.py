"""Files that are there whole or not at all."""

import os
import secrets
from pathlib import Path
from stat import S_IMODE

USUAL_MODE = 0o666
"""Of a new file, before the umask."""
OWNER_ALONE = 0o600


def replace_file(path: Path, data: bytes, mode: int | None = None) -> None:
    """Put ``data`` in the place of ``path``, which stays as it was where there is no room or the process ends.

    A link stays one. ``mode``: who may read and write the file; None: as before, and of a new file as usual. The data
    are on disk when this returns; several processes may write the same file. Raises OSError.
    """
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode or USUAL_MODE)
        with os.fdopen(descriptor, "wb") as file:
            if mode is None and target.exists():
                os.fchmod(file.fileno(), S_IMODE(target.stat().st_mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
