"""Commands of every shape a client can send are accepted or refused; none breaks the rules."""

from dataclasses import fields
from itertools import product
from typing import Any, get_type_hints

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command
from tests.games.carson_city.players import eager
from tests.games.carson_city.table import config
from tests.sentences import english

NUMBERS = (-(2**63), -1, 0, 9, 63, 64, 143, 144, 2**63 - 1)
VALUES: dict[Any, tuple[Any, ...]] = {
    int: NUMBERS,
    str: ("", "sheriff", "undertaker"),
    Box: tuple(Box),
    Box | None: (None, *Box),
    Box | int: (*Box, *NUMBERS),
    Kind: tuple(Kind),
    tuple[int, ...]: ((), (0,), (9, 9), NUMBERS),
}
"""By the type of a field: what may stand there."""


def strange(seat: int) -> list[Command]:
    """Every kind of command with every value in every field."""
    found: list[Command] = []
    for kind in TITLE.types.commands:
        hints = get_type_hints(kind)
        columns = [VALUES[hints[field.name]] for field in fields(kind) if field.name != "seat"]
        found += [kind(seat, *values) for values in product(*columns)]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_command_is_accepted_or_refused_with_a_known_code(seed: int) -> None:
    decider, player, chance = TITLE.build(config(3, "outlaws")), eager(seed), seeded(seed)
    state, _ = decider.set_up(chance)
    known = english(TITLE.id).refusals()
    number = 0
    while awaited := decider.awaited(state):
        number += 1
        for command in strange(awaited[0][0]) if number % 12 == seed else ():
            code = refused(decider, state, command)
            if code is None:
                decider.play(state.copy(), command, seeded(1))
            else:
                assert code in known
        decider.play(state, player(decider, state, awaited), chance)


@pytest.mark.parametrize("seat", [-2, 3, 2**63 - 1])
def test_who_does_not_sit_at_the_table_is_refused(seat: int) -> None:
    decider = TITLE.build(config(3, "outlaws"))
    state, _ = decider.set_up(seeded(1))
    assert {refused(decider, state, command) for command in strange(seat)} == {"not-your-turn"}
