"""Horses: corrals with five effects, rodeos, points at the end."""

# [BB "Utilizando caballos y cercados"]

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.expansions.horses import again, corrals, events, evolve, ranches, riding, rodeo, trade
from sagebrush_games.carson_city.expansions.horses.actions.buy_horse import BUY_HORSE, BUY_NO_HORSE, BuyHorse
from sagebrush_games.carson_city.expansions.horses.actions.double_ranch import (
    DOUBLE_NO_RANCH,
    DOUBLE_RANCH,
    DoubleRanch,
)
from sagebrush_games.carson_city.expansions.horses.actions.place_in_corral import PLACE_IN_CORRAL, PlaceInCorral
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import KEEP_HORSE, PUT_HORSE, PutHorse
from sagebrush_games.carson_city.expansions.horses.events import (
    HorseBought,
    HorsesDealt,
    HorsesReceived,
    HorsesScored,
    HorseStabled,
)
from sagebrush_games.carson_city.expansions.horses.faults import stables_faults
from sagebrush_games.carson_city.expansions.horses.names import WORDING
from sagebrush_games.carson_city.expansions.horses.state import CORRALS, Stables, horses, of
from sagebrush_games.carson_city.expansions.horses.view import HorsesView, horses_view, stables_shown
from sagebrush_games.carson_city.rules.ledger import DOLLARS, POINTS, Changes, counts_nothing
from sagebrush_games.carson_city.rules.payday import pay
from sagebrush_games.carson_city.rules.rounds import end_round
from sagebrush_games.carson_city.rules.rounds import placing as in_turn
from sagebrush_games.carson_city.rules.row import salary
from sagebrush_games.carson_city.rules.ruleset import Ruleset, Steps
from sagebrush_games.carson_city.rules.setup import set_up
from sagebrush_games.carson_city.state.board import Parcel, has
from sagebrush_games.carson_city.state.model import MOST_SEATS, Phase, State
from sagebrush_games.kernel.content import BadContent, Content, load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion, Slice
from sagebrush_games.kernel.ledger import Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event, Seat
from sagebrush_games.kernel.phases import after, before

VARIANT = Variant(
    id="horses",
    name="Horses",
    summary="A horse may follow each cowboy into one of five corrals: firepower, dollars, a second move, rodeos.",
    editions=("2009", "big-box"),
)


def with_horses(steps: Steps) -> Steps:
    """Dealt in set-up; put into corrals while placing; bought for salary; ranches doubled; a rodeo each round."""
    steps = after(steps, Phase.SET_UP, set_up, rodeo.deal)
    steps = before(steps, Phase.COWBOYS, in_turn, riding.counted, riding.offered, riding.leading)
    steps = before(steps, Phase.ACTIONS, salary, trade.trading)
    steps = before(steps, Phase.ACTIONS, pay, ranches.doubling)
    return before(steps, Phase.ACTIONS, end_round, rodeo.rodeo)


def require_horses(content: Content) -> None:
    """Raises BadContent where there are fewer horses than seats get."""
    if content.value("horses", "at-start") * MOST_SEATS > content.value("horses", "all"):
        raise BadContent("horses.at-start: there are not so many horses")


def conserved(state: State) -> dict[str, int]:
    """All horses, and the cowboys in corrals."""
    if state.horses is None:
        return {"horses": 0}
    stables = of(state)
    return {"horses": horses(stables)} | {f"cowboys of seat {seat}": len(stables.riders[seat]) for seat in state.seats}


def give(_rules: Ruleset, state: State, seat: Seat, number: int) -> Sequence[Event]:
    """So many horses, as far as the supply goes."""
    left = min(number, of(state).supply)
    return [HorsesReceived(seat, left)] if left else ()


def extras(_rules: Ruleset, state: State, seat: Seat) -> Mapping[str, int]:
    """The horses of ``seat`` before the first round."""
    return {"horses": of(state).reserve[seat]}


def deal_extras(_rules: Ruleset, state: State, kits: Mapping[str, Sequence[int]]) -> Sequence[Event]:
    """The chosen horses instead of those that were dealt."""
    chosen = tuple(kits["horses"])
    return [HorsesDealt(chosen, horses(of(state)) - sum(chosen))]


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Corrals beside the board: firepower, doubled ranches, prompts, and what the end brings."""

    def can_place(table: Ruleset, state: State, seat: Seat) -> bool:
        return rules.can_place(table, state, seat) or riding.may_put(state, seat)

    def firepower(table: Ruleset, state: State, seat: Seat) -> int:
        return rules.firepower(table, state, seat) + corrals.firepower(table, state, seat)

    def boost(table: Ruleset, state: State, parcel: Parcel, dollars: int) -> int:
        doubled = has(of(state).doubled, parcel)
        return rules.boost(table, state, parcel, 2 * dollars if doubled else dollars)

    return replace(
        rules,
        corrals=CORRALS,
        give_horses=give,
        extras=extras,
        deal_extras=deal_extras,
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


EXPANSION = Expansion(
    id="horses",
    variant=VARIANT,
    apply=apply,
    commands=(
        PutHorse,
        PlaceInCorral,
        BuyHorse,
        DoubleRanch,
    ),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    printed=load(__name__, ("content",)),
    faults=stables_faults,
    slices={"horses": Slice(Stables, HorsesView, horses_view, stables_shown)},
    conserved=conserved,
    ledger=Ledger(
        counts_nothing, Changes(more={HorseStabled: (DOLLARS,), HorseBought: (DOLLARS,), HorsesScored: (POINTS,)})
    ),
    check=require_horses,
)
