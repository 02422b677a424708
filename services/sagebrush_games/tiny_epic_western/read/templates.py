"""The events of Tiny Epic Western as sentences."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.telling import Telling, numbered
from sagebrush_games.tiny_epic_western.content import CONTENTS, EDITION
from sagebrush_games.tiny_epic_western.content.printed import bosses, buildings, mats
from sagebrush_games.tiny_epic_western.events.buildings import (
    AuctionClosed,
    AuctionDrawn,
    BuildingBought,
    BuildingUsed,
    CardDrawn,
    DuelsAvoided,
    PorchReordered,
    PowderLoaded,
    RivalPeeked,
)
from sagebrush_games.tiny_epic_western.events.dealing import CardKept, HandDealt, RoundBegan, TownDealt
from sagebrush_games.tiny_epic_western.events.duel import (
    CardAdded,
    DieRolledAgain,
    DiscardsShuffled,
    DuelBegan,
    DuelDecided,
)
from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluencePaid
from sagebrush_games.tiny_epic_western.events.placing import PosseMoved, PossePlaced, ThirdPosseStood, ThirdPosseWon
from sagebrush_games.tiny_epic_western.events.round_end import GameEnded, PorchMoved, RoundEnded
from sagebrush_games.tiny_epic_western.events.setup import BossTaken, BuildingDrawn, MatTaken, PorchFilled, SeatsPlaced
from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed, HandsCompared
from sagebrush_games.tiny_epic_western.events.town_hall import IndustryAdvanced, TownHallRanked, TownHallTaken
from sagebrush_games.tiny_epic_western.rules.poker import poker
from sagebrush_games.tiny_epic_western.state.board import is_influence_spot, is_porch, mat_of
from sagebrush_games.tiny_epic_western.state.model import (
    ANY,
    CARDS,
    INDUSTRY_NAMES,
    KIND_NAMES,
    NUMBER,
    SPOTS,
    SUIT,
    TOKENS_EACH,
)

MOST_OWNERS = 4
MOST = 40
"""More than anybody pays of a kind at once."""

SET_UP: Mapping[type[Event], str] = {
    Next: "",
    SeatsPlaced: "{dealer:player} deals first.",
    MatTaken: "{owner:player} sits at {mat:mat}.",
    BossTaken: "{seat:player} plays with {boss:boss}.",
    BuildingDrawn: "{building:building} is for sale at {mat:mat}.",
    PorchFilled: "{building:building} opens on the porch of {mat:mat}.",
    PorchMoved: "The building on the porch of {mat:mat} is for sale now.",
    RoundBegan: "Round {round} begins; {dealer:player} deals.",
    TownDealt: "Between the mats lie {gaps:card}.",
    HandDealt: "{seat:player} is dealt {cards:card}.",
    CardKept: "{seat:player} keeps {card:card}.",
}
PLACING: Mapping[type[Event], str] = {
    InfluencePaid: "{seat:player} pays{law:law}{force:force}{money:money}.",
    InfluenceGained: "{seat:player} gains {amount} {kind:kind}.",
    ThirdPosseStood: "{seat:player} has a third posse this round.",
    ThirdPosseWon: "{seat:player} will have a third posse next round.",
    PossePlaced: "{token:posse} comes to {spot:spot}.",
    PosseMoved: "{token:posse} moves to {spot:spot}.",
    BuildingUsed: "{seat:player} uses the {building:building}.",
    DuelsAvoided: "{seat:player} keeps out of duels this round.",
    PowderLoaded: "{seat:player} has a free roll in each duel of this round.",
    RivalPeeked: "{seat:player} looks at the Rival's card: {card:card}.",
    CardDrawn: "{seat:player} draws {card:card}.",
    AuctionDrawn: "{seat:player} looks at {buildings:building}.",
    AuctionClosed: "What was not bought goes back into the deck.",
    PorchReordered: "{building:building} comes to the top of the porch of {owner:player}.",
    BuildingBought: "{owner:player} buys the {building:building}.",
}
DUELS: Mapping[type[Event], str] = {
    DuelBegan: "Duel at {spot:spot}: {attacker:posse} rolls {attacker_die}, {defender:posse} {defender_die}.",
    DieRolledAgain: "The {role:role} rolls again: {die}.",
    CardAdded: "{seat:player} adds {card:card}, worth {value}.",
    DiscardsShuffled: "The discarded poker cards are the deck again.",
    DuelDecided: "{winner:player} wins the duel against {loser:player}: {why}.",
}
SHOWDOWN: Mapping[type[Event], str] = {
    CardsRevealed: "All show their cards: {cards:card}.",
    HandsCompared: "At {mat:mat} the hands are, best first, {owners:player}: {why}.",
    TownHallRanked: "In the Town Hall the order is {owners:player}: {why}.",
    TownHallTaken: "{seat:player} wins the Town Hall by the Post Office.",
    IndustryAdvanced: "{owner:player} moves {industry:industry} up.",
    RoundEnded: "The round is over.",
    GameEnded: "The game is over: {reason}.",
}


def _spot(spot: int, names: Sequence[str]) -> str:
    """Where a posse stands; ``names`` are those of the mats."""
    mat = names[mat_of(spot)]
    if is_porch(spot):
        return f"the porch of {mat}"
    if is_influence_spot(spot):
        return f"the influence spot of {mat}"
    return f"{mat}, for {({NUMBER: 'the number', SUIT: 'the suit'}).get(spot, 'a leftover building')}"


def words(corrections: str) -> dict[str, dict[str, str]]:
    """What numbers in events are called, as the box is corrected."""
    content = corrected(CONTENTS[EDITION], corrections)
    around = [*(mat.name for mat in mats(content)), "the Sheriff's Office", "the Town Hall"]
    card_name = poker(content).card_name
    return {
        "player": {"-1": "nobody", **{str(seats): "the Rival" for seats in range(1, MOST_OWNERS + 1)}},
        "card": {"-1": "a hidden card", **numbered([f"the {card_name(card)}" for card in CARDS])},
        "building": {"-1": "a hidden building", **numbered([building.name for building in buildings(content)])},
        "boss": numbered([boss.name for boss in bosses(content)]),
        "mat": numbered(around),
        "spot": numbered([_spot(spot, around) for spot in SPOTS]),
        "posse": numbered([f"a posse of {{{token // TOKENS_EACH}}}" for token in range(MOST_OWNERS * TOKENS_EACH)]),
        "kind": numbered([*KIND_NAMES]),
        **{name.lower(): _amounts(name) for name in KIND_NAMES[:ANY]},
        "industry": numbered([*INDUSTRY_NAMES]),
        "role": numbered(["attacker", "defender"]),
    }


def _amounts(name: str) -> dict[str, str]:
    """So much influence of a kind, nothing for none; one such word follows the other."""
    return {"0": "", **{str(amount): f" {amount} {name}" for amount in range(1, MOST + 1)}}


TELLING = Telling(events={**SET_UP, **PLACING, **DUELS, **SHOWDOWN}, words=words(""))
