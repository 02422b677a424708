"""Duels of the Rival: it fights with a poker card, and can be disturbed."""

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.tiny_epic_western.rules.dealing import draw_late
from sagebrush_games.tiny_epic_western.rules.duel import duel_of
from sagebrush_games.tiny_epic_western.rules.poker import value_of
from sagebrush_games.tiny_epic_western.rules.ruleset import Fighter, Ruleset
from sagebrush_games.tiny_epic_western.state.board import owner_of
from sagebrush_games.tiny_epic_western.state.model import NONE, State


def fighter(rules: Ruleset, state: State, tokens: tuple[int, int], chance: Chance) -> Fighter:
    """The poker card that fights for the Rival, as attacker or defender [ES "Duelo"]."""
    attacker, defender = (owner_of(token) == rules.rival for token in tokens)
    if not attacker and not defender:
        return [], NONE, (0, 0)
    shuffle, card = draw_late(state, chance)
    value = value_of(card)
    return shuffle, card, (value * attacker, value * defender)


def can_disturb(state: State, seat: int) -> bool:
    """Whether a seat fights the Rival and has influence of any kind."""
    return duel_of(state).rival_card != NONE and any(state.players[seat].influence)
