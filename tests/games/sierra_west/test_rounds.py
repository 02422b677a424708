"""Planning, passing, the deck, the end of the game, and the points.

[ES "Preparar"] [ES "Como se Juega"] [ES "1. Paso de planificación"] [ES "Paso"] [ES "Fin del juego"]
[ES "Variante: planificación avanzada"].
"""

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.events.cards import CardsArranged, CardsDrawn, DeckShuffled
from sagebrush_games.sierra_west.events.flow import EndTriggered, GameEnded, RoundBegan, TurnEnded
from sagebrush_games.sierra_west.expansions.advanced_planning.actions.keep_card import KeepCard
from sagebrush_games.sierra_west.expansions.advanced_planning.events import CardKept
from sagebrush_games.sierra_west.rules.scoring import outcome, parts
from sagebrush_games.sierra_west.state.model import ASK, NONE
from tests.games.sierra_west.scene import ANNA, BILL, CORA, CURTAIN, Scene


def test_a_hand_is_laid_in_any_of_six_orders() -> None:
    scene = Scene()
    scene.player().hand, scene.player().played = [0, 4, 6], []
    scene.agenda(Task("plan", ANNA))
    assert len(scene.legal(ArrangeCards)) == 6
    assert scene.refused(ArrangeCards(ANNA, 0, 4, 4)) == "not-your-hand"
    assert scene.do(ArrangeCards(ANNA, 4, 6, 0)) == [CardsArranged(ANNA, (4, 6, 0))]
    assert (scene.player().hand, scene.player().played) == ([], [4, 6, 0])


def test_set_up_deals_three_cards_and_puts_the_mode_card_under_the_eight() -> None:  # [SHEET "15"]
    scene = Scene(seats=4)
    for seat in range(1, 4):
        player = scene.player(seat)
        assert (len(player.hand), len(player.pool), player.bottom) == (3, 5, 8)
    turned = [place for place, card in enumerate(scene.state.mountain) if card >= 0]
    assert turned == [18, 19]
    assert scene.state.mountain.count(-3) == 5
    assert len(scene.state.row) == 1
    assert scene.state.market.count(NONE) == 0


def test_who_starts_each_round_is_chosen_by_lot() -> None:  # [ES "Preparar"]
    scene = Scene(seats=3)
    assert {scene.decider.set_up(seeded(game))[0].first for game in range(50)} == {ANNA, BILL, CORA}


def test_the_mode_card_comes_with_the_third_hand() -> None:  # [ruling R22]
    scene = Scene()
    player = scene.player()
    player.pool, player.discard, player.played = [3, 4], [0, 1, 2], [5, 6, 7]
    drawn = scene.pass_turn(scripted(0))[1]
    assert drawn == CardsDrawn(ANNA, (3, 4, 8), (False, False, True))
    assert player.bottom == NONE


def test_the_mode_card_comes_later_when_claimed_cards_lie_above_it() -> None:  # [ruling R22]
    scene = Scene()
    player = scene.player()
    card = scene.numbers["AH01"]
    player.pool, player.top, player.top_open = [3, 4], [card], [True]
    player.discard, player.played = [0, 1, 2], [5, 6, 7]
    assert scene.pass_turn(scripted(0))[1] == CardsDrawn(ANNA, (card, 3, 4), (True, False, False))
    assert player.bottom == 8


def test_a_pass_clears_the_board_before_the_new_hand_is_drawn() -> None:
    scene = Scene("H1", "H2", "H3")
    scene.player().figures = [20, 3]
    events = scene.pass_turn(seeded(2))
    assert events[0] == TurnEnded(ANNA, (0, 1, 2))
    assert scene.player().figures == [-1, -1]
    assert len(scene.player().hand) == 3


def test_a_deck_that_runs_out_is_made_of_the_discard_pile() -> None:  # [ruling R21]
    scene = Scene("H1", "H2", "H3")
    player = scene.player()
    player.pool, player.bottom, player.discard = [6], NONE, [3, 4, 5]
    events = scene.pass_turn(scripted(0, 0))
    assert events[1:] == [
        CardsDrawn(ANNA, (6,), (True,)),
        DeckShuffled(ANNA),
        CardsDrawn(ANNA, (0, 1), (False, False)),
    ]
    assert (player.hand, player.open, player.pool) == ([0, 1, 6], [6], [2, 3, 4, 5])


def planning_with_four() -> Scene:
    """Anna is about to plan with four cards, of which everybody knows two."""
    scene = Scene(variants=("advanced-planning",))
    scene.player().hand, scene.player().open, scene.player().played = [0, 1, 2, 3], [1, 2], []
    scene.player().discard = []
    scene.agenda(*scene.rules.turn(scene.rules, scene.state, ANNA))
    return scene


def test_advanced_planning_lays_three_cards_first_and_then_sets_the_fourth_aside() -> None:  # [ruling R24]
    scene = planning_with_four()
    assert scene.prompt == (ANNA, "plan")
    assert len(scene.legal(ArrangeCards)) == 24
    assert scene.refused(ArrangeCards(ANNA, 0, 0, 1)) == "not-your-hand"
    assert scene.refused(ArrangeCards(ANNA, 0, 1, 7)) == "not-your-hand"
    scene.do(ArrangeCards(ANNA, 3, 0, 1))
    assert (scene.player().played, scene.player().hand, scene.player().open) == ([3, 0, 1], [2], [2])
    assert scene.prompt == (ANNA, "keep")
    assert scene.legal(KeepCard) == [KeepCard(ANNA, 2, True), KeepCard(ANNA, 2, False)]
    assert scene.refused(KeepCard(ANNA, 3, True)) == "not-your-hand"
    assert scene.do(KeepCard(ANNA, 2, to_deck=True)) == [CardKept(ANNA, 2, True, True)]
    assert (scene.player().hand, scene.player().top, scene.player().top_open) == ([], [2], [True])


def test_the_fourth_card_may_go_to_the_discard_pile() -> None:  # [ruling R24]
    scene = planning_with_four()
    scene.do(ArrangeCards(ANNA, 0, 2, 3), KeepCard(ANNA, 1, to_deck=False))
    assert scene.player().discard == [1]


def test_a_card_set_aside_face_down_is_drawn_again_without_others_knowing_it() -> None:  # [ruling R24]
    scene = planning_with_four()
    scene.player().pool = [4, 5, 6, 7]
    scene.do(ArrangeCards(ANNA, 1, 2, 3), KeepCard(ANNA, 0, to_deck=True))
    drawn = next(event for event in scene.pass_turn() if isinstance(event, CardsDrawn))
    assert (drawn.cards[0], drawn.open) == (0, (False,) * 4)


def test_trappers_are_asked_once_the_fourth_card_is_set_aside() -> None:  # [ruling R24]
    scene = planning_with_four()
    scene.player(BILL).trapping = ASK
    scene.do(ArrangeCards(ANNA, 0, 2, 3))
    assert scene.prompt == (ANNA, "keep")
    scene.do(KeepCard(ANNA, 1, to_deck=True))
    assert scene.prompt == (BILL, "trapper")


def test_advanced_planning_asks_in_every_turn_and_draws_four() -> None:
    scene = planning_with_four()
    assert len(scene.player(BILL).hand) == 4
    assert [task.name for task in scene.rules.turn(scene.rules, scene.state, BILL)][:2] == ["plan", "keep"]


def test_a_game_of_the_first_release_that_waits_for_the_fourth_card_goes_on() -> None:
    scene = planning_with_four()
    scene.agenda(Task("keep", ANNA), Task("plan", ANNA), Task("trapping", ANNA), Task("pioneer", ANNA))
    assert len(scene.legal(KeepCard)) == 8
    scene.do(KeepCard(ANNA, 0, to_deck=True))
    assert len(scene.legal(ArrangeCards)) == 6
    scene.do(ArrangeCards(ANNA, 3, 2, 1))
    assert scene.prompt == (ANNA, "pioneer")
    assert scene.player().hand == []


def between_rounds(seats: int = 3) -> Scene:
    """A round is over."""
    scene = Scene(seats=seats)
    scene.state.round, scene.state.first = 6, BILL
    scene.state.agenda = [CURTAIN, Task("round")]
    return scene


def next_round(scene: Scene) -> list[Event]:
    """What the end of the round causes."""
    return [*scene.decider.book.advance(scene.rules, scene.state, seeded(1))]


@pytest.mark.parametrize("played", [5, 6, 7])
def test_each_round_begins_with_the_same_seat(played: int) -> None:  # [ruling R25]
    scene = between_rounds()
    scene.state.round = played
    events = next_round(scene)
    assert events[0] == RoundBegan(played + 1)
    scene.decider.apply(scene.state, events)
    assert [task.seat for task in reversed(scene.state.agenda) if task.name == "turn"] == [BILL, CORA, ANNA]


def test_the_round_of_the_sixth_card_is_finished_and_everybody_has_one_more_turn() -> None:  # [ruling R23]
    scene = between_rounds()
    scene.state.ending, scene.state.last_round = "row-full", 7
    assert next_round(scene)[0] == RoundBegan(7)
    scene.state.round = 7
    assert next_round(scene) == [GameEnded("row-full")]


def test_twelve_rounds_without_a_special_card_end_a_game() -> None:  # [ruling R33]
    scene = between_rounds()
    scene.state.special_round, scene.state.round = 0, 11
    assert next_round(scene)[0] == RoundBegan(12)
    scene.state.round = 12
    assert next_round(scene)[0] == EndTriggered("idle-rounds", 13)
    assert scene.decider.view(scene.state, None).idle_rounds == 12


def test_a_mountain_without_ordinary_cards_ends_a_game() -> None:  # specs 10.4 no. 9
    scene = Scene()
    scene.state.mountain = [-1] * 20
    scene.agenda(Task("uncover"))
    assert EndTriggered("mountain-claimed", scene.state.round + 1) in next_round(scene)


def test_the_points_of_a_player() -> None:  # specs 3.6
    scene = Scene()
    player = scene.player()
    player.claimed, player.animals, player.tokens = 5, ["fox", "bear"], 2
    player.resources, player.tracks, player.wagon = [9, 9, 9, 4], [4, 0, 2, 1, 0], 5
    scene.build("sawmill", inside=False)
    assert parts(scene.rules, scene.state, ANNA) == {
        "cards": 16,
        "animals": -9,
        "cabins": -9,
        "gold": 4,
        "tokens": 2,
        "homestead": 21,
    }


@pytest.mark.parametrize(("claimed", "points"), [(0, 0), (1, 2), (8, 30), (9, 35), (12, 50)])
def test_claimed_cards_score_by_the_table(claimed: int, points: int) -> None:
    scene = Scene()
    scene.player().claimed = claimed
    assert parts(scene.rules, scene.state, ANNA)["cards"] == points


def scored(scene: Scene) -> list[tuple[int, int, str]]:
    """Seat, place and tie-break of each line of the ranking."""
    scene.state.over = True
    result = outcome(scene.rules, scene.state)
    assert result is not None
    return [(line.seat, line.place, line.tie_break) for line in result.ranking]


def test_most_points_win() -> None:
    scene = Scene(seats=3)
    for seat, gold in enumerate((3, 9, 5)):
        scene.has(seat, gold=gold)
    assert scored(scene) == [(BILL, 1, ""), (CORA, 2, ""), (ANNA, 3, "")]


def test_ties_go_to_claimed_cards_then_to_the_wagon_and_are_shared_then() -> None:  # [ruling R39]
    scene = Scene(seats=2)
    scene.has(ANNA, gold=2)
    scene.has(BILL)
    scene.player(BILL).claimed = 1
    assert scored(scene) == [(BILL, 1, "claimed cards"), (ANNA, 2, "claimed cards")]
    wagons = Scene(seats=2)
    wagons.player(BILL).wagon = 1
    assert scored(wagons) == [(BILL, 1, "wagon"), (ANNA, 2, "wagon")]
    assert scored(Scene(seats=2)) == [(ANNA, 1, "shared"), (BILL, 1, "shared")]


def test_of_three_with_equal_points_each_is_set_apart_by_what_differs() -> None:
    scene = Scene(seats=3)
    scene.has(ANNA, gold=2)
    scene.has(BILL)
    scene.has(CORA)
    scene.player(BILL).claimed = scene.player(CORA).claimed = 1
    scene.player(CORA).wagon = 1
    assert scored(scene) == [(CORA, 1, "wagon"), (BILL, 2, "wagon"), (ANNA, 3, "claimed cards")]


def test_no_outcome_before_the_end() -> None:
    scene = Scene()
    assert outcome(scene.rules, scene.state) is None
    assert scene.refused(PassTurn(BILL)) == "not-your-turn"
