"""From the bytes of the record to applied commits: events are believed, nothing is decided again."""

from collections.abc import Sequence
from typing import Any

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.control import seats
from sagebrush_games.kernel.control.messages import SeatHandedOver, SeatRetaken, is_about_control
from sagebrush_games.kernel.messages import AUTOMATON, Event, Seat, TimedOut
from sagebrush_games.kernel.platform_state import BLANK, PlatformState, Presence
from sagebrush_games.kernel.taking_back import Window, return_of, returned, settled, standing
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable
from sagebrush_history.thought import is_of_computer, lowered_of


class OutOfReach(Exception):
    """A commit returns to a version before those that are at hand."""


def events_of(table: GameTable, commit: Commit) -> list[Event]:
    """The events of a stored commit."""
    return [table.codec.unpack_event(packed) for packed in commit.events]


HINT = "hint"
"""In the engine of a commit that a person caused: the version at which the seat asked the engine for a hint."""


def hint_of(commit: Commit) -> int | None:
    """The version at which the seat asked the engine before the command of ``commit``, if it did."""
    version = (commit.engine or {}).get(HINT)
    return version if isinstance(version, int) else None


def blank(table: GameTable) -> Any:
    """The state before the first event; of a branch the one it begins with. Raises Malformed."""
    branch = table.started.branch
    return table.codec.state_at(branch.position) if branch else table.decider.fold(())


def platform_after(table: GameTable, before: PlatformState, commit: Commit, events: Sequence[Event]) -> PlatformState:
    """What the platform knows after ``commit``."""
    if is_about_control(events):
        platform = controlled(before, commit.version, events, commit.time)
    else:
        window = _window_after(table, before, commit, events)
        platform = moved(before, window, commit.seat, commit.time, events)
    is_computer = is_of_computer(commit.engine)
    if table.started.shared is not None:
        platform = platform.with_draws(commit.draws)
    return platform._replace(presence=present(before.presence, commit.seat, is_computer, events, commit.time))


def present(before: Presence, seat: Seat | None, is_computer: bool, events: Sequence[Event], time_ms: int) -> Presence:
    """Whether anybody still plays after a commit of ``seat``, None for the set-up, and whose players are missing."""
    late = [event.seat for event in events if isinstance(event, TimedOut)] if seat == AUTOMATON else []
    is_person = seat is None or (seat != AUTOMATON and not is_computer)
    came = [seat] if is_person else [event.seat for event in events if isinstance(event, SeatHandedOver)]
    missing = _missing(before.missing, came, late, time_ms)
    if is_person or has_newcomer(events):
        return Presence(time_ms, False, missing)
    if late:
        return Presence(before.seen_ms, True, missing)
    return before if before.has_lapsed else Presence(time_ms, False, missing)


def _missing(
    before: tuple[tuple[Seat, int], ...], came: Sequence[Seat | None], late: Sequence[Seat], time_ms: int
) -> tuple[tuple[Seat, int], ...]:
    """The seats whose players are missing, and since when, after some came and the time of some was up."""
    if not before and not late:
        return ()
    kept = {seat: since for seat, since in before if seat not in came}
    return tuple(sorted((dict.fromkeys(late, time_ms) | kept).items()))


def has_newcomer(events: Sequence[Event]) -> bool:
    """Whether a commit with ``events`` hands a seat over."""
    return bool(events) and isinstance(events[0], SeatHandedOver)


def moved(
    before: PlatformState, window: Window, seat: Seat | None, time_ms: int, events: Sequence[Event] = ()
) -> PlatformState:
    """What the platform knows after a move of ``seat``, None for the set-up, of which ``window`` may be taken back."""
    plays = seats.after_move(before.control, seat)
    if plays.seats:
        plays = seats.after(plays, events)
    return before._replace(window=window, control=plays, moved_ms=time_ms)


def controlled(before: PlatformState, version: int, events: Sequence[Event], time_ms: int) -> PlatformState:
    """What the platform knows of the players after the commit ``version``; a newcomer is waited for from then on."""
    has_come = isinstance(events[0], (SeatRetaken, SeatHandedOver))
    plays = seats.after(before.control, events, seats.Moment(version, time_ms))
    return before._replace(window=settled(version), control=plays, moved_ms=time_ms if has_come else before.moved_ms)


def _window_after(table: GameTable, before: PlatformState, commit: Commit, events: Sequence[Event]) -> Window:
    """What may be taken back after ``commit``."""
    to = return_of(events)
    if to is not None:
        return returned(before.window, to)
    if commit.draws or commit.seat is None or seats.handed_back(before.control, commit.seat):
        return settled(commit.version)
    return table.window(before.window, commit.version, table.codec.unpack_command(commit.command), events)


def applied_commit(
    table: GameTable, commit: Commit, events: Sequence[Event], state: Any, platform: PlatformState
) -> AppliedCommit:
    """``commit`` with the state after it, and what the platform knows then."""
    told = hint_of(commit), lowered_of(commit)
    return AppliedCommit(table, commit.version, commit.time, commit.seat, events, state, platform, *told)


def follow(before: AppliedCommit, commit: Commit) -> AppliedCommit:
    """The commit with the state after it, where it follows ``before``; raises OutOfReach when it takes back."""
    table = before.table
    events = events_of(table, commit)
    if return_of(events) is not None:
        raise OutOfReach
    state = before.state.copy()
    table.decider.apply(state, events)
    return applied_commit(table, commit, events, state, platform_after(table, before.platform, commit, events))


def follow_all(
    table: GameTable, state: Any, commits: Sequence[Commit], platform: PlatformState = BLANK
) -> AppliedCommit:
    """The last of ``commits`` with the state after it; raises OutOfReach.

    ``state`` and ``platform`` are those before the first of them; the state is changed.
    """
    if table.started.config.clock is not None:
        return _follow_each(table, state, commits, platform)
    first, last = commits[0].version, commits[-1]
    told = [events_of(table, commit) for commit in commits]
    version, stand = standing(lambda version: told[version - first], last.version, lambda version: version < first)
    if version != first - 1:
        raise OutOfReach
    for events in stand:
        table.decider.apply(state, events)
    for commit, events in zip(commits, told, strict=True):
        platform = platform_after(table, platform, commit, events)
    return applied_commit(table, last, told[-1], state, platform)


def _follow_each(table: GameTable, state: Any, commits: Sequence[Commit], platform: PlatformState) -> AppliedCommit:
    """The same at a table with clocks, which need to know who was awaited after every commit; a copy of each state."""
    states = {commits[0].version - 1: state.copy()}
    for commit in commits:
        events = events_of(table, commit)
        to = return_of(events)
        if to is None:
            table.decider.apply(state, events)
        elif to in states:
            state = states[to].copy()
        else:
            raise OutOfReach
        applied = applied_commit(table, commit, events, state, platform_after(table, platform, commit, events))
        platform = applied.platform
        states = {version: kept for version, kept in states.items() if version in platform.window.versions}
        states[commit.version] = state.copy()
    return applied
