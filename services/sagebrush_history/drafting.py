"""From an accepted command to the commit that will be written."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagebrush_events.commit import NO_HASH, Commit, chain_hash, encode
from sagebrush_games.kernel.chance import Chance, Draw, recording
from sagebrush_games.kernel.committed import committed, master_key, thinking_seed
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    Command,
    Event,
    GameClosed,
    GameStarted,
    Seat,
    SeedRevealed,
    TakenBack,
)
from sagebrush_games.kernel.refusal import FOR_HOSTS, GAME_OVER, Refusal
from sagebrush_games.kernel.taking_back import returned, settled
from sagebrush_history.moment import Moment
from sagebrush_history.table import Table

Engine = dict[str, str | int]
SEEDED_BY = "seeded_by"
"""In the engine of a commit: who gave its seed."""
GAME = "game"
"""The seed follows from the secret of the game, so verification checks it."""


@dataclass(frozen=True, slots=True)
class Secret:
    """The seed of a game and the key of its draws; never shown, never logged."""

    seed: bytes = field(repr=False)
    master: bytes = field(repr=False)

    def chance(self, version: int, draws: list[Draw]) -> Chance:
        """The draws of the commit ``version``, written into ``draws`` as they are made."""
        return recording(committed(self.master, version), draws)

    def thinking_seed(self, version: int, seat: Seat) -> int:
        """The seed with which a computer on ``seat`` decides the commit ``version``."""
        return thinking_seed(self.master, version, seat)


def secret_of(started: GameStarted, seed: bytes) -> Secret:
    """The secret of a game whose seats added their entropy."""
    return Secret(seed, master_key(started.game, seed, [bytes.fromhex(seat.entropy) for seat in started.seats]))


@dataclass(frozen=True, slots=True)
class Draft:
    """A commit not written yet: its bytes, its chain hash, and the game as it will be after it."""

    data: bytes
    chain: bytes
    moment: Moment


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a commit is made: the command with its id and packed form, and the engine that chose it, if one did."""

    command_id: str
    command: Command
    packed: bytes
    engine: Engine | None = None


def opening(table: Table, secret: Secret, time_ms: int) -> Draft:
    """The first commit: what is played, and the set-up. Raises nothing a table of the manifest could cause."""
    draws: list[Draw] = []
    state, events = table.decider.set_up(secret.chance(1, draws))
    moment = Moment(table, 1, time_ms, None, [table.started, *events], state, settled(1))
    return _draft(moment, None, draws, NO_HASH, secret)


def successor(before: Moment, chain: bytes, secret: Secret, cause: Cause, time_ms: int) -> Draft:
    """The commit of ``cause`` after the moment ``before``, whose chain hash is ``chain``; raises Refusal."""
    if before.is_over:
        raise Refusal(GAME_OVER)
    table = before.table
    version = before.version + 1
    draws: list[Draw] = []
    state = before.state.copy()
    events = table.decider.play(state, cause.command, secret.chance(version, draws))
    window = settled(version) if draws else table.window(before.window, version, cause.command, events)
    moment = Moment(table, version, time_ms, cause.command.seat, events, state, window)
    return _draft(moment, cause, draws, chain, secret)


def taking_back(before: Moment, target: Moment, chain: bytes, secret: Secret, cause: Cause, time_ms: int) -> Draft:
    """The commit of ``cause`` that returns from the moment ``before`` to ``target``."""
    seat, to = cause.command.seat, target.version
    window = returned(before.window, to)
    version, events = before.version + 1, [TakenBack(seat, to)]
    moment = Moment(before.table, version, time_ms, seat, events, target.state, window)
    return _draft(moment, cause, [], chain, secret)


def closing(before: Moment, chain: bytes, secret: Secret, cause: Cause, time_ms: int) -> Draft:
    """The commit of ``cause`` that ends the game after the moment ``before``; raises Refusal."""
    if cause.command.seat != AUTOMATON:
        raise Refusal(FOR_HOSTS)
    if before.is_over:
        raise Refusal(GAME_OVER)
    version = before.version + 1
    moment = Moment(before.table, version, time_ms, AUTOMATON, [GameClosed()], before.state, settled(version))
    return _draft(moment, cause, [], chain, secret)


def _draft(moment: Moment, cause: Cause | None, draws: list[Draw], chain: bytes, secret: Secret) -> Draft:
    if moment.is_over:
        moment.events = [*moment.events, SeedRevealed(secret.seed.hex())]
    data = encode(_commit(moment, cause, draws, chain, secret))
    return Draft(data, chain_hash(data), moment)


def _commit(moment: Moment, cause: Cause | None, draws: list[Draw], chain: bytes, secret: Secret) -> Commit:
    codec = moment.table.codec
    return Commit(
        version=moment.version,
        command_id=cause.command_id if cause else "",
        seat=moment.actor,
        command=cause.packed if cause else b"",
        events=_packed(moment.table, moment.events),
        draws=draws,
        prev=chain,
        state=codec.state_hash(moment.state),
        time=moment.time_ms,
        engine=_engine(cause, moment.version, secret) if cause else None,
        rules=moment.table.title.rules,
    )


def _engine(cause: Cause, version: int, secret: Secret) -> Engine | None:
    """The engine that chose the command, marked when its seed is the one that the game gave for this decision."""
    engine = cause.engine
    if engine and engine.get("seed") == secret.thinking_seed(version, cause.command.seat):
        return {**engine, SEEDED_BY: GAME}
    return engine


def _packed(table: Table, events: Sequence[Event]) -> list[bytes]:
    return [table.codec.pack_event(event) for event in events]
