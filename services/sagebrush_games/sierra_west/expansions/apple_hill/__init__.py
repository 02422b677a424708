"""Apple Hill: apples for everybody, two homestead tracks of their own [SHEET "10.1"]."""

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.kernel.agenda import interpose
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Slice
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config, Event, Seat
from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.expansions.apple_hill import events, evolve, orchard
from sagebrush_games.sierra_west.expansions.apple_hill.actions.pay_apples import PAY_APPLES, PayApples
from sagebrush_games.sierra_west.expansions.apple_hill.faults import orchard_faults
from sagebrush_games.sierra_west.expansions.apple_hill.names import PRINTED, WORDING
from sagebrush_games.sierra_west.expansions.apple_hill.solo import reference_card
from sagebrush_games.sierra_west.expansions.apple_hill.state import Orchard
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.gains import gained
from sagebrush_games.sierra_west.rules.payment import can_pay, charge
from sagebrush_games.sierra_west.rules.ruleset import IconRule, PieceRule, Ruleset, SummitRule, TradeRule
from sagebrush_games.sierra_west.rules.summits import HOME, home, home_choices, rewards_mule
from sagebrush_games.sierra_west.state.model import BASIC, State


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Apples, orchards, the apple homestead, the deer."""
    multiplied = printed.switch(rules.content, "appleTracksMultiplied")
    return replace(
        orchard.unmixed(rules),
        multiplied=tuple(range(len(rules.tracks))) if multiplied else BASIC,
        table=table,
        special_words=orchard.words,
        icons={**rules.icons, "apples": IconRule(gain_apples), "harvest": IconRule(harvest, has_harvest)},
        summits={
            **rules.summits,
            "apple-home": SummitRule(home_choices, home, HOME, brings_mule=rewards_mule),
            "apple-trade": SummitRule(trade_choices, trade_apples, "summit-apple-trade"),
        },
        trades={**rules.trades, "deer": TradeRule(deer, has_room)},
        pieces={
            **rules.pieces,
            "green": PieceRule(orchard.green, orchard.spend_green),
            "red": PieceRule(orchard.red, orchard.spend_red),
            "apple": PieceRule(orchard.apples, orchard.spend_any),
        },
        steps={**rules.steps, "reference-card": reference_card, "pay-apples": orchard.ask},
        actions={**rules.actions, "pay-apples": (PAY_APPLES,)},
    )


def table(_rules: Ruleset, state: State) -> State:
    """The supply is empty at the start [ES "Preparar"]."""
    state.orchard = Orchard()
    return state


def gain_apples(rules: Ruleset, state: State, seat: Seat, _pioneer: int, icon: Icon) -> list[Event]:
    """The apples shown; a full supply does not make it a skip [ruling R30]."""
    return orchard.raised(rules, state, seat, icon.gains[0], icon.gains[1])


def harvest(rules: Ruleset, state: State, seat: Seat, _pioneer: int, _icon: Icon) -> list[Event]:
    """All apples of the orchards along the trail."""
    return orchard.raised(rules, state, seat, *orchard.along_trail(rules, state, seat))


def has_harvest(rules: Ruleset, state: State, seat: Seat, _price: int) -> bool:
    """Whether a supply would rise."""
    return bool(orchard.raised(rules, state, seat, *orchard.along_trail(rules, state, seat)))


def deer(rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """Fur trade: both supplies rise by one [ES "Comercio de pieles"]."""
    return orchard.raised(rules, state, seat, 1, 1)


def has_room(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether a supply can rise."""
    return bool(deer(rules, state, seat))


def trade_choices(rules: Ruleset, state: State, seat: Seat, summit: Summit) -> Sequence[int]:
    """One way."""
    return (0,) if can_pay(rules, state, seat, summit.cost) else ()


def trade_apples(rules: Ruleset, state: State, seat: Seat, summit: Summit, _choice: int) -> list[Event]:
    """Apple trade: apples for resources."""
    paid, tasks = charge(rules, state, seat, summit.cost)
    return [*paid, *gained(seat, summit.gain), *interpose(*tasks)]


EXPANSION = PrintedExpansion(
    id="apple-hill",
    edition=Edition("apple-hill", "Apple Hill", range(2, 5)),
    apply=apply,
    faults=orchard_faults,
    slices={"orchard": Slice(Orchard)},
    commands=(PayApples,),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=WORDING,
    printed=PRINTED,
    number=0,
)
