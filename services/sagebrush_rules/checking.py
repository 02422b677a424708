"""Checks that a game is what it claims: commitment, hash chain, every draw, every event, every state.

Every stored command is decided again with the draws that follow from the seed, and must cause the stored events.
"""

from collections.abc import Iterable, Iterator, Sequence

from sagebrush_events import Commit, chain_hash, decode
from sagebrush_events.commit import NO_HASH
from sagebrush_games.kernel.committed import MOST_OUTCOMES, committed
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.taking_back import return_of
from sagebrush_rules.broken import Broken, decoded, decoded_events, insist
from sagebrush_rules.commitments import checked_secret
from sagebrush_rules.drafting import GAME, SEEDED_BY, Draft, Secret
from sagebrush_rules.moment import Moment
from sagebrush_rules.past import Past
from sagebrush_rules.redeciding import Undecidable, first_again, made_again
from sagebrush_rules.table import Table


def checked(table: Table, seed: bytes, stored: Iterable[bytes]) -> Iterator[Commit]:
    """The commits of a game, each after its check; raises Broken."""
    return map(_Check(table, checked_secret(table, seed)).commit, stored)


class _Check:
    """A game as far as it was checked."""

    def __init__(self, table: Table, secret: Secret) -> None:
        self._table = table
        self._secret = secret
        self._past = Past(table)
        self._commits: list[Commit] = []
        self._chain = NO_HASH
        self._moment: Moment | None = None

    def commit(self, data: bytes) -> Commit:
        """The next commit; raises Broken."""
        commit = decoded(data, len(self._commits) + 1)
        self._check_place(commit)
        _check_draws(self._secret, commit)
        _check_engine(self._secret, commit)
        events = decoded_events(self._table, commit)
        _check_return(self._commits, commit, return_of(events))
        self._follow(commit, events, self._made_again(commit, events))
        self._commits.append(commit)
        self._chain = chain_hash(data)
        return commit

    def _check_place(self, commit: Commit) -> None:
        place = len(self._commits) + 1
        follows = commit.version == place and commit.prev == self._chain
        insist(follows, place, "broken-chain", "does not follow the one before it")

    def _made_again(self, commit: Commit, events: Sequence[Event]) -> Draft:
        """The commit as today's rules make it of its command: the same, or Broken."""
        try:
            if self._moment is None:
                draft = first_again(self._table, self._secret, commit)
            else:
                draft = made_again(self._moment, self._past, self._secret, commit)
        except Undecidable as error:
            raise Broken(commit.version, "command-refused", f"Commit {commit.version}: {error}.") from None
        _check_same(commit, events, draft)
        return draft

    def _follow(self, commit: Commit, events: Sequence[Event], draft: Draft) -> None:
        """Folds the events, which must lead to the stored state."""
        self._past.tell(events)
        state, table = self._past.state, self._table
        same = table.codec.state_hash(state) == commit.state
        insist(same, commit.version, "state-mismatch", "leads to another state than it says")
        window = draft.moment.window
        self._moment = Moment(table, commit.version, commit.time, commit.seat, events, state, window)


def _check_draws(secret: Secret, commit: Commit) -> None:
    chance = committed(secret.master, commit.version)
    for purpose, n, outcome in commit.draws:
        fair = 0 < n <= MOST_OUTCOMES and chance(purpose, n) == outcome
        insist(fair, commit.version, "draw-mismatch", f"has a draw for {purpose[:40]!r} that the seed does not give")


def _check_engine(secret: Secret, commit: Commit) -> None:
    """A seed that is said to come from the game does so; one that the caller chose is not checked."""
    engine = commit.engine or {}
    if engine.get(SEEDED_BY) == GAME:
        right = commit.seat is not None and engine.get("seed") == secret.thinking_seed(commit.version, commit.seat)
        insist(
            right, commit.version, "engine-seed-mismatch", "has an engine whose seed does not follow from the game's"
        )


def _check_return(before: Sequence[Commit], last: Commit, to: int | None) -> None:
    """What ``last`` takes back was its seat's own, and drew nothing."""
    if to is None:
        return
    own = 0 < to < last.version and all(commit.seat == last.seat and not commit.draws for commit in before[to:])
    insist(own, last.version, "taken-back-too-far", "takes back what another seat did, or what was drawn")


def _check_same(commit: Commit, events: Sequence[Event], draft: Draft) -> None:
    again, version = decode(draft.data), commit.version
    insist(again.seat == commit.seat, version, "seat-mismatch", "names another seat than its command")
    insist(again.draws == commit.draws, version, "draw-mismatch", "does not hold the draws that its command makes")
    insist(draft.moment.events == events, version, "event-mismatch", "tells other events than its command causes")
