"""Decks and hands."""

from sagebrush_games.sierra_west.events import cards as happened
from sagebrush_games.sierra_west.state.model import NONE, Player, State


def cards_drawn(state: State, event: happened.CardsDrawn) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        _leave_deck(player, card)
    player.hand = sorted([*player.hand, *event.cards])
    known = [card for card, is_open in zip(event.cards, event.open, strict=True) if is_open]
    if known:
        player.open = sorted([*player.open, *known])


def _leave_deck(player: Player, card: int) -> None:
    if player.top:
        player.top.pop()
        player.top_open.pop()
    elif player.pool:
        player.pool.remove(card)
    else:
        player.bottom = NONE


def deck_shuffled(state: State, event: happened.DeckShuffled) -> None:
    """Nobody knows the order of the deck."""
    player = state.players[event.seat]
    player.pool = sorted(player.discard)
    player.discard = []


def cards_arranged(state: State, event: happened.CardsArranged) -> None:
    player = state.players[event.seat]
    player.played = list(event.cards)
    player.hand = [card for card in player.hand if card not in event.cards]
    player.open = [card for card in player.open if card not in event.cards]
