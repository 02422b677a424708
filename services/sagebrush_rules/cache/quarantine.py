"""Games whose stored commits cannot be read: halted one by one; other games go on."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from sagebrush_events import Refused, StoreFull, Unavailable
from sagebrush_history.errors import TableError
from sagebrush_history.folding import OutOfReach
from sagebrush_rules import problems
from sagebrush_rules.faults import fault_id
from sagebrush_rules.problems import RulesProblem

log = structlog.get_logger("sagebrush.rules")


class Quarantine:
    """The damaged games that this process has met; they are not read again before it is restarted."""

    def __init__(self) -> None:
        self._games: set[str] = set()

    def check(self, game: str) -> None:
        """Raises the RulesProblem of a damaged game."""
        if game in self._games:
            raise problems.record_damaged()

    @contextmanager
    def reading(self, game: str) -> Iterator[None]:
        """Whatever goes wrong while stored commits of ``game`` are read and folded is damage: it is not read again.

        What the store or the machine refuses is no damage of the game: a right, or memory, that is missing may be there
        in a second.
        """
        try:
            yield
        except TableError as error:
            raise problems.of_table(error) from None
        except (RulesProblem, Unavailable, StoreFull, Refused, OutOfReach, MemoryError, OSError):
            raise
        except Exception as error:
            self._games.add(game)
            log.critical("record-damaged", game=game, fault=fault_id(error))
            raise problems.record_damaged() from error
