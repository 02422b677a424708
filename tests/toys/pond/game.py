"""Everything of the base."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.decider import Awaited, Reading, Rulebook
from sagebrush_games.kernel.fields import OMIT_DEFAULT_FROM_HASH, Slot
from sagebrush_games.kernel.messages import Command, Event, Outcome, Standing, Viewer

FISH, CASTS = "fish", 3


@dataclass(slots=True)
class State(DerivedCopy):
    fish: list[int]
    pond: int = 12
    turn: int = 0
    otter: Slot = field(default=None, metadata=OMIT_DEFAULT_FROM_HASH)
    empty: bool = field(default=False, metadata=OMIT_DEFAULT_FROM_HASH)


@dataclass(slots=True)
class View:
    fish: list[int]
    pond: int
    turn: int
    otter: Slot
    empty: bool


@dataclass(frozen=True, slots=True)
class Rules:
    seats: int
    advance: Callable[["Rules", State, Chance], Sequence[Event]] = lambda _rules, _state, _chance: ()


@dataclass(slots=True)
class Cast(Command):
    """Cast your line."""


@dataclass(slots=True)
class FishCaught(Event):
    seat: int
    fish: int


def awaited(_rules: Rules, state: State) -> Awaited:
    return [(state.turn, "cast")] if state.pond else []


def cast(_rules: Rules, state: State, command: Cast, chance: Chance) -> Sequence[Event]:
    return [FishCaught(command.seat, min(state.pond, 1 + chance("cast", CASTS)))]


def fish_caught(state: State, event: FishCaught) -> None:
    state.fish[event.seat] += event.fish
    state.pond -= event.fish
    state.empty = state.pond == 0
    state.turn = (state.turn + 1) % len(state.fish)


def view(_rules: Rules, state: State, _viewer: Viewer) -> View:
    return View(state.fish[:], state.pond, state.turn, None, state.empty)


def determinize(_rules: Rules, seen: View, _chance: Chance) -> State:
    return State(seen.fish[:], seen.pond, seen.turn, None, seen.empty)


def outcome(_rules: Rules, state: State) -> Outcome | None:
    order = sorted(range(len(state.fish)), key=lambda seat: -state.fish[seat])
    return Outcome("pond-empty", tuple(Standing(s, state.fish[s], place) for place, s in enumerate(order, 1)))


CAST = Action(Cast, events=cast)


BOOK: Rulebook[Rules, State, View] = Rulebook(
    initial=lambda rules: State([0] * rules.seats),
    awaited=awaited,
    actions=lambda _rules: {"cast": [CAST]},
    evolve={FishCaught: fish_caught},
    outcome=outcome,
    advance=lambda rules, state, chance: rules.advance(rules, state, chance),
    read=Reading(view, determinize),
)
