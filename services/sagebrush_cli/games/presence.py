"""Absence at a game: the players away, what the others have said about it, and from when on they may play on."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.phrases import phrase

Frame = Mapping[str, Any]
SECOND = 1000


def is_away(frame: Frame, seat: int | None) -> bool:
    """Whether a computer plays ``seat``, and its player may come back."""
    away = (frame.get("presence") or {}).get("away", ())
    return any(one["seat"] == seat and one["returns"] for one in away)


def when(at: int, now: int) -> str:
    """An instant by the clock of this machine; the time alone if it is today."""
    moment, today = datetime.fromtimestamp(at / SECOND), datetime.fromtimestamp(now / SECOND)
    return f"{moment:%H:%M:%S}" if moment.date() == today.date() else f"{moment:%Y-%m-%d %H:%M}"


def lines(frame: Frame, renderer: EventRenderer, now: int) -> list[str]:
    """A line for everything that is known about people who are away and about the end of the game."""
    presence = frame.get("presence")
    if not presence or frame["over"]:
        return []
    return [*_away(presence, renderer, now), *_said(presence, renderer), *_due(presence, renderer, now)]


def _away(presence: Mapping[str, Any], renderer: EventRenderer, now: int) -> Iterator[str]:
    for one in presence.get("away", ()):
        named = {"name": renderer.name(one["seat"]), "computer": one["opponent"]}
        if not one["returns"]:
            yield phrase("{name} is out of the game; a computer ({computer}) plays.", **named)
        elif one.get("since"):
            since = when(one["since"], now)
            yield phrase("{name} is away since {time}; a computer ({computer}) plays.", **named, time=since)
        else:
            yield phrase("{name} is away; a computer ({computer}) plays.", **named)


def _said(presence: Mapping[str, Any], renderer: EventRenderer) -> Iterator[str]:
    if agreed := presence.get("agreed"):
        names = ", ".join(map(renderer.name, agreed))
        yield phrase("Asked to end the game: {names}. It ends when everybody does: type agree.", names=names)
    votes = presence.get("votes", ())
    for seat in sorted({vote["against"] for vote in votes}):
        names = ", ".join(renderer.name(vote["seat"]) for vote in votes if vote["against"] == seat)
        yield phrase("Asked to play on without {name}: {names}.", name=renderer.name(seat), names=names)


def _due(presence: Mapping[str, Any], renderer: EventRenderer, now: int) -> Iterator[str]:
    for one in presence.get("removable", ()):
        name = renderer.name(one["seat"])
        if one["at"] <= now:
            yield phrase("The game has waited long for {name}: type vote {number}.", name=name, number=one["seat"] + 1)
    if presence.get("abandoned_at"):
        at = when(presence["abandoned_at"], now)
        yield phrase("Unless somebody plays, the game ends on {time}.", time=at)
