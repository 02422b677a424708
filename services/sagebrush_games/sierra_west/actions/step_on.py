"""Walking: a pioneer goes right along its path, stops on an icon and uses it."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.pioneers import PioneerMoved
from sagebrush_games.sierra_west.model import PIONEERS, State
from sagebrush_games.sierra_west.paths import damages, icon_of, passed, price_of, stop_refusal, stopped
from sagebrush_games.sierra_west.ruleset import Ruleset
from sagebrush_games.sierra_west.wording import harm_words, pioneer_words, price_words


@dataclass(slots=True)
class StepOn(Command):
    """Move ``pioneer`` (0 green path, 1 tan path) to ``icon``, 0 the leftmost of its path, and use that icon.

    Icons between are skipped, mandatory ones at the price of damage. A paid icon is paid.
    """

    pioneer: int
    icon: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[StepOn]:
    """Every icon to the right that could be used."""
    for pioneer in PIONEERS:
        for icon in range(passed(rules, state, seat, pioneer) + 1, len(rules.paths[pioneer])):
            if stop_refusal(rules, state, seat, pioneer, pioneer, icon) is None:
                yield StepOn(seat, pioneer, icon)


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[StepOn]:
    """Every icon."""
    return (StepOn(seat, pioneer, icon) for pioneer in PIONEERS for icon in range(len(rules.paths[pioneer])))


def refusal(rules: Ruleset, state: State, command: StepOn) -> str | None:
    """Why not, or None."""
    seat, pioneer, icon = command.seat, command.pioneer, command.icon
    if pioneer not in PIONEERS or not 0 <= icon < len(rules.paths[pioneer]):
        return "no-such-icon"
    if icon <= passed(rules, state, seat, pioneer):
        return "never-back"
    return stop_refusal(rules, state, seat, pioneer, pioneer, icon)


def events(rules: Ruleset, state: State, command: StepOn, _chance: Chance) -> list[Event]:
    """There it is, and what the icon causes."""
    seat, pioneer, icon = command.seat, command.pioneer, command.icon
    harm = damages(rules, state, seat, pioneer, icon)
    return [PioneerMoved(seat, pioneer, icon), *stopped(rules, state, seat, pioneer, icon, harm)]


def sentence(rules: Ruleset, state: State, command: StepOn) -> str:
    """Which icon, and what it costs."""
    seat, pioneer, icon = command.seat, command.pioneer, command.icon
    price = price_words(price_of(rules, state, seat, pioneer, pioneer, icon))
    harm = harm_words(damages(rules, state, seat, pioneer, icon))
    shown = icon_of(rules, state, seat, pioneer, icon).id
    return f"Move the {pioneer_words(pioneer)} to icon {icon + 1}, {shown}{price}{harm}."


STEP_ON = Action(StepOn, candidates, refusal, events, sentence, domain, exact=True)
