"""How each refusal that characters add is provoked: a table and a command."""

from collections.abc import Callable

from sagebrush_games.carson_city.actions.attack import Attack
from sagebrush_games.carson_city.actions.bid import Bid
from sagebrush_games.carson_city.actions.blast_mine import BlastMine
from sagebrush_games.carson_city.actions.borrow_character import BorrowCharacter
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.collect_tax import CollectTax
from sagebrush_games.carson_city.actions.dismiss_cowboys import DismissCowboys
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.place_with_dynamite import PlaceWithDynamite
from sagebrush_games.carson_city.actions.prospect import Prospect
from sagebrush_games.carson_city.actions.roll_again import RollAgain
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import GunsTaken
from sagebrush_games.carson_city.events.tokens import (
    AuctionOpened,
    BidMade,
    CowboysDefeated,
    CowboySheltered,
    DuelRolled,
    DynamiteReceived,
    LotChosen,
    TokensReceived,
)
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import Command
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, at

Case = tuple[Table, Command]


def asked(table: Table, prompt: str, command: Command) -> Case:
    """``command`` at a moment when Anna is asked for ``prompt``."""
    return table.given(Asked(ANNA, prompt)), command


def beaten(command: Command) -> Case:
    """``command`` while Anna, who has just lost over three roads, sees the Doctor; Bill gambles."""
    table = Hand("doctor").character(BILL, "doctor").on_box(Box.GAMBLING, BILL)
    return asked(table.given(CowboysDefeated((ANNA,), Box.ROADS, "")), "doctor", command)


def bidding(command: Command) -> Case:
    """``command`` when Bill has bid 5 dollars for the 3-guns token."""
    return asked(Hand("auctioneer-red").given(AuctionOpened(BILL), BidMade(BILL, 5)), "bid", command)


def boy(command: Command) -> Case:
    """``command`` where the Newspaper Boy may be sent."""
    return Hand("newspaper-boy").choosing(), command


def sent(command: Command) -> Case:
    """``command`` of Bill after Anna has sent the Newspaper Boy for the Banker."""
    table, _ = boy(command)
    table.play(BorrowCharacter(ANNA, "banker"))
    return table, command


def singing(command: Command, *variants: str) -> Case:
    """``command`` of Anna, whose cowboy stands with a token beside three roads."""
    table = Hand("singer", variants=variants).character(ANNA, "singer").given(TokensReceived(2))
    return asked(table.given(CowboySheltered(ANNA, Box.ROADS, 0)), "place", command)


def rolled(command: Command) -> Case:
    """``command`` of Anna, the Gunsmith, whose one die lies on the table."""
    table = Hand("gunsmith-red").character(ANNA, "gunsmith-red")
    return asked(table.given(DuelRolled(Box.ROADS, (ANNA, BILL), ((1,), (2,)))), "roll-again", command)


def heroic(command: Command) -> Case:
    """``command`` of Anna, who has the Heroes."""
    return asked(Hand("heroes").character(ANNA, "heroes").built(BILL, Kind.HOTEL, "A1"), "place", command)


def peaceful(command: Command) -> Case:
    """``command`` of Anna, the red Sheriff."""
    return asked(Hand("sheriff-red").character(ANNA, "sheriff-red").built(BILL, Kind.HOTEL, "A1"), "place", command)


def armed(prompt: str, command: Command) -> Case:
    """``command`` of Anna, who has dynamite."""
    return asked(Hand("prospector-red").given(DynamiteReceived(ANNA, 1)), prompt, command)


CASES: dict[str, Callable[[], Case]] = {
    "already-resolved": lambda: beaten(PlaceOnBox(ANNA, Box.SALARY)),
    "ammunition-sold": lambda: asked(
        Hand("auctioneer-red").given(GunsTaken(BILL)), "place", PlaceOnBox(ANNA, Box.AMMUNITION)
    ),
    "bid-too-low": lambda: bidding(Bid(ANNA, 5)),
    "building-protected": lambda: asked(
        Hand("heroes").character(BILL, "heroes").built(BILL, Kind.HOTEL, "A1"), "place", Attack(ANNA, at("A1"))
    ),
    "doctor-needs-free-place": lambda: beaten(PlaceOnBox(ANNA, Box.GAMBLING)),
    "heroes-attack-nobody": lambda: heroic(Attack(ANNA, at("A1"))),
    "lot-chosen": lambda: asked(
        Hand("auctioneer").given(LotChosen(ANNA, at("A1"))), "next-lot", ChooseParcel(ANNA, at("A1"))
    ),
    "newspaper-boy-taken": lambda: sent(BorrowCharacter(BILL, "settler")),
    "newspaper-boy-fetches-another": lambda: boy(ChooseCharacter(ANNA, "newspaper-boy")),
    "no-dynamite": lambda: asked(Hand("prospector-red"), "place", PlaceWithDynamite(ANNA, Box.ROADS)),
    "no-duel-possible": lambda: armed("place", PlaceWithDynamite(ANNA, Box.SALARY)),
    "no-mine-to-blast": lambda: armed("dynamite", BlastMine(ANNA, at("A1"))),
    "no-such-building-there": lambda: asked(Hand("cowboy-red"), "cowboy-red", Prospect(ANNA, Box.BUILDING_4, at("A1"))),
    "no-such-dice": lambda: rolled(RollAgain(ANNA, (1,))),
    "no-such-tax": lambda: asked(Hand("governor-red"), "governor-red", CollectTax(ANNA, "horses")),
    "no-token": lambda: asked(Hand("singer"), "place", PlaceSheltered(ANNA, Box.ROADS)),
    "sheriff-runs-no-errands": lambda: boy(BorrowCharacter(ANNA, "sheriff")),
    "sheriff-starts-no-fight": lambda: peaceful(Attack(ANNA, at("A1"))),
    "token-not-there": lambda: singing(PlaceSheltered(ANNA, Box.AMMUNITION)),
    "too-few-cowboys": lambda: asked(Hand("heroes-red").reserve(ANNA, 1), "heroes-red", DismissCowboys(ANNA, 2)),
    "token-stays": lambda: singing(TakeBackFromBox(ANNA, Box.ROADS), "kit-carson"),
}
"""By code."""
