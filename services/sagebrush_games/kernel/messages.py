"""The messages every title speaks: commands ask, events state."""

import re
from dataclasses import dataclass, replace
from typing import Annotated

from sagebrush_games.kernel.bounds import Lasting, Longest, Range

Seat = Annotated[int, Range(-1, 31)]
"""Position at the table, 0-based; where a title says so, -1 for nobody."""

Viewer = Seat | None
"""A seat, or None for a spectator."""

AUTOMATON: Seat = -1
"""The actor that is nobody's seat: a clerk who moves what the box moves (the Outlaws of Carson City)."""


@dataclass(slots=True)
class Command:
    """What ``seat`` asks for."""

    seat: Seat


@dataclass(slots=True)
class TakeBack(Command):
    """Return to version ``to`` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    to: Lasting | None = None


@dataclass(slots=True)
class CloseGame(Command):
    """End the game before it is over. No seat may: the platform does, as the automaton, for the host of the table.

    ``reason``: what the host tells the others; empty where he says nothing.
    """

    reason: Annotated[str, Longest(200)] = ""


@dataclass(slots=True)
class CheckClocks(Command):
    """Do what the table chose for a time that is up, or for a game that nobody plays any more.

    No seat may: the platform asks, as the automaton.
    """


@dataclass(slots=True)
class Event:
    """What happened."""


@dataclass(slots=True)
class Redacted(Event):
    """Something happened that this viewer may not read; it keeps its place in the stream."""


@dataclass(slots=True)
class ClockTerms:
    """The clocks of a table: ``kind`` is ``decision`` (each decision has ``seconds``) or ``bank`` (all together have).

    ``increment``: seconds that a bank gains after each decision. No clock runs from ``sleep_from`` to ``sleep_until``,
    minutes of the day in UTC; equal: there is no sleep. ``at_end``: what happens when time is up; ``default``: the
    prompt is answered with its default; ``computer``: a computer takes the seat until its player returns;
    ``computer-once``: a computer makes this decision alone. ``own_sleep``: so many minutes of a day at most a seat may
    let its own clock stand instead, at hours that it says before the start; 0: everybody has the hours of the table.
    ``warnings``: how many seconds before the end of its time a seat is warned, the earliest first.
    """

    kind: str
    seconds: int
    increment: int = 0
    sleep_from: int = 0
    sleep_until: int = 0
    at_end: str = "default"
    own_sleep: int = 0
    warnings: tuple[int, ...] = ()


@dataclass(slots=True)
class AbsenceTerms:
    """What happens when people stay away.

    ``remove_after``: seconds that the game waits for a seat before the others by vote, or the host, may play on without
    its player. ``substitute``: the computer that plays for whoever left or is out. ``end_after``: seconds without a
    command of a person after which the platform ends a game that waits for one; 0: never. ``abandoned``: how it ends;
    ``no-result``: without a ranking; ``absent-lose``: those for whom it waited are ranked behind all others.
    """

    remove_after: int = 86_400
    substitute: str = "casual"
    end_after: int = 0
    abandoned: str = "no-result"


@dataclass(slots=True)
class Config:
    """What a table agreed to play: an edition of a title, its variants in the manifest's order, its options.

    ``corrections`` is what the host's override file said when the game began, in the form of ``kernel.corrections``:
    a game carries them, so that whoever plays, replays or verifies it anywhere reads the same printed things.
    ``content`` is what the box printed when the game began, in the form of ``kernel.contents``; without it, what it
    prints today. ``clock``: the terms of the clocks; None: there are none. ``absence``: the terms for people who stay
    away; None: the defaults.
    """

    title: str
    edition: str
    seats: int
    variants: tuple[str, ...] = ()
    options: dict[str, str | int | bool] | None = None
    corrections: Annotated[str, Longest(65_536)] = ""
    content: Annotated[str, Longest(65_536)] = ""
    clock: ClockTerms | None = None
    absence: AbsenceTerms | None = None


@dataclass(slots=True)
class SeatTaken:
    """The holder of a seat: a name, the entropy (hex) it added to the seed, and the opponent when a computer plays.

    ``entropy_commitment`` is the SHA-256 (hex) of the entropy, which the table showed before the entropy was revealed;
    empty for a seat that adds nothing and in games of 0.1. ``sleep_from``, ``sleep_until``: minutes of the day in UTC
    between which the clock of this seat stands, where the table lets seats say it; equal: those of the table.
    """

    player: str
    entropy: str = ""
    opponent: str | None = None
    budget_ms: int = 0
    entropy_commitment: str = ""
    sleep_from: int = 0
    sleep_until: int = 0


@dataclass(slots=True)
class Branch:
    """Where a game begins that goes on from another one: as that stood after its ``version``.

    ``guessed``: only what ``viewer`` (None: a spectator) knew then is kept, and what was hidden from him was drawn by
    the first commit. ``position`` is the packed state in base64; as long as the game runs, nobody reads it.
    """

    game: str
    version: Lasting
    guessed: bool = False
    viewer: Seat | None = None
    position: str = ""


@dataclass(slots=True)
class SharedChance:
    """The group of tables that play with one chance, of which this game is number ``table``, from 0.

    ``group`` stands for the game in the commitment and in the key of the draws. ``pool``: by table, the digest (hex) of
    the entropy of its seats. ``games``: by table, its id. Unix ms ``until_ms``: whoever still plays then is stopped.
    """

    group: str
    table: Annotated[int, Range(0, 15)]
    pool: tuple[str, ...]
    games: tuple[str, ...]
    until_ms: Lasting


@dataclass(slots=True)
class GameStarted(Event):
    """The first event of every game: what is played, by whom, and the commitment to the seed (hex SHA-256).

    ``flow`` is a byte of the hash of whoever opened the table, None where nobody said it. Turns of computers are shared
    out fairly between flows. ``branch``: None for a game that begins with the set-up of its title. ``shared``: None
    for a game with a chance of its own.
    """

    game: str
    config: Config
    seats: tuple[SeatTaken, ...]
    commitment: str
    flow: int | None = None
    branch: Branch | None = None
    shared: SharedChance | None = None

    def without_position(self) -> "GameStarted":
        """As everybody may read it."""
        branch = self.branch
        if branch is None:
            return self
        told = Branch(branch.game, branch.version, branch.guessed, branch.viewer)
        return replace(self, branch=told)


@dataclass(slots=True)
class SeedRevealed(Event):
    """The last event of every game: the seed (hex), so that everybody can check every draw."""

    seed: str


@dataclass(slots=True)
class TakenBack(Event):
    """``seat`` took its latest commands back: the game stands again as it stood at version ``to``."""

    seat: Seat
    to: Lasting


@dataclass(slots=True)
class GameClosed(Event):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""


@dataclass(slots=True)
class EndExplained(Event):
    """What the host of the table says about the end that he made, behind ``GameClosed``."""

    words: str


@dataclass(slots=True)
class TimedOut(Event):
    """The time of ``seat`` was up: what follows is what the table chose for that."""

    seat: Seat


@dataclass(slots=True)
class DowntimeCredited(Event):
    """The platform was down since the commit before: so many milliseconds are charged to no clock.

    ``by_seat``: to none of each seat, where seats have hours of sleep of their own; empty: the same to all.
    """

    milliseconds: Lasting
    by_seat: tuple[Lasting, ...] = ()


@dataclass(slots=True)
class Standing:
    """One line of the final ranking; ``place`` counts from 1, ``tie_break`` says what decided it, if anything."""

    seat: Seat
    score: int
    place: int
    tie_break: str = ""


@dataclass(slots=True)
class ScorePart:
    """Some points, or something that is compared, by its stable name."""

    name: str
    value: int


@dataclass(slots=True)
class Score:
    """What the points of a seat are made of at the end; a seat beyond those of the table is its automaton.

    ``parts`` add up to ``total``. ``compared``: what decides between equal totals, in this order.
    """

    seat: Seat
    total: int
    parts: tuple[ScorePart, ...]
    compared: tuple[ScorePart, ...] = ()


@dataclass(slots=True)
class Outcome:
    """The final ranking, best first, and the stable name of the way the game ended."""

    reason: str
    ranking: tuple[Standing, ...]


@dataclass(slots=True)
class ScoredOutcome(Outcome):
    """An outcome with what the points are made of; without, where the game ended before its rules say so."""

    scores: tuple[Score, ...] = ()


def kebab(name: str) -> str:
    """``PlaceCowboy`` as ``place-cowboy``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
