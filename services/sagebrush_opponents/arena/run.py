"""Rounds played by a pool of processes, given back in the order in which they were planned."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from sagebrush_opponents.arena.game_log import GameLog
from sagebrush_opponents.arena.games import play_planned
from sagebrush_opponents.arena.pairing import FinishedRound, PlannedRound
from sagebrush_opponents.arena.records import GameRecord, PlannedGame

Queued = list["Future[GameRecord] | GameRecord"]
"""The games of a round, each under way or finished."""


def play_rounds(
    rounds: Iterable[PlannedRound], log: GameLog, pool: Executor, window: int, played: Callable[[GameRecord], None]
) -> Generator[FinishedRound, None, None]:
    """Each of ``rounds`` once its games are in ``log``, in order; games that the log has are not played again.

    The order does not depend on how long games take, so a test that stops early is not biased towards short ones.
    ``window``: games that are handed out at once. ``played`` is told of each new game, from another thread. Closing
    the generator cancels what has not begun. Raises what a game raises, Endless for one.
    """
    waiting, queue = iter(rounds), deque[Queued]()
    try:
        while True:
            _refill(queue, waiting, log, pool, window, played)
            if not queue:
                return
            while queue and all(_is_done(game) for game in queue[0]):
                yield FinishedRound(tuple(_kept(game, log) for game in queue.popleft()))
            if running := [game for game in _futures(queue) if not game.done()]:
                wait(running, return_when=FIRST_COMPLETED)
    finally:
        for game in _futures(queue):
            game.cancel()


def _refill(
    queue: deque[Queued],
    waiting: Iterator[PlannedRound],
    log: GameLog,
    pool: Executor,
    window: int,
    played: Callable[[GameRecord], None],
) -> None:
    """Hand out games until ``window`` of them are under way."""
    while not queue or sum(not game.done() for game in _futures(queue)) < window:
        planned = next(waiting, None)
        if planned is None:
            return
        queue.append([log.records.get(game.id) or _begun(game, log, pool, played) for game in planned.games])
        if len(queue) == 1 and all(isinstance(game, GameRecord) for game in queue[0]):
            return  # it is known from an earlier run: give it back before more are handed out


def _begun(
    game: PlannedGame, log: GameLog, pool: Executor, played: Callable[[GameRecord], None]
) -> "Future[GameRecord]":
    def keep(done: "Future[GameRecord]") -> None:
        if not done.cancelled() and done.exception() is None:
            log.append(done.result())
            played(done.result())

    future = pool.submit(play_planned, game)
    future.add_done_callback(keep)
    return future


def _futures(queue: deque[Queued]) -> Iterator["Future[GameRecord]"]:
    return (game for games in queue for game in games if isinstance(game, Future))


def _is_done(game: "Future[GameRecord] | GameRecord") -> bool:
    return isinstance(game, GameRecord) or game.done()


def _kept(game: "Future[GameRecord] | GameRecord", log: GameLog) -> GameRecord:
    """The record, which is in ``log``: what a callback raises, a full disk for one, nobody hears."""
    if isinstance(game, GameRecord):
        return game
    log.append(game.result())
    return game.result()
