"""Games that belong together, compared by their raw streams: each difference is a sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable, TitleRegistry
from tests.e2e.chaos.raw import RawGame


def group_faults(games: Sequence[RawGame]) -> list[str]:
    """What is wrong with games that were played with one chance: they have one seed, and dealt the same."""
    told = [[msgspec.msgpack.decode(event) for event in game.commits[-1].events] for game in games]
    if len({events[-1][1] for events in told}) > 1:
        return ["tables of a group have several seeds"]
    dealt = {tuple(game.commits[0].events[1:]) for game in games}
    return ["tables of a group were dealt different cards"] if len(dealt) > 1 else []


def branch_faults(games: Sequence[RawGame]) -> Iterator[str]:
    """What is wrong with a game that goes on from the one before it.

    An exact branch begins where that one stood; a guessed one looks the same to its viewer, and keeps nothing else:
    that its position was drawn is what the file of the branch proves.
    """
    parent, branch = games
    begun = _table(branch).started.branch
    if begun is None or begun.game != _table(parent).started.game:
        yield "a branch names another game than the one that it goes on from"
        return
    before, after = game_after(parent, begun.version), game_after(branch, 1)
    if begun.guessed:
        if before.view_json(begun.viewer) != after.view_json(begun.viewer):
            yield "a branch looks otherwise to its viewer than the game that it goes on from"
    elif parent.commits[begun.version - 1].state != branch.commits[0].state:
        yield "a branch begins elsewhere than it says"
    if not begun.guessed and decode(parent.commits[-1].data).time > decode(branch.commits[0].data).time:
        yield "a branch has the truth of a game that was running"
    if _planned(parent) & _planned(branch):
        yield "what was planned in a game is played in a branch of it"


def rematch_faults(games: Sequence[RawGame]) -> Iterator[str]:
    """Whether those who play again agreed on something else than the last time."""
    before, after = (replace(_table(game).started.config, content="") for game in games)
    if before != after:
        yield "a rematch has other terms than the game before"


def _planned(game: RawGame) -> set[str]:
    return {commit.command_id for commit in game.commits if commit.command_id.startswith("plan-")}


def _table(game: RawGame) -> GameTable:
    return TitleRegistry(TITLES.values()).table_of(decode(game.commits[0].data))


def game_after(game: RawGame, version: int) -> AppliedCommit:
    """The game after one of its versions."""
    table = _table(game)
    return folding.follow_all(table, folding.blank(table), [decode(commit.data) for commit in game.commits[:version]])
