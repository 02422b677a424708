"""Every game of a simulation, checked from its record and from what people were told; each difference is a sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sagebrush_events.commit import Commit, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import kebab
from sagebrush_history import gamefile
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import verify_with
from tests.rules.weeks.fair_time import DAY, early_ends, stepped, uncounted
from tests.rules.weeks.games import Weeks
from tests.rules.weeks.plans import plan_faults, planned_moves
from tests.rules.weeks.relations import branch_faults, group_faults, rematch_faults

REGISTRY = TitleRegistry(TITLES.values())


def report(weeks: Weeks) -> dict[str, Any]:
    """What came of all games."""
    counts, wrong = Counter[str](), [*weeks.wrong, *_warned_twice(weeks), *_unrelated(weeks)]
    for game in weeks.games:
        wrong += [f"game {game}: {fault}" for fault in _faults(weeks, game, counts)]
    platform, openings = weeks.platform, weeks.openings
    return {
        "games": len(weeks.games),
        "ended": len(weeks.over),
        "verified": counts["verified"],
        "decisions made twice": counts["twice"],
        "milliseconds charged for downtime or sleep": counts["unfair"],
        "commits": counts["commits"],
        "days": counts["days"],
        "deaths of a process": platform.deaths,
        "answers lost and asked for again": platform.repeated,
        "warnings told twice": len([*_warned_twice(weeks)]),
        "groups": len(openings.groups),
        "rematches": len(openings.rematches),
        "branches": counts["branches"],
        "planned moves": counts["planned"],
        **weeks.told,
        "events": {name: counts[name] for name in TOLD},
        "wrong": wrong,
    }


TOLD = (
    "timed-out", "seat-left", "seat-retaken", "seat-resigned", "seat-removed", "seat-handed-over", "removal-voted",
    "end-agreed", "downtime-credited", "taken-back", "game-stopped",
)  # fmt: skip


def _faults(weeks: Weeks, game: str, counts: Counter[str]) -> Iterator[str]:
    stored = weeks.platform.record._games[game].commits
    commits = [decode(data) for data in stored]
    counts["planned"] += len([*planned_moves(commits)])
    counts["commits"] += len(commits)
    counts["days"] += (commits[-1].time - commits[0].time) // DAY
    table = REGISTRY.table_of(commits[0])
    verdict = verify_with(b"".join(gamefile.complete(table, stored)), REGISTRY)
    counts["verified"] += verdict.code == "sound"
    if verdict.code != "sound":
        yield str(verdict)
    for fault in _twice(commits, weeks.acknowledged[game], weeks.refused[game]):
        counts["twice"] += 1
        yield fault
    steps = stepped(table, commits)
    for step in steps:
        counts.update(name for event in step.events if (name := kebab(type(event).__name__)) in TOLD)
    if charged := uncounted(table, steps, weeks.platform.downtimes):
        counts["unfair"] += charged
        yield f"{charged} ms were charged that nobody had"
    counts["branches"] += table.started.branch is not None
    yield from plan_faults(weeks.planner.written, game, commits, steps)
    yield from early_ends(table, commits, steps, weeks.platform.downtimes)


def _unrelated(weeks: Weeks) -> Iterator[str]:
    """What is wrong with branches, with groups and with those who play again."""
    stored = {game: weeks.platform.record._games[game].commits for game in weeks.games}
    tables = weeks.openings.tables
    yield from rematch_faults(stored, REGISTRY.table_of, tables, weeks.openings.rematches)
    for group in (table.group for table in tables.kept.values()):
        if group is not None:
            yield from group_faults(stored, REGISTRY.table_of, group.games)
    for game in weeks.games:
        yield from (f"game {game}: {fault}" for fault in branch_faults(stored, REGISTRY.table_of, game))


def _twice(commits: list[Commit], acknowledged: dict[str, int], refused: set[str]) -> Iterator[str]:
    """Decisions that stand twice, elsewhere than was said, or although they were refused."""
    if [commit.version for commit in commits] != list(range(1, len(commits) + 1)):
        yield "its versions are not 1, 2, 3 …"
    found = Counter(commit.command_id for commit in commits)
    yield from (f"{command} stands {times} times" for command, times in found.items() if times > 1)
    at = {commit.command_id: commit.version for commit in commits}
    for command, version in acknowledged.items():
        if at.get(command) != version:
            yield f"{command} was acknowledged as {version} and is {at.get(command)}"
    yield from (f"{command} was refused and stands at {at[command]}" for command in refused & at.keys())
    for commit in commits[1:]:
        known = commit.command_id in acknowledged or commit.command_id.startswith("plan-")
        if not known and commit.seat != -1:
            yield f"commit {commit.version} of seat {commit.seat} was acknowledged to nobody"


def _warned_twice(weeks: Weeks) -> Iterator[str]:
    told = Counter[str]()
    for entry in weeks.platform.record.feed.entries:
        for _, seat, left, since, *_ in msgspec.json.decode(entry.payload).get("warnings", ()):
            told[f"seat {seat} of {entry.game}, {left} s of what began {since}"] += 1
    return (f"{warning} is told {times} times" for warning, times in told.items() if times > 1)
