"""What can happen in Carson City: the stored format, all variants included, in the order of play.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. ``evolve`` has one function for each, in this order.
"""

from dataclasses import dataclass

from sagebrush_games.carson_city.board import Edge, Parcel
from sagebrush_games.carson_city.model import Box, Kind
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class TownFounded(Event):
    """The first house stands on ``parcel`` with a road on each of its four sides."""

    parcel: Parcel


@dataclass(slots=True)
class MountainsRaised(Event):
    """The mountains lie on ``parcels``, in the order of the dice."""

    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class BuildingsOffered(Event):
    """The building boxes hold ``offers``, cheapest first, after ``drawn`` came out of the bag."""

    offers: tuple[Kind | None, ...]
    drawn: tuple[Kind, ...]


@dataclass(slots=True)
class TurnOrderDrawn(Event):
    """The turn order of the set-up and of the first round."""

    order: tuple[Seat, ...]


@dataclass(slots=True)
class Asked(Event):
    """The game waits for ``seat``, which may answer with the commands of ``prompt``."""

    seat: Seat
    prompt: str


@dataclass(slots=True)
class StartingParcelChosen(Event):
    """A seat laid a property tile during set-up."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class RoundBegan(Event):
    """Characters are chosen in ``order``."""

    round: int
    order: tuple[Seat, ...]


@dataclass(slots=True)
class CharacterChosen(Event):
    """A seat took a character."""

    seat: Seat
    character: str


@dataclass(slots=True)
class SheriffTaken(Event):
    """The white cowboy joined the reserve of ``seat``."""

    seat: Seat


@dataclass(slots=True)
class DollarsReceived(Event):
    """A character gave dollars."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class GrocerPaid(Event):
    """The Grocer gave dollars instead of doubling."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class IncomeDoubled(Event):
    """The Grocer doubles all buildings of ``kind`` that ``seat`` owns."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class RoadsReceived(Event):
    """A character gave roads."""

    seat: Seat
    roads: int


@dataclass(slots=True)
class ParcelGranted(Event):
    """A character gave ``parcel`` for nothing."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class CowboysHired(Event):
    """Cowboys went from the general supply to the reserve for ``dollars``."""

    seat: Seat
    cowboys: int
    dollars: int


@dataclass(slots=True)
class OfferDeclined(Event):
    """A seat did without what it was offered."""

    seat: Seat


@dataclass(slots=True)
class PlacementBegan(Event):
    """Cowboys are placed in ``order``."""

    order: tuple[Seat, ...]


@dataclass(slots=True)
class CowboyOnBox(Event):
    """A cowboy stands on ``box``."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class CowboyOnParcel(Event):
    """A cowboy stands on ``parcel``, to buy it, or to attack or defend what is built there."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class SheriffOnBox(Event):
    """The white cowboy stands on ``box``."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class SheriffOnParcel(Event):
    """The white cowboy stands on ``parcel``, to buy it."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class Passed(Event):
    """A seat places no more cowboys this round."""

    seat: Seat


@dataclass(slots=True)
class RoadBuilt(Event):
    """A road from the reserve of ``seat`` lies on ``edge``."""

    seat: Seat
    edge: Edge


@dataclass(slots=True)
class ActionsBegan(Event):
    """All have passed; the action row is resolved."""


@dataclass(slots=True)
class BoxDuelFought(Event):
    """Duelists, their dice and totals; the losers' cowboys went back to their reserves."""

    box: Box
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class RefereeNamed(Event):
    """``seat`` orders the duels of this box."""

    seat: Seat


@dataclass(slots=True)
class ParcelDuelFought(Event):
    """As BoxDuelFought, on a parcel or building."""

    parcel: Parcel
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class Earned(Event):
    """The cowboys of ``seat`` on ``box`` earned dollars."""

    seat: Seat
    box: Box
    dollars: int


@dataclass(slots=True)
class Gambled(Event):
    """The dice on the gambling box, and what they paid."""

    seat: Seat
    white: int
    black: int
    dollars: int


@dataclass(slots=True)
class GunsTaken(Event):
    """The token of three revolvers belongs to ``seat`` until the end of the round."""

    seat: Seat


@dataclass(slots=True)
class RoadsTaken(Event):
    """The cowboys of ``seat`` on ``box`` brought roads."""

    seat: Seat
    box: Box
    roads: int


@dataclass(slots=True)
class ParcelBought(Event):
    """``parcel`` belongs to ``seat``, which paid ``dollars``."""

    seat: Seat
    parcel: Parcel
    dollars: int


@dataclass(slots=True)
class ClaimsDropped(Event):
    """The cowboys of ``seat`` left ``parcels`` for the general supply, unused or spent."""

    seat: Seat
    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class BuildingBought(Event):
    """The tile of ``box`` belongs to ``seat``, which paid ``dollars``."""

    seat: Seat
    box: Box
    kind: Kind
    dollars: int


@dataclass(slots=True)
class ActionForgone(Event):
    """The cowboy of ``seat`` left ``box`` without its effect."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class BuildingPlanned(Event):
    """A building is to stand on ``parcel`` as soon as its house has a place; ``held``: it was bought earlier."""

    seat: Seat
    kind: Kind
    parcel: Parcel
    held: bool


@dataclass(slots=True)
class PlanDropped(Event):
    """The planned building stays in the reserve."""

    seat: Seat


@dataclass(slots=True)
class ConsentSought(Event):
    """The planned house is to stand on ``parcel``, if its owner agrees."""

    parcel: Parcel


@dataclass(slots=True)
class ConsentRefused(Event):
    """The owner does not want the house of ``builder`` on ``parcel``, this round."""

    builder: Seat
    parcel: Parcel


@dataclass(slots=True)
class BuildingBuilt(Event):
    """A held building stands on ``parcel``; its revolvers went to ``seat``."""

    seat: Seat
    kind: Kind
    parcel: Parcel
    revolvers: int


@dataclass(slots=True)
class HouseBuilt(Event):
    """The house that came with a building stands on ``parcel``."""

    parcel: Parcel


@dataclass(slots=True)
class HoldingFinished(Event):
    """``seat``, and all before it on the lower track, have had their chance to build what they hold."""

    seat: Seat


@dataclass(slots=True)
class AttackFailed(Event):
    """A church protects ``parcel``; the attackers' cowboys went back to their reserves."""

    parcel: Parcel
    attackers: tuple[Seat, ...]


@dataclass(slots=True)
class BuildingsEarned(Event):
    """The income of all buildings of ``seat``, without what was stolen."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class IncomeStolen(Event):
    """A successful attack: ``seat`` got its half of the income of the building on ``parcel``."""

    seat: Seat
    parcel: Parcel
    dollars: int


@dataclass(slots=True)
class IncomePaid(Event):
    """The buildings have paid; all cowboys on them went to the general supply."""


@dataclass(slots=True)
class PointsScored(Event):
    """The cowboy of ``seat`` on ``box`` scored victory points."""

    seat: Seat
    box: Box
    points: int


@dataclass(slots=True)
class PointsBought(Event):
    """Victory points for dollars."""

    seat: Seat
    box: Box
    points: int
    dollars: int


@dataclass(slots=True)
class RoundEnded(Event):
    """All boxes are done; ``cowboys`` joined each reserve and the 3-guns token and the white cowboy went back."""

    cowboys: tuple[int, ...]


@dataclass(slots=True)
class ExcessPaid(Event):
    """Dollars above the cash limit were given up for victory points."""

    seat: Seat
    dollars: int
    points: int


@dataclass(slots=True)
class FinalPointsScored(Event):
    """Victory points for parcels with something on them, and for dollars."""

    seat: Seat
    land: int
    dollars: int


@dataclass(slots=True)
class GameEnded(Event):
    """The fourth round is over and everything is scored."""


@dataclass(slots=True)
class OutlawsArrived(Event):
    """The dice for number and strength, the points for each outlaw, and where the new ones stand."""

    white: int
    black: int
    strength: int
    points: int
    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class OutlawImprisoned(Event):
    """An outlaw that stood on a prison is gone; its owner got the points."""

    parcel: Parcel
    seat: Seat
    points: int


@dataclass(slots=True)
class OutlawCalled(Event):
    """The outlaw on ``parcel`` moves next."""

    parcel: Parcel


@dataclass(slots=True)
class OutlawMoved(Event):
    """An outlaw went from ``origin`` to ``target``, which may be the same."""

    origin: Parcel
    target: Parcel


@dataclass(slots=True)
class OutlawFought(Event):
    """As ParcelDuelFought, against an outlaw of fixed strength; ``winner`` is NOBODY when the outlaw stays."""

    parcel: Parcel
    duelists: tuple[Seat, ...]
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    winner: Seat


@dataclass(slots=True)
class RewardTaken(Event):
    """The winner over an outlaw took victory points; its cowboy left ``parcel`` for the general supply."""

    seat: Seat
    parcel: Parcel
    points: int


@dataclass(slots=True)
class BuildingFreed(Event):
    """The winner over an outlaw stays on ``parcel`` to steal half its income instead."""

    seat: Seat
    parcel: Parcel


EVENTS: tuple[type[Event], ...] = (
    TownFounded,
    MountainsRaised,
    BuildingsOffered,
    TurnOrderDrawn,
    Asked,
    StartingParcelChosen,
    RoundBegan,
    CharacterChosen,
    SheriffTaken,
    DollarsReceived,
    GrocerPaid,
    IncomeDoubled,
    RoadsReceived,
    ParcelGranted,
    CowboysHired,
    OfferDeclined,
    PlacementBegan,
    CowboyOnBox,
    CowboyOnParcel,
    SheriffOnBox,
    SheriffOnParcel,
    Passed,
    RoadBuilt,
    ActionsBegan,
    BoxDuelFought,
    RefereeNamed,
    ParcelDuelFought,
    Earned,
    Gambled,
    GunsTaken,
    RoadsTaken,
    ParcelBought,
    ClaimsDropped,
    BuildingBought,
    ActionForgone,
    BuildingPlanned,
    PlanDropped,
    ConsentSought,
    ConsentRefused,
    BuildingBuilt,
    HouseBuilt,
    HoldingFinished,
    AttackFailed,
    BuildingsEarned,
    IncomeStolen,
    IncomePaid,
    PointsScored,
    PointsBought,
    RoundEnded,
    ExcessPaid,
    FinalPointsScored,
    GameEnded,
    OutlawsArrived,
    OutlawImprisoned,
    OutlawCalled,
    OutlawMoved,
    OutlawFought,
    RewardTaken,
    BuildingFreed,
)
