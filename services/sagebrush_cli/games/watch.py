"""``sagebrush watch``: a game as it happens."""

from sagebrush_cli import screen
from sagebrush_cli.games.ending import show_outcome
from sagebrush_cli.games.event_renderer import EventRenderer, event_lines, waiting
from sagebrush_client import Client
from sagebrush_client.frames import AnyFrame


def run(api: Client, game: str, viewer: str | None, as_json: bool) -> None:
    """Tell every commit of a game, from the first to the last."""
    renderer = EventRenderer.of(api, game)
    for frame in api.game(game).follow(viewer=viewer):
        if as_json:
            screen.emit(frame)
        else:
            show_frame(frame, renderer)
            show_awaited(frame, renderer)


def show_frame(frame: AnyFrame, renderer: EventRenderer) -> None:
    """One commit in words, and the ranking after the last."""
    renderer.learn(frame)
    for place, line in enumerate(event_lines(frame, renderer) or [renderer.name(frame["actor"])]):
        screen.say(f"{'' if place else frame['version']:>4}  {line}")
    if frame["over"]:
        show_outcome(frame["outcome"], renderer)


def show_awaited(frame: AnyFrame, renderer: EventRenderer) -> None:
    """The seats that a running game waits for."""
    if not frame["over"]:
        screen.say(f"      {waiting(frame, renderer)}", "dim")
