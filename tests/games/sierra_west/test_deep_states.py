"""Far into games, where cards have been claimed and kept back: guesses look the same, lists are exact."""

from collections.abc import Sequence
from typing import Any

import pytest

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.sierra_west import TITLE
from tests.games.sierra_west.expansions.walks import walked

ADVANCED = ("advanced-planning",)
CODEC = Codec(TITLE)
STRIDE = 23
"""Every so many commands is looked at."""


def looked_at(decider: AnyDecider, state: Any) -> None:
    """Fails where a viewer could tell a guess from the truth, or where candidates and domain differ."""
    for viewer in (None, *range(decider.config.seats)):
        seen = CODEC.view_to_json(decider.view(state, viewer))
        guess = decider.determinize(CODEC.view_from_json(seen), seeded(len(seen)))
        assert CODEC.view_to_json(decider.view(guess, viewer)) == seen
        assert viewer is None or decider.legal(guess, viewer) == decider.legal(state, viewer)
    assert CODEC.unpack_state(CODEC.pack_state(state)) == state == state.copy()
    for seat, prompt in decider.awaited(state):
        for action in decider.actions[prompt]:
            asked, domain = (of(decider.rules, state, seat) for of in (action.candidates, action.domain))
            offered, allowed = (
                {repr(command) for command in found if action.refusal(decider.rules, state, command) is None}
                for found in (asked, domain)
            )
            assert offered == allowed


ALONE, PAIR, FOUR = (1, ()), (2, ADVANCED), (4, ())


@pytest.mark.parametrize(
    ("mode", "table", "seed"),
    [
        *((edition.id, ALONE, 2) for edition in TITLE.manifest.editions),
        ("apple-hill", PAIR, 7),
        ("boats-and-banjos", PAIR, 3),
        ("gold-rush", PAIR, 7),
        ("outlaws-and-outposts", PAIR, 0),
        ("apple-hill", FOUR, 1),
        ("gold-rush", FOUR, 2),
        ("outlaws-and-outposts", FOUR, 1),
    ],
)
def test_states_far_into_a_game_keep_their_secrets_and_their_rules(
    mode: str, table: tuple[int, tuple[str, ...]], seed: int
) -> None:
    claims = moves = 0

    def watch(decider: AnyDecider, state: Any, happened: Sequence[Event]) -> None:
        nonlocal claims, moves
        moves += 1
        claims += sum(type(event).__name__ == "CardClaimed" for event in happened)
        if moves % STRIDE == 0 and decider.awaited(state):
            looked_at(decider, state)

    walked(Config(TITLE.id, mode, *table), seed, watch)
    assert claims
