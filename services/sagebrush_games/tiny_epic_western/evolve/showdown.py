"""Phase three: cards are revealed, hands compared."""

from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed, HandsCompared
from sagebrush_games.tiny_epic_western.state.model import State


def cards_revealed(state: State, _event: CardsRevealed) -> None:
    """Every kept card lies face up."""
    state.rival_shown = True
    for player in state.players:
        player.shown = True


def hands_compared(_state: State, _event: HandsCompared) -> None:
    """What it brings are events of their own."""
