"""Phase 3: duels. Die, revolvers and cowboys in the reserve; ties by passing; who orders several."""

# [DE "3 AUSFÜHREN DER AKTIONEN UND DUELLE"] [BB "Duelos"]

import pytest

from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import ActionForgone, BoxDuelFought, Gambled, ParcelDuelFought
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, CORA, DAVE, SHELF, Table, at, dice, of


def test_the_stronger_cowboy_wins_and_acts() -> None:
    table = Table(2).on_box(Box.GAMBLING, ANNA, BILL)
    events = table.resolving(chance=dice(2, 3, 6, 1))
    assert events[:2] == [
        BoxDuelFought(Box.GAMBLING, (ANNA, BILL), (2, 3), (2 + 1 + 3, 3 + 1 + 3), BILL),
        Gambled(BILL, 6, 1, 7),
    ]


def test_the_loser_takes_its_cowboy_back_and_the_winners_goes_to_the_supply() -> None:
    table = Table(2).on_box(Box.ROADS, ANNA, BILL).reserve(ANNA, 2).reserve(BILL, 2)
    table.resolving(chance=dice(6, 1))
    assert table.state.cowboys == [2 + 4, 3 + 4]  # with the new ones of round 2


def test_strength_counts_revolvers_of_buildings() -> None:
    table = Table(2).built(ANNA, Kind.PRISON, "A1").on_box(Box.ROADS, ANNA, BILL)
    duel = of(BoxDuelFought, table.resolving(chance=dice(1, 1)))[0]
    assert duel.strengths == (1 + 3 + 3, 1 + 1 + 3)


def test_cowboys_on_the_board_add_no_strength() -> None:
    table = (
        Table(2).on_box(Box.SALARY, ANNA, ANNA, ANNA).on_box(Box.GAMBLING, ANNA, BILL).reserve(ANNA, 0).reserve(BILL, 0)
    )
    assert of(BoxDuelFought, table.resolving(chance=dice(4, 5, 1, 1)))[0].winner == BILL


def test_the_three_guns_count_for_the_rest_of_the_round() -> None:  # [ruling R17] [DE "MUNITION"]
    table = Table(2).on_box(Box.AMMUNITION, ANNA).on_box(Box.GAMBLING, ANNA, BILL)
    table.resolving()
    duel = of(BoxDuelFought, table.play(TakeGuns(ANNA), dice(1, 3, 1, 1)))[0]
    assert (duel.strengths, duel.winner) == ((1 + 1 + 3 + 3, 3 + 1 + 3), ANNA)


def test_a_cowboy_won_back_counts_in_the_next_duel() -> None:
    table = Table(2).on_box(Box.ROADS, ANNA, BILL).on_box(Box.GAMBLING, ANNA, BILL)
    first, second = of(BoxDuelFought, table.resolving(chance=dice(6, 1, 3, 3, 1, 1)))
    assert (first.winner, first.strengths) == (ANNA, (10, 5))
    assert (second.winner, second.strengths) == (BILL, (7, 8))


@pytest.mark.parametrize(("passes", "winner"), [((ANNA, BILL), ANNA), ((BILL, ANNA), BILL)])
def test_a_tie_goes_to_who_passed_earlier(passes: tuple[int, ...], winner: int) -> None:  # [ruling R2]
    table = Table(2).on_box(Box.ROADS, BILL, ANNA)
    assert of(BoxDuelFought, table.resolving(*passes, chance=dice(4, 4)))[0].winner == winner


def test_a_character_number_breaks_no_tie() -> None:
    table = Table(2).character(ANNA, "sheriff").character(BILL, "captain").on_box(Box.ROADS, BILL, ANNA)
    assert of(BoxDuelFought, table.resolving(BILL, ANNA, chance=dice(4, 4)))[0].winner == BILL


def test_three_on_one_spot_roll_once_together() -> None:
    table = Table(3).on_box(Box.ROADS, ANNA, BILL, CORA)
    duels = of(BoxDuelFought, table.resolving(chance=dice(1, 6, 5)))
    assert duels == [BoxDuelFought(Box.ROADS, (ANNA, BILL, CORA), (1, 6, 5), (5, 10, 9), BILL)]


@pytest.mark.parametrize("box", [Box.SALARY, Box.ROAD])
def test_nobody_fights_on_salary_and_road(box: Box) -> None:
    table = Table(2).on_box(box, ANNA, BILL)
    assert not of(BoxDuelFought, table.resolving())


def test_the_winner_may_forgo_the_action_and_the_loser_does_not_move_up() -> None:
    table = Table(2).on_box(Box.BUILDING_3, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    assert table.asked() == (ANNA, "building")
    events = table.play(Decline(ANNA))
    assert events[0] == ActionForgone(ANNA, Box.BUILDING_3)
    assert not of(Asked, events[:-1])
    assert table.state.offers == list(SHELF)


def test_a_single_cowboy_needs_no_die() -> None:
    assert not of(BoxDuelFought, Table(2).on_box(Box.ROADS, ANNA).resolving())


def three_duels() -> Table:
    """Bill fights Cora for A1 and A3, Cora and Dave fight for A5; Anna passed first and fights nobody."""
    table = Table(4).on_parcels("A1 A3", BILL, CORA).on_parcels("A5", CORA, DAVE)
    table.resolving(ANNA, DAVE, CORA, BILL)
    return table


def test_who_passed_first_among_the_duelists_orders_the_duels() -> None:  # [ruling R3]
    assert three_duels().asked() == (DAVE, "duel")


def test_the_order_is_chosen_duel_by_duel_while_it_matters() -> None:
    table = three_duels()
    events = table.play(FightDuel(DAVE, at("A3")), dice(1, 6))
    assert events == [ParcelDuelFought(at("A3"), (CORA, BILL), (1, 6), (5, 10), BILL), Asked(DAVE, "duel")]
    assert table.offers(FightDuel) == [FightDuel(DAVE, at("A1")), FightDuel(DAVE, at("A5"))]
    events = table.play(FightDuel(DAVE, at("A1")), dice(2, 1, 1, 5))
    first, last = of(ParcelDuelFought, events)
    assert (first.strengths, first.winner) == ((2 + 5, 1 + 4), CORA)  # Cora's cowboy is back from A3
    assert (last.parcel, last.duelists, last.dice) == (at("A5"), (DAVE, CORA), (1, 5))


def test_nobody_orders_duels_that_share_no_duelist() -> None:
    table = Table(4).on_parcels("A1", ANNA, BILL).on_parcels("A3", CORA, DAVE)
    duels = of(ParcelDuelFought, table.resolving(chance=dice(1, 2, 3, 4)))
    assert [(duel.parcel, duel.duelists) for duel in duels] == [(at("A1"), (ANNA, BILL)), (at("A3"), (CORA, DAVE))]


def test_a_duel_that_shares_no_duelist_is_not_up_for_ordering() -> None:
    table = Table(4).on_parcels("A1 A3", ANNA, BILL).on_parcels("A5", CORA, DAVE)
    table.resolving()
    assert table.offers(FightDuel) == [FightDuel(ANNA, at("A1")), FightDuel(ANNA, at("A3"))]
    assert table.refused(FightDuel(ANNA, at("A5"))) == "order-without-effect"


def test_duels_over_buildings_wait_until_buildings_pay() -> None:  # [ruling R4]
    table = Table(2).built(BILL, Kind.HOTEL, "C1").on_parcels("A1 A3 C1", ANNA, BILL)
    table.resolving()
    assert table.offers(FightDuel) == [FightDuel(ANNA, at("A1")), FightDuel(ANNA, at("A3"))]
    assert table.refused(FightDuel(ANNA, at("C1"))) == "no-duel-there"


def test_who_orders_duels_over_parcels_does_not_order_those_over_buildings() -> None:  # [ruling R3]
    table = Table(3).built(BILL, Kind.HOTEL, "C1 E1").on_parcels("A1 A3", ANNA, BILL).on_parcels("C1 E1", BILL, CORA)
    table.resolving(ANNA, CORA, BILL)
    assert table.asked() == (ANNA, "duel")
    table.play(FightDuel(ANNA, at("A1")), dice(6, 1, 6, 1))
    table.play(Decline(ANNA))
    assert table.asked() == (CORA, "duel")
