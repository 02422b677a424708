"""Horses: one may follow each cowboy into a corral; five effects, a horse for a salary, rodeos, points at the end."""

# [BB "Utilizando caballos y cercados"] [BB "Acciones de caballos"]

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackSheriff
from sagebrush_games.carson_city.events.characters import IncomeDoubled
from sagebrush_games.carson_city.events.row import BoxDuelFought, BuildingsEarned, Earned, IncomeStolen
from sagebrush_games.carson_city.expansions.horses.actions.buy_horse import BuyHorse
from sagebrush_games.carson_city.expansions.horses.actions.double_ranch import DoubleRanch
from sagebrush_games.carson_city.expansions.horses.actions.place_in_corral import PlaceInCorral
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import PutHorse
from sagebrush_games.carson_city.expansions.horses.events import (
    CowboyInCorral,
    HorseBought,
    HorseOffered,
    HorsesDealt,
    HorsesReceived,
    HorsesScored,
    HorseStabled,
    RanchDoubled,
    RodeoHeld,
)
from sagebrush_games.carson_city.expansions.horses.state import Stables
from sagebrush_games.carson_city.expansions.horses.state import of as stables_of
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command, Config
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, dice, of


def ranch(*horses: int, variants: tuple[str, ...] = ()) -> Table:
    """A table at which the seats have so many horses."""
    table = Table(len(horses), *variants, "horses", edition="big-box")
    return table.given(HorsesDealt(horses, 25 - sum(horses)))


def stables(table: Table) -> Stables:
    return stables_of(table.state)


def in_corral(table: Table, seat: int, *corrals: int) -> Table:
    """Horses of ``seat`` in corrals, without what they bring at once."""
    for corral in corrals:
        table.given(HorsesReceived(seat, 1), HorseStabled(seat, corral, 0))
    return table


def firepower(table: Table, seat: int) -> int:
    power: int = table.rules.firepower(table.rules, table.state, seat)
    return power


@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_begins_with_one_of_25_horses(seats: int) -> None:  # [BB "Caballos: Preparación"]
    state, _ = TITLE.build(Config("carson-city", "big-box", seats, ("horses",))).set_up(seeded(1))
    assert stables_of(state).reserve == (1,) * seats
    assert stables_of(state).supply == 25 - seats


def test_after_a_cowboy_its_seat_may_put_a_horse_into_a_corral() -> None:
    table = ranch(1, 1)
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert table.asked() == (ANNA, "corral")
    assert [command.corral for command in table.offers(PutHorse)] == [1, 2, 3, 4, 5]
    table.play(PutHorse(ANNA, 5))
    assert (stables(table).reserve[ANNA], stables(table).corrals[ANNA]) == (0, (0, 0, 0, 0, 1))
    assert table.asked() == (BILL, "place")


def test_nobody_has_to_use_a_horse() -> None:
    table = ranch(1, 1)
    table.placing()
    table.play(PlaceOnParcel(ANNA, at("A1")))
    table.play(Decline(ANNA))
    assert (stables(table).reserve[ANNA], table.asked()) == (1, (BILL, "place"))


def test_who_has_no_horse_left_is_not_asked() -> None:
    table = ranch(0, 1)
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert table.asked() == (BILL, "place")


def test_every_cowboy_may_be_followed_by_one_horse_the_white_one_too() -> None:
    table = ranch(2, 0).sheriff(ANNA)
    table.placing()
    for command in (PlaceOnBox(ANNA, Box.ROADS), PutHorse(ANNA, 1), Pass(BILL), PlaceSheriffOnBox(ANNA, Box.GAMBLING)):
        table.play(command)
    assert table.asked() == (ANNA, "corral")


def test_a_cowboy_left_on_the_board_from_before_brings_no_horse() -> None:
    table = ranch(1, 1).on_parcels("A1", ANNA)
    assert of(HorseOffered, table.placing()) == []
    assert table.asked() == (ANNA, "place")


def test_a_cowboy_in_a_corral_is_a_turn_and_brings_no_horse() -> None:  # [ruling R73]
    table = ranch(1, 1)
    table.placing()
    table.play(PlaceInCorral(ANNA, 4))
    assert table.asked() == (BILL, "place")
    assert (table.state.cowboys[ANNA], stables(table).riders[ANNA]) == (2, (4,))


def test_each_corral_takes_one_cowboy() -> None:
    table = ranch(1, 1).given(CowboyInCorral(ANNA, 4))
    table.placing()
    assert [command.corral for command in table.offers(PlaceInCorral)] == [1, 2, 3, 5]
    assert table.refused(PlaceInCorral(ANNA, 4)) == "already-there"


@pytest.mark.parametrize(("horses", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_horses_in_the_first_corral_are_firepower(horses: int, more: int) -> None:
    table = ranch(0, 0)
    without = firepower(table, ANNA)
    assert firepower(in_corral(table, ANNA, *[1] * horses), ANNA) == without + more
    assert firepower(table, BILL) == without


def test_a_cowboy_in_a_corral_gives_no_firepower() -> None:
    table = ranch(0, 0)
    without = firepower(table, ANNA)
    assert firepower(table.given(CowboyInCorral(ANNA, 1)), ANNA) == without - 1


def test_the_first_corral_decides_a_duel() -> None:
    table = in_corral(ranch(0, 0), BILL, 1).on_box(Box.ROADS, ANNA, BILL)
    fought = of(BoxDuelFought, table.resolving(chance=dice(3, 3)))[0]
    assert fought.winner == BILL


def second_corral(*horses: int) -> Table:
    """Anna has placed a cowboy on Roads and put a horse into the second corral."""
    table = ranch(*horses)
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    table.play(PutHorse(ANNA, 2))
    assert table.asked() == (ANNA, "second-corral")
    return table


def test_the_second_corral_lets_place_another_cowboy_and_then_another_horse() -> None:
    table = second_corral(2, 1)
    table.play(PlaceOnBox(ANNA, Box.GAMBLING))
    assert table.asked() == (ANNA, "corral")
    table.play(PutHorse(ANNA, 2))
    table.play(PlaceOnBox(ANNA, Box.AMMUNITION))
    assert (table.state.cowboys[ANNA], table.asked()) == (0, (BILL, "place"))


def test_the_second_corral_lets_move_a_cowboy_to_another_place() -> None:
    table = second_corral(2, 1)
    table.play(TakeBackFromBox(ANNA, Box.ROADS))
    assert table.asked() == (ANNA, "move")
    assert not table.offers(Pass)
    table.play(PlaceOnBox(ANNA, Box.GAMBLING))
    assert (table.state.boxes[Box.ROADS], table.state.boxes[Box.GAMBLING]) == ((), (ANNA,))
    assert table.asked() == (BILL, "place")


def test_a_cowboy_may_be_moved_back_into_the_reserve() -> None:
    table = second_corral(2, 1)
    table.play(TakeBackFromBox(ANNA, Box.ROADS))
    table.play(Decline(ANNA))
    assert (table.state.cowboys[ANNA], table.asked()) == (3, (BILL, "place"))


def test_a_cowboy_that_was_moved_back_brings_no_second_horse() -> None:  # [ruling R74]
    table = second_corral(2, 1)
    for command in (TakeBackFromBox(ANNA, Box.ROADS), Decline(ANNA), Pass(BILL), PlaceOnBox(ANNA, Box.ROADS)):
        table.play(command)
    assert table.asked() == (ANNA, "place")
    table.play(PlaceOnBox(ANNA, Box.GAMBLING))
    assert table.asked() == (ANNA, "corral")


def test_the_white_cowboy_may_be_moved_and_only_it_is_placed_then() -> None:  # [ruling R75]
    table = ranch(1, 1).sheriff(ANNA)
    table.placing()
    for command in (PlaceSheriffOnBox(ANNA, Box.ROADS), PutHorse(ANNA, 2), TakeBackSheriff(ANNA)):
        table.play(command)
    assert table.asked() == (ANNA, "move-sheriff")
    assert not table.offers(PlaceOnBox)
    table.play(PlaceSheriffOnBox(ANNA, Box.GAMBLING))
    assert (table.state.sheriff.box, table.asked()) == (Box.GAMBLING, (BILL, "place"))


def test_a_cowboy_that_is_moved_is_not_the_white_one() -> None:  # [ruling R75]
    table = ranch(1, 1).sheriff(ANNA)
    table.placing()
    for command in (PlaceOnBox(ANNA, Box.ROADS), PutHorse(ANNA, 2), TakeBackFromBox(ANNA, Box.ROADS)):
        table.play(command)
    assert table.asked() == (ANNA, "move")
    assert table.offers(PlaceOnBox) and not table.offers(PlaceSheriffOnBox)


def test_the_second_corral_lets_pass_at_once() -> None:
    table = second_corral(1, 1)
    table.play(Pass(ANNA))
    assert (table.state.passed, table.asked()) == ([ANNA], (BILL, "place"))


def test_the_second_corral_may_be_left_without_use() -> None:
    table = second_corral(1, 1)
    table.play(Decline(ANNA))
    assert table.asked() == (BILL, "place")


def earned(table: Table, *commands: Command) -> dict[int, int]:
    """Dollars from buildings by seat, after these answers about ranches."""
    events = table.resolving()
    for command in commands:
        events += table.play(command)
    return {event.seat: event.dollars for event in of(BuildingsEarned, events)}


def test_a_horse_in_the_third_corral_doubles_one_ranch() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3).built(ANNA, Kind.RANCH, "A1 A8")
    assert earned(table, DoubleRanch(ANNA, at("A1"))) == {ANNA: 3 + 3 + 3}


def test_two_horses_double_two_ranches_and_no_ranch_twice() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3, 3, 3).built(ANNA, Kind.RANCH, "A1 A8")
    table.resolving()
    table.play(DoubleRanch(ANNA, at("A1")))
    assert table.refused(DoubleRanch(ANNA, at("A1"))) == "no-ranch-to-double"
    assert of(BuildingsEarned, table.play(DoubleRanch(ANNA, at("A8"))))[0].dollars == 12


def test_a_doubled_ranch_that_is_attacked_pays_both_the_normal_income() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3).built(ANNA, Kind.RANCH, "A1").on_parcels("A1", BILL)
    table.resolving()
    events = table.play(DoubleRanch(ANNA, at("A1")))
    assert of(IncomeStolen, events) == [IncomeStolen(BILL, at("A1"), 3)]
    assert of(BuildingsEarned, events) == [BuildingsEarned(ANNA, 3)]


def test_a_ranch_need_not_be_doubled() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3).built(ANNA, Kind.RANCH, "A1")
    assert earned(table, Decline(ANNA)) == {ANNA: 3}


def test_a_ranch_the_grocer_doubles_is_not_doubled_again() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3).built(ANNA, Kind.RANCH, "A1").character(ANNA, "grocer")
    table.given(IncomeDoubled(ANNA, Kind.RANCH))
    assert earned(table) == {ANNA: 6}


def test_a_ranch_is_doubled_before_an_outlaw_halves_it() -> None:  # [ruling R77]
    table = in_corral(ranch(0, 0, variants=("outlaws",)), ANNA, 3).built(ANNA, Kind.RANCH, "A1").outlaws("A1")
    assert earned(table, DoubleRanch(ANNA, at("A1"))) == {ANNA: 3}


def test_doubled_ranches_are_normal_again_in_the_next_round() -> None:
    table = in_corral(ranch(0, 0), ANNA, 3).given(RanchDoubled(ANNA, at("A1")), RodeoHeld((2, 0), ANNA))
    assert stables(table).doubled == 0


def test_a_horse_in_the_fourth_corral_brings_two_dollars_at_once() -> None:
    table = ranch(1, 1)
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert of(HorseStabled, table.play(PutHorse(ANNA, 4))) == [HorseStabled(ANNA, 4, 2)]
    assert table.state.dollars[ANNA] == 17


def test_a_cowboy_on_salary_may_buy_a_horse_instead_of_earning() -> None:  # [BB "Comprando caballos"]
    table = ranch(1, 1).on_box(Box.SALARY, ANNA)
    table.resolving()
    assert table.asked() == (ANNA, "horse")
    events = table.play(BuyHorse(ANNA, 5))
    assert of(HorseBought, events) == [HorseBought(ANNA, 5, -4)]
    assert of(Earned, events) == []
    assert (table.state.dollars[ANNA], stables(table).supply) == (11, 22)


def test_the_other_cowboys_on_salary_earn_and_one_horse_a_round_is_all() -> None:
    table = ranch(1, 1).on_box(Box.SALARY, ANNA, BILL, ANNA, ANNA)
    table.resolving()
    assert of(HorseBought, table.play(BuyHorse(ANNA, 4))) == [HorseBought(ANNA, 4, 4 + 4 - 4 + 2)]
    assert table.asked() == (BILL, "horse")
    assert of(Earned, table.play(Decline(BILL))) == [Earned(BILL, Box.SALARY, 4)]


def test_on_salary_seats_are_asked_in_the_order_in_which_they_passed() -> None:
    table = ranch(1, 1, 1).on_box(Box.SALARY, ANNA, BILL, CORA)
    table.resolving(CORA, BILL, ANNA)
    assert table.asked() == (CORA, "horse")


def test_the_salary_of_another_cowboy_may_pay_for_the_horse() -> None:  # [ruling R76]
    poor = ranch(1, 1).dollars(ANNA, 0).on_box(Box.SALARY, ANNA)
    assert poor.resolving() and poor.asked() != (ANNA, "horse")
    two = ranch(1, 1).dollars(ANNA, 0).on_box(Box.SALARY, ANNA, ANNA)
    two.resolving()
    two.play(BuyHorse(ANNA, 1))
    assert two.state.dollars[ANNA] == 0


def test_a_bought_horse_helps_in_its_corral_for_the_rest_of_the_round() -> None:
    table = ranch(1, 1).on_box(Box.SALARY, ANNA).on_parcels("A1", ANNA)
    before = firepower(table, ANNA)
    table.resolving()
    table.play(BuyHorse(ANNA, 1))
    assert table.asked() == (ANNA, "parcel")
    assert firepower(table, ANNA) == before + 1
    table.play(BuyParcel(ANNA, at("A1")))


def test_a_horse_bought_for_the_second_corral_opens_no_new_placing() -> None:
    table = ranch(1, 1).on_box(Box.SALARY, ANNA)
    table.resolving()
    table.play(BuyHorse(ANNA, 2))
    assert table.state.round == 2


def test_when_all_horses_are_gone_none_can_be_bought() -> None:
    table = ranch(13, 12).on_box(Box.SALARY, ANNA)
    assert of(Earned, table.resolving()) == [Earned(ANNA, Box.SALARY, 4)]


def rodeo(table: Table, *passes: int) -> RodeoHeld:
    return of(RodeoHeld, table.resolving(*passes))[0]


def test_rodeo_points_are_horses_times_hats_of_every_corral() -> None:  # [BB "Rodeos"]
    table = in_corral(in_corral(ranch(0, 0), ANNA, 1, 2, 3, 4), BILL, 5, 5)
    assert rodeo(table) == RodeoHeld((1 + 1 + 2 + 3, 5 + 5), BILL)


def test_a_cowboy_doubles_the_points_of_its_corral_alone() -> None:
    table = in_corral(ranch(0, 0), ANNA, 1, 5).given(CowboyInCorral(ANNA, 5), CowboyInCorral(ANNA, 4))
    assert rodeo(table).scores == (1 + 2 * 5, 0)


def test_on_a_tie_who_passed_earlier_wins_the_rodeo() -> None:
    table = in_corral(in_corral(ranch(0, 0), ANNA, 5), BILL, 5)
    assert rodeo(table, BILL, ANNA).winner == BILL


def test_without_any_points_nobody_wins_the_rodeo() -> None:  # [ruling R78]
    table = ranch(1, 1)
    assert rodeo(table) == RodeoHeld((0, 0), NOBODY)
    assert stables(table).rodeos == (0, 0)


def test_after_the_rodeo_horses_go_home_and_their_cowboys_to_the_supply() -> None:  # [BB "Final de turno"]
    table = in_corral(ranch(1, 1), ANNA, 5).reserve(ANNA, 5).given(CowboyInCorral(ANNA, 5))
    rodeo(table)
    assert (stables(table).reserve[ANNA], stables(table).riders[ANNA], stables(table).rodeos) == (2, (), (1, 0))
    assert (table.state.cowboys[ANNA], table.state.supply[ANNA]) == (4 + 4, 2)  # with the new ones of round 2


def test_three_horses_and_two_rodeos_are_nine_points() -> None:  # [BB "Caballos: Final de la partida"]
    table = ranch(3, 1).given(RodeoHeld((1, 0), ANNA), RodeoHeld((1, 0), ANNA)).round(4)
    assert of(HorsesScored, table.resolving()) == [HorsesScored(ANNA, 9), HorsesScored(BILL, 1)]


def test_a_rodeo_is_held_in_the_last_round_too() -> None:
    table = in_corral(ranch(0, 0), ANNA, 5).round(4)
    events = table.resolving()
    assert [of(RodeoHeld, events)[0].winner, of(HorsesScored, events)[0].points] == [ANNA, 2]


def test_with_kit_carson_horses_follow_cowboys_while_everybody_places() -> None:
    table = ranch(1, 1, variants=("kit-carson",))
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert [seat for seat, _ in table.decider.awaited(table.state)] == [ANNA, BILL]
    assert table.refused(PutHorse(BILL, 1)) == "no-horse-now"
    table.play(PutHorse(ANNA, 1))
    assert table.refused(PutHorse(ANNA, 1)) == "no-horse-now"


def test_with_kit_carson_the_second_corral_is_not_used() -> None:  # [BB "Kit Carson: Caballos"]
    table = ranch(1, 1, variants=("kit-carson",))
    table.placing()
    table.play(PlaceOnBox(ANNA, Box.ROADS))
    assert [command.corral for command in table.offers(PutHorse, ANNA)] == [1, 3, 4, 5]
    assert table.refused(PutHorse(ANNA, 2)) == "no-such-corral"
    assert table.refused(PlaceInCorral(ANNA, 2)) == "no-such-corral"


def test_with_kit_carson_a_shifted_cowboy_brings_no_second_horse() -> None:
    table = ranch(2, 1, variants=("kit-carson",))
    table.placing()
    for command in (PlaceOnBox(ANNA, Box.ROADS), PutHorse(ANNA, 1), TakeBackFromBox(ANNA, Box.ROADS)):
        table.play(command)
    table.play(PlaceOnBox(ANNA, Box.GAMBLING))
    assert table.refused(PutHorse(ANNA, 1)) == "no-horse-now"


def test_nothing_else_changes() -> None:
    plain, with_horses = Table(2, edition="big-box").rules, ranch(1, 1).rules
    assert (with_horses.throw, with_horses.payout, with_horses.start) == (plain.throw, plain.payout, plain.start)
    changed = {prompt for prompt in plain.actions if plain.actions[prompt] != with_horses.actions[prompt]}
    assert changed == {"place"}
