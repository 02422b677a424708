"""The printed things of an edition, for frontends that draw them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.catalogue import ENGLISH, Catalogue
from sagebrush_messages.templates import texts_of, words
from sagebrush_rules import problems

SAID = ("name", "text")
"""Cells that people read; all others are numbers, ids and signs."""

_json = msgspec.json.Encoder().encode


def content_json(registry: TitleRegistry, title_id: str, edition_id: str, language: str = ENGLISH) -> bytes:
    """What ``edition_id`` prints, as the host corrects it, in ``language``; raises the problem of an unknown one."""
    title, _ = registry.find(title_id)
    edition = _edition(title, edition_id)
    catalogue = registry.catalogue(title.id, language)
    corrections = registry.corrections(title.id, edition.id)
    printed = title.printed(Config(title.id, edition.id, edition.seats[0], corrections=corrections))
    tables = {
        table: {row: _said(cells, catalogue) for row, cells in rows.items()} for table, rows in printed.tables.items()
    }
    return _json(
        {
            "title": title.id,
            "edition": edition.id,
            "tables": tables,
            "names": words(title, catalogue, corrections),
            "texts": texts_of(catalogue, printed),
            "unofficial": printed.unofficial(),
            "corrected": printed.corrected,
        }
    )


def _edition(title: AnyTitle, id: str) -> Edition:
    """The edition ``id``, or the first; raises RulesProblem."""
    for edition in title.manifest.editions:
        if id in ("", edition.id):
            return edition
    raise problems.bad_config(f"{title.name} has no edition {id}.", "edition")


def _said(cells: Mapping[str, Any], catalogue: Catalogue) -> dict[str, Any]:
    return {name: catalogue.printed(value) if name in SAID else value for name, value in cells.items()}
