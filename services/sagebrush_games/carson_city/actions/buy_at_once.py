"""Buy a parcel at its price with the Lawyer, when the card is taken."""

from collections.abc import Sequence

from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel, sentence
from sagebrush_games.carson_city.actions.choose_parcel import reasons
from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.cards import ParcelSold
from sagebrush_games.carson_city.rules.parcels import allowed_by, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat


def affordable(rules: Ruleset, state: State, seat: Seat) -> list[Parcel]:
    """The unowned parcels that ``seat`` can pay, rising."""
    dollars = state.dollars[seat]
    return [p for p in allowed_by(reasons(rules, state, seat)) if rules.parcel_price(rules, state, p) <= dollars]


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[BuyParcel]:
    return [BuyParcel(seat, parcel) for parcel in affordable(rules, state, seat)]


def refusal(rules: Ruleset, state: State, command: BuyParcel) -> str | None:
    code = refusal_at(command.parcel, reasons(rules, state, command.seat))
    if code is None and rules.parcel_price(rules, state, command.parcel) > state.dollars[command.seat]:
        return "too-expensive"
    return code


def events(rules: Ruleset, state: State, command: BuyParcel, _chance: Chance) -> Sequence[Event]:
    return [ParcelSold(command.seat, command.parcel, rules.parcel_price(rules, state, command.parcel))]


BUY_AT_ONCE = Action(
    BuyParcel,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_parcel(BuyParcel),
    exact=True,
)
