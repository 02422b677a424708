"""What the Rival of a solo game does to the state."""

from sagebrush_games.tiny_epic_western.expansions.solo.events import HeadStartDealt, RivalCardDrawn, RivalRolled
from sagebrush_games.tiny_epic_western.state.model import State


def head_start_dealt(state: State, event: HeadStartDealt) -> None:
    """The Rival owns buildings."""
    state.players[event.owner].stack = list(event.buildings)


def rival_rolled(_state: State, _event: RivalRolled) -> None:
    """The placing that follows is an event of its own."""


def rival_card_drawn(state: State, event: RivalCardDrawn) -> None:
    """The Rival's old card is discarded, the new one counts."""
    assert state.duel is not None
    state.seen.append(state.duel.rival_card)
    state.duel.rival_card = event.card
    state.duel.added[event.role] = event.value
