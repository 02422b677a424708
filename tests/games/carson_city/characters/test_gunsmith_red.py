"""Gunsmith (10), red: a dynamite token, and dice that may be rolled again."""

# [BB "El Armero"]

from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.roll_again import KeepDice, RollAgain
from sagebrush_games.carson_city.events.row import BoxDuelFought, ParcelDuelFought
from sagebrush_games.carson_city.events.tokens import DuelRolled, DuelRolledAgain, DynamiteLaid, DynamiteReceived
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, at, dice, of

RED = "gunsmith-red"


def gunsmith(variants: tuple[str, ...] = ()) -> Table:
    """Anna is the red Gunsmith."""
    return Hand(RED, variants=variants).character(ANNA, RED)


def test_the_red_gunsmith_gets_one_token() -> None:
    assert DynamiteReceived(ANNA, 1) in Hand(RED).choosing().takes(RED)


def test_all_dice_are_seen_before_the_gunsmith_rolls_again() -> None:  # [ruling R49]
    table = gunsmith().on_box(Box.ROADS, ANNA, BILL)
    assert DuelRolled(Box.ROADS, (ANNA, BILL), ((2,), (5,))) in table.resolving(chance=dice(2, 5))
    assert table.asked() == (ANNA, "roll-again")
    events = table.play(RollAgain(ANNA, (0,)), dice(6))
    assert events[0] == DuelRolledAgain(ANNA, (6,))
    assert of(BoxDuelFought, events)[0].dice == (6, 5)


def test_the_new_die_counts_even_when_it_is_worse_and_is_not_rolled_a_third_time() -> None:
    table = gunsmith().on_box(Box.ROADS, ANNA, BILL)
    table.resolving(chance=dice(4, 5))
    assert of(BoxDuelFought, table.play(RollAgain(ANNA, (0,)), dice(1)))[0].winner == BILL


def test_dice_may_be_kept() -> None:
    table = gunsmith().on_box(Box.ROADS, ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    assert of(BoxDuelFought, table.play(KeepDice(ANNA)))[0].winner == ANNA


def test_with_dynamite_either_die_or_both_are_rolled_again() -> None:
    table = gunsmith().given(DynamiteReceived(ANNA, 1)).on_box(Box.ROADS, ANNA, BILL)
    table.given(DynamiteLaid(ANNA, Box.ROADS)).resolving(chance=dice(1, 6, 6))
    assert [command.dice for command in table.offers(RollAgain)] == [(0,), (1,), (0, 1)]
    assert table.refused(RollAgain(ANNA, ())) == "no-such-dice"
    assert of(BoxDuelFought, table.play(RollAgain(ANNA, (0,)), dice(5)))[0].dice == (11, 6)


def test_duels_called_by_a_referee_wait_for_the_gunsmith_too() -> None:
    table = gunsmith().on_parcels("A1 A3", ANNA, BILL)
    table.resolving()
    table.play(FightDuel(ANNA, at("A3")), dice(1, 6))
    assert table.asked() == (ANNA, "roll-again")
    fought = of(ParcelDuelFought, table.play(KeepDice(ANNA), dice(1, 6)))
    assert [event.parcel for event in fought] == [at("A3")]


def test_against_an_outlaw_the_die_may_be_rolled_again() -> None:
    table = gunsmith(("outlaws",)).outlaws("A1").on_parcels("A1", ANNA)
    table.resolving(chance=dice(1))
    assert table.asked() == (ANNA, "roll-again")
    assert of(OutlawFought, table.play(RollAgain(ANNA, (0,)), dice(6)))[0].winner == ANNA


def test_duels_of_others_go_on_as_ever() -> None:
    table = Hand(RED).on_box(Box.ROADS, ANNA, BILL)
    assert of(BoxDuelFought, table.resolving(chance=dice(2, 5)))
