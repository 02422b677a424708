"""Market Day: all seats go about at once, each as long as it likes; what is rolled or shown cannot be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.decider import Awaited, Reading, Rulebook
from sagebrush_games.kernel.evolving import evolve_table
from sagebrush_games.kernel.manifest import Edition, Manifest
from sagebrush_games.kernel.messages import Command, Event, Outcome, Redacted, Seat, Standing, Viewer
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.kernel.wording import Wording

DAYS, STALLS, HIDDEN = 2, 3, -1


@dataclass(slots=True)
class State:
    """``purses`` are hidden until they are shown."""

    purses: list[int]
    shown: list[bool]
    bought: list[list[int]]
    rested: list[bool]
    day: int = 0

    def copy(self) -> "State":
        return State(self.purses[:], self.shown[:], [row[:] for row in self.bought], self.rested[:], self.day)


@dataclass(slots=True)
class Buy(Command):
    """Buy at a stall."""

    stall: int


@dataclass(slots=True)
class Gamble(Command):
    """Roll for a good."""


@dataclass(slots=True)
class ShowPurse(Command):
    """Show everybody what is in your purse."""


@dataclass(slots=True)
class Rest(Command):
    """No more for today."""


@dataclass(slots=True)
class PursesFilled(Event):
    purses: tuple[int, ...]


@dataclass(slots=True)
class Bought(Event):
    seat: int
    stall: int


@dataclass(slots=True)
class PurseShown(Event):
    seat: int
    purse: int


@dataclass(slots=True)
class Rested(Event):
    seat: int


@dataclass(slots=True)
class DayEnded(Event):
    pass


@dataclass(slots=True)
class View:
    viewer: Viewer
    purses: list[int]
    shown: list[bool]
    bought: list[list[int]]
    rested: list[bool]
    day: int


def initial(seats: int) -> State:
    return State([], [False] * seats, [[] for _ in range(seats)], [False] * seats)


def awaited(_seats: int, state: State) -> Awaited:
    return [(seat, "day") for seat, rested in enumerate(state.rested) if not rested and state.day < DAYS]


def advance(seats: int, state: State, chance: Chance) -> Sequence[Event]:
    if not state.purses:
        return [PursesFilled(tuple(shuffled(chance, "purses", range(1, seats + 4))[:seats]))]
    return [DayEnded()] if all(state.rested) and state.day < DAYS else []


def can_buy(_seats: int, state: State, command: Buy) -> str | None:
    if not 0 <= command.stall < STALLS:
        return "no-such-stall"
    return "sold-out" if len(state.bought[command.seat]) > 11 else None


def can_gamble(_seats: int, state: State, command: Gamble) -> str | None:
    return "sold-out" if len(state.bought[command.seat]) > 11 else None


def can_show(_seats: int, state: State, command: ShowPurse) -> str | None:
    return "purse-shown" if state.shown[command.seat] else None


def purses_filled(state: State, event: PursesFilled) -> None:
    state.purses = list(event.purses)


def bought(state: State, event: Bought) -> None:
    state.bought[event.seat].append(event.stall)


def purse_shown(state: State, event: PurseShown) -> None:
    state.shown[event.seat] = True


def rested(state: State, event: Rested) -> None:
    state.rested[event.seat] = True


def day_ended(state: State, _event: DayEnded) -> None:
    state.day += 1
    state.rested = [False] * len(state.rested)


def view(_seats: int, state: State, viewer: Viewer) -> View:
    purses = [purse if state.shown[seat] or seat == viewer else HIDDEN for seat, purse in enumerate(state.purses)]
    return View(viewer, purses, state.shown[:], [row[:] for row in state.bought], state.rested[:], state.day)


def redact(event: Event, _viewer: Viewer) -> Event:
    return Redacted() if isinstance(event, PursesFilled) else event


def determinize(seats: int, seen: View, chance: Chance) -> State:
    left = shuffled(chance, "purses", [purse for purse in range(1, seats + 4) if purse not in seen.purses])
    purses = [left.pop() if purse == HIDDEN else purse for purse in seen.purses]
    return State(purses, seen.shown[:], [row[:] for row in seen.bought], seen.rested[:], seen.day)


def outcome(_seats: int, state: State) -> Outcome | None:
    if state.day < DAYS:
        return None
    order = sorted(range(len(state.bought)), key=lambda seat: -sum(state.bought[seat]))
    return Outcome("evening", tuple(Standing(s, sum(state.bought[s]), place) for place, s in enumerate(order, 1)))


def buys(_seats: int, _state: State, seat: Seat) -> list[Buy]:
    return [Buy(seat, stall) for stall in range(STALLS)]


ACTIONS = (
    Action(Buy, buys, can_buy, lambda _n, _s, c, _r: [Bought(c.seat, c.stall)]),
    Action(
        Gamble,
        refusal=can_gamble,
        events=lambda _n, _s, command, chance: [Bought(command.seat, chance("luck", STALLS))],
    ),
    Action(
        ShowPurse,
        refusal=can_show,
        events=lambda _n, state, command, _r: [PurseShown(command.seat, state.purses[command.seat])],
    ),
    Action(Rest, events=lambda _n, _s, command, _r: [Rested(command.seat)]),
)
EVENTS = (PursesFilled, Bought, PurseShown, Rested, DayEnded)


def shows_purse(_seats: int, event: Event) -> bool:
    return isinstance(event, PurseShown)


BOOK: Rulebook[int, State, View] = Rulebook(
    initial=initial,
    awaited=awaited,
    actions=lambda _seats: {"day": ACTIONS},
    evolve=evolve_table(EVENTS, purses_filled, bought, purse_shown, rested, day_ended),
    outcome=outcome,
    advance=advance,
    read=Reading(view, determinize, redact, reveals=shows_purse),
    round_of=lambda state: state.day,
)

MARKET_DAY = Title(
    id="market-day",
    name="Market Day",
    manifest=Manifest(editions=(Edition("plain", "Plain", range(1, 4)),)),
    ruleset=attrgetter("seats"),
    rulebook=BOOK,
    types=TitleTypes((Buy, Gamble, ShowPurse, Rest), EVENTS, State, View),
    invariants=Invariants(lambda state: {"purses": len(state.purses)}),
    wording=Wording(packages=("tests.toys",)),
)
