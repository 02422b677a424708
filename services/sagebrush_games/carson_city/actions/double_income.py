"""Double the income of one kind of own building with the Grocer."""

# [DE "DIE VERKÄUFERIN"]

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.events.characters import IncomeDoubled
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import Kind, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class DoubleIncome(Command):
    """Double what all your buildings of ``kind`` pay this round."""

    kind: Kind


def income_of(rules: Ruleset, state: State, seat: Seat, kind: Kind) -> int:
    """Dollars that all buildings of ``kind`` which ``seat`` owns pay now."""
    own = members(state.tiles[kind] & state.land[seat])
    return sum(rules.tile_income(rules, state, parcel) for parcel in own)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[DoubleIncome]:
    return (DoubleIncome(seat, kind) for kind in Kind)


def refusal(rules: Ruleset, state: State, command: DoubleIncome) -> str | None:
    if not income_of(rules, state, command.seat, command.kind):
        return "nothing-to-double"
    return None


def sentence(rules: Ruleset, state: State, command: DoubleIncome) -> Message:
    more = income_of(rules, state, command.seat, command.kind)
    return message("command-double-income", kind=command.kind, sum=more)


DOUBLE_INCOME = Action(
    DoubleIncome,
    candidates=domain,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [IncomeDoubled(command.seat, command.kind)],
    sentence=sentence,
)
