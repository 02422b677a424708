"""Games that belong together: branches keep what their viewer knew, rematches the terms, groups one chance."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from sagebrush_events.commit import Commit, decode
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.kernel.control.messages import GROUP_ENDED, GameStopped
from sagebrush_games.kernel.messages import Branch, GameStarted, SeedRevealed, TakenBack
from sagebrush_history import folding
from sagebrush_history.table import GameTable
from tests.rules.weeks.lobby import Rematch, Tables

Stored = Mapping[str, Sequence[bytes]]
"""By game its commits."""
TableOf = Callable[[Commit], GameTable]
OTHER_TRUTH = seeded
"""Draws another game that looks the same; no branch may depend on which of them is true."""


def branch_faults(stored: Stored, table_of: TableOf, game: str) -> Iterator[str]:
    """Whether the game, if it is a branch, begins with what it may: the truth of a finished game, else a guess.

    A guess is drawn again from another truth that looks the same to its viewer.
    """
    first = decode(stored[game][0])
    branch = table_of(first).started.branch
    if branch is None:
        return
    commits = list(map(decode, stored[branch.game]))
    table = table_of(commits[0])
    at = folding.follow_all(table, folding.blank(table), commits[: branch.version])
    if not branch.guessed and commits[-1].time > first.time:
        yield f"begins with the truth of {branch.game}, which was running"
    if branch.position != table.codec.position_of(_position(table, at.state, branch, first)):
        yield f"does not begin as {branch.game} stood at version {branch.version}, as far as its viewer knew"
    plans = {commit.command_id for commit in commits if commit.command_id.startswith("plan-")}
    if plans & {decode(data).command_id for data in stored[game]}:
        yield f"goes on with what was planned in {branch.game}"


def _position(table: GameTable, truth: object, branch: Branch, first: Commit) -> object:
    if not branch.guessed:
        return truth
    decider = table.decider
    other = decider.determinize(decider.view(truth, branch.viewer), OTHER_TRUTH(first.time))
    drawn = scripted(*(outcome for _, _, outcome in first.draws))
    return decider.determinize(decider.view(other, branch.viewer), drawn)


def rematch_faults(stored: Stored, table_of: TableOf, tables: Tables, rematches: Sequence[Rematch]) -> Iterator[str]:
    """Whether everybody who asked was told one table, with the seats, the terms and the link of the last one."""
    for played, times in Counter(one.played for one in rematches).items():
        if times > 1:
            yield f"table {played} is played again {times} times"
    for one in rematches:
        if len(one.told) != 1:
            yield f"those of table {one.played} are told {len(one.told)} tables to play again"
            continue
        before, after = tables.kept[one.played], tables.kept[next(iter(one.told))]
        if (before.visibility, before.name) != (after.visibility, after.name):
            yield f"table {after.id} has another link than {before.id}"
        old, new = (
            [_started(stored, table_of, game) for game in _games(tables, table)] for table in (before.id, after.id)
        )
        if {_terms(game) for game in old} != {_terms(game) for game in new}:
            yield f"table {after.id} has other terms than {before.id}"
        sat, sit = ([_seat(seat) for game in games for seat in game.seats] for games in (old, new))
        if sit != [sat[(seat - one.turn) % len(sat)] for seat in range(len(sat))]:
            yield f"table {after.id} has other seats than {before.id}: {sit}"


def _games(tables: Tables, table: str) -> Sequence[str]:
    group = tables.kept[table].group
    return group.games if group else [table]


def _started(stored: Stored, table_of: TableOf, game: str) -> GameStarted:
    return table_of(decode(stored[game][0])).started


def _terms(started: GameStarted) -> str:
    return repr(replace(started.config, content=""))


def _seat(seat: object) -> tuple[object, ...]:
    return tuple(getattr(seat, name) for name in ("player", "sleep_from", "sleep_until"))


def group_faults(stored: Stored, table_of: TableOf, games: Sequence[str]) -> Iterator[str]:
    """Whether the tables of a group have one seed and met the same dice, and none was stopped before its time."""
    seeds, outcomes = set(), dict[tuple[str, int, int], int]()
    for game in games:
        commits = list(map(decode, stored[game]))
        table = table_of(commits[0])
        last = folding.events_of(table, commits[-1])
        seeds |= {event.seed for event in last if isinstance(event, SeedRevealed)}
        until = table.started.shared.until_ms if table.started.shared else 0
        if any(isinstance(event, GameStopped) and event.reason == GROUP_ENDED for event in last):
            if commits[-1].time < until:
                yield f"game {game} is stopped before the time of its group"
        elif commits[-1].time > until + LATE:
            yield f"game {game} goes on after the time of its group"
        for draw, outcome in _draws(table, commits):
            if outcomes.setdefault(draw, outcome) != outcome:
                yield f"game {game} draws {outcome} for {draw}, another table drew {outcomes[draw]}"
    if len(seeds) != 1:
        yield f"the games {', '.join(games)} have {len(seeds)} seeds"


LATE = 3 * 86_400_000
"""The platform may be down when the time of a group is up."""


def _draws(table: GameTable, commits: Sequence[Commit]) -> Iterator[tuple[tuple[str, int, int], int]]:
    """Each draw by its purpose, its number among those for that purpose, and how many outcomes there are."""
    counts = [Counter[str]()]
    for commit in commits:
        to = next((event.to for event in folding.events_of(table, commit) if isinstance(event, TakenBack)), None)
        made = counts[-1 if to is None else to].copy()
        for purpose, outcomes, outcome in commit.draws:
            yield (purpose, made[purpose], outcomes), outcome
            made[purpose] += 1
        counts.append(made)
