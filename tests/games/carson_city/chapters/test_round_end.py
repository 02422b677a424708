"""Phase 4: round marker, new cowboys, cash limits, buildings slide, things go home."""

# [DE "4 STEUEREINTREIBUNG UND ENDE DER RUNDE"] [BB "FASE 4: FINAL DE RONDA"]

import pytest

from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.events.placement import Passed
from sagebrush_games.carson_city.events.preparation import BuildingsOffered
from sagebrush_games.carson_city.events.round_end import ExcessPaid, RoundEnded
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind, Sheriff
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, CORA, NO_DICE, SHELF, Table, of


def end_of_round(table: Table, chance: Chance = NO_DICE) -> list[Event]:
    return table.resolving(chance=chance)


@pytest.mark.parametrize(("number", "new"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys_come_at_the_end_of_rounds_one_two_and_three(number: int, new: int) -> None:
    table = Table().round(number)
    assert of(RoundEnded, end_of_round(table)) == [RoundEnded((new, new))]
    assert table.state.cowboys == [3 + new, 3 + new]


def test_nobody_has_more_than_ten_cowboys() -> None:  # [BB "Límite de componentes"]
    table = Table().round(2).reserve(ANNA, 8)
    assert of(RoundEnded, end_of_round(table)) == [RoundEnded((2, 5))]
    assert (table.state.cowboys[ANNA], table.state.supply[ANNA]) == (10, 0)


def test_dollars_above_the_limit_of_the_character_are_given_up() -> None:
    table = Table().character(ANNA, "sheriff").dollars(ANNA, 40)
    end_of_round(table)
    assert table.play(PayExcess(ANNA, 20))[0] == ExcessPaid(ANNA, 20, 2)
    assert (table.state.dollars[ANNA], table.state.points[ANNA]) == (20, 2)


def test_nobody_pays_at_or_below_the_limit() -> None:
    table = Table().character(ANNA, "sheriff").dollars(ANNA, 20)
    assert not of(ExcessPaid, end_of_round(table))
    table = Table().character(ANNA, "sheriff").dollars(ANNA, 21)
    end_of_round(table)
    assert table.offers(PayExcess) == [PayExcess(ANNA, 1), PayExcess(ANNA, 10), PayExcess(ANNA, 20)]


@pytest.mark.parametrize("edition", ["2009", BIG_BOX])
def test_more_than_the_excess_may_be_given_up_in_full_tens_in_both_editions(edition: str) -> None:  # [ruling R16]
    table = Table(edition=edition).character(ANNA, "sheriff").dollars(ANNA, 33)
    end_of_round(table)
    assert table.offers(PayExcess) == [PayExcess(ANNA, 13), PayExcess(ANNA, 20), PayExcess(ANNA, 30)]
    assert table.refused(PayExcess(ANNA, 25)) == "wrong-payment"
    assert table.play(PayExcess(ANNA, 30))[0] == ExcessPaid(ANNA, 30, 3)


def test_excesses_are_paid_in_pass_order() -> None:
    table = Table(3).character(ANNA, "sheriff").character(BILL, "mercenary").dollars(ANNA, 40).dollars(BILL, 30)
    table.resolving(BILL, CORA, ANNA)
    assert table.asked() == (BILL, "excess")
    table.play(PayExcess(BILL, 10))
    assert table.asked() == (ANNA, "excess")


@pytest.mark.parametrize(
    ("character", "limit"),
    [
        ("sheriff", 20),
        ("banker", 120),
        ("grocer", 60),
        ("chinese-worker", 30),
        ("settler", 30),
        ("captain", 30),
        ("mercenary", 20),
    ],
)
def test_each_character_has_its_limit(character: str, limit: int) -> None:  # [ruling R15]
    table = Table().character(ANNA, character).dollars(ANNA, limit + 10).given(RoundEnded((0, 0)))
    table.given(Passed(ANNA), Passed(BILL))
    table.goes_on()
    assert table.offers(PayExcess)[0] == PayExcess(ANNA, 10)


def test_unsold_buildings_slide_to_the_cheaper_boxes_in_order_and_new_ones_follow() -> None:
    table = Table().shelf(None, Kind.BANK, None, Kind.HOTEL, Kind.MINE, None, Kind.SALOON)
    events = end_of_round(table, lambda purpose, n: n - 1)  # the last tiles of the bag are the prisons
    slid = (Kind.BANK, Kind.HOTEL, Kind.MINE, Kind.SALOON, Kind.PRISON, Kind.PRISON, Kind.CHURCH)
    assert of(BuildingsOffered, events) == [BuildingsOffered(slid, slid[4:])]


def test_an_empty_bag_leaves_the_dearest_boxes_empty() -> None:
    table = Table().shelf(None, *SHELF[1:])
    table.state.bag = dict.fromkeys(table.state.bag, 0)
    assert of(BuildingsOffered, end_of_round(table)) == [BuildingsOffered((*SHELF[1:], None), ())]


def test_nothing_is_drawn_when_nothing_was_sold() -> None:
    assert not of(BuildingsOffered, end_of_round(Table()))


def test_the_three_guns_and_the_white_cowboy_go_home() -> None:
    table = Table().sheriff(BILL).on_box(Box.AMMUNITION, ANNA)
    end_of_round(table)
    assert table.state.guns == NOBODY
    assert table.state.sheriff == Sheriff()


def test_held_buildings_roads_and_revolvers_stay() -> None:
    table = Table().holds(ANNA, Kind.BANK).built(ANNA, Kind.PRISON, "A1").roads(ANNA, 2)
    end_of_round(table)
    assert (table.state.held[ANNA], table.state.revolvers[ANNA], table.state.roads[ANNA]) == ((Kind.BANK,), 3, 2)
