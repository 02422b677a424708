"""What the catalogue of Horses needs to know: who wins the rodeo, what a corral is for."""

from sagebrush_games.carson_city.state.model import MOST_SEATS
from sagebrush_games.kernel.wording import Wording, score_parts

WORDING = Wording(
    packages=("sagebrush_games.carson_city.expansions.horses",),
    kinds={"event-rodeo-held.winner": "champion", "purpose": "purpose"},
    names={**score_parts("horses"), "champion": dict.fromkeys(range(-1, MOST_SEATS), "")},
)
