"""What is hidden: hands, the order of decks, the card kept back; and that guesses fit what was seen."""

from collections import Counter

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import scripted, seeded
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.events.cards import CardsArranged, CardsDrawn
from sagebrush_games.sierra_west.expansions.advanced_planning.actions.keep_card import KeepCard
from sagebrush_games.sierra_west.expansions.advanced_planning.events import CardKept
from sagebrush_games.sierra_west.read.view import View, redact
from sagebrush_games.sierra_west.state.model import NONE
from tests.games.sierra_west.scene import ANNA, BILL, Scene


def seen(scene: Scene, viewer: int | None) -> View:
    view: View = scene.decider.view(scene.state, viewer)
    return view


def test_a_hand_is_hidden_from_others_and_its_number_is_not() -> None:
    scene = Scene()
    hand = scene.player(BILL).hand
    assert seen(scene, BILL).players[BILL].hand == hand
    assert seen(scene, ANNA).players[BILL].hand == [NONE] * 3
    assert seen(scene, None).players[BILL].hand == [NONE] * 3


def test_what_nobody_else_has_seen_of_a_deck_is_one_list_for_others() -> None:
    scene = Scene()
    assert seen(scene, ANNA).players[BILL].unseen == [0, 1, 2, 3, 4, 5, 6, 7]
    assert seen(scene, BILL).players[BILL].unseen == scene.player(BILL).pool
    assert seen(scene, ANNA).players[BILL].bottom == 8


def test_a_claimed_card_stays_known_in_the_hand() -> None:
    scene = Scene()
    card = scene.numbers["AH01"]
    scene.player().top, scene.player().top_open = [card], [True]
    scene.pass_turn(seeded(1))
    assert card in seen(scene, BILL).players[ANNA].hand
    assert seen(scene, BILL).players[ANNA].hand.count(NONE) == 2


def test_the_card_kept_back_is_known_to_its_owner_alone() -> None:
    scene = Scene(variants=("advanced-planning",))
    scene.player().hand, scene.player().played = [0, 1, 2, 3], []
    scene.agenda(Task("keep", ANNA), Task("plan", ANNA))
    [event] = scene.do(KeepCard(ANNA, 2, to_deck=True))
    assert scene.decider.redact(event, BILL) == CardKept(ANNA, NONE, True, False)
    assert scene.decider.redact(event, ANNA) == event
    assert seen(scene, BILL).players[ANNA].top == [NONE]
    assert seen(scene, ANNA).players[ANNA].top == [2]
    assert 2 in seen(scene, BILL).players[ANNA].unseen


def test_a_card_everybody_knows_stays_known_when_it_is_kept_back() -> None:
    scene = Scene(variants=("advanced-planning",))
    scene.player().hand, scene.player().open, scene.player().played = [0, 1, 2, 3], [2], []
    scene.agenda(Task("keep", ANNA), Task("plan", ANNA))
    [event] = scene.do(KeepCard(ANNA, 2, to_deck=True))
    assert scene.decider.redact(event, BILL) == event
    assert seen(scene, BILL).players[ANNA].top == [2]


def test_a_card_on_the_discard_pile_is_seen_by_all() -> None:
    scene = Scene(variants=("advanced-planning",))
    scene.player().hand, scene.player().played = [0, 1, 2, 3], []
    scene.agenda(Task("keep", ANNA), Task("plan", ANNA))
    [event] = scene.do(KeepCard(ANNA, 2, to_deck=False))
    assert scene.decider.redact(event, BILL) == event


def test_others_read_of_a_draw_only_what_they_know() -> None:
    event = CardsDrawn(ANNA, (3, 4, 8), (False, False, True))
    assert redact(event, BILL) == CardsDrawn(ANNA, (NONE, NONE, 8), (False, False, True))
    assert redact(event, None) == CardsDrawn(ANNA, (NONE, NONE, 8), (False, False, True))
    assert redact(event, ANNA) == event
    assert redact(CardsArranged(ANNA, (1, 2, 3)), BILL) == CardsArranged(ANNA, (1, 2, 3))


def test_cards_left_when_a_deck_ran_out_are_known_to_all() -> None:
    scene = Scene("H1", "H2", "H3")
    player = scene.player()
    player.pool, player.bottom, player.discard = [6], NONE, [3, 4, 5, 7]
    scene.pass_turn(scripted(0, 0))
    view = seen(scene, BILL).players[ANNA]
    assert view.hand == [6, NONE, NONE]
    assert view.unseen == [0, 1, 2, 3, 4, 5, 7]


def test_guesses_look_the_same_and_spread_evenly() -> None:
    scene = Scene()
    view = seen(scene, ANNA)
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(2000):
        guess = scene.decider.determinize(view, seeded(seed))
        assert scene.decider.view(guess, ANNA) == view
        hands[tuple(guess.players[BILL].hand)] += 1
    assert len(hands) == 56  # 3 of 8
    assert max(hands.values()) < 3 * min(hands.values())


def test_the_face_down_cards_of_the_mountain_lie_nowhere_so_no_seat_can_see_them() -> None:
    scene = Scene()
    face_up = [card for card in scene.state.mountain if card >= 0]
    assert sorted([*scene.state.basics, *face_up]) == list(scene.rules.basics)
    assert seen(scene, None).mountain.count(-3) == 5


def test_the_hand_is_shown_by_planning_and_no_sooner() -> None:
    scene = Scene()
    before = seen(scene, ANNA).players[BILL].played
    scene.player().trapping = 2
    scene.agenda(Task("pioneer", ANNA))
    scene.do(PassTurn(ANNA), chance=seeded(1))
    assert before == seen(scene, ANNA).players[BILL].played == []
