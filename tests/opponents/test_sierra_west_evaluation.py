"""What the greedy opponent believes about Sierra West, one belief a test."""

from collections.abc import Callable

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west import TITLE
from sagebrush_games.sierra_west.actions.claim_card import ClaimCard
from sagebrush_games.sierra_west.actions.give_instructions import GiveInstructions
from sagebrush_games.sierra_west.actions.move_frontiersman import MoveFrontiersman
from sagebrush_games.sierra_west.actions.open_token import OpenToken
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.actions.place_figure import PlaceFigure
from sagebrush_games.sierra_west.actions.set_trap import SetTrap
from sagebrush_games.sierra_west.actions.step_on import SkipIcon, StepOn
from sagebrush_games.sierra_west.state.model import NONE, SUMMIT
from sagebrush_opponents.arena.match import play_game
from sagebrush_opponents.decision import Budget, Decision
from sagebrush_opponents.greedy import greedy_opponent
from sagebrush_opponents.sierra_west import SierraWestEvaluation
from sagebrush_opponents.table import table
from tests.games.sierra_west.scene import ANNA, BILL, GREEN, TAN, Scene
from tests.opponents.matches import play_match

MODES = [edition.id for edition in TITLE.manifest.editions]
Change = Callable[[Scene], object]


def worth(*changes: Change) -> float:
    """What a table with ``changes`` is worth to Anna."""
    scene = Scene()
    for change in changes:
        change(scene)
    return SierraWestEvaluation(scene.decider).value(scene.state, ANNA)


def has(**amounts: int) -> Change:
    return lambda scene: scene.has(ANNA, **amounts)


def own(name: str, value: object) -> Change:
    return lambda scene: setattr(scene.player(), name, value)


def table_has(name: str, value: object) -> Change:
    return lambda scene: setattr(scene.state, name, value)


def passed(scene: Scene) -> None:
    """Anna's pioneers are done."""
    scene.agenda(Task("turn-end", ANNA))


def last_turn(scene: Scene) -> None:
    """This is the last round."""
    scene.state.ending, scene.state.last_round = "row-full", scene.state.round


def decided(scene: Scene) -> Decision:
    """What the opponent does for whoever is awaited."""
    place = table(TITLE, scene.decider.config)
    seat = scene.prompt[0]
    view = scene.decider.view(scene.state, seat)
    return greedy_opponent(place)(view, scene.decider.legal(scene.state, seat), Budget(60_000), 1)


def test_a_resource_is_worth_something_and_the_first_of_its_kind_most() -> None:
    none, one, two = (worth(passed, has(food=n)) for n in range(3))
    assert 0 < two - one < one - none


def test_what_is_left_at_the_end_is_worth_its_points_and_basic_resources_nothing() -> None:
    assert worth(passed, last_turn, has(food=9)) == worth(passed, last_turn, has())
    assert worth(passed, last_turn, has(gold=2)) == worth(passed, last_turn, has()) + 2


def test_in_the_last_turn_resources_are_still_good_for_summit_actions() -> None:
    assert worth(last_turn, has(food=4, wood=4)) > worth(last_turn, has())


def test_a_step_on_a_track_and_a_space_of_the_trail_are_worth_more_than_they_bring_now() -> None:
    assert worth(own("tracks", [1, 0, 0, 0, 0])) > worth() + 1
    assert worth(own("wagon", 1)) > worth()


def test_a_marker_that_the_wagon_does_not_multiply_is_worth_its_space() -> None:
    plain = Scene(corrections="[switches]\nappleTracksMultiplied = { value = false }\n")
    passed(plain)
    look = SierraWestEvaluation(plain.decider)
    before = look.value(plain.state, ANNA)
    plain.player().tracks = [0, 0, 0, 2, 1]
    assert look.value(plain.state, ANNA) == before + 3


def test_it_places_no_figure_where_nothing_can_be_done() -> None:
    scene = Scene("H1", "H2", "H3")
    for pioneer in (GREEN, TAN):
        scene.player().figures[pioneer] = len(scene.rules.paths[pioneer]) - 1
    scene.has()
    assert decided(scene).command == PassTurn(ANNA)


def test_the_wagon_pulls_more_with_more_markers() -> None:
    def gain(markers: int) -> float:
        tracks = own("tracks", [markers, markers, 0, 0, 0])
        return worth(passed, tracks, own("wagon", 3)) - worth(passed, tracks)

    assert gain(3) > gain(0)


def test_cabins_and_animals_are_worth_more_than_the_loss_they_prevent() -> None:
    cabin = worth(passed, lambda scene: scene.build("sawmill", inside=False))
    assert cabin > worth(passed) + 3
    assert worth(passed, own("animals", ["fox"])) > worth(passed) + 3


def test_the_mule_is_worth_something() -> None:
    assert worth(passed, table_has("mule", ANNA)) > worth(passed)


def test_what_lies_before_a_pioneer_is_worth_less_than_what_it_has_done() -> None:
    used = worth(lambda scene: scene.step(GREEN))
    skipped = worth(lambda scene: scene.skip(GREEN))
    assert used > skipped > worth(passed)
    assert worth() > skipped


def test_a_cabin_that_helps_is_worth_entering() -> None:
    inside = worth(lambda scene: scene.build("smokehouse"))
    assert inside > worth(lambda scene: scene.build("smokehouse", inside=False))


def test_a_frontiersman_is_worth_more_near_a_card_that_can_be_claimed() -> None:
    def standing(place: int) -> float:
        return worth(lambda scene: scene.mountain({18: "AH01"}), lambda scene: scene.stand(place))

    assert standing(18) > standing(16) > standing(12) > standing(-1)


def test_a_payment_that_is_due_counts_as_paid() -> None:
    due = worth(lambda scene: scene.agenda(Task("pay", ANNA, number=2)))
    assert due < worth(passed) - 0.5


def test_it_uses_icons_rather_than_skip_them_or_pass() -> None:
    scene = Scene()
    assert isinstance(decided(scene).command, StepOn)


def test_it_gives_no_instructions_where_it_can_do_anything_else() -> None:
    scene = Scene()
    assert GiveInstructions not in {type(candidate.command) for candidate in decided(scene).candidates}


def test_it_takes_no_damage_for_nothing() -> None:
    scene = Scene("AH-0", "H1", "H2")
    scene.build("sawmill", inside=False)
    assert not isinstance(decided(scene).command, SkipIcon)


def test_it_walks_towards_a_card_when_it_has_boots() -> None:
    scene = Scene()
    scene.has()
    scene.mountain({18: "AH01"})
    scene.stand(16)
    scene.state.turn.boots[GREEN] = 1
    assert decided(scene).command == MoveFrontiersman(ANNA, 18)


def test_it_claims_the_card_under_its_frontiersman() -> None:
    scene = Scene()
    scene.mountain({18: "AH01"}, gone=(19,))
    scene.stand(18)
    scene.state.market = [NONE] * len(scene.state.market)
    scene.agenda(Task("shovel", ANNA), Task("pioneer", ANNA))
    assert isinstance(decided(scene).command, ClaimCard)


def test_it_opens_a_token_for_the_wagon_and_not_without_need() -> None:
    scene = Scene()
    scene.agenda(Task("pioneer", ANNA))
    last_turn(scene)
    for pioneer in (GREEN, TAN):
        scene.player().figures[pioneer] = SUMMIT + pioneer
    scene.has(food=2, wood=2)
    scene.player().tracks, scene.player().wagon, scene.player().tokens = [3, 3, 3, 0, 0], 2, 1
    assert decided(scene).command == OpenToken(ANNA)
    scene.player().wagon = 3
    assert decided(scene).command == PassTurn(ANNA)


def test_it_goes_to_the_summit_it_can_pay() -> None:
    scene = Scene("H1", "H2", "H3")
    for pioneer in (GREEN, TAN):
        scene.player().figures[pioneer] = len(scene.rules.paths[pioneer]) - 1
    scene.has(stone=4)
    command = decided(scene).command
    assert isinstance(command, PlaceFigure)
    assert command.slot == 2


def test_it_sets_a_trap_that_turns_up_a_tile() -> None:
    scene = Scene().at(BILL, "H1", "H4", "H2")
    scene.agenda(Task("trapper", ANNA), Task("pioneer", BILL))
    assert isinstance(decided(scene).command, SetTrap)


@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random_in_every_mode(mode: str) -> None:
    result = play_match(table(TITLE, Config(TITLE.id, mode, 2)), "greedy", "random", games=4)
    assert result.share == 1
    assert result.scores[0] > result.scores[1] + 40


@pytest.mark.parametrize("variants", [(), ("advanced-planning",)], ids=["plain", "advanced"])
@pytest.mark.parametrize(("mode", "seats"), list(zip(MODES, (4, 3, 2, 1), strict=True)))
def test_greedy_ends_every_game(mode: str, seats: int, variants: tuple[str, ...]) -> None:
    place = table(TITLE, Config(TITLE.id, mode, seats, variants))
    outcome = play_game(place, ("greedy",) * seats, seed=seats)
    assert len(outcome.ranking) == seats


@pytest.mark.parametrize("mode", MODES)
def test_greedy_may_win_alone(mode: str) -> None:
    place = table(TITLE, Config(TITLE.id, mode, 1, (), {"difficulty": "easy"}))
    places = [play_game(place, ("greedy",), seed).ranking[0].place for seed in range(4)]
    assert 1 in places
