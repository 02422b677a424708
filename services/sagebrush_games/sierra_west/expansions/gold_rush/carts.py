"""Mine carts: loading them, and what they are worth."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import interpose
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Summit
from sagebrush_games.sierra_west.content.printed import switch
from sagebrush_games.sierra_west.expansions.gold_rush.events import CartLoaded
from sagebrush_games.sierra_west.expansions.gold_rush.state import diggings_of
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def loads(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way, while a cart is left [ruling R63]."""
    return (0,) if diggings_of(state).supply and can_pay(rules, state, seat, summit.cost) else ()


def loaded(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Load cart: pay, take a cart."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, CartLoaded(seat), *interpose(*tasks)]


def score(rules: Ruleset, state: State, owner: int) -> int:
    """Points for each mine cart."""
    return int(switch(rules.content, "cartPoints")) * diggings_of(state).carts[owner]
