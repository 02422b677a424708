"""Choose what the yellow Auctioneer sells."""

from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel, domain
from sagebrush_games.carson_city.events.tokens import LotChosen
from sagebrush_games.carson_city.rules.auction import lot_reasons
from sagebrush_games.carson_city.rules.parcels import allowed_by, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.wording import Message, message


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[ChooseParcel]:
    return [ChooseParcel(seat, parcel) for parcel in allowed_by(lot_reasons(rules, state))]


def refusal(rules: Ruleset, state: State, command: ChooseParcel) -> str | None:
    return refusal_at(command.parcel, lot_reasons(rules, state))


def sentence(_rules: Ruleset, _state: State, command: ChooseParcel) -> Message:
    return message("put-up-for-auction", parcel=command.parcel)


CHOOSE_LOT = Action(
    ChooseParcel,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [LotChosen(command.seat, command.parcel)],
    sentence=sentence,
    domain=domain,
    exact=True,
)
