"""Kit Carson: the first cowboy in turn, then everybody at once; cowboys may be shifted; passing early brings points."""

# [DE "VARIANTE „KIT CARSON“"] [BB "Kit Carson"]

from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import CowboyOffBox, Passed, PlacementBegan
from sagebrush_games.carson_city.expansions.kit_carson.events import PlaceScored
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, of


def opened(table: Table | None = None) -> Table:
    """Anna has placed the first cowboy, on Roads."""
    table = table or Table(3, "kit-carson")
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    return table


def everybody(table: Table) -> list[int]:
    return [seat for seat, _ in table.decider.awaited(table.state)]


def test_before_the_first_cowboy_seats_are_asked_in_turn() -> None:  # [ruling R64]
    table = Table(3, "kit-carson")
    table.placing()
    assert everybody(table) == [ANNA]
    table.play(Pass(ANNA))
    assert everybody(table) == [BILL]


def test_from_the_first_cowboy_on_all_who_have_not_passed_are_asked_at_once() -> None:
    assert everybody(opened()) == [ANNA, BILL, CORA]


def test_who_has_passed_before_the_first_cowboy_stays_out() -> None:
    table = Table(3, "kit-carson")
    table.placing()
    table.play(Pass(ANNA))
    table.play(PlaceOnBox(BILL, Box.ROADS))
    assert everybody(table) == [BILL, CORA]


def test_anybody_may_place_next_and_again_and_again() -> None:
    table = opened()
    for box in (Box.GAMBLING, Box.SALARY, Box.SALARY):
        table.play(PlaceOnBox(CORA, box))
    assert (table.state.cowboys[CORA], everybody(table)) == (0, [ANNA, BILL, CORA])


def test_a_cowboy_may_be_taken_back_and_placed_elsewhere() -> None:
    table = opened()
    assert of(CowboyOffBox, table.play(TakeBackFromBox(ANNA, Box.ROADS))) == [CowboyOffBox(ANNA, Box.ROADS)]
    assert (table.state.boxes[Box.ROADS], table.state.cowboys[ANNA]) == ((), 3)
    table.play(PlaceOnParcel(ANNA, at("A1")))
    table.play(TakeBackFromParcel(ANNA, at("A1")))
    assert (table.state.claims[ANNA], table.state.cowboys[ANNA]) == (0, 3)


def test_the_cowboy_taken_from_a_crowd_is_the_last_one_of_the_seat() -> None:
    table = opened()
    for seat in (BILL, CORA, BILL):
        table.play(PlaceOnBox(seat, Box.SALARY))
    table.play(TakeBackFromBox(BILL, Box.SALARY))
    assert table.state.boxes[Box.SALARY] == (BILL, CORA)


def test_the_white_cowboy_may_be_shifted_too() -> None:
    table = opened(Table(3, "kit-carson").sheriff(BILL))
    table.play(PlaceSheriffOnBox(BILL, Box.GAMBLING))
    assert table.refused(PlaceOnBox(CORA, Box.GAMBLING)) == "sheriff-there"
    table.play(TakeBackSheriff(BILL))
    assert table.refused(PlaceOnBox(CORA, Box.GAMBLING)) is None


def test_only_own_cowboys_may_be_taken_back() -> None:
    assert opened().refused(TakeBackFromBox(BILL, Box.ROADS)) == "not-placed"


def test_in_a_round_a_seat_takes_back_no_more_than_ten_cowboys() -> None:  # [ruling R65]
    table = opened()
    for _ in range(10):
        table.play(TakeBackFromBox(ANNA, Box.ROADS))
        table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert table.refused(TakeBackFromBox(ANNA, Box.ROADS)) == "shifted-enough"
    table.play(PlaceOnBox(BILL, Box.ROADS))
    assert table.refused(TakeBackFromBox(BILL, Box.ROADS)) is None
    table.given(PlacementBegan(table.everybody))
    assert table.state.taken_back == ()


def test_passing_is_final() -> None:
    table = opened()
    table.play(Pass(BILL))
    assert everybody(table) == [ANNA, CORA]
    assert table.refused(PlaceOnBox(BILL, Box.SALARY)) == "not-your-turn"


def test_the_lower_track_is_filled_in_the_order_of_arrival() -> None:  # [ruling R63]
    table = opened()
    for seat in (CORA, ANNA):
        table.play(Pass(seat))
    assert of(RoundBegan, table.play(Pass(BILL))) == [RoundBegan(2, (CORA, ANNA, BILL))]


def test_who_has_no_cowboy_anywhere_passes_by_itself() -> None:  # [ruling R66]
    table = Table(3, "kit-carson").reserve(CORA, 0)
    table.placing()
    assert of(Passed, table.play(PlaceOnBox(ANNA, Box.ROADS))) == [Passed(CORA)]


def test_who_has_placed_every_cowboy_may_still_shift_them() -> None:
    table = opened(Table(2, "kit-carson").reserve(ANNA, 1))
    assert everybody(table) == [ANNA, BILL]


def test_without_company_nobody_is_left_waiting_in_the_next_round() -> None:
    table = opened()
    table.given(*map(Passed, table.everybody)).round(2).placing(BILL, ANNA, CORA)
    assert everybody(table) == [BILL]


def test_at_the_end_each_seat_behind_on_the_lower_track_is_a_point() -> None:
    # [BB "Kit Carson: Al final de la partida"]
    table = Table(3, "kit-carson").round(4)
    scored = of(PlaceScored, table.resolving(CORA, ANNA, BILL))
    assert scored == [PlaceScored(CORA, 2), PlaceScored(ANNA, 1)]


def test_nothing_else_changes() -> None:
    plain, kit = Table(2).rules, Table(2, "kit-carson").rules
    assert (kit.firepower, kit.payout, kit.parcel_price) == (plain.firepower, plain.payout, plain.parcel_price)
    assert {prompt for prompt in plain.actions if plain.actions[prompt] != kit.actions[prompt]} == {"place"}
