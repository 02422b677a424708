"""What one viewer may know, field by field, and what one viewer may read of an event.

Hidden from others: the cards in a hand, and the one that was put face down on a deck, unless everybody has seen where
they went. A hidden card is NONE. Nobody knows the order of a pool; who watched knows which cards it can hold.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.bounds import Count
from sagebrush_games.kernel.fields import Slot
from sagebrush_games.kernel.messages import Event, Seat, Viewer
from sagebrush_games.kernel.projecting import projection
from sagebrush_games.kernel.view_content import ViewContent
from sagebrush_games.sierra_west.events.cards import CardsArranged, CardsDrawn
from sagebrush_games.sierra_west.read.board import Board, board
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.scoring import parts
from sagebrush_games.sierra_west.state.model import (
    NONE,
    Cabin,
    Card,
    Figure,
    Instruction,
    Pieces,
    Place,
    Player,
    Special,
    State,
    Top,
    Turn,
)


@dataclass(slots=True)
class CardFace:
    """A card of this table: its icons (green left and right, tan left and right, middle), summit action and animal."""

    number: int
    id: str
    icons: list[str]
    summit: str
    animal: str
    star: bool
    unofficial: bool


@dataclass(slots=True)
class SpecialText:
    """A special card of the mode, and what it shows."""

    number: int
    id: str
    text: str
    unofficial: bool


@dataclass(slots=True)
class CabinText:
    """A type of cabin."""

    number: int
    id: str
    name: str
    colour: str
    endless: bool
    text: str
    unofficial: bool


@dataclass(slots=True)
class PlayerView:
    """What an owner has, as the viewer sees it. ``unseen``: cards in the pool, or where the viewer sees NONE."""

    tracks: list[Count]
    animals: list[str]
    resources: list[Pieces]
    tokens: Count
    wagon: Count
    cabins: list[Cabin]
    claimed: Count
    figures: list[Figure]
    hand: list[Card]
    open: list[Card]
    top: list[Card]
    top_open: list[bool]
    pool: Count
    unseen: list[Card]
    bottom: Card
    discard: list[Card]
    played: list[Card]
    trapping: Instruction
    tracking: Instruction
    points: dict[str, int]  # if the game ended now


@dataclass(slots=True)
class View:
    """The table as ``viewer`` sees it; its numbers are those of the title's README."""

    viewer: Viewer
    round: Count
    first: Seat
    turn: Turn
    players: list[PlayerView]
    walkers: list[Place]
    mountain: list[Top]
    basics: list[Card]
    specials: list[Special]
    row: list[Special]
    market: list[Cabin]
    pile: list[Count]
    cabin_discard: list[Cabin]
    boxed: list[Cabin]
    mule: Seat
    mule_place: Figure
    special_round: Count
    last_round: Count
    ending: str
    over: bool
    agenda: list[Task]
    orchard: Slot
    river: Slot
    diggings: Slot
    manhunt: Slot
    plans: Slot
    plan: Slot
    idle_rounds: Count  # without a new special card, after which a game on this platform ends
    cards: list[CardFace]
    cabins: list[CabinText]
    special_texts: list[SpecialText]
    board: Board
    unofficial: list[str]  # the reconstructed rows of content that this table uses


seen_player: Callable[..., PlayerView] = projection(PlayerView, Player, "hand", "top", "pool", "unseen", "points")
seen: Callable[..., View] = projection(
    View, State, "viewer", "players", "idle_rounds", "cards", "cabins", "special_texts", "board", "unofficial"
)
"""What is public lies under the same name in the view; the named fields depend on the viewer, or are reckoned."""


def view(rules: Ruleset, state: State, viewer: Viewer) -> View:
    """The table as ``viewer`` sees it."""
    return seen(
        state,
        viewer=viewer,
        players=[_player(rules, state, owner, owner == viewer) for owner in range(rules.owners)],
        idle_rounds=rules.idle_rounds,
        cards=_cards(rules),
        cabins=_cabins(rules),
        special_texts=_special_texts(rules),
        board=board(rules),
        unofficial=list(rules.unofficial),
    )


def content(rules: Ruleset) -> ViewContent:
    """What is printed, and which rules of the table bound its length."""
    return ViewContent(
        {
            "idle_rounds": rules.idle_rounds,
            "cards": _cards(rules),
            "cabins": _cabins(rules),
            "special_texts": _special_texts(rules),
            "board": board(rules),
            "unofficial": list(rules.unofficial),
        }
    )


def _player(rules: Ruleset, state: State, owner: int, is_own: bool) -> PlayerView:
    player = state.players[owner]
    return seen_player(
        player,
        hand=player.hand[:] if is_own else [*player.open, *_hidden(len(player.hand) - len(player.open))],
        top=player.top[:] if is_own else _shown(player),
        pool=len(player.pool),
        unseen=player.pool[:] if is_own else sorted([*player.pool, *_secrets(player)]),
        points=parts(rules, state, owner),
    )


def _hidden(count: int) -> list[int]:
    """So many cards that cannot be read."""
    return [NONE] * count


def _shown(player: Player) -> list[int]:
    """The cards put on a deck, as others know them."""
    return [card if is_open else NONE for card, is_open in zip(player.top, player.top_open, strict=True)]


def _secrets(player: Player) -> list[int]:
    """The cards of the hand and on the deck that others do not know."""
    kept = [card for card, is_open in zip(player.top, player.top_open, strict=True) if not is_open]
    return [card for card in player.hand if card not in player.open] + kept


def _cards(rules: Ruleset) -> list[CardFace]:
    """The cards of the table by number."""
    return [
        CardFace(
            card.number,
            card.id,
            [icon.id for icon in card.cells],
            card.summit.id,
            card.animal,
            card.star,
            card.unofficial,
        )
        for card in rules.cards.values()
    ]


def _special_texts(rules: Ruleset) -> list[SpecialText]:
    """The six special cards of the mode; which lie where nobody can see, they do not tell."""
    return [
        SpecialText(special.number, special.id, rules.special_words(special), special.unofficial)
        for special in rules.specials.values()
    ]


def _cabins(rules: Ruleset) -> list[CabinText]:
    return [
        CabinText(cabin.number, cabin.id, cabin.name, cabin.colour, cabin.endless, cabin.text, cabin.unofficial)
        for cabin in rules.cabins
    ]


def redact(event: Event, viewer: Viewer) -> Event:
    """``event`` as ``viewer`` may read it."""
    if isinstance(event, CardsDrawn) and event.seat != viewer:
        return replace(event, cards=_readable(event.cards, event.open))
    return event


def reveals(rules: Ruleset, event: Event) -> bool:
    """Whether ``event`` shows another seat a card of a hand that it did not know; whoever sits alone shows nobody.

    Whatever else comes to light is drawn.
    """
    return isinstance(event, CardsArranged) and rules.seats > 1 and not event.known


def _readable(cards: Sequence[int], is_open: Sequence[bool]) -> tuple[int, ...]:
    return tuple(card if known else NONE for card, known in zip(cards, is_open, strict=True))
