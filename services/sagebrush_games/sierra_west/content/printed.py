"""The printed things as values: content rows read once into tuples."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from sagebrush_games.kernel.content import BadContent, Content
from sagebrush_games.sierra_west.content.notation import NOTHING, Cost, Gains, icon, summit
from sagebrush_games.sierra_west.content.pieces import CELLS, DECKS, Animal, Cabin, Card, Row, Special, Track

Made = TypeVar("Made")


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


def card_score(content: Content) -> tuple[tuple[int, ...], int]:
    """Points by number of claimed cards, and for each card beyond the table."""
    return tuple(switch(content, "cardScore")), int(content.rows("switches")["cardScore"]["more"])


def solo_number(content: Content, name: str) -> int:
    """A number of a reference card of Hastings."""
    return int(content.value("hastings", name))
