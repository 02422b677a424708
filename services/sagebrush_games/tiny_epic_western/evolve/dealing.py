"""Phase one: poker cards, and the third posse of who hires."""

from sagebrush_games.tiny_epic_western.events.dealing import CardKept, HandDealt, RoundBegan, TownDealt
from sagebrush_games.tiny_epic_western.state.model import NONE, Player, State


def round_began(state: State, event: RoundBegan) -> None:
    """The poker cards of the last round are forgotten."""
    state.round = event.round
    state.dealer = event.dealer
    state.ranking = []
    state.seen = []
    state.rival_shown = False
    for player in state.players:
        _forget_round(player)


def _forget_round(player: Player) -> None:
    player.card = NONE
    player.discarded = []
    player.shown = player.peeked = player.avoids = player.powder = False
    player.duels_won = player.purchases = 0


def town_dealt(state: State, event: TownDealt) -> None:
    """Cards lie between the mats and at the Town Hall."""
    state.gaps = list(event.gaps)
    state.rival = list(event.rival)


def hand_dealt(state: State, event: HandDealt) -> None:
    """A seat has cards to choose from."""
    state.players[event.seat].dealt = list(event.cards)


def card_kept(state: State, event: CardKept) -> None:
    """One card is kept, the others are discarded."""
    player = state.players[event.seat]
    player.card = event.card
    player.discarded = sorted([*player.discarded, *(card for card in player.dealt if card != event.card)])
    player.dealt = []
