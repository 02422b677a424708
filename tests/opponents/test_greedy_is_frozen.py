"""Greedy is a baseline: however fast its evaluations become, it decides as it did when it was first measured."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.evaluation import EVALUATIONS
from sagebrush_opponents.table import AnyOpponentTable, table

UNHURRIED = Budget(10**9)
EACH = 9
"""Of so many positions of a random game one is looked at."""
ALL_VARIANTS = ("carson-river", "outlaws", "law-of-the-strongest", "horses", "kit-carson")

RANDOM_CARDS: dict[str, str | int | bool] = {"characters": "random"}

FROZEN = [
    (Config("carson-city", "2009", 2), "4baad22f87e7ff8f"),
    (Config("carson-city", "big-box", 4), "f29c7a75cec069f9"),
    (Config("carson-city", "big-box", 3, ALL_VARIANTS, RANDOM_CARDS), "66986b7303c829fa"),
    (Config("tiny-epic-western", "standard", 1), "4a0b888be1c17229"),
    (Config("tiny-epic-western", "standard", 2), "6527ecf758ca2101"),
    (Config("tiny-epic-western", "standard", 4), "79aff83843284514"),
    (Config("sierra-west", "apple-hill", 2), "52a8bf5036723cca"),
    (Config("sierra-west", "boats-and-banjos", 3), "528bdb92f15a6a2e"),
    (Config("sierra-west", "gold-rush", 2), "ce592a9acc0de771"),
    (Config("sierra-west", "outlaws-and-outposts", 4), "377875c9c2827436"),
]
"""By table: the digest of values and commands, written when the baseline was first measured."""

CONFIGS = [config for config, _ in FROZEN]


def described(value: Config | str) -> str:
    return value if isinstance(value, str) else f"{value.title}-{value.edition}-{value.seats}"


def played(config: Config) -> Iterator[tuple[AnyOpponentTable, Any, list[Command]]]:
    """Positions of a random game in which a seat has a choice."""
    place, chance = table(TITLES[config.title], config), seeded(7)
    state, _ = place.decider.set_up(chance)
    while awaited := place.decider.awaited(state):
        legal = place.decider.legal(state, awaited[0][0])
        if len(legal) > 1 and legal[0].seat != AUTOMATON:
            yield place, state, legal
        place.decider.play(state, pick(chance, "any", legal), chance)


@pytest.mark.parametrize(("config", "frozen"), FROZEN, ids=described)
def test_greedy_values_and_decides_as_when_it_was_measured(config: Config, frozen: str) -> None:
    digest = sha256()
    for place, state, legal in islice(played(config), 0, None, EACH):
        evaluation, seat = EVALUATIONS[config.title](place.decider), legal[0].seat
        decision = OPPONENTS["greedy"](place)(place.decider.view(state, seat), legal, UNHURRIED, 5)
        digest.update(f"{evaluation.value(state, seat):.6f} {decision.command}\n".encode())
    assert digest.hexdigest()[:16] == frozen


@pytest.mark.parametrize("config", CONFIGS, ids=described)
def test_what_an_evaluation_remembers_never_changes_what_it_says(config: Config) -> None:
    remembering = None
    for place, state, legal in played(config):
        remembering = remembering or EVALUATIONS[config.title](place.decider)
        fresh = EVALUATIONS[config.title](place.decider)
        seat = legal[0].seat
        assert remembering.worths(state) == fresh.worths(state)
        assert remembering.value(state, seat) == fresh.value(state, seat)
        assert remembering.sketch(state, seat) == fresh.sketch(state, seat)
