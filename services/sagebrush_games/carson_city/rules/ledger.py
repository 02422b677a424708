"""The ledger of Carson City: what each event adds to the dollars, points, roads, revolvers and parcels of the seats."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sagebrush_games.carson_city.events.building import BuildingBought, BuildingBuilt
from sagebrush_games.carson_city.events.cards import (
    BuildingTaken,
    CharacterScored,
    CowboysDismissed,
    ErrandRun,
    GiftOpened,
    OfferTaken,
    ParcelSold,
    PointsSold,
    RevolversBought,
    TaxCollected,
)
from sagebrush_games.carson_city.events.characters import (
    CowboysHired,
    DollarsReceived,
    GrocerPaid,
    ParcelGranted,
    RoadsReceived,
)
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.events.preparation import StartingParcelChosen
from sagebrush_games.carson_city.events.round_end import (
    BonusScored,
    ExcessPaid,
    FinalPointsScored,
)
from sagebrush_games.carson_city.events.row import (
    BuildingsEarned,
    Earned,
    Gambled,
    IncomeStolen,
    ParcelBought,
    PointsBought,
    PointsScored,
    RoadsTaken,
)
from sagebrush_games.carson_city.events.tokens import (
    AuctionClosed,
    BountyPaid,
    CowboyHealed,
    FuneralMissed,
    FuneralPaid,
)
from sagebrush_games.carson_city.state.model import NOBODY, State
from sagebrush_games.kernel.ledger import Amounts, Ledger
from sagebrush_games.kernel.messages import Event, Seat

DOLLARS, POINTS, ROADS, REVOLVERS, PARCELS = "dollars", "points", "roads", "revolvers", "parcels"


def entry(what: str, seat: Seat) -> str:
    """The name of a quantity of ``seat``."""
    return f"{what} of seat {seat}"


def transferred(amounts: Amounts, payer: Seat, dollars: int, payee: Seat) -> None:
    """Dollars from one seat to another."""
    amounts[entry(DOLLARS, payer)] -= dollars
    amounts[entry(DOLLARS, payee)] += dollars


def taxed(amounts: Amounts, event: TaxCollected) -> None:
    """Dollars from everybody to one."""
    for payer, dollars in enumerate(event.payments):
        transferred(amounts, payer, dollars, event.seat)


def auctioned(amounts: Amounts, event: AuctionClosed) -> None:
    """Dollars of the winner, some of which the seller earns, for parcels."""
    if event.winner != NOBODY:
        amounts[entry(DOLLARS, event.winner)] -= event.dollars
        amounts[entry(DOLLARS, event.seller)] += event.earned
        amounts[entry(PARCELS, event.winner)] += len(event.lots)


def counted_up(amounts: Amounts, event: FinalPointsScored) -> None:
    """Points for land and for dollars, which are kept."""
    amounts[entry(POINTS, event.seat)] += event.land + event.dollars


@dataclass(frozen=True, slots=True)
class Changes:
    """What events change in the amounts.

    more, less: by class the fields of which its seat has more, or less. fixed: by class what its seat has more each
    time. others: by class for events that concern several seats, or do more than add.
    """

    more: Mapping[type[Event], tuple[str, ...]] = field(default_factory=dict)
    less: Mapping[type[Event], tuple[str, ...]] = field(default_factory=dict)
    fixed: Mapping[type[Event], tuple[str, int]] = field(default_factory=dict)
    others: Mapping[type[Event], Callable[[Amounts, Any], None]] = field(default_factory=dict)

    def __call__(self, amounts: Amounts, event: Event) -> None:
        """Changes ``amounts`` by what ``event`` says."""
        kind, seat = type(event), getattr(event, "seat", NOBODY)
        for what in self.more.get(kind, ()):
            amounts[entry(what, seat)] += getattr(event, what)
        for what in self.less.get(kind, ()):
            amounts[entry(what, seat)] -= getattr(event, what)
        if kind in self.fixed:
            what, number = self.fixed[kind]
            amounts[entry(what, seat)] += number
        if kind in self.others:
            self.others[kind](amounts, event)


def counts_nothing(_state: State) -> Amounts:
    """The amounts of an expansion whose events change those of the base."""
    return {}


def counted(state: State) -> Amounts:
    """The quantities of all seats."""
    columns = {DOLLARS: state.dollars, POINTS: state.points, ROADS: state.roads, REVOLVERS: state.revolvers}
    columns[PARCELS] = [land.bit_count() for land in state.land]
    return {entry(what, seat): number for what, column in columns.items() for seat, number in enumerate(column)}


CHANGES = Changes(
    more={
        DollarsReceived: (DOLLARS,),
        GrocerPaid: (DOLLARS,),
        OfferTaken: (DOLLARS,),
        GiftOpened: (DOLLARS,),
        BountyPaid: (DOLLARS,),
        Earned: (DOLLARS,),
        Gambled: (DOLLARS,),
        BuildingsEarned: (DOLLARS,),
        IncomeStolen: (DOLLARS,),
        RoadsReceived: (ROADS,),
        RoadsTaken: (ROADS,),
        BuildingBuilt: (REVOLVERS,),
        RevolversBought: (REVOLVERS,),
        PointsScored: (POINTS,),
        PointsBought: (POINTS,),
        PointsSold: (POINTS,),
        ExcessPaid: (POINTS,),
        CharacterScored: (POINTS,),
        CowboysDismissed: (POINTS,),
        BonusScored: (POINTS,),
    },
    less={
        CowboysHired: (DOLLARS,),
        RevolversBought: (DOLLARS,),
        ErrandRun: (DOLLARS,),
        BuildingTaken: (DOLLARS,),
        BuildingBought: (DOLLARS,),
        ParcelBought: (DOLLARS,),
        ParcelSold: (DOLLARS,),
        PointsBought: (DOLLARS,),
        PointsSold: (DOLLARS,),
        ExcessPaid: (DOLLARS,),
        FuneralMissed: (POINTS,),
    },
    fixed={
        RoadBuilt: (ROADS, -1),
        StartingParcelChosen: (PARCELS, 1),
        ParcelGranted: (PARCELS, 1),
        ParcelBought: (PARCELS, 1),
        ParcelSold: (PARCELS, 1),
    },
    others={
        TaxCollected: taxed,
        AuctionClosed: auctioned,
        CowboyHealed: lambda amounts, event: transferred(amounts, event.seat, event.dollars, event.doctor),
        FuneralPaid: lambda amounts, event: transferred(amounts, event.seat, event.dollars, event.undertaker),
        FinalPointsScored: counted_up,
    },
)

LEDGER = Ledger(counted, CHANGES)
