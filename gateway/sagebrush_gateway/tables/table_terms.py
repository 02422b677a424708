"""What a table agreed on beside title, edition and seats: clocks, absence, where a branch begins, its group."""

import msgspec


class TableClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table, as the rules service takes them."""

    kind: str
    seconds: int
    increment: int = 0
    sleep_from: int = 0
    sleep_until: int = 0
    at_end: str = "default"
    own_sleep: int = 0
    warnings: tuple[int, ...] = ()


class TableBranch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the game of a branch begins: at ``version`` of ``game``.

    ``guessed``: what ``seat`` (None: a spectator) did not know is drawn anew. ``alone``: it begins with what a seat
    of a running game knew, so nobody but its host sits there or looks at it. ``holder``: his number there.
    """

    game: str
    version: int
    guessed: bool = False
    seat: int | None = None
    alone: bool = False
    holder: int | None = None


class TableAbsence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens when people stay away, as the rules service takes it."""

    remove_after: int = 86_400
    substitute: str = "casual"
    end_after: int = 0
    abandoned: str = "no-result"


class TableGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where people sit down at ``tables`` tables of ``seats`` seats that play with one chance.

    Seat ``n`` of all is seat ``n % seats`` at table ``n // seats``. ``games``: by table, the id of its game. ``until``:
    Unix ms at which the platform ends what is not over, ``hours`` after the start; 0 before.
    """

    tables: int
    seats: int
    hours: int
    games: tuple[str, ...]
    until: int = 0


class GroupPlace(msgspec.Struct, frozen=True):
    """The place of a game in its group: table ``number``, and what the rules service is told of the group.

    ``people``: the guests at all tables, who may look at each once all are over. ``host_follows``: whether the host is
    told how far the game is; an application is, which acts for everybody there.
    """

    group: str
    number: int
    pool: tuple[str, ...]
    games: tuple[str, ...]
    until: int
    people: tuple[str, ...] = ()
    host_follows: bool = False
