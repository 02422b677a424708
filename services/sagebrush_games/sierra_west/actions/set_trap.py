"""Out of turn: setting a trap, or not [ES "Trampero"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.content.notation import Cost
from sagebrush_games.sierra_west.events.reactions import ReactionDeclined, TrapSet
from sagebrush_games.sierra_west.read.wording import for_any
from sagebrush_games.sierra_west.rules.payment import basics, charge
from sagebrush_games.sierra_west.rules.reactions import idle, prey
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, PIONEERS, State


@dataclass(slots=True)
class SetTrap(Command):
    """Put ``pioneer`` on your Trapper space, pay a basic resource and turn up the tile of ``animal``."""

    pioneer: int
    animal: str


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[SetTrap]:
    animals = prey(rules, state, seat)
    return (SetTrap(seat, pioneer, animal) for pioneer in idle(state, seat) for animal in animals)


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[SetTrap]:
    return (SetTrap(seat, pioneer, animal) for pioneer in PIONEERS for animal in rules.animals)


def refusal(rules: Ruleset, state: State, command: SetTrap) -> str | None:
    if command.pioneer not in idle(state, command.seat):
        return "not-in-camp"
    if command.animal not in rules.visible(rules, state):
        return "animal-not-visible"
    return None if command.animal in prey(rules, state, command.seat) else "animal-up-already"


def events(rules: Ruleset, state: State, command: SetTrap, _chance: Chance) -> list[Event]:
    paid, tasks = charge(rules, state, command.seat, Cost(any=rules.trapper_cost))
    later = (task._replace(name="pay-and-draw") for task in tasks)
    return [*paid, TrapSet(command.seat, command.pioneer, command.animal), Next(tuple(later))]


def sentence(rules: Ruleset, _state: State, command: SetTrap) -> Message:
    price = for_any(rules.trapper_cost)
    return message("command-set-trap", animal=command.animal, pioneer=command.pioneer, price=price)


SET_TRAP = Action(SetTrap, candidates, refusal, events, sentence, domain, exact=True)


@dataclass(slots=True)
class SetNoTrap(Command):
    """Set no trap. You are asked again in this turn if your basic resources change; with ``for_turn`` not even then."""

    for_turn: bool


def no_candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[SetNoTrap]:
    return (SetNoTrap(seat, for_turn) for for_turn in (False, True))


def no_events(_rules: Ruleset, state: State, command: SetNoTrap, _chance: Chance) -> list[Event]:
    had = NONE if command.for_turn else basics(state, command.seat)
    return [ReactionDeclined(command.seat, command.for_turn, had), Next()]


def no_sentence(_rules: Ruleset, _state: State, command: SetNoTrap) -> Message:
    return message("set-no-trap-for-turn" if command.for_turn else "set-no-trap-for-resources")


SET_NO_TRAP = Action(SetNoTrap, no_candidates, events=no_events, sentence=no_sentence)
