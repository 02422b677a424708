"""The events of Gold Rush as sentences."""

from sagebrush_games.kernel.telling import Telling
from sagebrush_games.sierra_west.expansions.gold_rush import events

TELLING = Telling(
    events={
        events.LanternTaken: "{seat:player} takes the Lantern.",
        events.DynamiteTaken: "{seat:player} takes the Dynamite.",
        events.MineRolled: "{seat:player} rolls {die} at the mine {special:special}, which counts {roll}: {gold} gold.",
        events.MineBlasted: "{seat:player} blasts the mine {special:special}, which counts {roll}: {gold} gold.",
        events.CartLoaded: "{seat:player} loads a mine cart.",
    },
)
