"""Pairs of positions that look the same and hide other things: a player that is told both decides the same."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.honesty.positions import TruePosition, true_positions
from sagebrush_opponents.arena.players import ArenaPlayer, player
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.external.faults import EngineFault
from sagebrush_opponents.table import AnyOpponentTable, table

PAIRS_A_GAME = 20
"""So that pairs come from many games and all parts of them."""
STRIDE = 4
"""Positions of a game between two that are looked at, on average."""


@dataclass(frozen=True, slots=True)
class PairsResult:
    """How many pairs were decided, in how many the hidden part differed, and each that was decided differently.

    One that an engine did not decide is among these: nothing shows that it is honest.
    """

    pairs: int
    hidden: int
    differences: tuple[str, ...]


def compared(config: Config, text: str, seed: int) -> PairsResult:
    """Pairs from one random game, decided by the player that ``text`` means."""
    place, one = table(TITLES[config.title], config), player(text)
    pairs, hidden, found = 0, 0, []
    for position in _chosen(place, seed):
        twin = place.decider.determinize(position.view, seeded(seed_of("twin", seed, position.number)))
        pairs += 1
        hidden += place.codec.pack_state(twin) != place.codec.pack_state(position.state)
        if fault := _difference(place, one, position, twin, seed):
            found.append(f"{config.title} seed {seed}, command {position.number}: {fault}")
    return PairsResult(pairs, hidden, tuple(found))


def _chosen(place: AnyOpponentTable, seed: int) -> Iterator[TruePosition]:
    chance, left = seeded(seed_of("chosen", seed)), PAIRS_A_GAME
    for position in true_positions(place, seed):
        if left and chance("look", STRIDE) == 0:
            left -= 1
            yield position


def _difference(place: AnyOpponentTable, one: ArenaPlayer, position: TruePosition, twin: object, seed: int) -> str:
    """What differs between the decisions with either truth; empty when they are the same.

    Each side has an opponent of its own. That of the twin reads its view as a worker does, from JSON.
    """
    decider, codec = place.decider, place.codec
    seen = codec.view_from_json(codec.view_to_json(decider.view(twin, position.seat)))
    legal = decider.legal(twin, position.seat)
    if codec.view_to_json(seen) != codec.view_to_json(position.view) or legal != position.legal:
        return "the guess does not look the same"
    thought = seed_of("decision", seed, position.number)
    try:
        with_truth = one.opponent(place, lambda: position.state)(position.view, position.legal, one.budget, thought)
        with_twin = one.opponent(place, lambda: twin)(seen, legal, one.budget, thought)
    except EngineFault as error:
        return f"no decision, {error}"
    return "" if with_truth == with_twin else f"{with_truth.command} or {with_twin.command}, or what it thought of it"
