"""The three tasks of a worker: move, nudge, probe."""

import gc
from typing import TYPE_CHECKING

from celery import Celery
from redis import Redis

from sagebrush_workers.queue import messages
from sagebrush_workers.turns import validated
from sagebrush_workers.worker.watchdog import Watchdog

if TYPE_CHECKING:
    from sagebrush_workers.worker.player import ComputerPlayer


class Tasks:
    """What a worker can be asked to do; every argument comes from outside."""

    def __init__(self, rules_address: str, redis: Redis, watchdog: Watchdog) -> None:
        self._rules_address = rules_address
        self._redis = redis
        self._watchdog = watchdog
        self._player: ComputerPlayer | None = None

    def register(self, app: Celery) -> None:
        """Make them the tasks of ``app``."""
        for name, task in ((messages.MOVE, self.move), (messages.NUDGE, self.nudge), (messages.PROBE, self.probe)):
            app.task(name=name)(task)

    def move(self, game: str, version: int, seat: int) -> None:
        """Move for the computer whose turn this is."""
        self.player().take(validated(game, version, seat))

    def nudge(self, game: str) -> None:
        """Move for whichever computer a game waits for."""
        validated(game, 1, 0)
        self.player().take_all(game)

    def probe(self) -> None:
        """Prove that this worker consumes; the first time, load what the first move will need."""
        self._watchdog.note_finished_probe()
        self.player()

    def player(self) -> "ComputerPlayer":
        """The player of this process; games and wire are loaded once it is known to work."""
        if self._player is None:
            from sagebrush_rpc.blocking import BlockingRules
            from sagebrush_workers.worker.attempts import BrokerAttempts
            from sagebrush_workers.worker.player import ComputerPlayer

            self._player = ComputerPlayer(BlockingRules(self._rules_address), BrokerAttempts(self._redis))
            gc.freeze()
        return self._player
