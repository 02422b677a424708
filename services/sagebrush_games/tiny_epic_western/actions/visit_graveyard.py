"""The Graveyard: two kinds for whoever comes while somebody is wounded [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.tiny_epic_western.rules.influence import gained
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KINDS, State


@dataclass(slots=True)
class VisitGraveyard(Command):
    """Gain 1 of ``first`` and 1 of ``second``, different kinds in printed order (0 Law, 1 Force, 2 Money)."""

    first: int
    second: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[VisitGraveyard]:
    return (VisitGraveyard(seat, first, second) for first, second in combinations(KINDS, 2))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[VisitGraveyard]:
    return (VisitGraveyard(seat, first, second) for first, second in product(KINDS, repeat=2))


def refusal(_rules: Ruleset, state: State, command: VisitGraveyard) -> str | None:
    if not any(state.token_down):
        return "nobody-wounded"
    if command.first not in KINDS or command.second not in KINDS:
        return "no-such-kind"
    if command.first == command.second:
        return "two-kinds"
    return None if command.first < command.second else "kinds-out-of-order"


def events(rules: Ruleset, state: State, command: VisitGraveyard, _chance: Chance) -> list[Event]:
    kinds = (command.first, command.second)
    return [*(event for kind in kinds for event in gained(rules, state, command.seat, kind, 1)), Next()]


VISIT_GRAVEYARD = Action(VisitGraveyard, candidates, refusal, events, domain=domain)
