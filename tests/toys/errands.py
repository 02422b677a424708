"""Errands: a title on an agenda. In each round everybody digs once; gold is shared before the round goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagebrush_games.kernel import agenda
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Interposed, Next, Task, agenda_of, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.decider import Rulebook
from sagebrush_games.kernel.evolving import evolve_table
from sagebrush_games.kernel.manifest import Edition, Manifest
from sagebrush_games.kernel.messages import Command, Event, Outcome, Seat, Standing
from sagebrush_games.kernel.title import Title, TitleTypes
from sagebrush_games.kernel.wording import Wording


@dataclass(slots=True)
class State(DerivedCopy):
    gold: list[int]
    agenda: list[Task] = field(default_factory=lambda: agenda_of(["round", "round", "end"]))


@dataclass(frozen=True, slots=True)
class Rules:
    seats: int
    steps: dict[str, agenda.TaskStep]


@dataclass(slots=True)
class Dig(Command):
    """Dig for gold."""


@dataclass(slots=True)
class Share(Command):
    """Give one nugget to another seat."""

    to: int


@dataclass(slots=True)
class GoldFound(Event):
    seat: int
    gold: int


@dataclass(slots=True)
class GoldShared(Event):
    seat: int
    to: int


@dataclass(slots=True)
class Ended(Event):
    pass


def begin_round(rules: Rules, _state: State, _task: Task, _chance: Chance) -> Sequence[Event]:
    return [Next(tuple(Task("dig", seat) for seat in range(rules.seats)))]


def end(_rules: Rules, _state: State, _task: Task, _chance: Chance) -> Sequence[Event]:
    return [Ended()]


def dig(_rules: Rules, _state: State, command: Dig, chance: Chance) -> Sequence[Event]:
    gold = chance("gold", 3)
    found = [GoldFound(command.seat, gold), Next()]
    return [*found, *interpose(*[Task("share", command.seat)] * (gold - 1))]


def others(rules: Rules, _state: State, seat: Seat) -> list[Share]:
    return [Share(seat, to) for to in range(rules.seats) if to != seat]


def gold_found(state: State, event: GoldFound) -> None:
    state.gold[event.seat] += event.gold


def gold_shared(state: State, event: GoldShared) -> None:
    state.gold[event.seat] -= 1
    state.gold[event.to] += 1


def ended(state: State, _event: Ended) -> None:
    state.agenda = []


def outcome(_rules: Rules, state: State) -> Outcome:
    order = sorted(range(len(state.gold)), key=lambda seat: -state.gold[seat])
    return Outcome("two-rounds", tuple(Standing(seat, state.gold[seat], place) for place, seat in enumerate(order, 1)))


EVENTS = (GoldFound, GoldShared, Ended, Next, Interposed)

BOOK: Rulebook[Rules, State, State] = Rulebook(
    initial=lambda rules: State([0] * rules.seats),
    awaited=agenda.awaited,
    actions=lambda _rules: {
        "dig": [Action(Dig, events=dig)],
        "share": [
            Action(
                Share,
                others,
                events=lambda _rules, _state, c, _chance: [GoldShared(c.seat, c.to), Next()],
            )
        ],
    },
    evolve=evolve_table(EVENTS, gold_found, gold_shared, ended, agenda),
    outcome=outcome,
    advance=agenda.advance,
)

ERRANDS = Title(
    id="errands",
    name="Errands",
    manifest=Manifest((Edition("plain", "Plain", range(2, 4)),)),
    ruleset=lambda config: Rules(config.seats, {"round": begin_round, "end": end}),
    rulebook=BOOK,
    types=TitleTypes((Dig, Share), EVENTS, State),
    wording=Wording(packages=("tests.toys",)),
)
