"""What stays the same whatever happens: cards, tokens, the length of the belt."""

from collections.abc import Mapping

from sagebrush_games.tiny_epic_western.state.board import poker_deck
from sagebrush_games.tiny_epic_western.state.model import NONE, State


def conserved(state: State) -> Mapping[str, int]:
    """Each card lies in one place; tokens and industry tokens stay in the box's number."""
    return {
        "poker cards": len(_poker_cards(state)),
        "buildings in two places": len(_buildings(state)) - len({*_buildings(state)}),
        "tokens": len(state.token_spot),
        "influence beyond the belt": sum(not 0 <= n <= 6 for player in state.players for n in player.influence),
    }


def _poker_cards(state: State) -> list[int]:
    """Every poker card, once per place it lies in."""
    placed = [*state.gaps, *state.rival, *state.seen, *poker_deck(state)]
    for player in state.players:
        placed += [*player.dealt, *player.discarded, player.card]
    if state.duel is not None:
        placed.append(state.duel.rival_card)
    return [card for card in placed if card != NONE]


def _buildings(state: State) -> list[int]:
    """Every building out of the deck, once per place it lies in."""
    placed = [*state.porch, *state.market, *state.offer]
    for player in state.players:
        placed += [*player.stack, *player.bought]
    return [building for building in placed if building != NONE]
