"""Place a cowboy, or the Sheriff's white one, on a box of the action row (phase 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_box
from sagebrush_games.carson_city.events.placement import CowboyOnBox, SheriffOnBox
from sagebrush_games.carson_city.read.wording import meeting
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import MOST_SEATS, SHELF, Box, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PlaceOnBox(Command):
    """Place a cowboy on ``box``."""

    box: Box


@dataclass(slots=True)
class PlaceSheriffOnBox(Command):
    """Place the white cowboy on ``box``, where no cowboy stands; nobody may fight it there."""

    box: Box


def closed(rules: Ruleset, state: State) -> dict[Box, str]:
    """The boxes that take no cowboy of anybody now, and why."""
    found = {box: "box-closed" for box, first in rules.closed_from.items() if state.round >= first}
    if None in state.offers:
        found |= {box: "nothing-for-sale" for box, place in SHELF.items() if state.offers[place] is None}
    return found


def unavailable(rules: Ruleset, state: State, seat: Seat) -> dict[Box, str]:
    """The boxes that take no cowboy of ``seat`` now, and why."""  # [DE "LOHN"] [DE "WEG"]
    found = rules.shut(rules, state)
    for box, crowd in state.boxes.items():
        if seat in crowd and box not in rules.crowded:  # there any number may stand
            found[box] = "already-there"
    if state.sheriff.box is not None and state.sheriff.box not in rules.crowded:
        found[state.sheriff.box] = "sheriff-there"
    return found


def candidates(rules: Ruleset, state: State, seat: Seat) -> Sequence[PlaceOnBox]:
    if not state.cowboys[seat]:
        return ()
    found = unavailable(rules, state, seat)
    row = state.boxes
    return [command for command in COMMANDS[seat] if command.box not in found and command.box in row]


def refusal(rules: Ruleset, state: State, command: PlaceOnBox) -> str | None:
    if not state.cowboys[command.seat]:
        return "no-cowboy"
    if command.box not in state.boxes:
        return "no-such-box"
    return unavailable(rules, state, command.seat).get(command.box)


def sentence(rules: Ruleset, state: State, command: PlaceOnBox) -> Message:
    met = meeting(rules, state, command.seat, command.box)
    return message("command-place-on-box", box=box_name(state, command.box), meeting=met)


def sheriff_candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[PlaceSheriffOnBox]:
    return sheriff_domain(rules, state, seat) if state.sheriff.is_ready(seat) else iter(())


def sheriff_domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceSheriffOnBox]:
    return (PlaceSheriffOnBox(seat, box) for box in Box)


def sheriff_refusal(rules: Ruleset, state: State, command: PlaceSheriffOnBox) -> str | None:
    # [DE "DER SHERIFF"] [ruling R10]
    if not state.sheriff.is_ready(command.seat):
        return "no-sheriff"
    if command.box not in state.boxes:
        return "no-such-box"
    if state.boxes[command.box]:
        return "sheriff-needs-free-place"
    return rules.shut(rules, state).get(command.box)


def sheriff_sentence(_rules: Ruleset, state: State, command: PlaceSheriffOnBox) -> Message:
    return message("command-place-sheriff-on-box", box=box_name(state, command.box))


def box_name(state: State, box: Box) -> Box | Message:
    """``Gambling``, or ``Building 8 (saloon)``, as a player reads it."""
    return message("box-with-building", box=box, kind=state.offers[SHELF[box]] or "empty") if box in SHELF else box


COMMANDS = tuple(tuple(PlaceOnBox(seat, box) for box in Box) for seat in range(MOST_SEATS))
"""By seat, made once: commands are values."""

PLACE_ON_BOX = Action(
    PlaceOnBox,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [CowboyOnBox(command.seat, command.box)],
    sentence=sentence,
    domain=every_box(PlaceOnBox),
    exact=True,
)
PLACE_SHERIFF_ON_BOX = Action(
    PlaceSheriffOnBox,
    candidates=sheriff_candidates,
    refusal=sheriff_refusal,
    events=lambda _rules, _state, command, _chance: [SheriffOnBox(command.seat, command.box)],
    sentence=sheriff_sentence,
    domain=every_box(PlaceSheriffOnBox),
)
