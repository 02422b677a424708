"""Sheriff (1), red: fights only to defend own buildings, and scores for each duel it loses."""

# [DE "DER SHERIFF"] [BB "El Sheriff"]

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.tokens import CowboySheltered, TokensReceived
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, dice, of

PEACEFUL = "sheriff-starts-no-fight"


def sheriff(variants: tuple[str, ...] = ()) -> Table:
    """Anna is the red Sheriff."""
    return Hand("sheriff-red", variants=variants).character(ANNA, "sheriff-red")


def test_the_red_sheriff_joins_nobody_where_cowboys_fight() -> None:
    table = sheriff().on_box(Box.GAMBLING, BILL).on_parcels("A1", BILL)
    table.placing()
    assert table.refused(PlaceOnBox(ANNA, Box.GAMBLING)) == PEACEFUL
    assert table.refused(PlaceOnParcel(ANNA, at("A1"))) == PEACEFUL
    assert table.refused(PlaceOnParcel(ANNA, at("A2"))) is None


def test_the_red_sheriff_joins_others_where_nobody_fights() -> None:
    table = sheriff().on_box(Box.SALARY, BILL)
    table.placing()
    assert table.refused(PlaceOnBox(ANNA, Box.SALARY)) is None


def test_the_red_sheriff_joins_a_box_where_only_a_no_duel_token_lies() -> None:  # [BB "La Cantante"]
    table = Hand("sheriff-red", "singer", seats=3).character(ANNA, "sheriff-red").character(BILL, "singer")
    table.given(TokensReceived(2)).given(CowboySheltered(BILL, Box.ROADS, 0)).on_box(Box.GAMBLING, CORA)
    table.given(CowboySheltered(BILL, Box.GAMBLING, 0)).placing()
    assert table.refused(PlaceOnBox(ANNA, Box.ROADS)) is None
    assert table.refused(PlaceOnBox(ANNA, Box.GAMBLING)) == PEACEFUL


def test_the_red_sheriff_attacks_nobody_and_defends_its_own() -> None:
    table = sheriff().built(BILL, Kind.HOTEL, "A1").built(ANNA, Kind.HOTEL, "C1").on_parcels("C1", BILL)
    table.placing()
    assert table.refused(Attack(ANNA, at("A1"))) == PEACEFUL
    assert table.refused(Defend(ANNA, at("C1"))) is None


def test_the_red_sheriff_meets_outlaws_only_at_home() -> None:  # [ruling R43]
    table = sheriff(("outlaws",)).built(ANNA, Kind.HOTEL, "C1").outlaws("C1 A1")
    table.placing()
    assert table.refused(PlaceOnOutlaw(ANNA, at("A1"))) == PEACEFUL
    assert table.refused(PlaceOnOutlaw(ANNA, at("C1"))) is None


def test_others_may_challenge_the_red_sheriff() -> None:
    table = sheriff().on_box(Box.GAMBLING, ANNA)
    table.placing(BILL, ANNA)
    assert table.refused(PlaceOnBox(BILL, Box.GAMBLING)) is None


def test_each_lost_duel_brings_three_points() -> None:
    table = sheriff().on_box(Box.ROADS, ANNA, BILL)
    assert CharacterScored(ANNA, 3) in table.resolving(chance=dice(1, 6))


def test_a_lost_duel_over_a_parcel_counts_too() -> None:
    table = sheriff().on_parcels("A1 A3", ANNA, BILL)
    table.resolving()
    lost = table.play(FightDuel(ANNA, at("A1")), dice(1, 6, 6, 1))
    assert of(CharacterScored, lost) == [CharacterScored(ANNA, 3)]


def test_a_won_duel_brings_nothing() -> None:
    table = sheriff().on_box(Box.ROADS, ANNA, BILL)
    assert not of(CharacterScored, table.resolving(chance=dice(6, 1)))


def test_nobody_else_is_bound() -> None:
    table = Hand("sheriff-red").on_box(Box.GAMBLING, BILL)
    table.placing()
    assert table.refused(PlaceOnBox(ANNA, Box.GAMBLING)) is None


def test_without_the_three_revolvers_the_red_sheriff_loses_a_duel_for_three_points() -> None:
    table = sheriff().on_box(Box.AMMUNITION, ANNA)
    table.on_box(Box.GAMBLING, ANNA, BILL).resolving()
    table.play(Decline(ANNA), dice(3, 4, 1, 1))
    assert (table.state.points[ANNA], table.state.guns) == (3, NOBODY)
