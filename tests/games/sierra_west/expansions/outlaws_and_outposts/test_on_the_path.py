"""The icons of Outlaws & Outposts where pioneers walk: paid, mandatory, without effect."""

from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.events.pioneers import IconSkipped
from sagebrush_games.sierra_west.events.resources import ResourcesPaid, WagonMoved
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.state.model import TAN
from tests.games.sierra_west.expansions.scene import ANNA, Scene, of


def scene(card: str, bullets: int, food: int) -> Scene:
    """Anna's tan-path pioneer stands before the paid icon of the left card."""
    arranged = Scene("outlaws-and-outposts")
    manhunt_of(arranged.state).bullets[ANNA] = bullets
    arranged.has(ANNA, food=food)
    arranged.wagon(ANNA, 1)
    arranged.board(card, "H1", "H2")
    arranged.play(SkipIcon(ANNA, TAN))
    return arranged


def test_an_ambush_is_paid_before_a_bullet_is_asked_for() -> None:
    table = scene("OO06", bullets=1, food=1)
    assert of(ResourcesPaid, table.play(StepOn(ANNA, TAN))) == [ResourcesPaid(ANNA, 1, 0, 0, 0)]
    assert table.asked() == "ambush"


def test_an_ambush_may_be_paid_without_a_bullet_as_it_is_mandatory() -> None:  # [ruling R69]
    table = scene("OO06", bullets=0, food=1)
    table.play(StepOn(ANNA, TAN))
    assert table.asked() == "pioneer"


def test_an_ambush_that_is_not_paid_means_damage_or_the_end_of_the_walk() -> None:
    table = scene("OO06", bullets=1, food=0)
    assert table.refused(StepOn(ANNA, TAN)) == "cannot-pay"
    events = table.play(SkipIcon(ANNA, TAN))
    assert events == [IconSkipped(ANNA, TAN, 1), WagonMoved(ANNA, 0)]


def test_a_paid_reload_cannot_be_used_with_six_bullets() -> None:  # [ruling R65]
    assert scene("OO-0", bullets=6, food=1).refused(StepOn(ANNA, TAN)) == "no-effect"
    assert scene("OO-0", bullets=5, food=1).refused(StepOn(ANNA, TAN)) is None
