"""Pay the Undertaker for a beaten cowboy, or lose a victory point (phase 3)."""

# [BB "El Doctor / El Enterrador"]

from dataclasses import dataclass

from sagebrush_games.carson_city.events.tokens import FuneralMissed, FuneralPaid
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message

UNDERTAKER = "undertaker"


@dataclass(slots=True)
class PayUndertaker(Command):
    """Pay the Undertaker for your beaten cowboy."""


@dataclass(slots=True)
class LosePoint(Command):
    """Lose a victory point instead of paying the Undertaker."""


def fee(rules: Ruleset) -> int:
    """Dollars for a beaten cowboy."""
    return int(rules.printed.value("character-price", UNDERTAKER))


def paid(rules: Ruleset, state: State, seat: Seat) -> FuneralPaid:
    """Dollars for the Undertaker."""
    return FuneralPaid(seat, state.seat_of(UNDERTAKER), fee(rules))


def missed(rules: Ruleset, seat: Seat) -> FuneralMissed:
    """Points for nobody."""
    return FuneralMissed(seat, rules.gains["undertaker-points"])


def pay_sentence(rules: Ruleset, _state: State, _command: PayUndertaker) -> Message:
    return message("command-pay-undertaker", price=fee(rules))


def lose_sentence(rules: Ruleset, _state: State, _command: LosePoint) -> Message:
    return message("command-lose-point", score=rules.gains["undertaker-points"])


PAY_UNDERTAKER = Action(
    PayUndertaker,
    events=lambda rules, state, command, _chance: [paid(rules, state, command.seat)],
    sentence=pay_sentence,
)
LOSE_POINT = Action(
    LosePoint, events=lambda rules, _state, command, _chance: [missed(rules, command.seat)], sentence=lose_sentence
)
