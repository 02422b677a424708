"""Summit actions: a figure goes to the upper half of a card [ES "3. Acciones de la Cumbre"] [ruling R1]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, interpose
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.sierra_west.events.pioneers import FigurePlaced
from sagebrush_games.sierra_west.read.wording import SLOTS, summit_text
from sagebrush_games.sierra_west.rules.paths import is_on_summit, next_icon
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.summits import has_use, summit_of, vacant
from sagebrush_games.sierra_west.state.model import CAMP, GREY, MULE, PIONEERS, State

FIGURES = (*PIONEERS, MULE)


@dataclass(slots=True)
class PlaceFigure(Command):
    """Put ``figure`` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in ``slot``.

    ``slot`` is 0 left, 1 middle, 2 right. A pioneer must be at the end of its path.
    """

    figure: int
    slot: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[PlaceFigure]:
    slots = [slot for slot in vacant(state, seat) if has_use(rules, state, seat, slot)]
    for figure in FIGURES if slots else ():
        if figure_refusal(rules, state, seat, figure) is None:
            yield from (PlaceFigure(seat, figure, slot) for slot in slots)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceFigure]:
    return (PlaceFigure(seat, figure, slot) for figure in FIGURES for slot in range(len(SLOTS)))


def figure_refusal(rules: Ruleset, state: State, seat: Seat, figure: int) -> str | None:
    """Why a figure cannot go to a summit, or None [ES "La mula"] [ruling R5]."""
    if figure == MULE:
        if state.mule != seat:
            return "no-mule"
        return None if state.mule_place in (CAMP, GREY) else "on-summit"
    if is_on_summit(state, seat, figure):
        return "on-summit"
    return "path-not-walked" if next_icon(rules, state, seat, figure) < len(rules.paths[figure]) else None


def refusal(rules: Ruleset, state: State, command: PlaceFigure) -> str | None:
    if command.figure not in FIGURES or command.slot not in range(len(SLOTS)):
        return "no-such-summit"
    if code := figure_refusal(rules, state, command.seat, command.figure):
        return code
    if command.slot not in vacant(state, command.seat):
        return "summit-taken"
    return None if has_use(rules, state, command.seat, command.slot) else "summit-without-use"  # [ruling R31]


def events(_rules: Ruleset, _state: State, command: PlaceFigure, _chance: Chance) -> list[Event]:
    seat, slot = command.seat, command.slot
    return [FigurePlaced(seat, command.figure, slot), *interpose(Task("summit", seat, slot))]


def sentence(rules: Ruleset, state: State, command: PlaceFigure) -> Message:
    summit = summit_text(summit_of(rules, state, command.seat, command.slot), rules.tracks)
    return message("command-place-figure", figure=command.figure, slot=command.slot, summit=summit)


def mule_candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[PlaceFigure]:
    return (command for command in candidates(rules, state, seat) if command.figure == MULE)


def mule_refusal(rules: Ruleset, state: State, command: PlaceFigure) -> str | None:
    """In the middle of a summit action the mule alone is placed [ruling R17]."""
    return "not-now" if command.figure in PIONEERS else refusal(rules, state, command)


PLACE_FIGURE = Action(PlaceFigure, candidates, refusal, events, sentence, domain, exact=True)
PLACE_MULE = Action(PlaceFigure, mule_candidates, mule_refusal, events, sentence, domain, exact=True)
