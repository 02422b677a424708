"""The decider: what a table of a title can be asked. Start reading here.

``decide`` is where rules live, ``evolve`` believes, ``play`` is a command with its automatic consequences. The state is
changed in place by ``evolve`` alone; whoever wants to try something takes ``state.copy()``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.control.messages import CONTROL_EVENTS
from sagebrush_games.kernel.messages import (
    Command,
    Config,
    DowntimeCredited,
    EndExplained,
    Event,
    GameClosed,
    GameStarted,
    Outcome,
    Score,
    Seat,
    SeedRevealed,
    TakenBack,
    TimedOut,
    Viewer,
)
from sagebrush_games.kernel.refusal import GAME_OVER, NOT_AWAITED, NOT_NOW, Refusal
from sagebrush_games.kernel.view_content import ViewContent


class Copyable(Protocol):
    """A state: anything that can copy itself."""

    def copy(self) -> Self:
        """An independent state that is equal to this one."""


R = TypeVar("R")
"""The ruleset of a title."""
S = TypeVar("S", bound=Copyable)
"""The state of a title."""
V = TypeVar("V")
"""The view of a title."""

Awaited = Sequence[tuple[Seat, str]]
"""The seats that the game waits for, each with the name of the prompt; empty when it is over."""


def _copy(_rules: Any, seen: Any, _viewer_or_chance: Any) -> Any:
    """The view of a state of which nothing is hidden, and the state of such a view."""
    return seen.copy()


@dataclass(frozen=True, slots=True)
class Reading(Generic[R, S, V]):
    """What may be known of a table. Unless given: everything, by everybody, and the view is a copy of the state.

    view(rules, state, viewer): what the viewer may know. determinize(rules, view, chance): a state that would look the
    same to its viewer. redact(event, viewer): the event as the viewer may read it, ``Redacted`` where nothing may be.
    reveals(rules, event): whether the event tells somebody something that was hidden, other than an outcome of chance.
    content(rules): what views show of the box, the same in the whole game.
    """

    view: Callable[[R, S, Viewer], V] = _copy
    determinize: Callable[[R, V, Chance], S] = _copy
    redact: Callable[[Event, Viewer], Event] = lambda event, _viewer: event
    reveals: Callable[[R, Event], bool] = lambda _rules, _event: False
    content: Callable[[R], ViewContent] = lambda _rules: ViewContent()


EVERYTHING: Reading[Any, Any, Any] = Reading()
"""Of a title in which nothing is hidden."""


def _no_step(_rules: Any, _state: Any, _chance: Chance) -> Sequence[Event]:
    return ()


def _no_scores(_rules: object, _state: object) -> tuple[Score, ...]:
    return ()


def _round(state: Any) -> int:
    return int(getattr(state, "round", 0))


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[R, S, V]):
    """How a title is played; every function gets the ruleset of the table first.

    initial(rules): the table before set-up. awaited(rules, state): see Awaited. actions(rules): by prompt name.
    evolve: by event class. outcome(rules, state): the final ranking once the game is over. scores(rules, state): what
    the points are made of then, by seat and then by automaton; none where nobody needs to know.
    advance(rules, state, chance): the next automatic events, or none when the game waits or is over.
    automaton(decider, state): the command of AUTOMATON, given a determinized state; None where it is never awaited.
    round_of(state): the round, from 1, and 0 before the first; the last one once the game is over. Unless given, the
    field ``round``, or 0. turn_of(state): whose turn it is, where others may answer within it; elsewhere a turn is what
    a seat decides in a row.
    """

    initial: Callable[[R], S]
    awaited: Callable[[R, S], Awaited]
    actions: Callable[[R], Mapping[str, Sequence[Action]]]
    evolve: Mapping[type[Event], Callable[[S, Any], None]]
    outcome: Callable[[R, S], Outcome | None]
    scores: Callable[[R, S], tuple[Score, ...]] = _no_scores
    advance: Callable[[R, S, Chance], Sequence[Event]] = _no_step
    read: Reading[R, S, V] = EVERYTHING
    automaton: Callable[["Decider[R, S, V]", S], Command] | None = None
    round_of: Callable[[S], int] = _round
    turn_of: Callable[[S], Seat] | None = None


PUBLIC = (GameStarted, SeedRevealed, TakenBack, GameClosed, EndExplained, TimedOut, DowntimeCredited, *CONTROL_EVENTS)
"""Events of the platform, which everybody may read."""


def no_state_change(_state: object, _event: Event) -> None:
    """Platform events change no title's state."""


@dataclass(frozen=True, slots=True)
class Decider(Generic[R, S, V]):
    """One table: a config, its ruleset, the title's functions; ``actions`` are those of the table by prompt."""

    config: Config
    rules: R
    book: Rulebook[R, S, V]
    actions: Mapping[str, Sequence[Action]] = field(init=False, repr=False)
    _by_message: Mapping[str, Mapping[type[Command], Action]] = field(init=False, repr=False)
    _evolve: Mapping[type[Event], Callable[[S, Any], None]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        actions = self.book.actions(self.rules)
        by_message = {prompt: {a.message: a for a in asked} for prompt, asked in actions.items()}
        platform = dict.fromkeys(set(PUBLIC) - {TakenBack}, no_state_change)
        object.__setattr__(self, "actions", actions)
        object.__setattr__(self, "_by_message", by_message)
        object.__setattr__(self, "_evolve", {**platform, **self.book.evolve})

    def set_up(self, chance: Chance) -> tuple[S, list[Event]]:
        """The state after set-up, and the events that made it."""
        state = self.book.initial(self.rules)
        return state, [event for events in self.steps(state, chance) for event in events]

    def fold(self, events: Iterable[Event]) -> S:
        """The state after ``events``, which begin with the first of the game."""
        state = self.book.initial(self.rules)
        self.apply(state, events)
        return state

    def apply(self, state: S, events: Iterable[Event]) -> None:
        """Changes ``state`` by each event in order."""
        evolve = self._evolve
        for event in events:
            evolve[type(event)](state, event)

    def awaited(self, state: S) -> Awaited:
        """The seats that the game waits for, each with the name of the prompt."""
        return self.book.awaited(self.rules, state)

    def legal(self, state: S, seat: Seat) -> list[Command]:
        """Every command of ``seat`` that would be accepted, in a stable order."""
        rules = self.rules
        found: list[Command] = []
        for awaited, prompt in self.awaited(state):
            if awaited == seat:
                for action in self.actions[prompt]:
                    asked = action.candidates(rules, state, seat)
                    found += asked if action.exact else [c for c in asked if action.refusal(rules, state, c) is None]
        return found

    def default(self, state: S, seat: Seat) -> Command:
        """What answers the prompt of ``seat`` when its time is up: what is marked so, or else the first legal."""
        legal = self.legal(state, seat)
        marked = {a.message for _, prompt in self.awaited(state) for a in self.actions[prompt] if a.is_default}
        return next((command for command in legal if type(command) in marked), legal[0])

    def action(self, state: S, command: Command) -> Action:
        """The action that answers ``command`` now; raises Refusal when the seat or the moment is wrong."""
        return self.answering(state, command)[0]

    def answering(self, state: S, command: Command) -> tuple[Action, str]:
        """The same, and the prompt that it answers."""
        awaited = self.awaited(state)
        for seat, prompt in awaited:
            if seat == command.seat:
                action = self._by_message[prompt].get(type(command))
                if action is None:
                    raise Refusal(NOT_NOW)
                return action, prompt
        raise Refusal(NOT_AWAITED if awaited else GAME_OVER)

    def decide(self, state: S, command: Command, chance: Chance) -> Sequence[Event]:
        """What ``command`` causes by itself; raises Refusal."""
        action = self.action(state, command)
        code = action.refusal(self.rules, state, command)
        if code is not None:
            raise Refusal(code)
        return action.events(self.rules, state, command, chance)

    def play(self, state: S, command: Command, chance: Chance) -> list[Event]:
        """What ``command`` and the automatic steps after it cause; ``state`` is changed. Raises Refusal, unchanged."""
        events = list(self.decide(state, command, chance))
        self.apply(state, events)
        for step in self.steps(state, chance):
            events += step
        return events

    def reveals(self, events: Iterable[Event]) -> bool:
        """Whether ``events`` told somebody something that was hidden."""
        return any(type(event) not in PUBLIC and self.book.read.reveals(self.rules, event) for event in events)

    def view(self, state: S, viewer: Viewer) -> V:
        """What ``viewer`` may know."""
        return self.book.read.view(self.rules, state, viewer)

    def view_content(self) -> ViewContent:
        """What the views of this table show of the box."""
        return self.book.read.content(self.rules)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """``event`` as ``viewer`` may read it; ``Redacted`` where nothing may be read."""
        if isinstance(event, GameStarted):
            return event.without_position()
        return event if type(event) in PUBLIC else self.book.read.redact(event, viewer)

    def determinize(self, view: V, chance: Chance) -> S:
        """A state that would look the same to the viewer of ``view``, hidden parts drawn by ``chance``."""
        return self.book.read.determinize(self.rules, view, chance)

    def outcome(self, state: S) -> Outcome | None:
        """The final ranking, once the game is over."""
        return self.book.outcome(self.rules, state)

    def scores(self, state: S) -> tuple[Score, ...]:
        """What the points of each seat are made of, once the game is over by its rules."""
        return self.book.scores(self.rules, state) if self.outcome(state) is not None else ()

    def steps(self, state: S, chance: Chance) -> Iterator[Sequence[Event]]:
        """The events of each automatic step until the game waits or is over; ``state`` has changed when they come."""
        while events := self.book.advance(self.rules, state, chance):
            self.apply(state, events)
            yield events


AnyDecider = Decider[Any, Any, Any]
"""A table of whatever title, for those who do not know which."""
