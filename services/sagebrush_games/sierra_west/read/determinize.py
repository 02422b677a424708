"""A full state that would look the same to a viewer: unseen cards dealt, each arrangement equally likely."""

from collections.abc import Callable, Iterator

from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.projecting import projection
from sagebrush_games.sierra_west.read.view import PlayerView, View
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, Player, State

guessed: Callable[..., State] = projection(State, View, "players")
guessed_player: Callable[..., Player] = projection(Player, PlayerView, "hand", "top", "pool")


def determinize(_rules: Ruleset, view: View, chance: Chance) -> State:
    """A state that looks like ``view``: unseen cards are in hand, on the deck and in the pool by lot."""
    return guessed(view, players=[_player(player, chance) for player in view.players])


def _player(player: PlayerView, chance: Chance) -> Player:
    unseen = iter(_dealt(player, chance))
    return guessed_player(
        player,
        hand=sorted(_filled(player.hand, unseen)),
        top=_filled(player.top, unseen),
        pool=sorted(unseen),
    )


def _dealt(player: PlayerView, chance: Chance) -> list[int]:
    """The unseen cards in random order, if any has to be dealt."""
    hidden = player.hand.count(NONE) + player.top.count(NONE)
    return shuffled(chance, "unseen", player.unseen) if hidden else player.unseen[:]


def _filled(cards: list[int], unseen: Iterator[int]) -> list[int]:
    """``cards`` in order, hidden ones dealt."""
    return [next(unseen) if card == NONE else card for card in cards]
