"""``sagebrush content``: what a box prints, as an override file to fill in, and whether such a file can be used."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.titles.configs import title_named
from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.kernel.corrections import cell, key, parsed
from sagebrush_games.kernel.override import require_playable
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.overrides import BadOverride, read

HEADING = """\
# {name}: what is printed in the box, as we know it, each row with its mark and its source. Where yours differs, take
# away the # in front of the row, leave out the cells that are right, and correct the others. Save the file as
# {file}.toml in the folder that SAGEBRUSH_CONTENT names.
"""


def show(name: str, edition: str, unofficial: bool) -> None:
    """Print the rows of an edition, or of all, as an override file that corrects nothing yet."""
    title = _title(name, edition)
    sys.stdout.write(HEADING.format(name=title.name, file=f"{title.id}.{edition}".rstrip(".")))
    contents = {id: content for id, content in title.contents.items() if edition in ("", id)}
    for table in dict.fromkeys(table for content in contents.values() for table in content.tables):
        if lines := list(_lines(contents, table, unofficial)):
            sys.stdout.write("\n".join(("", f"[{key(table)}]", *lines, "")))


def check(name: str, edition: str, file: Path, as_json: bool) -> None:
    """Say what a file corrects, once a game was played at every table with it; status 1 when it cannot be used."""
    title = _title(name, edition)
    try:
        corrections = read(file, title, edition)
        require_playable(title, corrections, edition)
    except (BadOverride, BadContent) as error:
        screen.fail("bad-override", str(error), as_json)
        sys.exit(1)
    rows = [f"{table}.{row}" for table, rows in parsed(corrections).items() for row in rows]
    if as_json:
        screen.emit({"title": title.id, "corrected": rows})
    else:
        screen.say(f"{file} corrects in {title.name}: {', '.join(rows) or 'nothing'}", "green")


def _title(name: str, edition: str) -> AnyTitle:
    title = title_named(name)
    if edition and edition not in title.contents:
        sys.exit(f"sagebrush: {title.name} has no edition {edition!r}; it has {', '.join(title.contents)}.")
    return title


def _lines(contents: Mapping[str, Content], table: str, unofficial: bool) -> Iterator[str]:
    """The rows of ``table``; one that differs from edition to edition comes more than once, with theirs."""
    printed: dict[str, dict[str, list[str]]] = {}
    for edition, content in contents.items():
        for row, cells in content.tables.get(table, {}).items():
            if not unofficial or cells["mark"] == "reconstructed":
                printed.setdefault(row, {}).setdefault(_line(row, cells), []).append(edition)
    for lines in printed.values():
        for line, editions in lines.items():
            yield line if len(editions) == len(contents) else f"{line} ({', '.join(editions)})"


def _line(row: str, cells: Mapping[str, Any]) -> str:
    shown = {name: value for name, value in cells.items() if name not in ("mark", "source")}
    return f"# {key(row)} = {cell(shown)}  # {cells['mark']}: {cells['source']}"
