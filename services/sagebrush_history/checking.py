"""Checks that a game is what it claims: commitment, hash chain, every draw, every event, every state.

Every stored command is decided again with the draws that follow from the seed, and must cause the stored events.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sagebrush_events.commit import NO_HASH, Commit, chain_hash
from sagebrush_games.kernel.contents import FIRST
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.platform_state import BLANK
from sagebrush_games.kernel.provably_fair import MOST_OUTCOMES
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.broken_game import (
    OF_THE_MACHINE,
    BrokenGame,
    check_author,
    decode_commit,
    decode_events,
    require,
)
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.commitments import check_secret
from sagebrush_history.pending_commit import GAME, SEEDED_BY
from sagebrush_history.redeciding import Undecidable, check_same, remake_first, remake_next
from sagebrush_history.secret import Secret
from sagebrush_history.table import GameTable


@dataclass(frozen=True, slots=True)
class CheckedCommit:
    """A commit that holds, with the game after it until the next is checked.

    ``difference`` says what today's rules decide otherwise, if anything.
    A difference is only ever that of a commit which an older version of the title's rules decided: seed, draws, chain
    and state of such a commit were checked, and that its events follow from its command was not.
    """

    commit: Commit
    applied: AppliedCommit
    difference: str = ""


def check_commits(table: GameTable, seed: bytes, stored: Iterable[bytes]) -> Iterator[CheckedCommit]:
    """The commits of a game, each after its check; raises BrokenGame."""
    return check_with_secret(table, check_secret(table, seed), stored)


def check_with_secret(table: GameTable, secret: Secret, stored: Iterable[bytes]) -> Iterator[CheckedCommit]:
    """The same with a secret at hand."""
    return map(_Check(table, secret).commit, stored)


class _Check:
    """A game as far as it was checked."""

    def __init__(self, table: GameTable, secret: Secret) -> None:
        self._table = table
        self._secret = secret
        self._fold = CheckpointedFold(table)
        self._commits: list[Commit] = []
        self._chain = NO_HASH
        self._applied: AppliedCommit | None = None

    def commit(self, data: bytes) -> CheckedCommit:
        """The next commit, once it holds; raises BrokenGame."""
        commit = decode_commit(data, len(self._commits) + 1)
        self._check_place(commit)
        _check_draws(self._secret, commit, self._applied.platform.drawn if self._applied else ())
        _check_engine(self._secret, commit)
        check_author(self._table, commit)
        events = decode_events(self._table, commit)
        _check_return(self._commits, commit, return_of(events))
        fault = self._difference(commit, events)
        if fault and commit.rules == self._table.title.rules:
            raise fault
        self._applied = self._apply(commit, events)
        self._commits.append(commit)
        self._chain = chain_hash(data)
        return CheckedCommit(commit, self._applied, fault.detail if fault else "")

    def _check_place(self, commit: Commit) -> None:
        place, known = len(self._commits) + 1, self._table.title.rules
        carries = self._table.started.config.content != FIRST
        oldest = self._table.title.rules_with_content if carries else 1
        follows = commit.version == place and commit.prev == self._chain
        require(follows, place, "broken-chain", "does not follow the one before it")
        require(commit.rules <= known, place, "newer-rules", f"names rules {commit.rules}; this release has {known}")
        require(
            commit.rules >= oldest, place, "older-rules", f"names rules {commit.rules}, which cannot read this game"
        )

    def _difference(self, commit: Commit, events: Sequence[Event]) -> BrokenGame | None:
        """What today's rules make otherwise of the command of ``commit``, if anything."""
        try:
            if self._applied is None:
                remade = remake_first(self._table, self._secret, commit)
            else:
                remade = remake_next(self._applied, self._fold, self._secret, commit, events)
            check_same(commit, events, remade)
        except Undecidable as error:
            return BrokenGame(commit.version, "command-refused", f"Commit {commit.version}: {error}.")
        except BrokenGame as broken:
            return broken
        return None

    def _apply(self, commit: Commit, events: Sequence[Event]) -> AppliedCommit:
        """The game after the events, which must lead to the stored state; raises BrokenGame."""
        table, version = self._table, commit.version
        before = self._applied.platform if self._applied else BLANK
        try:
            self._fold.append(events)
            state = self._fold.state
            platform = folding.platform_after(table, before, commit, events)
            applied = AppliedCommit(table, version, commit.time, commit.seat, events, state, platform)
        except OF_THE_MACHINE:
            raise
        except Exception:  # events of a stranger may not fit the state
            raise BrokenGame(version, "event-mismatch", f"Commit {version} has events that cannot happen.") from None
        same = table.codec.state_hash(state) == commit.state
        require(same, version, "state-mismatch", "leads to another state than it says")
        return applied


def _check_draws(secret: Secret, commit: Commit, drawn: Sequence[tuple[str, int]]) -> None:
    chance = secret.chance(commit.version, [], drawn)
    for purpose, n, outcome in commit.draws:
        fair = 0 < n <= MOST_OUTCOMES and chance(purpose, n) == outcome
        require(fair, commit.version, "draw-mismatch", f"has a draw for {purpose[:40]!r} that the seed does not give")


def _check_engine(secret: Secret, commit: Commit) -> None:
    """A seed that is said to come from the game does so; one that the caller chose is not checked."""
    engine = commit.engine or {}
    if engine.get(SEEDED_BY) == GAME:
        right = commit.seat is not None and engine.get("seed") == secret.thinking_seed(commit.version, commit.seat)
        require(
            right, commit.version, "engine-seed-mismatch", "has an engine whose seed does not follow from the game's"
        )


def _check_return(before: Sequence[Commit], last: Commit, to: int | None) -> None:
    """What ``last`` takes back was its seat's own, and drew nothing."""
    if to is None:
        return
    own = 0 < to < last.version and all(commit.seat == last.seat and not commit.draws for commit in before[to:])
    require(own, last.version, "taken-back-too-far", "takes back what another seat did, or what was drawn")
