"""The file of a finished game as frames, as the platform gives them, without a platform."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_client.frames import AnyFrame
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Viewer
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_history.verify import checked_file
from sagebrush_messages.templates import telling


class NoSuchSeat(Exception):
    """The table of the file has no such seat."""

    def __init__(self, seat: object) -> None:
        super().__init__(f"The table has no seat {seat}.")


@dataclass(frozen=True, slots=True)
class FiledCommit:
    """A commit of a file that was checked, and the table at which it was made."""

    table: GameTable
    frame: AnyFrame


def viewer_of(text: str | None) -> Viewer:
    """The viewer by a seat's number or ``spectator``; raises NoSuchSeat."""
    if text in (None, "spectator"):
        return None
    if not text.isdecimal():
        raise NoSuchSeat(text)
    return int(text)


def filed_commits(data: bytes, viewer: Viewer) -> Iterator[FiledCommit]:
    """Every commit as ``viewer`` may know it; raises NoSuchSeat, and what `checked_file` does after those that hold."""
    for one in checked_file(data, TitleRegistry(TITLES.values())):
        table = one.applied.table
        if viewer is not None and viewer not in range(len(table.started.seats)):
            raise NoSuchSeat(viewer)
        yield FiledCommit(table, frame_of(one.applied, viewer))


def frame_of(applied: AppliedCommit, viewer: Viewer) -> AnyFrame:
    """A commit of a finished game with the view after it."""
    frame: AnyFrame = {
        "version": applied.version,
        "time": applied.time_ms,
        "actor": applied.actor,
        "events": json.loads(applied.events_json(viewer, is_sealed=False)),
        "view": json.loads(applied.view_json(viewer)),
        "awaited": [
            {"seat": seat, "prompt": prompt} for seat, prompt in zip(applied.awaited, applied.prompts, strict=True)
        ],
        "over": applied.is_over,
    }
    if applied.outcome:
        frame["outcome"] = json.loads(applied.outcome)
    return frame


def renderer_of(table: GameTable, language: str) -> EventRenderer:
    """The words of a title in ``language``, with the corrections that the game carries."""
    title = table.title
    told = telling(title, table.catalogues.in_language(language), table.started.config.corrections)
    return EventRenderer(told, title.id)
