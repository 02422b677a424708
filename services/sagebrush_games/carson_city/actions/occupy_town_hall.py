"""Place a cowboy on the town hall (phase 2): it stays there until another drives it out."""

# [BB "Ayuntamiento"] [ruling R35] [ruling R37]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.read.wording import meeting
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.town_hall import parcel
from sagebrush_games.carson_city.state.board import Parcel
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
    return [CowboyOnParcel(command.seat, place(state))]


def place(state: State) -> Parcel:
    """Where the town hall stands."""
    return parcel(state).bit_length() - 1


def sentence(rules: Ruleset, state: State, command: OccupyTownHall) -> Message:
    holder, met = state.hall.holder, meeting(rules, state, command.seat, place(state))
    if holder == NOBODY:
        return message("command-occupy-town-hall", meeting=met)
    return message("challenge-holder", holder=holder, meeting=met)


OCCUPY_TOWN_HALL = Action(
    OccupyTownHall, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
