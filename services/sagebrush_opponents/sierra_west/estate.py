"""What a seat has: its points now, those that markers, wagon and cards will grow to, and things kept for later."""

from collections.abc import Sequence
from itertools import pairwise

from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, NONE, State
from sagebrush_opponents.sierra_west.outlook import Outlook
from sagebrush_opponents.weights import Weights

GROWING = ("homestead", "cards")
"""Scores that are reckoned as they will be at the end."""
MOST = 64
"""Of a basic resource, for which its worth is reckoned beforehand."""
REMEMBERED = 1 << 15
"""Homesteads, and numbers of claimed cards, kept at most; then all are forgotten."""


class Estate:
    """Looks at what a seat has."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.fixed = [score for name, score in rules.scores.items() if name not in GROWING]
        self.plain = [track for track in range(len(rules.tracks)) if track not in rules.multiplied]
        self.most_markers = sum(rules.tracks[track].top for track in rules.multiplied)
        self.multipliers = _smooth([step.multiplier for step in rules.trail])
        self.markers: float = weights["growth"]["markers"]
        self.wagon: float = weights["growth"]["wagon"]
        self.claims: float = weights["growth"]["cards"]
        self.later_basic = float(weights["kept"]["basic"])
        self.now_basic = float(weights["turn"]["basic"])
        self.more: float = weights["kept"]["more"]
        self.stock = [(1 - self.more**count) / (1 - self.more) for count in range(MOST)]
        self.kept: dict[str, float] = weights["kept"]
        self.pieces = [
            (weights["pieces"][name], rule) for name, rule in rules.pieces.items() if name in weights["pieces"]
        ]
        self.homesteads: dict[tuple[int, int, float], float] = {}
        self.claimed: dict[tuple[int, float], float] = {}

    def worth(self, state: State, seat: Seat, outlook: Outlook) -> float:
        """Everything that is there."""
        now = sum([score(self.rules, state, seat) for score in self.fixed])
        return (
            now
            + self.homestead(state, seat, outlook)
            + self.cards(state, seat, outlook)
            + self._kept(state, seat, outlook)
        )

    def homestead(self, state: State, seat: Seat, outlook: Outlook, markers: int = 0, spaces: int = 0) -> float:
        """Points of the homestead at the end, after so many more ``markers`` steps and ``spaces`` of the trail."""
        player = state.players[seat]
        tracks, steps, plain = player.tracks, markers, 0
        for track in self.rules.multiplied:
            steps += tracks[track]
        for track in self.plain:
            plain += tracks[track]
        key = (steps, min(player.wagon + spaces, len(self.multipliers) - 1), outlook.turns)
        worth = self.homesteads.get(key)
        if worth is None:
            if len(self.homesteads) >= REMEMBERED:
                self.homesteads.clear()
            worth = self.homesteads[key] = self._grown(*key)
        return worth + plain

    def _grown(self, steps: int, space: int, turns: float) -> float:
        """Points of the markers that the wagon multiplies, with the steps of both that so many turns will bring."""
        if not turns:
            return float(steps * self.rules.trail[space].multiplier)
        grown = min(steps + self.markers * turns, self.most_markers)
        return float(max(steps, grown) * _between(self.multipliers, space + self.wagon * turns))

    def cards(self, state: State, seat: Seat, outlook: Outlook, more: int = 0) -> float:
        """Points of claimed cards at the end, after so many ``more``."""
        key = (state.players[seat].claimed + more, outlook.turns)
        worth = self.claimed.get(key)
        if worth is None:
            if len(self.claimed) >= REMEMBERED:
                self.claimed.clear()
            worth = self.claimed[key] = self._claimed(*key)
        return worth

    def _claimed(self, cards: int, turns: float) -> float:
        """Points of so many claimed cards, with those that so many turns will bring."""
        claimed = cards + self.claims * turns
        table, beyond = self.rules.card_points, max(0.0, claimed - len(self.rules.card_points) + 1)
        return float(_between(table, claimed) + beyond * self.rules.more_card_points)

    def basic(self, outlook: Outlook) -> float:
        """What a basic resource is worth."""
        later = self.later_basic * outlook.share
        return max(later, self.now_basic) if outlook.walking else later

    def token(self, outlook: Outlook) -> float:
        """What a Pair of Boots is worth."""
        return float(self.rules.points["token"] + self.kept["token"] * outlook.share)

    def _kept(self, state: State, seat: Seat, outlook: Outlook) -> float:
        """What is there for later."""
        kept, player = self.kept, state.players[seat]
        stock = sum([self._stock(player.resources[kind]) for kind in BASIC])
        later = kept["tile"] * len(player.animals) + kept["token"] * player.tokens + kept["mule"] * (state.mule == seat)
        cabins = len(player.cabins) - player.cabins.count(NONE)
        later += kept["cabin"] * cabins + self._pieces(state, seat)
        return float(stock * self.basic(outlook) + later * outlook.share)

    def _stock(self, count: int) -> float:
        """What so many of a kind are worth, in basic resources."""
        return self.stock[count] if count < MOST else (1 - self.more**count) / (1 - self.more)

    def _pieces(self, state: State, seat: Seat) -> float:
        """What the mode's pieces are good for."""
        return sum([worth * rule.held(self.rules, state, seat) for worth, rule in self.pieces], 0.0)


def _smooth(multipliers: list[int]) -> list[float]:
    """The multipliers with those between two zones in a line: the way to the next is worth something, too."""
    starts = [n for n, multiplier in enumerate(multipliers) if n == 0 or multiplier > multipliers[n - 1]]
    smooth = [float(multiplier) for multiplier in multipliers]
    for start, end in pairwise(starts):
        rise = (multipliers[end] - multipliers[start]) / (end - start)
        smooth[start:end] = [multipliers[start] + rise * n for n in range(end - start)]
    return smooth


def _between(table: Sequence[float], place: float) -> float:
    """The value of a table at a place between its entries; the last one beyond its end."""
    last = len(table) - 1
    if place >= last:
        return table[last]
    low = int(place)
    return table[low] + (place - low) * (table[low + 1] - table[low])
