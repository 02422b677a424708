"""Finished games that stay sealed: their seed is that of other tables where people still play."""

from collections import OrderedDict
from collections.abc import Callable

from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rules.cache.games import GameCache
from sagebrush_rules.problems import RulesProblem

KEPT = 16_384
"""Groups of tables that are known to be over: one that is over stays so."""
UNREADABLE = {"unknown-game", "record-damaged", "record-lost", "content-unknown"}
"""Why a table of a group cannot be read: it was never created, or it is halted."""


class Seals:
    """Knows of which groups every table is over. ``clock`` is in Unix ms."""

    def __init__(self, games: GameCache, clock: Callable[[], int]) -> None:
        self._games = games
        self._clock = clock
        self._over: OrderedDict[str, None] = OrderedDict()

    async def is_sealed(self, applied: AppliedCommit) -> bool:
        """Whether ``applied`` ends a game that shares its chance with tables of which one is not over.

        Asks the record about each of them until all are over, at most 15. Raises RulesProblem.
        """
        shared = applied.table.started.shared
        if shared is None or not applied.is_over or shared.group in self._over:
            return False
        others = [game for game in shared.games if game != applied.table.game]
        for game in others:
            if not await self._is_over(game, shared.until_ms):
                return True
        self._over[shared.group] = None
        if len(self._over) > KEPT:
            self._over.popitem(last=False)
        return False

    async def _is_over(self, game: str, until_ms: int) -> bool:
        """Whether nobody plays ``game`` any more; one that cannot be read counts until its time is up."""
        try:
            return (await self._games.newest(self._games.live_game(game))).is_over
        except RulesProblem as problem:
            if problem.code not in UNREADABLE:
                raise
            return self._clock() >= until_ms
