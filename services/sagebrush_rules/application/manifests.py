"""What a frontend needs to know of the titles: manifests of all, schemas and sentences of one."""

from dataclasses import asdict
from typing import Any

import msgspec

from sagebrush_games.kernel.manifest import Edition, Option
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.templates import event_templates, words

_json = msgspec.json.Encoder().encode


def manifests_json(registry: TitleRegistry) -> bytes:
    """A JSON list: what can be played."""
    return _json([_manifest(registry, title) for title in registry.titles()])


def schemas_json(registry: TitleRegistry, title_id: str) -> bytes:
    """The JSON Schemas of a title's messages and view, the sentence of each refusal, and how events are told."""
    title, codec = registry.find(title_id)
    catalogue = registry.catalogue(title.id)
    return _json(
        {
            "title": title.id,
            **codec.schemas(),
            "sentences": catalogue.refusals(),
            "telling": _telling(title, catalogue, registry.corrections(title.id)),
        }
    )


def _telling(title: Title, catalogue: Catalogue, corrections: str) -> dict[str, Any]:
    return {"events": event_templates(title, catalogue), "words": words(title, catalogue, corrections)}


def _manifest(registry: TitleRegistry, title: Title) -> dict[str, Any]:
    manifest = title.manifest
    return {
        "id": title.id,
        "name": title.name,
        "editions": [
            _edition(title, edition, registry.corrections(title.id, edition.id)) for edition in manifest.editions
        ],
        "variants": [asdict(variant) for variant in manifest.variants],
        "options": [_option(option) for option in manifest.options],
    }


def _edition(title: Title, edition: Edition, corrections: str) -> dict[str, Any]:
    """``unofficial`` and ``corrected``: rows of the content that no source prints, and those that the host corrects."""
    seats = list(edition.seats)
    printed = title.printed(Config(title.id, edition.id, seats[0], corrections=corrections))
    known = {"unofficial": printed.unofficial(), "corrected": printed.corrected}
    return {"id": edition.id, "name": edition.name, "seats": seats, **known}


def _option(option: Option) -> dict[str, Any]:
    """``open``: other values than those listed are allowed, too."""
    listed = {"id": option.id, "name": option.name, "summary": option.summary, "values": option.values}
    return {**listed, "variant": option.variant, "seats": list(option.seats or ()), "open": option.fault is not None}
