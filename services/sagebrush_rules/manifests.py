"""What a frontend needs to know of the titles: manifests of all, schemas and sentences of one."""

from dataclasses import asdict
from typing import Any

import msgspec

from sagebrush_games.kernel.refusal import SENTENCES
from sagebrush_games.kernel.title import Edition, Title
from sagebrush_rules.table import Shelf

_json = msgspec.json.Encoder().encode


def manifests_json(shelf: Shelf) -> bytes:
    """A JSON list: what can be played."""
    return _json([_manifest(title) for title in shelf.titles()])


def schemas_json(shelf: Shelf, title_id: str) -> bytes:
    """The JSON Schemas of a title's commands, events and view, and the sentence of each refusal."""
    title, codec = shelf.find(title_id)
    return _json({"title": title.id, **codec.schemas(), "sentences": {**SENTENCES, **title.sentences}})


def _manifest(title: Title) -> dict[str, Any]:
    manifest = title.manifest
    return {
        "id": title.id,
        "name": title.name,
        "editions": [_edition(edition) for edition in manifest.editions],
        "variants": [asdict(variant) for variant in manifest.variants],
        "options": [asdict(option) for option in manifest.options],
    }


def _edition(edition: Edition) -> dict[str, Any]:
    return {"id": edition.id, "name": edition.name, "seats": list(edition.seats)}
