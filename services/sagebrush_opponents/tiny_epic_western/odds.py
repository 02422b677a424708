"""The chance that a poker card wins at a mat, against cards that cannot be seen."""

from sagebrush_games.tiny_epic_western.rules.hands import card_in_force
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import CARDS, NONE, State


class Odds:
    """Chances of one table, remembered: the same few cards are asked about again and again."""

    def __init__(self, rules: Ruleset, unknown: float) -> None:
        self._rules = rules
        self._unknown = unknown
        self._known: dict[tuple[int, int, tuple[int, int]], float] = {}

    def unseen(self, state: State, seat: int) -> int:
        """The cards a seat cannot place, as a set of bits."""
        seen = {*state.gaps, *state.rival[:-1], *state.seen}
        for owner, player in enumerate(state.players):
            if owner == seat or player.shown:
                seen.update((player.card, *(player.discarded if owner == seat else ())))
        return sum(1 << card for card in CARDS if card not in seen)

    def beats_one(self, state: State, seat: int, mat: int, unseen: int) -> float:
        """The chance of a seat's card against one card that cannot be seen."""
        if state.players[seat].card == NONE:
            return self._unknown
        return self.of_card(state, card_in_force(state, seat), mat, unseen)

    def beats_open(self, state: State, seat: int, mat: int) -> bool:
        """Whether a seat's card is as good as the open card of the solo Rival at a mat."""
        flanks = self._rules.flanks(state.gaps, mat)
        mine = self._rules.poker.hand(seat, card_in_force(state, seat), flanks).key
        return all(self._rules.poker.hand(seat, card, flanks).key <= mine for card in state.rival[:-1])

    def of_card(self, state: State, card: int, mat: int, unseen: int) -> float:
        """The chance of a card against one of the unseen ones at a mat."""
        flanks = self._rules.flanks(state.gaps, mat)
        asked = (card, unseen, flanks)
        if asked not in self._known:
            self._known[asked] = self._count(card, unseen, flanks)
        return self._known[asked]

    def _count(self, card: int, unseen: int, flanks: tuple[int, int]) -> float:
        poker = self._rules.poker
        mine = poker.hand(0, card, flanks).key
        others = [other for other in CARDS if unseen >> other & 1]
        return sum(poker.hand(0, other, flanks).key <= mine for other in others) / max(len(others), 1)
