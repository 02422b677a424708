"""An episode: one game from set-up to ranking, played by action ids."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol

from sagebrush_games.kernel.decider import R, S, V
from sagebrush_games.kernel.messages import AUTOMATON, Command, Event, Outcome
from sagebrush_research.dice import CopyableDice
from sagebrush_research.history import RecordedDecision
from sagebrush_research.table import ResearchTable


class IllegalAction(ValueError):
    """An action id that the seat cannot play now."""


class EpisodeDice(Protocol):
    """A source of draws that can be copied."""

    def __call__(self, purpose: str, n: int, /) -> int:
        """A number from 0 to n - 1."""

    def copy(self) -> "EpisodeDice":
        """One that will draw the same."""


class Episode(Generic[R, S, V]):
    """A game in play. What the box decides (the Outlaws of Carson City) is played between the decisions of seats.

    Several seats may be awaited at once; they may be played in any order. Nothing that a seat is given here tells more
    than its view and the events it may read.
    """

    __slots__ = ("_legal", "_read", "dice", "log", "state", "table")

    def __init__(self, table: ResearchTable[R, S, V], dice: EpisodeDice) -> None:
        self.table: ResearchTable[R, S, V] = table
        self.dice: EpisodeDice = dice
        self.state: S
        self.state, events = table.decider.set_up(dice)
        self.log: list[RecordedDecision] = [RecordedDecision(AUTOMATON, -1, events)]
        self._legal: dict[int, dict[int, Command]] = {}
        self._read: dict[int, tuple[str, ...]] = {}
        self._move_the_box()

    @property
    def awaited(self) -> dict[int, str]:
        """By seat that has to decide, what it is asked; empty once the game is over."""
        return dict(self.table.decider.awaited(self.state))

    @property
    def is_over(self) -> bool:
        """Whether nobody has to decide any more."""
        return not self.table.decider.awaited(self.state)

    def legal(self, seat: int) -> Mapping[int, Command]:
        """By action id, what ``seat`` can play now, ascending; empty for a seat that is asked nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.table.actions.numbered(self.table.decider.legal(self.state, seat))
        return found

    def play(self, seat: int, action: int) -> None:
        """Plays an action of ``seat``; raises IllegalAction, and then nothing has changed."""
        command = self.legal(seat).get(action)
        if command is None:
            raise IllegalAction(f"Seat {seat} cannot play action {action} now.")
        self._decide(command, action)
        self._move_the_box()

    def view(self, seat: int) -> V:
        """What ``seat`` may know of the table."""
        return self.table.decider.view(self.state, seat)

    def observation(self, seat: int) -> list[float]:
        """The same as numbers from -1 to 1, as ``table.observations`` names them."""
        return self.table.observations.observation(self.view(seat), seat, self.awaited)

    def information_numbers(self, seat: int) -> list[float]:
        """The observation, and behind it the latest events that ``seat`` has read, as ``table.history`` names them."""
        return self.observation(seat) + self.table.history.numbers(self._newest_read(seat), seat)

    def information_text(self, seat: int) -> str:
        """Everything that ``seat`` has read and played since the beginning, a line a decision, and what it is asked."""
        asked = self.awaited
        return "\n".join([*self._lines(seat), f"{sorted(asked)} {asked.get(seat, '')}"])

    @property
    def outcome(self) -> Outcome | None:
        """The ranking, once the game is over."""
        return self.table.decider.outcome(self.state)

    def returns(self) -> list[float]:
        """By seat, from 1 for the best to -1 for the last, in equal steps; they add up to 0. All 0 before the end.

        Seats that share a place share what it is worth. A seat that plays alone has 1 if it has won, else -1.
        """
        outcome, seats = self.outcome, self.table.config.seats
        if outcome is None:
            return [0.0] * seats
        place = {standing.seat: standing.place for standing in outcome.ranking}
        if seats == 1:
            return [1.0 if place.get(0) == 1 else -1.0]
        places = [place.get(seat, seats) for seat in range(seats)]
        return [sum((mine < other) - (other < mine) for other in places) / (seats - 1) for mine in places]

    def copy(self) -> "Episode[R, S, V]":
        """An episode that goes on by itself, with the same throws to come."""
        copied: Episode[R, S, V] = Episode.__new__(Episode)
        copied.table, copied.dice = self.table, self.dice.copy()
        copied.state, copied.log = self.state.copy(), self.log[:]
        copied._legal, copied._read = dict(self._legal), dict(self._read)
        return copied

    def _decide(self, command: Command, action: int) -> None:
        events = self.table.decider.play(self.state, command, self.dice)
        self.log.append(RecordedDecision(command.seat, action, events))
        self._legal = {}

    def _move_the_box(self) -> None:
        """Plays what no seat decides."""
        decider = self.table.decider
        automaton = decider.book.automaton
        while automaton is not None and AUTOMATON in dict(decider.awaited(self.state)):
            self._decide(automaton(decider, self.state), -1)

    def _lines(self, seat: int) -> tuple[str, ...]:
        """What ``seat`` has read of each decision so far, kept for the next time."""
        known = self._read.get(seat, ())
        if len(known) < len(self.log):
            known = self._read[seat] = known + tuple(self._line(d, seat) for d in self.log[len(known) :])
        return known

    def _line(self, decision: RecordedDecision, seat: int) -> str:
        """The events of a decision as JSON, behind the action if it was one of ``seat``."""
        redacted = (self.table.decider.redact(event, seat) for event in decision.events)
        own = f"{decision.action} " if decision.seat == seat else ""
        return own + self.table.codec.events_to_json(redacted).decode()

    def _newest_read(self, seat: int) -> Iterator[Event]:
        """The events as ``seat`` has read them, the newest first."""
        redact = self.table.decider.redact
        return (redact(event, seat) for decision in reversed(self.log) for event in reversed(decision.events))


AnyEpisode = Episode[Any, Any, Any]
"""A game of whatever title."""


def episode(table: ResearchTable[R, S, V], seed: int) -> Episode[R, S, V]:
    """A game whose dice ``seed`` decides: the same seed and actions give the same game, in every process."""
    return Episode(table, CopyableDice(seed))
