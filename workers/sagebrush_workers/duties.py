"""The three tasks of a worker: move, nudge, probe."""

import gc
from typing import TYPE_CHECKING

import structlog
from celery import Celery
from redis import Redis

from sagebrush_workers import messages
from sagebrush_workers.turns import checked
from sagebrush_workers.watch import Watch

if TYPE_CHECKING:
    from sagebrush_workers.player import Player

bound = structlog.contextvars.bound_contextvars


class Duties:
    """What a worker can be asked to do; every argument comes from outside."""

    def __init__(self, rules_address: str, redis: Redis, watch: Watch) -> None:
        self._rules_address = rules_address
        self._redis = redis
        self._watch = watch
        self._player: Player | None = None

    def register(self, app: Celery) -> None:
        """Make them the tasks of ``app``."""
        for name, duty in ((messages.MOVE, self.move), (messages.NUDGE, self.nudge), (messages.PROBE, self.probe)):
            app.task(name=name)(duty)

    def move(self, game: str, version: int, seat: int) -> None:
        """Move for the computer whose turn this is."""
        turn = checked(game, version, seat)
        with bound(game=game, version=version, command_id=turn.command_id, trace_id=turn.id, seat=seat):
            self.player().take(turn)

    def nudge(self, game: str) -> None:
        """Move for whichever computer a game waits for."""
        checked(game, 1, 0)
        with bound(game=game, trace_id=f"{game}-nudge"):
            self.player().take_all(game)

    def probe(self) -> None:
        """Prove that this worker consumes; the first time, load what the first move will need."""
        self._watch.proven()
        self.player()

    def player(self) -> "Player":
        """The player of this process; games and wire are loaded once it is known to work."""
        if self._player is None:
            from sagebrush_rpc.blocking import BlockingRules
            from sagebrush_workers.player import Player
            from sagebrush_workers.tries import BrokerTries

            self._player = Player(BlockingRules(self._rules_address), BrokerTries(self._redis))
            gc.freeze()
        return self._player
