"""How many ways lead on from known positions: any change of what is legal changes a number."""

from collections.abc import Callable

import pytest

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.state.model import ASK, State
from tests.games.sierra_west.scene import ANNA, BILL, GREEN, TAN, Scene


def ways(decider: AnyDecider, state: State, depth: int) -> int:
    """The number of lines of ``depth`` commands from here, chance the same for each."""
    if depth == 0:
        return 1
    found = 0
    for seat, _ in decider.awaited(state):
        for command in decider.legal(state, seat):
            after = state.copy()
            decider.play(after, command, seeded(1))
            found += ways(decider, after, depth - 1)
    return found


def starting() -> Scene:
    scene = Scene()
    scene.state, _ = scene.decider.set_up(seeded(1))
    return scene


def walking() -> Scene:
    scene = Scene("H1", "H7", "AH04")
    scene.mountain({18: "AH01", 19: "AH02"})
    scene.stand(18)
    scene.player().tokens = 1
    scene.build("switchback", inside=False)
    scene.build("depot", inside=False)
    scene.state.mule = ANNA
    return scene


def at_the_end() -> Scene:
    scene = Scene("AH08", "H5", "AH14", mode="apple-hill")
    orchard_of(scene.state).supply = [4, 4]
    scene.player().figures[GREEN], scene.player().figures[TAN] = 4, 3
    scene.player(BILL).tracking = ASK
    return scene


def trapping() -> Scene:
    scene = Scene("H1", "H7", "AH04", seats=3)
    scene.player(1).trapping = scene.player(2).trapping = ASK
    scene.agenda(Task("trapper", 1), Task("trapper", 2), Task("pioneer", ANNA))
    return scene


@pytest.mark.parametrize(
    ("scene", "counts"),
    [
        (starting, (6, 36, 228)),
        (walking, (13, 118, 1055)),  # 2 steps, 2 skips, 2 cabins, the grey one, 3 summits, token, instructions, pass
        (at_the_end, (8, 27, 168, 948)),  # 2 pioneers on 3 summits, instructions, pass
        (trapping, (8, 44, 240)),  # 2 pioneers and 2 animals, not now, not this turn, 2 instructions
    ],
)
def test_the_number_of_ways(scene: Callable[[], Scene], counts: tuple[int, ...]) -> None:
    there = scene()
    there.state.agenda[0] = Task("turn", BILL)
    assert tuple(ways(there.decider, there.state, depth) for depth in range(1, len(counts) + 1)) == counts
