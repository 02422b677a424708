"""Prospector (9), red: two dynamite tokens, kept until they blast a mine or go with a cowboy."""

# [BB "El Buscador de Oro"] [ruling R47] [ruling R48]

from sagebrush_games.carson_city.actions.blast_mine import BlastMine, KeepDynamite
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.place_with_dynamite import PlaceWithDynamite
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.row import BoxDuelFought, BuildingsEarned, IncomeStolen, ParcelDuelFought
from sagebrush_games.carson_city.events.tokens import (
    DynamiteKept,
    DynamiteLaid,
    DynamiteReceived,
    MineBlasted,
)
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, at, dice, of
from tests.sentences import said

RED = "prospector-red"


def armed(tokens: int = 1, *sides: str, variants: tuple[str, ...] = ()) -> Table:
    """Anna has so much dynamite, and a mine on A2 beside three mountains."""
    table = Hand(RED, *sides, variants=variants).mountains("A1 B1 B2").given(DynamiteReceived(ANNA, tokens))
    return table.built(ANNA, Kind.MINE, "A2")


def test_the_red_prospector_gets_two_tokens() -> None:
    table = Hand(RED).choosing()
    assert DynamiteReceived(ANNA, 2) in table.takes(RED)
    assert table.state.effects.dynamite == 5


def test_no_more_come_than_there_are() -> None:
    table = Hand(RED).given(DynamiteReceived(BILL, 6)).choosing()
    assert DynamiteReceived(ANNA, 1) in table.takes(RED)
    full = Hand(RED).given(DynamiteReceived(BILL, 7)).choosing()
    assert not of(DynamiteReceived, full.takes(RED))


def test_a_token_triples_the_income_of_a_mine() -> None:
    table = armed(2)
    table.resolving()
    assert table.asked() == (ANNA, "dynamite")
    events = table.play(BlastMine(ANNA, at("A2")))
    assert events[0] == MineBlasted(ANNA, at("A2"), 1)
    assert BuildingsEarned(ANNA, 27) in events  # once for each mine: the second token is kept
    assert table.state.effects.holders == (ANNA,)


def test_a_thief_gets_half_of_the_tripled_income_rounded_down() -> None:
    table = armed().on_parcels("A2", BILL)
    table.resolving()
    events = table.play(BlastMine(ANNA, at("A2")))
    assert IncomeStolen(BILL, at("A2"), 13) in events
    assert BuildingsEarned(ANNA, 14) in events


def test_a_token_is_offered_with_what_the_mine_really_pays() -> None:  # [ruling R48]
    table = armed(variants=("outlaws",)).outlaws("A2")
    table.resolving()
    sentence = said(table.decider, table.state, BlastMine(ANNA, at("A2")))
    assert sentence == "Spend dynamite: your mine on A2 pays 13 dollars instead of 4."
    assert BuildingsEarned(ANNA, 13) in table.play(BlastMine(ANNA, at("A2")))


def test_with_the_outlaws_half_of_the_tripled_income_is_left() -> None:
    table = armed(variants=("outlaws",)).outlaws("A2")
    table.resolving()
    assert BuildingsEarned(ANNA, 13) in table.play(BlastMine(ANNA, at("A2")))


def test_dynamite_may_be_kept_for_a_later_round() -> None:
    table = armed()
    table.resolving()
    events = table.play(KeepDynamite(ANNA))
    assert events[0] == DynamiteKept(ANNA)
    assert of(RoundBegan, events)
    assert table.state.effects.holders == (ANNA,)


def test_what_the_grocer_doubles_is_not_blasted() -> None:
    table = armed(1, "grocer").character(ANNA, "grocer")
    table.resolving()
    assert BuildingsEarned(ANNA, 18) in table.play(DoubleIncome(ANNA, Kind.MINE))


def test_only_own_mines_that_pay_are_blasted() -> None:
    table = armed().built(BILL, Kind.MINE, "H1").built(ANNA, Kind.MINE, "H8")
    table.resolving()
    assert table.offers(BlastMine) == [BlastMine(ANNA, at("A2"))]
    assert table.refused(BlastMine(ANNA, at("H8"))) == "no-mine-to-blast"


def test_a_cowboy_with_dynamite_rolls_two_dice() -> None:
    table = armed().on_box(Box.ROADS, BILL)
    table.placing()
    assert DynamiteLaid(ANNA, Box.ROADS) in table.play(PlaceWithDynamite(ANNA, Box.ROADS))
    events = table.resolving(chance=dice(3, 4, 6))
    assert of(BoxDuelFought, events)[0].dice == (7, 6)


def test_without_a_duel_the_dynamite_is_lost() -> None:
    table = armed()
    table.placing()
    table.play(PlaceWithDynamite(ANNA, Box.ROADS))
    table.resolving()
    assert table.state.effects.holders == ()
    assert table.state.effects.dynamite == 7


def test_it_goes_with_buyers_attackers_and_defenders() -> None:
    table = armed().built(BILL, Kind.HOTEL, "H1")
    table.placing()
    for place in (at("C8"), at("H1"), at("A2"), Box.AMMUNITION):
        assert table.refused(PlaceWithDynamite(ANNA, place)) is None


def test_where_nobody_fights_it_is_not_laid() -> None:
    table = armed()
    table.placing()
    assert table.refused(PlaceWithDynamite(ANNA, Box.SALARY)) == "no-duel-possible"
    others = armed()
    others.placing(BILL, ANNA)
    assert others.refused(PlaceWithDynamite(BILL, Box.ROADS)) == "no-dynamite"


def test_on_an_own_mine_one_token_does_both() -> None:
    table = armed()
    table.placing()
    table.play(PlaceWithDynamite(ANNA, at("A2")))
    events = table.on_parcels("A2", BILL).resolving(chance=dice(1, 2, 6))
    assert of(ParcelDuelFought, events)[0].dice == (3, 6)
    assert MineBlasted(ANNA, at("A2"), 0) in events
    assert (IncomeStolen(BILL, at("A2"), 13) in events, BuildingsEarned(ANNA, 14) in events) == (True, True)
