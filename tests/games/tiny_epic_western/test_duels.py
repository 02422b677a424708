"""Duels: who loses, what the loser can do, what the winner takes."""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.tiny_epic_western.actions.add_card import AddCard
from sagebrush_games.tiny_epic_western.actions.place_posse import PlacePosse
from sagebrush_games.tiny_epic_western.actions.roll_again import RollAgain
from sagebrush_games.tiny_epic_western.actions.stop_duel import StopDuel
from sagebrush_games.tiny_epic_western.events.duel import CardAdded, DieRolledAgain, DuelBegan, DuelDecided
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluencePaid
from sagebrush_games.tiny_epic_western.rules.poker import value_of
from sagebrush_games.tiny_epic_western.state.model import (
    FORCE,
    LEFT,
    LEFTOVER,
    MONEY,
    NO_SIDE,
    NUMBER,
    RIGHT,
    SALOON,
    SHERIFF,
    SHERIFF_PORCH,
)
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_SPOT,
    BILL,
    CORA,
    COURT_PORCH,
    SALOON_PORCH,
    Scene,
    boss,
    of,
)


def attack(seats: int = 2, **options: str) -> Scene:
    """Anna may place where Bill stands, on the leftover spot."""
    scene = Scene(seats, **options)
    scene.stand(BILL, LEFTOVER)
    scene.ask(Task("place", ANNA))
    return scene


ENTER = PlacePosse(ANNA, LEFTOVER, NO_SIDE)


# [ES "DUELOS"]
def test_entering_a_held_spot_rolls_two_dice() -> None:
    assert DuelBegan(LEFTOVER, 0, 3, 5, 2) in attack().play(ENTER, 4, 1)


# [ES "DUELOS"] [ruling R31]
def test_the_weaker_is_asked_first() -> None:
    scene = attack()
    scene.play(ENTER, 4, 1)
    assert scene.asked() == [(BILL, "duel")]


# [ES "DUELOS"]
def test_on_a_tie_the_attacker_loses() -> None:
    scene = attack()
    scene.play(ENTER, 3, 3)
    assert scene.asked() == [(ANNA, "duel")]
    assert of(DuelDecided, scene.play(StopDuel(ANNA))) == [DuelDecided(BILL, ANNA, 0, "4 all; the defender wins ties")]


def test_the_lawman_wins_ties_as_attacker() -> None:
    scene = attack()
    scene.state.players[ANNA].boss = boss("lawman")
    scene.play(ENTER, 3, 3)
    assert scene.asked() == [(BILL, "duel")]
    assert of(DuelDecided, scene.play(StopDuel(BILL))) == [DuelDecided(ANNA, BILL, 3, "4 all; the Lawman wins ties")]


def test_the_lawman_wins_ties_as_defender_too() -> None:
    scene = attack()
    scene.state.players[BILL].boss = boss("lawman")
    scene.play(ENTER, 3, 3)
    assert scene.asked() == [(ANNA, "duel")]


# [ES "CUANDO EL HUMO SE DISIPA..."] [ES "SE BUSCA"]
def test_the_loser_lies_and_the_winner_is_wanted() -> None:
    scene = attack()
    scene.play(ENTER, 4, 1)
    assert of(DuelDecided, scene.play(StopDuel(BILL))) == [DuelDecided(ANNA, BILL, 3, "5 against 2")]
    assert scene.state.token_down == [False, False, False, True, False, False]
    assert scene.state.wanted == ANNA
    assert scene.state.players[ANNA].duels_won == 1


def test_the_wanted_card_goes_to_the_latest_winner() -> None:
    scene = attack()
    scene.state.wanted = BILL
    scene.play(ENTER, 4, 1)
    scene.play(StopDuel(BILL))
    assert scene.state.wanted == ANNA


def test_the_attacker_pays_force_to_roll_again() -> None:
    scene = attack()
    scene.play(ENTER, 0, 5)
    events = scene.play(RollAgain(ANNA, free=False), 2)
    assert events[:2] == [InfluencePaid(ANNA, 0, 1, 0), DieRolledAgain(0, 3, free=False)]


def test_the_defender_pays_law_to_roll_again() -> None:
    scene = attack()
    scene.play(ENTER, 5, 0)
    assert scene.play(RollAgain(BILL, free=False), 2)[0] == InfluencePaid(BILL, 1, 0, 0)


def test_a_new_roll_replaces_the_old_one_even_when_it_is_worse() -> None:
    scene = attack()
    scene.play(ENTER, 2, 5)
    scene.play(RollAgain(ANNA, free=False), 0)
    assert scene.state.duel is not None
    assert scene.state.duel.dice == [1, 6]


def test_the_other_is_asked_when_the_loser_has_overtaken_him() -> None:
    scene = attack()
    scene.play(ENTER, 0, 3)
    scene.play(RollAgain(ANNA, free=False), 5)
    assert scene.asked() == [(BILL, "duel")]
    scene.play(RollAgain(BILL, free=False), 5)
    assert scene.asked() == [(ANNA, "duel")]


def test_the_loser_may_reveal_his_card_and_add_its_value() -> None:
    scene = attack()
    scene.play(ENTER, 5, 2)
    card = scene.state.players[BILL].card
    assert scene.play(AddCard(BILL)) == [CardAdded(1, BILL, card, value_of(card))]
    assert scene.state.players[BILL].shown
    assert scene.asked() == [(BILL, "duel")]


# [ruling R32]
def test_a_roll_after_the_card_keeps_the_card() -> None:
    scene = attack()
    scene.play(ENTER, 5, 0)
    scene.play(AddCard(BILL))
    scene.play(RollAgain(BILL, free=False), 3)
    assert scene.state.duel is not None
    assert (scene.state.duel.dice[1], scene.state.duel.added[1]) == (4, 2)


def test_a_card_revealed_earlier_this_round_cannot_be_added_again() -> None:
    scene = attack()
    scene.state.players[BILL].shown = True
    scene.play(ENTER, 5, 0)
    assert scene.refused(AddCard(BILL)) == "already-revealed"


def test_the_duel_ends_by_itself_when_the_loser_can_do_nothing() -> None:
    scene = attack()
    scene.state.players[BILL].shown = True
    scene.state.players[BILL].influence = [0, 6, 6]
    assert of(DuelDecided, scene.play(ENTER, 5, 0)) == [DuelDecided(ANNA, BILL, 3, "6 against 1")]


# [ES "CAMBIAR LA CATEGORÍA DEL PALO"]
def test_changes_at_the_sheriff_do_not_count_in_a_duel() -> None:
    scene = attack()
    scene.stand(BILL, NUMBER, RIGHT)
    scene.play(ENTER, 5, 0)
    [added] = of(CardAdded, scene.play(AddCard(BILL)))
    assert added.value == 2


def test_the_powder_house_gives_one_free_roll_in_each_duel() -> None:
    scene = attack()
    scene.state.players[ANNA].powder = True
    scene.play(ENTER, 0, 5)
    assert scene.play(RollAgain(ANNA, free=True), 1) == [DieRolledAgain(0, 2, free=True)]
    assert scene.refused(RollAgain(ANNA, free=True)) == "no-free-roll"
    scene.play(StopDuel(ANNA))
    scene.stand(BILL, NUMBER, LEFT)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, NUMBER, LEFT), 0, 5)
    assert scene.refused(RollAgain(ANNA, free=True)) is None


def test_each_duelist_has_a_free_roll_of_his_own() -> None:
    scene = attack()
    scene.state.players[ANNA].powder = scene.state.players[BILL].powder = True
    scene.play(ENTER, 0, 3)
    scene.play(RollAgain(ANNA, free=True), 5)
    assert scene.refused(RollAgain(BILL, free=True)) is None


def test_without_powder_house_no_roll_is_free() -> None:
    scene = attack()
    scene.play(ENTER, 0, 5)
    assert scene.refused(RollAgain(ANNA, free=True)) == "no-free-roll"


# [ES "FASE DOS – COLOCAR PISTOLEROS"]
def test_both_sides_of_a_spot_are_one_spot() -> None:
    scene = Scene()
    scene.stand(BILL, BANK_SPOT, RIGHT)
    scene.ask(Task("place", ANNA))
    assert of(DuelBegan, scene.play(PlacePosse(ANNA, BANK_SPOT, LEFT), 0, 0))


# [ruling R1]
def test_immediate_influence_can_pay_for_the_duel() -> None:
    scene = Scene()
    scene.state.players[ANNA].influence = [0, 0, 0]
    scene.stand(BILL, COURT_PORCH)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE), 0, 5)
    assert scene.refused(RollAgain(ANNA, free=False)) is None


# [ruling R1]
def test_a_table_may_fight_before_the_immediate_benefit() -> None:
    scene = Scene(immediate="after-duel")
    scene.state.players[ANNA].influence = [0, 0, 0]
    scene.stand(BILL, COURT_PORCH)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE), 0, 5)
    assert scene.refused(RollAgain(ANNA, free=False)) == "cannot-roll"
    assert scene.play(StopDuel(ANNA))[1] == InfluenceGained(ANNA, FORCE, 1)


def test_a_wounded_attacker_has_still_had_the_immediate_benefit() -> None:
    scene = Scene()
    scene.stand(BILL, COURT_PORCH)
    scene.ask(Task("place", ANNA))
    events = [*scene.play(PlacePosse(ANNA, COURT_PORCH, NO_SIDE), 0, 5), *scene.play(StopDuel(ANNA))]
    assert InfluenceGained(ANNA, FORCE, 1) in events
    assert scene.state.token_down[0]


# [ES "CUANDO EL HUMO SE DISIPA..."]
def test_a_wounded_attacker_uses_a_building_that_works_at_once_even_after_the_duel() -> None:
    scene = Scene(immediate="after-duel")
    scene.on_porch(SHERIFF, "powder_house")
    scene.stand(BILL, SHERIFF_PORCH)
    scene.ask(Task("place", ANNA))
    scene.play(PlacePosse(ANNA, SHERIFF_PORCH, NO_SIDE), 0, 5)
    scene.play(StopDuel(ANNA))
    assert scene.state.token_down[0] and scene.state.players[ANNA].powder


# [ruling R3]
@pytest.mark.parametrize(("choice", "roll", "paid"), [("if-standing", 0, 0), ("if-standing", 5, 1), ("always", 0, 1)])
def test_the_owner_of_a_later_building_is_paid_when_the_attacker_stands(choice: str, roll: int, paid: int) -> None:
    scene = Scene(3, **{"late-building": choice})
    scene.on_porch(SALOON, "cattle_farm")
    scene.stand(CORA, SALOON_PORCH)
    for player in scene.state.players:
        player.shown, player.influence = True, [0, 0, 0]
    scene.ask(Task("place", ANNA))
    events = scene.play(PlacePosse(ANNA, SALOON_PORCH, NO_SIDE), roll, 3)
    assert of(InfluenceGained, events) == [InfluenceGained(BILL, MONEY, 1)] * paid


def test_the_defender_keeps_nothing_of_a_later_building_when_wounded() -> None:
    scene = Scene()
    scene.on_porch(SHERIFF, "cattle_farm")
    scene.lie(ANNA, SHERIFF_PORCH)
    scene.run(Task("building-gains"))
    assert scene.asked() == [(ANNA, "curtain")]


def test_whoever_avoids_duels_is_left_alone_and_enters_no_held_spot() -> None:
    scene = attack()
    scene.state.players[BILL].avoids = True
    assert scene.refused(ENTER) == "holder-avoids-duels"
    scene.state.players[BILL].avoids, scene.state.players[ANNA].avoids = False, True
    assert scene.refused(ENTER) == "no-duels"
    assert scene.refused(PlacePosse(ANNA, NUMBER, LEFT)) is None
    assert ENTER not in scene.offers(ANNA)


# [ruling R14]
def test_whoever_avoids_duels_does_not_keep_a_spot_where_he_lies_wounded() -> None:
    scene = Scene(3)
    scene.lie(BILL, LEFTOVER)
    scene.state.players[BILL].avoids = True
    scene.stand(CORA, LEFTOVER)
    scene.ask(Task("place", ANNA))
    assert scene.refused(ENTER) is None
