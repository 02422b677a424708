"""What the catalogue of Boats & Banjos needs to know: fish, and places of the river."""

from sagebrush_games.kernel.wording import Wording, message, score_parts
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH, MARKET
from sagebrush_games.sierra_west.state.model import RESOURCE_NAMES

WORDING = Wording(
    packages=("sagebrush_games.sierra_west.expansions.boats_and_banjos",),
    kinds={
        "fish": "fish",
        "piece": "resource",
        "pieces": "resource",
        "event-canoe-moved.place": "shore",
        "event-piece-panned.place": "shore",
    },
    names={
        **score_parts("fish"),
        "fish": dict.fromkeys(range(len(FISH)), ""),
        "resource": dict.fromkeys(range(len(RESOURCE_NAMES)), ""),
        "shore": {MARKET: message("fish-market")} | {card: message("river-card", number=card) for card in range(1, 7)},
    },
)
