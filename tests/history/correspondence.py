"""Weeks of correspondence games in a second each: ``python -m tests.history.correspondence 1000``.

Time is a number that the simulation sets. Players answer, answer late, sleep for days, or never come back; they leave,
resign, put each other out, agree to end, hand seats over and plan their answers; the platform is down now and then, and
forgets all but the record; whoever watches the clocks asks early, twice, or late. Afterwards each game goes on in a
branch from one of its versions.
"""

import random
import sys
from collections import Counter
from dataclasses import dataclass, field, replace

from sagebrush_events.commit import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.clocks import DAY, MINUTE
from sagebrush_games.kernel.control.messages import (
    ABANDONED,
    ABSENT,
    NOBODY_LEFT,
    AgreeToEnd,
    HandOverSeat,
    LeaveSeat,
    RemovePlayer,
    Resign,
    ReturnToSeat,
    VoteToRemove,
)
from sagebrush_games.kernel.messages import (
    AUTOMATON,
    Branch,
    CheckClocks,
    Command,
    Config,
    GameStarted,
    SeatTaken,
    TakeBack,
    TimedOut,
    kebab,
)
from sagebrush_games.kernel.provably_fair import commitment
from sagebrush_games.kernel.refusal import NO_TIME_TO_RETURN, TIME_IS_LEFT, Refusal
from sagebrush_history import folding, gamefile
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.branching import position_after
from sagebrush_history.checking import check_with_secret
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, first_commit, next_commit
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.thought import Engine
from sagebrush_history.timekeeping import Downtime, credit_of, downtime_credit
from sagebrush_history.verify import verify_with
from tests.conformance.tables import TABLES
from tests.history.planned import Plans
from tests.history.terms import ABSENCE, LONG_PATIENCE, TERMS

BEGIN = 1_800_000_000_000
MOST_COMMITS = 6000
ENDED_BY_ABSENCE = (ABANDONED, ABSENT, NOBODY_LEFT)
BRANCH_STEPS = 25
"""Decisions in a branch, after which it is checked."""
REGISTRY = TitleRegistry(TITLES.values())


@dataclass
class Week:
    """One game: its record, what this process believes, and who plays it."""

    table: GameTable
    secret: Secret
    record: list[bytes]
    latest: PendingCommit
    dice: random.Random
    now: int = BEGIN
    downtimes: tuple[Downtime, ...] = ()
    timed_out: int = 0
    abandoned: int = 0
    lives: int = 0
    plans: Plans = field(init=False)
    spoken: Counter[str] = field(default_factory=Counter)
    """What was said about seats, by type of the command; and what the rules refused of it."""

    def __post_init__(self) -> None:
        self.plans = Plans(self.dice)

    @property
    def applied(self) -> AppliedCommit:
        """The game as this process believes it to be."""
        return self.latest.applied


def simulated(number: int) -> Week:
    """Game ``number``, played to its end; AssertionError where something that must hold does not."""
    dice = random.Random(number)
    clock, absence = dice.choice(TERMS), dice.choice(ABSENCE)
    absence = absence if clock is not None or absence is not None else LONG_PATIENCE
    week = _begun(replace(TABLES[number % len(TABLES)], clock=clock, absence=absence), dice)
    while not week.applied.is_over:
        assert len(week.record) < MOST_COMMITS, (number, "does not end")
        _go_down_sometimes(week)
        _speak_sometimes(week)
        if week.applied.is_over:
            break
        _die_sometimes(week)
        _plan_sometimes(week)
        if week.applied.is_over:
            break
        _step(week)
        _play_plans(week)
    _check(week, number)
    _branch(week, number)
    return week


def _begun(config: Config, dice: random.Random) -> Week:
    seed, game = dice.randbytes(32), "weeks".ljust(26, "0")
    seats = tuple(_seated(config, seat, dice) for seat in range(config.seats))
    table = REGISTRY.table(GameStarted(game, REGISTRY.carrying(config), seats, commitment(game, seed)))
    secret = secret_of(table.started, seed)
    first = first_commit(table, secret, BEGIN)
    return Week(table, secret, [first.data], first, dice)


def _seated(config: Config, seat: int, dice: random.Random) -> SeatTaken:
    """A player, who sleeps at hours of his own where he may."""
    most, begin = config.clock.own_sleep if config.clock else 0, dice.randrange(1440)
    hours = (begin, (begin + dice.randrange(1, most + 1)) % 1440) if most else (0, 0)
    return SeatTaken(f"Player {seat}", dice.randbytes(16).hex(), sleep_from=hours[0], sleep_until=hours[1])


def _step(week: Week) -> None:
    """Somebody answers in time, or the time of a seat ends."""
    if week.dice.random() < 0.02 and (away := _away(week)):
        return _submit(week, ReturnToSeat(week.dice.choice(away)))
    seat, end = week.dice.choice(week.applied.awaited), week.applied.deadline
    if end is None or week.applied.is_automatic(seat):
        return _submit(week, _answer(week, seat))
    if week.dice.random() < ANSWERS[seat % len(ANSWERS)]:
        week.now += week.dice.randrange(1, 20 * MINUTE)
        return _submit(week, _answer(week, seat))
    _ask_early(week, end)
    week.now = max(week.now, end + week.dice.randrange(1000))
    return _submit(week, CheckClocks(AUTOMATON))


ANSWERS = (0.97, 0.8, 0.9, 0.0, 0.5)
"""How likely the player of each seat answers before the time is up; one left on the first day."""


def _speak_sometimes(week: Week) -> None:
    """Somebody says something about a seat, whether he may or not."""
    if week.dice.random() >= 0.02:
        return
    seat, against = (week.dice.randrange(week.table.started.config.seats) for _ in range(2))
    offered = HandOverSeat(
        AUTOMATON, against, f"Guest {week.applied.version}", week.applied.holder(against) + week.dice.choice((1, 1, 2)),
        week.dice.randrange(week.applied.version + 1), week.dice.random() < 0.5,
    )  # fmt: skip
    words = (
        LeaveSeat(seat), VoteToRemove(seat, against), RemovePlayer(AUTOMATON, against), AgreeToEnd(seat), offered,
    )  # fmt: skip
    command = Resign(seat) if week.dice.random() < 0.02 else week.dice.choice(words)
    try:
        _submit(week, command)
        week.spoken[kebab(type(command).__name__)] += 1
    except Refusal:
        week.spoken["refused"] += 1


def _away(week: Week) -> list[int]:
    """The seats that a computer has taken, and that their players may take back."""
    return [one.seat for one in week.applied.platform.control.seats if one.opponent and not one.resigned]


def _answer(week: Week, seat: int) -> Command:
    back = week.applied.take_back(seat)
    if back and not week.applied.is_automatic(seat) and week.dice.random() < 0.05:
        return TakeBack(seat, week.dice.choice(back))
    return week.dice.choice(week.table.decider.legal(week.applied.state, seat))


def _plan_sometimes(week: Week) -> None:
    """Somebody who is asked plans his answers; the first is given at once, if its conditions hold."""
    people = week.applied.people
    if people and week.dice.random() < 0.03:
        week.plans.write(week.applied, week.dice.choice(people))
        _play_plans(week)


def _play_plans(week: Week) -> None:
    """What the rules service does after each commit of a game in which somebody has planned something."""

    def submit(command: Command, command_id: str) -> AppliedCommit:
        _submit(week, command, command_id)
        return week.applied

    week.plans.play(week.applied, submit)


def _submit(week: Week, command: Command, command_id: str = "") -> None:
    """What the rules service does with ``command``."""
    before, version = week.applied, week.applied.version
    is_thought = week.applied.is_automatic(command.seat) and type(command) in week.table.title.types.commands
    engine: Engine | None = {"name": "casual"} if is_thought else None
    command_id = command_id or f"command-{version}"
    origin = CommandOrigin(command_id, command, week.table.codec.pack_command(command), engine)
    state = _state_at(week, before.destination(command)) if isinstance(command, TakeBack) else None
    credit = downtime_credit(week.table, before.clocks, week.now, week.downtimes)
    try:
        week.latest = next_commit(
            before, week.latest.chain, week.secret, origin, week.now, state, credit, week.downtimes
        )
    except Refusal as refusal:
        if refusal.code == NO_TIME_TO_RETURN:
            week.spoken["refused"] += 1
            return
        if not isinstance(command, CheckClocks):
            raise
        assert refusal.code == TIME_IS_LEFT and week.downtimes, "only a downtime is no absence"
        week.now += MINUTE * 60
        return
    week.record.append(week.latest.data)
    week.plans.note(week.applied, command_id)
    assert credit_of(week.table, week.applied.events) == credit
    week.abandoned += week.applied.platform.control.ended in ENDED_BY_ABSENCE
    week.timed_out += any(isinstance(event, TimedOut) for event in week.applied.events)


def _state_at(week: Week, version: int) -> object:
    return folding.follow_all(week.table, folding.blank(week.table), list(map(decode, week.record[:version]))).state


def _ask_early(week: Week, end: int) -> None:
    """A watch whose clock is ahead asks; nothing comes of it."""
    asked = CommandOrigin("early", CheckClocks(AUTOMATON), b"")
    try:
        next_commit(week.applied, week.latest.chain, week.secret, asked, min(week.now, end - 1))
    except Refusal as refusal:
        assert refusal.code == TIME_IS_LEFT
        return
    raise AssertionError("a time-out before its time")


def _go_down_sometimes(week: Week) -> None:
    if week.dice.random() < 0.01:
        back = week.now + week.dice.randrange(MINUTE, 2 * DAY)
        week.downtimes, week.now = (*week.downtimes, (week.now, back)), back


def _die_sometimes(week: Week) -> None:
    """The process ends; the next one knows the record alone, and comes to the same."""
    if week.dice.random() >= 0.01:
        return
    week.lives += 1
    again = folding.follow_all(week.table, folding.blank(week.table), list(map(decode, week.record)))
    assert again.clocks == week.applied.clocks
    assert week.table.codec.state_hash(again.state) == week.table.codec.state_hash(week.applied.state)
    week.latest = replace(week.latest, applied=again)


def _check(week: Week, number: int) -> None:
    """Every version was decided once, and the file is sound."""
    commits = list(map(decode, week.record))
    assert [commit.version for commit in commits] == list(range(1, len(commits) + 1))
    assert len({commit.command_id for commit in commits}) == len(commits), (number, "a command is applied twice")
    verdict = verify_with(b"".join(gamefile.complete(week.table, week.record)), REGISTRY)
    assert verdict.code == "sound", (number, verdict)


def _branch(week: Week, number: int) -> None:
    """The game goes on from one of its versions, as it stood or with what a viewer did not know drawn anew."""
    version, guessed = week.dice.randrange(1, len(week.record)), week.dice.random() < 0.5
    state = _state_at(week, version)
    if not week.table.decider.awaited(state):
        return
    viewer = week.dice.choice((None, *range(week.table.started.config.seats)))
    started = replace(week.table.started, branch=Branch(week.table.game, version, guessed, viewer if guessed else None))
    assert started.branch is not None
    started.branch.position = position_after(week.applied.with_state(state), started.branch, week.secret.chance(1, []))
    table = REGISTRY.table(started)
    first = first_commit(table, week.secret, BEGIN)
    branch = Week(table, week.secret, [first.data], first, week.dice)
    for _ in range(BRANCH_STEPS):
        if not branch.applied.is_over:
            _step(branch)
            _die_sometimes(branch)
    checked = [one for one in check_with_secret(table, week.secret, branch.record) if not one.difference]
    assert len(checked) == len(branch.record), number


def main(games: int) -> None:
    """Play ``games``, and say what happened in them."""
    told = Counter[str]()
    for number in range(games):
        week = simulated(number)
        told.update(games=1, commits=len(week.record), timed_out=week.timed_out, abandoned=week.abandoned)
        told.update(downtimes=len(week.downtimes), deaths=week.lives, days=(week.now - BEGIN) // DAY, branches=1)
        told.update(week.spoken + week.plans.told)
    print(", ".join(f"{name.replace('_', ' ')}: {count}" for name, count in told.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
