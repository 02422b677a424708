"""Fish and pieces: fishing, panning, the raccoon (specs 10.2 no. 4, 5; rules, Fur trade)."""

from sagebrush_games.sierra_west.events.resources import ResourcesGained
from sagebrush_games.sierra_west.expansions.boats_and_banjos.actions.catch_fish import CatchFish
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught, PiecePanned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.state.model import GOLD, STONE
from tests.games.sierra_west.expansions.scene import ANNA, Scene

TROUT, BASS, SALMON = range(len(FISH))


def scene(canoe: int) -> Scene:
    """RV1 with trout and bass, RV4 with trout; Anna's canoe where told."""
    arranged = Scene("boats-and-banjos")
    arranged.row("RV1", "RV4")
    arranged.wagon(ANNA, 2)
    river = river_of(arranged.state)
    river.canoes[ANNA] = canoe
    river.pieces = [[STONE, GOLD], [GOLD, GOLD]]
    return arranged


def test_fish_of_the_card_of_the_canoe_are_chosen_by_kind() -> None:
    table = scene(canoe=1)
    table.use(ANNA, "FI")
    assert table.asked() == "fish"
    assert table.offers(ANNA) == [CatchFish(ANNA, TROUT), CatchFish(ANNA, BASS)]
    assert table.refused(CatchFish(ANNA, SALMON)) == "no-such-fish-here"
    assert table.refused(CatchFish(ANNA, 3)) == "no-such-fish-here"
    assert table.play(CatchFish(ANNA, BASS)) == [FishCaught(ANNA, BASS)]
    assert river_of(table.state).fish[ANNA] == [0, 1, 0]
    assert river_of(table.state).supply == [6, 5, 6]


def test_the_only_kind_is_caught_without_asking() -> None:
    assert scene(canoe=2).use(ANNA, "FI") == [FishCaught(ANNA, TROUT)]


def test_a_kind_that_is_gone_cannot_be_caught() -> None:  # [ruling R54]
    table = scene(canoe=1)
    river_of(table.state).supply = [0, 6, 6]
    assert table.use(ANNA, "FI") == [FishCaught(ANNA, BASS)]
    river_of(table.state).supply = [0, 0, 6]
    assert table.use(ANNA, "FI") == []
    assert not table.possible(ANNA, "FI")


def test_there_is_nothing_to_fish_at_the_market() -> None:
    table = scene(canoe=0)
    assert table.use(ANNA, "FI") == []
    assert not table.possible(ANNA, "FI")


def test_the_raccoon_brings_a_fish_of_any_kind_that_is_left() -> None:
    table = scene(canoe=0)
    river_of(table.state).supply = [6, 0, 6]
    assert table.trade(ANNA, "raccoon") == []
    assert table.offers(ANNA) == [CatchFish(ANNA, TROUT), CatchFish(ANNA, SALMON)]
    assert table.refused(CatchFish(ANNA, BASS)) == "no-fish-left"
    assert table.play(CatchFish(ANNA, SALMON)) == [FishCaught(ANNA, SALMON)]


def test_the_raccoon_brings_nothing_when_no_fish_is_left() -> None:
    table = scene(canoe=0)
    river_of(table.state).supply = [0, 0, 0]
    assert table.trade(ANNA, "raccoon") == []
    assert table.asked() == "curtain"


def test_panning_takes_the_leftmost_piece_of_the_card_of_the_canoe() -> None:
    table = scene(canoe=1)
    assert table.use(ANNA, "PN") == [PiecePanned(ANNA, 1, STONE), ResourcesGained(ANNA, 0, 0, 1, 0)]
    assert table.use(ANNA, "PN") == [PiecePanned(ANNA, 1, GOLD), ResourcesGained(ANNA, 0, 0, 0, 1)]
    assert river_of(table.state).pieces == [[], [GOLD, GOLD]]
    assert table.resources(ANNA) == [0, 0, 1, 1]


def test_a_card_without_pieces_gives_nothing_and_the_market_never_does() -> None:
    table = scene(canoe=1)
    river_of(table.state).pieces[0] = []
    assert table.use(ANNA, "PN") == []
    assert not table.possible(ANNA, "PN")
    assert not scene(canoe=0).possible(ANNA, "PN")
    assert scene(canoe=0).use(ANNA, "PN") == []
