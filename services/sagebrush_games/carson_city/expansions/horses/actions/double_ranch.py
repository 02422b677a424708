"""Double the income of an own ranch with a horse in the third corral (phase 3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.decline import declining
from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.expansions.horses.events import RanchDoubled, RanchesSettled
from sagebrush_games.carson_city.expansions.horses.ranches import open_ranches
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, has, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class DoubleRanch(Command):
    """Double what your ranch on ``parcel`` pays this round."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[DoubleRanch]:
    return [DoubleRanch(seat, parcel) for parcel in members(open_ranches(rules, state, seat))]


def refusal(rules: Ruleset, state: State, command: DoubleRanch) -> str | None:
    if not 0 <= command.parcel < PARCELS:
        return "no-such-parcel"
    return None if has(open_ranches(rules, state, command.seat), command.parcel) else "no-ranch-to-double"


def sentence(rules: Ruleset, state: State, command: DoubleRanch) -> Message:
    more = rules.tile_income(rules, state, command.parcel)
    return message("command-double-ranch", parcel=command.parcel, sum=more)


def _settled(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [RanchesSettled(seat)]


DOUBLE_RANCH = Action(
    DoubleRanch,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [RanchDoubled(command.seat, command.parcel)],
    sentence=sentence,
    domain=every_parcel(DoubleRanch),
    exact=True,
)
DOUBLE_NO_RANCH = declining(message("double-no-more-ranches"), _settled)
