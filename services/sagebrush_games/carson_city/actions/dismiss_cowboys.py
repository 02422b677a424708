"""Send own cowboys home with the red Heroes, for victory points."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.events.cards import CowboysDismissed
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class DismissCowboys(Command):
    """Return ``cowboys`` from your reserve to the general supply and score."""

    cowboys: int


def worth(rules: Ruleset) -> dict[int, int]:
    """Victory points by number of cowboys."""
    return {int(number): row["value"] for number, row in rules.printed.rows("heroes-points").items()}


def candidates(rules: Ruleset, _state: State, seat: Seat) -> Iterator[DismissCowboys]:
    return (DismissCowboys(seat, number) for number in worth(rules))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[DismissCowboys]:
    return (DismissCowboys(seat, number) for number in range(-1, len(worth(rules)) + 1))


def refusal(rules: Ruleset, state: State, command: DismissCowboys) -> str | None:
    if command.cowboys not in worth(rules):
        return "no-such-number"
    return "too-few-cowboys" if command.cowboys > state.cowboys[command.seat] else None


def dismissed(rules: Ruleset, seat: Seat, cowboys: int) -> CowboysDismissed:
    """So many cowboys go, and points come."""
    return CowboysDismissed(seat, cowboys, worth(rules)[cowboys])


def sentence(rules: Ruleset, _state: State, command: DismissCowboys) -> Message:
    gained = worth(rules)[command.cowboys]
    if not command.cowboys:
        return message("keep-cowboys", score=gained)
    return message("command-dismiss-cowboys", cowboys=command.cowboys, score=gained)


DISMISS_COWBOYS = Action(
    DismissCowboys,
    candidates=candidates,
    refusal=refusal,
    events=lambda rules, _state, command, _chance: [dismissed(rules, command.seat, command.cowboys)],
    sentence=sentence,
    domain=domain,
)
