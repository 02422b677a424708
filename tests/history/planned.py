"""Planned moves in simulated weeks: what the rules service does with plans, as a function of a game and of dice."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_history import plans
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.plans import KeptPlan

Submit = Callable[[Command, str], AppliedCommit]
"""Gives a command with an id, and says what came of it; raises Refusal."""


@dataclass
class Waiting:
    """A plan, the commit after which it was made or its last move was, and the commits since."""

    plan: KeptPlan
    made: AppliedCommit
    since: list[AppliedCommit] = field(default_factory=list)


@dataclass
class Plans:
    """What the seats of one game have planned, as a record keeps it beside the stream."""

    dice: random.Random
    waiting: dict[Seat, Waiting] = field(default_factory=dict)
    known: dict[str, int] = field(default_factory=dict)
    """By command id the version that it made."""
    told: Counter[str] = field(default_factory=Counter)

    def note(self, applied: AppliedCommit, command_id: str) -> None:
        """The game has moved."""
        assert command_id not in self.known, f"{command_id} is applied twice"
        self.known[command_id] = applied.version
        for one in self.waiting.values():
            one.since.append(applied)

    def write(self, newest: AppliedCommit, seat: Seat) -> None:
        """What ``seat``, which is asked, answers now and, perhaps, when it is asked next."""
        legal = newest.table.decider.legal(newest.state, seat)
        commands = [self.dice.choice(legal) for _ in range(self.dice.choice((1, 2, 2, 3)))]
        encode = newest.table.codec.command_to_json
        moves = [{"command": msgspec.Raw(encode(one)), "when": conditions(self.dice, newest, seat)} for one in commands]
        read = plans.written_plan(msgspec.json.encode({"moves": moves}), newest, seat)
        plan = KeptPlan(f"{self.dice.getrandbits(64):016x}", newest.version, read, holder=newest.holder(seat))
        self.waiting[seat] = Waiting(plan, newest)
        self.told["planned"] += 1

    def play(self, newest: AppliedCommit, submit: Submit) -> AppliedCommit:
        """The game once every plan was played as far as it fits; a process that dies in the middle gives it again."""
        while (seat := self._next(newest)) is not None:
            one = self.waiting[seat]
            if (version := self.known.get(one.plan.command_id)) is not None:
                made = next(commit for commit in one.since if commit.version == version)
            elif (made_now := self._moved(newest, seat, one, submit)) is not None:
                newest = made = made_now
                if self.dice.random() < 0.1:  # it died before it noted the move, which the next one finds
                    continue
            else:
                continue
            since = [commit for commit in one.since if commit.version > made.version]
            self.waiting[seat] = Waiting(one.plan.advanced(made.version), made, since)
        return newest

    def _next(self, newest: AppliedCommit) -> Seat | None:
        for seat, one in [*self.waiting.items()]:
            if one.plan.holder != newest.holder(seat):
                del self.waiting[seat]
            elif one.plan.moves and seat in newest.awaited and not newest.is_automatic(seat):
                return seat
        return None

    def _moved(self, newest: AppliedCommit, seat: Seat, one: Waiting, submit: Submit) -> AppliedCommit | None:
        """The game after the next command of a plan; None where it did not fit, and the plan is dropped."""
        move, why = one.plan.moves[0], ""
        if any(commit.actor == seat for commit in one.since):
            why = "own-move"
        elif not plans.fits(move, seat, one.made, one.since, newest):
            why = "condition"
        else:
            try:
                command = newest.table.codec.command_from_json(bytes(move.command), seat)
                applied = submit(command, one.plan.command_id)
                self.told["planned moves"] += 1
                return applied
            except Refusal:
                why = "refused"
        self.told[f"plans ended by {why}"] += 1
        one.plan = one.plan.dropped(why)
        return None


def conditions(dice: random.Random, newest: AppliedCommit, seat: Seat) -> list[dict[str, Any]]:
    """None or some, of which each may hold or not."""
    view = msgspec.json.decode(newest.view_json(seat))
    path = dice.choice([f"/{name}" for name, value in view.items() if value is not None])
    every: list[dict[str, Any]] = [
        {"if": "asked", "prompt": dice.choice(newest.prompts)},
        {"if": "no-event", "types": ["timed-out", "seat-left"]},
        {"if": "unchanged", "path": path},
    ]
    return [one for one in every if dice.random() < 0.2]
