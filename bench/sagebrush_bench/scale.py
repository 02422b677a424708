"""How much is measured: in full, or just enough to see that everything works."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Sizes of every figure; ``runs`` samples stand behind each median and each ratio."""

    runs: int
    pairs: int
    clients: int
    """Clients at once, each on a game of its own."""
    commands: int
    """Commands of one client in one run."""
    appends: int
    """Appends in one run."""
    playouts: int
    """Random games in one run."""
    live_games: int
    streams: int
    rate: int
    """Commands a second at most in the open loop."""
    soak_seconds: int
    looks: int
    """Views of a finished game in one run."""
    turns: int
    """Turns of a computer in one run, at least."""
    decisions: int
    """Decisions of a level in one run."""
    rush: int
    """Turns of computers that are due at once."""
    clocks: int
    """Games in which a clock runs for days."""
    ends: int
    """Games in which a time is up every few seconds."""
    together: int
    """Games in which a time is up at once."""
    together_in: float
    """Seconds from the creation of the first of them to that instant."""
    watched: float
    """Seconds in which clocks are watched, in one run."""
    page_commits: int
    """Commits that a page follows in one run."""
    page_peer: bool
    """Whether another table is brought from npm and measured beside the page."""
    page_memory: int
    """Commits after which the memory of a page is looked at."""
    starts: int
    """Times the platform is started."""
    idle: float
    """Seconds after a start, without any request, before memory is looked at."""


FULL = Scale(
    runs=5,
    pairs=5,
    clients=32,
    commands=120,
    appends=12_000,
    playouts=20,
    live_games=10_000,
    streams=1_000,
    rate=1_000,
    soak_seconds=600,
    looks=400,
    turns=60,
    decisions=6,
    rush=1_000,
    clocks=10_000,
    ends=200,
    together=1_000,
    together_in=30,
    watched=10,
    page_commits=100,
    page_peer=True,
    page_memory=1_000,
    starts=5,
    idle=5,
)
QUICK = Scale(
    runs=1,
    pairs=1,
    clients=2,
    commands=4,
    appends=64,
    playouts=1,
    live_games=4,
    streams=2,
    rate=20,
    soak_seconds=1,
    looks=3,
    turns=2,
    decisions=1,
    rush=3,
    clocks=6,
    ends=3,
    together=4,
    together_in=7,
    watched=1,
    page_commits=5,
    page_peer=False,
    page_memory=10,
    starts=1,
    idle=0.5,
)
