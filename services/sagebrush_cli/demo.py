"""``sagebrush demo``: one game through the public API, from the open table to the verified file."""

import json
import random
import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from pathlib import Path

from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from sagebrush_cli import export, screen, verify
from sagebrush_cli.api import Api, Json
from sagebrush_cli.promise import Promise
from sagebrush_cli.tables import Wanted, manifest
from sagebrush_cli.turns import Turns
from sagebrush_cli.watch import tell_outcome
from sagebrush_cli.words import Cast, secrets, told, waiting

SEATS = 4
LINES = 10
"""Lines of the progress display."""
STOPS = (0.1, 0.5, 0.9)
"""Where the replay stops, as parts of the whole game."""


@dataclass(slots=True)
class Followed:
    """A game as far as it was followed."""

    cast: Cast
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=LINES))
    newest: Json = field(default_factory=dict)
    mine: int = 0
    """Commands that the scripted client sent."""


def run(url: str, title: str, folder: Path, as_json: bool) -> None:
    """Play, tell, replay, export and verify one game."""
    began, api = time.monotonic(), Api(url)
    api.welcome("Scripted Sam")
    promise = _started(api, title)
    game = promise.game
    followed = _played(api, game, as_json)
    _tell(followed, time.monotonic() - began, as_json)
    _replayed(api, game, followed, as_json)
    path = folder / f"{game}.ndjson"
    export.save(api, game, None, path, as_json)
    verify.run(path, as_json, promise.commitment)


def _started(api: Api, title: str) -> Promise:
    """A game with the scripted client on the first seat and three computers, Outlaws included where there are any."""
    offered = {variant["id"] for variant in manifest(api, title)["variants"]}
    return Wanted(title, SEATS, "greedy", sorted(offered & {"outlaws"})).opened(api)


def _played(api: Api, game: str, as_json: bool) -> Followed:
    """The game to its end: the stream is followed, and answered whenever it is our turn."""
    dice, followed, turns = random.Random(game), Followed(Cast.of(api, game)), Turns(api, game)
    with Live(console=screen.console, refresh_per_second=8, transient=True) as live:
        for moment in api.follow(game, legal=True):
            _note(followed, moment)
            if as_json:
                screen.emit({"version": moment["version"], "actor": moment["actor"], "over": moment["over"]})
            else:
                live.update(_picture(game, followed))
            if legal := turns.choices(moment):
                followed.mine += turns.take(dice.choice(legal)["command"], moment)
    return followed


def _note(followed: Followed, moment: Json) -> None:
    """Remember a moment and its lines."""
    followed.cast.learn(moment)
    followed.newest = moment
    followed.lines.extend(f"{moment['version']:>4}  {line}" for line in told(moment, followed.cast))


def _picture(game: str, followed: Followed) -> Panel:
    """The progress display: the last events, and whom the game waits for."""
    moment = followed.newest
    text = Text("\n".join(followed.lines), no_wrap=True, overflow="ellipsis")
    below = f"version {moment['version']} · {waiting(moment, followed.cast)}"
    return Panel(text, title=f"Game {game}", subtitle=below, height=LINES + 2)


def _tell(followed: Followed, seconds: float, as_json: bool) -> None:
    """The ranking, and how the game went."""
    moment = followed.newest
    if as_json:
        screen.emit({"outcome": moment["outcome"], "seconds": round(seconds, 1)})
        return
    screen.say(f"{moment['version']} commits in {seconds:.1f} s, {followed.mine} of them ours.")
    tell_outcome(moment["outcome"], followed.cast)


def _replayed(api: Api, game: str, followed: Followed, as_json: bool) -> None:
    """Some versions as everybody saw them: what happened, and what a seat knew that a spectator did not."""
    rows = [_row(api, game, version, followed.cast) for version in _stops(followed.newest["version"])]
    headings = ("version", "what everybody was told", "a spectator saw", "who knew more")
    if as_json:
        screen.emit({"replay": [dict(zip(headings, row, strict=True)) for row in rows]})
    else:
        screen.show_table("The replay, as everybody saw it", headings, rows)


def _stops(last: int) -> list[int]:
    """The versions at which the replay stops."""
    return [*(max(1, int(last * stop)) for stop in STOPS), last]


def _row(api: Api, game: str, version: int, cast: Cast) -> list[str]:
    """A line of the replay: version, events, the size of the public view, and what each seat knew beyond it."""
    viewers = ["spectator", *map(str, range(len(cast.names)))]
    moments = [next(api.frames(game, version - 1, version, viewer)) for viewer in viewers]
    public, *seats = [moment["view"] for moment in moments]
    size = f"{len(json.dumps(public, separators=(',', ':')))} bytes"
    return [str(version), "\n".join(told(moments[0], cast)), size, "\n".join(_knowing(seats, public, cast))]


def _knowing(views: list[Json], public: Json, cast: Cast) -> list[str]:
    """A line for each thing of which seats knew more than everybody, with their names."""
    knowing: defaultdict[str, list[str]] = defaultdict(list)
    for seat, view in enumerate(views):
        for thing in secrets(view, public):
            knowing[thing].append(cast.name(seat))
    return [f"{thing}: {', '.join(names)}" for thing, names in knowing.items()] or ["nobody"]
