"""A commit with the state after it, and what each viewer may know: everything that leaves the service comes from here.

Events are redacted by the title, views built by it, legal commands listed for the asking seat alone. Events encoded for
one viewer are kept for the next that may read the same.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import msgspec

from sagebrush_games.kernel.chance import Draw
from sagebrush_games.kernel.clocks import Clocks
from sagebrush_games.kernel.control.handing_over import holder_of
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    Event,
    GameClosed,
    Outcome,
    Redacted,
    ScoredOutcome,
    Seat,
    SeedRevealed,
    TakeBack,
    Viewer,
)
from sagebrush_games.kernel.platform_state import BLANK, PlatformState
from sagebrush_games.kernel.standings import ranked_behind, ranked_by_staying
from sagebrush_games.kernel.taking_back import Window, destination, offered, returns_left
from sagebrush_history.choices import Choices, choices_json
from sagebrush_history.table import GameTable, SeatedOpponent
from sagebrush_history.thought import LoweredLevel
from sagebrush_history.timekeeping import abandoned_from, clock_json, clock_warnings, clocks_after, end_of_time
from sagebrush_messages.catalogue import ENGLISH

UNDECIDED = Outcome("closed-by-host", ())
"""The outcome of a game that its host closed."""
EVERYTHING = "everything"
"""The key under which unredacted events are kept."""

_json = msgspec.json.Encoder().encode


class AppliedCommit:
    """The events of one commit, and the state after it, which does not change any more.

    ``actor`` is None for the creation; ``prompts`` names what each seat of ``awaited`` is asked; ``outcome`` is the
    final ranking as JSON, empty while the game runs; ``platform`` is what is known beside the state: what may be
    taken back, and who plays; ``hint`` is the version at which the seat asked the engine before its command;
    ``lowered`` says that a weaker level played. It is made with the clocks before it, and has those after it.
    """

    __slots__ = (
        "_encoded", "actor", "awaited", "events", "hint", "lowered", "outcome", "platform", "prompts", "state", "table",
        "time_ms", "version",
    )  # fmt: skip

    def __init__(
        self,
        table: GameTable,
        version: int,
        time_ms: int,
        actor: Seat | None,
        events: Sequence[Event],
        state: Any,
        platform: PlatformState = BLANK,
        hint: int | None = None,
        lowered: LoweredLevel | None = None,
    ) -> None:
        self.table = table
        self.version = version
        self.time_ms = time_ms
        self.actor = actor
        self.events = events
        self.state = state
        self.platform = platform
        self.hint = hint
        self.lowered = lowered
        closed = bool(platform.control.ended) or any(isinstance(event, GameClosed) for event in events)
        waiting = () if closed else table.decider.awaited(state)
        self.awaited = [seat for seat, _ in waiting]
        self.prompts = [prompt for _, prompt in waiting]
        self.outcome = b"" if self.awaited else _json(self._outcome(closed))
        clocks = clocks_after(table, platform.clocks, time_ms, actor, events, self.people, platform.window)
        self.platform = platform._replace(clocks=clocks)
        self._encoded: dict[tuple[Viewer | str, bool], bytes] = {}

    @property
    def clocks(self) -> Clocks | None:
        """How much time each seat has; None at a table without clocks."""
        return self.platform.clocks

    @property
    def window(self) -> Window:
        """What may be taken back."""
        return self.platform.window

    @property
    def people(self) -> list[Seat]:
        """The awaited seats that people play now."""
        return [seat for seat in self.awaited if not self.is_automatic(seat)]

    @property
    def abandoned_from(self) -> int | None:
        """When the game is abandoned unless somebody plays, Unix ms; None where it never is."""
        return abandoned_from(self.table, self.platform, self.people)

    @property
    def played_until(self) -> int | None:
        """When the tables of the group are to be over, Unix ms; None for a game that is over, or in no group."""
        shared = self.table.started.shared
        return None if shared is None or self.is_over else shared.until_ms

    @property
    def deadline(self) -> int | None:
        """When the platform has to look at the game: a time is up, or it is abandoned. Unix ms, None for never."""
        ends = end_of_time(self.table, self.clocks), self.abandoned_from, self.played_until
        return min((end for end in ends if end is not None), default=None)

    @property
    def warns(self) -> int | None:
        """When the next warning of a running clock is due, Unix ms; None for never."""
        to_come = (one.at for one in clock_warnings(self.table, self.clocks) if one.at > self.time_ms)
        return next(to_come, None)

    @property
    def warned_until(self) -> int | None:
        """Its own time, where a running decision has had a warning by then, of which nobody may have been told yet."""
        warnings = clock_warnings(self.table, self.clocks)
        return self.time_ms if warnings and warnings[0].at <= self.time_ms else None

    @property
    def is_over(self) -> bool:
        """Whether the game awaits no seat any more."""
        return not self.awaited

    def with_state(self, state: Any) -> "AppliedCommit":
        """The same commit with the state that its events led to; encoded events are shared."""
        twin = copy(self)
        twin.state = state
        return twin

    def without_state(self) -> "AppliedCommit":
        """The same object without its state, whose memory is free."""
        self.state = None
        return self

    def events_json(self, viewer: Viewer, is_sealed: bool = True) -> bytes:
        """A JSON list of the events as ``viewer`` may read them.

        ``is_sealed``: whether the seed stays hidden while other tables with the same chance play; elsewhere it is told.
        """
        viewer = effective_viewer(viewer)
        is_sealed = is_sealed and self.ends_group_game
        known = self._encoded.get((viewer, is_sealed))
        if known is None:
            known = self._encoded[viewer, is_sealed] = self._redacted(viewer, is_sealed)
        return known

    def count_draws(self, draws: Iterable[Draw]) -> None:
        """Notes what the commit drew, where the next draws depend on it."""
        if self.table.started.shared is not None:
            self.platform = self.platform.with_draws(draws)

    @property
    def ends_group_game(self) -> bool:
        """Whether it is the end of a game that shares its chance with other tables."""
        return self.is_over and self.table.started.shared is not None

    def view_json(self, viewer: Viewer) -> bytes:
        """What ``viewer`` may know, as JSON."""
        table = self.table
        return table.codec.view_to_json(table.decider.view(self.state, effective_viewer(viewer)))

    def referring_view_json(self, viewer: Viewer) -> bytes:
        """The same without what never changes in the game."""
        table, view = self.table, self.table.decider.view(self.state, effective_viewer(viewer))
        return table.codec.referring_view_to_json(view, table.view_content.content)

    def choices(self, viewer: Viewer, language: str = ENGLISH) -> Choices:
        """The commands ``viewer`` may give now as JSON, with sentences in ``language``, and a long list also in groups.

        A spectator may give none.
        """
        commands = [] if viewer is None or self.is_over else self.table.decider.legal(self.state, viewer)
        return choices_json(self.table, self.state, commands, self.table.catalogues.in_language(language))

    def clock_json(self) -> bytes:
        """The clocks: which run, what every seat has left, and what happens then; empty at a table without clocks."""
        return clock_json(self.table, self.clocks)

    def take_back(self, viewer: Viewer) -> Sequence[int]:
        """The versions ``viewer`` may return to now and has time left at, oldest first; a spectator may not return."""
        versions = () if viewer is None else offered(self.window, self.version, self.awaited, viewer)
        if self.clocks is None:
            return versions
        return [version for version, left in zip(versions, self.clocks.if_returned, strict=False) if left]

    def destination(self, command: TakeBack) -> int:
        """The version that ``command`` returns to; raises Refusal."""
        return destination(self.window, self.version, self.awaited, command)

    def returns_left(self, seat: Seat) -> int:
        """How many more commits of the turn of ``seat`` may come to nothing; at 0 its next step is final."""
        return returns_left(self.window, self.version, seat)

    def computer(self, seat: Seat) -> SeatedOpponent | None:
        """The computer that plays ``seat`` now, if one does."""
        found = self.platform.control.of(seat)
        if found is None:
            return self.table.computer(seat)
        return SeatedOpponent(found.opponent) if found.opponent else None

    def holder(self, seat: Seat) -> int:
        """The number of the person who has ``seat``: 0 for the player who began there."""
        return holder_of(self.platform.control, seat)

    def is_automatic(self, seat: Seat) -> bool:
        """Whether a worker moves for ``seat`` now."""
        return seat == AUTOMATON or self.computer(seat) is not None

    def _outcome(self, closed: bool) -> Outcome | None:
        """The final ranking and what its points are made of; who resigned is behind all others."""
        control, started = self.platform.control, self.table.started
        if control.ended:
            return Outcome(control.ended, ranked_by_staying(control, len(started.seats)))
        decider = self.table.decider
        found = UNDECIDED if closed else ranked_behind(control, decider.outcome(self.state))
        if found is None or closed:
            return found
        return ScoredOutcome(found.reason, found.ranking, decider.scores(self.state))

    def _redacted(self, viewer: Viewer, is_sealed: bool) -> bytes:
        decider, codec = self.table.decider, self.table.codec
        told = [decider.redact(event, viewer) for event in self.events]
        if is_sealed:
            told = [Redacted() if isinstance(event, SeedRevealed) else event for event in told]
        if any(read is not event for read, event in zip(told, self.events, strict=True)):
            return codec.events_to_json(told)
        whole = self._encoded.get((EVERYTHING, False))
        if whole is None:
            whole = self._encoded[EVERYTHING, False] = codec.events_to_json(self.events)
        return whole


def effective_viewer(viewer: Viewer) -> Viewer:
    """The viewer with whose eyes ``viewer`` looks: the automaton sees what a spectator sees."""
    return None if viewer == AUTOMATON else viewer
