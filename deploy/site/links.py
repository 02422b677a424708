"""Links between files of the repository, as links between pages of the site."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

from deploy.site.sources import DOCS, ROOT

FENCED = re.compile(r"^( *```.*?^ *```.*?$)", re.MULTILINE | re.DOTALL)
DECLARED = re.compile(r"^<!-- example: .*? -->\n(?=```)", re.MULTILINE)
"""What a page says about the test of an example, which is no matter of its readers."""
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def relinked(file: Path, address: str, addresses: Mapping[Path, str]) -> str:
    """The text of ``file`` as the page at ``address``; what the site does not have is named instead of linked."""

    def moved(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        path, _, heading = target.partition("#")
        if not path or "://" in target or target.startswith("mailto:"):
            return link[0]
        found = _on_site((file.parent / path).resolve(), addresses)
        if found is None:
            return _named(text, (file.parent / path).resolve())
        relative = os.path.relpath(found, Path(address).parent)
        return f"{picture}[{text}]({relative}{'#' * bool(heading)}{heading})"

    pieces = FENCED.split(DECLARED.sub("", file.read_text("utf-8")))
    return "".join(piece if number % 2 else LINK.sub(moved, piece) for number, piece in enumerate(pieces))


def _on_site(file: Path, addresses: Mapping[Path, str]) -> str | None:
    """The address of a file, when it is a page or lies in docs/."""
    if file in addresses:
        return addresses[file]
    return file.relative_to(DOCS).as_posix() if file.is_file() and file.is_relative_to(DOCS) else None


def _named(text: str, file: Path) -> str:
    """A file of the source by its path, once."""
    path = file.relative_to(ROOT).as_posix()
    return text if text.strip("`") in path else f"{text} (`{path}`)"
