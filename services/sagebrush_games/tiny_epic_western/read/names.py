"""What the catalogues need to know of Tiny Epic Western: kinds of values, and what the box calls printed things."""

from collections.abc import Sequence

from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.wording import Message, Named, Names, Wording, message, numbered, score_parts
from sagebrush_games.tiny_epic_western.content import PRINTED
from sagebrush_games.tiny_epic_western.content.printed import bosses, buildings, mats
from sagebrush_games.tiny_epic_western.read.reasons import of_duels, of_hands
from sagebrush_games.tiny_epic_western.read.wording import OFFERS, spot_name
from sagebrush_games.tiny_epic_western.rules.poker import poker
from sagebrush_games.tiny_epic_western.state.board import mat_of
from sagebrush_games.tiny_epic_western.state.model import (
    ANY,
    CARDS,
    INDUSTRIES,
    KINDS,
    LEFT,
    NO_SIDE,
    NONE,
    RIGHT,
    SHERIFF,
    SPOTS,
    TOKENS_EACH,
    TOWN_HALL,
)

MOST_OWNERS = 4
POSITIONS = range(1, 4)
"""Steps of an industry: onto the third position first [ES "POSICIONES DE NEGOCIO"]."""
MOST = 40
"""More than anybody pays of a kind at once."""


def rival_adds(card: int, name: str | Message) -> Message:
    """That the Rival fights with a card."""
    return message("rival-adds", card=Named(card, name))


def printed(corrections: str) -> Names:
    """Names of printed things, as the box is corrected."""
    content = corrected(PRINTED, corrections)
    around: Sequence[str] = [*(mat.name for mat in mats(content)), "", ""]
    hands = poker(content)
    cards = numbered(hands.card_name(card) for card in CARDS)
    return {
        "card": {-1: "", **cards},
        "comparison": of_hands(hands),
        "reinforcement": {
            NONE: message("rival-absent"),
            **{card: rival_adds(card, name) for card, name in cards.items()},
        },
        "building": {-1: "", **numbered(building.name for building in buildings(content))},
        "boss": numbered(boss.name for boss in bosses(content)),
        "mat": {**numbered(around), SHERIFF: "", TOWN_HALL: ""},
        "spot": numbered(spot_name(spot, Named(mat_of(spot), around[mat_of(spot)])) for spot in SPOTS),
    }


WORDING = Wording(
    packages=("sagebrush_games.tiny_epic_western",),
    kinds={
        "attacker": "posse",
        "boss": "boss",
        "building": "building",
        "buildings": "building",
        "card": "card",
        "cards": "card",
        "dealer": "player",
        "first": "kind",
        "second": "kind",
        "source": "kind",
        "target": "kind",
        "command-draw-at-auction.buildings": "",
        "defender": "posse",
        "force": "force",
        "gaps": "card",
        "industry": "industry",
        "kind": "kind",
        "law": "law",
        "loser": "player",
        "mat": "mat",
        "money": "money",
        "owner": "player",
        "owners": "player",
        "rival": "card",
        "rival_card": "reinforcement",
        "role": "role",
        "score": "points",
        "spot": "spot",
        "token": "posse",
        "winner": "player",
        "winners": "collector",
        "holder": "player",
        "event-duel-decided.why": "decision",
        "event-industry-advanced.step": "position",
        "event-offer-declined.offer": "offer",
        "event-posse-moved.side": "side",
        "event-posse-placed.side": "side",
        "why": "comparison",
        "event-game-ended.reason": "ending",
    },
    names={
        **score_parts("buildings", "industries", "wanted", "bought", "shares"),
        "ending": {"six-rounds": message("ending-six-rounds"), "deck-empty": message("ending-deck-empty")},
        "collector": {"": message("nobody-collects"), **{seat: f"{{{seat}}}" for seat in range(MOST_OWNERS)}},
        "decision": of_duels(),
        "absent-player": {-1: "", **dict.fromkeys(range(1, MOST_OWNERS + 1), "")},
        "posse": numbered(str(token // TOKENS_EACH) for token in range(MOST_OWNERS * TOKENS_EACH)),
        "kind": dict.fromkeys((*KINDS, ANY), ""),
        "law": dict.fromkeys(range(MOST + 1), ""),
        "force": dict.fromkeys(range(MOST + 1), ""),
        "money": dict.fromkeys(range(MOST + 1), ""),
        "industry": dict.fromkeys(INDUSTRIES, ""),
        "offer": {offer: message(told) for offer, (_, told) in OFFERS.items()},
        "position": dict.fromkeys(POSITIONS, ""),
        "side": dict.fromkeys((NO_SIDE, LEFT, RIGHT), ""),
        "role": dict.fromkeys(range(2), ""),
    },
    printed=printed,
)
