"""``sagebrush export``: a game as a file."""

from pathlib import Path

from sagebrush_cli import screen
from sagebrush_client import Client


def save(api: Client, game: str, viewer: str | None, path: Path, as_json: bool) -> None:
    """Write a game to ``path``."""
    data = api.game(game).export(viewer)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if as_json:
        screen.emit({"game": game, "file": str(path), "bytes": len(data)})
    else:
        screen.say(f"{path}: {len(data)} bytes")
