"""``sagebrush export``: a game as a file."""

from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.client.api import Api


def save(api: Api, game: str, viewer: str | None, path: Path, as_json: bool) -> None:
    """Write a game to ``path``."""
    data = api.export(game, viewer)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if as_json:
        screen.emit({"game": game, "file": str(path), "bytes": len(data)})
    else:
        screen.say(f"{path}: {len(data)} bytes")
