"""Positions of random games, with the truth behind them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.arena.match import LIMIT
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.table import AnyOpponentTable


@dataclass(frozen=True, slots=True)
class TruePosition:
    """A decision of a seat that has a choice; ``state`` is the truth. Whoever looks must not change it."""

    number: int
    state: Any
    seat: Seat
    view: Any
    legal: Sequence[Command]


def true_positions(table: AnyOpponentTable, seed: int) -> Iterator[TruePosition]:
    """The positions of one random game in which a seat has a choice."""
    decider, chance = table.decider, seeded(seed_of("game", seed))
    moves = seeded(seed_of("moves", seed))
    state, _ = decider.set_up(chance)
    for number in range(LIMIT):
        awaited = decider.awaited(state)
        if not awaited:
            return
        seat = awaited[0][0]
        legal = decider.legal(state, seat)
        if seat >= 0 and len(legal) > 1:
            yield TruePosition(number, state, seat, decider.view(state, seat), legal)
        decider.play(state, pick(moves, "move", legal), chance)
