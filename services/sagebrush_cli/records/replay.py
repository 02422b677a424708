"""``sagebrush replay FILE``: the file of a finished game, checked move by move as it is told, without a platform."""

import sys
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.drawings.drawing import show_table
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.watch import show_awaited, show_frame
from sagebrush_cli.phrases import use_language
from sagebrush_cli.records.files import file_bytes
from sagebrush_cli.records.frames import FiledCommit, NoSuchSeat, filed_commits, renderer_of, viewer_of
from sagebrush_history.broken_game import BrokenGame
from sagebrush_history.errors import TableError
from sagebrush_history.gamefile import Unreadable


def run(path: Path, version: int | None, viewer: str | None, language: str, as_json: bool) -> None:
    """Show all commits, or draw the table after the commit ``version``; status 1 at the first that does not hold."""
    use_language(language)
    try:
        _show(file_bytes(path), version, viewer, language, as_json)
    except (BrokenGame, TableError) as broken:
        _end(broken.code, broken.detail, as_json)
    except Unreadable as unreadable:
        _end("unreadable", str(unreadable), as_json)
    except NoSuchSeat as missing:
        _end("no-such-seat", str(missing), as_json)


def _show(data: bytes, version: int | None, viewer: str | None, language: str, as_json: bool) -> None:
    renderer: EventRenderer | None = None
    last = 0
    for one in filed_commits(data, viewer_of(viewer)):
        renderer, last = renderer or renderer_of(one.table, language), one.frame["version"]
        renderer.learn(one.frame)
        if version in (None, last):
            _show_commit(one, renderer, version is not None, as_json)
        if version == last:
            return
    if version is not None:
        _end("no-such-version", f"The game has versions 1 to {last}.", as_json)


def _show_commit(one: FiledCommit, renderer: EventRenderer, is_drawn: bool, as_json: bool) -> None:
    if as_json:
        screen.emit(one.frame)
        return
    show_frame(one.frame, renderer)
    show_awaited(one.frame, renderer)
    if is_drawn:
        show_table(renderer.title, one.frame["view"], renderer)


def _end(code: str, detail: str, as_json: bool) -> None:
    screen.fail(code, detail, as_json)
    sys.exit(1)
