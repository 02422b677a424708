"""The host's override files: what he corrects in the printed things of new games, read once when the service starts."""

from collections.abc import Iterable
from pathlib import Path

from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.override import accepted
from sagebrush_games.kernel.title import Title


class BadOverride(Exception):
    """A folder or a file that cannot be used; the message names the file and, where there is one, the row."""


def corrections_in(folder: str, titles: Iterable[Title]) -> dict[str, str]:
    """By title: the corrections of ``<title>.toml``, for those that have a file in ``folder``; raises BadOverride."""
    known = {title.id: title for title in titles}
    files = sorted(Path(folder).glob("*.toml")) if folder else []
    if folder and not Path(folder).is_dir():
        raise BadOverride(f"{folder} is no folder of override files")
    for file in files:
        if file.stem not in known:
            raise BadOverride(f"{file}: there is no title {file.stem!r}; there are: {', '.join(known)}")
    return {file.stem: read(file, known[file.stem]) for file in files}


def read(file: Path, title: Title) -> str:
    """The corrections of one file for ``title``; raises BadOverride."""
    try:
        return accepted(title, file.read_text("utf-8"))
    except (BadContent, OSError, UnicodeDecodeError) as error:
        raise BadOverride(f"{file}: {error}") from error
