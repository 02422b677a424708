"""The events of Sierra West as sentences."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.agenda import Interposed, Next
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.sierra_west.content import numbering, printed
from sagebrush_games.sierra_west.events import (
    cards,
    flow,
    market,
    mountain,
    pioneers,
    preparation,
    reactions,
    resources,
)
from sagebrush_games.sierra_west.read.wording import PLACE_WORDS, SLOTS, tracker_words
from sagebrush_games.sierra_west.state.model import FIGURE_NAMES, FORD, INSTRUCTIONS, RESOURCE_NAMES, SPECIAL

FLOW: Mapping[type[Event], str] = {
    Next: "",
    Interposed: "",
    flow.RoundBegan: "Round {round} begins.",
    flow.TurnBegan: "It is the turn of {seat:player}.",
    flow.TurnEnded: "{seat:player} passes and discards {played:card}.",
    flow.EndTriggered: "{reason:reason}: round {last_round} is the last one.",
    flow.GameEnded: "The game is over.",
    preparation.FirstChosen: "{seat:player} starts each round.",
    preparation.MountainLaid: "The mountain is built.",
    cards.CardsDrawn: "{seat:player} draws {cards:card}.",
    cards.DeckShuffled: "{seat:player} shuffles the discard pile: it is the deck now.",
    cards.CardsArranged: "{seat:player} plays {cards:card}.",
}
PIONEERS: Mapping[type[Event], str] = {
    pioneers.PioneerMoved: "{seat:player} moves the {pioneer:figure} to {place:icon}.",
    pioneers.IconSkipped: "{seat:player} moves the {pioneer:figure} past {place:icon}.",
    pioneers.PioneerTurnedBack: "{seat:player} moves the green-path pioneer back to {place:icon}.",
    pioneers.FordCrossed: "{seat:player} crosses the Ford with the green-path pioneer, to icon {icon} of the tan path.",
    pioneers.CabinEntered: "{seat:player} puts the {pioneer:figure} into {space:space}.",
    pioneers.MuleStabled: "{seat:player} puts the mule into the grey cabin.",
    pioneers.FigurePlaced: "{seat:player} puts the {figure:figure} on the summit action of the {slot:slot} card.",
    pioneers.MuleGained: "{seat:player} gains the mule.",
    pioneers.BootsFound: "{seat:player} may spend {boots:boots}.",
    pioneers.TokenOpened: "{seat:player} spends a Pair of Boots token.",
    pioneers.BootsSpent: "",
}
GOODS: Mapping[type[Event], str] = {
    resources.ResourcesGained: "{seat:player} gains{food:food}{wood:wood}{stone:stone}{gold:gold}.",
    resources.ResourcesPaid: "{seat:player} pays{food:food}{wood:wood}{stone:stone}{gold:gold}.",
    resources.TokensGained: "{seat:player} gains {tokens:pairs}.",
    resources.TrackClimbed: "{seat:player} moves up the {track:track} track to space {space}.",
    resources.WagonMoved: "The wagon of {seat:player} comes to space {space} of the trail.",
    resources.CabinLost: "{seat:player} takes damage and loses the {cabin:cabin}.",
    mountain.WalkerMoved: "The frontiersman of {walker:walker} comes to {place:place}.",
    mountain.CardClaimed: "{seat:player} claims {card:card}.",
    mountain.CardTurned: "On {place:place}, {card:card} is turned up.",
    mountain.SpecialEntered: "{special:special} comes under the trail.",
    market.CabinBuilt: "{seat:player} builds the {cabin:cabin}.",
    market.MarketSlid: "The market shifts: {market:cabin}.",
    market.CabinDrawn: "The {cabin:cabin} comes into the market.",
    market.PileShuffled: "The discarded cabins are the pile now.",
    reactions.TrapSet: "{seat:player} sets a trap with the {pioneer:figure}: {animal}.",
    reactions.TrailFollowed: "{seat:player} follows with the {pioneer:figure}.",
    reactions.ReactionDeclined: "{seat:player} does not react.",
    reactions.InstructionGiven: "{seat:player} instructs the {role:role}: {instruction:instruction}.",
}


MOST = 40
"""More than anybody gains or pays at once."""


def names(boxes: Sequence[tuple[int, Content]]) -> dict[str, dict[str, str]]:
    """What numbers in events are called that a correction may call otherwise; ``boxes``: by number of the mode."""
    cards = {number: card.id for mode, box in boxes for number, card in numbering.cards(box, mode).items()}
    specials = {number: card.id for mode, box in boxes for number, card in numbering.specials(box, mode).items()}
    turned = {SPECIAL + number: name for number, name in specials.items()}
    tracks = max((printed.tracks(box) for _, box in boxes), key=len)
    return {
        "card": {"-1": "a hidden card", **_by_text(cards), **_by_text(turned)},
        "special": _by_text(specials),
        "cabin": {"-1": "an empty space", **numbered([cabin.name for cabin in printed.cabins(boxes[0][1])])},
        "track": numbered([track.name for track in tracks]),
    }


def _by_text(names: Mapping[int, str]) -> dict[str, str]:
    return {str(number): name for number, name in names.items()}


def _amounts(name: str) -> dict[str, str]:
    """So much of a resource, nothing for none; one such word follows the other."""
    return {"0": "", **{str(amount): f" {amount} {name}" for amount in range(1, MOST)}}


def _icon_words() -> dict[str, str]:
    own = {str(icon): f"icon {icon + 1}" for icon in range(5)}
    return own | {str(FORD + icon): f"icon {icon + 1} of the tan path" for icon in range(5)}


REASONS = {
    "row-full": "The sixth special card lies under the trail",
    "mountain-claimed": "No ordinary card is left in the mountain",
    "idle-rounds": "No special card has come for many rounds",
}

WORDS: Mapping[str, Mapping[str, str]] = {
    "player": {"-1": "nobody"},
    "walker": numbered([f"{{{seat}}}" for seat in range(4)]),
    "place": {"-1": "the base", **numbered(PLACE_WORDS)},
    "figure": numbered([*FIGURE_NAMES]),
    "icon": _icon_words(),
    "space": numbered([f"cabin {space + 1}" for space in range(4)]),
    "slot": numbered([*SLOTS]),
    "boots": {"1": "1 boot", **{str(boots): f"{boots} boots" for boots in range(2, MOST)}},
    "pairs": {"1": "a Pair of Boots", **{str(pairs): f"{pairs} Pairs of Boots" for pairs in range(2, MOST)}},
    **{name: _amounts(name) for name in RESOURCE_NAMES},
    "role": numbered(["Trapper", "Tracker"]),
    "instruction": numbered([tracker_words(instruction) for instruction in INSTRUCTIONS]),
    "reason": REASONS,
}
"""What numbers in events are called in every box."""

TELLING = Telling(events={**FLOW, **PIONEERS, **GOODS}, words=WORDS)
