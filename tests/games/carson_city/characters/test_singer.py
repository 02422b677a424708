"""Singer (11), yellow: two no-duel tokens for own cowboys."""

# [BB "La Cantante"]

from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox
from sagebrush_games.carson_city.events.row import BoxDuelFought, Earned, GunsTaken, RoadsTaken
from sagebrush_games.carson_city.events.tokens import CowboySheltered, TokensReceived
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, dice, of


def singer(seats: int = 2, variants: tuple[str, ...] = ()) -> Table:
    """Anna is the Singer with two tokens."""
    return Hand("singer", seats=seats, variants=variants).character(ANNA, "singer").given(TokensReceived(2))


def test_the_singer_gets_two_tokens() -> None:
    assert TokensReceived(2) in Hand("singer").choosing().takes("singer")


def test_tokens_go_to_roads_to_the_bank_and_to_the_town_hall_boxes() -> None:
    table = singer()
    table.placing()
    boxes = {command.box for command in table.offers(PlaceSheltered)}
    bank = {Box.PARCEL_INCOME, Box.COWBOY_INCOME, Box.GAMBLING}
    points = {Box.PARCEL_POINTS, Box.COWBOY_POINTS, Box.BUILDING_POINTS}
    bought = {Box.POINTS_5, Box.POINTS_4, Box.POINTS_3, Box.POINTS_2}
    assert boxes == {Box.ROADS, *bank, *points, *bought}
    assert table.refused(PlaceSheltered(ANNA, Box.AMMUNITION)) == "token-not-there"


def test_both_act_when_one_other_cowboy_stands_there() -> None:  # [ruling R50]
    table = singer().on_box(Box.ROADS, BILL).given(CowboySheltered(ANNA, Box.ROADS, 0))
    events = table.resolving()
    assert not of(BoxDuelFought, events)
    assert of(RoadsTaken, events) == [RoadsTaken(ANNA, Box.ROADS, 3), RoadsTaken(BILL, Box.ROADS, 3)]


def test_a_cowboy_with_a_token_is_no_duel_to_come_for_who_wins_ammunition() -> None:
    table = singer().on_box(Box.AMMUNITION, ANNA).on_box(Box.ROADS, BILL).given(CowboySheltered(ANNA, Box.ROADS, 0))
    assert GunsTaken(ANNA) in table.resolving()


def test_the_duel_of_the_others_goes_on_without_the_singer() -> None:
    table = singer(3).on_box(Box.ROADS, BILL, CORA).given(CowboySheltered(ANNA, Box.ROADS, 0))
    events = table.resolving(chance=dice(6, 1))
    assert of(BoxDuelFought, events)[0].duelists == (BILL, CORA)
    assert RoadsTaken(ANNA, Box.ROADS, 3) in events


def test_a_token_works_beside_the_sheriff() -> None:
    table = singer().sheriff(BILL, Box.PARCEL_INCOME).owns(ANNA, "A1").owns(BILL, "A2")
    table.placing()
    table.play(PlaceSheltered(ANNA, Box.PARCEL_INCOME))
    earned = of(Earned, table.given().resolving())
    assert [event.seat for event in earned] == [ANNA, BILL]


def test_the_sheriff_does_not_join_the_singer() -> None:
    table = singer().sheriff(BILL).given(CowboySheltered(ANNA, Box.ROADS, 0))
    table.placing(BILL, ANNA)
    assert table.refused(PlaceSheriffOnBox(BILL, Box.ROADS)) == "sheriff-needs-free-place"
    assert table.refused(PlaceOnBox(BILL, Box.ROADS)) is None


def test_there_are_two_tokens_and_one_cowboy_for_each_box() -> None:
    table = singer().given(CowboySheltered(ANNA, Box.ROADS, 0))
    table.placing()
    assert table.refused(PlaceSheltered(ANNA, Box.ROADS)) == "already-there"
    table.play(PlaceSheltered(ANNA, Box.GAMBLING))
    table.play(PlaceOnBox(BILL, Box.SALARY))
    assert table.refused(PlaceSheltered(ANNA, Box.POINTS_5)) == "no-token"


def test_closed_boxes_are_closed_and_nobody_else_has_tokens() -> None:
    table = Hand("singer").round(2).character(ANNA, "singer").given(TokensReceived(2))
    table.placing()
    assert table.refused(PlaceSheltered(ANNA, Box.POINTS_2)) == "box-closed"
    table.play(PlaceOnBox(ANNA, Box.SALARY))
    assert table.refused(PlaceSheltered(BILL, Box.ROADS)) == "no-token"


def test_with_kit_carson_a_cowboy_with_a_token_is_not_taken_back() -> None:
    table = singer(variants=("kit-carson",)).given(CowboySheltered(ANNA, Box.ROADS, 0)).on_box(Box.SALARY, ANNA)
    table.placing()
    assert table.refused(TakeBackFromBox(ANNA, Box.ROADS)) == "token-stays"
    assert table.refused(TakeBackFromBox(ANNA, Box.SALARY)) is None
