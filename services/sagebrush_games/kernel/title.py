"""A title: a game in a box, put together for everybody who hosts, plays or checks it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, cast

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.decider import Decider, R, Rulebook, S, V
from sagebrush_games.kernel.faults import StateFault
from sagebrush_games.kernel.ledger import NO_LEDGER, Ledger
from sagebrush_games.kernel.manifest import Manifest, manifest_faults
from sagebrush_games.kernel.messages import Command, Config, Event
from sagebrush_games.kernel.wording import NO_WORDING, Wording


@dataclass(frozen=True, slots=True)
class TitleTypes(Generic[S, V]):
    """The classes of a title that are stored and published.

    commands: those of all expansions; events: closed, all that can happen. state; view: unless given, the state, of
    which then nothing is hidden. state_parts, view_parts: the classes at their slots, filled by expansions.
    """

    commands: Sequence[type[Command]]
    events: Sequence[type[Event]]
    state: type[S]
    view: type[V] | None = None
    state_parts: Mapping[str, type[Any]] = field(default_factory=dict)
    view_parts: Mapping[str, type[Any]] = field(default_factory=dict)

    @property
    def shown(self) -> type[V]:
        """The class of the view."""
        return self.view or cast(type[V], self.state)


def _no_faults(_rules: Any, _state: Any) -> Iterable[StateFault]:
    return ()


@dataclass(frozen=True, slots=True)
class Invariants(Generic[R, S]):
    """What holds for every state of a title, beyond what holds for every title.

    The conformance suite proves it of random games, and a view from outside is held to it. conserved(state): quantities
    that never change (cowboys and tiles, not dollars). ledger: quantities that only events change. faults(rules,
    state): why no game of the table can come to ``state``, as far as a look at it tells; none for a state of a game.
    """

    conserved: Callable[[S], Mapping[str, int]] = lambda _state: {}
    ledger: Ledger = NO_LEDGER
    faults: Callable[[R, S], Iterable[StateFault]] = _no_faults


@dataclass(frozen=True, slots=True)
class Title(Generic[R, S, V]):
    """A game in a box.

    ``ruleset`` is made for each table from a config that the manifest allows; ``rulebook`` plays with it.
    ``wording``: where the sentences for commands, events and refusals stand.
    ``contents``: by edition, what the box prints; ``unofficial``: rows that a table uses and no source prints.
    ``rules``: the version of its rules, which every commit names; it goes up with a release in which a command may
    cause other events than before.
    ``told_since``: events that change nothing of what is decided, by the version of the rules that first told them:
    commits of older rules are checked without.
    ``rules_with_content``: that of its first release whose games carry their content. Older releases cannot read such
    games, so they decided nothing in them.
    """

    id: str
    name: str
    manifest: Manifest
    ruleset: Callable[[Config], R]
    rulebook: Rulebook[R, S, V]
    types: TitleTypes[S, V]
    invariants: Invariants[R, S] = Invariants()
    wording: Wording = NO_WORDING
    contents: Contents = field(default_factory=lambda: Contents({}))
    unofficial: Callable[[Config], Sequence[str]] = lambda _config: ()
    rules: int = 1
    told_since: Mapping[type[Event], int] = field(default_factory=dict)
    rules_with_content: int = 1

    def build(self, config: Config) -> Decider[R, S, V]:
        """The decider of a table; raises BadContent for printed things it cannot be played with."""
        return Decider(config, self.ruleset(config), self.rulebook)

    def printed(self, config: Config) -> Content:
        """What is printed in the box of a table, with the corrections its game carries; raises BadContent."""
        return self.contents.of(config)


AnyTitle = Title[Any, Any, Any]
"""Whatever title, for those who do not know which."""


def faults(title: AnyTitle, config: Config) -> list[tuple[str, str]]:
    """Why the manifest refuses ``config``: field and sentence of each fault; empty when it can be played."""
    return manifest_faults(title.name, title.manifest, config)
