"""``sagebrush content``: what a box prints, as an override file to fill in, and whether such a file can be used."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.configs import title_named
from sagebrush_games.kernel.content import BadContent, Content, extended
from sagebrush_games.kernel.corrections import cell, key, parsed
from sagebrush_games.kernel.override import insist_playable
from sagebrush_games.kernel.title import Title
from sagebrush_rules.overrides import BadOverride, read

HEADING = """\
# {name}: what is printed in the box, as we know it, each row with its mark and its source. Where yours differs, take
# away the # in front of the row, leave out the cells that are right, and correct the others. Save the file as
# {id}.toml in the folder that SAGEBRUSH_CONTENT names.
"""


def show(name: str, edition: str | None, unofficial: bool) -> None:
    """Print the rows of an edition, or of all, as an override file that corrects nothing yet."""
    title = title_named(name)
    sys.stdout.write(HEADING.format(name=title.name, id=title.id))
    for table, rows in _printed(title, edition).tables.items():
        lines = [_line(row, cells) for row, cells in rows.items() if not unofficial or _is_unofficial(cells)]
        if lines:
            sys.stdout.write("\n".join(("", f"[{key(table)}]", *lines, "")))


def check(name: str, file: Path, as_json: bool) -> None:
    """Say what a file corrects, once a game was played at every table with it; status 1 when it cannot be used."""
    title = title_named(name)
    try:
        corrections = read(file, title)
        insist_playable(title, corrections)
    except (BadOverride, BadContent) as error:
        screen.fail("bad-override", str(error), as_json)
        sys.exit(1)
    rows = [f"{table}.{row}" for table, rows in parsed(corrections).items() for row in rows]
    if as_json:
        screen.emit({"title": title.id, "corrected": rows})
    else:
        screen.say(f"{file} corrects in {title.name}: {', '.join(rows) or 'nothing'}", "green")


def _printed(title: Title, edition: str | None) -> Content:
    """The rows of one edition, or of all, those of later ones in place of earlier ones."""
    if edition is not None and edition not in title.contents:
        sys.exit(f"sagebrush: {title.name} has no edition {edition!r}; it has {', '.join(title.contents)}.")
    printed = Content({})
    for name, content in title.contents.items():
        printed = extended(printed, content) if edition in (None, name) else printed
    return printed


def _line(row: str, cells: Mapping[str, Any]) -> str:
    shown = {name: value for name, value in cells.items() if name not in ("mark", "source")}
    return f"# {key(row)} = {cell(shown)}  # {cells['mark']}: {cells['source']}"


def _is_unofficial(cells: Mapping[str, Any]) -> bool:
    return bool(cells["mark"] == "reconstructed")
