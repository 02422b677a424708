"""Answers of many pages: the file of a game, and the verdict on a game in the record."""

import asyncio
from collections.abc import AsyncIterator, Iterator

from sagebrush_events import Commit, Record
from sagebrush_games.kernel.messages import Viewer
from sagebrush_history import gamefile
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.broken_game import BrokenGame
from sagebrush_history.checking import check_commits
from sagebrush_history.verify import proved_verdict
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.seals import Seals
from sagebrush_rules.cache.games import GameCache
from sagebrush_rules.cache.history import HistoryCache

CHUNK = 48 * 1024
YIELD_EVERY = 8
"""Commits checked before other tasks run."""


class GameExporter:
    """Exports and verifies whole games, a few commits at a time."""

    def __init__(self, record: Record, games: GameCache, history: HistoryCache, seals: Seals) -> None:
        self._record = record
        self._games = games
        self._history = history
        self._seals = seals

    async def export(self, game: str, viewer: Viewer) -> AsyncIterator[bytes]:
        """The file of ``game`` in pieces: complete once it is over and unsealed; before, what ``viewer`` may know."""
        applied = await self._games.newest(self._games.live_game(game))
        if viewer is not None and not applied.table.has_actor(viewer):
            raise problems.no_such_seat(viewer, "viewer.seat")
        with self._games.quarantine.reading(game):
            is_complete = applied.is_over and not await self._seals.is_sealed(applied)
            lines = await (self._complete(applied) if is_complete else self._partial(applied, viewer))
            piece = b""
            for line in lines:
                piece += line
                if len(piece) >= CHUNK:
                    yield piece
                    piece = b""
            yield piece

    async def verify(self, game: str) -> wire.VerifyReply:
        """The verdict on the commits of ``game`` as the record has them."""
        applied = await self._games.newest(self._games.live_game(game))
        seed = await self._record.seed(game)
        stored = await self._record.read(game)
        unproved = list[Commit]()
        try:
            if seed is None:
                raise BrokenGame(1, "no-seed", "The record has lost the seed.")
            for one in check_commits(applied.table, seed, stored):
                unproved += [one.commit] if one.difference else []
                if one.commit.version % YIELD_EVERY == 0:
                    await asyncio.sleep(0)
        except BrokenGame as broken:
            return wire.VerifyReply(ok=False, version=broken.version, code=broken.code, detail=broken.detail)
        verdict = proved_verdict(len(stored), unproved)
        return wire.VerifyReply(
            ok=True, version=verdict.version, code=verdict.code, detail=verdict.detail, unproved=verdict.unproved
        )

    async def _complete(self, applied: AppliedCommit) -> Iterator[bytes]:
        return gamefile.complete(applied.table, await self._record.read(applied.table.game))

    async def _partial(self, applied: AppliedCommit, viewer: Viewer) -> Iterator[bytes]:
        history = await self._history.history(applied.table.game, applied.version)
        return gamefile.partial(history.commits(0, applied.version, with_state=False), applied.table, viewer)
