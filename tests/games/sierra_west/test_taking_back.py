"""What a seat may take back: whatever told nobody anything; and that what told somebody something is said to."""

import random
from dataclasses import replace
from typing import Any

import pytest

from sagebrush_cli.titles import fuzz
from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import Nonconforming, check_game
from sagebrush_games.kernel.flags import Flags, flags_of
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.actions.arrange_cards import ArrangeCards
from sagebrush_games.sierra_west.events.cards import CardsArranged
from sagebrush_games.sierra_west.expansions.advanced_planning.actions.keep_card import KeepCard
from sagebrush_games.sierra_west.expansions.advanced_planning.events import CardKept
from sagebrush_games.sierra_west.read.view import reveals
from sagebrush_games.sierra_west.state.model import NONE
from tests.games.sierra_west.scene import ANNA, BILL, Scene

ADVANCED = ("advanced-planning",)
NOTHING, REVEALS = Flags(draws=False, reveals=False), Flags(draws=False, reveals=True)


def planning(known: list[int], seats: int = 2, pool: tuple[int, ...] = (6, 7)) -> Scene:
    """Anna is about to lay three of four cards; everybody knows ``known``, and ``pool`` is left of her deck."""
    scene = Scene(seats=seats, variants=ADVANCED)
    player = scene.player()
    player.hand, player.open, player.played = [0, 1, 2, 3], known, []
    player.pool, player.top, player.top_open, player.bottom = list(pool), [], [], NONE
    player.discard = [card for card in (4, 5, 6, 7, 8) if card not in pool]
    scene.agenda(*scene.rules.turn(scene.rules, scene.state, ANNA))
    return scene


def setting_aside(known: list[int], seats: int = 2, pool: tuple[int, ...] = (6, 7)) -> Scene:
    """Three cards lie on the board, and card 3 is left."""
    scene = planning(known, seats, pool)
    scene.do(ArrangeCards(ANNA, 0, 1, 2))
    return scene


def flags(scene: Scene, command: Command) -> Flags:
    return flags_of(scene.decider, scene.state, command)._replace(hands_on=None)


def test_the_card_that_i_set_aside_face_down_can_be_taken_back() -> None:
    assert flags(setting_aside(known=[]), KeepCard(ANNA, 3, to_deck=True)) == NOTHING


def test_the_card_that_i_set_aside_face_up_can_be_taken_back_only_if_everybody_knew_it() -> None:
    assert flags(setting_aside(known=[]), KeepCard(ANNA, 3, to_deck=False)) == REVEALS
    assert flags(setting_aside(known=[3]), KeepCard(ANNA, 3, to_deck=False)) == NOTHING


def test_the_hand_that_i_laid_can_be_taken_back_only_if_everybody_knew_it() -> None:
    assert flags(planning(known=[0, 1, 3]), ArrangeCards(ANNA, 0, 1, 2)) == REVEALS
    assert flags(planning(known=[0, 1, 2]), ArrangeCards(ANNA, 0, 1, 2)) == NOTHING
    assert flags(planning(known=[0, 1, 2]), ArrangeCards(ANNA, 0, 1, 3)) == REVEALS


def test_everybody_knows_a_hand_when_no_other_card_is_left_to_be_there() -> None:
    last = planning(known=[], pool=())
    assert flags(last, ArrangeCards(ANNA, 0, 1, 2)) == NOTHING
    last.do(ArrangeCards(ANNA, 0, 1, 2))
    assert flags(last, KeepCard(ANNA, 3, to_deck=False)) == NOTHING
    kept = planning(known=[], pool=())
    kept.player().top, kept.player().top_open = [7], [False]
    assert flags(kept, ArrangeCards(ANNA, 0, 1, 2)) == REVEALS


def test_a_card_that_everybody_can_tell_stays_known_on_the_deck() -> None:
    scene = setting_aside(known=[], pool=())
    assert scene.do(KeepCard(ANNA, 3, to_deck=True)) == [CardKept(ANNA, 3, True, open=True)]
    assert scene.decider.view(scene.state, BILL).players[ANNA].top == [3]


def test_whoever_sits_alone_takes_back_the_cards_that_he_laid() -> None:
    assert flags(planning(known=[], seats=1), ArrangeCards(ANNA, 0, 1, 2)) == NOTHING
    assert flags(setting_aside(known=[], seats=1), KeepCard(ANNA, 3, to_deck=False)) == NOTHING


def test_laying_a_hand_of_the_first_release_is_taken_to_have_shown_it() -> None:
    assert reveals(Scene().rules, CardsArranged(ANNA, (0, 1, 2)))


def test_after_the_last_hand_of_the_first_deck_was_drawn_it_can_be_laid_and_taken_back() -> None:
    scene = Scene("H1", "H2", "H3")
    player = scene.player()
    player.discard, player.pool, player.bottom = [3, 4, 5], [6, 7], 8
    scene.pass_turn(seeded(1))
    assert (player.hand, player.open) == ([6, 7, 8], [8])
    scene.agenda(Task("plan", ANNA), Task("pioneer", ANNA))
    assert flags(scene, ArrangeCards(ANNA, 6, 7, 8)) == NOTHING


@pytest.mark.parametrize(("shown", "seats"), [(CardsArranged, 2), (CardKept, 2), (CardKept, 3)])
def test_a_revelation_that_the_title_forgets_is_found(shown: type[Any], seats: int) -> None:
    def forgetful(rules: Any, event: Any) -> bool:
        return not isinstance(event, shown) and reveals(rules, event)

    book = replace(TITLE.rulebook, read=replace(TITLE.rulebook.read, reveals=forgetful))
    with pytest.raises(Nonconforming, match="something hidden"):
        check_game(replace(TITLE, rulebook=book), Config(TITLE.id, "apple-hill", seats, ADVANCED), 1)


def test_in_whole_games_every_card_that_was_set_aside_face_down_could_be_taken_back() -> None:
    config = Config(TITLE.id, "apple-hill", 2, ADVANCED)
    game = fuzz.random_commits(TITLE, config, random.Random(3))
    kept = [
        draft.applied
        for draft in game
        if any(isinstance(event, CardKept) and event.to_deck for event in draft.applied.events)
    ]
    assert len(kept) > 10
    assert all(applied.version - 1 in applied.window.versions for applied in kept)
