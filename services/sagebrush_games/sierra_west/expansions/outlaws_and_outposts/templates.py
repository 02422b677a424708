"""The events of Outlaws & Outposts as sentences."""

from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import events

TELLING = Telling(
    events={
        events.BulletsGained: "{seat:player} gains bullets: {bullets}.",
        events.BulletsSpent: "{seat:player} spends bullets: {bullets}.",
        events.SheriffTaken: "{seat:player} takes the Sheriff.",
        events.ShotFired: "{seat:player} rolls {die}, which counts {roll}, against {target}.",
        events.OutlawCaptured: "{seat:player} captures an outlaw of {outpost:outpost}.",
        events.OutlawReturned: "{seat:player} returns an outlaw.",
    },
    words={"outpost": {"-1": "the supply", **numbered([f"outpost {rank}" for rank in ("I", "II", "III", "IV", "V")])}},
)
