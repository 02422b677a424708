"""The mountain and the row of special cards."""

from collections.abc import Iterable

from sagebrush_games.sierra_west.events import mountain as happened
from sagebrush_games.sierra_west.state.model import BASE, GONE, NONE, SPECIAL, State


def walker_moved(state: State, event: happened.WalkerMoved) -> None:
    state.walkers[event.walker] = event.place


def _go_back(state: State, walkers: Iterable[int]) -> None:
    for walker in walkers:
        state.walkers[walker] = BASE


def card_claimed(state: State, event: happened.CardClaimed) -> None:
    state.mountain[event.place] = GONE
    _go_back(state, event.walkers)
    player = state.players[event.seat]
    player.claimed += 1
    if event.to_deck:
        player.top.append(event.card)
        player.top_open.append(True)
    else:
        player.discard.append(event.card)


def card_turned(state: State, event: happened.CardTurned) -> None:
    state.mountain[event.place] = event.card
    if event.card >= SPECIAL:
        state.specials.remove(event.card - SPECIAL)
    else:
        state.basics.remove(event.card)


def special_entered(state: State, event: happened.SpecialEntered) -> None:
    if event.place != NONE:
        state.mountain[event.place] = GONE
    if event.special in state.specials:
        state.specials.remove(event.special)
    _go_back(state, event.walkers)
    state.row.append(event.special)
    state.special_round = state.round
