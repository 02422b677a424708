"""Place a cowboy on the town hall (phase 2): it stays there until another drives it out."""

# [BB "Ayuntamiento"] [ruling R35] [ruling R37]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.town_hall import parcel
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class OccupyTownHall(Command):
    """Place a cowboy on the town hall, to hold it or to drive its holder out."""


def candidates(rules: Ruleset, state: State, seat: Seat) -> Sequence[OccupyTownHall]:
    command = OccupyTownHall(seat)
    return () if refusal(rules, state, command) else (command,)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> tuple[OccupyTownHall]:
    return (OccupyTownHall(seat),)


def refusal(_rules: Ruleset, state: State, command: OccupyTownHall) -> str | None:
    if not state.cowboys[command.seat]:
        return "no-cowboy"
    if not parcel(state):
        return "no-town-hall"
    if state.outlaws & parcel(state):
        return "outlaw-there"
    return "already-there" if state.claims[command.seat] & parcel(state) else None


def events(_rules: Ruleset, state: State, command: OccupyTownHall, _chance: Chance) -> Sequence[Event]:
    return [CowboyOnParcel(command.seat, parcel(state).bit_length() - 1)]


def sentence(_rules: Ruleset, state: State, _command: OccupyTownHall) -> Message:
    holder = state.hall.holder
    return message("command-occupy-town-hall") if holder == NOBODY else message("challenge-holder", holder=holder)


OCCUPY_TOWN_HALL = Action(
    OccupyTownHall, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
