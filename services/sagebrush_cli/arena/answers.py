"""``sagebrush arena answers``: whether players answer any view with something legal, and in time."""

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.progress import track

from sagebrush_cli import screen
from sagebrush_cli.arena.play import player_labels
from sagebrush_cli.pool import exit_when_killed, process_pool
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.answers import LATE, AnswersResult, answered

BATCH = 8
"""Games between two looks at how many views there were."""


@dataclass(frozen=True, slots=True)
class AnswersRequest:
    """Players and tables, how many views each player is asked about at each, and the time for an answer."""

    players: Sequence[str]
    tables: Sequence[Config]
    views: int
    milliseconds: int


@exit_when_killed()
def run(request: AnswersRequest, jobs: int, as_json: bool) -> None:
    """Ask, and tell what came; status 1 where an answer was not legal, or late."""
    player_labels(request.players)
    is_sound = True
    for config in request.tables:
        for name in request.players:
            found = _answers(config, name, request, jobs, as_json)
            _tell(config, name, found, as_json)
            is_sound &= not found.faults and not found.late
    if not is_sound:
        sys.exit(1)


def _answers(config: Config, name: str, request: AnswersRequest, jobs: int, quiet: bool) -> AnswersResult:
    """What at least so many views were answered with, from as many games as that takes."""
    found, seed = AnswersResult(0, 0, 0.0, ()), 0
    with process_pool(jobs) as pool:
        while found.views < request.views:
            seeds = range(seed, seed + BATCH)
            many = ([config] * BATCH, [name] * BATCH, [request.milliseconds] * BATCH, seeds)
            results = pool.map(answered, *many)
            label = f"{name}, {config.title}: {found.views} of {request.views} views"
            for one in track(results, label, BATCH, console=screen.console, disable=quiet):
                found = _sum(found, one)
            seed += BATCH
    return found


def _sum(one: AnswersResult, other: AnswersResult) -> AnswersResult:
    return AnswersResult(
        one.views + other.views,
        one.late + other.late,
        max(one.overrun, other.overrun),
        one.faults + other.faults,
    )


def _tell(config: Config, name: str, found: AnswersResult, as_json: bool) -> None:
    if as_json:
        screen.emit({"title": config.title, "seats": config.seats, "player": name, **asdict(found)})
    else:
        screen.say(
            f"{config.title}, {config.seats} seats, {name}: {found.views} views, {len(found.faults)} answers that are "
            f"not legal, {found.late} more than {LATE} ms late (at most {found.overrun:.0f} ms)"
        )
    for fault in found.faults:
        screen.fail("illegal-answer", fault, as_json)
