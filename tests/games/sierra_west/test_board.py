"""What is printed on the boards, in every view: a frontend knows it as the host has corrected it."""

from sagebrush_games.sierra_west.read.board import Board
from tests.games.sierra_west.scene import ANNA, GREEN, TAN, Scene


def board(scene: Scene) -> Board:
    """The boards of a view."""
    printed: Board = scene.decider.view(scene.state, ANNA).board
    return printed


def test_the_view_says_what_the_boards_cost() -> None:
    printed = board(Scene())
    assert [(step.boots, step.resources, step.multiplier) for step in printed.trail][:4] == [
        (0, 0, 1),
        (2, 0, 1),
        (2, 1, 1),
        (2, 2, 2),
    ]
    assert printed.market_extra == (3, 2, 1, 0)
    assert [(space.card, space.cell, space.price) for space in printed.paths[TAN]] == [
        (0, 2, 0),
        (0, 3, 1),
        (2, 2, 0),
        (2, 3, 2),
    ]
    assert [(space.card, space.cell) for space in printed.paths[GREEN]] == [(0, 0), (0, 1), (1, 4), (2, 0), (2, 1)]


def test_the_view_says_what_cabin_spaces_tracks_animals_and_cards_are_good_for() -> None:
    printed = board(Scene())
    assert [(space.colour, space.pioneer) for space in printed.cabin_spaces] == [("green", TAN)] * 3 + [("tan", GREEN)]
    assert [(track.name, track.top, track.reward) for track in printed.tracks] == [
        ("Food", 5, "MU"),
        ("Wood", 5, "PB"),
        ("Stone", 5, "G1"),
        ("Granny Smith", 5, "FT"),
        ("Red Delicious", 5, "G2"),
    ]
    assert [animal.id for animal in printed.animals] == ["rabbit", "beaver", "fox", "bear", "deer"]
    assert (printed.card_points, printed.more_card_points) == ((0, 2, 5, 8, 12, 16, 20, 25, 30), 5)
    assert printed.grey_gain == 1


def test_the_view_follows_the_owners_corrections() -> None:
    printed = board(Scene(corrections='[switches.marketExtra]\nvalue = [4, 3, 2, 1]\n[tracks.food]\nreward = "F2"\n'))
    assert printed.market_extra == (4, 3, 2, 1)
    assert printed.tracks[0].reward == "F2"
