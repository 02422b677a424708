"""What a seat can do, one module each; expansions add theirs."""

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.await_points import AwaitPoints
from sagebrush_games.carson_city.actions.bid import Bid, Withdraw
from sagebrush_games.carson_city.actions.blast_mine import BlastMine, KeepDynamite
from sagebrush_games.carson_city.actions.borrow_character import BorrowCharacter
from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild, BuyAndKeep
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.actions.buy_revolvers import BuyRevolvers
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.collect_tax import CollectTax
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.dismiss_cowboys import DismissCowboys
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.hire_cowboys import HireCowboys
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.place_town_hall import LayTownRoad, PlaceTownHall
from sagebrush_games.carson_city.actions.place_with_dynamite import PlaceWithDynamite
from sagebrush_games.carson_city.actions.prospect import Prospect
from sagebrush_games.carson_city.actions.roll_again import KeepDice, RollAgain
from sagebrush_games.carson_city.actions.settle_funeral import LosePoint, PayUndertaker
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff
from sagebrush_games.carson_city.actions.take_building import TakeAndBuild, TakeAndKeep
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.kernel.messages import Command

COMMANDS: tuple[type[Command], ...] = (
    ChooseParcel,
    ChooseCharacter,
    TakeDollars,
    HireCowboys,
    PlaceOnBox,
    PlaceOnParcel,
    Attack,
    Defend,
    PlaceSheriffOnBox,
    PlaceSheriffOnParcel,
    Pass,
    BuildRoad,
    FightDuel,
    BuyParcel,
    BuyAndBuild,
    BuyAndKeep,
    BuildHeld,
    PlaceHouse,
    TurnHouse,
    GiveConsent,
    RefuseConsent,
    TakeGuns,
    DoubleIncome,
    BuyPoints,
    PayExcess,
    Decline,
    BorrowCharacter,
    AwaitPoints,
    BuyRevolvers,
    TakeAndBuild,
    TakeAndKeep,
    Prospect,
    Bid,
    Withdraw,
    CollectTax,
    DismissCowboys,
    PlaceSheltered,
    PlaceWithDynamite,
    RollAgain,
    KeepDice,
    PayUndertaker,
    LosePoint,
    BlastMine,
    KeepDynamite,
    PlaceTownHall,
    LayTownRoad,
    OccupyTownHall,
    TakeBackFromBox,
    TakeBackFromParcel,
    TakeBackSheriff,
)
