"""What a frontend needs to know of the titles: manifests of all, schemas and sentences of one."""

from dataclasses import asdict
from typing import Any

import msgspec

from sagebrush_games.kernel.manifest import Edition, Option, Variant
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.catalogue import ENGLISH, Catalogue
from sagebrush_messages.schemas import described
from sagebrush_messages.templates import telling

_json = msgspec.json.Encoder().encode


def manifests_json(registry: TitleRegistry, language: str = ENGLISH) -> bytes:
    """A JSON list: what can be played, said in ``language``."""
    return _json([_manifest(registry, title, registry.catalogue(title.id, language)) for title in registry.titles()])


def schemas_json(registry: TitleRegistry, title_id: str, language: str = ENGLISH) -> bytes:
    """A title's JSON Schemas, and in ``language`` the sentence of each refusal and how events are told."""
    title, codec = registry.find(title_id)
    catalogue = registry.catalogue(title.id, language)
    told = telling(title, catalogue, registry.corrections(title.id))
    return _json(
        {
            "title": title.id,
            **described(title, catalogue, codec.schemas(), told["words"]),
            "sentences": catalogue.refusals(),
            "prompts": catalogue.prompts(),
            "telling": told,
        }
    )


def _manifest(registry: TitleRegistry, title: AnyTitle, catalogue: Catalogue) -> dict[str, Any]:
    manifest = title.manifest
    return {
        "id": title.id,
        "name": title.name,
        "editions": [
            _edition(title, edition, registry.corrections(title.id, edition.id), catalogue)
            for edition in manifest.editions
        ],
        "variants": [_variant(variant, catalogue) for variant in manifest.variants],
        "options": [_said(catalogue, _option(option, catalogue)) for option in manifest.options],
    }


def _edition(title: AnyTitle, edition: Edition, corrections: str, catalogue: Catalogue) -> dict[str, Any]:
    """``unofficial`` and ``corrected``: rows of the content that no source prints, and those that the host corrects."""
    seats = list(edition.seats)
    printed = title.printed(Config(title.id, edition.id, seats[0], corrections=corrections))
    known = {"unofficial": printed.unofficial(), "corrected": printed.corrected}
    return {"id": edition.id, "name": catalogue.printed(edition.name), "seats": seats, **known}


def _said(catalogue: Catalogue, known: dict[str, Any]) -> dict[str, Any]:
    """``known`` with its name and summary in the language of ``catalogue``."""
    return known | {field: catalogue.printed(known[field]) for field in ("name", "summary")}


def _variant(variant: Variant, catalogue: Catalogue) -> dict[str, Any]:
    """``reasons``: by the id of another variant, why the two do not go together, or only together."""
    known = _said(catalogue, asdict(variant))
    return known | {"reasons": {other: catalogue.printed(reason) for other, reason in variant.reasons.items()}}


def _option(option: Option, catalogue: Catalogue) -> dict[str, Any]:
    """``value_…``: of each of ``values``, in their order. ``open``: other values are allowed, too."""
    named = {"id": option.id, "name": option.name, "summary": option.summary}
    listed = {"values": option.values, "default": option.default}
    names = [catalogue.option_value(option, value) for value in option.values]
    more = {"value_names": names, "variant": option.variant, "seats": list(option.seats or ())}
    others = {"editions": option.editions, "needs": option.needs}
    by_value = {
        "value_editions": [option.value_editions.get(value, ()) for value in option.values],
        "value_variants": [option.value_variants.get(value, "") for value in option.values],
    }
    return {**named, **listed, **more, **others, **by_value, "open": option.fault is not None}
