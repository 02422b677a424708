"""Choose the tile for a duel, in secret."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.strongest.events import TileChosen
from sagebrush_games.carson_city.expansions.strongest.state import of
from sagebrush_games.carson_city.expansions.strongest.tiles import left, one_set
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class ChooseTile(Command):
    """Lay a tile of this value face down; all duelists show theirs at once."""

    tile: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> list[ChooseTile]:
    return [ChooseTile(seat, tile) for tile in sorted(set(left(of(state), seat)))]


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[ChooseTile]:
    return (ChooseTile(seat, tile) for tile in range(len(one_set(rules)) + 1))


def refusal(_rules: Ruleset, state: State, command: ChooseTile) -> str | None:
    return None if command.tile in left(of(state), command.seat) else "no-such-tile"


def sentence(rules: Ruleset, state: State, command: ChooseTile) -> Message:
    laid = sum(of(state).chosen[command.seat])
    strength = rules.firepower(rules, state, command.seat) + laid + command.tile
    return message("command-choose-tile", tile=command.tile, strength=strength)


CHOOSE_TILE = Action(
    ChooseTile,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [TileChosen(command.seat, command.tile)],
    sentence=sentence,
    domain=domain,
    exact=True,
)
