"""The events of Apple Hill as sentences."""

from sagebrush_games.kernel.telling import Telling
from sagebrush_games.sierra_west.expansions.apple_hill import events

TELLING = Telling(
    events={
        events.ApplesChanged: "The supply has {green} green and {red} red apples.",
    },
)
