"""Checks that a game is what it claims: commitment, hash chain, every draw, every state. Nothing is decided again."""

from collections.abc import Iterable, Iterator, Sequence

from sagebrush_events import Commit, chain_hash, decode
from sagebrush_events.commit import NO_HASH, DamagedCommitError
from sagebrush_games.kernel.codec import Malformed
from sagebrush_games.kernel.committed import commitment, committed, entropy_commitment
from sagebrush_games.kernel.content import BadContent
from sagebrush_games.kernel.messages import Event, GameStarted, SeedRevealed
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_rules import folding
from sagebrush_rules.drafting import Secret, secret_of
from sagebrush_rules.past import Past
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
    chain, commits = NO_HASH, list[Commit]()
    past, secret = Past(table), _secret(table, seed)
    for version, data in enumerate(stored, 1):
        commit = _decoded(data, version)
        _insist(commit.version == version and commit.prev == chain, version, "broken-chain", "does not follow")
        _check_draws(secret, commit)
        events = _events(table, commit)
        commits.append(commit)
        _check_return(commits, return_of(events))
        past.tell(events)
        _insist(table.codec.state_hash(past.state) == commit.state, version, "other-state", "leads to another state")
        chain = chain_hash(data)
        yield commit


def _check_return(commits: Sequence[Commit], to: int | None) -> None:
    """What the last of ``commits`` takes back was its seat's own, and drew nothing."""
    if to is None:
        return
    last = commits[-1]
    own = 0 < to < last.version and all(commit.seat == last.seat and not commit.draws for commit in commits[to:])
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
    for number, seat in enumerate(started.seats):
        kept = seat.entropy_commitment in ("", entropy_commitment(bytes.fromhex(seat.entropy)))
        _insist(kept, 1, "other-entropy", f"holds another entropy of seat {number} than the seat had committed to")
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
