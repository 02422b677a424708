"""From a command to the commit that will be written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_events.commit import NO_HASH, Commit, chain_hash, encode
from sagebrush_games.kernel.chance import Chance, Draw
from sagebrush_games.kernel.control import leaving, seats
from sagebrush_games.kernel.control.messages import CONTROL_COMMANDS
from sagebrush_games.kernel.messages import (
    CheckClocks,
    CloseGame,
    Command,
    Event,
    Seat,
    SeedRevealed,
    TakeBack,
    TakenBack,
)
from sagebrush_games.kernel.platform_state import PlatformState, Presence
from sagebrush_games.kernel.refusal import NO_TIME_TO_RETURN, Refusal
from sagebrush_games.kernel.taking_back import returned, settled
from sagebrush_history import branching
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.folding import hint_of, moved, present
from sagebrush_history.platform_commits import CreditEvents, after_check, after_closing, after_control, require_not_over
from sagebrush_history.secret import Secret
from sagebrush_history.table import GameTable
from sagebrush_history.thought import Engine, is_of_computer, lowered_of
from sagebrush_history.timekeeping import (
    NO_CREDIT,
    Credit,
    Downtime,
    credit_event,
    possible_credit,
)

SEEDED_BY = "seeded_by"
"""In the engine of a commit: where its seed is from."""
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
            applied = after_closing(before, command, time_ms, credit)
        case CheckClocks() as command:
            applied = after_check(before, command, secret, draws, time_ms, credit, downtimes)
        case command if isinstance(command, CONTROL_COMMANDS):
            applied = after_control(before, command, time_ms, credit, downtimes)
        case command:
            require_not_over(before)
            leaving.require_player(before.platform.control, command.seat, is_of_computer(origin.engine))
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
    handed_back = seats.handed_back(before.platform.control, command.seat)
    is_settled = bool(draws or handed_back)
    window = settled(version) if is_settled else table.window(before.window, version, command, events)
    events = [*events, *handed_back]
    platform = moved(before.platform, window, command.seat, time_ms, events)
    return AppliedCommit(table, version, time_ms, command.seat, [*events, *credit], state, platform)


def after_return(
    before: AppliedCommit, command: TakeBack, state: Any, time_ms: int, credit: CreditEvents = ()
) -> AppliedCommit:
    """The game after a return to the version whose ``state`` is given; raises Refusal."""
    seat, to = command.seat, before.destination(command)
    leaving.require_player(before.platform.control, seat, is_computer=False)
    platform = moved(before.platform, returned(before.window, to), seat, time_ms)
    told = [TakenBack(seat, to), *credit]
    applied = AppliedCommit(before.table, before.version + 1, time_ms, seat, told, state, platform)
    if applied.clocks and not applied.clocks.left[seat]:
        raise Refusal(NO_TIME_TO_RETURN)
    return applied


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
