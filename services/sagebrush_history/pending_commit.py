"""From a command to the commit that will be written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_events.commit import NO_HASH, Commit, chain_hash, encode
from sagebrush_games.kernel import control, handing_over
from sagebrush_games.kernel.chance import Chance, Draw
from sagebrush_games.kernel.clocks import COMPUTER_ONCE, DEFAULT, first_end
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    CheckClocks,
    CloseGame,
    Command,
    EndExplained,
    Event,
    GameClosed,
    Seat,
    SeedRevealed,
    TakeBack,
    TakenBack,
    TimedOut,
)
from sagebrush_games.kernel.platform_state import PlatformState, Presence
from sagebrush_games.kernel.refusal import (
    FOR_HOSTS,
    FOR_THE_PLATFORM,
    GAME_OVER,
    NO_CLOCK_RUNS,
    TIME_IS_LEFT,
    Refusal,
)
from sagebrush_games.kernel.taking_back import returned, settled
from sagebrush_history import branching
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.folding import controlled, hint_of, moved, present
from sagebrush_history.presence import away_since
from sagebrush_history.secret import Secret
from sagebrush_history.table import GameTable
from sagebrush_history.thought import Engine, is_of_computer, lowered_of
from sagebrush_history.timekeeping import (
    NO_CREDIT,
    Credit,
    Downtime,
    clock_terms,
    credit_event,
    credit_of,
    downtime_between,
    possible_credit,
)

SEEDED_BY = "seeded_by"
"""In the engine of a commit: where its seed is from."""
CreditEvents = Sequence[Event]
"""The event that credits a downtime; empty where there was none."""
GAME = "game"
"""The seed follows from the secret of the game, so verification checks it."""


@dataclass(frozen=True, slots=True)
class PendingCommit:
    """A commit not written yet: its bytes, its chain hash, and the game as it will be after it."""

    data: bytes
    chain: bytes
    applied: AppliedCommit


@dataclass(frozen=True, slots=True)
class CommandOrigin:
    """Why a commit is made: the command with its id and packed form, and the engine that chose it, if one did."""

    command_id: str
    command: Command
    packed: bytes
    engine: Engine | None = None

    @property
    def seat(self) -> Seat:
        """The seat whose command it is."""
        return self.command.seat


def first_commit(table: GameTable, secret: Secret, time_ms: int) -> PendingCommit:
    """What is played, and the set-up, or the position of a branch. Raises nothing that the manifest allows."""
    draws: list[Draw] = []
    state, events = _set_up(table, secret.chance(1, draws))
    applied = AppliedCommit(
        table,
        1,
        time_ms,
        None,
        [table.started, *events],
        state,
        PlatformState(settled(1), moved_ms=time_ms, presence=Presence(time_ms)),
    )
    applied.count_draws(draws)
    return _sealed(applied, None, draws, NO_HASH, secret)


def _set_up(table: GameTable, chance: Chance) -> tuple[Any, list[Event]]:
    branch = table.started.branch
    return (branching.begun(table, branch, chance), []) if branch else table.decider.set_up(chance)


def next_commit(
    before: AppliedCommit,
    chain: bytes,
    secret: Secret,
    origin: CommandOrigin,
    time_ms: int,
    returned_state: Any = None,
    credit_ms: Credit = NO_CREDIT,
    downtimes: Sequence[Downtime] = (),
) -> PendingCommit:
    """The commit of ``origin`` after ``before``, whose chain hash is ``chain``; raises Refusal.

    ``returned_state``: the one after the version that a command which takes back returns to. ``credit_ms``: by
    seat, running time since ``before`` in which the platform was down, which is charged to no clock. ``downtimes``:
    when it was down; nobody was absent then. Whoever decides the command again need not know them: they only make it
    come later.
    """
    credit = credited(before, time_ms, credit_ms)
    draws: list[Draw] = []
    match origin.command:
        case TakeBack() as command:
            applied = after_return(before, command, returned_state, time_ms, credit)
        case CloseGame() as command:
            applied = _closed(before, command, time_ms, credit)
        case CheckClocks() as command:
            applied = _checked(before, command, secret, draws, time_ms, credit, downtimes)
        case command if isinstance(command, control.COMMANDS):
            applied = _controlled(before, command, time_ms, credit, downtimes)
        case command:
            _require_not_over(before)
            control.require_player(before.platform.control, command.seat, is_of_computer(origin.engine))
            applied = _played(before, command, secret, draws, time_ms, credit)
    seat, is_computer = origin.seat, is_of_computer(origin.engine)
    presence = present(before.platform.presence, seat, is_computer, applied.events, time_ms)
    applied.platform = applied.platform._replace(presence=presence)
    applied.count_draws(draws)
    return _sealed(applied, origin, draws, chain, secret)


def credited(before: AppliedCommit, time_ms: int, credit_ms: Credit) -> list[Event]:
    """The event that tells of a downtime since ``before``; none where no clock ran in it."""
    credit = possible_credit(before.table, before.clocks, time_ms, credit_ms)
    return [credit_event(credit)] if any(credit) else []


def _played(
    before: AppliedCommit, command: Command, secret: Secret, draws: list[Draw], time_ms: int, credit: CreditEvents
) -> AppliedCommit:
    """The game after ``command``, decided on a copy of the state; what it draws is added to ``draws``."""
    table, version = before.table, before.version + 1
    state = before.state.copy()
    events = table.decider.play(state, command, secret.chance(version, draws, before.platform.drawn))
    handed_back = control.handed_back(before.platform.control, command.seat)
    is_settled = bool(draws or handed_back)
    window = settled(version) if is_settled else table.window(before.window, version, command, events)
    events = [*events, *handed_back]
    platform = moved(before.platform, window, command.seat, time_ms, events)
    return AppliedCommit(table, version, time_ms, command.seat, [*events, *credit], state, platform)


def _checked(
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
    _require_not_over(before)
    if _is_group_over(before, time_ms):
        return _ended(before, [control.GameStopped(control.GROUP_ENDED)], time_ms, credit)
    if _is_abandoned(before, time_ms, downtimes):
        events = control.abandoned(before.table.started, before.platform.control, before.people)
        return _ended(before, events, time_ms, credit)
    seat, terms = _timed_out(before, time_ms, credit), before.table.started.config.clock
    table, version, state = before.table, before.version + 1, before.state.copy()
    platform = moved(before.platform, settled(version), AUTOMATON, time_ms)
    events = list[Event]()
    if seat is not None and terms is not None and terms.at_end != DEFAULT:
        is_once = terms.at_end == COMPUTER_ONCE
        events = [control.SeatLeft(seat, control.substitute(table.started), is_once), TimedOut(seat)]
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


def after_return(
    before: AppliedCommit, command: TakeBack, state: Any, time_ms: int, credit: CreditEvents = ()
) -> AppliedCommit:
    """The game after a return to the version whose ``state`` is given."""
    seat, to = command.seat, before.destination(command)
    control.require_player(before.platform.control, seat, is_computer=False)
    platform = moved(before.platform, returned(before.window, to), seat, time_ms)
    told = [TakenBack(seat, to), *credit]
    return AppliedCommit(before.table, before.version + 1, time_ms, seat, told, state, platform)


def _closed(before: AppliedCommit, command: CloseGame, time_ms: int, credit: CreditEvents) -> AppliedCommit:
    """The game after its host has closed it."""
    if command.seat != AUTOMATON:
        raise Refusal(FOR_HOSTS)
    _require_not_over(before)
    version = before.version + 1
    platform = moved(before.platform, settled(version), AUTOMATON, time_ms)
    explained = [EndExplained(command.reason)] if command.reason else []
    told = [GameClosed(), *explained, *credit]
    return AppliedCommit(before.table, version, time_ms, AUTOMATON, told, before.state, platform)


def _controlled(
    before: AppliedCommit, command: Command, time_ms: int, credit: CreditEvents, downtimes: Sequence[Downtime]
) -> AppliedCommit:
    """The game after somebody else plays a seat."""
    _require_not_over(before)
    table, version = before.table, before.version + 1
    plays = before.platform.control
    if isinstance(command, control.HandOverSeat):
        since = away_since(before, command.given)
        waiting = control.Waiting(before.awaited, _passed(since, time_ms, downtimes))
        events = handing_over.decide(table.started, plays, command, waiting)
    else:
        waiting = control.Waiting(before.awaited, _passed(before.platform.moved_ms, time_ms, downtimes))
        events = control.decide(table.started, plays, command, waiting)
    platform = controlled(before.platform, version, events, time_ms)
    return AppliedCommit(table, version, time_ms, command.seat, [*events, *credit], before.state, platform)


def _passed(start: int, end: int, downtimes: Sequence[Downtime]) -> int:
    """Milliseconds between two times in which the platform was not down."""
    return end - start - downtime_between(downtimes, start, end)


def _require_not_over(before: AppliedCommit) -> None:
    if before.is_over:
        raise Refusal(GAME_OVER)


def _sealed(
    applied: AppliedCommit, origin: CommandOrigin | None, draws: list[Draw], chain: bytes, secret: Secret
) -> PendingCommit:
    """The commit as it will be written; the last one of a game reveals the seed."""
    if applied.is_over:
        applied.events = [*applied.events, SeedRevealed(secret.seed.hex())]
    codec = applied.table.codec
    engine = _engine(origin, applied.version, secret) if origin else None
    commit = Commit(
        version=applied.version,
        command_id=origin.command_id if origin else "",
        seat=applied.actor,
        command=origin.packed if origin else b"",
        events=list(map(codec.pack_event, applied.events)),
        draws=draws,
        prev=chain,
        state=codec.state_hash(applied.state),
        time=applied.time_ms,
        engine=engine,
        rules=applied.table.title.rules,
    )
    applied.hint, applied.lowered = hint_of(commit), lowered_of(commit)
    data = encode(commit)
    return PendingCommit(data, chain_hash(data), applied)


def _engine(origin: CommandOrigin, version: int, secret: Secret) -> Engine | None:
    """The engine that chose the command, marked when its seed is the one that the game gave for this decision."""
    engine = origin.engine
    if engine and engine.get("seed") == secret.thinking_seed(version, origin.seat):
        return {**engine, SEEDED_BY: GAME}
    return engine
