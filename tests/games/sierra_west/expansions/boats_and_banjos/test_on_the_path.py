"""The river's icons where pioneers walk: the paid space, the banjo's red border, cabins [SHEET "10.2"]."""

from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.actions.take_damage import TakeDamage
from sagebrush_games.sierra_west.events.resources import ResourcesGained, ResourcesPaid, WagonMoved
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import CanoeMoved, FishCaught, PiecePanned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.state.model import CABIN, GREEN, NONE, STONE, TAN
from tests.games.sierra_west.expansions.scene import ANNA, Scene, of


def scene(*board: str, canoe: int = 1) -> Scene:
    """Anna walks beside RV4 (trout) with wagon and canoe on it."""
    arranged = Scene("boats-and-banjos")
    arranged.row("RV4")
    arranged.wagon(ANNA, 1)
    river_of(arranged.state).canoes[ANNA] = canoe
    river_of(arranged.state).pieces = [[STONE]]
    arranged.board(*board)
    return arranged


def test_a_paid_fish_icon_is_paid_and_fished() -> None:
    table = scene("BB-0", "H1", "H2")
    table.has(ANNA, food=1)
    table.play(SkipIcon(ANNA, TAN))
    assert table.play(StepOn(ANNA, TAN))[1:] == [ResourcesPaid(ANNA, 1, 0, 0, 0), FishCaught(ANNA, 0)]


def test_at_the_market_a_paid_fish_icon_cannot_be_used() -> None:
    table = scene("BB-0", "H1", "H2", canoe=0)
    table.has(ANNA, food=1)
    table.play(SkipIcon(ANNA, TAN))
    assert table.refused(StepOn(ANNA, TAN)) == "no-effect"


def test_the_banjo_is_done_or_skipped_at_the_price_of_damage() -> None:
    table = scene("BB07", "H1", "H2")
    assert of(CanoeMoved, table.play(StepOn(ANNA, TAN))) == [CanoeMoved(ANNA, 0)]
    table = scene("BB07", "H1", "H2")
    events = table.play(SkipIcon(ANNA, TAN))
    assert of(WagonMoved, events) == [WagonMoved(ANNA, 0)]
    assert of(CanoeMoved, events) == [CanoeMoved(ANNA, 0)]


def test_damage_to_a_cabin_leaves_the_canoe_where_it_is() -> None:
    table = scene("BB07", "H1", "H2")
    table.state.players[ANNA].cabins[0] = 3
    table.play(SkipIcon(ANNA, TAN))
    assert of(CanoeMoved, table.play(TakeDamage(ANNA, 0))) == []


def test_cabins_add_nothing_to_a_piece_that_is_panned() -> None:  # [ruling R55]
    table = scene("BB13", "H1", "H2")
    depot = next(cabin.number for cabin in table.rules.cabins if cabin.id == "depot")
    table.state.players[ANNA].cabins = [NONE, NONE, NONE, depot]
    table.state.players[ANNA].figures[GREEN] = CABIN + 3
    events = table.play(StepOn(ANNA, TAN))
    assert of(PiecePanned, events) == [PiecePanned(ANNA, 1, STONE)]
    assert of(ResourcesGained, events) == [ResourcesGained(ANNA, 0, 0, 1, 0)]
