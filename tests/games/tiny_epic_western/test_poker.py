"""Hands: every three cards, every tie, and what is said about them."""

from collections import Counter
from itertools import combinations

import pytest

from sagebrush_games.tiny_epic_western.rules.poker import changed, kind_of, suit_of, value_of
from sagebrush_games.tiny_epic_western.state.model import CARDS
from tests.games.tiny_epic_western.scene import HAT, HORSESHOE, SKULL, TEPEE, Scene, card

POKER = Scene().rules.poker

COUNTS = {
    "straight-flush": 12,
    "three-of-a-kind": 20,
    "flush": 28,
    "straight": 180,
    "pair": 480,
    "high-card": 420,
}


def test_all_1140_hands_are_of_the_printed_kinds() -> None:
    assert Counter(kind_of(hand) for hand in combinations(CARDS, 3)) == COUNTS


# [ES "CONFRONTAR LAS MANOS"]
def test_hands_rank_as_printed_on_the_town_hall() -> None:
    by_strength = [POKER.hand_names[strength] for strength in sorted(POKER.hand_names, reverse=True)]
    assert by_strength == ["straight flush", "three of a kind", "flush", "straight", "pair", "high card"]


def test_suits_rank_as_printed_on_the_town_hall() -> None:
    assert POKER.suit_names == ("cattle skull", "horseshoe", "tepee", "hat")


def usual_key(hand: tuple[int, int, int]) -> tuple[object, ...]:
    """The usual comparison: kind, then values by how often they occur and how high they are."""
    values = Counter(map(value_of, hand))
    return POKER.hand(0, hand[0], hand[1:]).strength, sorted(((n, v) for v, n in values.items()), reverse=True)


# [ES "DESEMPATAR"]
def test_the_own_card_breaks_ties_as_the_usual_comparison_would() -> None:
    for flanks in combinations(CARDS, 2):
        for mine, yours in combinations([c for c in CARDS if c not in flanks], 2):
            ours = [POKER.hand(seat, own, flanks).key for seat, own in enumerate((mine, yours))]
            usual = [usual_key((own, *flanks)) for own in (mine, yours)]
            if usual[0] != usual[1]:
                assert (ours[0] > ours[1]) == (usual[0] > usual[1]), (flanks, mine, yours)
            assert ours[0] != ours[1]


# [ES "CAMBIAR EL VALOR NUMÉRICO"] [ES "CAMBIAR LA CATEGORÍA DEL PALO"]
@pytest.mark.parametrize(
    ("number", "suit", "before", "after"),
    [
        (1, 0, (HAT, 5), (HAT, 1)),
        (-1, 0, (HAT, 1), (HAT, 5)),
        (1, 0, (TEPEE, 3), (TEPEE, 4)),
        (0, 1, (HAT, 2), (SKULL, 2)),
        (0, -1, (SKULL, 2), (HAT, 2)),
        (-1, 1, (HORSESHOE, 1), (TEPEE, 5)),
        (0, 0, (HAT, 5), (HAT, 5)),
    ],
)
def test_the_sheriff_changes_wrap_around(
    number: int, suit: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert changed(card(*before), number, suit) == card(*after)


# [ruling R17]
def test_a_straight_never_wraps_around() -> None:
    assert kind_of((card(HAT, 5), card(TEPEE, 1), card(SKULL, 2))) == "high-card"


# [ruling R18]
def test_two_equal_cards_after_a_change_still_make_the_best_hand() -> None:
    assert kind_of((card(HAT, 5), card(HAT, 5), card(HAT, 2))) == "flush"
    assert kind_of((card(HAT, 5), card(HAT, 5), card(TEPEE, 5))) == "three-of-a-kind"


@pytest.mark.parametrize(
    ("best", "worse", "flanks", "words"),
    [
        ((HAT, 2), (HAT, 5), ((TEPEE, 1), (SKULL, 3)), "straight beats high card"),
        ((HAT, 5), (TEPEE, 4), ((TEPEE, 1), (SKULL, 1)), "both pair; own card 5 over 4"),
        ((HAT, 5), (HORSESHOE, 5), ((TEPEE, 1), (SKULL, 1)), "both pair; hat over horseshoe"),
        ((HAT, 5), (HAT, 5), ((TEPEE, 1), (SKULL, 1)), "both pair, equal in value and suit"),
    ],
)
def test_a_victory_is_explained(
    best: tuple[int, int], worse: tuple[int, int], flanks: tuple[tuple[int, int], tuple[int, int]], words: str
) -> None:
    between = (card(*flanks[0]), card(*flanks[1]))
    assert POKER.why(POKER.hand(0, card(*best), between), POKER.hand(1, card(*worse), between)) == words


def test_every_card_has_a_suit_and_a_value() -> None:
    assert {(suit_of(number), value_of(number)) for number in CARDS} == {(s, v) for s in range(4) for v in range(1, 6)}
