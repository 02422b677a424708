"""``sagebrush demo``: one game through the public API, from the open table to the verified file."""

import json
import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from pathlib import Path

from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from sagebrush_cli import screen
from sagebrush_cli.client.tables import TableSetup
from sagebrush_cli.client.terms import Terms
from sagebrush_cli.games import clock, export
from sagebrush_cli.games.demo_player import DemoPlayer
from sagebrush_cli.games.ending import show_outcome
from sagebrush_cli.games.event_renderer import EventRenderer, event_lines, secrets, waiting
from sagebrush_cli.records import verify
from sagebrush_client import Client, Promise, Told
from sagebrush_client.frames import AnyFrame, Json

SEATS = 4
LINES = 10
"""Lines of the progress display."""
TERMS = Terms(clock="10m+5s", at_end="computer")
STOPS = (0.1, 0.5, 0.9)
"""Where the replay stops, as parts of the whole game."""


@dataclass(slots=True)
class FollowedGame:
    """A game as far as it was followed."""

    renderer: EventRenderer
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=LINES))
    newest: AnyFrame = field(init=False)
    told: Told = field(default_factory=Told)
    mine: int = 0
    """Commands that the scripted client sent."""
    absence: str = ""
    """How long somebody else played for it."""


def run(url: str, title: str, folder: Path, as_json: bool) -> None:
    """Play, tell, replay, export and verify one game, and offer the next one."""
    began, api = time.monotonic(), Client(url)
    api.register("Scripted Sam")
    promise = _started(api, title)
    game = promise.game
    followed = _played(api, game, as_json)
    _tell(followed, time.monotonic() - began, as_json)
    _replayed(api, game, followed, as_json)
    path = folder / f"{game}.ndjson"
    export.save(api, game, None, path, as_json)
    _verified(path, promise, followed.told, as_json)
    _rematch(api, game, as_json)


def _started(api: Client, title: str) -> Promise:
    """A game with the scripted client on the first seat and three computers, Outlaws included where there are any."""
    offered = {variant["id"] for variant in api.title(title)["variants"]}
    return TableSetup(title, SEATS, "greedy", sorted(offered & {"outlaws"}), terms=TERMS).opened(api)


def _played(api: Client, game: str, as_json: bool) -> FollowedGame:
    """The game to its end: the stream is followed, and answered whenever it is our turn."""
    followed, player = FollowedGame(EventRenderer.of(api, game)), DemoPlayer(api, game)
    with Live(console=screen.console, refresh_per_second=8, transient=True) as live:
        for frame in api.game(game).follow(legal=True):
            _remember(followed, frame)
            if as_json:
                screen.emit({"version": frame["version"], "actor": frame["actor"], "over": frame["over"]})
            else:
                live.update(_picture(api, game, followed))
            player.answer(frame)
    followed.mine, followed.absence = player.commands, player.told
    return followed


def _remember(followed: FollowedGame, frame: AnyFrame) -> None:
    """Remember a frame and its lines."""
    followed.renderer.learn(frame)
    followed.told.note(frame)
    followed.newest = frame
    followed.lines.extend(f"{frame['version']:>4}  {line}" for line in event_lines(frame, followed.renderer))


def _picture(api: Client, game: str, followed: FollowedGame) -> Panel:
    """The progress display: the last events, and whom the game waits for."""
    frame = followed.newest
    text = Text("\n".join(followed.lines), no_wrap=True, overflow="ellipsis")
    time_left = clock.line(frame, 0, followed.renderer, api.now()).strip()
    below = " · ".join(filter(None, (f"version {frame['version']}", waiting(frame, followed.renderer), time_left)))
    return Panel(text, title=f"Game {game}", subtitle=below, height=LINES + 2)


def _tell(followed: FollowedGame, seconds: float, as_json: bool) -> None:
    """The ranking, and how the game went."""
    frame = followed.newest
    if as_json:
        screen.emit({"outcome": frame["outcome"], "seconds": round(seconds, 1)})
        return
    screen.say(f"{frame['version']} commits in {seconds:.1f} s, {followed.mine} of them ours. {followed.absence}")
    show_outcome(frame["outcome"], followed.renderer)


def _replayed(api: Client, game: str, followed: FollowedGame, as_json: bool) -> None:
    """Some versions as everybody saw them: what happened, and what a seat knew that a spectator did not."""
    rows = [_row(api, game, version, followed.renderer) for version in _stops(followed.newest["version"])]
    headings = ("version", "what everybody was told", "a spectator saw", "who knew more")
    if as_json:
        screen.emit({"replay": [dict(zip(headings, row, strict=True)) for row in rows]})
    else:
        screen.show_table("The replay, as everybody saw it", headings, rows)


def _stops(last: int) -> list[int]:
    """The versions at which the replay stops."""
    return [*(max(1, int(last * stop)) for stop in STOPS), last]


def _row(api: Client, game: str, version: int, renderer: EventRenderer) -> list[str]:
    """A line of the replay: version, events, the size of the public view, and what each seat knew beyond it."""
    viewers = ["spectator", *map(str, range(len(renderer.names)))]
    frames = [next(api.game(game).frames(version - 1, version, viewer)) for viewer in viewers]
    public, *seats = [frame["view"] for frame in frames]
    size = f"{len(json.dumps(public, separators=(',', ':')))} bytes"
    return [
        str(version),
        "\n".join(event_lines(frames[0], renderer)),
        size,
        "\n".join(_knowing(seats, public, renderer)),
    ]


def _knowing(views: list[Json], public: Json, renderer: EventRenderer) -> list[str]:
    """A line for each thing of which seats knew more than everybody, with their names."""
    knowing: defaultdict[str, list[str]] = defaultdict(list)
    for seat, view in enumerate(views):
        for thing in secrets(view, public):
            knowing[thing].append(renderer.name(seat))
    return [f"{thing}: {', '.join(names)}" for thing, names in knowing.items()] or ["nobody"]


def _verified(path: Path, promise: Promise, told: Told, as_json: bool) -> None:
    """The verdict on the file by the rules, by what the table had promised, and by what was told during the game."""
    data = path.read_bytes()
    verdict = verify.verdict_at_end(data, promise.commitment, is_sealed=False)
    verify.tell(path, verify.as_told(data, verify.as_promised(data, verdict, promise), told), as_json)


def _rematch(api: Client, game: str, as_json: bool) -> None:
    """The table at which everybody plays again; nobody waits there, so that it is closed."""
    table = api.table(game).rematch()["table"]
    if as_json:
        screen.emit({"rematch": table})
    else:
        screen.say(f"Rematch: {api.url}/#/table/{table} keeps everybody's seat; the demo closes it.")
    api.table(table).close()
