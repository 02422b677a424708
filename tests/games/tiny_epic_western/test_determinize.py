"""Guesses about what a seat cannot see: every arrangement of unseen cards equally often, nothing else."""

from collections import Counter
from itertools import permutations

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.tiny_epic_western.state.board import building_deck, poker_deck
from sagebrush_games.tiny_epic_western.state.model import CARDS, NONE, Duel
from tests.games.tiny_epic_western.scene import ANNA, BILL, Scene


def few_unseen(seats: int, unseen: int) -> Scene:
    """A table where all but ``unseen`` poker cards of the deck have been seen by everybody."""
    scene = Scene(seats)
    deck = poker_deck(scene.state)
    hidden = seats - 1 + 1
    scene.state.seen = deck[: len(deck) - (unseen - hidden)]
    return scene


def guesses(scene: Scene, viewer: int | None, count: int) -> list[tuple[int, ...]]:
    """The hidden cards of many determinizations: Bill's card, his discard, the Rival's."""
    view = scene.decider.view(scene.state, viewer)
    found = []
    for seed in range(count):
        state = scene.decider.determinize(view, seeded(seed))
        found.append((state.players[BILL].card, *state.players[BILL].discarded, *state.rival))
    return found


def test_every_arrangement_of_unseen_cards_is_equally_likely() -> None:
    scene = few_unseen(2, 4)
    unseen = {*poker_deck(scene.state), scene.state.players[BILL].card, scene.state.rival[0]}
    expected = set(permutations(unseen, 2))
    counts = Counter(guesses(scene, ANNA, 6000))
    assert set(counts) == expected
    mean = 6000 / len(expected)
    assert sum((n - mean) ** 2 / mean for n in counts.values()) < 31.3  # chi-square, 11 degrees, one in a thousand


def test_hands_and_discards_are_guessed_as_they_were_dealt() -> None:
    scene = few_unseen(2, 5)
    scene.state.players[BILL].discarded = [scene.state.seen.pop()]
    unseen = {*poker_deck(scene.state), scene.state.players[BILL].card, scene.state.rival[0]}
    unseen |= set(scene.state.players[BILL].discarded)
    counts = Counter(guesses(scene, ANNA, 12000))
    expected = set(permutations(unseen, 3))
    assert set(counts) == expected
    mean = 12000 / len(expected)
    assert sum((n - mean) ** 2 / mean for n in counts.values()) < len(expected) + 4 * (2 * len(expected)) ** 0.5


def test_the_viewers_own_cards_are_never_guessed() -> None:
    scene = Scene()
    scene.state.players[BILL].discarded = [poker_deck(scene.state)[0]]
    assert set(guesses(scene, BILL, 30)) <= {
        (scene.state.players[BILL].card, *scene.state.players[BILL].discarded, rival) for rival in CARDS
    }


def test_revealed_cards_are_never_guessed() -> None:
    scene = Scene()
    scene.state.players[BILL].shown = True
    assert {guess[0] for guess in guesses(scene, None, 30)} == {scene.state.players[BILL].card}


def test_whoever_has_looked_knows_the_rivals_card() -> None:
    scene = Scene()
    scene.state.players[ANNA].peeked = True
    assert {guess[-1] for guess in guesses(scene, ANNA, 30)} == {scene.state.rival[0]}
    assert len({guess[-1] for guess in guesses(scene, None, 30)}) > 5


def test_a_card_that_fights_for_the_rival_is_not_in_anybodys_hand() -> None:
    scene = Scene(1)
    fighting = poker_deck(scene.state)[2]
    scene.state.duel = Duel(11, [0, 3], [1, 2], [0, fighting % 5 + 1], [False, False], fighting)
    view = scene.decider.view(scene.state, ANNA)
    for seed in range(40):
        assert fighting not in scene.decider.determinize(view, seeded(seed)).rival


@pytest.mark.parametrize("viewer", [ANNA, BILL, None])
def test_buildings_drawn_at_the_auction_are_guessed_from_the_deck(viewer: int | None) -> None:
    scene = Scene()
    scene.state.offer = [4, 11]
    scene.ask(Task("auction", ANNA))
    view = scene.decider.view(scene.state, viewer)
    offers = Counter(tuple(scene.decider.determinize(view, seeded(seed)).offer) for seed in range(400))
    assert NONE not in {number for offer in offers for number in offer}
    if viewer == ANNA:
        assert set(offers) == {(4, 11)}
    else:
        assert len(offers) > 200
        assert (
            len({number for offer in offers for number in offer})
            == len(building_deck(scene.state, len(scene.rules.buildings))) + 2
        )
