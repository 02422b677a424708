"""The events of Sierra West as sentences."""

from collections.abc import Mapping

from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.sierra_west.actions.instruct_tracker import meaning
from sagebrush_games.sierra_west.content import CONTENTS, numbering, printed
from sagebrush_games.sierra_west.events import (
    cards,
    diggings,
    flow,
    hastings,
    manhunt,
    market,
    mountain,
    orchard,
    pioneers,
    preparation,
    reactions,
    resources,
    river,
)
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.read.wording import PLACE_WORDS, SLOTS, plan_words
from sagebrush_games.sierra_west.state.model import FIGURE_NAMES, FORD, INSTRUCTIONS, RESOURCE_NAMES, SPECIAL

FLOW: Mapping[type[Event], str] = {
    flow.Next: "",
    flow.Interposed: "",
    flow.RoundBegan: "Round {round} begins.",
    flow.TurnBegan: "It is the turn of {seat:player}.",
    flow.TurnEnded: "{seat:player} passes and discards {played:card}.",
    flow.EndTriggered: "{reason:reason}: round {last_round} is the last one.",
    flow.GameEnded: "The game is over.",
    preparation.FirstChosen: "{seat:player} starts each round.",
    preparation.MountainLaid: "The mountain is built.",
    cards.CardsDrawn: "{seat:player} draws {cards:card}.",
    cards.DeckShuffled: "{seat:player} shuffles the discard pile: it is the deck now.",
    cards.CardKept: "{seat:player} keeps {card:card} back.",
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
    orchard.ApplesChanged: "The supply has {green} green and {red} red apples.",
}
RIVER: Mapping[type[Event], str] = {
    river.PiecesLaid: "On it lie {pieces:resource}.",
    river.CanoeMoved: "The canoe of {seat:player} comes to {place:shore}.",
    river.FishCaught: "{seat:player} takes a {fish:fish}.",
    river.FishReturned: "{seat:player} returns {trout} trout, {bass} bass and {salmon} salmon.",
    river.PiecePanned: "{seat:player} takes {piece:resource} out of the river at {place:shore}.",
}
DIGGINGS: Mapping[type[Event], str] = {
    diggings.LanternTaken: "{seat:player} takes the Lantern.",
    diggings.DynamiteTaken: "{seat:player} takes the Dynamite.",
    diggings.MineRolled: "{seat:player} rolls {die} at the mine {special:special}, which counts {roll}: {gold} gold.",
    diggings.MineBlasted: "{seat:player} blasts the mine {special:special}, which counts {roll}: {gold} gold.",
    diggings.CartLoaded: "{seat:player} loads a mine cart.",
}
MANHUNT: Mapping[type[Event], str] = {
    manhunt.BulletsGained: "{seat:player} gains bullets: {bullets}.",
    manhunt.BulletsSpent: "{seat:player} spends bullets: {bullets}.",
    manhunt.SheriffTaken: "{seat:player} takes the Sheriff.",
    manhunt.ShotFired: "{seat:player} rolls {die}, which counts {roll}, against {target}.",
    manhunt.OutlawCaptured: "{seat:player} captures an outlaw of {outpost:outpost}.",
    manhunt.OutlawReturned: "{seat:player} returns an outlaw.",
}
SOLO: Mapping[type[Event], str] = {
    hastings.PlanTurned: "Hastings turns up its next plan, {plan:plan}.",
    hastings.PlanDone: "",
    hastings.PlansShuffled: "All plan cards are shuffled.",
    hastings.AnimalTurned: "{seat:player} turns up the {animal}.",
    hastings.PointsGained: "{seat:player} scores {points} points.",
}


MOST = 40
"""More than anybody gains or pays at once."""


def words(corrections: str) -> dict[str, dict[str, str]]:
    """What numbers in events are called, as the box is corrected."""
    contents = [corrected(content, corrections) for content in CONTENTS.values()]
    named = {
        number: card.id for mode, box in enumerate(contents) for number, card in numbering.cards(box, mode).items()
    }
    special = {n: card.id for mode, box in enumerate(contents) for n, card in numbering.specials(box, mode).items()}
    card = {str(number): name for number, name in named.items()}
    turned = {str(SPECIAL + number): name for number, name in special.items()}
    tracks = max((printed.tracks(box) for box in contents), key=len)
    return {
        "player": {"-1": "nobody", "1": "Hastings", "2": "Hastings"},
        "walker": numbered([f"{{{seat}}}" for seat in range(4)]),
        "card": {"-1": "a hidden card", **card, **turned},
        "special": {str(number): name for number, name in special.items()},
        "cabin": {"-1": "an empty space", **numbered([cabin.name for cabin in printed.cabins(contents[0])])},
        "plan": numbered([plan_words(plan) for plan in printed.plans(contents[0])]),
        "track": numbered([track.name for track in tracks]),
        "place": {"-1": "the base", **numbered(PLACE_WORDS)},
        "figure": numbered([*FIGURE_NAMES]),
        "icon": _icon_words(),
        "space": numbered([f"cabin {space + 1}" for space in range(4)]),
        "slot": numbered([*SLOTS]),
        "resource": numbered([*RESOURCE_NAMES]),
        "boots": {"1": "1 boot", **{str(boots): f"{boots} boots" for boots in range(2, MOST)}},
        "pairs": {"1": "a Pair of Boots", **{str(pairs): f"{pairs} Pairs of Boots" for pairs in range(2, MOST)}},
        **{name: _amounts(name) for name in RESOURCE_NAMES},
        "fish": numbered([*FISH]),
        "shore": numbered(["the fish market", *(f"river card {card + 1}" for card in range(6))]),
        "outpost": {"-1": "the supply", **numbered([f"outpost {rank}" for rank in ("I", "II", "III", "IV", "V")])},
        "role": numbered(["Trapper", "Tracker"]),
        "instruction": numbered([meaning(instruction) for instruction in INSTRUCTIONS]),
        "reason": REASONS,
    }


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

TELLING = Telling(events={**FLOW, **PIONEERS, **GOODS, **RIVER, **DIGGINGS, **MANHUNT, **SOLO}, words=words(""))
