"""``sagebrush titles``: what a table may choose, in the words of its reader, with the ids that other commands take."""

from collections.abc import Collection, Iterator
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.phrases import phrase, use_language
from sagebrush_cli.titles.configs import title_named
from sagebrush_games import TITLES
from sagebrush_games.kernel.manifest import Edition, Manifest, Option, Variant
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.languages import language_or_english


def show(name: str, language: str, as_json: bool) -> None:
    """Print one title, or all where ``name`` is empty; with JSON one object a line."""
    use_language(language)
    for title in [title_named(name)] if name else TITLES.values():
        catalogue = Catalogue(title, language_or_english(language))
        if as_json:
            screen.emit(_json(title, catalogue))
        else:
            _print(title, catalogue)


def _print(title: AnyTitle, catalogue: Catalogue) -> None:
    screen.say(f"{title.name}: {title.id}", "bold")
    for line in _lines(title.manifest, catalogue):
        screen.say(line)


def _lines(manifest: Manifest, catalogue: Catalogue) -> Iterator[str]:
    for edition in manifest.editions:
        yield f"  --edition {edition.id}: {catalogue.printed(edition.name)}, {_seats(edition)}"
    for variant in manifest.variants:
        only = "" if len(variant.editions) == len(manifest.editions) else _only(", ".join(variant.editions))
        yield f"  --variant {variant.id}: {_about(variant, catalogue)}{only}"
    for option in manifest.options:
        yield f"  --option {option.id}=…: {_about(option, catalogue)}{_condition(manifest, option, catalogue)}"
        yield from (f"      {line}" for line in _values(manifest, option, catalogue))


def _seats(edition: Edition) -> str:
    return phrase("{least} to {most} seats", least=edition.seats[0], most=edition.seats[-1])


def _about(chosen: Variant | Option, catalogue: Catalogue) -> str:
    return f"{catalogue.printed(chosen.name)}. {catalogue.printed(chosen.summary)}"


def _only(what: str) -> str:
    return f" ({phrase('only with {what}', what=what)})"


def _condition(manifest: Manifest, option: Option, catalogue: Catalogue) -> str:
    """With what alone ``option`` can be chosen, each in brackets; nothing where it always can."""
    others = [_needed(other, option) for other in manifest.options if other.id in option.needs]
    only = _with(manifest, option.editions, option.variant, catalogue) + "".join(map(_only, others))
    seats = (
        f" ({phrase('only with this number of seats:')} {', '.join(map(str, option.seats))})" if option.seats else ""
    )
    return only + seats


def _needed(other: Option, option: Option) -> str:
    """Which values of ``other`` go with ``option``, as commands take them."""
    return " / ".join(f"{other.id}={str(value).lower()}" for value in option.needs[other.id])


def _with(manifest: Manifest, editions: Collection[str], variant: str, catalogue: Catalogue) -> str:
    """The variant and the ``editions`` that are needed, each in brackets; nothing where all will do."""
    variants = [catalogue.printed(one.name) for one in manifest.variants if one.id == variant]
    named = [catalogue.printed(one.name) for one in manifest.editions if one.id in editions]
    names = ", ".join(named) if len(named) < len(manifest.editions) else ""
    return "".join(_only(what) for what in (*variants, names) if what)


def _values(manifest: Manifest, option: Option, catalogue: Catalogue) -> Iterator[str]:
    """Each value as a command takes it, what it is called, and with what alone it can be chosen."""
    for value in option.values:
        called = catalogue.option_value(option, value)
        default = f" ({phrase('by default')})" if value == option.default else ""
        editions, variant = option.value_editions.get(value, ()), option.value_variants.get(value, "")
        yield f"{str(value).lower()}: {called}{default}{_with(manifest, editions, variant, catalogue)}"


def _json(title: AnyTitle, catalogue: Catalogue) -> dict[str, Any]:
    manifest = title.manifest
    return {
        "id": title.id,
        "name": title.name,
        "editions": [{**_named(edition, catalogue), "seats": list(edition.seats)} for edition in manifest.editions],
        "variants": [{**_named(variant, catalogue), "editions": variant.editions} for variant in manifest.variants],
        "options": [
            {
                **_named(option, catalogue),
                "values": option.values,
                "default": option.default,
                "value_names": [catalogue.option_value(option, value) for value in option.values],
            }
            for option in manifest.options
        ],
    }


def _named(chosen: Edition | Variant | Option, catalogue: Catalogue) -> dict[str, Any]:
    summary = {} if isinstance(chosen, Edition) else {"summary": catalogue.printed(chosen.summary)}
    return {"id": chosen.id, "name": catalogue.printed(chosen.name), **summary}
