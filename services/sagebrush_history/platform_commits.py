"""What the game is after a command about no move: time that is up, an end by the platform or host, who plays a seat."""

from collections.abc import Sequence

from sagebrush_games.kernel.chance import Draw
from sagebrush_games.kernel.clocks import COMPUTER_ONCE, DEFAULT, first_end
from sagebrush_games.kernel.control import handing_over, leaving
from sagebrush_games.kernel.control.messages import (
    GROUP_ENDED,
    GameStopped,
    HandOverSeat,
    RemovePlayer,
    SeatLeft,
    VoteToRemove,
)
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    CheckClocks,
    CloseGame,
    Command,
    EndExplained,
    Event,
    GameClosed,
    Seat,
    TimedOut,
)
from sagebrush_games.kernel.refusal import (
    FOR_HOSTS,
    FOR_THE_PLATFORM,
    GAME_OVER,
    NO_CLOCK_RUNS,
    TIME_IS_LEFT,
    Refusal,
)
from sagebrush_games.kernel.taking_back import settled
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.folding import controlled, moved
from sagebrush_history.presence import absent_since
from sagebrush_history.secret import Secret
from sagebrush_history.timekeeping import (
    Downtime,
    clock_terms,
    credit_of,
    downtime_between,
)

REMOVALS = RemovePlayer, VoteToRemove
CreditEvents = Sequence[Event]
"""The event that credits a downtime; empty where there was none."""


def after_check(
    before: AppliedCommit,
    command: CheckClocks,
    secret: Secret,
    draws: list[Draw],
    time_ms: int,
    credit: CreditEvents,
    downtimes: Sequence[Downtime],
) -> AppliedCommit:
    """The game after what the table chose for the end of time; or with a downtime told that only seemed to end it.

    Where no time is up, it is the end of a game that nobody plays any more, or of the time of its group.
    """
    if command.seat != AUTOMATON:
        raise Refusal(FOR_THE_PLATFORM)
    require_not_over(before)
    if _is_group_over(before, time_ms):
        return _ended(before, [GameStopped(GROUP_ENDED)], time_ms, credit)
    if _is_abandoned(before, time_ms, downtimes):
        events = leaving.abandoned(before.table.started, before.platform.control, before.people)
        return _ended(before, events, time_ms, credit)
    seat, terms = _timed_out(before, time_ms, credit), before.table.started.config.clock
    table, version, state = before.table, before.version + 1, before.state.copy()
    platform = moved(before.platform, settled(version), AUTOMATON, time_ms)
    events = list[Event]()
    if seat is not None and terms is not None and terms.at_end != DEFAULT:
        is_once = terms.at_end == COMPUTER_ONCE
        events = [SeatLeft(seat, leaving.substitute(table.started), is_once), TimedOut(seat)]
        platform = controlled(before.platform, version, events, time_ms)
    elif seat is not None:
        default, chance = table.decider.default(state, seat), secret.chance(version, draws, before.platform.drawn)
        events = [TimedOut(seat), *table.decider.play(state, default, chance)]
    return AppliedCommit(table, version, time_ms, AUTOMATON, [*events, *credit], state, platform)


def _is_group_over(before: AppliedCommit, time_ms: int) -> bool:
    """Whether the time is up in which the tables of a group were to play."""
    until = before.played_until
    return until is not None and time_ms >= until


def _is_abandoned(before: AppliedCommit, time_ms: int, downtimes: Sequence[Downtime]) -> bool:
    """Whether nobody plays any more, and no time is up; raises the Refusal where that is too early to say."""
    end, terms, clocks = before.abandoned_from, clock_terms(before.table), before.clocks
    first = first_end(terms, clocks) if terms and clocks else None
    if end is None or (first is not None and first[0] <= time_ms):
        return False
    if time_ms < end + downtime_between(downtimes, before.platform.presence.seen_ms, time_ms):
        raise Refusal(TIME_IS_LEFT)
    return True


def _ended(before: AppliedCommit, events: list[Event], time_ms: int, credit: CreditEvents) -> AppliedCommit:
    """The game after the platform has ended it with ``events``, because nobody played any more, or not soon enough."""
    table, version = before.table, before.version + 1
    platform = controlled(before.platform, version, events, time_ms)
    return AppliedCommit(table, version, time_ms, AUTOMATON, [*events, *credit], before.state, platform)


def _timed_out(before: AppliedCommit, time_ms: int, credit: CreditEvents) -> Seat | None:
    """The seat whose time is up; None where a downtime of the platform alone seems to have ended it. Raises Refusal."""
    terms, clocks = clock_terms(before.table), before.clocks
    first = first_end(terms, clocks) if terms and clocks else None
    if terms is None or clocks is None or first is None:
        raise Refusal(NO_CLOCK_RUNS)
    if time_ms < first[0]:
        raise Refusal(TIME_IS_LEFT)
    end, seat = first_end(terms, clocks, credit_of(before.table, credit)) or first
    return seat if time_ms >= end else None


def after_closing(before: AppliedCommit, command: CloseGame, time_ms: int, credit: CreditEvents) -> AppliedCommit:
    """The game after its host has closed it."""
    if command.seat != AUTOMATON:
        raise Refusal(FOR_HOSTS)
    require_not_over(before)
    version = before.version + 1
    platform = moved(before.platform, settled(version), AUTOMATON, time_ms)
    explained = [EndExplained(command.reason)] if command.reason else []
    told = [GameClosed(), *explained, *credit]
    return AppliedCommit(before.table, version, time_ms, AUTOMATON, told, before.state, platform)


def after_control(
    before: AppliedCommit, command: Command, time_ms: int, credit: CreditEvents, downtimes: Sequence[Downtime]
) -> AppliedCommit:
    """The game after somebody else plays a seat."""
    require_not_over(before)
    table, version = before.table, before.version + 1
    plays = before.platform.control
    if isinstance(command, HandOverSeat):
        events = handing_over.decide(
            table.started, plays, command, _absent_ms(before, command.given, time_ms, downtimes)
        )
    else:
        against = command.against if isinstance(command, REMOVALS) else command.seat
        events = leaving.decide(table.started, plays, command, _absent_ms(before, against, time_ms, downtimes))
    platform = controlled(before.platform, version, events, time_ms)
    return AppliedCommit(table, version, time_ms, command.seat, [*events, *credit], before.state, platform)


def _absent_ms(before: AppliedCommit, seat: Seat, time_ms: int, downtimes: Sequence[Downtime]) -> int:
    """For how many milliseconds of uptime ``seat`` has been without its player; negative: its player is there."""
    since = absent_since(before).get(seat)
    return -1 if since is None else time_ms - since - downtime_between(downtimes, since, time_ms)


def require_not_over(before: AppliedCommit) -> None:
    """Raises the Refusal of a command to a game that is over."""
    if before.is_over:
        raise Refusal(GAME_OVER)
