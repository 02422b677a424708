"""``sagebrush replay``: a game at one version, or from the first to the last."""

from sagebrush_cli import screen
from sagebrush_cli.drawings.drawing import show_table
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.watch import show_awaited, show_frame
from sagebrush_client import Client, Problem
from sagebrush_client.frames import AnyFrame
from sagebrush_client.types.api import ThoughtResponse

PAGE = 500
"""Commits whose events are asked for at once."""


def run(api: Client, game: str, version: int | None, viewer: str | None, as_json: bool, thoughts: bool = False) -> None:
    """Show a game after commit ``version`` as ``viewer`` may know it; all its commits when no version is named."""
    renderer = EventRenderer.of(api, game)
    newest = api.get(f"/games/{game}")["version"]
    if version is None:
        for frame in api.game(game).frames(0, newest, viewer, thoughts):
            _show(frame, renderer, as_json)
        return
    if version > newest:
        raise Problem("no-such-version", f"The game has versions 1 to {newest}.")
    _learn_names(api, game, version - 1, viewer, renderer)
    for frame in api.game(game).frames(version - 1, version, viewer, thoughts):
        _show(frame, renderer, as_json)
        if not as_json:
            show_table(renderer.title, frame["view"], renderer)


def _learn_names(api: Client, game: str, version: int, viewer: str | None, renderer: EventRenderer) -> None:
    """Takes the names of the players from the events up to ``version``: a seat may have changed hands on the way."""
    after: int | None = 0
    while after is not None and after < version:
        asked = {"after": after, "until": version, "limit": PAGE, "view": "false", "as": viewer}
        page = api.get(f"/games/{game}/frames", **asked)
        for frame in page["frames"]:
            renderer.learn(frame)
        after = page["next"]


def show_thought(thought: ThoughtResponse | None) -> None:
    """What a computer thought of its command, if it said something."""
    if thought is None:
        return
    instead = f" instead of {thought['opponent']} ({thought['lowered']})" if thought["lowered"] else ""
    waited = f", {thought['waiting']} turns waited" if thought["waiting"] else ""
    expected = "".join(f" · seat {seat} {share:.0%}" for seat, share in enumerate(thought["shares"]))
    screen.say(f"      {thought['level']}{instead}{waited}: {thought['milliseconds']} ms{expected}", "dim")
    for candidate in thought["candidates"]:
        screen.say(f"        {candidate['value']:>8.3f}  {candidate['sentence']}", "dim")


def _show(frame: AnyFrame, renderer: EventRenderer, as_json: bool) -> None:
    """One frame in words or as it is."""
    if as_json:
        screen.emit(frame)
    else:
        show_frame(frame, renderer)
        show_thought(frame.get("thought"))
        show_awaited(frame, renderer)
