"""Cowboys against outlaws: the best has to reach the outlaw's strength; points or half the income."""

# [BB "¿Cómo enfrentarse a un Forajido?"]

from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.events.round_end import FinalPointsScored
from sagebrush_games.carson_city.events.row import (
    AttackFailed,
    BuildingsEarned,
    Gambled,
    IncomePaid,
    IncomeStolen,
    ParcelBought,
    ParcelDuelFought,
)
from sagebrush_games.carson_city.expansions.outlaws.actions.fight_next import FightNext
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.take_reward import Steal, TakeReward
from sagebrush_games.carson_city.expansions.outlaws.events import BuildingFreed, OutlawFought, RewardTaken
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, CORA, Table, at, dice, of, parcels


def test_a_cowboy_is_placed_against_an_outlaw_wherever_it_stands() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "C1").outlaws("A1 C1 H8")
    table.placing()
    assert table.offers(PlaceOnOutlaw) == [PlaceOnOutlaw(ANNA, parcel) for parcel in parcels("A1 C1 H8")]
    assert table.play(PlaceOnOutlaw(ANNA, at("H8")))[0] == CowboyOnParcel(ANNA, at("H8"))
    table.play(Pass(BILL))
    assert table.refused(PlaceOnOutlaw(ANNA, at("H8"))) == "already-there"
    assert table.refused(PlaceOnOutlaw(ANNA, at("H1"))) == "no-outlaw-there"


def test_who_reaches_the_strength_of_the_outlaw_beats_it_for_its_points() -> None:
    table = Table(2, "outlaws").outlaws("A1", 10).on_parcels("A1", ANNA)
    events = table.resolving(chance=dice(6))
    assert events[:2] == [OutlawFought(at("A1"), (ANNA,), (6,), (10,), ANNA), RewardTaken(ANNA, at("A1"), 3)]
    assert (table.state.outlaws, table.state.points[ANNA]) == (0, 3)
    assert table.state.cowboys[ANNA] == 3 + 4  # the winner's cowboy went to the supply


def test_who_does_not_reach_it_takes_its_cowboy_back_and_the_outlaw_stays() -> None:
    table = Table(2, "outlaws").outlaws("A1", 10).on_parcels("A1", ANNA)
    assert of(OutlawFought, table.resolving(chance=dice(5))) == [OutlawFought(at("A1"), (ANNA,), (5,), (9,), NOBODY)]
    assert (table.state.outlaws, table.state.cowboys[ANNA]) == (1 << at("A1"), 3 + 1 + 4)


def test_only_the_best_of_several_wins_ties_by_passing() -> None:
    table = Table(3, "outlaws").outlaws("A1", 8).on_parcels("A1", ANNA, BILL, CORA)
    fought = of(OutlawFought, table.resolving(CORA, BILL, ANNA, chance=dice(2, 5, 5)))
    assert fought == [OutlawFought(at("A1"), (CORA, BILL, ANNA), (2, 5, 5), (6, 9, 9), BILL)]
    assert table.state.cowboys == [3 + 1 + 4, 3 + 4, 3 + 1 + 4]


def test_on_an_own_building_there_is_nothing_to_choose() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A1").outlaws("A1", 8).on_parcels("A1", ANNA)
    events = table.resolving(chance=dice(6))
    assert RewardTaken(ANNA, at("A1"), 2) in events
    assert of(BuildingsEarned, events) == [BuildingsEarned(ANNA, 6)]


def freed(table: Table | None = None) -> Table:
    """Anna has beaten the outlaw on Bill's hotel."""
    table = table or Table(2, "outlaws")
    table.built(BILL, Kind.HOTEL, "A1").outlaws("A1", 8).on_parcels("A1", ANNA).resolving(chance=dice(6))
    assert table.asked() == (ANNA, "outlaw-reward")
    return table


def test_on_an_opponents_building_the_winner_may_take_the_points() -> None:
    table = freed()
    events = table.play(TakeReward(ANNA))
    assert events[0] == RewardTaken(ANNA, at("A1"), 2)
    assert of(BuildingsEarned, events) == [BuildingsEarned(BILL, 6)]


def test_or_steal_half_the_income() -> None:
    table = freed()
    events = table.play(Steal(ANNA))
    assert events[0] == BuildingFreed(ANNA, at("A1"))
    assert IncomeStolen(ANNA, at("A1"), 3) in events
    assert BuildingsEarned(BILL, 3) in events
    assert (table.state.points[ANNA], table.state.claims[ANNA]) == (0, 0)


def test_an_opponents_building_that_pays_nothing_is_not_stolen_from() -> None:
    table = Table(2, "outlaws").built(BILL, Kind.MINE, "A1").outlaws("A1", 8).on_parcels("A1", ANNA)
    assert RewardTaken(ANNA, at("A1"), 2) in table.resolving(chance=dice(6))


def test_a_church_protects_from_the_thief_not_from_the_outlaw() -> None:  # [ruling R22]
    table = Table(2, "outlaws").built(BILL, Kind.HOTEL, "A1").built(BILL, Kind.CHURCH, "B2").outlaws("A1", 8)
    assert RewardTaken(ANNA, at("A1"), 2) in table.on_parcels("A1", ANNA).resolving(chance=dice(6))


def test_a_beaten_outlaw_leaves_its_parcel_too_late_to_buy_it() -> None:
    table = Table(2, "outlaws").outlaws("A1", 8).on_parcels("A1", ANNA)
    assert not of(ParcelBought, table.resolving(chance=dice(6)))
    assert not table.state.owned


def test_fights_come_after_gambling_and_before_the_duels_over_buildings() -> None:
    table = Table(2, "outlaws").built(BILL, Kind.HOTEL, "C1").on_parcels("C1", ANNA, BILL)
    table.outlaws("A1", 8).on_parcels("A1", ANNA).on_box(Box.GAMBLING, BILL)
    events = [type(event) for event in table.resolving(chance=dice(1, 1, 6, 1, 6))]
    assert (
        events.index(Gambled) < events.index(OutlawFought) < events.index(ParcelDuelFought) < events.index(IncomePaid)
    )


def test_a_duel_over_a_building_meets_the_cowboy_won_back_from_an_outlaw() -> None:
    table = Table(2, "outlaws").built(BILL, Kind.HOTEL, "C1").on_parcels("C1", ANNA, BILL)
    events = table.outlaws("A1", 13).on_parcels("A1", ANNA).resolving(chance=dice(1, 1, 1))
    assert of(ParcelDuelFought, events)[0].strengths == (1 + 1 + 4, 1 + 1 + 3)


def two_fights() -> Table:
    """Anna and Bill fight the outlaws on A1 and A3; Cora passed first."""
    table = Table(3, "outlaws").outlaws("A1 A3 H8", 8).on_parcels("A1 A3", ANNA, BILL).on_parcels("H8", CORA)
    table.resolving(CORA, BILL, ANNA)
    return table


def test_who_passed_first_among_those_who_fight_orders_the_fights() -> None:
    table = two_fights()
    assert table.asked() == (CORA, "outlaw-fight")
    assert table.offers(FightNext) == [FightNext(CORA, at("A1")), FightNext(CORA, at("A3"))]
    assert table.refused(FightNext(CORA, at("H8"))) == "order-without-effect"
    assert table.refused(FightNext(CORA, at("H1"))) == "no-fight-there"
    fought = of(OutlawFought, table.play(FightNext(CORA, at("A3")), dice(1, 1, 6, 1, 6)))
    assert [fight.parcel for fight in fought] == [at(name) for name in ("A3", "A1", "H8")]


def test_outlaws_do_not_touch_the_final_count() -> None:
    table = Table(2, "outlaws").round(4).built(ANNA, Kind.HOTEL, "A1").outlaws("A1")
    assert of(FinalPointsScored, table.resolving())[ANNA].land == 2


def test_a_church_sends_nobody_home_who_fights_an_outlaw_beside_it() -> None:  # [BB "Iglesias y Prisiones"]
    table = Table(2, "outlaws", edition=BIG_BOX).built(BILL, Kind.CHURCH, "A2").built(BILL, Kind.HOTEL, "A1")
    events = table.outlaws("A1", 8).on_parcels("A1", ANNA).resolving(chance=dice(6))
    assert not of(AttackFailed, events)
    assert RewardTaken(ANNA, at("A1"), 2) in events
    assert BuildingsEarned(BILL, 6) in events
