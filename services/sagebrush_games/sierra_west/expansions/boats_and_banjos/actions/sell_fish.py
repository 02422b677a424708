"""The fish market: one fish for a resource, or one of each kind for gold [ruling R57]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.expansions.boats_and_banjos.fishing import KINDS, ONE, SET, catch_of, prices
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.summits import used
from sagebrush_games.sierra_west.state.model import BASIC, State


@dataclass(slots=True)
class SellFish(Command):
    """Return a fish (0 trout, 1 bass, 2 salmon) for a basic resource (0 food, 1 wood, 2 stone)."""

    fish: int
    resource: int


@dataclass(slots=True)
class SellSet(Command):
    """Return one fish of each kind for gold."""


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[SellFish]:
    mine = catch_of(state, seat)
    return (SellFish(seat, fish, resource) for fish in KINDS if mine[fish] for resource in BASIC)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[SellFish]:
    return (SellFish(seat, fish, resource) for fish in KINDS for resource in BASIC)


def refusal(_rules: Ruleset, state: State, command: SellFish) -> str | None:
    if command.fish not in KINDS:
        return "no-such-fish"
    if command.resource not in BASIC:
        return "no-such-resource"
    return None if catch_of(state, command.seat)[command.fish] else "no-such-fish-of-yours"


def set_refusal(_rules: Ruleset, state: State, command: SellSet) -> str | None:
    return None if all(catch_of(state, command.seat)) else "not-all-kinds"


def events(rules: Ruleset, state: State, command: SellFish, _chance: Chance) -> list[Event]:
    """The fish for the resource; the market asks again."""
    return used(rules, state, state.agenda[-1], choice_of(command))


def choice_of(command: SellFish) -> int:
    """The choice of the summit action that a command stands for."""
    return ONE + len(BASIC) * command.fish + command.resource


def set_events(rules: Ruleset, state: State, _command: SellSet, _chance: Chance) -> list[Event]:
    return used(rules, state, state.agenda[-1], SET)


def sentence(rules: Ruleset, _state: State, command: SellFish) -> Message:
    amount = prices(rules)["basic"]
    return message("command-sell-fish", fish=command.fish, amount=amount, resource=command.resource)


def set_sentence(rules: Ruleset, _state: State, _command: SellSet) -> Message:
    return message("command-sell-set", amount=prices(rules)["gold"])


SELL_FISH = Action(SellFish, candidates, refusal, events, sentence, domain, exact=True)
SELL_SET = Action(SellSet, refusal=set_refusal, events=set_events, sentence=set_sentence)
