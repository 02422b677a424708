"""What the seats of one position have in common: firepower, the town, where cowboys stand and who may still come."""

from collections.abc import Sequence

from sagebrush_games.carson_city.rules.parcels import barred
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcels
from sagebrush_games.carson_city.state.model import Box, Phase, State
from sagebrush_games.kernel.messages import Seat
from sagebrush_opponents.carson_city.last_count import last_count
from sagebrush_opponents.carson_city.town import Town


class Situation:
    """Reckoned once for all seats of a position.

    fire: firepower by seat; barred: parcels where nobody may buy or build; standing: by seat, the boxes where a cowboy
    of it stands, white or not, in the order of the row; coming: seats that may still place a cowboy; last_count: by
    seat, points that the end would bring beside land and dollars.
    """

    __slots__ = ("barred", "coming", "fire", "last_count", "standing", "town")

    def __init__(self, rules: Ruleset, state: State, town: Town) -> None:
        self.town = town
        self.fire: list[int] = [rules.firepower(rules, state, seat) for seat in state.seats]
        self.barred: Parcels = barred(rules, state)
        self.standing: list[list[Box]] = standing(rules.boxes, state)
        self.coming: list[Seat] = coming(state) if state.phase is Phase.COWBOYS else []
        self.last_count: list[float] = last_count(rules, state)


def coming(state: State) -> list[Seat]:
    """The seats with cowboys that have not passed."""
    passed = state.passed
    return [seat for seat, cowboys in enumerate(state.cowboys) if cowboys and seat not in passed]


def standing(row: Sequence[Box], state: State) -> list[list[Box]]:
    """By seat, the boxes of the row where a cowboy of it stands, each once."""
    found: list[list[Box]] = [[] for _ in state.dollars]
    boxes, sheriff = state.boxes, state.sheriff
    for box in row:
        for seat in boxes[box]:
            _add(found[seat], box)
        if box is sheriff.box:
            _add(found[sheriff.seat], box)
    return found


def _add(own: list[Box], box: Box) -> None:
    if not own or own[-1] is not box:
        own.append(box)
