"""Moving an industry token, for the winner of the Town Hall [ES "AVANZAR FICHAS DE NEGOCIO"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.town_hall import advanced, movable
from sagebrush_games.tiny_epic_western.state.model import INDUSTRIES, State


@dataclass(slots=True)
class AdvanceIndustry(Command):
    """Move the token of ``industry`` one step up: 0 wagon, 1 railroad, 2 mining."""

    industry: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[AdvanceIndustry]:
    return (AdvanceIndustry(seat, industry) for industry in INDUSTRIES)


def refusal(rules: Ruleset, state: State, command: AdvanceIndustry) -> str | None:
    if command.industry not in INDUSTRIES:
        return "no-such-industry"
    return None if command.industry in movable(rules, state) else "no-room"


def events(_rules: Ruleset, state: State, command: AdvanceIndustry, _chance: Chance) -> list[Event]:
    return [advanced(state, command.seat, command.industry), Next()]


ADVANCE_INDUSTRY = Action(AdvanceIndustry, candidates, refusal, events)
