"""Buying buildings: prices, discounts, and what the first purchase of phase four brings."""

from collections.abc import Iterator

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.content.printed import Building
from sagebrush_games.tiny_epic_western.events.buildings import BuildingBought
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, gain
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import clockwise, has_leftover, is_on, used_buildings
from sagebrush_games.tiny_epic_western.state.model import MATS, NONE, State

DECK_EMPTY = "deck-empty"


def discount(rules: Ruleset, state: State, seat: int, building: Building) -> int:
    """How many cost icons a seat need not pay; only for its first purchase of phase four [SHEET "6.6"] [ruling R34]."""
    if state.players[seat].purchases:
        return 0
    used = (rules.buildings[number] for number in used_buildings(state, seat))
    return sum(building.shares.count(card.arguments[0]) for card in used if card.effect == "discount")


def prices(cost: tuple[int, ...], off: int) -> Iterator[tuple[int, int, int]]:
    """Every way to pay a cost with ``off`` icons less, whichever the buyer leaves out."""
    due = max(0, sum(cost) - off)
    for law in range(cost[0] + 1):
        for force in range(cost[1] + 1):
            if 0 <= due - law - force <= cost[2]:
                yield law, force, due - law - force


def prices_for(rules: Ruleset, state: State, seat: int, number: int) -> Iterator[tuple[int, int, int]]:
    """Every way a seat may pay for a building in phase four, affordable or not."""
    building = rules.buildings[number]
    return prices(building.cost, discount(rules, state, seat, building))


def can_buy(rules: Ruleset, state: State, seat: int, number: int) -> bool:
    """Whether a seat can pay for a building in phase four in some way."""
    return number != NONE and any(can_pay(state, seat, price) for price in prices_for(rules, state, seat, number))


def bonus(rules: Ruleset, state: State, seat: int, number: int) -> tuple[Task, ...]:
    """What buildings in use pay for the first purchase of phase four, by its points [SHEET "6.6"] [ruling R34]."""
    if state.players[seat].purchases:
        return ()
    used = [rules.buildings[card] for card in used_buildings(state, seat)]
    points = rules.buildings[number].vp
    return tuple(gain(seat, card.arguments[0], points) for card in used if card.effect == "vp-gain")


def turn(rules: Ruleset, state: State, task: Task, _chance: Chance) -> list[Event]:
    """A seat that can buy at a mat where it has a posse is asked; otherwise its turn passes.

    [ES "FASE CUATRO – COMPRAR PROPIEDADES"]
    """
    offers = (state.market[mat] for mat in MATS if is_on(state, task.seat, mat))
    return [] if any(can_buy(rules, state, task.seat, number) for number in offers) else [Next()]


def leftovers(rules: Ruleset, state: State, _task: Task, _chance: Chance) -> list[Event]:
    """The seat on the leftover spot may buy what nobody bought; the Rival never does.

    [ES "COMPRAR UNA CARTA DE PROPIEDAD «SOBRANTE»"] [ruling R33]
    [ES "OFICINA DEL SHERIFF: COMPRAR UNA CARTA DE PROPIEDAD «SOBRANTE»"]
    """
    asked = [
        Task("buy-leftover", seat)
        for seat in clockwise(state.dealer, rules.seats)
        if has_leftover(state, seat) and any(can_buy(rules, state, seat, number) for number in state.market)
    ]
    return [Next(tuple(asked))]


def bought_in_phase_four(rules: Ruleset, state: State, seat: int, mat: int) -> list[Event]:
    """A purchase from the buy zone of a mat, without the payment, with what it brings."""
    number = state.market[mat]
    return [BuildingBought(seat, number, mat, ordinary=True), Next(bonus(rules, state, seat, number))]
