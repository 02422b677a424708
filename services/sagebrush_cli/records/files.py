"""Reading the file of a game that somebody names."""

from pathlib import Path

from sagebrush_history.gamefile import MOST_BYTES


def file_bytes(path: Path) -> bytes:
    """All bytes of a file; of a larger one than a game may have, one more than that, with which it is refused."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)
