"""The file of a game, which is there whole or not at all."""

import resource
from pathlib import Path
from typing import Any

import pytest

from sagebrush_cli.games import export


class Platform:
    """A game whose file has these bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def game(self, _game: str) -> "Platform":
        return self

    def export(self, _viewer: str | None) -> bytes:
        return self._data


def save(path: Path, data: bytes) -> None:
    api: Any = Platform(data)
    export.save(api, "g", None, path, as_json=True)


def test_the_file_before_stays_whole_where_there_is_no_room(tmp_path: Path) -> None:
    path = tmp_path / "game.ndjson"
    save(path, b"whole")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            save(path, bytes(5000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == b"whole"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_can_be_written_into_a_pipe() -> None:
    save(Path("/dev/null"), b"gone")
    assert not Path("/dev/null").is_file()
