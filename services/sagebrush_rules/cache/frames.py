"""What one caller wants to see of a commit, and the frames made of it.

Views and legal commands are costly and asked for again and again: the latest are kept, however many games there are.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec

from sagebrush_games.kernel.messages import Viewer
from sagebrush_history.applied_commit import AppliedCommit, effective_viewer
from sagebrush_history.presence import presence_json
from sagebrush_messages.catalogue import ENGLISH
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.holders import is_handed_over

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """A viewer, and what the frames for it hold."""

    viewer: Viewer
    events: bool = False
    views: bool = False
    legal: bool = False
    language: str = ENGLISH
    """Of the sentences of legal commands."""
    reference: bool = False
    """Whether views come without what never changes in a game, which is named instead."""
    is_computer: bool = False
    """Whether a worker asks: it gets the commands of a seat whose player left, and nobody else does."""
    holder: int | None = None
    """The number of the seat's holder for whom the frames are, where the caller says it."""
    presence: bool = False
    """Whether to tell who is there even where nobody left."""

    @property
    def needs_state(self) -> bool:
        """Whether a frame shows more than events."""
        return self.views or self.legal


class FrameEncoder:
    """Makes frames; the only place where a view leaves the service."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[tuple[str, AppliedCommit, Viewer], Any] = OrderedDict()

    def frame(self, applied: AppliedCommit, wanted: FrameRequest, is_sealed: bool = True) -> wire.Frame:
        """``applied`` as the viewer may know it; raises the RulesProblem of a seat the table does not have.

        ``is_sealed``: whether the end of a game that shares its chance hides the seed; no other is sealed.
        """
        viewer = wanted.viewer
        if viewer is not None and not applied.table.has_actor(viewer):
            raise problems.no_such_seat(viewer, "viewer.seat")
        if is_handed_over(applied, viewer, wanted.holder):
            raise problems.seat_handed_over(applied.version)
        frame = public_frame(applied, wanted.presence)
        frame.sealed = is_sealed and applied.ends_group_game
        if wanted.events:
            frame.events = applied.events_json(viewer, is_sealed)
        if wanted.views:
            self._add_view(frame, applied, wanted)
        if wanted.legal and has_left(applied, viewer) and not wanted.is_computer:
            frame.legal = b"[]"
            frame.take_back_left = 0
        elif wanted.legal:
            choices = partial(applied.choices, language=wanted.language)
            frame.legal, frame.legal_groups = self._kept_or_made(f"legal {wanted.language}", applied, viewer, choices)
            frame.take_back.extend(applied.take_back(viewer))
            if viewer is not None:
                frame.take_back_left = applied.returns_left(viewer)
        return frame

    def _add_view(self, frame: wire.Frame, applied: AppliedCommit, wanted: FrameRequest) -> None:
        viewer, named = effective_viewer(wanted.viewer), applied.table.view_content.hash
        if wanted.reference and named:
            frame.view = self._kept_or_made("referring view", applied, viewer, applied.referring_view_json)
            frame.view_content = named
        else:
            frame.view = self._kept_or_made("view", applied, viewer, applied.view_json)

    def _kept_or_made(self, kind: str, applied: AppliedCommit, viewer: Viewer, make: Callable[[Viewer], Made]) -> Made:
        key = kind, applied, viewer
        kept: Made | None = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = make(viewer)
            if len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
        return kept


def has_left(applied: AppliedCommit, viewer: Viewer) -> bool:
    """Whether ``viewer`` is a seat whose player left, so that a computer decides for it."""
    found = None if viewer is None else applied.platform.control.of(viewer)
    return found is not None and bool(found.opponent)


def public_frame(applied: AppliedCommit, with_presence: bool) -> wire.Frame:
    """A frame without events, view and legal commands: what everybody may know."""
    frame = wire.Frame(
        version=applied.version, time_ms=applied.time_ms, over=applied.is_over, title=applied.table.title.id,
        awaited=list(_awaited(applied)), outcome=applied.outcome, played_ms=applied.platform.presence.seen_ms,
    )  # fmt: skip
    if applied.actor is not None:
        frame.actor = applied.actor
    if applied.clocks is not None:
        frame.clock = applied.clock_json()
    frame.presence = presence_json(applied, with_presence)
    if applied.hint is not None:
        frame.hint = applied.hint
    if applied.lowered is not None:
        frame.lowered = msgspec.json.encode(applied.lowered)
    return frame


def _awaited(applied: AppliedCommit) -> Iterator[wire.Awaited]:
    """The seats that are asked, what, and the computer that answers for each."""
    for seat, prompt in zip(applied.awaited, applied.prompts, strict=True):
        computer = applied.computer(seat)
        opponent = wire.Opponent(name=computer.name, budget_ms=computer.budget_ms) if computer is not None else None
        yield wire.Awaited(seat=seat, prompt=prompt, opponent=opponent)
