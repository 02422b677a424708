"""The events of the Rival as sentences."""

from sagebrush_games.kernel.telling import Telling
from sagebrush_games.tiny_epic_western.expansions.solo.events import HeadStartDealt, RivalCardDrawn, RivalRolled

TELLING = Telling(
    events={
        HeadStartDealt: "{owner:player} starts with {buildings:building}.",
        RivalRolled: "The Rival rolls {die}.",
        RivalCardDrawn: "The Rival fights with {card:card}, worth {value}.",
    }
)
