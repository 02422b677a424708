"""The printed things as values: content rows read once into tuples."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.sierra_west.content.notation import NOTHING, Cost, Gains, Icon, Summit, icon, summit

CELLS = ("gl", "gr", "tl", "tr", "m")
"""A card's path icons: green left and right, tan left and right (the paid one), middle."""
GL, GR, TL, TR, M = range(5)
LEFT, MIDDLE, RIGHT = range(3)
GREEN, TAN = range(2)
"""The paths, and the pioneers who walk them."""
PATHS = ("green", "tan")
STARTING, MODE_CARD, MOUNTAIN = range(8), 8, range(9, 24)
"""The numbers of a table's cards: the eight that every player has once, the mode card, the mountain's fifteen."""
DECKS = ("starting_cards", "mode_card", "mountain_cards")

Row = Mapping[str, Any]
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a player's deck or of the mountain; only those of the mountain bear the star.

    [ES "Anatomía de la tarjeta"].
    """

    number: int
    id: str
    cells: tuple[Icon, ...]
    summit: Summit
    animal: str
    star: bool
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Special:
    """A special mountain card; ``rank`` is its printed numeral, ``face`` what its mode prints on it."""

    number: int
    id: str
    rank: int
    campfire: bool
    face: Row
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Cabin:
    """A type of cabin tile; ``colour`` is that of the spaces it fits on, ``of`` and ``amount`` belong to the effect."""

    number: int
    id: str
    name: str
    colour: str
    endless: bool
    copies: int
    effect: str
    of: tuple[str, ...]
    amount: int
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal tile; ``gains`` is what it gives at a fur trade, nothing where its mode does something else."""

    number: int
    id: str
    gains: Gains
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Track:
    """A homestead track with its exclusive ``top`` space; ``reward`` is gained with each step."""

    number: int
    id: str
    name: str
    top: int
    reward: Icon


@dataclass(frozen=True, slots=True)
class Step:
    """A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail."""

    boots: int
    resources: int
    multiplier: int
    slots: int


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid)."""

    card: int
    cell: int
    price: int


@dataclass(frozen=True, slots=True)
class CabinSpace:
    """A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it."""

    colour: str
    pioneer: int


def unofficial(content: Content, idle: Collection[str]) -> list[str]:
    """``table.row`` of everything a table uses that no source prints; its content has no use of tables ``idle``."""
    return [row for row in content.unofficial() if row.partition(".")[0] not in idle]


def switch(content: Content, name: str) -> Any:
    """The value of a switch."""
    return content.value("switches", name)


def number(content: Content, name: str) -> int:
    """A number that stands in one row."""
    return int(content.value("numbers", name))


def by_seats(content: Content, name: str, seats: int) -> int:
    """The number for 2, 3 or 4 seats; a solo game is set up for two."""
    return int(content.value("numbers", name)[max(seats, 2) - 2])


def read_rows(content: Content, table: str, make: Callable[[int, str, Row], Made]) -> Iterator[Made]:
    """What ``make`` makes of each row of ``table``; raises BadContent that names the row."""
    for place, (row, cells) in enumerate(content.rows(table).items()):
        try:
            yield make(place, row, cells)
        except KeyError as missing:
            raise BadContent(f"{table}.{row} has no {missing.args[0]}") from missing
        except BadContent as fault:
            raise BadContent(f"{table}.{row}: {fault}") from fault


def is_unofficial(cells: Row) -> bool:
    """Whether no source prints a row."""
    return bool(cells["mark"] == "reconstructed")


def cards(content: Content) -> tuple[Card, ...]:
    """The table's cards by number; every player has one of each starting card and of the mode card."""
    made: list[Card] = []
    for table in DECKS:
        made += _cards_of(content, table, len(made))
    return tuple(made)


def _cards_of(content: Content, table: str, first: int) -> Iterator[Card]:
    """The cards of ``table``, numbered from ``first``."""
    icons, words = content.rows("icons"), content.rows("summits")
    tracks, usual = tuple(content.rows("tracks")), usual_summits(content)
    return read_rows(
        content,
        table,
        lambda place, row, cells: Card(
            number=first + place,
            id=row,
            cells=tuple(icon(icons, cells[cell]) for cell in CELLS),
            summit=summit(words, tracks, usual, cells["summit"]),
            animal=cells.get("animal", ""),
            star=table == "mountain_cards",
            unofficial=is_unofficial(cells),
        ),
    )


def usual_summits(content: Content) -> Mapping[str, tuple[Cost, Gains]]:
    """Cost and gain of the actions whose numbers are switches, by kind."""
    cart, bounty = (int(content.rows("switches").get(row, {}).get("value", 0)) for row in ("cartCost", "bountyGold"))
    return {
        "load-cart": (Cost(gold=cart), NOTHING),
        "bounty": (Cost(special=(("outlaw", 1),)), (0, 0, 0, bounty)),
    }


def specials(content: Content) -> tuple[Special, ...]:
    """The mode's six special cards."""
    return tuple(
        read_rows(
            content,
            "special_cards",
            lambda place, row, cells: Special(
                number=place,
                id=row,
                rank=cells.get("rank", 0),
                campfire=cells.get("campfire", False),
                face=cells,
                unofficial=is_unofficial(cells),
            ),
        )
    )


def cabins(content: Content) -> tuple[Cabin, ...]:
    """The types of cabin tiles."""
    return tuple(
        read_rows(
            content,
            "cabins",
            lambda place, row, cells: Cabin(
                number=place,
                id=row,
                name=cells["name"],
                colour=cells["colour"],
                endless=cells["endless"],
                copies=cells["copies"],
                effect=cells["effect"],
                of=tuple(cells.get("of", ())),
                amount=cells.get("amount", 0),
                text=cells["text"],
                unofficial=is_unofficial(cells),
            ),
        )
    )


def animals(content: Content) -> tuple[Animal, ...]:
    """The animal tiles of each player: the four of every mode, then the mode's own."""
    return tuple(
        read_rows(
            content,
            "animals",
            lambda place, row, cells: Animal(
                number=place,
                id=row,
                gains=tuple(cells.get("gains", NOTHING)),
                text=cells["text"],
                unofficial=is_unofficial(cells),
            ),
        )
    )


def tracks(content: Content) -> tuple[Track, ...]:
    """The homestead tracks: food, wood, stone, then the mode's own."""
    return tuple(
        read_rows(
            content,
            "tracks",
            lambda place, row, cells: Track(
                number=place,
                id=row,
                name=cells["name"],
                top=cells["top"],
                reward=icon(content.rows("icons"), cells["reward"]),
            ),
        )
    )


def trail(content: Content) -> tuple[Step, ...]:
    """The spaces of the wagon trail by number; 0 is the trailhead."""
    head = Step(boots=0, resources=0, multiplier=switch(content, "trailheadMultiplier"), slots=0)
    try:
        return (head, *(Step(**space) for space in switch(content, "trail")))
    except TypeError as fault:
        raise BadContent(f"switches.trail: each space has boots, resources, multiplier and slots ({fault})") from fault


def paths(content: Content) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """The green and the tan path through three cards, from the left."""
    middle = (Space(MIDDLE, M, 0),)
    green, tan = (
        (_outer(content, PATHS.index(path)), middle if switch(content, "middlePath") == path else ()) for path in PATHS
    )
    return _around(*green), _around(*tan)


def _around(outer: tuple[Space, ...], middle: tuple[Space, ...]) -> tuple[Space, ...]:
    return outer[:2] + middle + outer[2:]


def _outer(content: Content, path: int) -> tuple[Space, ...]:
    """The four spaces of a path on the outer cards."""
    if path == GREEN:
        return tuple(Space(card, cell, 0) for card in (LEFT, RIGHT) for cell in (GL, GR))
    order = (TR, TL) if switch(content, "paidColumn") == "left" else (TL, TR)
    prices = dict(zip((LEFT, RIGHT), switch(content, "paidCosts"), strict=True))
    return tuple(Space(card, cell, prices[card] if cell == TR else 0) for card in (LEFT, RIGHT) for cell in order)


def cabin_spaces(content: Content) -> tuple[CabinSpace, ...]:
    """The cabin spaces of a player board, from the left."""
    rows = content.rows("cabin_spaces").values()
    return tuple(CabinSpace(cells["colour"], PATHS.index(cells["pioneer"])) for cells in rows)


def market_extra(content: Content) -> tuple[int, ...]:
    """Basic resources to pay for a tile of each market space, from the left."""
    return tuple(switch(content, "marketExtra"))


def special_places(content: Content, seats: int) -> tuple[int, ...]:
    """The places of the five special cards, lower row first, from the left."""
    upward = [row.split() for row in reversed(layout(content, seats))]
    return tuple(place for place, back in enumerate(back for row in upward for back in row) if back == "s")


def layout(content: Content, seats: int) -> tuple[str, ...]:
    """The rows of the mountain from the top: "b" a basic card, "s" a special one."""
    return tuple(content.rows("switches")["layout"]["more" if seats > 2 else "two"])


def card_score(content: Content) -> tuple[tuple[int, ...], int]:
    """Points by number of claimed cards, and for each card beyond the table."""
    return tuple(switch(content, "cardScore")), int(content.rows("switches")["cardScore"]["more"])


def solo_number(content: Content, name: str) -> int:
    """A number of a reference card of Hastings."""
    return int(content.value("hastings", name))
