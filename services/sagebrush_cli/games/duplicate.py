"""``sagebrush duplicate`` and ``sagebrush results``: several tables with one chance, and how they compare."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import sleep
from typing import Any

import httpx

from sagebrush_cli import screen
from sagebrush_cli.options import chosen
from sagebrush_cli.phrases import phrase
from sagebrush_client import Client, Problem, Table
from sagebrush_client.blocking.tables import NOT_READY
from sagebrush_client.frames import Json
from sagebrush_client.retrying import AWAY
from sagebrush_client.types.api import ResultsResponse, TableResponse

EVERY = 1.0
"""Seconds between two looks at a group whose seats are being taken."""


@dataclass(frozen=True, slots=True)
class GroupSetup:
    """The tables to open; ``computers``: how many seats of each, the last ones, the ``opponent`` takes."""

    title: str
    tables: int
    seats: int
    hours: int
    computers: int
    opponent: str
    edition: str = ""
    variants: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


def run(api: Client, wanted: GroupSetup, as_json: bool) -> None:
    """Open the tables, wait until every seat is taken, and start all games at once; the guest here does not sit."""
    table = _opened(api, wanted)
    _tell(api, table.id, as_json)
    started = None
    while started is None:
        for state in _until_ready(api, table.id):
            free = sum(seat["player"] is None for seat in state["seats"])
            if not as_json:
                screen.say(_missing(free), "dim")
        started = _started(table)
    if as_json:
        screen.emit({"table": table.id, "stage": started["stage"], "group": started["group"]})
    else:
        command = f"sagebrush results {table.id} --url {api.url}"
        screen.say(phrase("All games have started. When they are over: {command}", command=command))


def _started(table: Table) -> TableResponse | None:
    """The table with its games; None where somebody left since we looked, so that it was refused."""
    try:
        return table.start()
    except Problem as refusal:
        if refusal.code not in NOT_READY:
            raise
        sleep(EVERY)
        return None


def _missing(free: int) -> str:
    if free:
        return phrase("Free seats: {count}", count=free)
    return phrase("Every seat is taken; shares of the dice are missing.")


def _opened(api: Client, wanted: GroupSetup) -> Table:
    known = api.title(wanted.title)
    options = chosen({option["id"]: option["values"] for option in known["options"]}, wanted.options)
    table = api.open_table(
        wanted.title, wanted.seats, wanted.edition, wanted.variants, options, "Duplicate", tables=wanted.tables,
        hours=wanted.hours,
    )  # fmt: skip
    first = max(0, wanted.seats - wanted.computers)
    if first < wanted.seats:
        own = range(first, wanted.seats)
        seats = [number * wanted.seats + seat for number in range(wanted.tables) for seat in own]
        table.add_opponents(wanted.opponent, seats)
    return table


def _tell(api: Client, table: str, as_json: bool) -> None:
    if as_json:
        screen.emit({"table": table, "token": api.token})
        return
    command = f"sagebrush play --table {api.url}/#/table/{table}"
    screen.say(phrase("Everybody takes a seat with: {command}", command=command))
    screen.say(phrase("The token of the host: {token}", token=api.token), "dim")


def _until_ready(api: Client, table: str) -> Iterator[TableResponse]:
    """The table whenever it has changed, until its games may start; raises Problem when somebody has closed it."""
    before: object = None
    while True:
        state = _looked_at(api.table(table))
        if state is None:
            continue
        if state["stage"] != "open":
            raise Problem("table-started", "The table is no longer open.")
        if all(seat["player"] and seat.get("entropy") not in ("committed", "spent") for seat in state["seats"]):
            return
        if state["seats"] != before:
            before = state["seats"]
            yield state
        sleep(EVERY)


def _looked_at(table: Table) -> TableResponse | None:
    """The table as it is now; None, after a while, where the platform is away: everybody waits for the start."""
    try:
        return table.state()
    except httpx.TransportError:
        sleep(EVERY)
    except Problem as refusal:
        if refusal.status not in AWAY:
            raise
        sleep(max(EVERY, refusal.retry_after or 0))
    return None


def show_results(api: Client, game: str, as_json: bool) -> None:
    """The results of the tables of ``game``, or of the group that sat down at the table of this id."""
    found = api.game(_game_of(api, game)).results()
    if as_json:
        screen.emit(found)
        return
    screen.show_table(phrase("Seat by seat, over all tables"), _headings(), _rows(found))
    for table in found["tables"]:
        if not table["seats"]:
            reason = table["reason"] or phrase("it never began")
            named = {"number": table["table"] + 1, "reason": reason}
            screen.say(phrase("Table {number} has no result: {reason}.", **named), "dim")


def _headings() -> list[str]:
    place = [phrase("Table"), phrase("Seat"), phrase("Player")]
    return [*place, phrase("Score"), phrase("Place"), phrase("Points"), phrase("Against the average")]


def _game_of(api: Client, named: str) -> str:
    """The id of a game of the group; raises Problem while some still run."""
    try:
        state = api.table(named).state()
    except Problem as problem:
        if problem.code not in ("unknown-table", "wrong-caller"):
            raise
        return named
    group = state.get("group")
    if group is None or group["table"] is not None:
        return named
    if not group["games"]:
        raise Problem("game-not-over", "Tables of this group still play.")
    return group["games"][0]


def _rows(found: ResultsResponse) -> Iterator[list[str]]:
    seats = [(table["table"], seat) for table in found["tables"] for seat in table["seats"]]
    for table, seat in sorted(seats, key=lambda one: (one[1]["seat"], -one[1]["points"], one[0])):
        yield _row(table, seat)


def _row(table: int, seat: Json | Any) -> list[str]:
    points = phrase("{points} of {most}", points=f"{seat['points']:g}", most=seat["most_points"])
    score = phrase("gave up") if seat["gave_up"] else str(seat["score"])
    numbers = [score, str(seat["place"]), points, f"{seat['difference']:+g}"]
    return [str(table + 1), str(seat["seat"] + 1), seat["player"], *numbers]
