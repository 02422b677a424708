"""Place a cowboy with a no-duel token of the Singer on a box (phase 2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_box
from sagebrush_games.carson_city.actions.place_on_box import box_name
from sagebrush_games.carson_city.events.tokens import CowboySheltered
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Box, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message

YELLOW, RED = "singer", "singer-red"

BOXES = (
    Box.ROADS,
    Box.PARCEL_INCOME,
    Box.COWBOY_INCOME,
    Box.GAMBLING,
    Box.PARCEL_POINTS,
    Box.BUILDING_POINTS,
    Box.COWBOY_POINTS,
    Box.POINTS_5,
    Box.POINTS_4,
    Box.POINTS_3,
    Box.POINTS_2,
)
"""Where the tokens of the yellow side may go: three roads, the bank and the town hall."""
# [BB "La Cantante"] [ruling R51]


@dataclass(slots=True)
class PlaceSheltered(Command):
    """Place a cowboy with a no-duel token on ``box``: it acts whoever else stands there."""

    box: Box


def allowed(state: State, seat: Seat) -> tuple[Box, ...]:
    """The boxes for the tokens of ``seat``."""
    return {YELLOW: BOXES, RED: (Box.GAMBLING,)}.get(state.characters[seat], ())


def available(state: State, seat: Seat) -> int:
    """The cowboys that could take a token: own ones, or with the red side those of the general supply."""
    return state.supply[seat] if state.characters[seat] == RED else state.cowboys[seat]


def refusal(rules: Ruleset, state: State, command: PlaceSheltered) -> str | None:
    seat, box = command.seat, command.box
    if not state.effects.tokens or not allowed(state, seat):
        return "no-token"
    if not available(state, seat):
        return "no-cowboy-in-supply" if state.characters[seat] == RED else "no-cowboy"
    if box not in allowed(state, seat):
        return "token-not-there"
    if seat in state.boxes[box]:
        return "already-there"
    return rules.shut(rules, state).get(box)


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceSheltered]:
    if not state.effects.tokens:
        return []
    commands = (PlaceSheltered(seat, box) for box in allowed(state, seat))
    return [command for command in commands if refusal(rules, state, command) is None]


def events(_rules: Ruleset, state: State, command: PlaceSheltered, _chance: Chance) -> Sequence[Event]:
    return [CowboySheltered(command.seat, command.box, int(state.characters[command.seat] == RED))]


def sentence(_rules: Ruleset, state: State, command: PlaceSheltered) -> Message:
    box = box_name(state, command.box)
    if state.characters[command.seat] == RED:
        return message("place-stranger", box=box)
    return message("command-place-sheltered", box=box)


PLACE_SHELTERED = Action(
    PlaceSheltered,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_box(PlaceSheltered),
    exact=True,
)
