"""A full state that would look the same to a viewer: unseen cards drawn, each arrangement equally likely."""

from collections.abc import Callable, Iterator

from sagebrush_games.kernel.chance import Chance, shuffled
from sagebrush_games.kernel.projecting import projection
from sagebrush_games.tiny_epic_western.read.view import PlayerView, View
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import CARDS, NONE, Player, State

guessed: Callable[..., State] = projection(State, View, "players", "rival", "offer")
guessed_player: Callable[..., Player] = projection(Player, PlayerView, "dealt", "card", "discarded")


def determinize(rules: Ruleset, view: View, chance: Chance) -> State:
    """A state that looks like ``view``: poker cards and drawn buildings that the viewer cannot see are drawn."""
    poker = iter(shuffled(chance, "unseen-poker", _unseen_poker(view)))
    buildings = iter(shuffled(chance, "unseen-buildings", _unseen_buildings(rules, view)))
    return guessed(
        view,
        players=[_player(player, poker) for player in view.players],
        rival=_filled(view.rival, poker),
        offer=_offer(view, buildings),
    )


def _unseen_poker(view: View) -> list[int]:
    """The poker cards the viewer cannot place."""
    known = {*view.gaps, *view.rival, *view.seen}
    for player in view.players:
        known.update(player.dealt, player.discarded, () if player.card is None else (player.card,))
    if view.duel is not None:
        known.add(view.duel.rival_card)
    return [card for card in CARDS if card not in known]


def _unseen_buildings(rules: Ruleset, view: View) -> list[int]:
    """The buildings that do not lie face up."""
    known = {building.number for building in view.buildings}
    return [building.number for building in rules.buildings if building.number not in known]


def _filled(cards: list[int], unseen: Iterator[int]) -> list[int]:
    """``cards`` in order, hidden ones drawn."""
    return [next(unseen) if card == NONE else card for card in cards]


def _offer(view: View, unseen: Iterator[int]) -> list[int]:
    """The buildings drawn at the Auction House; while they are chosen from, all are still there."""
    return sorted(_filled(view.offer, unseen))


def _player(player: PlayerView, unseen: Iterator[int]) -> Player:
    return guessed_player(
        player,
        dealt=sorted(_filled(player.dealt, unseen)),
        card=NONE if player.card is None else _filled([player.card], unseen)[0],
        discarded=sorted(_filled(player.discarded, unseen)),
    )
