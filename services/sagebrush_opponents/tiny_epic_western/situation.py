"""What the owners of one position have in common: the outlook, where tokens are, cards in force and cards unseen."""

from sagebrush_games.tiny_epic_western.rules.hands import card_in_force
from sagebrush_games.tiny_epic_western.state.board import MAT_OF, owner_of, used_buildings
from sagebrush_games.tiny_epic_western.state.model import CARDS, MATS, NONE, State
from sagebrush_opponents.tiny_epic_western.outlook import Outlook, outlook_of

EVERY_CARD = sum(1 << card for card in CARDS)


class Situation:
    """Reckoned once for all owners; what few of them need, when the first one asks.

    mats: by owner, those it has a token on, rising; crowds: by mat, how many owners have one there.
    """

    __slots__ = ("_cards", "_unseen", "_used", "crowds", "mats", "outlook", "state")

    def __init__(self, state: State, owners: int) -> None:
        self.state = state
        self.outlook: Outlook = outlook_of(state)
        self.mats: list[list[int]] = [[] for _ in range(owners)]
        self.crowds: list[int] = [0] * len(MATS)
        for token, spot in enumerate(state.token_spot):
            if spot != NONE:
                self._stand(owner_of(token), MAT_OF[spot])
        for mats in self.mats:
            mats.sort()
        self._cards: dict[int, int] = {}
        self._unseen: dict[int, int] = {}
        self._used: dict[int, list[int]] = {}

    def _stand(self, owner: int, mat: int) -> None:
        if mat not in self.mats[owner]:
            self.mats[owner].append(mat)
            self.crowds[mat] += 1

    def card_in_force(self, seat: int) -> int:
        """The card of a seat as the Sheriff's Office changes it."""
        if seat not in self._cards:
            self._cards[seat] = card_in_force(self.state, seat)
        return self._cards[seat]

    def used(self, seat: int) -> list[int]:
        """The buildings a seat uses by standing on porches."""
        if seat not in self._used:
            self._used[seat] = used_buildings(self.state, seat)
        return self._used[seat]

    def unseen(self, seat: int) -> int:
        """The cards a seat cannot place, as a set of bits."""
        if seat not in self._unseen:
            self._unseen[seat] = unseen(self.state, seat)
        return self._unseen[seat]


def unseen(state: State, seat: int) -> int:
    """The cards a seat cannot place, as a set of bits."""
    seen = [*state.gaps, *state.rival[:-1], *state.seen]
    for owner, player in enumerate(state.players):
        if owner == seat:
            seen += player.discarded
        if owner == seat or player.shown:
            seen.append(player.card)
    found = EVERY_CARD
    for card in seen:
        if card != NONE:
            found &= ~(1 << card)
    return found
