"""Send own cowboys home with the red Heroes, for victory points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.cards import CowboysDismissed
from sagebrush_games.carson_city.read.wording import counted, points
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class DismissCowboys(Command):
    """Return ``cowboys`` from your reserve to the general supply and score."""

    cowboys: int


def worth(rules: Ruleset) -> dict[int, int]:
    """Victory points by number of cowboys."""
    return {int(number): row["value"] for number, row in rules.printed.rows("heroes-points").items()}


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[DismissCowboys]:
    """Every number that is worth something."""
    return (DismissCowboys(seat, number) for number in worth(rules))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[DismissCowboys]:
    """From less than none to one too many."""
    return (DismissCowboys(seat, number) for number in range(-1, len(worth(rules)) + 1))


def refusal(rules: Ruleset, state: State, command: DismissCowboys) -> str | None:
    if command.cowboys not in worth(rules):
        return "no-such-number"
    return "no-cowboy" if command.cowboys > state.cowboys[command.seat] else None


def dismissed(rules: Ruleset, seat: Seat, cowboys: int) -> CowboysDismissed:
    """So many cowboys go, and points come."""
    return CowboysDismissed(seat, cowboys, worth(rules)[cowboys])


def events(rules: Ruleset, _state: State, command: DismissCowboys, _chance: Chance) -> Sequence[Event]:
    """Cowboys for points."""
    return [dismissed(rules, command.seat, command.cowboys)]


def sentence(rules: Ruleset, _state: State, command: DismissCowboys) -> str:
    gained = points(worth(rules)[command.cowboys])
    if not command.cowboys:
        return f"Score {gained} and keep your cowboys."
    return f"Send {counted(command.cowboys, 'cowboy')} home and score {gained}."


DISMISS_COWBOYS = Action(DismissCowboys, candidates, refusal, events, sentence, domain)
