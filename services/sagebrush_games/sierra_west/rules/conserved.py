"""What never changes: each card and tile lies in one place, wherever that is."""

from collections.abc import Mapping

from sagebrush_games.sierra_west.state.model import NONE, SPECIAL, Player, State


def conserved(state: State) -> Mapping[str, int]:
    """The number of cards, special cards and cabin tiles."""
    return {
        "cards": _cards(state),
        "special cards": _specials(state),
        "cabins": _cabins(state),
        "cards by number": _numbers(state),
    }


def deck(player: Player) -> list[int]:
    """Every card of an owner."""
    below = [player.bottom] if player.bottom != NONE else []
    return [*player.hand, *player.top, *player.pool, *below, *player.discard, *player.played]


def _cards(state: State) -> int:
    face_up = sum(0 <= card < SPECIAL for card in state.mountain)
    return face_up + len(state.basics) + sum(len(deck(player)) for player in state.players)


def _numbers(state: State) -> int:
    """The sum of the numbers of all cards: two of them never change places with one another's copy."""
    face_up = sum(card for card in state.mountain if 0 <= card < SPECIAL)
    return face_up + sum(state.basics) + sum(sum(deck(player)) for player in state.players)


def _specials(state: State) -> int:
    return len(state.row) + len(state.specials) + sum(card >= SPECIAL for card in state.mountain)


def _cabins(state: State) -> int:
    built = sum(cabin != NONE for player in state.players for cabin in player.cabins)
    for_sale = sum(cabin != NONE for cabin in state.market)
    return built + for_sale + sum(state.pile) + len(state.cabin_discard) + len(state.boxed)
