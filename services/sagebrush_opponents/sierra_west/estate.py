"""What a seat has: its points now, those that markers, wagon and cards will grow to, and things kept for later."""

from collections.abc import Mapping
from itertools import pairwise

from sagebrush_games.kernel.messages import Seat
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, NONE, State
from sagebrush_opponents.sierra_west.outlook import Outlook
from sagebrush_opponents.sierra_west.weights import Weights

GROWING = ("homestead", "cards")
"""Scores that are reckoned as they will be at the end."""


class Estate:
    """Looks at what a seat has."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.fixed = [score for name, score in rules.scores.items() if name not in GROWING]
        self.plain = [track for track in range(len(rules.tracks)) if track not in rules.multiplied]
        self.most_markers = sum(rules.tracks[track].top for track in rules.multiplied)
        self.multipliers = _smooth([step.multiplier for step in rules.trail])

    def worth(self, state: State, seat: Seat, outlook: Outlook) -> float:
        """Everything that is there."""
        now = sum(score(self.rules, state, seat) for score in self.fixed)
        return (
            now
            + self.homestead(state, seat, outlook)
            + self.cards(state, seat, outlook)
            + self._kept(state, seat, outlook)
        )

    def homestead(self, state: State, seat: Seat, outlook: Outlook, markers: int = 0, spaces: int = 0) -> float:
        """Points of the homestead at the end, after so many more ``markers`` steps and ``spaces`` of the trail."""
        growth, player = self.weights["growth"], state.players[seat]
        steps = markers + sum(player.tracks[track] for track in self.rules.multiplied)
        plain = sum(player.tracks[track] for track in self.plain)
        space = min(player.wagon + spaces, len(self.multipliers) - 1)
        if not outlook.turns:
            return float(steps * self.rules.trail[space].multiplier + plain)
        grown = min(steps + growth["markers"] * outlook.turns, self.most_markers)
        return float(max(steps, grown) * _between(self.multipliers, space + growth["wagon"] * outlook.turns) + plain)

    def cards(self, state: State, seat: Seat, outlook: Outlook, more: int = 0) -> float:
        """Points of claimed cards at the end, after so many ``more``."""
        claimed = state.players[seat].claimed + more + self.weights["growth"]["cards"] * outlook.turns
        table, beyond = self.rules.card_points, max(0.0, claimed - len(self.rules.card_points) + 1)
        return float(_between(table, claimed) + beyond * self.rules.more_card_points)

    def basic(self, outlook: Outlook) -> float:
        """What a basic resource is worth."""
        later = float(self.weights["kept"]["basic"]) * outlook.share
        return max(later, float(self.weights["turn"]["basic"])) if outlook.walking else later

    def token(self, outlook: Outlook) -> float:
        """What a Pair of Boots is worth."""
        return float(self.rules.points["token"] + self.weights["kept"]["token"] * outlook.share)

    def _kept(self, state: State, seat: Seat, outlook: Outlook) -> float:
        """What is there for later."""
        kept, player = self.weights["kept"], state.players[seat]
        more = kept["more"]
        stock = sum((1 - more ** player.resources[kind]) / (1 - more) for kind in BASIC)
        later = kept["tile"] * len(player.animals) + kept["token"] * player.tokens + kept["mule"] * (state.mule == seat)
        later += kept["cabin"] * sum(cabin != NONE for cabin in player.cabins) + self._pieces(state, seat)
        return float(stock * self.basic(outlook) + later * outlook.share)

    def _pieces(self, state: State, seat: Seat) -> float:
        """What the mode's pieces are good for."""
        worth: Mapping[str, float] = self.weights["pieces"]
        held = ((name, rule.held(self.rules, state, seat)) for name, rule in self.rules.pieces.items() if name in worth)
        return sum(worth[name] * count for name, count in held)


def _smooth(multipliers: list[int]) -> list[float]:
    """The multipliers with those between two zones in a line: the way to the next is worth something, too."""
    starts = [n for n, multiplier in enumerate(multipliers) if n == 0 or multiplier > multipliers[n - 1]]
    smooth = [float(multiplier) for multiplier in multipliers]
    for start, end in pairwise(starts):
        rise = (multipliers[end] - multipliers[start]) / (end - start)
        smooth[start:end] = [multipliers[start] + rise * n for n in range(end - start)]
    return smooth


def _between(table: list[float] | tuple[int, ...], place: float) -> float:
    """The value of a table at a place between its entries; the last one beyond its end."""
    place = min(place, len(table) - 1)
    low = int(place)
    high = min(low + 1, len(table) - 1)
    return table[low] + (place - low) * (table[high] - table[low])
