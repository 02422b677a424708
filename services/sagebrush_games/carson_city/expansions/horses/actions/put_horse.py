"""Put a horse into a corral, right after placing a cowboy (phase 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.decline import declining
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.horses.corrals import dollars
from sagebrush_games.carson_city.expansions.horses.events import HorseKept, HorseStabled
from sagebrush_games.carson_city.expansions.horses.riding import MORE, may_put
from sagebrush_games.carson_city.expansions.horses.state import AGAIN, CORRALS
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PutHorse(Command):
    """Put one of your horses into your corral of this number, from 1 to 5."""

    corral: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PutHorse]:
    return [PutHorse(seat, corral) for corral in rules.corrals] if may_put(state, seat) else []


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PutHorse]:
    return (PutHorse(seat, corral) for corral in range(CORRALS[-1] + 2))


def refusal(rules: Ruleset, state: State, command: PutHorse) -> str | None:
    if command.corral not in rules.corrals:
        return "no-such-corral"
    return None if may_put(state, command.seat) else "no-horse-now"


def events(rules: Ruleset, _state: State, command: PutHorse, _chance: Chance) -> Sequence[Event]:
    stabled = HorseStabled(command.seat, command.corral, dollars(rules, command.corral))
    return [stabled, Asked(command.seat, MORE)] if command.corral == AGAIN else [stabled]


def sentence(_rules: Ruleset, _state: State, command: PutHorse) -> Message:
    return message("command-put-horse", corral=command.corral, purpose=command.corral)


def _kept(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [HorseKept(seat)]


PUT_HORSE = Action(
    PutHorse, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
KEEP_HORSE = declining(message("put-no-horse"), _kept)
