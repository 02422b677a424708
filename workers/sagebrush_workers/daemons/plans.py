"""The watch on planned moves: asks now and then for all of them to be played.

The rules service plays them by itself as soon as a seat is asked. This is for the moment in which it died between a
commit and the move that was planned for it; asking twice plays nothing twice.
"""

import structlog

from sagebrush_rpc import RulesClient, RulesError
from sagebrush_workers.daemons.watching import watch

log = structlog.get_logger()

EVERY = 2.0
"""Seconds between two questions: how late a move is at most that a dying process left."""


class PlanWatch:
    """From a clock to the rules service."""

    def __init__(self, rules: RulesClient) -> None:
        self._rules = rules

    async def run(self) -> None:
        """Ask until cancelled, across restarts of the rules service."""
        await watch(self.look, EVERY, "plans-not-watched")

    async def look(self) -> int:
        """How many games were looked at."""
        try:
            return (await self._rules.play_plans()).games
        except RulesError as error:
            log.warning("plans-not-played", code=error.code)
            return 0
