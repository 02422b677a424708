"""What one viewer may know, field by field, and what one viewer may read of an event.

Hidden: the poker cards dealt to a seat, the one it keeps and those it discards; the Rival's face-down card; the
buildings a seat drew at the Auction House. A hidden card is NONE in lists whose length is public.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.bounds import Count
from sagebrush_games.kernel.messages import Event, Seat, Viewer
from sagebrush_games.kernel.projecting import projection
from sagebrush_games.kernel.view_content import ViewContent
from sagebrush_games.tiny_epic_western.events.buildings import AuctionClosed, AuctionDrawn, CardDrawn, RivalPeeked
from sagebrush_games.tiny_epic_western.events.dealing import CardKept, HandDealt, TownDealt
from sagebrush_games.tiny_epic_western.events.duel import CardAdded
from sagebrush_games.tiny_epic_western.events.showdown import CardsRevealed
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import building_deck, poker_deck
from sagebrush_games.tiny_epic_western.state.model import (
    NONE,
    Boss,
    Building,
    Card,
    Duel,
    Mat,
    Player,
    Side,
    Spot,
    State,
)


@dataclass(slots=True)
class CardText:
    """A boss or building on the table: its number, its name and what it does."""

    number: int
    id: str
    name: str
    text: str
    unofficial: bool


@dataclass(slots=True)
class BuildingText(CardText):
    """A building on the table, with its cost (Law, Force, Money), points and shares from left to right."""

    cost: tuple[int, ...]
    vp: int
    shares: tuple[int, ...]
    timing: str


@dataclass(slots=True)
class PlayerView:
    """What lies in front of an owner, as the viewer sees it."""

    mat: Mat
    boss: Boss
    influence: list[Count]
    stack: list[Building]
    bought: list[Building]
    third: bool
    third_won: bool
    dealt: list[Card]
    card: Card | None  # NONE when there is one that the viewer may not see, null when there is none
    shown: bool
    discarded: list[Card]
    peeked: bool
    avoids: bool
    powder: bool
    duels_won: Count
    purchases: Count


@dataclass(slots=True)
class View:
    """The table as ``viewer`` sees it; its numbers are those of the title's README."""

    viewer: Viewer
    round: Count
    dealer: Seat
    wanted: Seat
    wheel: tuple[Mat, ...]
    players: list[PlayerView]
    token_spot: list[Spot]
    token_side: list[Side]
    token_down: list[bool]
    owner: list[Seat]
    porch: list[Building]
    market: list[Building]
    gaps: list[Card]
    rival: list[Card]
    rival_shown: bool
    seen: list[Card]
    offer: list[Building]
    industry: list[Count]
    ranking: list[Seat]
    duel: Duel | None
    agenda: list[Task]
    ending: str
    poker_left: Count
    buildings_left: Count
    bosses: list[CardText]
    buildings: list[BuildingText]
    unofficial: list[str]  # the reconstructed cards of this table


seen_player: Callable[..., PlayerView] = projection(PlayerView, Player, "dealt", "card", "discarded")
seen: Callable[..., View] = projection(
    View, State, "viewer", "wheel", "players", "rival", "offer", "poker_left", "buildings_left", "bosses", "buildings",
    "unofficial",
)  # fmt: skip
"""What is public lies under the same name in the view; the named fields depend on the viewer, or are reckoned."""


def view(rules: Ruleset, state: State, viewer: Viewer) -> View:
    """The table as ``viewer`` sees it."""
    seated = viewer is not None and 0 <= viewer < rules.seats
    mine = state.players[viewer] if seated and viewer is not None else None
    knows_rival = state.rival_shown or (mine is not None and mine.peeked)
    return seen(
        state,
        viewer=viewer,
        wheel=rules.wheel,
        players=[_player(player, player is mine) for player in state.players],
        rival=state.rival[:] if knows_rival else [*state.rival[:-1], *_hidden(state.rival[-1:])],
        offer=state.offer[:] if _draws_at_auction(state, viewer) else _hidden(state.offer),
        poker_left=len(poker_deck(state)),
        buildings_left=len(building_deck(state, len(rules.buildings))),
        bosses=_bosses(rules, state),
        buildings=_buildings(rules, state, viewer),
        unofficial=_unofficial(rules, state),
    )


def content(rules: Ruleset) -> ViewContent:
    """What is printed on all bosses and buildings."""
    return ViewContent(
        whole={"wheel": rules.wheel},
        rows={
            "bosses": [_boss(rules, number) for number in range(len(rules.bosses))],
            "buildings": [_building(rules, number) for number in range(len(rules.buildings))],
        },
    )


def _hidden(cards: list[int]) -> list[int]:
    """As many cards, none of which can be read."""
    return [NONE] * len(cards)


def _player(player: Player, is_own: bool) -> PlayerView:
    return seen_player(
        player,
        dealt=player.dealt[:] if is_own else _hidden(player.dealt),
        card=_card(player, is_own),
        discarded=player.discarded[:] if is_own else _hidden(player.discarded),
    )


def _card(player: Player, is_own: bool) -> int | None:
    if player.card == NONE:
        return None
    return player.card if is_own or player.shown else NONE


def _draws_at_auction(state: State, viewer: Viewer) -> bool:
    """Whether the viewer is the seat that looks at the buildings drawn [ruling R12]."""
    return bool(state.agenda) and state.agenda[-1] == Task("auction", NONE if viewer is None else viewer)


def _bosses(rules: Ruleset, state: State) -> list[CardText]:
    return [_boss(rules, player.boss) for player in state.players if player.boss != NONE]


def _boss(rules: Ruleset, number: int) -> CardText:
    boss = rules.bosses[number]
    return CardText(boss.number, boss.id, boss.name, boss.text, boss.unofficial)


def _buildings(rules: Ruleset, state: State, viewer: Viewer) -> list[BuildingText]:
    """The buildings that the viewer sees, by number: those that lie face up, and what it has drawn at the auction."""
    open_ = {*state.market, *state.porch}
    if _draws_at_auction(state, viewer):
        open_.update(state.offer)
    for player in state.players:
        open_.update(player.stack, player.bought)
    return [_building(rules, number) for number in sorted(open_) if number != NONE]


def _building(rules: Ruleset, number: int) -> BuildingText:
    card = rules.buildings[number]
    return BuildingText(
        number, card.id, card.name, card.text, card.unofficial, card.cost, card.vp, card.shares, card.timing
    )


def _unofficial(rules: Ruleset, state: State) -> list[str]:
    """The ids of reconstructed bosses in play and of reconstructed buildings, whether they are out or in the deck."""
    bosses = [boss.id for boss in _bosses(rules, state) if boss.unofficial]
    return bosses + [building.id for building in rules.buildings if building.unofficial]


def _hand_dealt(event: HandDealt) -> Event:
    return replace(event, cards=(NONE,) * len(event.cards))


def _card_hidden(event: Any) -> Event:
    hidden: Event = replace(event, card=NONE)
    return hidden


def _auction_drawn(event: AuctionDrawn) -> Event:
    return replace(event, buildings=(NONE,) * len(event.buildings))


FOR_OTHERS: Mapping[type[Event], Callable[[Any], Event]] = {
    HandDealt: _hand_dealt,
    CardKept: _card_hidden,
    RivalPeeked: _card_hidden,
    CardDrawn: _card_hidden,
    AuctionDrawn: _auction_drawn,
}
"""By class of the events one seat alone may read in full: what the others read."""


def redact(event: Event, viewer: Viewer) -> Event:
    """``event`` as ``viewer`` may read it."""
    if isinstance(event, TownDealt):
        return replace(event, rival=(*event.rival[:-1], NONE))
    hide = FOR_OTHERS.get(type(event))
    return event if hide is None or getattr(event, "seat") == viewer else hide(event)  # noqa: B009 - by class


REVEALING = (
    CardAdded,
    CardDrawn,
    CardsRevealed,
    RivalPeeked,
    AuctionClosed,
)
"""Events that show what lay hidden: the last card of a deck, too, which is drawn without chance."""


def reveals(_rules: Ruleset, event: Event) -> bool:
    """Whether ``event`` shows somebody a card that was hidden from him."""
    return isinstance(event, REVEALING)
