"""Dry runs: commands of a seat are tried on copies of the newest state; nothing is stored and nobody else learns it."""

import asyncio
from dataclasses import dataclass

from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import TakeBack
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.dry_run import tried, tried_return
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.requests import checked_game
from sagebrush_rules.holders import require_holder
from sagebrush_rules.problems import RulesProblem

COMMANDS = 64
"""Of one dry run at most."""


@dataclass(frozen=True, slots=True)
class DryRun:
    """The newest commit, what each command that was tried would lead to, and why the next one was not tried."""

    newest: AppliedCommit
    tried: list[AppliedCommit]
    problem: RulesProblem | None


class DryRuns:
    """Dry runs of all games."""

    def __init__(self, reader: GameReader) -> None:
        self._reader = reader

    async def run(self, request: wire.DryRunRequest) -> DryRun:
        """The outcome of ``request``; raises RulesProblem where none of its commands was looked at."""
        newest = await self._reader.newest(checked_game(request.game))
        _check(newest, request)
        done: list[AppliedCommit] = []
        for body in request.commands:
            try:
                done.append(await self._tried([newest, *done], body, request.seat))
            except (Refusal, Malformed) as refusal:
                return DryRun(newest, done, _problem(newest, refusal, request.language))
            await asyncio.sleep(0)  # between two commands others have their turn
        return DryRun(newest, done, None)

    async def _tried(self, commits: list[AppliedCommit], body: bytes, seat: int) -> AppliedCommit:
        """The game after the command of ``body``, given after the last of ``commits``; raises Refusal or Malformed."""
        before = commits[-1]
        command = before.table.codec.command_from_json(body, seat)
        if not isinstance(command, TakeBack):
            return tried(before, command)
        to = before.destination(command)
        known = next((commit for commit in commits if commit.version == to), None)
        returned = known or await self._reader.at(before.table.game, to)
        return tried_return(before, command, returned.state)


def _check(newest: AppliedCommit, request: wire.DryRunRequest) -> None:
    """Raises the RulesProblem of a request of which no command can be tried."""
    if not 0 <= request.seat < len(newest.table.started.seats):
        raise problems.no_such_seat(request.seat, "seat")
    require_holder(newest, request)
    if not 0 < len(request.commands) <= COMMANDS:
        raise problems.malformed(f"A dry run has 1 to {COMMANDS} commands.", "commands")
    if request.HasField("expected_version") and request.expected_version != newest.version:
        raise problems.stale(newest.version)


def _problem(newest: AppliedCommit, refusal: Refusal | Malformed, language: str) -> RulesProblem:
    if isinstance(refusal, Malformed):
        return problems.malformed(refusal.detail, refusal.field)
    return problems.refused(refusal, newest, language)
