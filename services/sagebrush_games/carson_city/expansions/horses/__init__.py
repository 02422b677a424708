"""Horses (Horses & Heroes; Big Box, "La variante Caballos"): corrals with five effects, rodeos, points at the end."""

from dataclasses import replace

from sagebrush_games.carson_city.expansions.horses import again, corrals, ranches, riding, rodeo, trade
from sagebrush_games.carson_city.expansions.horses.actions.buy_horse import BUY_HORSE, BUY_NO_HORSE, BuyHorse
from sagebrush_games.carson_city.expansions.horses.actions.double_ranch import (
    DOUBLE_NO_RANCH,
    DOUBLE_RANCH,
    DoubleRanch,
)
from sagebrush_games.carson_city.expansions.horses.actions.place_in_corral import PLACE_IN_CORRAL, PlaceInCorral
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import KEEP_HORSE, PUT_HORSE, PutHorse
from sagebrush_games.carson_city.rules.payday import pay
from sagebrush_games.carson_city.rules.rounds import end_round
from sagebrush_games.carson_city.rules.rounds import placing as in_turn
from sagebrush_games.carson_city.rules.row import salary
from sagebrush_games.carson_city.rules.ruleset import Ruleset, Steps, after, before
from sagebrush_games.carson_city.rules.setup import set_up
from sagebrush_games.carson_city.state.board import Parcel, has
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.carson_city.state.stables import CORRALS
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Seat

VARIANT = Variant(
    id="horses",
    name="Horses",
    summary="A horse may follow each cowboy into one of five corrals: firepower, dollars, a second move, rodeos.",
    editions=("2009", "big-box"),
)

TABLES = ("horses", "horse-firepower", "corral-hats")

COMMANDS = (PutHorse, PlaceInCorral, BuyHorse, DoubleRanch)


def with_horses(steps: Steps) -> Steps:
    """Dealt in set-up; put into corrals while placing; bought for salary; ranches doubled; a rodeo each round."""
    steps = after(steps, Phase.SET_UP, set_up, rodeo.deal)
    steps = before(steps, Phase.COWBOYS, in_turn, riding.counted, riding.offered, riding.leading)
    steps = before(steps, Phase.ACTIONS, salary, trade.trading)
    steps = before(steps, Phase.ACTIONS, pay, ranches.doubling)
    return before(steps, Phase.ACTIONS, end_round, rodeo.rodeo)


def apply(rules: Ruleset) -> Ruleset:
    """Corrals beside the board: firepower, doubled ranches, prompts, and what the end brings."""

    def can_place(table: Ruleset, state: State, seat: Seat) -> bool:
        return rules.can_place(table, state, seat) or riding.may_put(state, seat)

    def firepower(table: Ruleset, state: State, seat: Seat) -> int:
        return rules.firepower(table, state, seat) + corrals.firepower(table, state, seat)

    def boost(table: Ruleset, state: State, parcel: Parcel, dollars: int) -> int:
        doubled = has(corrals.of(state).doubled, parcel)
        return rules.boost(table, state, parcel, 2 * dollars if doubled else dollars)

    return replace(
        rules,
        corrals=CORRALS,
        can_place=can_place,
        firepower=firepower,
        boost=boost,
        final_scores=(*rules.final_scores, rodeo.horse_points),
        steps=with_horses(rules.steps),
        turns=(riding.leading, *rules.turns),
        finishing=(*rules.finishing, again.prompts),
        actions={
            **rules.actions,
            "place": (*rules.actions["place"], PUT_HORSE, PLACE_IN_CORRAL),
            riding.CORRAL: (PUT_HORSE, KEEP_HORSE),
            trade.HORSE: (BUY_HORSE, BUY_NO_HORSE),
            ranches.PROMPT: (DOUBLE_RANCH, DOUBLE_NO_RANCH),
        },
    )
