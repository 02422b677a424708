"""Taking back: a seat's own latest commands, unless they drew or revealed something or somebody else has decided since.

The record only grows: a commit that takes back says at which version the game stands again. So no state knows its past,
and what was taken back stands no longer, but stays written.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from sagebrush_games.kernel.messages import Event, Seat, TakeBack, TakenBack
from sagebrush_games.kernel.refusal import (
    GAME_OVER,
    NOT_AWAITED,
    NOTHING_TO_TAKE_BACK,
    TOO_FAR_BACK,
    UNDO_LIMIT_REACHED,
    Refusal,
)

MOST = 100
"""Commits of one turn that may come to nothing: who is about to lose must not fill the record of the game."""


class Window(NamedTuple):
    """The seat that alone has decided since a version, and the ``versions`` it may return to, oldest first."""

    seat: Seat | None
    since: int
    versions: tuple[int, ...]


CLOSED = Window(None, 0, ())


def settled(version: int) -> Window:
    """The window after the commit ``version``, which is never taken back."""
    return Window(None, version, ())


def followed(window: Window, version: int, seat: Seat) -> Window:
    """The window after the commit ``version`` of ``seat``, which may be taken back."""
    before = version - 1
    if seat != window.seat:
        return Window(seat, before, (before,))
    return Window(seat, window.since, (*window.versions, before))


def returned(window: Window, to: int) -> Window:
    """The window after its seat returned to version ``to``."""
    return window._replace(versions=tuple(version for version in window.versions if version < to))


def offered(window: Window, version: int, awaited: Collection[Seat], seat: Seat) -> Sequence[int]:
    """The versions that ``seat`` may return to from ``version``, oldest first."""
    return () if _refusal(window, version, awaited, seat) else window.versions


def returns_left(window: Window, version: int, seat: Seat) -> int:
    """How many more commits of the turn of ``seat`` may come to nothing; at 0 its next step cannot be taken back."""
    return MOST if seat != window.seat else max(0, MOST - _lost(window, version))


def _lost(window: Window, version: int) -> int:
    """The commits of the seat's turn that came to nothing: those taken back, and those that took them back."""
    return version - window.since - len(window.versions)


def destination(window: Window, version: int, awaited: Collection[Seat], command: TakeBack) -> int:
    """The version that ``command`` returns to from ``version``; raises Refusal."""
    code = _refusal(window, version, awaited, command.seat)
    if code is not None:
        raise Refusal(code)
    if command.to is None:
        return window.versions[0]
    if command.to not in window.versions:
        raise Refusal(TOO_FAR_BACK)
    return command.to


def _refusal(window: Window, version: int, awaited: Collection[Seat], seat: Seat) -> str | None:
    """Why ``seat`` may take nothing back, or None."""
    if not awaited:
        return GAME_OVER
    if seat not in awaited:
        return NOT_AWAITED
    if seat != window.seat or not window.versions:
        return NOTHING_TO_TAKE_BACK
    if _lost(window, version) >= MOST:
        return UNDO_LIMIT_REACHED
    return None


def return_of(events: Sequence[Event]) -> int | None:
    """The version to which a commit with these events returns; None for any other commit."""
    first = events[0] if events else None
    return first.to if isinstance(first, TakenBack) else None


def standing(
    events: Callable[[int], Sequence[Event]], version: int, is_known: Callable[[int], bool]
) -> tuple[int, list[Sequence[Event]]]:
    """A version whose state is known, and the events of each commit after it that stands at ``version``.

    events(version): those of the commit that made it. is_known(version): always true of 0.
    """
    found: list[Sequence[Event]] = []
    while not is_known(version):
        told = events(version)
        to = return_of(told)
        if to is None:
            found.append(told)
        version = version - 1 if to is None else to
    return version, found[::-1]
