"""How everybody plays in a simulation, with a game of three stones whose worth a test says."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log
from typing import Any

import pytest

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.dice import Dice
from sagebrush_opponents.search.doubt import RivalDoubt
from sagebrush_opponents.search.policy import Policy


@dataclass(slots=True)
class TakeStone(Command):
    stone: int


@dataclass(slots=True)
class Wait(Command):
    pass


@dataclass
class Stones:
    """``taken``: -1 before anything was taken."""

    taken: int = -1

    def copy(self) -> "Stones":
        return Stones(self.taken)


class Table:
    """Plays without rules; counts what was played."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, state: Stones, command: Any, _chance: Chance) -> None:
        state.taken = getattr(command, "stone", state.taken)
        self.played.append(state.taken)


@dataclass
class Worths:
    """By stone: what it is worth by itself, and with rivals counted."""

    own: dict[int, float]
    counted: dict[int, float] = field(default_factory=dict)
    final: tuple[()] = ()
    free: tuple[type[Command], ...] = (Wait,)
    idle: tuple[()] = ()

    def sketch(self, state: Stones, _seat: int) -> float:
        return self.own.get(state.taken, 0.0)

    def sketches(self, _state: Stones, commands: list[Command]) -> list[None]:
        return [None] * len(commands)

    def value(self, state: Stones, _seat: int) -> float:
        return self.counted.get(state.taken, 0.0)


STONES = [TakeStone(0, stone) for stone in range(3)]


def chosen(policy: Policy, legal: list[Any]) -> Any:
    return policy.play(Stones(), legal, Dice(1), Clock(60_000))[0]


def a_policy(worths: Any, breadth: int = 2, closer: int = 0, doubt: RivalDoubt | None = None) -> tuple[Policy, Table]:
    at: Any = Table()
    return Policy(at, worths, breadth, closer, doubt), at


def chosen_by_worlds(policy: Policy, worlds: int) -> Iterator[int]:
    """The stone that seat 0 takes in each world."""
    for _ in range(worlds):
        yield chosen(policy, STONES).stone
        policy.remember()


def test_what_was_never_tried_is_tried() -> None:
    policy, at = a_policy(Worths({0: 1, 1: 3, 2: 2}))
    assert chosen(policy, STONES) == STONES[1]
    assert set(at.played) == {0, 1, 2}


def test_in_the_next_world_only_what_promises_most_is_looked_at() -> None:
    policy, at = a_policy(Worths({0: 1, 1: 3, 2: 2}))
    chosen(policy, STONES)
    policy.remember()
    at.played.clear()
    assert chosen(policy, STONES) == STONES[1]
    assert 0 not in at.played


def test_in_the_same_world_nobody_knows_what_another_candidate_learned() -> None:
    policy, at = a_policy(Worths({0: 1, 1: 3, 2: 2}))
    chosen(policy, STONES)
    at.played.clear()
    chosen(policy, STONES)
    assert set(at.played) == {0, 1, 2}


def test_the_best_are_compared_by_what_rivals_lose() -> None:
    worths = Worths({0: 3, 1: 2.9, 2: 0}, {0: 1, 1: 2, 2: 9})
    assert chosen(a_policy(worths)[0], STONES) == STONES[0]
    assert chosen(a_policy(worths, closer=2)[0], STONES) == STONES[1]


def test_nobody_puts_off_an_answer_that_gains_nothing_by_it() -> None:
    worths = Worths({0: -1, 1: -2}, {-1: 5, 0: 1, 1: 2})
    legal = [Wait(0), *STONES[:2]]
    assert chosen(a_policy(worths, breadth=3)[0], legal) == STONES[0]
    assert chosen(a_policy(worths, breadth=3, closer=3)[0], legal) == STONES[1]


@pytest.mark.parametrize(("points", "shares"), [(1.5, (1 / 6, 2 / 6, 3 / 6)), (0.75, (1 / 14, 4 / 14, 9 / 14))])
@pytest.mark.parametrize("closer", [0, 3])
def test_rivals_choose_as_often_as_the_softmax_of_their_values_says(
    closer: int, points: float, shares: tuple[float, ...]
) -> None:
    worths = {0: 0.0, 1: 1.5 * log(2), 2: 1.5 * log(3)}
    policy, _ = a_policy(Worths(worths, worths), breadth=3, closer=closer, doubt=RivalDoubt(points, seat=1, seed=7))
    found = Counter(chosen_by_worlds(policy, 3000))
    assert [found[stone] / 3000 for stone in range(3)] == pytest.approx(shares, abs=0.03)


def test_of_its_own_choice_a_seat_is_sure() -> None:
    worths = {0: 1.0, 1: 3.0, 2: 2.0}
    policy, _ = a_policy(Worths(worths, worths), breadth=3, closer=3, doubt=RivalDoubt(9.0, seat=0, seed=7))
    assert set(chosen_by_worlds(policy, 50)) == {1}


def test_all_candidates_of_a_world_meet_the_same_rivals() -> None:
    policy, _ = a_policy(Worths({0: 1, 1: 1, 2: 1}), breadth=3, doubt=RivalDoubt(2.0, seat=1, seed=3))
    worlds = []
    for _ in range(20):
        worlds.append({chosen(policy, order).stone for order in (STONES, STONES[::-1], STONES)})
        policy.remember()
    assert all(len(met) == 1 for met in worlds)
    assert set.union(*worlds) == {0, 1, 2}


def test_a_rival_puts_off_no_answer_by_mistake() -> None:
    policy, _ = a_policy(Worths({0: -1, 1: -2}), breadth=3, doubt=RivalDoubt(9.0, seat=1, seed=3))
    for _ in range(50):
        assert chosen(policy, [Wait(0), *STONES[:2]]) != Wait(0)
        policy.remember()
