"""A title: a game in a box, with the manifest of what can be played."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.ledger import NO_LEDGER, Ledger
from sagebrush_games.kernel.manifest import Manifest, manifest_faults
from sagebrush_games.kernel.messages import Command, Config, Event, Seat
from sagebrush_games.kernel.wording import NO_WORDING, Wording


@dataclass(frozen=True, slots=True)
class Title:
    """A game in a box. ``build`` turns a config the manifest allows into a decider.

    ``commands`` are open (variants add theirs), ``events`` are closed: all that any variant can cause. ``conserved``
    names the quantities of a state that never change (dollars are not among them; cowboys and tiles are). ``ledger`` is
    kept of those that only events change.
    ``wording``: where the sentences for commands, events and refusals stand. ``contents``: by edition, what the box
    prints. ``unofficial`` lists content a table uses that no source prints.
    ``objections``: field and sentence of each fault in a config that the manifest by itself would allow.
    ``round_of``: the round a state is in, from 1, and 0 before the first; the last one once the game is over.
    ``state_parts``, ``view_parts``: the classes at the slots of ``state`` and ``view``, filled by its expansions.
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
    conserved: Callable[[Any], Mapping[str, int]]
    ledger: Ledger = NO_LEDGER
    contents: Contents = field(default_factory=lambda: Contents({}))
    unofficial: Callable[[Config], Sequence[str]] = lambda _config: ()
    wording: Wording = NO_WORDING
    objections: Callable[[Config], Iterable[tuple[str, str]]] = lambda _config: ()
    automaton: Callable[[Decider[Any], Any], Command] | None = None  # (decider, determinized state) -> its command
    round_of: Callable[[Any], int] = attrgetter("round")
    turn_of: Callable[[Any], Seat] | None = None
    state_parts: Mapping[str, type[Any]] = field(default_factory=dict)
    view_parts: Mapping[str, type[Any]] = field(default_factory=dict)
    rules: int = 1
    rules_with_content: int = 1

    def printed(self, config: Config) -> Content:
        """What is printed in the box of a table, with the corrections its game carries; raises BadContent."""
        return self.contents.of(config)


def faults(title: Title, config: Config) -> list[tuple[str, str]]:
    """Why the manifest refuses ``config``: field and sentence of each fault; empty when it can be played."""
    return manifest_faults(title.name, title.manifest, config) or list(title.objections(config))
