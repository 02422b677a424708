"""What the catalogue of Boats & Banjos needs to know: fish, and places of the river."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Message, Names, Wording, message, score_parts
from sagebrush_games.sierra_west.content.pieces import Special
from sagebrush_games.sierra_west.content.printed import specials
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH, MARKET, read
from sagebrush_games.sierra_west.state.model import RESOURCE_NAMES

PRINTED = load("sagebrush_games.sierra_west.expansions.boats_and_banjos", ("content",))


def face(card: Special) -> Message:
    """The fish and the pieces of a river card."""
    fish, pieces = read(card)
    return message("river-face", fish=tuple(fish), pieces=tuple(pieces))


def faces(corrections: str) -> Names:
    """By river card: what it shows, as the box is corrected."""
    return {"face": {card.id: face(card) for card in specials(corrected(PRINTED, corrections))}}


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
    printed=faces,
)
