"""The decider: what a table of a title can be asked. Start reading here.

``decide`` is where rules live, ``evolve`` believes, ``play`` is a command with its automatic consequences. The state is
changed in place by ``evolve`` alone; whoever wants to try something takes ``state.copy()``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import (
    Command,
    Config,
    Event,
    GameClosed,
    GameStarted,
    Outcome,
    Seat,
    SeedRevealed,
    TakenBack,
    Viewer,
)
from sagebrush_games.kernel.refusal import GAME_OVER, NOT_AWAITED, NOT_NOW, Refusal


class Copyable(Protocol):
    """A state: anything that can copy itself."""

    def copy(self) -> Any:
        """An independent state that is equal to this one."""


S = TypeVar("S", bound=Copyable)

Awaited = Sequence[tuple[Seat, str]]
"""Whom the game waits for, each with the name of the prompt; empty when it is over."""


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S]):
    """What a title gives the kernel for one table; every function gets the ruleset first.

    initial(rules): the table before set-up. awaited(rules, state): see Awaited. actions: by prompt name.
    advance(rules, state, chance): the next automatic events, or none when the game waits or is over.
    evolve: by event class. view(rules, state, viewer), redact(event, viewer), determinize(rules, view, chance).
    outcome(rules, state): the final ranking once the game is over.
    reveals(rules, event): whether the event tells somebody something that was hidden, other than an outcome of chance.
    """

    initial: Callable[[Any], S]
    awaited: Callable[[Any, S], Awaited]
    actions: Mapping[str, Sequence[Action]]
    advance: Callable[[Any, S, Chance], Sequence[Event]]
    evolve: Mapping[type[Event], Callable[[S, Any], None]]
    view: Callable[[Any, S, Viewer], Any]
    redact: Callable[[Event, Viewer], Event]
    determinize: Callable[[Any, Any, Chance], S]
    outcome: Callable[[Any, S], Outcome | None]
    reveals: Callable[[Any, Event], bool] = lambda _rules, _event: False


PUBLIC = (GameStarted, SeedRevealed, TakenBack, GameClosed)
"""Events of the platform, which everybody may read."""


def no_state_change(_state: object, _event: Event) -> None:
    """Platform events change no title's state."""


@dataclass(frozen=True, slots=True)
class Decider(Generic[S]):
    """One table: a config, its ruleset, and the title's functions."""

    config: Config
    rules: Any
    book: Rulebook[S]
    _by_message: Mapping[str, Mapping[type[Command], Action]] = field(init=False, repr=False)
    _evolve: Mapping[type[Event], Callable[[S, Any], None]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        by_message = {prompt: {a.message: a for a in actions} for prompt, actions in self.book.actions.items()}
        platform = dict.fromkeys((GameStarted, SeedRevealed, GameClosed), no_state_change)
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
        """Whom the game waits for, each with the name of the prompt."""
        return self.book.awaited(self.rules, state)

    def legal(self, state: S, seat: Seat) -> list[Command]:
        """Every command of ``seat`` that would be accepted, in a stable order."""
        rules = self.rules
        found: list[Command] = []
        for awaited, prompt in self.awaited(state):
            if awaited == seat:
                for action in self.book.actions[prompt]:
                    asked = action.candidates(rules, state, seat)
                    found += asked if action.exact else [c for c in asked if action.refusal(rules, state, c) is None]
        return found

    def action(self, state: S, command: Command) -> Action:
        """The action that answers ``command`` now; raises Refusal when the seat or the moment is wrong."""
        awaited = self.awaited(state)
        for seat, prompt in awaited:
            if seat == command.seat:
                action = self._by_message[prompt].get(type(command))
                if action is None:
                    raise Refusal(NOT_NOW)
                return action
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
        return any(self.book.reveals(self.rules, event) for event in events)

    def view(self, state: S, viewer: Viewer) -> Any:
        """What ``viewer`` may know."""
        return self.book.view(self.rules, state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """``event`` as ``viewer`` may read it; ``Redacted`` where nothing may be read."""
        return event if type(event) in PUBLIC else self.book.redact(event, viewer)

    def determinize(self, view: Any, chance: Chance) -> S:
        """A state that would look the same to the viewer of ``view``, hidden parts drawn by ``chance``."""
        return self.book.determinize(self.rules, view, chance)

    def outcome(self, state: S) -> Outcome | None:
        """The final ranking, once the game is over."""
        return self.book.outcome(self.rules, state)

    def steps(self, state: S, chance: Chance) -> Iterator[Sequence[Event]]:
        """The events of each automatic step until the game waits or is over; ``state`` has changed when they come."""
        while events := self.book.advance(self.rules, state, chance):
            self.apply(state, events)
            yield events
