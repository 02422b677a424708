"""``sagebrush replay``: a game at one version, or from the first to the last."""

from rich.pretty import Pretty

from sagebrush_cli import screen
from sagebrush_cli.client.api import Api, Json
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.watch import show_awaited, show_frame


def run(api: Api, game: str, version: int | None, viewer: str | None, as_json: bool, thoughts: bool = False) -> None:
    """Show a game after commit ``version`` as ``viewer`` may know it; all its commits when no version is named."""
    renderer = EventRenderer.of(api, game)
    newest = api.get(f"/games/{game}")["version"]
    if version is None:
        for frame in api.frames(game, 0, newest, viewer, thoughts):
            _show(frame, renderer, as_json)
        return
    first = next(api.frames(game, 0, 1, viewer))
    renderer.learn(first)
    for frame in api.frames(game, version - 1, version, viewer, thoughts):
        _show(frame, renderer, as_json)
        if not as_json:
            screen.console.print(Pretty(frame["view"]))


def show_thought(thought: Json | None) -> None:
    """What a computer thought of its command, if it said something."""
    if thought is None:
        return
    instead = f" instead of {thought['opponent']} ({thought['lowered']})" if thought["lowered"] else ""
    waited = f", {thought['waiting']} turns waited" if thought["waiting"] else ""
    expected = "".join(f" · seat {seat} {share:.0%}" for seat, share in enumerate(thought["shares"]))
    screen.say(f"      {thought['level']}{instead}{waited}: {thought['milliseconds']} ms{expected}", "dim")
    for candidate in thought["candidates"]:
        screen.say(f"        {candidate['value']:>8.3f}  {candidate['sentence']}", "dim")


def _show(frame: Json, renderer: EventRenderer, as_json: bool) -> None:
    """One frame in words or as it is."""
    if as_json:
        screen.emit(frame)
    else:
        show_frame(frame, renderer)
        show_thought(frame.get("thought"))
        show_awaited(frame, renderer)
