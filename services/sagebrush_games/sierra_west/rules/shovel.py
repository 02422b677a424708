"""Use shovel: what could be claimed or built, and what happens to the mountain and the market then [ES "Usar pala"]."""

from collections.abc import Sequence

from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.mountain import CardClaimed
from sagebrush_games.sierra_west.events.resources import TokensGained
from sagebrush_games.sierra_west.rules.payment import basics
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASE, NONE, SPECIAL, State


def claim_refusal(_rules: Ruleset, state: State, walker: int) -> str | None:
    """Why a frontiersman cannot claim the card it stands on, or None."""
    place = state.walkers[walker]
    if place == BASE:
        return "at-the-base"
    if state.mountain[place] < 0:
        return "card-face-down"
    return "never-claimed" if state.mountain[place] >= SPECIAL else None


def claimed(rules: Ruleset, state: State, walker: int, to_deck: bool) -> list[Event]:
    """A claim: the frontiersman to the base, the others there as well with a token each, the card away.

    [ES "Reclamar una tarjeta de montaña"] [ruling R9].
    """
    place = state.walkers[walker]
    owner = rules.walkers[walker]
    there = company(state, place)
    claim = CardClaimed(owner, place, state.mountain[place], to_deck, there)
    return [claim, *compensations(rules, there, owner)]


def company(state: State, place: int) -> tuple[int, ...]:
    """The frontiersmen on a place."""
    return tuple(walker for walker, where in enumerate(state.walkers) if where == place)


def compensations(rules: Ruleset, walkers: Sequence[int], but: int) -> list[Event]:
    """A Pair of Boots for the owner of each frontiersman that is sent back, ``but`` for one owner's.

    [ES "Reclamar una tarjeta de montaña"].
    """
    return [TokensGained(rules.walkers[walker], 1) for walker in walkers if rules.walkers[walker] != but]


def free_space(rules: Ruleset, state: State, seat: Seat, cabin: int) -> int:
    """The leftmost empty cabin space of the cabin's colour, or NONE."""
    colour = rules.cabins[cabin].colour
    spaces = zip(rules.cabin_spaces, state.players[seat].cabins, strict=True)
    return next((n for n, (space, there) in enumerate(spaces) if there == NONE and space.colour == colour), NONE)


def build_refusal(rules: Ruleset, state: State, seat: Seat, market: int, price: int = 0) -> str | None:
    """Why ``seat`` cannot build the cabin of a market space once ``price`` basic resources are paid, or None."""
    cabin = state.market[market]
    if cabin == NONE:
        return "no-cabin-for-sale"
    if cabin in state.players[seat].cabins:
        return "cabin-built-already"  # [ES "Mercado de cabañas"] [ruling R12]
    if free_space(rules, state, seat, cabin) == NONE:
        return "no-cabin-space"
    return "cannot-pay" if basics(state, seat) < price + rules.market_extra[market] else None


def has_work(rules: Ruleset, state: State, seat: Seat, price: int) -> bool:
    """Whether a shovel could claim or build anything once ``price`` is paid [ruling R8]."""
    if claim_refusal(rules, state, seat) is None:
        return True
    return any(build_refusal(rules, state, seat, market, price) is None for market in range(len(state.market)))
