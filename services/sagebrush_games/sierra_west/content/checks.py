"""What the data must obey, corrected or not: the invariants of specs section 4, and the form of each table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.sierra_west.content.layout import cabin_spaces, layout, market_extra, special_places, trail
from sagebrush_games.sierra_west.content.notation import Cost
from sagebrush_games.sierra_west.content.pieces import DECKS, PATHS, TR, Card
from sagebrush_games.sierra_west.content.printed import cabins, card_score, cards, number, specials, switch, tracks
from sagebrush_games.sierra_west.state.mountain import ROWS

Faults = Iterator[str]
SEAT_COUNTS = (2, 3)
COUNTS = {"starting_cards": 8, "mode_card": 1, "mountain_cards": 15, "special_cards": 6, "animals": 5}
PILE = 24
"""Cabin tiles in the box."""
HANDS = {"hand": 3, "planning_hand": 4}
REWARDS = ("gain", "token", "mule", "trade")
SELF_LIMITED = "fish-market"
"""The kind of summit action whose price is the fish it sells."""


def counts(content: Content) -> Faults:
    """Tables that have not as many rows as the box has things."""
    for table, count in COUNTS.items():
        yield from miscounted(content, table, count)


def miscounted(content: Content, table: str, count: int) -> Faults:
    """``table``, unless it has ``count`` rows."""
    if len(content.rows(table)) != count:
        yield f"{table} has {len(content.rows(table))} rows, not {count}"


def icons(content: Content) -> Faults:
    """Cards whose paid icon stands on a space that is not paid, or whose animal nobody has."""
    paid = {row["kind"] for row in content.rows("icons").values() if row.get("paid", False)}
    known = {"", *content.rows("animals")}
    for card in cards(content):
        for cell, icon in enumerate(card.cells):
            if icon.kind in paid and cell != TR:
                yield f"{row_of(card)} shows {icon.id} on a space that is not paid"
        if card.animal not in known:
            yield f"{row_of(card)} shows the animal {card.animal!r}, which this mode has not"


def row_of(card: Card) -> str:
    """The row a card stands in."""
    return f"{DECKS[(card.number >= 8) + (card.number >= 9)]}.{card.id}"


def special_cards(content: Content) -> Faults:
    """Special cards that could enter a deck, a second campfire, or numerals that are not the mode's."""
    decks = {card.id for card in cards(content)}
    for special in specials(content):
        if special.id in decks:
            yield f"special_cards.{special.id} has the name of a card of a deck"
    if sum(special.campfire for special in specials(content)) > 1:
        yield "special_cards has more than one campfire"
    ranks = sorted(special.rank for special in specials(content))
    for mode, cells in content.rows("special_ranks").items():
        if ranks != cells["value"]:
            yield f"special_cards has the numerals {ranks}, not those of special_ranks.{mode}"


def cabin_tiles(content: Content) -> Faults:
    """Cabin types of a colour that no space has, and a pile that is not the box's."""
    colours = {space.colour for space in cabin_spaces(content)}
    for cabin in cabins(content):
        if cabin.colour not in colours or cabin.copies < 1:
            yield f"cabins.{cabin.id} is {cabin.colour} and {cabin.copies} times there"
    pile = sum(cabin.copies for cabin in cabins(content))
    if pile != PILE:
        yield f"cabins has {pile} tiles, not {PILE}"


def rewards(content: Content) -> Faults:
    """Tracks whose reward would ask somebody: Hastings climbs them, too."""
    for track in tracks(content):
        if track.reward.kind not in REWARDS:
            yield f"tracks.{track.id} rewards with {track.reward.id}, not with one of {', '.join(REWARDS)}"


def endless_actions(content: Content) -> Faults:
    """Summit actions that could be repeated for ever, because they cost nothing."""
    for card in cards(content):
        if card.summit.endless and card.summit.cost == Cost() and card.summit.kind != SELF_LIMITED:
            yield f"{row_of(card)} has {card.summit.id}, which costs nothing"


def hands(content: Content) -> Faults:
    """Hands of other than three cards, or four with advanced planning."""
    for row, cards_in_hand in HANDS.items():
        if number(content, row) != cards_in_hand:
            yield f"numbers.{row} is {cards_in_hand}: three cards are played"


def boards(content: Content) -> Faults:
    """Switches and rows of the player board and of the market with a value that means nothing."""
    for row, cells in content.rows("cabin_spaces").items():
        if cells["pioneer"] not in PATHS:
            yield f"cabin_spaces.{row}: the pioneer is one of {', '.join(PATHS)}"
    if switch(content, "middlePath") not in PATHS:
        yield f"switches.middlePath is one of {', '.join(PATHS)}"
    if switch(content, "paidColumn") not in ("left", "right"):
        yield "switches.paidColumn is left or right"
    if len(switch(content, "paidCosts")) != 2 or min(switch(content, "paidCosts")) < 1:
        yield "switches.paidCosts has two costs of 1 or more"
    if len(market_extra(content)) != 4 or min(market_extra(content)) < 0:
        yield "switches.marketExtra has four costs"


def wagon_trail(content: Content) -> Faults:
    """A trail whose multiplier or number of special cards falls, or that leaves a slot out."""
    spaces = trail(content)
    if any(after.multiplier < before.multiplier or after.slots < before.slots for before, after in pairwise(spaces)):
        yield "switches.trail falls: neither multiplier nor slots may"
    if spaces[-1].slots != number(content, "slots"):
        yield f"switches.trail ends at slot {spaces[-1].slots}, not {number(content, 'slots')}"


def mountains(content: Content) -> Faults:
    """Layouts that are not the mountain's outline, or without two special places above three."""
    for seats in SEAT_COUNTS:
        shape = tuple(len(row.split()) for row in reversed(layout(content, seats)))
        if shape != ROWS or set(" ".join(layout(content, seats)).split()) != {"b", "s"}:
            yield f"switches.layout for {seats} seats has the rows {shape}, not {ROWS}"
            continue
        heights = [height(place) for place in special_places(content, seats)]
        if len(heights) != 5 or heights[2] >= heights[3]:
            yield f"switches.layout for {seats} seats needs two special places above three"


def height(place: int) -> int:
    """The row of a place, 0 at the base."""
    return sum(place >= sum(ROWS[: row + 1]) for row in range(len(ROWS)))


def scores(content: Content) -> Faults:
    """A score table that does not begin with nothing, or falls; tracks without a top."""
    points, more = card_score(content)
    if points[:1] != (0,) or list(points) != sorted(points) or more < 0:
        yield "switches.cardScore begins with 0 and never falls"
    for track in tracks(content):
        if track.top < 1:
            yield f"tracks.{track.id} has no space above 0"


Invariant = Callable[[Content], Faults]

INVARIANTS: Sequence[Invariant] = (
    counts,
    icons,
    special_cards,
    boards,
    cabin_tiles,
    rewards,
    endless_actions,
    hands,
    wagon_trail,
    mountains,
    scores,
)


def checked(content: Content, invariants: Sequence[Invariant] = INVARIANTS) -> Content:
    """``content`` itself; raises BadContent, which names the row, when it breaks one of ``invariants``."""
    for invariant in invariants:
        for fault in invariant(content):
            raise BadContent(fault)
    return content


def totals(content: Content) -> Faults:
    """Decks that differ from the check sums of the file as it is shipped."""
    for row, sums in content.rows("totals").items():
        deck = [card for card in cards(content) if row_of(card).startswith(f"{sums['table']}.")]
        words = {"summits": [card.summit.id.split(" ")[0].split("(")[0].strip(":") for card in deck]}
        words |= {"paid": [card.cells[TR].id for card in deck], "animals": [c.animal for c in deck if c.animal]}
        for name, found in words.items():
            if tally(found) != sums[name]:
                yield f"totals.{row} says {name} {sums[name]}, but there are {tally(found)}"


def tally(words: Sequence[str]) -> str:
    """Each word with its number, in order: "1×fox, 2×rabbit"."""
    return ", ".join(f"{count}×{word}" for word, count in sorted(Counter(words).items()))


AS_SHIPPED = (*INVARIANTS, totals)
"""What our own files obey besides: an owner who corrects a card need not correct the sums."""
