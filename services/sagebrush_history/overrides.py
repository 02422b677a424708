"""The host's override files: what he corrects in the printed things of new games, read once when the service starts."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.kernel.title import AnyTitle

Corrections = Mapping[tuple[str, str], str]
"""By title and edition, the edition empty for those of every edition that has none of its own."""


class BadOverride(Exception):
    """A folder or a file that cannot be used; the message names the file and, where there is one, the row."""


def corrections_in(folder: str, titles: Iterable[AnyTitle]) -> Corrections:
    """What the files in ``folder`` correct: ``<title>.toml``, and over it ``<title>.<edition>.toml``.

    Raises BadOverride.
    """
    known = {title.id: title for title in titles}
    found: dict[tuple[str, str], str] = {}
    for file in sorted(_files(Path(folder)), key=lambda file: file.stem) if folder else ():
        name, _, edition = file.stem.partition(".")
        if name not in known or (edition and edition not in known[name].contents):
            raise BadOverride(f"{file}: there is no such title or edition; there are: {', '.join(_names(known))}")
        found[name, edition] = read(file, known[name], edition, found.get((name, ""), ""))
    return found


def read(file: Path, title: AnyTitle, edition: str = "", before: str = "") -> str:
    """The corrections of one file for ``title`` or an ``edition``, over those of another one; raises BadOverride."""
    try:
        return validate_override(title, file.read_text("utf-8-sig"), edition, before)
    except OSError as error:
        raise BadOverride(f"{file} cannot be read ({error.strerror})") from error
    except (BadContent, UnicodeDecodeError) as error:
        raise BadOverride(f"{file}: {error}") from error


def _files(folder: Path) -> list[Path]:
    """The TOML files in ``folder``; raises BadOverride where it cannot be listed, which `glob` passes over."""
    try:
        return [file for file in folder.iterdir() if file.suffix == ".toml"]
    except OSError as error:
        raise BadOverride(f"{folder} is no folder of override files that can be read ({error.strerror})") from error


def _names(titles: Mapping[str, AnyTitle]) -> Iterator[str]:
    """What a file may be called."""
    for name, title in titles.items():
        yield name
        yield from (f"{name}.{edition}" for edition in title.contents)
