"""The chance that a poker card wins at a mat, against cards that cannot be seen."""

from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import CARDS, NONE, State
from sagebrush_opponents.tiny_epic_western.situation import Situation

REMEMBERED = 1 << 15
"""Chances kept at most; then all are forgotten."""


class Odds:
    """Chances of one table, remembered: the same few cards are asked about again and again."""

    def __init__(self, rules: Ruleset, unknown: float) -> None:
        self._rules = rules
        self._unknown = unknown
        self._known: dict[tuple[int, int, int, int], float] = {}
        self._keys: dict[tuple[int, int], list[int]] = {}

    def beats_one(self, situation: Situation, seat: int, mat: int, unseen: int) -> float:
        """The chance of a seat's card against one card that cannot be seen."""
        if situation.state.players[seat].card == NONE:
            return self._unknown
        return self.of_card(situation.state, situation.card_in_force(seat), mat, unseen)

    def beats_open(self, situation: Situation, seat: int, mat: int) -> bool:
        """Whether a seat's card is as good as the open card of the solo Rival at a mat."""
        flanks = self._rules.flanks(situation.state.gaps, mat)
        mine = self._rules.poker.hand(seat, situation.card_in_force(seat), flanks).key
        return all(self._rules.poker.hand(seat, card, flanks).key <= mine for card in situation.state.rival[:-1])

    def of_card(self, state: State, card: int, mat: int, unseen: int) -> float:
        """The chance of a card against one of the unseen ones at a mat."""
        left, right = self._rules.flanks(state.gaps, mat)
        asked = (card, unseen, left, right)
        chance = self._known.get(asked)
        if chance is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            chance = self._known[asked] = self._count(card, unseen, (left, right))
        return chance

    def _count(self, card: int, unseen: int, flanks: tuple[int, int]) -> float:
        keys = self._keys_between(flanks)
        mine = keys[card]
        others = [keys[other] for other in CARDS if unseen >> other & 1]
        return sum([key <= mine for key in others]) / max(len(others), 1)

    def _keys_between(self, flanks: tuple[int, int]) -> list[int]:
        """By card, how good its hand is between two others."""
        if flanks not in self._keys:
            self._keys[flanks] = [self._rules.poker.hand(0, card, flanks).key for card in CARDS]
        return self._keys[flanks]
