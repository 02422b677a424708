"""Summit actions: a figure goes to the upper half of a card."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.pioneers import FigurePlaced
from sagebrush_games.sierra_west.model import CAMP, FIGURE_NAMES, GREY, MULE, PIONEERS, SUMMIT, State, Task
from sagebrush_games.sierra_west.paths import damages
from sagebrush_games.sierra_west.ruleset import Ruleset, first
from sagebrush_games.sierra_west.summits import summit_of
from sagebrush_games.sierra_west.wording import SLOTS, harm_words

FIGURES = (*PIONEERS, MULE)


@dataclass(slots=True)
class PlaceFigure(Command):
    """Put ``figure`` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in ``slot``.

    ``slot`` is 0 left, 1 middle, 2 right. A pioneer skips the rest of its path, mandatory icons at the price of damage.
    """

    figure: int
    slot: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[PlaceFigure]:
    """Figures that are not on a summit yet, on the summits that are free."""
    free = vacant(state, seat)
    for figure in FIGURES:
        if figure_refusal(state, seat, figure) is None:
            for slot in free:
                yield PlaceFigure(seat, figure, slot)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceFigure]:
    """Every figure on every summit."""
    return (PlaceFigure(seat, figure, slot) for figure in FIGURES for slot in range(len(SLOTS)))


def vacant(state: State, seat: Seat) -> list[int]:
    """The cards without a figure on their summit action."""
    taken = {place - SUMMIT for place in state.players[seat].figures}
    if state.mule == seat:
        taken.add(state.mule_place - SUMMIT)
    return [slot for slot in range(len(SLOTS)) if slot not in taken]


def figure_refusal(state: State, seat: Seat, figure: int) -> str | None:
    """Why a figure cannot go to a summit, or None."""
    if figure == MULE:
        if state.mule != seat:
            return "no-mule"
        return None if state.mule_place in (CAMP, GREY) else "on-summit"
    place = state.players[seat].figures[figure]
    return "on-summit" if SUMMIT <= place < SUMMIT + len(SLOTS) else None


def refusal(_rules: Ruleset, state: State, command: PlaceFigure) -> str | None:
    """Why not, or None."""
    if command.figure not in FIGURES or command.slot not in range(len(SLOTS)):
        return "no-such-summit"
    if code := figure_refusal(state, command.seat, command.figure):
        return code
    return None if command.slot in vacant(state, command.seat) else "summit-taken"


def events(rules: Ruleset, state: State, command: PlaceFigure, _chance: Chance) -> list[Event]:
    """It stands there, and the action is done at once."""
    seat = command.seat
    harm = [Task("damage", seat)] * harm_of(rules, state, command)
    return [FigurePlaced(seat, command.figure, command.slot), *first(*harm, Task("summit", seat, command.slot))]


def harm_of(rules: Ruleset, state: State, command: PlaceFigure) -> int:
    """Damage for the mandatory icons a pioneer skips on its way."""
    if command.figure == MULE:
        return 0
    return damages(rules, state, command.seat, command.figure, len(rules.paths[command.figure]))


def sentence(rules: Ruleset, state: State, command: PlaceFigure) -> str:
    """Which figure, which action."""
    summit = summit_of(rules, state, command.seat, command.slot).id
    harm = harm_words(harm_of(rules, state, command))
    return f"Put the {FIGURE_NAMES[command.figure]} on the {SLOTS[command.slot]} card, {summit}{harm}."


PLACE_FIGURE = Action(PlaceFigure, candidates, refusal, events, sentence, domain, exact=True)
