"""``sagebrush export``: a game as a file."""

import os
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_client import Client


def save(api: Client, game: str, viewer: str | None, path: Path, as_json: bool) -> None:
    """Write a game to ``path``."""
    data = api.game(game).export(viewer)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():  # a pipe or a terminal, in whose place nothing is put
        path.write_bytes(data)
    else:
        _replace(path, data)
    if as_json:
        screen.emit({"game": game, "file": str(path), "bytes": len(data)})
    else:
        screen.say(f"{path}: {len(data)} bytes")


def _replace(path: Path, data: bytes) -> None:
    """Puts ``data`` in the place of what ``path`` has, which stays whole where there is no room or the process ends."""
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
