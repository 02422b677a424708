"""What the catalogues need to know of Sierra West: kinds of values, and what the box calls printed things."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.wording import Message, Names, Wording, message, numbered, score_parts
from sagebrush_games.sierra_west.content import numbering, printed
from sagebrush_games.sierra_west.read.wording import SLOTS, icon_name, summit_text
from sagebrush_games.sierra_west.rules.reactions import takes_track
from sagebrush_games.sierra_west.state.model import (
    AS_TRACKER,
    AS_TRAPPER,
    BASE,
    BASIC,
    FIGURE_NAMES,
    FORD,
    INSTRUCTIONS,
    RESOURCE_NAMES,
    SPECIAL,
    TAKE,
)
from sagebrush_games.sierra_west.state.mountain import ROWS

MOST = 40
"""More than anybody gains or pays at once."""


ANIMALS = ("badger", "bear", "beaver", "deer", "fox", "marmot", "rabbit", "raccoon")
"""Of all modes; the box calls them so."""

PLACES = {BASE: message("mountain-base")} | dict(
    enumerate(
        message("mountain-place", row=row + 1, card=card + 1) for row, width in enumerate(ROWS) for card in range(width)
    )
)


def instruction_name(instruction: int) -> Message | str:
    """An instruction of a Tracker; the catalogues have the first ones by number."""
    tracks = tuple(RESOURCE_NAMES[track] for track in BASIC if takes_track(instruction, track))
    return message("always-take", tracks=tracks) if instruction > TAKE else ""


def printed_names(boxes: Sequence[tuple[int, Content]]) -> Names:
    """Names of printed things; ``boxes``: by number of the mode."""
    cards = {number: card.id for mode, box in boxes for number, card in numbering.cards(box, mode).items()}
    special = {number: card.id for mode, box in boxes for number, card in numbering.specials(box, mode).items()}
    tracks = max((printed.tracks(box) for _, box in boxes), key=len)
    return {
        "card": {-1: "", **cards, **{SPECIAL + number: name for number, name in special.items()}},
        "special": {**special},
        "cabin": {-1: "", **numbered(cabin.name for cabin in printed.cabins(boxes[0][1]))},
        "track": numbered(track.name for track in tracks),
        **printed_on_cards(box for _, box in boxes),
    }


def printed_on_cards(boxes: Iterable[Content]) -> dict[str, dict[str, Message]]:
    """What icons show and summit actions are, by the notation of the cards and tracks that ``boxes`` print."""
    icons, summits = dict[str, Message](), dict[str, Message]()
    for box in boxes:
        tracks, cards = printed.tracks(box), printed.cards(box)
        shown = chain((track.reward for track in tracks), *(card.cells for card in cards))
        icons |= {icon.id: message("path-icon", parts=icon_name(icon)) for icon in shown}
        summits |= {card.summit.id: summit_text(card.summit, tracks) for card in cards}
    return {"path-icon": icons, "summit": summits}


KINDS = {
    "animal": "animal",
    "boots": "boots",
    "cabin": "cabin",
    "card": "card",
    "cards": "card",
    "figure": "figure",
    "food": "food",
    "gold": "gold",
    "instruction": "instruction",
    "market": "cabin",
    "pioneer": "figure",
    "place": "icon",
    "played": "card",
    "reason": "ending",
    "role": "role",
    "slot": "slot",
    "special": "special",
    "stone": "stone",
    "tokens": "pairs",
    "track": "track",
    "walker": "walker",
    "wood": "wood",
    "kind": "resource",
    "left": "card",
    "middle": "card",
    "resource": "resource",
    "right": "card",
    "command-move-frontiersman.place": "place",
    "command-move-wagon.boots": "",
    "event-cabin-entered.space": "space",
    "event-card-turned.place": "place",
    "event-ford-crossed.icon": "icon",
    "event-walker-moved.place": "place",
}
NAMES: Names = {
    **score_parts("cards", "animals", "cabins", "gold", "tokens", "homestead", "claimed", "wagon"),
    "animal": {animal: animal for animal in ANIMALS},
    "absent-player": {-1: ""},
    "walker": dict.fromkeys(range(4), ""),
    "place": PLACES,
    "figure": dict.fromkeys(range(len(FIGURE_NAMES)), ""),
    "icon": {icon: message("icon-own", number=icon + 1) for icon in range(5)}
    | {FORD + icon: message("icon-of-ford", number=icon + 1) for icon in range(5)},
    "space": numbered(message("cabin-space", number=space + 1) for space in range(4)),
    "slot": dict.fromkeys(range(len(SLOTS)), ""),
    "boots": dict.fromkeys(range(1, MOST), ""),
    "pairs": dict.fromkeys(range(1, MOST), ""),
    **{name: dict.fromkeys(range(MOST), "") for name in RESOURCE_NAMES},
    "role": dict.fromkeys((AS_TRAPPER, AS_TRACKER), ""),
    "instruction": numbered(instruction_name(instruction) for instruction in INSTRUCTIONS),
    "ending": {
        "row-full": message("ending-row-full"),
        "mountain-claimed": message("ending-mountain-claimed"),
        "idle-rounds": message("ending-idle-rounds"),
    },
}


def wording(boxes: Callable[[str], Sequence[tuple[int, Content]]]) -> Wording:
    """What the catalogue needs to know; ``boxes``: number and content of each mode, as a host has corrected it."""
    packages = ("sagebrush_games.sierra_west",)
    return Wording(packages, KINDS, NAMES, lambda corrections: printed_names(boxes(corrections)))
