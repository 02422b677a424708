"""An override file for a title: what it may correct, and the proof that every table can still be set up with it."""

from collections.abc import Callable, Collection, Container, Iterator

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.kernel.corrections import Tables, corrected, merged, parsed, written
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import playout
from sagebrush_games.kernel.title import AnyTitle, faults

SEED = 1
"""Of the tables that are tried."""


def validate_override(title: AnyTitle, text: str, edition: str = "", before: str = "") -> str:
    """The one form of an override file for ``title`` or one ``edition``, over what was accepted before it.

    Games may carry it. Raises BadContent.
    """
    contents = {name: content for name, content in title.contents.items() if edition in ("", name)}
    tables = parsed(text)
    _require_known(title, contents.values(), tables)
    for content in contents.values():
        corrected(content, text)
    corrections = written(merged(parsed(before), tables))
    if corrections:
        for config in _configs(title, contents, corrections):
            _require(title, config, _set_up)
    return corrections


def _require_known(title: AnyTitle, contents: Collection[Content], tables: Tables) -> None:
    """Raises BadContent for a table or a row that none of ``contents`` has."""
    for table, rows in tables.items():
        printed = {row for content in contents for row in content.tables.get(table, ())}
        if not printed:
            raise BadContent(f"{table}: {title.name} has no table of this name")
        for row in rows:
            if row not in printed:
                raise BadContent(f"{table}.{row}: {title.name} has no row of this name in the table")


def _configs(title: AnyTitle, editions: Container[str], corrections: str) -> Iterator[Config]:
    """The ``editions`` with every seat count, as they are, with each variant, and with each choice of an option."""
    for edition in (edition for edition in title.manifest.editions if edition.id in editions):
        for seats in edition.seats:
            plain = Config(title.id, edition.id, seats, corrections=corrections)
            yield plain
            yield from (config for config in _choices(title, plain) if not faults(title, config))


def _choices(title: AnyTitle, plain: Config) -> Iterator[Config]:
    """``plain`` with one variant and what it needs, or with one choice of an option, legal or not."""
    manifest = title.manifest
    for variant in manifest.variants:
        chosen = tuple(other.id for other in manifest.variants if other.id in (variant.id, *variant.needs))
        yield Config(plain.title, plain.edition, plain.seats, chosen, None, plain.corrections)
    for option in manifest.options:
        needed = (option.variant,) if option.variant else ()
        for value in (value for value in option.values if value != option.default):
            yield Config(plain.title, plain.edition, plain.seats, needed, {option.id: value}, plain.corrections)


def require_playable(title: AnyTitle, corrections: str, edition_id: str = "") -> None:
    """Raises BadContent when a random game of an edition and a seat count does not come to its end."""
    for edition in (edition for edition in title.manifest.editions if edition_id in ("", edition.id)):
        for seats in edition.seats:
            _require(title, Config(title.id, edition.id, seats, corrections=corrections), _played)


def _played(decider: AnyDecider) -> None:
    chance = seeded(SEED)
    assert not decider.awaited(playout(decider, chance)), "the game goes on for ever"


def _set_up(decider: AnyDecider) -> None:
    decider.set_up(seeded(SEED))


def _require(title: AnyTitle, config: Config, use: Callable[[AnyDecider], None]) -> None:
    """Raises BadContent, of the title itself or for whatever stops a table from being used."""
    try:
        use(title.build(config))
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        chosen = ", ".join((*config.variants, *(f"{name} {value}" for name, value in (config.options or {}).items())))
        table = f"{config.edition} with {config.seats} seats" + (f" and {chosen}" if chosen else "")
        raise BadContent(f"{table} cannot be played: {type(error).__name__}: {error}") from error
