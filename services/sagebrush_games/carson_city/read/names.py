"""What the catalogues need to know of Carson City: kinds of values, and names that are the same in every language."""

from sagebrush_games.carson_city.content import SIDES
from sagebrush_games.carson_city.state.board import EDGES, PARCELS, edge_name, parcel_name
from sagebrush_games.carson_city.state.model import MOST_SEATS, Box, Kind
from sagebrush_games.kernel.wording import Wording, message, numbered

WORDING = Wording(
    packages=("sagebrush_games.carson_city",),
    kinds={
        "attackers": "player",
        "box": "box",
        "builder": "player",
        "card": "character",
        "cards": "character",
        "character": "character",
        "doctor": "player",
        "duelists": "player",
        "edge": "edge",
        "kind": "kind",
        "offers": "kind",
        "holder": "player",
        "order": "player",
        "origin": "parcel",
        "owner": "player",
        "parcel": "parcel",
        "parcels": "parcel",
        "price": "dollars",
        "score": "points",
        "seats": "player",
        "seller": "player",
        "shelf": "shelf",
        "side": "character",
        "site": "parcel",
        "sum": "dollars",
        "target": "parcel",
        "undertaker": "player",
        "winner": "player",
        "event-referee-named.seat": "referee",
    },
    names={
        "absent-player": {-1: ""},
        "box": dict.fromkeys(Box, ""),
        "character": dict.fromkeys(SIDES, ""),
        "ending": {"four-rounds": message("ending-four-rounds")},
        "edge": numbered(edge_name(edge) for edge in range(EDGES)),
        "kind": dict.fromkeys(Kind, ""),
        "parcel": numbered(parcel_name(parcel) for parcel in range(PARCELS)),
        "referee": dict.fromkeys(range(-1, MOST_SEATS), ""),
    },
)
