"""The manifest: what the tables of a title may agree on, and why not."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from sagebrush_games.kernel.messages import Config

Objections = Callable[[Config], Iterable[tuple[str, str]]]
"""Field and sentence of each fault in a config that the manifest by itself would allow."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed edition: which seat counts it allows."""

    id: str
    name: str
    seats: range


@dataclass(frozen=True, slots=True)
class Variant:
    """A change to the rules a table may choose; ``reasons`` says, for each needed or excluded id, why."""

    id: str
    name: str
    summary: str
    editions: tuple[str, ...]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    reasons: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the table with its allowed values, in the order in which they are read: of a difficulty, ascending.

    explicit_default: the default, where it is not the first value. fault: where other values are allowed, too, the
    sentence that says why one is not, or None. variant: the one without which nothing but the default can be chosen.
    seats, editions: those with which more can be chosen, if not all. needs: by another option its values with which
    more can be chosen. listed: each value names several things, joined by hyphens. value_editions, value_variants: by
    value the editions or the variant it needs.
    """

    id: str
    name: str
    summary: str
    values: tuple[str | int | bool, ...]
    explicit_default: str | int | bool | None = None
    fault: Callable[[str | int | bool], str | None] | None = None
    variant: str = ""
    seats: range | None = None
    listed: bool = False
    editions: tuple[str, ...] = ()
    needs: Mapping[str, tuple[str | int | bool, ...]] = field(default_factory=dict)
    value_editions: Mapping[str | int | bool, tuple[str, ...]] = field(default_factory=dict)
    value_variants: Mapping[str | int | bool, str] = field(default_factory=dict)

    @property
    def default(self) -> str | int | bool:
        """The value of a table that does not choose."""
        return self.values[0] if self.explicit_default is None else self.explicit_default


@dataclass(frozen=True, slots=True)
class Manifest:
    """Everything a table of a title may agree on.

    objections(config): what else is wrong with a config that the entries by themselves would allow.
    """

    editions: tuple[Edition, ...]
    variants: tuple[Variant, ...] = ()
    options: tuple[Option, ...] = ()
    objections: Objections = lambda _config: ()


def manifest_faults(name: str, manifest: Manifest, config: Config) -> list[tuple[str, str]]:
    """Why ``manifest`` of the title called ``name`` refuses ``config``: field and sentence of each fault."""
    edition = next((e for e in manifest.editions if e.id == config.edition), None)
    if edition is None:
        known = ", ".join(e.id for e in manifest.editions)
        return [("edition", f"{name} has no edition {config.edition!r}; it has {known}.")]
    found = [
        *_seat_faults(edition, config.seats),
        *_variant_faults(manifest, config),
        *_option_faults(manifest, config),
    ]
    return found or list(manifest.objections(config))


def _seat_faults(edition: Edition, seats: int) -> list[tuple[str, str]]:
    if seats in edition.seats:
        return []
    return [("seats", f"{edition.name} is played by {edition.seats[0]} to {edition.seats[-1]} seats, not {seats}.")]


def _variant_faults(manifest: Manifest, config: Config) -> list[tuple[str, str]]:
    known = {variant.id: variant for variant in manifest.variants}
    chosen = set(config.variants)
    found = [("variants", f"There is no variant {name!r}.") for name in config.variants if name not in known]
    if len(chosen) < len(config.variants):
        found.append(("variants", "A variant is named twice."))
    for variant in (known[name] for name in config.variants if name in known):
        if config.edition not in variant.editions:
            found.append(("variants", f"{variant.name} does not belong to this edition."))
        for other in (*(set(variant.needs) - chosen), *(set(variant.excludes) & chosen)):
            found.append(("variants", variant.reasons[other]))
    return found


def _option_faults(manifest: Manifest, config: Config) -> list[tuple[str, str]]:
    known = {option.id: option for option in manifest.options}
    found: list[tuple[str, str]] = []
    for name, value in (config.options or {}).items():
        if name not in known:
            found.append((f"options.{name}", f"There is no option {name!r}."))
        elif sentence := _option_fault(manifest, config, known[name], value):
            found.append((f"options.{name}", sentence))
    return found


def _option_fault(manifest: Manifest, config: Config, option: Option, value: str | int | bool) -> str | None:
    """Why a table cannot choose ``value``."""
    return (
        _value_fault(option, value) or _idle(manifest, config, option, value) or _alone(manifest, config, option, value)
    )


def _value_fault(option: Option, value: str | int | bool) -> str | None:
    """Why ``value`` cannot be chosen."""
    if any(value == allowed and type(value) is type(allowed) for allowed in option.values):
        return None
    if option.fault is not None:
        return option.fault(value)
    allowed_values = ", ".join(str(allowed) for allowed in option.values)
    return f"{option.name} is one of {allowed_values}."


def _idle(manifest: Manifest, config: Config, option: Option, value: str | int | bool) -> str | None:
    """Why ``value`` would change nothing at this table: another one than its default asks for what is not there."""
    if value == option.default:
        return None
    missing = next(_missing(manifest, config, option), None)
    return missing and f"{option.name} can only be chosen with {missing}."


def _alone(manifest: Manifest, config: Config, option: Option, value: str | int | bool) -> str | None:
    """Why ``value`` cannot be chosen here, though others of its option can."""
    editions, variant = option.value_editions.get(value, ()), option.value_variants.get(value, "")
    missing = next(_lacking(manifest, config, editions, variant), None)
    return missing and f"{option.name}: {str(value).lower()} can only be chosen with {missing}."


def _lacking(manifest: Manifest, config: Config, editions: Collection[str], variant: str) -> Iterator[str]:
    """Which of ``editions``, and which variant, the table would have to play with and does not."""
    if editions and config.edition not in editions:
        yield _either(edition.name for edition in manifest.editions if edition.id in editions)
    if variant and variant not in config.variants:
        yield next(one.name for one in manifest.variants if one.id == variant)


def _missing(manifest: Manifest, config: Config, option: Option) -> Iterator[str]:
    """What the table lacks with which alone ``option`` can be chosen."""
    yield from _lacking(manifest, config, option.editions, option.variant)
    if option.seats is not None and config.seats not in option.seats:
        counts = _either(option.seats)
        yield f"{counts} seat{'s' * (counts != '1')}, not with {config.seats}"
    for other in manifest.options:
        wanted = option.needs.get(other.id, ())
        if wanted and (config.options or {}).get(other.id, other.default) not in wanted:
            yield f"{other.id}={_either(str(value).lower() for value in wanted)}"


def _either(names: Iterable[object]) -> str:
    return " or ".join(map(str, names))
