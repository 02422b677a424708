"""What gets out of a game that still runs when it goes on at another table: nothing that is hidden, and no plan."""

from collections.abc import AsyncIterator, Sequence

from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rpc import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.weeks.lives import Platform


async def given_away(
    platform: Platform, plans: Sequence[str], applied: AppliedCommit, branch: str
) -> AsyncIterator[str]:
    """What of a game is told to who may not know it; ``plans``: the ids of those that were written in it."""
    game, seats = applied.table.game, applied.table.started.config.seats
    if not applied.is_over and not await _keeps_its_truth(platform, game, seats):
        yield "its truth is given to a branch while it runs"
    file = await platform.exported(game)
    commits = b"".join(platform.record._games[game].commits)
    for plan in map(str.encode, plans):
        if plan in file and plan not in commits:
            yield "its file has a plan that was not played"
    for seat in range(seats):
        if (await platform.ask("ReadPlan", wire.ReadPlanRequest(game=branch, seat=seat))).plan:
            yield f"its plan for seat {seat} is in a branch"


async def _keeps_its_truth(platform: Platform, game: str, seats: int) -> bool:
    asked = wire.PrepareGameRequest(
        game=game[::-1], branch=wire.Branch(game=game, version=1), config=b'{"edition":""}', seats=seats
    )
    try:
        await platform.prepare_game(asked)
    except RulesError as refused:
        return refused.code == "game-not-over"
    return False
