"""Checks that a game is what it claims: commitment, hash chain, every draw, every state. Nothing is decided again."""

from collections.abc import Iterable, Iterator
from typing import Any

from sagebrush_events import Commit, chain_hash, decode
from sagebrush_events.commit import NO_HASH, DamagedCommitError
from sagebrush_games.kernel.codec import Malformed
from sagebrush_games.kernel.committed import commitment, committed
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, GameStarted, SeedRevealed
from sagebrush_games.kernel.taking_back import return_of, standing
from sagebrush_rules import folding
from sagebrush_rules.drafting import Secret, secret_of
from sagebrush_rules.table import Shelf, Table


class Broken(Exception):
    """The game is not what it claims: at which version, a stable code, and a sentence."""

    def __init__(self, version: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.version = version
        self.code = code
        self.detail = detail


def checked(table: Table, seed: bytes, stored: Iterable[bytes]) -> Iterator[Commit]:
    """The commits of a game, each after its check; raises Broken."""
    chain, past, told = NO_HASH, list[Commit](), list[list[Event]]()
    state, secret = folding.blank(table), _secret(table, seed)
    for version, data in enumerate(stored, 1):
        commit = _decoded(data, version)
        _insist(commit.version == version and commit.prev == chain, version, "broken-chain", "does not follow")
        _check_draws(secret, commit)
        past.append(commit)
        told.append(_events(table, commit))
        state = _after(table, state, past, told)
        _insist(table.codec.state_hash(state) == commit.state, version, "other-state", "leads to another state")
        chain = chain_hash(data)
        yield commit


def _after(table: Table, state: Any, past: list[Commit], told: list[list[Event]]) -> Any:
    """The state after the last commit of ``past``, whose events are the last of ``told``; ``state`` may be changed."""
    to = return_of(told[-1])
    if to is None:
        table.decider.apply(state, told[-1])
        return state
    _check_return(past, to)
    _, stand = standing(lambda version: told[version - 1], to, lambda version: version == 0)
    return table.decider.fold(event for events in stand for event in events)


def _check_return(past: list[Commit], to: int) -> None:
    """What is taken back was this seat's own, and drew nothing."""
    last = past[-1]
    own = 0 < to < last.version and all(commit.seat == last.seat and not commit.draws for commit in past[to:])
    _insist(own, last.version, "taken-back-too-far", "takes back what another seat did, or what was drawn")


def first_table(shelf: Shelf, first: bytes) -> Table:
    """The table of a game by its first commit; raises Broken."""
    try:
        return shelf.table_of(_decoded(first, 1))
    except (Malformed, IndexError, AssertionError, BadContent):
        raise Broken(1, "damaged-commit", "The first commit does not start a game.") from None


def revealed_seed(table: Table, last: bytes, version: int) -> bytes:
    """The seed in the last event of a finished game; raises Broken."""
    events = _events(table, _decoded(last, version))
    if not events or not isinstance(events[-1], SeedRevealed):
        raise Broken(version, "no-seed", "The last event does not reveal the seed.")
    try:
        return bytes.fromhex(events[-1].seed)
    except ValueError:
        raise Broken(version, "no-seed", "The revealed seed is not hex.") from None


def _secret(table: Table, seed: bytes) -> Secret:
    started: GameStarted = table.started
    promised = commitment(table.game, seed) == started.commitment
    _insist(promised, 1, "other-seed", "promised another seed")
    return secret_of(started, seed)


def _decoded(data: bytes, version: int) -> Commit:
    try:
        return decode(data)
    except DamagedCommitError:
        raise Broken(version, "damaged-commit", f"Commit {version} cannot be read.") from None


def _events(table: Table, commit: Commit) -> list[Event]:
    try:
        return folding.events_of(table, commit)
    except Malformed:
        raise Broken(commit.version, "damaged-commit", f"Commit {commit.version} cannot be read.") from None


def _check_draws(secret: Secret, commit: Commit) -> None:
    chance = committed(secret.master, commit.version)
    for purpose, n, outcome in commit.draws:
        fair = n > 0 and chance(purpose, n) == outcome
        _insist(fair, commit.version, "other-draw", f"has a draw for {purpose} that does not follow from the seed")


def _insist(holds: bool, version: int, code: str, what: str) -> None:
    if not holds:
        raise Broken(version, code, f"Commit {version} {what}.")
