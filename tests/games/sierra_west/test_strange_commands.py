"""Commands of every shape a client can send are accepted or refused; none breaks the rules."""

from dataclasses import fields
from itertools import product
from typing import Any, get_type_hints

import pytest

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.sierra_west import TITLE
from tests.games.sierra_west.expansions.walks import likely
from tests.sentences import english

NUMBERS = (-(2**63), -3, -1, 0, 1, 4, 19, 20, 2**63 - 1)
VALUES: dict[Any, tuple[Any, ...]] = {int: NUMBERS, bool: (False, True), str: ("", "bear", "mule")}
"""By the type of a field: what may stand there."""


def strange(seat: int) -> list[Command]:
    """Every kind of command with every value in every field."""
    found: list[Command] = []
    for kind in TITLE.types.commands:
        hints = get_type_hints(kind)
        columns = [VALUES[hints[field.name]] for field in fields(kind) if field.name != "seat"]
        found += [kind(seat, *values) for values in product(*columns)]
    return found


@pytest.mark.parametrize("edition", [edition.id for edition in TITLE.manifest.editions])
def test_every_command_is_accepted_or_refused_with_a_known_code(edition: str) -> None:
    decider, player, chance = TITLE.build(Config(TITLE.id, edition, 3, ("advanced-planning",))), seeded(1), seeded(2)
    state, _ = decider.set_up(chance)
    known = english(TITLE.id).refusals()
    for number in range(400):
        seat = decider.awaited(state)[0][0]
        for command in strange(seat) if number % 9 == 0 else ():
            code = refused(decider, state, command)
            if code is None:
                decider.play(state.copy(), command, seeded(1))
            else:
                assert code in known
        decider.play(state, likely(decider.legal(state, seat), player), chance)


@pytest.mark.parametrize("seat", [-2, 3, 2**63 - 1])
def test_who_does_not_sit_at_the_table_is_refused(seat: int) -> None:
    decider = TITLE.build(Config(TITLE.id, "apple-hill", 3))
    state, _ = decider.set_up(seeded(1))
    assert {refused(decider, state, command) for command in strange(seat)} == {"not-your-turn"}
