"""The catalogues as they lie in packages: ``locales/<language>.ftl``, parsed by Fluent, and ``<language>.toml``."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

KERNEL = "sagebrush_games.kernel"
"""Its catalogue has what the platform says in every title."""
FOLDER = "locales"

Entries = dict[str, ast.Message]
"""The messages of one language by id."""


class BadCatalogue(ValueError):
    """A catalogue holds what Fluent cannot read, or an entry twice."""


@cache
def entries(packages: tuple[str, ...], language: str) -> Entries:
    """The messages of the catalogues of ``packages``; a package without one has none. Raises BadCatalogue."""
    found: Entries = {}
    for package in packages:
        for entry in _entries(package, language):
            if entry.id.name in found:
                raise BadCatalogue(f"{package}: {entry.id.name} stands twice in {language}")
            found[entry.id.name] = entry
    return found


def _entries(package: str, language: str) -> Iterable[ast.Message]:
    file = files(package) / FOLDER / f"{language}.ftl"
    if not file.is_file():
        return
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadCatalogue(f"{package}: {language}.ftl: cannot read {entry.content!r}")
        if isinstance(entry, ast.Message):
            yield entry


@cache
def printed_texts(packages: tuple[str, ...], language: str) -> Mapping[str, str]:
    """What stands in English in content and manifests, in ``language``; a text that is missing stays English."""
    found: dict[str, str] = {}
    for package in packages:
        file = files(package) / FOLDER / f"{language}.toml"
        if file.is_file():
            found |= tomllib.loads(file.read_text("utf-8"))
    return found
