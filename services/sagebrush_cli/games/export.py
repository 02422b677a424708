"""``sagebrush export``: a game as a file."""

from pathlib import Path

from sagebrush_cli import screen
from sagebrush_client import Client
from sagebrush_process.files import replace_file


def save(api: Client, game: str, viewer: str | None, path: Path, as_json: bool) -> None:
    """Write a game to ``path``."""
    data = api.game(game).export(viewer)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():  # a pipe or a terminal, in whose place nothing is put
        path.write_bytes(data)
    else:
        replace_file(path, data)
    if as_json:
        screen.emit({"game": game, "file": str(path), "bytes": len(data)})
    else:
        screen.say(f"{path}: {len(data)} bytes")
