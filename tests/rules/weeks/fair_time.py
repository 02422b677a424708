"""Whether clocks were charged what they may be charged, counted anew from the commits: no function of clocks is used.

A seat's time is the time in which it is awaited, its player is awake, and the platform is up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from sagebrush_events.commit import Commit
from sagebrush_games.kernel.control.messages import ABANDONED, ABSENT, CONTROL_EVENTS, GameStopped
from sagebrush_games.kernel.messages import ClockTerms, TakenBack, TimedOut
from sagebrush_games.kernel.platform_state import BLANK
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable

MINUTE, DAY = 60_000, 86_400_000
Span = tuple[int, int]


def charged_awake(hours: Span, start: int, end: int, downtimes: Sequence[Span]) -> int:
    """Milliseconds between two times outside the ``hours`` of sleep (minutes of the day) in which it was up."""
    up = _awake(hours, start, end)
    spans = ((max(start, down), min(end, back)) for down, back in downtimes)
    return up - sum(_awake(hours, down, back) for down, back in spans if down < back)


def _awake(hours: Span, start: int, end: int) -> int:
    begin, until = hours[0] * MINUTE, hours[1] * MINUTE
    length = (until - begin) % DAY
    first = (start // DAY - 1) * DAY + begin
    nights = range(first, end, DAY) if length else ()
    return end - start - sum(max(0, min(end, night + length) - max(start, night)) for night in nights)


def stepped(table: GameTable, commits: Sequence[Commit]) -> list[AppliedCommit]:
    """The game after each commit."""
    found: list[AppliedCommit] = []
    for commit in commits:
        events = folding.events_of(table, commit)
        to = next((event.to for event in events if isinstance(event, TakenBack)), None)
        base = found[to - 1].state if to is not None else found[-1].state if found else folding.blank(table)
        state = base.copy()
        if to is None:
            table.decider.apply(state, events)
        before = found[-1].platform if found else BLANK
        platform = folding.platform_after(table, before, commit, events)
        found.append(folding.applied_commit(table, commit, events, state, platform))
    return found


@dataclass
class Ledger:
    """The time that each seat has used since its clock last began anew, and what it had then."""

    terms: ClockTerms
    hours: list[Span]
    used: list[int] = field(init=False)
    owed: list[int] = field(init=False)
    whole: list[int] = field(init=False)
    at: dict[int, list[Span]] = field(default_factory=dict)
    """By commit what each seat had left when it was made, and had used in the whole game."""

    def __post_init__(self) -> None:
        self.used = [0] * len(self.hours)
        self.whole = [0] * len(self.hours)
        self.owed = [self.terms.seconds * 1000] * len(self.hours)

    def follow(self, before: AppliedCommit, after: AppliedCommit, downtimes: Sequence[Span]) -> int:
        """Milliseconds that are missing where somebody's time was said to be up; 0 almost always, it should be."""
        for seat in before.people:
            charged = charged_awake(self.hours[seat], before.time_ms, after.time_ms, downtimes)
            self.used[seat] += charged
            self.whole[seat] += charged
        left = [owed - used for owed, used in zip(self.owed, self.used, strict=True)]
        self.at[after.version] = list(zip(left, self.whole, strict=True))
        out = [event.seat for event in after.events if isinstance(event, TimedOut)]
        missing = sum(max(0, self.owed[seat] - self.used[seat]) for seat in out)
        decided = {*out} or _decided(after)
        for seat in range(len(self.hours)):
            if self.terms.kind == "bank":
                self.owed[seat] += self.terms.increment * 1000 * (seat in decided and seat in before.people)
            elif seat in decided or seat not in before.people:
                self.used[seat] = 0
        for event in after.events:
            if isinstance(event, TakenBack):
                self._return(event.seat, event.to)
        return missing

    def _return(self, seat: int, to: int) -> None:
        """It has what it had when it made the first of the moves taken back, less what it has used since."""
        left, whole = self.at[to + 1][seat]
        self.used[seat] = self.owed[seat] - left + self.whole[seat] - whole


def _decided(after: AppliedCommit) -> set[int]:
    is_decision = not any(isinstance(event, (TakenBack, *CONTROL_EVENTS)) for event in after.events)
    return {after.actor} if after.actor is not None and after.actor >= 0 and is_decision else set()


def uncounted(table: GameTable, steps: Sequence[AppliedCommit], downtimes: Sequence[Span]) -> int:
    """Milliseconds that clocks took from players although they slept, or the platform did; 0 where all is fair."""
    terms = table.started.config.clock
    if terms is None:
        return 0
    own = [(one.sleep_from, one.sleep_until) for one in table.started.seats]
    common = (terms.sleep_from, terms.sleep_until)
    hours = [one if terms.own_sleep and one[0] != one[1] else common for one in own]
    ledger = Ledger(terms, hours)
    return sum(ledger.follow(*pair, downtimes) for pair in pairwise(steps))


def early_ends(
    table: GameTable, commits: Sequence[Commit], steps: Sequence[AppliedCommit], downtimes: Sequence[Span]
) -> Iterator[str]:
    """Games that were ended as abandoned before nobody had played for the agreed time in which it was up."""
    absence, seen = table.started.config.absence, commits[0].time
    for commit, step in zip(commits, steps, strict=True):
        stopped = [event for event in step.events if isinstance(event, GameStopped)]
        if stopped and stopped[0].reason in (ABANDONED, ABSENT):
            least = 1000 * absence.end_after if absence else DAY
            if charged_awake((0, 0), seen, commit.time, downtimes) < least:
                yield f"commit {commit.version} ends the game too early"
        if commit.seat is not None and commit.seat >= 0 and not commit.engine:
            seen = commit.time
