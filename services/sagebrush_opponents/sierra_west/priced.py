"""What a summit action brings and costs, as far as it is the same whoever uses it and whenever."""

from sagebrush_games.sierra_west.content.notation import Summit
from sagebrush_games.sierra_west.rules.ruleset import PieceRule, Ruleset
from sagebrush_games.sierra_west.state.model import BASIC, GOLD
from sagebrush_opponents.weights import Weights


class PricedSummit:
    """A summit action in numbers.

    worth: of one use besides gains and cost; basic and gold: what is paid, whatever the kind; pieces: the worth of the
    pieces of the mode that are paid; gained and gold_gained: what it gives. needs: how many of each kind it takes;
    special: how many of which pieces.
    """

    __slots__ = (
        "basic",
        "endless",
        "gained",
        "gold",
        "gold_gained",
        "needs",
        "pieces",
        "special",
        "tracks",
        "wagon",
        "worth",
    )

    def __init__(self, rules: Ruleset, weights: Weights, summit: Summit) -> None:
        cost = summit.cost
        self.worth = float(weights["summits"].get(summit.kind, 0.0))
        self.basic = sum(cost.basic) + cost.any
        self.gold = cost.gold
        self.pieces = sum(float(weights["spent"][piece]) * count for piece, count in cost.special)
        self.gained = sum(summit.gain[kind] for kind in BASIC)
        self.gold_gained = summit.gain[GOLD]
        self.needs = [(kind, cost.basic[kind]) for kind in BASIC if cost.basic[kind]]
        if cost.gold:
            self.needs.append((GOLD, cost.gold))
        self.special: list[tuple[PieceRule, int]] = [(rules.pieces[piece], n) for piece, n in cost.special if n]
        self.tracks = summit.tracks
        self.wagon = summit.kind == "wagon"
        self.endless = summit.endless
