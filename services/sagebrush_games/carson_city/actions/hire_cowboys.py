"""Pay the Captain for cowboys."""

# [DE "DER HAUPTMANN"]

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.characters import CowboysHired
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class HireCowboys(Command):
    """Take ``cowboys`` from your general supply for the Captain's price."""

    cowboys: int


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[HireCowboys]:
    return (HireCowboys(seat, cowboys) for cowboys in rules.captain_prices)


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[HireCowboys]:
    return (HireCowboys(seat, cowboys) for cowboys in range(len(rules.captain_prices) + 2))


def refusal(rules: Ruleset, state: State, command: HireCowboys) -> str | None:
    if command.cowboys not in rules.captain_prices:
        return "no-such-number"
    if command.cowboys > state.supply[command.seat]:
        return "no-cowboy-in-supply"
    if rules.captain_prices[command.cowboys] > state.dollars[command.seat]:
        return "too-expensive"
    return None


def events(rules: Ruleset, _state: State, command: HireCowboys, _chance: Chance) -> Sequence[Event]:
    return [CowboysHired(command.seat, command.cowboys, rules.captain_prices[command.cowboys])]


def sentence(rules: Ruleset, _state: State, command: HireCowboys) -> Message:
    price = rules.captain_prices[command.cowboys]
    return message("command-hire-cowboys", price=price, cowboys=command.cowboys)


HIRE_COWBOYS = Action(
    HireCowboys, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain
)
