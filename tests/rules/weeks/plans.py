"""Planned moves of a simulation: who plans what, and whether each was played once, while its conditions held."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.messages import Seat, kebab
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rpc import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.history.planned import conditions
from tests.rules.weeks.lives import Platform


@dataclass(frozen=True)
class Plan:
    """What a seat has planned after a version: the conditions of each move."""

    game: str
    seat: Seat
    after: int
    whens: list[list[dict[str, Any]]]


@dataclass
class Planner:
    """Writes plans for seats that are asked, which the service plays at once; ``written`` has them by id."""

    platform: Platform
    dice: random.Random
    written: dict[str, Plan] = field(default_factory=dict)

    async def write(self, applied: AppliedCommit, seat: Seat) -> bool:
        """What ``seat`` answers now and perhaps when it is asked next; False where the service refuses it."""
        legal = applied.table.decider.legal(applied.state, seat)
        commands = [self.dice.choice(legal) for _ in range(self.dice.choice((1, 2, 3, 4)))]
        whens = [conditions(self.dice, applied, seat) for _ in commands]
        encode = applied.table.codec.command_to_json
        moves = [{"command": msgspec.Raw(encode(one)), "when": when} for one, when in zip(commands, whens, strict=True)]
        body, holder = msgspec.json.encode({"moves": moves}), applied.holder(seat)
        request = wire.WritePlanRequest(game=applied.table.game, seat=seat, plan=body, holder=holder)
        try:
            kept = msgspec.json.decode((await self.platform.ask("WritePlan", request)).plan)
        except RulesError:
            return False
        self.written[kept["id"]] = Plan(applied.table.game, seat, kept["after"], whens)
        return True

    def of(self, game: str) -> list[str]:
        """The ids of all plans that were written in ``game``."""
        return [plan for plan, written in self.written.items() if written.game == game]


def planned_moves(commits: Sequence[Commit]) -> Iterator[tuple[Commit, str, int]]:
    """The commits that were planned, each with the plan and the number of the move."""
    for commit in commits:
        if commit.command_id.startswith("plan-"):
            _, plan, number = commit.command_id.split("-")
            yield commit, plan, int(number)


def plan_faults(
    written: Mapping[str, Plan], game: str, commits: Sequence[Commit], steps: Sequence[AppliedCommit]
) -> Iterator[str]:
    """Moves that somebody else planned, or that were played although their conditions did not hold.

    A plan whose id was never told, because the process died that kept it, has conditions that nobody knows.
    """
    versions = {commit.command_id: commit.version for commit in commits}
    for commit, plan, number in planned_moves(commits):
        if (one := written.get(plan)) is None:
            continue
        if (one.game, one.seat) != (game, commit.seat):
            yield f"commit {commit.version} of seat {commit.seat} was planned by seat {one.seat} of game {one.game}"
            continue
        after = versions[f"plan-{plan}-{number - 1}"] if number else one.after
        since = steps[after : commit.version - 1]
        if any(step.actor == one.seat for step in since):
            yield f"commit {commit.version} was planned before another move of its seat"
        made, newest = steps[after - 1], steps[commit.version - 2]
        for when in one.whens[number]:
            if not _holds(when, one.seat, made, since, newest):
                yield f"commit {commit.version} was planned for another case: {when}"


def _holds(
    when: dict[str, Any], seat: Seat, made: AppliedCommit, since: Sequence[AppliedCommit], newest: AppliedCommit
) -> bool:
    """A condition, looked at with what the simulation knows: paths have one part, events are told to everybody."""
    if when["if"] == "asked":
        return newest.prompts[newest.awaited.index(seat)] == str(when["prompt"])
    if when["if"] == "no-event":
        return not any(kebab(type(event).__name__) in when["types"] for step in since for event in step.events)
    name = when["path"].removeprefix("/")
    before, now = (msgspec.json.decode(one.view_json(seat)).get(name) for one in (made, newest))
    return bool(before == now)
