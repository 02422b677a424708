"""How good the hands at a mat are, with the changes of the Sheriff's Office."""

from collections.abc import Iterable

from sagebrush_games.tiny_epic_western.rules.poker import Hand, changed
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import own_standing_on
from sagebrush_games.tiny_epic_western.state.model import LEFT, NONE, NUMBER, SUIT, State


def _step(state: State, seat: int, spot: int) -> int:
    """Up, down or no change, by the side on which a seat stands."""
    token = own_standing_on(state, seat, spot)
    if token == NONE:
        return 0
    return -1 if state.token_side[token] == LEFT else 1


def card_in_force(state: State, seat: int) -> int:
    """The card of a seat in phases three and four.

    [ES "CAMBIAR EL VALOR NUMÉRICO"] [ES "CAMBIAR LA CATEGORÍA DEL PALO"]
    """
    return changed(state.players[seat].card, _step(state, seat, NUMBER), _step(state, seat, SUIT))


def hand_of(rules: Ruleset, state: State, owner: int, mat: int) -> Hand:
    """The hand of a seat at a mat, or the best of the Rival."""
    if owner == rules.rival:
        return rival_hand(rules, state, mat)
    return rules.poker.hand(owner, card_in_force(state, owner), rules.flanks(state.gaps, mat))


def natural_hand(rules: Ruleset, state: State, owner: int, mat: int) -> Hand:
    """The hand of an owner at a mat without the changes of the Sheriff's Office."""
    if owner == rules.rival:
        return rival_hand(rules, state, mat)
    return rules.poker.hand(owner, state.players[owner].card, rules.flanks(state.gaps, mat))


def rival_hand(rules: Ruleset, state: State, mat: int) -> Hand:
    """The Rival's best hand at a mat, one card at a time [ES "Fase tres: Resolver edificios"]."""
    flanks = rules.flanks(state.gaps, mat)
    return max((rules.poker.hand(rules.rival, card, flanks) for card in state.rival), key=lambda hand: hand.key)


def ranked(rules: Ruleset, state: State, owners: Iterable[int], mat: int) -> list[Hand]:
    """Hands at a mat, best first; equal ones in the order of their natural hands.

    [ES "DESEMPATAR EN LA ALCALDÍA"] [ruling R28]
    """

    def order(owner: int) -> tuple[int, int]:
        return -hand_of(rules, state, owner, mat).key, -natural_hand(rules, state, owner, mat).key

    return [hand_of(rules, state, owner, mat) for owner in sorted(owners, key=order)]


def why(rules: Ruleset, hands: list[Hand]) -> str:
    """Why the best of ranked hands wins, in words; empty when there is only one."""
    return rules.poker.why(hands[0], hands[1]) if len(hands) > 1 else ""


def names(rules: Ruleset, hands: list[Hand]) -> tuple[str, ...]:
    """The printed names of hands."""
    return tuple(rules.poker.hand_names[hand.strength] for hand in hands)
