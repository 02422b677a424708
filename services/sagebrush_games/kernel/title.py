"""A title: a game in a box, with the manifest of what can be played."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.ledger import NO_LEDGER, Ledger
from sagebrush_games.kernel.messages import Command, Config, Event, Seat
from sagebrush_games.kernel.refusal import SENTENCES
from sagebrush_games.kernel.telling import SILENT, Telling


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
    """A choice of the table with its allowed values; the first is the default.

    fault: where other values are allowed, too, the sentence that says why one is not, or None. variant: the one without
    which nothing but the default can be chosen. seats: the numbers of seats with which more can be chosen, if not all.
    """

    id: str
    name: str
    summary: str
    values: tuple[str | int | bool, ...]
    fault: Callable[[str | int | bool], str | None] | None = None
    variant: str = ""
    seats: range | None = None


@dataclass(frozen=True, slots=True)
class Manifest:
    """Everything a table of a title may agree on."""

    editions: tuple[Edition, ...]
    variants: tuple[Variant, ...] = ()
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Title:
    """A game in a box. ``build`` turns a config the manifest allows into a decider.

    ``commands`` are open (variants add theirs), ``events`` are closed: all that any variant can cause. ``conserved``
    names the quantities of a state that never change (dollars are not among them; cowboys and tiles are). ``ledger`` is
    kept of those that only events change.
    ``telling`` puts events into sentences.
    ``sentences`` gives each refusal code its sentence. ``contents``: by edition, what the box prints.
    ``unofficial`` lists content a table uses that no source prints. ``names``: words of the telling, as corrections of
    the content say.
    ``objections``: field and sentence of each fault in a config that the manifest by itself would allow.
    ``round_of``: the round a state is in, from 1, and 0 before the first; the last one once the game is over.
    ``rules``: the version of its rules, which every commit names; it goes up with a release in which a command may
    cause other events than before.
    ``turn_of``: whose turn it is, where others may answer within it; elsewhere a turn is what a seat decides in a row.
    ``rules_with_content``: that of its first release whose games carry their content. Older releases cannot read such
    games, so they decided nothing in them.
    """

    id: str
    name: str
    manifest: Manifest
    build: Callable[[Config], Decider[Any]]
    commands: Sequence[type[Command]]
    events: Sequence[type[Event]]
    state: type[Any]
    view: type[Any]
    sentences: Mapping[str, str]
    conserved: Callable[[Any], Mapping[str, int]]
    ledger: Ledger = NO_LEDGER
    contents: Contents = field(default_factory=lambda: Contents({}))
    unofficial: Callable[[Config], Sequence[str]] = lambda _config: ()
    telling: Telling = SILENT
    names: Callable[[str], Mapping[str, Mapping[str, str]]] = lambda _corrections: {}
    objections: Callable[[Config], Iterable[tuple[str, str]]] = lambda _config: ()
    automaton: Callable[[Decider[Any], Any], Command] | None = None  # (decider, determinized state) -> its command
    round_of: Callable[[Any], int] = attrgetter("round")
    turn_of: Callable[[Any], Seat] | None = None
    rules: int = 1
    rules_with_content: int = 1

    def sentence(self, code: str) -> str:
        """The sentence for a refusal ``code``."""
        return self.sentences.get(code) or SENTENCES[code]

    def printed(self, config: Config) -> Content:
        """What is printed in the box of a table, with the corrections its game carries; raises BadContent."""
        return self.contents.of(config)


def faults(title: Title, config: Config) -> list[tuple[str, str]]:
    """Why the manifest refuses ``config``: field and sentence of each fault; empty when it can be played."""
    manifest = title.manifest
    edition = next((e for e in manifest.editions if e.id == config.edition), None)
    if edition is None:
        known = ", ".join(e.id for e in manifest.editions)
        return [("edition", f"{title.name} has no edition {config.edition!r}; it has {known}.")]
    found = [
        *_seat_faults(edition, config.seats),
        *_variant_faults(manifest, config),
        *_option_faults(manifest, config),
    ]
    return found or list(title.objections(config))


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
        elif sentence := _value_fault(known[name], value) or _idle(manifest, config, known[name], value):
            found.append((f"options.{name}", sentence))
    return found


def _value_fault(option: Option, value: str | int | bool) -> str | None:
    """Why ``value`` cannot be chosen."""
    if any(value == allowed and type(value) is type(allowed) for allowed in option.values):
        return None
    if option.fault is not None:
        return option.fault(value)
    allowed_values = ", ".join(str(allowed) for allowed in option.values)
    return f"{option.name} is one of {allowed_values}."


def _idle(manifest: Manifest, config: Config, option: Option, value: str | int | bool) -> str | None:
    """Why ``value`` would change nothing at this table: without its variant, or with another number of seats."""
    if value == option.values[0]:
        return None
    if option.variant and option.variant not in config.variants:
        variant = next(variant for variant in manifest.variants if variant.id == option.variant)
        return f"{option.name} can only be chosen with {variant.name}."
    if option.seats is not None and config.seats not in option.seats:
        counts = " or ".join(map(str, option.seats))
        return f"{option.name} can only be chosen with {counts} seat{'s' * (counts != '1')}, not with {config.seats}."
    return None
