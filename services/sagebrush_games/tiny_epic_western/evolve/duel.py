"""Duels."""

from sagebrush_games.tiny_epic_western.events.duel import (
    CardAdded,
    DieRolledAgain,
    DiscardsShuffled,
    DuelBegan,
    DuelDecided,
)
from sagebrush_games.tiny_epic_western.state.model import NONE, Duel, State


def duel_began(state: State, event: DuelBegan) -> None:
    """Two tokens fight; the Rival's card counts from the start."""
    tokens = [event.attacker, event.defender]
    added = [event.attacker_added, event.defender_added]
    dice = [event.attacker_die, event.defender_die]
    state.duel = Duel(event.spot, tokens, dice, added, [False, False], event.rival_card)


def die_rolled_again(state: State, event: DieRolledAgain) -> None:
    """The new roll replaces the old one."""
    assert state.duel is not None
    state.duel.dice[event.role] = event.die
    state.duel.free[event.role] |= event.free


def card_added(state: State, event: CardAdded) -> None:
    """A hand card counts and stays face up."""
    assert state.duel is not None
    state.duel.added[event.role] = event.value
    state.players[event.seat].shown = True


def discards_shuffled(state: State, _event: DiscardsShuffled) -> None:
    """Discards lie nowhere, so they are in the deck."""
    state.seen = []
    for player in state.players:
        player.discarded = []


def duel_decided(state: State, event: DuelDecided) -> None:
    """The loser lies, the winner is wanted [ES "CUANDO EL HUMO SE DISIPA..."] [ES "SE BUSCA"]."""
    assert state.duel is not None
    if state.duel.rival_card != NONE:
        state.seen.append(state.duel.rival_card)
    state.duel = None
    state.token_down[event.token] = True
    state.wanted = event.winner
    state.players[event.winner].duels_won += 1
