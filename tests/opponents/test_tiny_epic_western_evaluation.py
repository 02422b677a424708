"""What the greedy opponent believes about Tiny Epic Western, one belief a test."""

from collections.abc import Callable

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.tiny_epic_western import TITLE
from sagebrush_games.tiny_epic_western.rules.dealing import sequence
from sagebrush_games.tiny_epic_western.state.model import (
    BANK,
    HIDEOUT,
    LEFT,
    LEFTOVER,
    MINING,
    NONE,
    NUMBER,
    RIGHT,
    SHERIFF,
    SHERIFF_PORCH,
    Duel,
)
from sagebrush_opponents.arena.match import play_game
from sagebrush_opponents.table import table
from sagebrush_opponents.tiny_epic_western import TinyEpicWesternEvaluation
from tests.games.tiny_epic_western.scene import (
    ANNA,
    BANK_PORCH,
    BANK_SPOT,
    BILL,
    HAT,
    SKULL,
    TEPEE,
    Scene,
    boss,
    building,
    card,
    config,
)
from tests.opponents.matches import play_match

Change = Callable[[Scene], object]


def placing(seats: int = 2) -> Scene:
    """The third round, Anna and Bill place; the whole of the round is still to come."""
    scene = Scene(seats)
    scene.state.round = 3
    tasks = [task for task in sequence(scene.rules, ANNA) if task.name not in ("deal", "keep", "hire")]
    scene.state.agenda = list(reversed(tasks))
    return scene


def worth(*changes: Change, seats: int = 2) -> float:
    """What a table with ``changes`` is worth to Anna."""
    scene = placing(seats)
    for change in changes:
        change(scene)
    return TinyEpicWesternEvaluation(scene.decider).value(scene.state, ANNA)


def stands(spot: int, side: int = 0, owner: int = ANNA) -> Change:
    return lambda scene: scene.stand(owner, spot, side)


def lies(spot: int) -> Change:
    return lambda scene: scene.lie(ANNA, spot)


def holds(suit: int, value: int) -> Change:
    return lambda scene: setattr(scene.state.players[ANNA], "card", card(suit, value))


def owns(*influence: int) -> Change:
    return lambda scene: setattr(scene.state.players[ANNA], "influence", list(influence))


def bought(name: str) -> Change:
    return lambda scene: scene.state.players[ANNA].stack.append(building(name))


def sells(mat: int, name: str) -> Change:
    return lambda scene: scene.for_sale(mat, name)


def lies_ready(mat: int, name: str) -> Change:
    return lambda scene: scene.on_porch(mat, name)


def wanted(owner: int) -> Change:
    return lambda scene: setattr(scene.state, "wanted", owner)


def works_for(name: str) -> Change:
    return lambda scene: setattr(scene.state.players[ANNA], "boss", boss(name))


def in_round(number: int) -> Change:
    return lambda scene: setattr(scene.state, "round", number)


def dueling(mine: int, its: int) -> Change:
    def fight(scene: Scene) -> None:
        scene.state.duel = Duel(LEFTOVER, [0, 3], [mine, its], [0, 0], [False, False])

    return fight


HERE = stands(BANK_SPOT, RIGHT)
ROOMY = owns(0, 0, 0)

BELIEFS: list[tuple[str, list[Change], list[Change]]] = [
    ("a better hand where one stands", [HERE, holds(HAT, 5)], [HERE, holds(SKULL, 2)]),
    ("the right side with a good hand", [ROOMY, holds(HAT, 5), HERE], [ROOMY, holds(HAT, 5), stands(BANK_PORCH)]),
    ("a standing posse on the right side", [holds(HAT, 5), HERE], [holds(HAT, 5), lies(BANK_SPOT)]),
    ("influence", [owns(3, 3, 3)], [owns(3, 2, 3)]),
    ("influence of the kind one has least of", [owns(3, 2, 2)], [owns(5, 1, 1)]),
    ("influence before the last round", [in_round(4), owns(6, 6, 6)], [in_round(6), owns(6, 6, 6)]),
    ("a building", [bought("jail")], []),
    ("more points on it", [bought("central_bank")], [bought("inn")]),
    ("the Wanted card", [wanted(ANNA)], [wanted(NONE)]),
    ("nobody wanted, rather than a rival", [wanted(NONE)], [wanted(BILL)]),
    ("a building on sale where one stands", [HERE, sells(BANK, "mayors_office"), owns(4, 2, 2)], [HERE, owns(4, 2, 2)]),
    (
        "a building one can pay",
        [HERE, sells(BANK, "central_bank"), owns(4, 2, 4)],
        [HERE, sells(BANK, "grand_hotel"), owns(4, 2, 4)],
    ),
    (
        "any building, from the leftover spot",
        [stands(LEFTOVER), sells(HIDEOUT, "mayors_office"), owns(4, 2, 2)],
        [stands(LEFTOVER), owns(4, 2, 2)],
    ),
    (
        "a porch that will pay",
        [lies_ready(SHERIFF, "cattle_farm"), stands(SHERIFF_PORCH)],
        [lies_ready(SHERIFF, "haberdashery"), stands(SHERIFF_PORCH)],
    ),
    ("a boss who will pay", [works_for("cowgirl"), stands(BANK_PORCH)], [stands(BANK_PORCH)]),
    (
        "a card changed for the better",
        [holds(TEPEE, 4), HERE, stands(NUMBER, RIGHT)],
        [holds(TEPEE, 4), HERE, stands(NUMBER, LEFT)],
    ),
    (
        "to be ahead in a duel",
        [stands(LEFTOVER), stands(LEFTOVER, 0, BILL), dueling(6, 1)],
        [stands(LEFTOVER), stands(LEFTOVER, 0, BILL), dueling(1, 6)],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("better", "worse"), [case[1:] for case in BELIEFS], ids=[case[0] for case in BELIEFS])
def test_it_prefers(better: list[Change], worse: list[Change]) -> None:
    assert worth(*better) > worth(*worse)


def test_a_share_counts_most_in_an_industry_that_has_moved() -> None:
    def moved(scene: Scene) -> None:
        scene.state.industry[MINING] = 3

    assert worth(bought("collapsed_mine"), moved) > worth(bought("collapsed_mine"))
    assert worth(bought("collapsed_mine"), moved, seats=4) > worth(bought("collapsed_mine"), seats=4)


def test_it_does_not_use_cards_it_cannot_see() -> None:
    def other(scene: Scene) -> None:
        scene.state.players[BILL].card, scene.state.rival = card(TEPEE, 4), [card(HAT, 5)]

    assert worth(HERE, other) == worth(HERE)


def test_a_finished_game_is_worth_its_points_and_what_breaks_ties() -> None:
    def over(scene: Scene) -> None:
        scene.state.ending, scene.state.agenda = "six-rounds", []

    assert worth(bought("central_bank"), over) == pytest.approx(4, abs=0.05)
    assert worth(bought("jail"), over, lambda scene: scene.state.players[BILL].stack.append(building("inn"))) < -0.9


def test_greedy_beats_random_at_two_seats() -> None:
    assert play_match(table(TITLE, config(2)), "greedy", "random", games=16).share >= 0.9


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_greedy_plays_every_seat_count_to_the_end(seats: int) -> None:
    assert len(play_game(table(TITLE, config(seats)), ("greedy",) * seats, seed=seats).ranking) == seats


def test_the_solo_rival_is_reckoned_with() -> None:
    scene = placing(1)
    evaluation = TinyEpicWesternEvaluation(scene.decider)
    before = evaluation.value(scene.state, ANNA)
    scene.stand(1, BANK_SPOT)
    scene.for_sale(BANK, "central_bank")
    assert evaluation.value(scene.state, ANNA) < before
    assert scene.state.agenda[-1] == Task("placing", ANNA)
