"""Where branches begin: at a version of another game, exactly or as far as one of its viewers knew it."""

from sagebrush_games.kernel.messages import AUTOMATON, Branch
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.reading import GameReader
from sagebrush_rules.application.requests import checked_game, viewer_of
from sagebrush_rules.holders import require_holder


class BranchReader:
    """Reads the games that branches go on from."""

    def __init__(self, reader: GameReader) -> None:
        self._reader = reader

    async def parent(self, asked: wire.Branch) -> tuple[AppliedCommit, Branch]:
        """The commit after which the branch begins, and the branch without a position; raises RulesProblem.

        What is hidden in a running game goes into no branch: there a viewer has to be named.
        """
        game = checked_game(asked.game)
        parent = await self._reader.at(game, asked.version)
        branch = Branch(game, asked.version)
        if asked.HasField("viewer"):
            branch.guessed, branch.viewer = True, _checked_viewer(asked.viewer, parent)
            require_holder(await self._reader.newest(game), asked.viewer)
        elif not await self._reader.is_open(game):
            raise problems.game_not_over(parent.version)
        if parent.is_over:
            raise problems.over_at_version(parent.version)
        return parent, branch


def _checked_viewer(viewer: wire.Viewer, parent: AppliedCommit) -> int | None:
    seat = viewer_of(viewer)
    if seat is not None and (seat == AUTOMATON or not parent.table.has_actor(seat)):
        raise problems.no_such_seat(seat, "branch.viewer.seat")
    return seat
