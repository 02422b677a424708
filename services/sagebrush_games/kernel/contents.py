"""What the editions of a title print: as packaged today, and as the game of a config carries it to its end.

A game carries the whole content it began with, compressed against what its edition first printed. So no later change of
a row reaches it, and nothing but the title's ``first`` folder, which never changes, is needed to read it.
"""

import base64
import json
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from sagebrush_games.kernel.content import BadContent, Content, extended
from sagebrush_games.kernel.corrections import corrected, require_alike
from sagebrush_games.kernel.messages import Config

FIRST = "first"
"""What stands in the config of a stored game that carries no content: it began with what its edition first printed."""
LARGEST = 1_000_000
"""Bytes that a carried content may unfold to; those in the boxes have 20,000."""
KEPT = 64
"""Carried contents that stay unfolded: all games of one release and edition carry the same."""
NOTHING = Content({})
LEVEL = 9


class UnknownContent(BadContent):
    """A game carries content that this release cannot read."""

    def __init__(self, carried: str) -> None:
        super().__init__(f"the content {carried[:24]!r} is unknown")


class Contents(Mapping[str, Content]):
    """The packaged content by edition.

    package: where the folder ``first`` lies, with what each edition printed when it was first released; games of an
    edition that has no file there carry more bytes. Without a package, nothing was released yet.
    """

    def __init__(self, packaged: Mapping[str, Content], package: str = "") -> None:
        self.packaged = packaged
        self._package = package

    def __getitem__(self, edition: str) -> Content:
        return self.packaged[edition]

    def __iter__(self) -> Iterator[str]:
        return iter(self.packaged)

    def __len__(self) -> int:
        return len(self.packaged)

    def of(self, config: Config) -> Content:
        """What is printed in the box of a table, with the corrections its game carries; raises BadContent."""
        return corrected(self.begun_with(config), config.corrections)

    def begun_with(self, config: Config) -> Content:
        """The same without corrections; today's content where ``config`` names none. Raises BadContent."""
        if config.content and (config.content != FIRST or self._package):
            return _carried(self._package, config.edition, config.content)
        return self.packaged.get(config.edition, NOTHING)

    def require_printable(self, config: Config) -> None:
        """Raises BadContent for carried content that no release can have printed: other rows, or cells of another kind.

        It is for those who are given a config by a stranger; a game of this platform carries what was in the box.
        """
        carried, printed = self.begun_with(config), self.packaged.get(config.edition, NOTHING)
        if carried is not printed:
            released = self.first(config.edition) if self._package else NOTHING
            require_alike(extended(released, printed), carried)

    def first(self, edition: str) -> Content:
        """What ``edition`` first printed; raises BadContent when it was never released."""
        return _carried(self._package, edition, FIRST)

    def carried(self, edition: str) -> str:
        """Today's content of ``edition`` as a new game carries it."""
        return _folded(self._package, edition, text(self.packaged.get(edition, NOTHING)))


def text(content: Content) -> str:
    """The tables of ``content`` as JSON, one row a line, in printed order."""
    tables = (f"{_json(table)}:{{{_lines(rows)}\n}}" for table, rows in content.tables.items())
    return "{" + ",\n".join(tables) + "}"


def _lines(rows: Mapping[str, Any]) -> str:
    return ",".join(f"\n{_json(row)}:{_json(cells)}" for row, cells in rows.items())


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=KEPT)
def _folded(package: str, edition: str, text: str) -> str:
    """``text`` compressed, in base64: a few hundred characters while it is much like the first content."""
    packer = zlib.compressobj(LEVEL, zdict=_first(package, edition))
    return base64.b64encode(packer.compress(text.encode()) + packer.flush()).decode()


@lru_cache(maxsize=KEPT)
def _carried(package: str, edition: str, carried: str) -> Content:
    """The content in ``carried``; raises UnknownContent."""
    first = _first(package, edition)
    try:
        return Content(json.loads(first if carried == FIRST else _unfolded(carried, first)))
    except (ValueError, zlib.error, RecursionError):
        raise UnknownContent(carried) from None


def _unfolded(carried: str, first: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=first)
    unfolded = unpacker.decompress(base64.b64decode(carried, validate=True), LARGEST)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("more or less than one content")
    return unfolded


@lru_cache(maxsize=KEPT)
def _first(package: str, edition: str) -> bytes:
    """What an edition first printed, as JSON; empty when it was never released."""
    file = files(package) / FIRST / f"{edition}.json" if package else None
    return file.read_bytes().strip() if file and file.is_file() else b""
