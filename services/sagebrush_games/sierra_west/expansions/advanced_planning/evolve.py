"""Advanced planning."""

from sagebrush_games.sierra_west.expansions.advanced_planning import events as happened
from sagebrush_games.sierra_west.state.model import State


def card_kept(state: State, event: happened.CardKept) -> None:
    player = state.players[event.seat]
    player.hand.remove(event.card)
    if event.card in player.open:
        player.open.remove(event.card)
    if event.to_deck:
        player.top.append(event.card)
        player.top_open.append(event.open)
    else:
        player.discard.append(event.card)
