"""An expansion: everything that one variant, edition or solo opponent adds to a title, in one value.

The base of a title imports none. Its manifest lists them, ``composed`` puts them into the title. So an expansion goes
with its folder and its line in the list; what remains is a title that plays, hashes and stores as before.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content, extended
from sagebrush_games.kernel.decider import R, Reading, Rulebook, S, V
from sagebrush_games.kernel.faults import StateFaults
from sagebrush_games.kernel.ledger import NO_LEDGER, Amounts, Ledger
from sagebrush_games.kernel.manifest import Edition, Objections, Option, Variant
from sagebrush_games.kernel.messages import Command, Config, Event, Viewer
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.kernel.wording import NO_WORDING, Wording


@dataclass(frozen=True, slots=True)
class Slice:
    """What stands at the slot of one name in the State and in the View of a title.

    kept: its class in the State; None where it stands in the View alone. shown: its class in the View, unless that is
    the same. view(rules, state, viewer): what is shown; asked only while something is kept, or nothing ever is. Unless
    given, a copy. determinize(rules, view, chance): what to keep, asked only where something is shown; unless given, a
    copy of that.
    """

    kept: type[Any] | None
    shown: type[Any] | None = None
    view: Callable[[Any, Any, Viewer], Any] | None = None
    determinize: Callable[[Any, Any, Any], Any] | None = None


NOTHING_PRINTED = Content({})


def _unchanged(rules: Any, _config: Config) -> Any:
    return rules


def _any_content(_content: Content) -> None:
    pass


def _nothing_conserved(_state: Any) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Expansion:
    """What an expansion registers; everything but its ``id`` has a default that adds nothing.

    variant, edition, options: its entries in the manifest. plays(config): whether a table has chosen it; unless given,
    whether the config names its variant or edition. apply(rules, config): the changed ruleset of such a table.
    slices: by the name of the slot. commands, events, evolve, wording, told_since: as in Title and
    Rulebook. redact: by class of the events that not everybody may read as they are. reveals(rules, event): of its own
    events. conserved, ledger: its amounts are added to those of the base under the same names. printed: its own rows of
    the content. tables: of the content, which only tables that chose it use; those of ``printed`` are among them.
    faults(rules, state): as in Invariants, asked at every table. check(content): raises BadContent for rows it cannot
    play with.
    """

    id: str
    variant: Variant | None = None
    edition: Edition | None = None
    options: tuple[Option, ...] = ()
    plays: Callable[[Config], bool] | None = None
    apply: Callable[[Any, Config], Any] = _unchanged
    slices: Mapping[str, Slice] = field(default_factory=dict)
    commands: tuple[type[Command], ...] = ()
    events: tuple[type[Event], ...] = ()
    evolve: Mapping[type[Event], Callable[[Any, Any], None]] = field(default_factory=dict)
    redact: Mapping[type[Event], Callable[[Any, Viewer], Event]] = field(default_factory=dict)
    reveals: Callable[[Any, Event], bool] = lambda _rules, _event: False
    wording: Wording = NO_WORDING
    told_since: Mapping[type[Event], int] = field(default_factory=dict)
    objections: Objections = lambda _config: ()
    conserved: Callable[[Any], Mapping[str, int]] = _nothing_conserved
    faults: StateFaults | None = None
    ledger: Ledger = NO_LEDGER
    printed: Content = NOTHING_PRINTED
    tables: tuple[str, ...] = ()
    check: Callable[[Content], None] = _any_content

    def is_played(self, config: Config) -> bool:
        """Whether a table has chosen this expansion."""
        if self.plays is not None:
            return self.plays(config)
        if self.variant is not None:
            return self.variant.id in config.variants
        return self.edition is not None and self.edition.id == config.edition


def applied(rules: R, expansions: Iterable[Expansion], config: Config) -> R:
    """``rules`` changed by those of ``expansions`` that a table has chosen, in the order of the list."""
    for expansion in expansions:
        if expansion.is_played(config):
            rules = expansion.apply(rules, config)
    return rules


def variants(expansions: Iterable[Expansion]) -> tuple[Variant, ...]:
    """The variants of ``expansions`` for the manifest."""
    return tuple(expansion.variant for expansion in expansions if expansion.variant is not None)


def editions(expansions: Iterable[Expansion]) -> tuple[Edition, ...]:
    """The editions of ``expansions`` for the manifest."""
    return tuple(expansion.edition for expansion in expansions if expansion.edition is not None)


def options(expansions: Iterable[Expansion]) -> tuple[Option, ...]:
    """The options of ``expansions`` for the manifest."""
    return tuple(option for expansion in expansions for option in expansion.options)


def objections(expansions: Iterable[Expansion], *more: Objections) -> Objections:
    """The objections of ``more`` and of ``expansions``, for the manifest."""
    found = [*more, *(expansion.objections for expansion in expansions)]
    return lambda config: (fault for objection in found for fault in objection(config))


def idle_tables(expansions: Iterable[Expansion], config: Config) -> frozenset[str]:
    """The tables of the content that a table does not use, since it has not chosen their expansion."""
    idle = [expansion for expansion in expansions if not expansion.is_played(config)]
    return frozenset(table for expansion in idle for table in (*expansion.tables, *expansion.printed.tables))


def printed(content: Content, expansions: Iterable[Expansion]) -> Content:
    """``content`` with the rows of ``expansions`` after its own."""
    for expansion in expansions:
        content = extended(content, expansion.printed)
    return content


def composed(title: Title[R, S, V], expansions: Sequence[Expansion]) -> Title[R, S, V]:
    """``title`` with everything ``expansions`` register, but for their entries in its manifest and for ``apply``.

    The manifest lists them at the places it wants (``variants``, ``editions``, ``options``, ``objections``), and the
    ruleset of a table is made by ``applied`` where the title wants it. A slice without a slot is a TypeError of Codec.
    """
    slices = {name: part for expansion in expansions for name, part in expansion.slices.items()}
    return replace(
        title,
        rulebook=_rulebook(title.rulebook, expansions, slices),
        types=_types(title.types, expansions, slices),
        invariants=Invariants(
            _conserved([title.invariants.conserved, *(expansion.conserved for expansion in expansions)]),
            _ledger([title.invariants.ledger, *(expansion.ledger for expansion in expansions)]),
            _faults([title.invariants.faults, *(part.faults for part in expansions if part.faults is not None)]),
        ),
        wording=title.wording.joined(expansion.wording for expansion in expansions),
        told_since={
            **title.told_since,
            **{event: since for part in expansions for event, since in part.told_since.items()},
        },
    )


def _types(base: TitleTypes[S, V], expansions: Sequence[Expansion], slices: Mapping[str, Slice]) -> TitleTypes[S, V]:
    return replace(
        base,
        commands=(*base.commands, *(command for expansion in expansions for command in expansion.commands)),
        events=(*base.events, *(event for expansion in expansions for event in expansion.events)),
        state_parts={name: part.kept for name, part in slices.items() if part.kept is not None},
        view_parts={name: shown for name, part in slices.items() if (shown := part.shown or part.kept) is not None},
    )


def _rulebook(
    base: Rulebook[R, S, V], expansions: Sequence[Expansion], slices: Mapping[str, Slice]
) -> Rulebook[R, S, V]:
    evolve = {event: change for expansion in expansions for event, change in expansion.evolve.items()}
    return replace(base, evolve={**base.evolve, **evolve}, read=_reading(base.read, expansions, slices))


def _reading(base: Reading[R, S, V], expansions: Sequence[Expansion], slices: Mapping[str, Slice]) -> Reading[R, S, V]:
    redact = {event: hide for expansion in expansions for event, hide in expansion.redact.items()}
    owners = {event: expansion for expansion in expansions for event in expansion.events}

    def redacted(event: Event, viewer: Viewer) -> Event:
        if type(event) not in owners:
            return base.redact(event, viewer)
        hide = redact.get(type(event))
        return event if hide is None else hide(event, viewer)

    def reveals(rules: R, event: Event) -> bool:
        return owners.get(type(event), base).reveals(rules, event)

    return Reading(_view(base.view, slices), _determinize(base.determinize, slices), redacted, reveals, base.content)


def _view(base: Callable[[R, S, Viewer], V], slices: Mapping[str, Slice]) -> Callable[[R, S, Viewer], V]:
    """A view with the slots of ``slices`` filled after those fields that the base shows."""

    def view(rules: R, state: S, viewer: Viewer) -> V:
        seen = base(rules, state, viewer)
        for name, part in slices.items():
            if part.kept is None or getattr(state, name) is not None:
                setattr(seen, name, part.view(rules, state, viewer) if part.view else getattr(state, name).copy())
        return seen

    return view


def _determinize(base: Callable[[R, V, Chance], S], slices: Mapping[str, Slice]) -> Callable[[R, V, Chance], S]:
    """A state with the slots of ``slices`` filled after those fields that the base guesses."""
    kept = {name: part for name, part in slices.items() if part.kept is not None}

    def determinize(rules: R, view: V, chance: Chance) -> S:
        state = base(rules, view, chance)
        for name, part in kept.items():
            if getattr(view, name) is not None:
                guess = part.determinize(rules, view, chance) if part.determinize else getattr(view, name).copy()
                setattr(state, name, guess)
        return state

    return determinize


def _added(amounts: Iterable[Mapping[str, int]]) -> Amounts:
    """The sums by name."""
    total: Amounts = {}
    for some in amounts:
        for name, amount in some.items():
            total[name] = total.get(name, 0) + amount
    return total


def _conserved(counts: Sequence[Callable[[S], Mapping[str, int]]]) -> Callable[[S], Mapping[str, int]]:
    return lambda state: _added(count(state) for count in counts)


def _faults(lists: Sequence[StateFaults]) -> StateFaults:
    return lambda rules, state: (fault for listed in lists for fault in listed(rules, state))


def _ledger(ledgers: Sequence[Ledger]) -> Ledger:
    def record(amounts: Amounts, event: Event) -> None:
        for ledger in ledgers:
            ledger.record(amounts, event)

    return Ledger(lambda state: _added(ledger.counted(state) for ledger in ledgers), record)
